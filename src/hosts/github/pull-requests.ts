import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type {
  PullRequestApi,
  PullRequestPlace,
  PullRequestRequest,
  PullRequestState,
  ReviewComment,
  Thread,
  ThreadApi,
  ThreadReply,
} from "../code-host.ts";
import { type ListedPullRequest, markReply, readReplyKey, selectPullRequests } from "../pull-request.ts";
import { type GitHubRest, splitRepository } from "./client.ts";
import { isRefusal } from "./errors.ts";
import { finish } from "./finish.ts";

const PullRequestAnswer = z.object({
  number: z.number(),
  node_id: z.string(),
  html_url: z.string(),
  state: z.string(),
  title: z.string(),
  body: z.nullish(z.string()),
  merged_at: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string() })),
  merge_commit_sha: z.nullish(z.string()),
  head: z.object({ sha: z.string(), repo: z.nullish(z.object({ full_name: z.string() })) }),
  base: z.object({ ref: z.string(), repo: z.nullish(z.object({ default_branch: z.string() })) }),
});

type PullRequestAnswer = z.infer<typeof PullRequestAnswer>;

export function createGitHubPullRequests(rest: GitHubRest, webUrl: string): PullRequestApi {
  return {
    find: async (place) =>
      selectPullRequests((await findPullRequests(rest, place.branch)).map(describePullRequest), place),
    readState: (number) => readPullRequestState(rest, number),
    create: (place, request) => createPullRequest(rest, place, request),
    update: async ({ number }, change) => {
      const expected = { doing: `update the text of pull request #${number}`, answer: z.unknown() };
      await rest.call("PATCH /pulls/{number}", { number, ...change }, expected);
    },
    close: ({ number }, change) => closePullRequest(rest, number, change),
    finish: (known, request) => finish(rest, known, request),
    isDuplicate: (error) => isRefusal(error, /already exists/i),
    compareUrl: ({ branch, base }) => `${webUrl}/compare/${encodeRef(base)}...${encodeRef(branch)}`,
    markForm: "comment",
    maxTitle: 256,
  };
}

export async function closePullRequest(rest: GitHubRest, number: number, change: { body?: string } = {}) {
  const expected = { doing: `close pull request #${number}`, answer: z.unknown() };
  await rest.call("PATCH /pulls/{number}", { number, ...change, state: "closed" }, expected);
}

/** The newest first. */
export function findPullRequests(rest: GitHubRest, branch: string): Promise<PullRequestAnswer[]> {
  const order = { sort: "created", direction: "desc", per_page: 100 };
  const expected = { doing: `look for the pull requests of ${branch}`, answer: z.array(PullRequestAnswer) };
  return rest.call("GET /pulls", { head: `${rest.owner}:${branch}`, state: "all", ...order }, expected);
}

function describePullRequest(answer: PullRequestAnswer): ListedPullRequest {
  const { html_url: url, number, node_id: nodeId, title, body, user, head, base, merged_at: mergedAt } = answer;
  const state = mergedAt ? "merged" : answer.state === "open" ? "open" : "closed";
  const listed = { url, number, nodeId, title, body: body ?? "", author: user?.login };
  return { ...listed, state, commit: head.sha, base: base.ref };
}

export async function readPullRequestState(rest: GitHubRest, number: number): Promise<PullRequestState> {
  const expected = { doing: `look at pull request #${number}`, answer: PullRequestAnswer };
  return describePullRequest(await rest.call("GET /pulls/{number}", { number }, expected)).state;
}

async function createPullRequest(
  rest: GitHubRest,
  place: PullRequestPlace,
  request: PullRequestRequest,
): ReturnType<PullRequestApi["create"]> {
  const { title, body } = request;
  const { branch, base } = place;
  const remarks: string[] = [];
  const look = async () => {
    const found = await findPullRequests(rest, branch);
    const { open } = selectPullRequests(found.map(describePullRequest), place);
    return found.find(({ number }) => number === open?.number);
  };
  const expected = { doing: `open a pull request from ${branch} to ${base}`, answer: PullRequestAnswer, look };
  const create = (draft: boolean) => rest.call("POST /pulls", { title, body, head: branch, base, draft }, expected);
  const made = await create(request.draft).catch(async (error: unknown) => {
    if (!request.draft || !isRefusal(error, /draft pull requests/i)) throw error;
    remarks.push("The repository does not allow draft pull requests, so this one is ready for review.");
    return create(false);
  });
  remarks.push(...(await finish(rest, describePullRequest(made), request)));
  return { url: made.html_url, number: made.number, remarks };
}

function encodeRef(ref: string): string {
  return encodeURIComponent(ref).replaceAll("%2F", "/");
}

export function createGitHubThreads(rest: GitHubRest): ThreadApi {
  return {
    mayWrite: async ({ login }) => {
      const expected = { doing: `read the permission of ${login}`, answer: z.object({ permission: z.string() }) };
      const found = await rest.find("GET /collaborators/{login}/permission", { login }, expected);
      // "maintain" is shown as "write", "triage" as "read".
      return found?.permission === "admin" || found?.permission === "write";
    },
    readReviewComments: (number) => readReviewComments(rest, number),
    reply: (thread, reply) => postReply(rest, thread, reply),
  };
}

const Posted = z.object({ id: z.int(), body: z.nullish(z.string()) });

const PER_PAGE = 100;
const MAX_PAGES = 10;

async function postReply(rest: GitHubRest, thread: Thread, { body, key, since }: ThreadReply): Promise<string> {
  const { number, commentId } = thread;
  const look = () => findReply(rest, thread, key, since);
  const found = await look();
  if (found !== undefined) return String(found.id);
  const route = commentId === undefined ? "/issues/{number}/comments" : "/pulls/{number}/comments/{commentId}/replies";
  const expected = { doing: `reply in #${number}`, answer: Posted, look };
  const marked = markReply(body, key, "comment");
  const place = { number, ...(commentId !== undefined && { commentId }) };
  return String((await rest.call(`POST ${route}`, { ...place, body: marked }, expected)).id);
}

/** GitHub sorts the comments of an issue by age, the oldest first, whatever the request says. */
async function findReply(rest: GitHubRest, { number, commentId }: Thread, key: string, since: string | undefined) {
  const kind = commentId === undefined ? "issues" : "pulls";
  const expected = { doing: `look for a reply in #${number}`, answer: z.array(Posted) };
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { number, ...(since !== undefined && { since }), per_page: PER_PAGE, page };
    const comments = await rest.call(`GET /${kind}/{number}/comments`, parameters, expected);
    const found = comments.find(({ body }) => readReplyKey(body ?? "") === key);
    if (found !== undefined || comments.length < PER_PAGE) return found;
  }
  return undefined;
}

// Only GraphQL knows which threads are resolved. REST's databaseId is too small for today's IDs.
const REVIEW_THREADS = `query ($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      reviewThreads(first: 50, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes {
          isResolved path line startLine diffSide
          comments(first: 100) {
            nodes {
              fullDatabaseId body
              author { login __typename }
              pullRequestReview { fullDatabaseId state body }
            }
          }
        }
      }
    }
  }
}`;

const fullDatabaseId = z.string();
const ThreadNode = z.object({
  isResolved: z.boolean(),
  path: z.string(),
  /** Null where the lines have changed since. */
  line: z.nullable(z.int()),
  startLine: z.nullable(z.int()),
  diffSide: z.string(),
  comments: z.object({
    nodes: z.array(
      z.object({
        fullDatabaseId,
        body: z.string(),
        author: z.nullable(z.object({ login: z.string(), __typename: z.string() })),
        pullRequestReview: z.nullable(z.object({ fullDatabaseId, state: z.string(), body: z.string() })),
      }),
    ),
  }),
});
type ThreadNode = z.infer<typeof ThreadNode>;

const reviewThreads = z.object({
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  nodes: z.array(ThreadNode),
});
const Answer = z.object({
  data: z.optional(
    z.nullable(
      z.object({ repository: z.nullable(z.object({ pullRequest: z.nullable(z.object({ reviewThreads })) })) }),
    ),
  ),
  errors: z.optional(z.array(z.object({ message: z.string() }))),
});

async function readReviewComments(rest: GitHubRest, number: number): Promise<ReviewComment[]> {
  const comments: ReviewComment[] = [];
  let after: string | null = null;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { nodes, pageInfo } = await readThreadPage(rest, number, after);
    comments.push(...nodes.flatMap(asReviewComments));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  return comments;
}

async function readThreadPage(rest: GitHubRest, number: number, after: string | null) {
  const { owner, repo: name } = splitRepository(rest.repository);
  const doing = `read the reviews of #${number}`;
  const asked = { query: REVIEW_THREADS, variables: { owner, name, number, after } };
  const { data, errors } = await rest.call(`POST ${rest.graphqlUrl}`, asked, { doing, answer: Answer });
  const threads = data?.repository?.pullRequest?.reviewThreads;
  if (threads !== undefined) return threads;
  const why = errors?.[0]?.message ?? "there is no such pull request";
  throw new ReleaseDocsError("github/refused", `GitHub would not ${doing} in ${rest.repository}: ${why}`);
}

function asReviewComments({ isResolved, path, line, startLine, diffSide, comments }: ThreadNode): ReviewComment[] {
  const threadId = comments.nodes[0]?.fullDatabaseId ?? "";
  // The left side shows the base, whose lines the draft does not have.
  const lines = diffSide === "LEFT" || line === null ? {} : { line, startLine: startLine ?? line };
  return comments.nodes.map(({ fullDatabaseId: id, body, author, pullRequestReview: review }) => ({
    id,
    threadId,
    isResolved,
    review: review
      ? { id: review.fullDatabaseId, isChangeRequest: review.state === "CHANGES_REQUESTED", body: review.body }
      : undefined,
    author: author === null ? undefined : { login: author.login, isBot: author.__typename === "Bot" },
    body,
    path,
    ...lines,
  }));
}
