import * as z from "zod/mini";
import { type Outbound, type ProductApi, type Question, type Read, selectRateLimit } from "../../shared/json-api.ts";
import { notMerged } from "../repository-reader.ts";
import { createBitbucketApi } from "./client.ts";
import { type BitbucketLink, openBitbucketReader, readBitbucketPage } from "./pages.ts";

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

export type Bitbucket = ReturnType<typeof createBitbucket>;

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
