import type { Selectable } from "kysely";
import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { Anchor, Comment } from "../../contract/comments.ts";
import { notFound } from "../refusal.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { newRow, type Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";

export type CommentRow = Selectable<Tables["comments"]>;

/** What a comment asks for beside its text. */
export type CommentRequest = {
  body?: string | undefined;
  relevantLinks?: string[] | undefined;
  changes?: ChangeSelector[] | undefined;
  labels?: string[] | undefined;
};

/** A comment to be stored; `authorId` is null for the service's own. */
export type NewComment = {
  conversation: { id: string; connection_id: string | null };
  authorId: string | null;
  message: string;
  workRequested: boolean;
  anchor?: Anchor | undefined;
  /** What the lines of the anchor are: finds them again in a file that has changed since. */
  anchoredLines?: string | undefined;
  request?: CommentRequest;
  replyToId?: string;
};

/** Stores a comment; its ID. */
export async function insertComment(within: Store, actor: Actor, asked: NewComment): Promise<string> {
  const { conversation, authorId, anchor } = asked;
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
    source: authorId === null ? "service" : "api",
    external_id: null,
    request_json: JSON.stringify(asked.request ?? {}),
    reply_to_id: asked.replyToId ?? null,
  };
  await within.database.insertInto("comments").values(row).execute();
  const config = { commentId: row.id, conversationId: conversation.id };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a comment", config });
  return row.id;
}

/** The comment with this ID in the organization; 404 when there is none. */
export async function readComment({ database }: Store, orgId: string, id: string): Promise<CommentRow> {
  const row = await database
    .selectFrom("comments")
    .selectAll()
    .where("id", "=", id)
    .where("org_id", "=", orgId)
    .executeTakeFirst();
  if (row === undefined) throw notFound("comment", id);
  return row;
}

/** Comments as answers show them, by three queries however many they are. */
export async function asComments({ database }: Store, rows: readonly CommentRow[]): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [items, aggregates, replies] = await Promise.all([
    database
      .selectFrom("comment_batches")
      .innerJoin("comments", "comments.id", "comment_batches.item_id")
      .select(["item_id", "aggregate_id"])
      .where("aggregate_id", "in", ids)
      .orderBy("comments.seq")
      .execute(),
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
    ...asPlainComment(row),
    batchItemIds: (itemsOf.get(row.id) ?? []).map(({ item_id: id }) => id),
    batchedIntoIds: (aggregatesOf.get(row.id) ?? []).map(({ aggregate_id: id }) => id),
    replyIds: (repliesOf.get(row.id) ?? []).map(({ id }) => id),
  }));
}

function asPlainComment(row: CommentRow) {
  const anchor: Anchor | null = JSON.parse(row.anchor_json ?? "null");
  return {
    id: row.id,
    conversationId: row.conversation_id,
    connectionId: row.connection_id,
    authorId: row.author_id,
    message: row.message,
    workRequested: row.work_requested === 1,
    anchor,
    source: row.source,
    externalId: row.external_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
