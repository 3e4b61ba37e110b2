import { conflict } from "../../contract/refusals.ts";
import type { ConversationRow } from "../../drafting/conversation.ts";
import { endWaiting, insertEntries } from "../conversations/entries.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { insertReply } from "../webhooks/mentions/replies.ts";
import { settleJob } from "./jobs.ts";

const MESSAGE = "Cancelled on request.";

/** A worker that runs such a turn loses its lease with the task, and records nothing. 409 if no turn is running. */
export async function cancelWork(within: Store, actor: Actor, id: string): Promise<void> {
  // Locks the row, as the end of a turn does before its task: what ends first counts.
  const touched = within.database.updateTable("conversations").set({ updated_at: within.now() });
  const running = touched.where(({ and }) => and({ org_id: actor.orgId, id, status: "running" }));
  const locked = await running.executeTakeFirst();
  const conversation = await readRecord(within, "conversations", actor.orgId, id);
  if (locked.numUpdatedRows === 0n) {
    if (conversation.status === "cancelled") return;
    throw conflict(`Only running work can be cancelled; the status of this conversation is ${conversation.status}.`);
  }
  const turns = await cancelTurns(within, id);
  if (turns.length === 0) throw conflict("Only turns can be cancelled; this conversation runs none.");
  await within.database.deleteFrom("tasks").where("conversation_id", "=", id).where("kind", "=", "turn").execute();
  for (const turn of turns) {
    const place = { conversationId: id, turnId: turn.id };
    await endWaiting(within, place);
    await insertEntries(within, place, [{ kind: "notice", status: "success", message: MESSAGE }]);
    await insertReply(within, actor, { conversation, triggerId: turn.triggering_comment_id, message: MESSAGE });
  }
  const status = selectStatus(conversation);
  await updateRecord(within, "conversations", id, { status, ...(status === "cancelled" && { summary: MESSAGE }) });
  if (conversation.job_id !== null) await settleJob(within, conversation.job_id);
  const note = { type: "action-update", summary: "Cancelled the work of a conversation" } as const;
  await writeAudit(within, actor, {
    ...note,
    delta: `status: "running" → "${status}"`,
    config: { conversationId: id },
  });
}

async function cancelTurns({ database, now }: Store, conversationId: string) {
  const cancelled = await database
    .updateTable("turns")
    .set({ status: "cancelled", error_message: null, updated_at: now() })
    .where("conversation_id", "=", conversationId)
    .where("status", "=", "running")
    .returning(["id", "triggering_comment_id", "seq"])
    .execute();
  return cancelled.sort((one, other) => one.seq - other.seq);
}

/** Of the draft that earlier turns left. */
function selectStatus({ branch, output_url: url, staged }: ConversationRow): string {
  if (branch === null) return "cancelled";
  if (url !== null) return "open";
  return staged === 1 ? "staged" : "needsAttention";
}
