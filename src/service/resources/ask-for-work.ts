import { type ConversationRow, readConversation, updateConversation } from "../records/conversation-record.ts";
import { refuseSuspended } from "../records/organization-billing.ts";
import { insertTurn } from "../records/turn-record.ts";
import { conflict } from "../refusal.ts";
import type { Actor } from "../store/audit.ts";
import type { Store } from "../store/store.ts";

/**
 * Has a comment's work done: a new turn with its task, and a conversation that is `running`, in the transaction that
 * stores the comment. 402 where the organization is suspended; 409 where there is nothing left to work on: the draft was
 * merged, closed or cancelled.
 */
export async function askForWork(
  within: Store,
  actor: Actor,
  asked: { conversationId: string; commentId: string; request: object },
): Promise<void> {
  const { conversationId, commentId, request } = asked;
  await refuseSuspended(within, actor.orgId);
  const conversation = await readConversation(within, actor.orgId, conversationId);
  checkOpenForWork(conversation);
  await insertTurn(within, actor, conversationId, { request, commentId });
  await updateConversation(within, conversationId, { status: "running" });
}

/** A conversation that closed since there was nothing to write has no draft, and may get one. */
export function checkOpenForWork({ status, branch, publication_id: publicationId }: ConversationRow): void {
  if (publicationId === null) throw conflict("This conversation has no publication, so no work can be done in it.");
  const isOver = status === "merged" || status === "cancelled" || (status === "closed" && branch !== null);
  if (!isOver) return;
  throw conflict(
    `This conversation is ${status}, so no more work is done in it: start another one, or comment with workRequested false.`,
  );
}
