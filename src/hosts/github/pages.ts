import * as z from "zod/mini";
import type { ProductApi } from "../../shared/json-api.ts";
import { describeMessage, encodePath, excerptOf, type LinkedPage, type RefAndPath } from "../../shared/linked-page.ts";
import {
  createRepositoryReader,
  isMissing,
  parseNumbered,
  parseRepositoryLink,
  type RepositoryReader,
  readByRef,
} from "../repository-reader.ts";

type Page =
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  | { kind: "file" | "directory"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
  /** `tag` is undefined for the latest release. */
  | { kind: "release"; tag: string | undefined };

export type GitHubLink = { repository: string } & Page;

export const parseGitHubLink = (url: URL): GitHubLink | undefined => parseRepositoryLink(url, parsePage);

function parsePage([kind, ...rest]: readonly string[]): Page | undefined {
  const [first = "", second] = rest;
  switch (kind) {
    case undefined:
      return { kind: "repository" };
    case "issues":
      return parseNumbered("issue", first);
    case "pull":
      return parseNumbered("pullRequest", first);
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

const Titled = z.object({ title: z.string(), body: z.nullish(z.string()) });
const Commit = z.object({ commit: z.object({ message: z.string() }) });
const Release = z.object({ name: z.nullish(z.string()), tag_name: z.string(), body: z.nullish(z.string()) });
const Entries = z.array(z.object({ name: z.string() }));
const Refs = z.array(z.object({ ref: z.string() }));

export const openGitHubReader = (api: ProductApi, repository: string) =>
  createRepositoryReader(api, "GitHub", "/repos", repository);

export async function readGitHubPage(api: ProductApi, link: GitHubLink): Promise<LinkedPage> {
  const reader = openGitHubReader(api, link.repository);
  switch (link.kind) {
    case "repository":
      return reader.readOverview();
    case "issue":
    case "pullRequest": {
      const [what, path] = link.kind === "issue" ? ["issue", "issues"] : ["pull request", "pulls"];
      const { title, body } = await reader.read(`show ${what} ${link.number}`, `/${path}/${link.number}`, Titled);
      return { title, excerpt: excerptOf.markdown(body ?? "") };
    }
    case "commit":
      return readCommit(reader, link.ref);
    case "release":
      return readRelease(reader, link.tag);
    default:
      return readByRef(reader, link.refAndPath, link.kind === "file" ? readFile : readDirectory, listRefs);
  }
}

async function readCommit(reader: RepositoryReader, ref: string): Promise<LinkedPage> {
  const { commit } = await reader.read("show a commit", `/commits/${encodePath(ref)}`, Commit);
  return describeMessage(commit.message);
}

async function readRelease(reader: RepositoryReader, tag: string | undefined): Promise<LinkedPage> {
  const path = tag === undefined ? "latest" : `tags/${encodePath(tag)}`;
  try {
    const { name, tag_name: tagName, body } = await reader.read("show a release", `/releases/${path}`, Release);
    return { title: name || tagName, excerpt: excerptOf.markdown(body ?? "") };
  } catch (error) {
    if (!isMissing(error) || tag === undefined) throw error;
    // The page of a tag without a release shows its commit.
    const { title } = await readCommit(reader, `tags/${tag}`);
    return { title: tag, excerpt: excerptOf.text(title) };
  }
}

async function readFile(reader: RepositoryReader, ref: string, path: string): Promise<LinkedPage> {
  const content = await reader.readText("show a file", buildContentsPath(ref, path), "application/vnd.github.raw+json");
  return { title: path, excerpt: excerptOf.file(path, content) };
}

async function readDirectory(reader: RepositoryReader, ref: string, path: string): Promise<LinkedPage> {
  const entries = await reader.read("show a directory", buildContentsPath(ref, path), Entries);
  const names = entries.map(({ name }) => name).join(", ");
  return { title: path || `${reader.repository} at ${ref}`, excerpt: excerptOf.text(names) };
}

function buildContentsPath(ref: string, path: string): string {
  return `/contents/${encodePath(path)}?ref=${encodeURIComponent(ref)}`;
}

/** The branches and tags whose names begin with `start`, by name. */
async function listRefs(reader: RepositoryReader, start: string): Promise<Map<string, string>> {
  const lists = await Promise.all(
    ["heads", "tags"].map(async (kind) => {
      const path = `/git/matching-refs/${kind}/${encodeURIComponent(start)}`;
      const refs = await reader.read("list the branches", path, Refs);
      return refs.map(({ ref }) => ref.slice(`refs/${kind}/`.length));
    }),
  );
  return new Map(lists.flat().map((name) => [name, name]));
}
