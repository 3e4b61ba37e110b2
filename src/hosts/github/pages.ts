import * as z from "zod/mini";
import type { ProductApi } from "../../shared/json-api.ts";
import {
  describeMessage,
  encodePath,
  excerptFile,
  excerptMarkdown,
  excerptText,
  type LinkedPage,
  type RefAndPath,
} from "../../shared/linked-page.ts";
import { repositoryPath } from "../code-host.ts";
import {
  isMissing,
  parseNumber,
  parseRepositoryLink,
  type RepositoryPath,
  readByRef,
  type Shown,
} from "../repository-page.ts";

/** A page of GitHub; `repository` is `owner/name`. */
export type GitHubLink = { repository: string } & (
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  | { kind: "file" | "directory"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
  /** `tag` is undefined for the latest release. */
  | { kind: "release"; tag: string | undefined }
);

/** What an address at GitHub's web origin shows; undefined for a page of another kind. */
export const parseGitHubLink = (url: URL): GitHubLink | undefined => parseRepositoryLink<GitHubLink>(url, parseShown);

function parseShown([kind, ...rest]: readonly string[]): Shown<GitHubLink> | undefined {
  const [first = "", second] = rest;
  const number = parseNumber(first);
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

/** Reads a page of GitHub by its API. Throws `product/…`. */
export async function readGitHubPage(api: ProductApi, link: GitHubLink): Promise<LinkedPage> {
  const { repository } = link;
  const at = `/repos/${repositoryPath("GitHub", repository)}`;
  const place: RepositoryPath = { repository, at };
  switch (link.kind) {
    case "repository": {
      const question = { doing: `show the repository ${repository}`, path: at, answer: Repository };
      const { value } = await api.read(question);
      return { title: value.full_name, excerpt: excerptText(value.description ?? "") };
    }
    case "issue":
    case "pullRequest": {
      const [what, path] = link.kind === "issue" ? ["issue", "issues"] : ["pull request", "pulls"];
      const doing = `show ${what} ${link.number} of ${repository}`;
      const { value } = await api.read({ doing, path: `${at}/${path}/${link.number}`, answer: Titled });
      return { title: value.title, excerpt: excerptMarkdown(value.body ?? "") };
    }
    case "commit":
      return readCommit(api, place, link.ref);
    case "release":
      return readRelease(api, place, link.tag);
    default: {
      const read = link.kind === "file" ? readFile : readDirectory;
      return readByRef(
        link.refAndPath,
        (ref, path) => read(api, place, { ref, path }),
        (start) => listRefs(api, place, start),
      );
    }
  }
}

async function readCommit(api: ProductApi, { repository, at }: RepositoryPath, ref: string): Promise<LinkedPage> {
  const doing = `show a commit of ${repository}`;
  const { value } = await api.read({ doing, path: `${at}/commits/${encodePath(ref)}`, answer: Commit });
  return describeMessage(value.commit.message);
}

async function readRelease(api: ProductApi, place: RepositoryPath, tag: string | undefined): Promise<LinkedPage> {
  const path = tag === undefined ? "latest" : `tags/${encodePath(tag)}`;
  const doing = `show a release of ${place.repository}`;
  try {
    const { value } = await api.read({ doing, path: `${place.at}/releases/${path}`, answer: Release });
    return { title: value.name || value.tag_name, excerpt: excerptMarkdown(value.body ?? "") };
  } catch (error) {
    if (!isMissing(error) || tag === undefined) throw error;
    // A tag without a release has a page there too, with its commit.
    const { title } = await readCommit(api, place, `tags/${tag}`);
    return { title: tag, excerpt: excerptText(title) };
  }
}

type Source = { ref: string; path: string };

async function readFile(
  api: ProductApi,
  { repository, at }: RepositoryPath,
  { ref, path }: Source,
): Promise<LinkedPage> {
  const doing = `show a file of ${repository}`;
  const content = await api.readText({ doing, path: buildContentsPath(at, { ref, path }), accept: RAW });
  return { title: path, excerpt: excerptFile(path, content) };
}

async function readDirectory(api: ProductApi, { repository, at }: RepositoryPath, source: Source): Promise<LinkedPage> {
  const doing = `show a directory of ${repository}`;
  const { value } = await api.read({ doing, path: buildContentsPath(at, source), answer: Entries });
  const names = value.map(({ name }) => name).join(", ");
  return { title: source.path || `${repository} at ${source.ref}`, excerpt: excerptText(names) };
}

function buildContentsPath(at: string, { ref, path }: Source): string {
  const below = path === "" ? "" : `/${encodePath(path)}`;
  return `${at}/contents${below}?ref=${encodeURIComponent(ref)}`;
}

/** The branches and tags whose names begin with `start`, by name. */
async function listRefs(
  api: ProductApi,
  { repository, at }: RepositoryPath,
  start: string,
): Promise<Map<string, string>> {
  const lists = await Promise.all(
    ["heads", "tags"].map(async (kind) => {
      const path = `${at}/git/matching-refs/${kind}/${encodeURIComponent(start)}`;
      const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
      return value.map(({ ref }) => ref.slice(`refs/${kind}/`.length));
    }),
  );
  return new Map(lists.flat().map((name) => [name, name]));
}
