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
import { parseNumber, parseRepositoryLink, type RepositoryPath, readByRef, type Shown } from "../repository-page.ts";

/** A page of Bitbucket Cloud; `repository` is `workspace/slug`. */
export type BitbucketLink = { repository: string } & (
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  /** A file or a directory: addresses do not say which. */
  | { kind: "source"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
);

/** What an address at Bitbucket's web origin shows; undefined for a page of another kind. */
export const parseBitbucketLink = (url: URL): BitbucketLink | undefined =>
  parseRepositoryLink<BitbucketLink>(url, parseShown);

function parseShown([kind, ...rest]: readonly string[]): Shown<BitbucketLink> | undefined {
  const [first = ""] = rest;
  const number = parseNumber(first);
  switch (kind) {
    case undefined:
      return { kind: "repository" };
    case "issues":
      return number === undefined ? undefined : { kind: "issue", number };
    case "pull-requests":
      return number === undefined ? undefined : { kind: "pullRequest", number };
    case "src":
      return first === "" ? { kind: "repository" } : { kind: "source", refAndPath: rest };
    case "commits":
      return /^[\da-f]{7,64}$/i.test(first) ? { kind: "commit", ref: first } : undefined;
    default:
      return undefined;
  }
}

const Repository = z.object({ full_name: z.string(), description: z.nullish(z.string()) });
const PullRequest = z.object({ title: z.string(), description: z.nullish(z.string()) });
const Issue = z.object({ title: z.string(), content: z.nullish(z.object({ raw: z.nullish(z.string()) })) });
const Commit = z.object({ message: z.string() });
const Meta = z.object({ type: z.string() });
const Entries = z.object({ values: z.array(z.object({ path: z.string() })) });
const Refs = z.object({ values: z.array(z.object({ name: z.string(), target: z.object({ hash: z.string() }) })) });

/** Reads a page of Bitbucket Cloud by its API. Throws `product/…`. */
export async function readBitbucketPage(api: ProductApi, link: BitbucketLink): Promise<LinkedPage> {
  const { repository } = link;
  const at = `/repositories/${repositoryPath("Bitbucket", repository)}`;
  const read = async <T>(what: string, path: string, answer: z.ZodMiniType<T>): Promise<T> =>
    (await api.read({ doing: `show ${what} of ${repository}`, path: at + path, answer })).value;
  switch (link.kind) {
    case "repository": {
      const question = { doing: `show the repository ${repository}`, path: at, answer: Repository };
      const { value } = await api.read(question);
      return { title: value.full_name, excerpt: excerptText(value.description ?? "") };
    }
    case "pullRequest": {
      const { title, description } = await read(
        `pull request ${link.number}`,
        `/pullrequests/${link.number}`,
        PullRequest,
      );
      return { title, excerpt: excerptMarkdown(description ?? "") };
    }
    case "issue": {
      const { title, content } = await read(`issue ${link.number}`, `/issues/${link.number}`, Issue);
      return { title, excerpt: excerptMarkdown(content?.raw ?? "") };
    }
    case "commit":
      return describeMessage((await read("a commit", `/commit/${encodeURIComponent(link.ref)}`, Commit)).message);
    default:
      return readByRef(
        link.refAndPath,
        (commit, path) => readAt(api, { repository, at }, { commit, path }),
        (start) => listRefs(api, { repository, at }, start),
      );
  }
}

/** Reads a file or folder; `commit` is a hash, or the name of a branch or tag without a slash. */
async function readAt(
  api: ProductApi,
  { repository, at }: RepositoryPath,
  { commit, path }: { commit: string; path: string },
): Promise<LinkedPage> {
  const doing = `show a file of ${repository}`;
  const source = `${at}/src/${encodeURIComponent(commit)}/${encodePath(path)}`;
  const { value: meta } = await api.read({ doing, path: `${source}?format=meta`, answer: Meta });
  if (meta.type === "commit_directory") {
    const { value } = await api.read({ doing, path: `${source}?pagelen=100`, answer: Entries });
    const names = value.values.map((entry) => entry.path.slice(path === "" ? 0 : path.length + 1)).join(", ");
    return { title: path || repository, excerpt: excerptText(names) };
  }
  return { title: path, excerpt: excerptFile(path, await api.readText({ doing, path: source, accept: "*/*" })) };
}

/** The commits of the branches and tags `start` and `start/…`, by name. */
async function listRefs(
  api: ProductApi,
  { repository, at }: RepositoryPath,
  start: string,
): Promise<Map<string, string>> {
  const query = `name = ${JSON.stringify(start)} OR name ~ ${JSON.stringify(`${start}/`)}`;
  const path = `${at}/refs?q=${encodeURIComponent(query)}&pagelen=100`;
  const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
  return new Map(value.values.map(({ name, target }) => [name, target.hash]));
}
