import type { Selectable } from "kysely";
import type { Turn } from "../../contract/conversations.ts";
import type { Actor } from "../store/audit.ts";
import { notFound } from "../store/errors.ts";
import type { Tables } from "../store/schema.ts";
import { newRow, type Store } from "../store/store.ts";
import { insertTask } from "../worker/tasks.ts";

export type TurnRow = Selectable<Tables["turns"]>;

/** Statuses of a turn (design, "What the interface document leaves open"). */
export type TurnEnd = "success" | "no_changes" | "error" | "cancelled";

/** Stores a turn of a conversation and the task to do it; a comment's, where one asked for it. */
export async function insertTurn(
  within: Store,
  actor: Actor,
  conversationId: string,
  { request, commentId = null }: { request: object; commentId?: string | null },
): Promise<string> {
  const turn = {
    ...newRow(within, "trn"),
    org_id: actor.orgId,
    conversation_id: conversationId,
    status: "running",
    error_message: null,
    retry_count: 0,
    request_json: JSON.stringify(request),
    triggering_comment_id: commentId,
  };
  await within.database.insertInto("turns").values(turn).execute();
  await insertTask(within, actor, { kind: "turn", subjectId: turn.id, conversationId });
  return turn.id;
}

/** Has a turn that failed done once more (interface, "Conversation turn"): running, its error cleared, its task queued. */
export async function restartTurn(within: Store, actor: Actor, turn: TurnRow): Promise<void> {
  await within.database
    .updateTable("turns")
    .set({ status: "running", error_message: null, retry_count: turn.retry_count + 1, updated_at: within.now() })
    .where("id", "=", turn.id)
    .execute();
  await insertTask(within, actor, { kind: "turn", subjectId: turn.id, conversationId: turn.conversation_id });
}

/** Ends a turn, in the transaction of its outcome. */
export async function endTurn(within: Store, id: string, status: TurnEnd, errorMessage: string | null): Promise<void> {
  await within.database
    .updateTable("turns")
    .set({ status, error_message: errorMessage, updated_at: within.now() })
    .where("id", "=", id)
    .execute();
}

/** The turn with this ID in the organization; 404 when there is none. */
export async function readTurn({ database }: Store, orgId: string, id: string): Promise<TurnRow> {
  const row = await database
    .selectFrom("turns")
    .selectAll()
    .where("id", "=", id)
    .where("org_id", "=", orgId)
    .executeTakeFirst();
  if (row === undefined) throw notFound("turn", id);
  return row;
}

/** A turn as answers show it. */
export function asTurn(row: TurnRow): Turn {
  const request: Record<string, unknown> = JSON.parse(row.request_json);
  return {
    id: row.id,
    conversationId: row.conversation_id,
    status: row.status,
    errorMessage: row.error_message,
    retryCount: row.retry_count,
    request,
    triggeringCommentId: row.triggering_comment_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
