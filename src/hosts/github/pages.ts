import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { ProductApi } from "../../shared/json-api.ts";
import {
  describeMessage,
  encodePath,
  excerptFile,
  excerptMarkdown,
  excerptText,
  type LinkedPage,
  type RefAndPath,
  splitPath,
  splitRef,
} from "../../shared/linked-page.ts";
import { repositoryPath } from "../code-host.ts";

/** What a page of GitHub shows; `repository` is `owner/name`. */
export type GitHubLink = { repository: string } & (
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  | { kind: "file" | "directory"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
  /** `tag` is undefined for the latest release. */
  | { kind: "release"; tag: string | undefined }
);

type Shown = GitHubLink extends infer Link ? (Link extends GitHubLink ? Omit<Link, "repository"> : never) : never;

/** What an address at GitHub's web origin shows; undefined for a page of another kind. */
export function parseGitHubLink(url: URL): GitHubLink | undefined {
  const [owner, name, ...rest] = splitPath(url) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const shown = parseShown(rest);
  return shown && { repository: `${owner}/${name.replace(/\.git$/, "")}`, ...shown };
}

function parseShown([kind, ...rest]: readonly string[]): Shown | undefined {
  const [first = "", second] = rest;
  const number = /^[1-9]\d{0,9}$/.test(first) ? Number(first) : undefined;
  switch (kind) {
    case undefined:
      return { kind: "repository" };
    case "issues":
      return number === undefined ? undefined : { kind: "issue", number };
    case "pull":
      return number === undefined ? undefined : { kind: "pullRequest", number };
    case "blob":
    case "blame":
    case "raw":
      return second === undefined ? undefined : { kind: "file", refAndPath: rest };
    case "tree":
      return first === "" ? undefined : { kind: "directory", refAndPath: rest };
    case "commit":
      return first === "" ? undefined : { kind: "commit", ref: first };
    case "releases":
      if (first === "latest") return { kind: "release", tag: undefined };
      return first === "tag" && second !== undefined ? { kind: "release", tag: rest.slice(1).join("/") } : undefined;
    default:
      return undefined;
  }
}

const Repository = z.object({ full_name: z.string(), description: z.nullish(z.string()) });
const Titled = z.object({ title: z.string(), body: z.nullish(z.string()) });
const Commit = z.object({ commit: z.object({ message: z.string() }) });
const Release = z.object({ name: z.nullish(z.string()), tag_name: z.string(), body: z.nullish(z.string()) });
const Entries = z.array(z.object({ name: z.string() }));
const Refs = z.array(z.object({ ref: z.string() }));

const RAW = "application/vnd.github.raw+json";

/** A repository of GitHub: where it is below the API, and how a failure names it. */
type Place = { repository: string; at: string };
type Named<Kind extends GitHubLink["kind"]> = Extract<GitHubLink, { kind: Kind }>;

/** Reads a page of GitHub through its API. Throws what the API refuses, as `ReleaseDocsError` of `product/`. */
export async function readGitHubPage(api: ProductApi, link: GitHubLink): Promise<LinkedPage> {
  const { repository } = link;
  const place: Place = { repository, at: `/repos/${repositoryPath("GitHub", repository)}` };
  switch (link.kind) {
    case "repository": {
      const question = { doing: `show the repository ${repository}`, path: place.at, answer: Repository };
      const { value } = await api.read(question);
      return { title: value.full_name, excerpt: excerptText(value.description ?? "") };
    }
    case "issue":
    case "pullRequest":
      return readTitled(api, place, link);
    case "commit":
      return readCommit(api, place, link.ref);
    case "release":
      return readRelease(api, place, link.tag);
    default:
      return readSource(api, place, link);
  }
}

async function readTitled(
  api: ProductApi,
  { repository, at }: Place,
  { kind, number }: { kind: "issue" | "pullRequest"; number: number },
): Promise<LinkedPage> {
  const [spoken, path] = kind === "issue" ? ["issue", "issues"] : ["pull request", "pulls"];
  const doing = `show ${spoken} ${number} of ${repository}`;
  const { value } = await api.read({ doing, path: `${at}/${path}/${number}`, answer: Titled });
  return { title: value.title, excerpt: excerptMarkdown(value.body ?? "") };
}

async function readCommit(api: ProductApi, { repository, at }: Place, ref: string): Promise<LinkedPage> {
  const doing = `show a commit of ${repository}`;
  const { value } = await api.read({ doing, path: `${at}/commits/${encodePath(ref)}`, answer: Commit });
  return describeMessage(value.commit.message);
}

async function readRelease(api: ProductApi, place: Place, tag: string | undefined): Promise<LinkedPage> {
  const path = tag === undefined ? "latest" : `tags/${encodePath(tag)}`;
  const doing = `show a release of ${place.repository}`;
  try {
    const { value } = await api.read({ doing, path: `${place.at}/releases/${path}`, answer: Release });
    return { title: value.name || value.tag_name, excerpt: excerptMarkdown(value.body ?? "") };
  } catch (error) {
    if (!isMissing(error) || tag === undefined) throw error;
    // A tag has a page there too, with its commit and without a release.
    const { title } = await readCommit(api, place, `tags/${tag}`);
    return { title: tag, excerpt: excerptText(title) };
  }
}

async function readSource(
  api: ProductApi,
  place: Place,
  { kind, refAndPath }: Named<"file" | "directory">,
): Promise<LinkedPage> {
  const [first = "", ...rest] = refAndPath;
  const read = kind === "file" ? readFile : readDirectory;
  try {
    return await read(api, place, { ref: first, path: rest.join("/") });
  } catch (error) {
    if (!isMissing(error) || rest.length === 0) throw error;
    const source = splitRef(refAndPath, await listRefs(api, place, refAndPath));
    // Its own words are the reason where no longer name of a branch fits.
    if (source === undefined || source.ref === first) throw error;
    return read(api, place, source);
  }
}

type Source = { ref: string; path: string };

async function readFile(api: ProductApi, { repository, at }: Place, { ref, path }: Source): Promise<LinkedPage> {
  const doing = `show a file of ${repository}`;
  const content = await api.readText({ doing, path: buildContentsPath(at, { ref, path }), accept: RAW });
  return { title: path, excerpt: excerptFile(path, content) };
}

async function readDirectory(api: ProductApi, { repository, at }: Place, source: Source): Promise<LinkedPage> {
  const doing = `show a directory of ${repository}`;
  const { value } = await api.read({ doing, path: buildContentsPath(at, source), answer: Entries });
  const names = value.map(({ name }) => name).join(", ");
  return { title: source.path || `${repository} at ${source.ref}`, excerpt: excerptText(names) };
}

function buildContentsPath(at: string, { ref, path }: Source): string {
  const below = path === "" ? "" : `/${encodePath(path)}`;
  return `${at}/contents${below}?ref=${encodeURIComponent(ref)}`;
}

/** The branches and tags whose names begin as the address does. */
async function listRefs(api: ProductApi, { repository, at }: Place, [first = ""]: RefAndPath): Promise<string[]> {
  const lists = await Promise.all(
    ["heads", "tags"].map(async (kind) => {
      const path = `${at}/git/matching-refs/${kind}/${encodeURIComponent(first)}`;
      const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
      return value.map(({ ref }) => ref.slice(`refs/${kind}/`.length));
    }),
  );
  return lists.flat();
}

function isMissing(error: unknown): boolean {
  return error instanceof ReleaseDocsError && error.code === "product/not-found";
}
