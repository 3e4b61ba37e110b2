import * as z from "zod/mini";
import { onCode, ReleaseDocsError } from "../../shared/errors.ts";
import type {
  Person,
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
import { type BitbucketAccess, type BitbucketRest, createBitbucketApi, openBitbucketRest } from "./client.ts";

const Created = z.object({ id: z.number(), links: z.object({ html: z.object({ href: z.string() }) }) });
const PullRequestAnswer = z.extend(Created, {
  title: z.string(),
  description: z.nullish(z.string()),
  state: z.string(),
  source: z.object({
    commit: z.nullish(z.object({ hash: z.string() })),
    repository: z.nullish(z.object({ full_name: z.string() })),
  }),
  destination: z.object({ branch: z.object({ name: z.string() }) }),
});

/** Bitbucket lacks much, and knows reviewers by account ID or `{UUID}` only: others are remarks. */
export function createBitbucketPullRequests(
  access: BitbucketAccess,
  { name, webUrl }: { name: string; webUrl: string },
): PullRequestApi {
  const rest = openBitbucketRest(access, name);
  return {
    find: async (place) => selectPullRequests(await listPullRequests(rest, place.branch), place),
    readState: async (number) => {
      const expected = { doing: `look at pull request #${number}`, answer: z.object({ state: z.string() }) };
      return STATES[(await rest.call(`GET pullrequests/${number}`, expected)).state] ?? "closed";
    },
    create: (place, request) => createPullRequest(rest, place, request),
    update: async ({ number, title, body }, change) => {
      const expected = { doing: `update the text of pull request #${number}`, answer: z.unknown() };
      // Bitbucket empties omitted fields.
      const text = { title: change.title ?? title, description: change.body ?? body };
      await rest.call(`PUT pullrequests/${number}`, expected, text);
    },
    compareUrl: ({ branch, base }) =>
      `${webUrl}/branches/compare/${encodeURIComponent(branch)}%0D${encodeURIComponent(base)}`,
    // Bitbucket shows HTML as text.
    markForm: "link",
    maxTitle: 255,
  };
}

/** Bitbucket declines what others close. */
export async function closePullRequest(access: BitbucketAccess, name: string, number: number): Promise<void> {
  const expected = { doing: `decline pull request #${number}`, answer: z.unknown() };
  await openBitbucketRest(access, name).call(`POST pullrequests/${number}/decline`, expected, {});
}

const STATES: Readonly<Record<string, PullRequestState>> = { MERGED: "merged", OPEN: "open" };

async function listPullRequests(rest: BitbucketRest, branch: string): Promise<ListedPullRequest[]> {
  const query = new URLSearchParams([
    ["state", "OPEN"],
    ["state", "MERGED"],
    ["q", `source.branch.name = ${JSON.stringify(branch)}`],
    ["sort", "-created_on"],
    ["pagelen", "50"],
  ]);
  const answer = z.object({ values: z.array(PullRequestAnswer) });
  const expected = { doing: `look for the pull requests of ${branch}`, answer };
  const { values } = await rest.call(`GET pullrequests?${query}`, expected);
  // Forks may have a branch of the same name.
  const own = rest.repository.toLowerCase();
  return values
    .filter(({ source }) => source.repository?.full_name.toLowerCase() === own)
    .map(({ id, title, description, links, state, source, destination }) => ({
      ...{ url: links.html.href, number: id, title, body: description ?? "", state: STATES[state] ?? "closed" },
      ...{ commit: source.commit?.hash, base: destination.branch.name },
    }));
}

const LACKED = [
  ["labels", "labels"],
  ["assignees", "assignees"],
  ["milestone", "milestone"],
  ["autoMerge", "auto-merge"],
] as const;

async function createPullRequest(
  rest: BitbucketRest,
  place: PullRequestPlace,
  { title, body, draft, reviewers, ...more }: PullRequestRequest,
): ReturnType<PullRequestApi["create"]> {
  const { branch, base } = place;
  const known = reviewers.flatMap(selectReviewer);
  const unknown = reviewers.filter((name) => selectReviewer(name).length === 0);
  const remarks: string[] = [];
  const missing = LACKED.filter(([field]) => (more[field] ?? []).length > 0).map(([, name]) => name);
  if (missing.length > 0) remarks.push(`Pull requests of Bitbucket have no ${missing.join(", no ")}.`);
  if (unknown.length > 0) {
    remarks.push(`Bitbucket knows reviewers by account ID or {UUID}, not as ${unknown.join(", ")}.`);
  }
  const look = async () => {
    const { open } = selectPullRequests(await listPullRequests(rest, branch), place);
    return open && { id: open.number, links: { html: { href: open.url } } };
  };
  const expected = { doing: `open a pull request from ${branch} to ${base}`, answer: Created, look };
  const ends = { source: { branch: { name: branch } }, destination: { branch: { name: base } } };
  const create = (people: readonly object[]) =>
    rest.call("POST pullrequests", expected, { title, description: body, ...ends, draft, reviewers: people });
  const made = await create(known).catch((error: unknown) => {
    const isRefused = error instanceof ReleaseDocsError && error.code === "codehost/api-refused";
    if (!isRefused || known.length === 0 || !/review/i.test(error.message)) throw error;
    remarks.push(`The pull request has no reviewers: ${error.message}`);
    return create([]);
  });
  return { url: made.links.html.href, number: made.id, remarks };
}

function selectReviewer(name: string): ({ uuid: string } | { account_id: string })[] {
  if (/^\{[0-9a-f-]{36}\}$/i.test(name)) return [{ uuid: name }];
  return /^(?:[0-9a-f]{24}|\d+:[0-9a-f-]{36})$/i.test(name) ? [{ account_id: name }] : [];
}

/** Threads of pull requests. */
export function createBitbucketThreads(access: BitbucketAccess, name: string): ThreadApi {
  const rest = openBitbucketRest(access, name);
  return {
    mayWrite: (person) => mayWrite(access, name, person),
    readReviewComments: async (number) => {
      const comments = await readComments(rest, number, "created_on");
      const byId = new Map(comments.map((comment) => [comment.id, comment]));
      return comments.flatMap((comment) => asReviewComment(comment, byId));
    },
    reply: (thread, reply) => postReply(rest, thread, reply),
  };
}

const Permissions = z.object({
  values: z.array(z.object({ permission: z.string(), user: z.object({ uuid: z.string() }) })),
});

/** Asks the workspace, the only place that counts groups too. False without the right to ask. */
async function mayWrite(access: BitbucketAccess, name: string, { id }: Person): Promise<boolean> {
  if (id === undefined) return false;
  const [workspace = "", slug = ""] = name.split("/").map(encodeURIComponent);
  const query = encodeURIComponent(`user.uuid=${JSON.stringify(id)}`);
  const path = `/workspaces/${workspace}/permissions/repositories/${slug}?q=${query}`;
  const question = { doing: "read the permission of a person", path, answer: Permissions };
  const asked = createBitbucketApi(access).read(question);
  const found = await asked.catch(onCode("product/not-found", () => undefined));
  const own = found?.value.values.filter(({ user }) => user.uuid === id) ?? [];
  return own.some(({ permission }) => permission === "admin" || permission === "write");
}

const Line = z.nullish(z.int());
const Comment = z.object({
  id: z.int(),
  content: z.object({ raw: z.nullish(z.string()) }),
  user: z.nullish(
    z.object({ uuid: z.nullish(z.string()), nickname: z.nullish(z.string()), type: z.nullish(z.string()) }),
  ),
  deleted: z.nullish(z.boolean()),
  inline: z.nullish(z.object({ path: z.string(), to: Line, start_to: Line })),
  parent: z.nullish(z.object({ id: z.int() })),
  resolution: z.nullish(z.object({})),
});
type Comment = z.infer<typeof Comment>;

const PER_PAGE = 100;
const MAX_PAGES = 10;

async function readComments(rest: BitbucketRest, number: number, sort: string): Promise<Comment[]> {
  const answer = z.object({ values: z.array(Comment), next: z.nullish(z.string()) });
  const expected = { doing: `read the comments of pull request #${number}`, answer };
  const comments: Comment[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const route = `GET pullrequests/${number}/comments?sort=${sort}&pagelen=${PER_PAGE}&page=${page}`;
    const { values, next } = await rest.call(route, expected);
    comments.push(...values);
    if (!next) break;
  }
  return comments;
}

const MAX_DEPTH = 100;

/** Empty for a comment on the pull request itself. */
function asReviewComment(comment: Comment, byId: ReadonlyMap<number, Comment>): ReviewComment[] {
  let root = comment;
  for (let depth = 0; depth < MAX_DEPTH && root.parent; depth += 1) root = byId.get(root.parent.id) ?? root;
  const { inline } = root;
  if (!inline || comment.deleted === true) return [];
  const { user, content, id } = comment;
  const line = inline.to ?? undefined;
  return [
    {
      id: String(id),
      threadId: String(root.id),
      isResolved: root.resolution != null,
      author: user?.uuid
        ? { login: user.nickname ?? user.uuid, isBot: user.type != null && user.type !== "user", id: user.uuid }
        : undefined,
      body: content.raw ?? "",
      path: inline.path,
      ...(line !== undefined && { line, startLine: inline.start_to ?? line }),
    },
  ];
}

async function postReply(
  rest: BitbucketRest,
  { number, commentId }: Thread,
  { body, key }: ThreadReply,
): Promise<string> {
  const look = async () => {
    const newest = await readComments(rest, number, "-created_on");
    return newest.find(({ content }) => readReplyKey(content.raw ?? "") === key);
  };
  const found = await look();
  if (found !== undefined) return String(found.id);
  const expected = { doing: `reply to pull request #${number}`, answer: z.object({ id: z.int() }), look };
  const parent = commentId === undefined ? {} : { parent: { id: Number(commentId) } };
  const comment = { content: { raw: markReply(body, key, "link") }, ...parent };
  return String((await rest.call(`POST pullrequests/${number}/comments`, expected, comment)).id);
}
