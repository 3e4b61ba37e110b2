import type { CallContext } from "../procedures.ts";
import { type CommentRow, readComment } from "../records/comment-record.ts";
import { readConversation } from "../records/conversation-record.ts";
import { conflict, notTheirs } from "../refusal.ts";
import { describeDelta, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";

/** Gives a comment another text (interface, "Conversations", rule 10). */
export async function editComment(
  within: Store,
  context: CallContext,
  { id, message }: { id: string; message: string },
): Promise<void> {
  const row = await readEditable(within, context, id);
  if (row.message === message) return;
  await within.database
    .updateTable("comments")
    .set({ message, updated_at: within.now() })
    .where("id", "=", id)
    .execute();
  const delta = describeDelta({ message: row.message }, { message });
  const note = { type: "action-update", summary: "Edited a comment", delta } as const;
  await writeAudit(within, context.actor, { ...note, config: configOf(row) });
}

/** Deletes a comment (interface, "Conversations", rule 10). */
export async function deleteComment(within: Store, context: CallContext, id: string): Promise<void> {
  const row = await readEditable(within, context, id);
  await within.database.deleteFrom("comments").where("id", "=", id).execute();
  const note = { type: "action-delete", summary: "Deleted a comment" } as const;
  await writeAudit(within, context.actor, { ...note, config: configOf(row) });
}

/**
 * The comment, where the caller may change it: 403 for another author's, or without read access to the publication; 409
 * for one that asked for work or is in a batch, since that work was written from it.
 */
async function readEditable(within: Store, context: CallContext, id: string): Promise<CommentRow> {
  const row = await readComment(within, context.orgId, id);
  const { publication_id: publicationId } = await readConversation(within, context.orgId, row.conversation_id);
  if (publicationId !== null) context.access.check("publication:get", publicationId);
  if (row.author_id !== context.userId) throw notTheirs("Only its author changes a comment.");
  if (row.work_requested === 1) throw conflict("This comment asked for work, which is written from it: it stays.");
  const batched = await within.database
    .selectFrom("comment_batches")
    .select("aggregate_id")
    .where("item_id", "=", id)
    .executeTakeFirst();
  if (batched !== undefined) throw conflict(`This comment was sent in the batch ${batched.aggregate_id}: it stays.`);
  return row;
}

const configOf = (row: CommentRow) => ({ commentId: row.id, conversationId: row.conversation_id });
