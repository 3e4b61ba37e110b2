import * as z from "zod/mini";
import type { Person, ReviewComment, Thread, ThreadApi, ThreadReply } from "../code-host.ts";
import { markReply, readReplyKey } from "../reply-mark.ts";
import { isMissing } from "../repository-reader.ts";
import { type BitbucketAccess, type BitbucketRest, createBitbucketApi, openBitbucketRest } from "./client.ts";

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

/** Of the workspace, the only place that counts groups too. False without the right to ask. */
async function mayWrite(access: BitbucketAccess, name: string, { id }: Person): Promise<boolean> {
  if (id === undefined) return false;
  const [workspace = "", slug = ""] = name.split("/").map(encodeURIComponent);
  const query = encodeURIComponent(`user.uuid=${JSON.stringify(id)}`);
  const path = `/workspaces/${workspace}/permissions/repositories/${slug}?q=${query}`;
  const question = { doing: "read the permission of a person", path, answer: Permissions };
  const found = await createBitbucketApi(access)
    .read(question)
    .catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
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
