import * as z from "zod/mini";
import type { ProductApi } from "../../shared/json-api.ts";
import { describeMessage, encodePath, excerptOf, type LinkedPage, type RefAndPath } from "../../shared/linked-page.ts";
import {
  createRepositoryReader,
  parseNumbered,
  parseRepositoryLink,
  type RepositoryReader,
  readByRef,
} from "../repository-reader.ts";

type Page =
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  /** A file or a folder: addresses do not say which. */
  | { kind: "source"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string };

export type BitbucketLink = { repository: string } & Page;

export const parseBitbucketLink = (url: URL): BitbucketLink | undefined => parseRepositoryLink(url, parsePage);

function parsePage([kind, ...rest]: readonly string[]): Page | undefined {
  const [first = ""] = rest;
  switch (kind) {
    case undefined:
      return { kind: "repository" };
    case "issues":
      return parseNumbered("issue", first);
    case "pull-requests":
      return parseNumbered("pullRequest", first);
    case "src":
      return first === "" ? { kind: "repository" } : { kind: "source", refAndPath: rest };
    case "commits":
      return /^[\da-f]{7,64}$/i.test(first) ? { kind: "commit", ref: first } : undefined;
    default:
      return undefined;
  }
}

const PullRequest = z.object({ title: z.string(), description: z.nullish(z.string()) });
const Issue = z.object({ title: z.string(), content: z.nullish(z.object({ raw: z.nullish(z.string()) })) });
const Commit = z.object({ message: z.string() });
const Meta = z.object({ type: z.string() });
const Entries = z.object({ values: z.array(z.object({ path: z.string() })) });
const Refs = z.object({ values: z.array(z.object({ name: z.string(), target: z.object({ hash: z.string() }) })) });

export const openBitbucketReader = (api: ProductApi, repository: string) =>
  createRepositoryReader(api, "Bitbucket", "/repositories", repository);

export async function readBitbucketPage(api: ProductApi, link: BitbucketLink): Promise<LinkedPage> {
  const reader = openBitbucketReader(api, link.repository);
  switch (link.kind) {
    case "repository":
      return reader.readOverview();
    case "pullRequest": {
      const path = `/pullrequests/${link.number}`;
      const { title, description } = await reader.read(`show pull request ${link.number}`, path, PullRequest);
      return { title, excerpt: excerptOf.markdown(description ?? "") };
    }
    case "issue": {
      const { title, content } = await reader.read(`show issue ${link.number}`, `/issues/${link.number}`, Issue);
      return { title, excerpt: excerptOf.markdown(content?.raw ?? "") };
    }
    case "commit": {
      const { message } = await reader.read("show a commit", `/commit/${encodeURIComponent(link.ref)}`, Commit);
      return describeMessage(message);
    }
    default:
      return readByRef(reader, link.refAndPath, readAt, listRefs);
  }
}

/** Reads a file or folder; `commit` is a hash, or the name of a branch or tag without a slash. */
async function readAt(reader: RepositoryReader, commit: string, path: string): Promise<LinkedPage> {
  const doing = "show a file";
  const source = `/src/${encodeURIComponent(commit)}/${encodePath(path)}`;
  const meta = await reader.read(doing, `${source}?format=meta`, Meta);
  if (meta.type === "commit_directory") {
    const { values } = await reader.read(doing, `${source}?pagelen=100`, Entries);
    const names = values.map((entry) => entry.path.slice(path === "" ? 0 : path.length + 1)).join(", ");
    return { title: path || reader.repository, excerpt: excerptOf.text(names) };
  }
  return { title: path, excerpt: excerptOf.file(path, await reader.readText(doing, source, "*/*")) };
}

/** The commits of the branches and tags `start` and `start/…`, by name. */
async function listRefs(reader: RepositoryReader, start: string): Promise<Map<string, string>> {
  const query = `name = ${JSON.stringify(start)} OR name ~ ${JSON.stringify(`${start}/`)}`;
  const { values } = await reader.read("list the branches", `/refs?q=${encodeURIComponent(query)}&pagelen=100`, Refs);
  return new Map(values.map(({ name, target }) => [name, target.hash]));
}
