import * as z from "zod/mini";
import { type Outbound, type ProductApi, selectRateLimit } from "../../shared/outbound/json-api.ts";
import {
  describeMessage,
  encodePath,
  excerptOf,
  type LinkedPage,
  type RefAndPath,
} from "../../shared/outbound/linked-page.ts";
import type { CodeHost } from "../code-host.ts";
import { checkBranchName } from "../draft.ts";
import { offerPullRequests } from "../pull-request.ts";
import {
  createRepositoryReader,
  isMissing,
  notMerged,
  type ParsePage,
  parseNumbered,
  parseRepositoryLink,
  type RepositoryReader,
  readByRef,
} from "../repository-reader.ts";
import type { Installation } from "./app.ts";
import { deleteBranch, readGitHubBranch } from "./branch.ts";
import { createGitHubApi, type GitHubAccess, openGitHubRest } from "./client.ts";
import { openGitHubDraft } from "./draft.ts";
import {
  closePullRequest,
  createGitHubPullRequests,
  createGitHubThreads,
  readPullRequestState,
} from "./pull-requests.ts";
import { createGitHubReleases } from "./releases.ts";

export async function createGitHubCodeHost(access: GitHubAccess, repository: string): Promise<CodeHost> {
  const rest = await openGitHubRest(access, repository);
  const answer = z.object({ default_branch: z.string(), html_url: z.string() });
  let known: z.infer<typeof answer> | undefined;
  return {
    openDraft: async (branch, options = {}) => {
      checkBranchName(branch);
      known ??= await rest.call("GET /", {}, { doing: "read the repository", answer });
      const place = { branch, base: options.base ?? known.default_branch };
      const api = createGitHubPullRequests(rest, known.html_url);
      const read = await readGitHubBranch(rest, api, place);
      return {
        ...openGitHubDraft(rest, read, options),
        pullRequests: offerPullRequests(api, place, read.pullRequests.open),
      };
    },
    readPullRequestState: (number) => readPullRequestState(rest, number),
    closePullRequest: (number) => closePullRequest(rest, number),
    deleteBranch: (branch) => deleteBranch(rest, branch),
    threads: createGitHubThreads(rest),
    releases: createGitHubReleases(rest),
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

type Page =
  | { kind: "repository" }
  | { kind: "issue" | "pullRequest"; number: number }
  | { kind: "file" | "directory"; refAndPath: RefAndPath }
  | { kind: "commit"; ref: string }
  /** `tag` is undefined for the latest release. */
  | { kind: "release"; tag: string | undefined };

export type GitHubLink = { repository: string } & Page;

export const parseGitHubLink = (url: URL): GitHubLink | undefined => parseRepositoryLink(url, PAGES);

const parseFile: ParsePage<Page> = (names) => (names.length > 1 ? { kind: "file", refAndPath: names } : undefined);

const PAGES = new Map<string | undefined, ParsePage<Page>>([
  [undefined, () => ({ kind: "repository" })],
  ["issues", ([number]) => parseNumbered("issue", number)],
  ["pull", ([number]) => parseNumbered("pullRequest", number)],
  ...["blob", "blame", "raw"].map((kind) => [kind, parseFile] as const),
  ["tree", (names) => (names[0] ? { kind: "directory", refAndPath: names } : undefined)],
  ["commit", ([ref]) => (ref ? { kind: "commit", ref } : undefined)],
  ["releases", parseRelease],
]);

function parseRelease([first, ...names]: readonly string[]): Page | undefined {
  if (first === "latest") return { kind: "release", tag: undefined };
  return first === "tag" && names.length > 0 ? { kind: "release", tag: names.join("/") } : undefined;
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
