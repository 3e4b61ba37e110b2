import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { ReviewComment, Thread, ThreadApi, ThreadReply } from "../code-host.ts";
import { markReply, readReplyKey } from "../reply-mark.ts";
import { type GitHubRest, splitRepository } from "./client.ts";

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
