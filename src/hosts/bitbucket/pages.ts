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

/** What a page of Bitbucket Cloud shows; `repository` is `workspace/slug`. */
export type BitbucketLink = { repository: string } & (
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  /** A file or a directory: addresses do not say which. */
  | { kind: "source"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
);

type Shown = BitbucketLink extends infer Link ? (Link extends BitbucketLink ? Omit<Link, "repository"> : never) : never;

/** What an address at Bitbucket's web origin shows; undefined for a page of another kind. */
export function parseBitbucketLink(url: URL): BitbucketLink | undefined {
  const [workspace, slug, ...rest] = splitPath(url) ?? [];
  if (workspace === undefined || slug === undefined) return undefined;
  const shown = parseShown(rest);
  return shown && { repository: `${workspace}/${slug.replace(/\.git$/, "")}`, ...shown };
}

function parseShown([kind, ...rest]: readonly string[]): Shown | undefined {
  const [first = ""] = rest;
  const number = /^[1-9]\d{0,9}$/.test(first) ? Number(first) : undefined;
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

/** A repository of Bitbucket: where it is below the API, and how a failure names it. */
type Place = { repository: string; at: string };

/** Reads a page of Bitbucket Cloud through its API. Throws what the API refuses, as `ReleaseDocsError` of `product/`. */
export async function readBitbucketPage(api: ProductApi, link: BitbucketLink): Promise<LinkedPage> {
  const { repository } = link;
  const at = `/repositories/${repositoryPath("Bitbucket", repository)}`;
  switch (link.kind) {
    case "repository": {
      const question = { doing: `show the repository ${repository}`, path: at, answer: Repository };
      const { value } = await api.read(question);
      return { title: value.full_name, excerpt: excerptText(value.description ?? "") };
    }
    case "pullRequest": {
      const doing = `show pull request ${link.number} of ${repository}`;
      const { value } = await api.read({ doing, path: `${at}/pullrequests/${link.number}`, answer: PullRequest });
      return { title: value.title, excerpt: excerptMarkdown(value.description ?? "") };
    }
    case "issue": {
      const doing = `show issue ${link.number} of ${repository}`;
      const { value } = await api.read({ doing, path: `${at}/issues/${link.number}`, answer: Issue });
      return { title: value.title, excerpt: excerptMarkdown(value.content?.raw ?? "") };
    }
    case "commit": {
      const path = `${at}/commit/${encodeURIComponent(link.ref)}`;
      const { value } = await api.read({ doing: `show a commit of ${repository}`, path, answer: Commit });
      return describeMessage(value.message);
    }
    default:
      return readSource(api, { repository, at }, link.refAndPath);
  }
}

async function readSource(api: ProductApi, place: Place, refAndPath: RefAndPath): Promise<LinkedPage> {
  const [first = "", ...rest] = refAndPath;
  try {
    return await readAt(api, place, { commit: first, path: rest.join("/") });
  } catch (error) {
    const isMissing = error instanceof ReleaseDocsError && error.code === "product/not-found";
    if (!isMissing || rest.length === 0) throw error;
    const refs = await listRefs(api, place, first);
    const source = splitRef(refAndPath, [...refs.keys()]);
    const commit = source && refs.get(source.ref);
    // Its own words are the reason where no longer name of a branch fits.
    if (source === undefined || commit === undefined) throw error;
    return readAt(api, place, { commit, path: source.path });
  }
}

/** Reads what is at a path; `commit` is a hash, or the name of a branch or tag without a slash. */
async function readAt(
  api: ProductApi,
  { repository, at }: Place,
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

/** The commits of the branches and tags that are named so, or whose names go on with a slash. */
async function listRefs(api: ProductApi, { repository, at }: Place, start: string): Promise<Map<string, string>> {
  const query = `name = ${JSON.stringify(start)} OR name ~ ${JSON.stringify(`${start}/`)}`;
  const path = `${at}/refs?q=${encodeURIComponent(query)}&pagelen=100`;
  const { value } = await api.read({ doing: `list the branches of ${repository}`, path, answer: Refs });
  return new Map(value.values.map(({ name, target }) => [name, target.hash]));
}
