import type { CallContext } from "../procedures.ts";
import { insertComment } from "../records/comment-record.ts";
import { readConversation } from "../records/conversation-record.ts";
import { badRequest } from "../refusal.ts";
import type { Store } from "../store/store.ts";
import { askForWork } from "./ask-for-work.ts";

/** Comments to be sent as one. */
export type AskedBatch = { id: string; message?: string | undefined; itemCommentIds: readonly string[] };

const MOST_ITEMS = 200;

/**
 * Makes one comment of several that asks for their work (interface, "Conversations", rule 7). 400 that names those which
 * cannot be in it: of another conversation, the service's own, asking for work themselves, or in a batch already.
 */
export async function sendBatch(within: Store, context: CallContext, asked: AskedBatch): Promise<{ id: string }> {
  const conversation = await readConversation(within, context.orgId, asked.id);
  const itemIds = [...new Set(asked.itemCommentIds)];
  if (itemIds.length > MOST_ITEMS) throw badRequest(`A batch holds at most ${MOST_ITEMS} comments.`);
  await checkItems(within, conversation.id, itemIds);
  const message = asked.message || undefined;
  const id = await insertComment(within, context.actor, {
    conversation,
    authorId: context.userId,
    message: message ?? "Work on these comments.",
    workRequested: true,
    // Without words of its own, a batch asks for what its comments do and nothing else.
    request: message === undefined ? {} : { body: message },
  });
  const rows = itemIds.map((item_id) => ({ aggregate_id: id, item_id }));
  await within.database.insertInto("comment_batches").values(rows).execute();
  const request = { ...(message === undefined ? {} : { body: message }), itemCommentIds: itemIds };
  await askForWork(within, context.actor, { conversationId: conversation.id, commentId: id, request });
  return { id };
}

async function checkItems({ database }: Store, conversationId: string, itemIds: readonly string[]): Promise<void> {
  const found = await database
    .selectFrom("comments")
    .leftJoin("comment_batches", "comment_batches.item_id", "comments.id")
    .select(["comments.id", "comments.work_requested", "comments.source", "comment_batches.aggregate_id"])
    .where("comments.conversation_id", "=", conversationId)
    .where("comments.id", "in", itemIds)
    .execute();
  const comments = new Map(found.map((row) => [row.id, row]));
  const refused = {
    "are no comments of this conversation": itemIds.filter((id) => !comments.has(id)),
    "ask for work themselves": found.filter((row) => row.work_requested === 1).map(({ id }) => id),
    "are the service's own": found.filter(({ source }) => source === "service").map(({ id }) => id),
    "are in a batch already": found.filter((row) => row.aggregate_id !== null).map(({ id }) => id),
  };
  const reasons = Object.entries(refused).filter(([, ids]) => ids.length > 0);
  if (reasons.length === 0) return;
  const sentences = reasons.map(
    ([reason, ids]) => `These ${reason}: ${ids.map((id) => JSON.stringify(id)).join(", ")}.`,
  );
  throw badRequest(`A batch takes discussion-only comments of its conversation. ${sentences.join(" ")}`);
}
