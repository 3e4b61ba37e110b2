import type { Comment } from "../../contract/comments.ts";

/** A comment with what belongs under it: the items of a batch, and replies, oldest first. */
export type Thread = { comment: Comment; items: readonly Comment[]; replies: readonly Comment[] };

/** Comments that are an item of a batch or a reply are below that one, all others in their order. */
export function buildThreads(comments: readonly Comment[]): Thread[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const find = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const nested = new Set(comments.flatMap(({ batchItemIds, replyIds }) => [...batchItemIds, ...replyIds]));
  return comments
    .filter(({ id }) => !nested.has(id))
    .map((comment) => ({ comment, items: find(comment.batchItemIds), replies: findReplies(comment, byId) }));
}

/** Replies to replies too: a thread has one level. */
function findReplies(comment: Comment, byId: ReadonlyMap<string, Comment>): Comment[] {
  const found: Comment[] = [];
  const seen = new Set([comment.id]);
  const open = [...comment.replyIds];
  for (let id = open.shift(); id !== undefined; id = open.shift()) {
    const reply = byId.get(id);
    if (reply === undefined || seen.has(id)) continue;
    seen.add(id);
    found.push(reply);
    open.push(...reply.replyIds);
  }
  return found;
}

/** Comments that a batch can still take. */
export function selectUnsent(comments: readonly Comment[]): Comment[] {
  return comments.filter(
    ({ workRequested, source, batchedIntoIds }) =>
      !workRequested && source !== "service" && batchedIntoIds.length === 0,
  );
}

/** Such as `CHANGELOG.md, lines 3 to 5`; undefined without an anchor. */
export function describeAnchor({ anchor }: Pick<Comment, "anchor">): string | undefined {
  if (!anchor) return undefined;
  const { filePath, startLine, endLine = startLine } = anchor;
  if (startLine === undefined) return filePath;
  return `${filePath}, ${startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`}`;
}

const MAX_SHOWN = 120;

/** The beginning of a message on one line, without the fences of suggestions. */
export function summarizeMessage(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "" && !line.trimStart().startsWith("```"));
  const text = lines.join(" ").trim() || "Delete these lines.";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
