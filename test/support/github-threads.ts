import type { GitHubAnswer } from "./github-schema/serve.ts";
import type { Received } from "./scripted-server.ts";

/** emulate's GitHub, with the token of a request or with one that may do all. */
type Call = <Answer>(method: string, path: string, body?: unknown, token?: string) => Promise<Answer>;

/** Of the GraphQL API, of what emulate has by REST. */
export type ThreadState = {
  /** IDs of the first comments of resolved threads. */
  resolved: Set<number>;
  /** Comments whose lines have changed since. */
  outdated: Set<number>;
};

type User = { login: string; type: string } | null;
export type EmulatedComment = {
  id: number;
  body: string;
  user: User;
  html_url: string;
  path: string | null;
  line: number | null;
  position: number | null;
  in_reply_to_id?: number | null;
  pull_request_review_id?: number | null;
};
export type EmulatedReview = { id: number; state: string; body: string | null; user: User };

const PERMISSION = /^(?<at>\/repos\/[^/]+\/[^/]+)\/collaborators\/(?<login>[^/]+)\/permission$/;
const REPLIES = /^(?<at>\/repos\/[^/]+\/[^/]+\/pulls\/\d+)\/comments\/(?<id>\d+)\/replies$/;
const ISSUES = /^(?<at>\/repos\/[^/]+\/[^/]+)\/issues\?(?<query>state=all&.*)$/;
const ALL_COMMENTS = /^(?<at>\/repos\/[^/]+\/[^/]+)\/(?<kind>issues|pulls)\/comments\?(?<query>.*)$/;
const COMMENTS = /^\/repos\/[^/]+\/[^/]+\/pulls\/\d+\/comments(?:\?|$)/;

/** GitHub leaves fields out where emulate sends null. */
const omitNull = (comment: object) => Object.fromEntries(Object.entries(comment).filter(([, value]) => value !== null));

const ROLES: Record<string, [permission: string, role: string]> = {
  admin: ["admin", "admin"],
  maintain: ["write", "maintain"],
  push: ["write", "write"],
  triage: ["read", "triage"],
};

/** What emulate lacks of threads and permissions, or names otherwise than GitHub. */
export async function answerThreads(
  call: Call,
  received: Received,
  state: ThreadState,
): Promise<GitHubAnswer | undefined> {
  const { method = "", url = "", body, headers } = received;
  const permission = PERMISSION.exec(url)?.groups;
  if (method === "GET" && permission !== undefined) return answerPermission(call, url, permission.login ?? "");
  const { at, id } = REPLIES.exec(url)?.groups ?? {};
  if (method === "POST" && at !== undefined) {
    const token = headers.authorization?.replace(/^\w+ /, "");
    const reply = { ...JSON.parse(body), in_reply_to_id: Number(id) };
    return {
      status: 201,
      body: omitNull(await call<object>("POST", `${at}/comments`, reply, token)),
      origin: "emulate",
    };
  }
  const issues = ISSUES.exec(url)?.groups;
  if (method === "GET" && issues !== undefined) return listIssues(call, issues.at ?? "", issues.query ?? "");
  const all = ALL_COMMENTS.exec(url)?.groups;
  if (method === "GET" && all !== undefined) return listComments(call, all);
  if (method === "GET" && COMMENTS.test(url)) {
    const comments = await call<object[]>("GET", url);
    return { body: comments.map(omitNull), origin: "emulate" };
  }
  const isThreads = method === "POST" && url === "/graphql" && body.includes("reviewThreads");
  return isThreads ? { body: { data: await readThreads(call, JSON.parse(body).variables, state) } } : undefined;
}

type Changed = { number: number; updated_at: string; head?: object; comments: number };
type Dated = { updated_at?: string; submitted_at?: string };

/** GitHub's list has pull requests too, and a comment or review changes what it is on. */
async function listIssues(call: Call, at: string, query: string): Promise<GitHubAnswer> {
  const lists = ["issues", "pulls"].map((kind) => call<Changed[]>("GET", `${at}/${kind}?state=all&per_page=100`));
  const all = await Promise.all(
    (await Promise.all(lists)).flat().map(async (one) => {
      const below = [
        `issues/${one.number}/comments`,
        ...(one.head ? [`pulls/${one.number}/comments`, `pulls/${one.number}/reviews`] : []),
      ];
      const texts = await Promise.all(below.map((path) => call<Dated[]>("GET", `${at}/${path}?per_page=100`)));
      const times = texts.flat().map(({ updated_at = "", submitted_at = updated_at }) => submitted_at);
      const updated_at = [one.updated_at, ...times].sort().at(-1) ?? "";
      return { ...one, updated_at, comments: texts[0]?.length, ...(one.head && { pull_request: { url: null } }) };
    }),
  );
  return { body: selectChanged(all, query), origin: "emulate" };
}

/** Of all issues or pull requests, which emulate takes for those of one with the number "comments". */
async function listComments(call: Call, { at, kind, query = "" }: Record<string, string>): Promise<GitHubAnswer> {
  const kinds = kind === "issues" ? ["issues", "pulls"] : ["pulls"];
  const lists = kinds.map((one) => call<Changed[]>("GET", `${at}/${one}?state=all&per_page=100`));
  const below = (await Promise.all(lists)).flat().map(({ number }) => `${at}/${kind}/${number}/comments?per_page=100`);
  const comments = (await Promise.all(below.map((path) => call<Changed[]>("GET", path)))).flat();
  return { body: selectChanged(comments, query).map(omitNull), origin: "emulate" };
}

/** The first page of what changed since. */
function selectChanged<T extends { updated_at: string }>(all: T[], query: string): T[] {
  const { since = "", per_page } = Object.fromEntries(new URLSearchParams(query));
  const found = all.filter((one) => Date.parse(one.updated_at) >= Date.parse(since));
  found.sort((a, b) => Date.parse(a.updated_at) - Date.parse(b.updated_at));
  return found.slice(0, Number(per_page));
}

/** Everybody may read a public repository. */
async function answerPermission(call: Call, url: string, login: string): Promise<GitHubAnswer> {
  const found = await call<{ permission: string }>("GET", url).catch(() => ({ permission: "read" }));
  const [permission, role_name] = ROLES[found.permission] ?? ["read", "read"];
  return { body: { permission, role_name, user: { login, role_name } } };
}

type ThreadVariables = { owner: string; name: string; number: number; after: string | null };

/** Two threads a page. */
async function readThreads(call: Call, { owner, name, number, after }: ThreadVariables, state: ThreadState) {
  const at = `/repos/${owner}/${name}/pulls/${number}`;
  const comments = await call<EmulatedComment[]>("GET", `${at}/comments?per_page=100`);
  const reviews = new Map(
    (await call<EmulatedReview[]>("GET", `${at}/reviews?per_page=100`)).map((one) => [one.id, one]),
  );
  const threads = [...Map.groupBy(comments, ({ id, in_reply_to_id }) => in_reply_to_id ?? id)];
  const start = Number(after ?? 0);
  const nodes = threads.slice(start, start + 2).map(([id, own]) => {
    const [first] = own;
    const line = state.outdated.has(id) ? null : (first?.line ?? first?.position ?? null);
    return {
      isResolved: state.resolved.has(id),
      path: first?.path,
      line,
      startLine: null,
      diffSide: "RIGHT",
      comments: { nodes: own.map((comment) => showComment(comment, reviews)) },
    };
  });
  const hasNextPage = start + 2 < threads.length;
  const pageInfo = { hasNextPage, endCursor: hasNextPage ? String(start + 2) : null };
  return { repository: { pullRequest: { reviewThreads: { pageInfo, nodes } } } };
}

/** Comments that emulate keeps without a review are reviews of their own on GitHub. */
function showComment(
  { id, body, user, pull_request_review_id }: EmulatedComment,
  reviews: Map<number, EmulatedReview>,
) {
  const review = reviews.get(pull_request_review_id ?? 0) ?? { id: 1_000_000 + id, state: "COMMENTED", body: "" };
  return {
    fullDatabaseId: String(id),
    body,
    author: user === null ? null : { login: user.login, __typename: user.type },
    pullRequestReview: { fullDatabaseId: String(review.id), state: review.state, body: review.body ?? "" },
  };
}
