import * as z from "zod/mini";
import {
  type Outbound,
  type ProductApi,
  type Question,
  type Read,
  selectRateLimit,
} from "../../shared/outbound/json-api.ts";
import {
  describeMessage,
  encodePath,
  excerptOf,
  type LinkedPage,
  type RefAndPath,
} from "../../shared/outbound/linked-page.ts";
import {
  createRepositoryReader,
  notMerged,
  type ParsePage,
  parseNumbered,
  parseRepositoryLink,
  type RepositoryReader,
  readByRef,
} from "../repository-reader.ts";
import { createBitbucketApi } from "./client.ts";

const Repository = z.object({ full_name: z.string(), mainbranch: z.nullish(z.object({ name: z.string() })) });

const RepositoryItem = z.object({ full_name: z.string(), slug: z.string() });

const PullRequest = z.object({
  title: z.string(),
  description: z.nullish(z.string()),
  state: z.string(),
  author: z.nullish(z.object({ nickname: z.nullish(z.string()), display_name: z.nullish(z.string()) })),
  merge_commit: z.nullish(z.object({ hash: z.string() })),
  links: z.object({ html: z.object({ href: z.string() }) }),
});

const Commit = z.object({ hash: z.string(), date: z.string() });

const ChangedFile = z.object({
  old: z.nullish(z.object({ path: z.string() })),
  new: z.nullish(z.object({ path: z.string() })),
});

const MAX_PAGES = 10;

export function createBitbucket(access: {
  baseUrl?: string | undefined;
  workspace: string;
  token: string;
  send: Outbound;
}) {
  const { baseUrl = "https://api.bitbucket.org/2.0", workspace, token, send } = access;
  const api = createBitbucketApi({ apiUrl: baseUrl, token, send });
  const repositories = {
    doing: `list the repositories of the workspace ${workspace}`,
    path: `/repositories/${encodeURIComponent(workspace.toWellFormed())}?pagelen=100`,
    answer: RepositoryItem,
  };
  return {
    readHealth: async () => {
      // Every token of a workspace may read this.
      const path = repositories.path.replace("pagelen=100", "pagelen=1");
      const answer = z.object({ values: z.array(z.unknown()) });
      const { headers } = await api.read({ ...repositories, path, answer });
      return { message: `Bitbucket accepts the token in the workspace ${workspace}.`, ...selectRateLimit(headers) };
    },
    /** The visible repositories of the workspace, 1,000 at most. */
    listRepositories: async () => {
      const { values } = await readPages(api, repositories);
      return values.map(({ full_name: fullName, slug }) => ({ fullName, slug }));
    },
    /** `defaultBranch` is undefined for a repository without commits. */
    readRepository: async (fullName: string) => {
      const { value } = await openBitbucketReader(api, fullName).readRepository(Repository);
      return { fullName: value.full_name, defaultBranch: value.mainbranch?.name };
    },
    readMergedPullRequest: (fullName: string, number: number) => readMergedPullRequest(api, fullName, number),
    readPage: (link: BitbucketLink) => readBitbucketPage(api, link),
  };
}

async function readPages<T>(
  api: ProductApi,
  { doing, path, answer }: Question<T>,
): Promise<{ values: T[]; more: boolean }> {
  const page = z.object({ values: z.array(answer), next: z.nullish(z.string()) });
  const values: T[] = [];
  let next: string | undefined = path;
  for (let pages = 0; pages < MAX_PAGES && next !== undefined; pages += 1) {
    const { value }: Read<z.infer<typeof page>> = await api.read({ doing, path: next, answer: page });
    values.push(...value.values);
    next = value.next ?? undefined;
  }
  return { values, more: next !== undefined };
}

async function readMergedPullRequest(api: ProductApi, fullName: string, number: number) {
  const reader = openBitbucketReader(api, fullName);
  const doing = `show pull request ${number}`;
  const path = `/pullrequests/${number}`;
  const value = await reader.read(doing, path, PullRequest);
  if (value.state !== "MERGED" || !value.merge_commit) throw notMerged(fullName, number);
  // A pull request has a shortened hash and no time of its merge.
  const merge = await reader.read(doing, `/commit/${encodeURIComponent(value.merge_commit.hash)}`, Commit);
  const changed = await readPages(api, { ...reader.at(doing, `${path}/diffstat?pagelen=100`), answer: ChangedFile });
  return {
    number,
    title: value.title,
    body: value.description ?? "",
    author: value.author?.nickname ?? value.author?.display_name ?? undefined,
    labels: [],
    mergeCommit: merge.hash,
    mergedAt: merge.date,
    webUrl: value.links.html.href,
    files: changed.values.flatMap((file) => file.new?.path ?? file.old?.path ?? []),
    moreFiles: changed.more,
  };
}

type Page =
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  /** A file or a folder: addresses do not say which. */
  | { kind: "source"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string };

export type BitbucketLink = { repository: string } & Page;

export const parseBitbucketLink = (url: URL): BitbucketLink | undefined => parseRepositoryLink(url, PAGES);

const PAGES = new Map<string | undefined, ParsePage<Page>>([
  [undefined, () => ({ kind: "repository" })],
  ["issues", ([number]) => parseNumbered("issue", number)],
  ["pull-requests", ([number]) => parseNumbered("pullRequest", number)],
  ["src", (names) => (names[0] ? { kind: "source", refAndPath: names } : { kind: "repository" })],
  ["commits", ([ref = ""]) => (/^[\da-f]{7,64}$/i.test(ref) ? { kind: "commit", ref } : undefined)],
]);

const Described = z.object({ title: z.string(), description: z.nullish(z.string()) });
const Issue = z.object({ title: z.string(), content: z.nullish(z.object({ raw: z.nullish(z.string()) })) });
const Message = z.object({ message: z.string() });
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
      const { title, description } = await reader.read(`show pull request ${link.number}`, path, Described);
      return { title, excerpt: excerptOf.markdown(description ?? "") };
    }
    case "issue": {
      const { title, content } = await reader.read(`show issue ${link.number}`, `/issues/${link.number}`, Issue);
      return { title, excerpt: excerptOf.markdown(content?.raw ?? "") };
    }
    case "commit": {
      const { message } = await reader.read("show a commit", `/commit/${encodeURIComponent(link.ref)}`, Message);
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
