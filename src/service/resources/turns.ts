import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import { updateConversation } from "../records/conversation-record.ts";
import { refuseSuspended } from "../records/organization-billing.ts";
import { asTurn, readTurn, restartTurn } from "../records/turn-record.ts";
import { conflict } from "../refusal.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";

/** Retry turns (interface, "Conversations", rule 11). */
export function implementTurns({ store, worker }: ServiceParts) {
  return {
    retry: procedures.turns.retry.handler(async ({ input, context }) => {
      context.access.check("turn:update", input.id);
      await store.transaction((within) => retryTurn(within, context, input.id));
      const turn = asTurn(await readTurn(store, context.orgId, input.id));
      worker.wake();
      return turn;
    }),
  };
}

/** 402 where the organization is suspended, 409 for a turn that did not fail. The job of the conversation stays as it settled. */
async function retryTurn(within: Store, { orgId, actor }: CallContext, id: string): Promise<void> {
  const turn = await readTurn(within, orgId, id);
  if (turn.status !== "error") throw conflict(`Only a turn that failed can be retried; this one is ${turn.status}.`);
  await refuseSuspended(within, orgId);
  await restartTurn(within, actor, turn);
  await updateConversation(within, turn.conversation_id, { status: "running" });
  const delta = `status: "error" → "running"; retryCount: ${turn.retry_count} → ${turn.retry_count + 1}`;
  const config = { turnId: id, conversationId: turn.conversation_id };
  await writeAudit(within, actor, { type: "action-update", summary: "Retried a turn", delta, config });
}
