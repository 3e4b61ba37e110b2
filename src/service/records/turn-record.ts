import type { Selectable } from "kysely";
import type { DocRequest } from "../../contract/jobs.ts";
import type { Actor } from "../store/audit.ts";
import { newRow, type Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import { insertTask } from "../work/tasks.ts";

export type TurnRow = Selectable<Tables["turns"]>;

/** Statuses of a turn (design, "What the interface document leaves open"). */
export type TurnEnd = "success" | "no_changes" | "error" | "cancelled";

/** Stores a turn of a conversation and the task to do it; a comment's, where one asked for it. */
export async function insertTurn(
  within: Store,
  actor: Actor,
  conversationId: string,
  { request, commentId = null }: { request: DocRequest; commentId?: string | null },
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

/** Ends a turn, in the transaction of its outcome. */
export async function endTurn(within: Store, id: string, status: TurnEnd, errorMessage: string | null): Promise<void> {
  await within.database
    .updateTable("turns")
    .set({ status, error_message: errorMessage, updated_at: within.now() })
    .where("id", "=", id)
    .execute();
}

/** The turn with this ID. Throws where it is gone. */
export async function readTurn({ database }: Store, id: string): Promise<TurnRow> {
  return database.selectFrom("turns").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
