import type { Selectable } from "kysely";
import type { Anchor, Comment } from "../../contract/resources/comments.ts";
import type { ConversationRow } from "../../drafting/conversation.ts";
import type { WorkComment } from "../../drafting/guidance/commands.ts";
import { selectDiffLines } from "../../drafting/guidance/suggestions.ts";
import { newRow, showColumns } from "../../shared/records.ts";
import { buildTurn } from "../jobs/jobs.ts";
import { refuseSuspended } from "../people/billing.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseAnchor, parseCommentRequest, type ThreadPlace } from "../store/columns.ts";
import { bytesOf } from "../store/page.ts";
import { insertRecord, insertRecords } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { buildTask, checkQueue } from "../worker/queue.ts";
import { checkOpenForWork, type TurnRow } from "./conversations.ts";
import { readLastEntry } from "./entries.ts";

export type CommentRow = Selectable<Tables["comments"]>;

type StoredCommentRequest = ReturnType<typeof parseCommentRequest>;

/** A comment that was written on a code host. */
export type OutsideComment = { source: "github" | "bitbucket"; externalId: string };

/** `authorId` is null for the service's own, and for those from outside. */
type NewComment = {
  conversation: { id: string; connection_id: string | null };
  authorId: string | null;
  message: string;
  workRequested: boolean;
  anchor?: Anchor | undefined;
  /** Text of the anchor's lines; finds them in a file that has changed since. */
  anchoredLines?: string | undefined;
  request?: StoredCommentRequest;
  replyToId?: string | null;
  outside?: OutsideComment;
};

export async function insertComment(within: Store, actor: Actor, asked: NewComment): Promise<string> {
  const { conversation, authorId, anchor, outside } = asked;
  const row = {
    ...newRow(within, "cmt"),
    org_id: actor.orgId,
    conversation_id: conversation.id,
    connection_id: conversation.connection_id,
    author_id: authorId,
    message: asked.message,
    work_requested: Number(asked.workRequested),
    anchor_json: anchor === undefined ? null : JSON.stringify(anchor),
    anchored_lines: asked.anchoredLines ?? null,
    file_path: anchor?.filePath ?? null,
    source: outside?.source ?? (authorId === null ? "service" : "api"),
    external_id: outside?.externalId ?? null,
    request_json: JSON.stringify(asked.request ?? {}),
    reply_to_id: asked.replyToId ?? null,
  };
  await insertRecord(within, "comments", row);
  const config = { commentId: row.id, conversationId: conversation.id };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a comment", config });
  return row.id;
}

export const COMMENT_BYTES = bytesOf("message", "anchor_json", "anchored_lines", "request_json");

export async function asComments(store: Store, rows: readonly CommentRow[]): Promise<Comment[]> {
  const { database } = store;
  const ids = rows.map(({ id }) => id);
  const [items, aggregates, replies] = await Promise.all([
    selectBatchItems(store, rows).select(["comments.id", "comment_batches.aggregate_id"]).execute(),
    database.selectFrom("comment_batches").selectAll().where("item_id", "in", ids).execute(),
    database
      .selectFrom("comments")
      .select(["id", "reply_to_id"])
      .where("reply_to_id", "in", ids)
      .orderBy("seq")
      .execute(),
  ]);
  const itemsOf = Map.groupBy(items, ({ aggregate_id: id }) => id);
  const aggregatesOf = Map.groupBy(aggregates, ({ item_id: id }) => id);
  const repliesOf = Map.groupBy(replies, ({ reply_to_id: id }) => id);
  return rows.map((row) => ({
    ...showColumns(row, "id", "conversation_id", "connection_id", "author_id", "message"),
    ...showColumns(row, "source", "external_id", "resolved_at", "created_at", "updated_at"),
    workRequested: row.work_requested === 1,
    // Not with zod: the answer's schema checks it too.
    anchor: JSON.parse(row.anchor_json ?? "null"),
    batchItemIds: (itemsOf.get(row.id) ?? []).map(({ id }) => id),
    batchedIntoIds: (aggregatesOf.get(row.id) ?? []).map(({ aggregate_id: id }) => id),
    replyIds: (repliesOf.get(row.id) ?? []).map(({ id }) => id),
  }));
}

/** Ends with this turn's comment, or that of a later successful turn: retrying an old turn reverts nothing. */
export async function readWorkComments(store: Store, turn: TurnRow) {
  const last = await readLastComment(store, turn);
  if (last === undefined) return { comments: [], relevantLinks: [] };
  const asking = await store.database
    .selectFrom("comments")
    .selectAll()
    .where("conversation_id", "=", turn.conversation_id)
    .where("work_requested", "=", 1)
    .where("seq", "<=", last)
    .where(({ not, exists, selectFrom }) => {
      const cancelled = selectFrom("turns").select("turns.id").where("turns.status", "=", "cancelled");
      return not(exists(cancelled.whereRef("turns.triggering_comment_id", "=", "comments.id")));
    })
    .orderBy("seq")
    .execute();
  const items = selectBatchItems(store, asking).selectAll("comments").select("comment_batches.aggregate_id");
  const itemsOf = Map.groupBy(await items.execute(), ({ aggregate_id: id }) => id);
  const requesting = asking.flatMap((row) => {
    const isEarlier = row.id !== turn.triggering_comment_id;
    const items = (itemsOf.get(row.id) ?? []).map((item) => ({ row: item, askedAt: new Date(row.created_at) }));
    return [...items, { row, askedAt: undefined }].map((one) => ({ ...one, isEarlier }));
  });
  const all = requesting.map((one) => ({ ...one, request: parseCommentRequest(one.row.request_json) }));
  return {
    comments: all.flatMap(asWorkComment),
    relevantLinks: all.flatMap(({ row: { author_id: askedBy }, request: { relevantLinks = [] } }) =>
      relevantLinks.map((url) => ({ url, askedBy })),
    ),
  };
}

async function readLastComment({ database }: Store, turn: TurnRow): Promise<number | undefined> {
  const last = await database
    .selectFrom("turns")
    .innerJoin("comments", "comments.id", "turns.triggering_comment_id")
    .select("comments.seq")
    .where("turns.conversation_id", "=", turn.conversation_id)
    .where((where) =>
      where.or([where("turns.id", "=", turn.id), where("turns.status", "in", ["success", "no_changes"])]),
    )
    .orderBy("comments.seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.seq;
}

function selectBatchItems({ database }: Store, rows: readonly CommentRow[]) {
  const ids = rows.map(({ id }) => id);
  return database
    .selectFrom("comment_batches")
    .innerJoin("comments", "comments.id", "comment_batches.item_id")
    .where("comment_batches.aggregate_id", "in", ids)
    .orderBy("comments.seq");
}

type RequestingComment = Pick<WorkComment, "askedAt" | "isEarlier"> & {
  row: CommentRow;
  request: StoredCommentRequest;
};

/** Empty for a batch without a message of its own. */
function asWorkComment({ row, request: { body, changes }, askedAt, isEarlier }: RequestingComment): WorkComment[] {
  if (body === undefined) return [];
  const lines = row.anchored_lines ?? undefined;
  return [
    {
      body: row.message,
      createdAt: new Date(row.created_at),
      askedAt,
      isEarlier,
      changes,
      anchor: row.anchor_json === null ? undefined : { ...parseAnchor(row.anchor_json), lines },
    },
  ];
}

/** Adds the turn of a comment. 402 for a suspended organization, 409 if no work is possible, 429 for a full queue. */
export async function requestWork(
  within: Store,
  actor: Actor,
  asked: { conversationId: string; commentId: string; request: object },
): Promise<void> {
  const { conversationId, commentId, request } = asked;
  await refuseSuspended(within, actor.orgId);
  const conversation = await readRecord(within, "conversations", actor.orgId, conversationId);
  checkOpenForWork(conversation);
  await checkQueue(within, actor.orgId, { more: 1 });
  await insertRecords(within, buildTurn(within, actor, conversationId, { request, commentId }));
  await updateRecord(within, "conversations", conversationId, { status: "running" });
}

const MAX_ANCHORED_CHARACTERS = 10_000;

/** Undefined if the recorded diff of the draft does not show the lines. */
export async function readAnchoredLines(
  store: Store,
  conversationId: string,
  { filePath, startLine, endLine = startLine }: Anchor,
): Promise<string | undefined> {
  if (startLine === undefined || endLine === undefined) return undefined;
  const diff = await readLastEntry(store, conversationId, "diff");
  const lines = selectDiffLines(diff?.message ?? "", filePath, { start: startLine, end: endLine });
  return lines === undefined || lines.length > MAX_ANCHORED_CHARACTERS ? undefined : lines;
}

/** The reply to a turn's request, which goes to the thread on a code host too if the request is from there. */
export async function insertReply(
  within: Store,
  actor: Actor,
  { conversation, triggerId, message }: { conversation: ConversationRow; triggerId: string | null; message: string },
): Promise<void> {
  const place = await readReplyPlace(within, conversation, triggerId);
  if (triggerId === null && place === undefined) return;
  const reply = { conversation, authorId: null, message, workRequested: false, replyToId: triggerId };
  const id = await insertComment(within, actor, reply);
  // Not in the queue of the conversation, where it would wait for later turns.
  if (place !== undefined)
    await insertRecords(within, [buildTask(within, actor, { kind: "thread-reply", subjectId: id })]);
}

/** Without a comment that requested the turn, where the conversation began. */
export async function readReplyPlace(
  store: Store,
  { origin_url: url, connection_id: connectionId }: ConversationRow,
  triggerId: string | null,
): Promise<ThreadPlace | undefined> {
  if (triggerId === null) return url === null || connectionId === null ? undefined : { connectionId, url };
  const trigger = await readComment(store, triggerId);
  return trigger && parseCommentRequest(trigger.request_json).thread;
}

export async function readComment({ database }: Store, id: string): Promise<CommentRow | undefined> {
  return database.selectFrom("comments").selectAll().where("id", "=", id).executeTakeFirst();
}
