import type { Anchor } from "../../contract/comments.ts";
import type { WorkComment } from "../drafts/comments/work-comment.ts";
import type { Store } from "../store/store.ts";
import type { CommentRequest, CommentRow } from "./comment-record.ts";
import type { TurnRow } from "./turn-record.ts";

/** What the comments of a conversation ask for, and the links that they give. */
export type AskedByComments = { comments: WorkComment[]; relevantLinks: AskedLink[] };

/** A link, and the user who gave it, by whose permissions it is read. */
export type AskedLink = { url: string; askedBy: string | null };

/**
 * The comments that a turn is written from, the oldest first: all that asked for work up to the one that asked for this
 * turn, or up to that of a later turn which has ended well, so that to retry an old turn takes nothing back. A batch is
 * its comments, then its own message.
 */
export async function readWorkComments(store: Store, turn: TurnRow): Promise<AskedByComments> {
  const last = await readLastComment(store, turn);
  if (last === undefined) return { comments: [], relevantLinks: [] };
  const asking = await store.database
    .selectFrom("comments")
    .selectAll()
    .where("conversation_id", "=", turn.conversation_id)
    .where("work_requested", "=", 1)
    .where("seq", "<=", last)
    .orderBy("seq")
    .execute();
  const items = await readBatchItems(store, asking);
  const askedAt = new Map(asking.flatMap((row) => (items.get(row.id) ?? []).map(({ id }) => [id, row.created_at])));
  const rows = asking.flatMap((row) => [...(items.get(row.id) ?? []), row]);
  const requests = rows.map((row): CommentRequest => JSON.parse(row.request_json));
  return {
    comments: rows.flatMap((row, index) => asWorkComment(row, requests[index] ?? {}, askedAt.get(row.id))),
    relevantLinks: rows.flatMap(({ author_id: askedBy }, index) =>
      (requests[index]?.relevantLinks ?? []).map((url) => ({ url, askedBy })),
    ),
  };
}

/** The `seq` of the newest comment that counts. */
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

async function readBatchItems({ database }: Store, rows: readonly CommentRow[]): Promise<Map<string, CommentRow[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const items = await database
    .selectFrom("comment_batches")
    .innerJoin("comments", "comments.id", "comment_batches.item_id")
    .selectAll("comments")
    .select("comment_batches.aggregate_id")
    .where("comment_batches.aggregate_id", "in", ids)
    .orderBy("comments.seq")
    .execute();
  return Map.groupBy(items, ({ aggregate_id: id }) => id);
}

/** None for a batch without a message of its own. */
function asWorkComment(row: CommentRow, { body, changes }: CommentRequest, askedAt: string | undefined): WorkComment[] {
  if (body === undefined) return [];
  const anchor: Anchor | null = JSON.parse(row.anchor_json ?? "null");
  const lines = row.anchored_lines ?? undefined;
  return [
    {
      body: row.message,
      createdAt: new Date(row.created_at),
      ...(askedAt === undefined ? {} : { askedAt: new Date(askedAt) }),
      ...(changes === undefined ? {} : { changes }),
      ...(anchor === null ? {} : { anchor: { ...anchor, lines } }),
    },
  ];
}
