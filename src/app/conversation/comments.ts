import type { Comment } from "../../contract/resources/comments.ts";

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

const EDIT = /^\/(?:reword|move|merge|skip|restore) (\S*#\d+|[0-9a-f]{7,64})(?: |$)/;

/** Such as `Edited #26, #27`; undefined for what is more than commands about entries. */
export function describeEdits({ message, workRequested }: Comment): string | undefined {
  const references = message.split("\n").map((line) => EDIT.exec(line)?.[1]);
  return !workRequested || references.includes(undefined) ? undefined : `Edited ${[...new Set(references)].join(", ")}`;
}

const MAX_SHOWN = 120;

/** The beginning of a message on one line, without the fences of suggestions. */
export function summarizeMessage(message: string): string {
  const lines = message.split("\n").filter((line) => line.trim() !== "" && !line.trimStart().startsWith("```"));
  const text = lines.join(" ").trim() || "Delete these lines.";
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Lines of the draft, both included. */
export type LineRange = { start: number; end: number };

/** From the line where a selection began to the one that was chosen after it. */
export function extendRange(range: LineRange | undefined, line: number, isExtended: boolean): LineRange {
  if (range === undefined || !isExtended) return { start: line, end: line };
  return { start: Math.min(range.start, line), end: Math.max(range.end, line) };
}

/** The comments on a file: at the last of their lines, or apart if the draft has changed since, or the diff lacks the line. */
export function placeComments(
  comments: readonly Comment[],
  file: { filePath: string; sha?: string | null | undefined },
  draft: { lines: ReadonlyMap<number, unknown>; draftedAt: string | undefined },
): { byLine: ReadonlyMap<number, readonly Comment[]>; apart: readonly Comment[] } {
  const own = comments.filter(({ anchor }) => anchor?.filePath === file.filePath);
  const lineOf = ({ anchor, createdAt }: Comment): number | undefined => {
    const isSame = Boolean(anchor?.anchoredFileSha) && anchor?.anchoredFileSha === file.sha;
    const isNewer = Date.parse(createdAt ?? "") >= Date.parse(draft.draftedAt ?? "");
    const line = anchor?.endLine ?? anchor?.startLine;
    return line !== undefined && (isSame || isNewer) && draft.lines.has(line) ? line : undefined;
  };
  const placed = Map.groupBy(own, lineOf);
  const byLine = new Map([...placed].flatMap(([line, some]) => (line === undefined ? [] : [[line, some] as const])));
  return { byLine, apart: placed.get(undefined) ?? [] };
}

/** A suggestion as the service reads it: new text for the lines, in a fence that is longer than any in them. */
export function renderSuggestion(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.map((line) => /^ *(`+)/.exec(line)?.[1]?.length ?? 0));
  const fence = "`".repeat(longest + 1);
  return `${fence}suggestion\n${lines.map((line) => `${line}\n`).join("")}${fence}\n`;
}
