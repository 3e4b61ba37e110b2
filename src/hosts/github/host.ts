import * as z from "zod/mini";
import { type Outbound, type ProductApi, selectRateLimit } from "../../shared/json-api.ts";
import type { CodeHost } from "../code-host.ts";
import { checkBranchName } from "../draft.ts";
import { offerPullRequests } from "../pull-request.ts";
import { isMissing, notMerged, type RepositoryReader } from "../repository-reader.ts";
import type { Installation } from "./app.ts";
import { readGitHubBranch } from "./branch.ts";
import { createGitHubApi, type GitHubAccess, openGitHubRest } from "./client.ts";
import { openGitHubDraft } from "./draft.ts";
import { type GitHubLink, openGitHubReader, readGitHubPage } from "./pages.ts";
import { createGitHubPullRequests, readPullRequestState } from "./pull-requests.ts";
import { createGitHubThreads } from "./threads.ts";

export async function createGitHubCodeHost(access: GitHubAccess, repository: string): Promise<CodeHost> {
  const rest = await openGitHubRest(access, repository);
  const answer = z.object({ default_branch: z.string(), html_url: z.string() });
  let known: z.infer<typeof answer> | undefined;
  return {
    openDraft: async (branch, { base, isRolling = false } = {}) => {
      checkBranchName(branch);
      known ??= await rest.call("GET /", {}, { doing: "read the repository", answer });
      const place = { branch, base: base ?? known.default_branch };
      const api = createGitHubPullRequests(rest, known.html_url);
      const read = await readGitHubBranch(rest, api, place);
      return {
        ...openGitHubDraft(rest, read, isRolling),
        pullRequests: offerPullRequests(api, place, read.pullRequests.open),
      };
    },
    readPullRequestState: (number) => readPullRequestState(rest, number),
    threads: createGitHubThreads(rest),
  };
}

const Repository = z.object({ full_name: z.string(), default_branch: z.nullish(z.string()) });

const PullRequest = z.object({
  title: z.string(),
  body: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string() })),
  labels: z.array(z.object({ name: z.string() })),
  merge_commit_sha: z.nullish(z.string()),
  merged_at: z.nullish(z.string()),
  html_url: z.string(),
});

const ChangedFiles = z.array(z.object({ filename: z.string() }));

const PER_PAGE = 100;
const MAX_PAGES = 3;

export type GitHub = ReturnType<typeof createGitHub>;

type GitHubOptions = {
  baseUrl?: string | undefined;
  /** Any kind of token, or an app's. */
  token: GitHubAccess["token"] | Installation;
  send: Outbound;
};

/** GitHub, or GitHub Enterprise Server at `https://HOST/api/v3`. */
export function createGitHub({ baseUrl = "https://api.github.com", token: given, send }: GitHubOptions) {
  const [token, app] = typeof given === "object" ? [given.authStrategy, given] : [given];
  const api = createGitHubApi({ apiUrl: baseUrl, token, send });
  return {
    api,
    ownApi: app?.own,
    readHealth: async () => {
      const message = app === undefined ? "GitHub accepts the token." : await app.check();
      if (app?.isSomewhere === false) return { message };
      // Every kind of token may ask this, and it does not count against the rate limit.
      const limits = { doing: "show its rate limits", path: "/rate_limit", answer: z.unknown() };
      const { headers } = await api.read(limits).catch((error: unknown) => {
        // GitHub Enterprise Server without rate limits answers 404, and so does a server that is no GitHub.
        if (!isMissing(error)) throw error;
        return api.read({ doing: "describe itself", path: "/meta", answer: z.looseObject({}) });
      });
      return { message, ...selectRateLimit(headers) };
    },
    /** `defaultBranch` is undefined for a repository without commits. */
    readRepository: async (fullName: string) => {
      const { value } = await openGitHubReader(api, fullName).readRepository(Repository);
      return { fullName: value.full_name, defaultBranch: value.default_branch ?? undefined };
    },
    readMergedPullRequest: (fullName: string, number: number) => readMergedPullRequest(api, fullName, number),
    readPage: (link: GitHubLink) => readGitHubPage(api, link),
  };
}

async function readMergedPullRequest(api: ProductApi, fullName: string, number: number) {
  const reader = openGitHubReader(api, fullName);
  const value = await reader.read(`show pull request ${number}`, `/pulls/${number}`, PullRequest);
  const { merged_at: mergedAt, merge_commit_sha: mergeCommit } = value;
  if (!mergedAt || !mergeCommit) throw notMerged(fullName, number);
  return {
    number,
    title: value.title,
    body: value.body ?? "",
    author: value.user?.login,
    labels: value.labels.map(({ name }) => name),
    mergeCommit,
    mergedAt,
    webUrl: value.html_url,
    ...(await readFiles(reader, number)),
  };
}

async function readFiles(reader: RepositoryReader, number: number) {
  const files: string[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const path = `/pulls/${number}/files?per_page=${PER_PAGE}&page=${page}`;
    const some = await reader.read(`show pull request ${number}`, path, ChangedFiles);
    files.push(...some.map(({ filename }) => filename));
    if (some.length < PER_PAGE) return { files, moreFiles: false };
  }
  return { files, moreFiles: true };
}
