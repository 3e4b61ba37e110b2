import { readAccess } from "../access/read-access.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionRow, connectionsOf } from "./connection-record.ts";
import type { TurnRow } from "./turn-record.ts";

/** The notes tools that whoever asked for a turn may read; none where that user is gone. */
export async function readReadableNotes(store: Store, turn: TurnRow): Promise<ConnectionRow[]> {
  const userId = await readAsker(store, turn);
  if (userId === null) return [];
  const notes = connectionsOf(store, turn.org_id).where("type", "=", "notesTool").where("paused", "=", 0);
  const [access, rows] = await Promise.all([readAccess(store, userId), notes.orderBy("seq").execute()]);
  return rows.filter(({ id }) => access.may("connection:get", id));
}

/** Who wrote the comment that asked for the turn, else who created the job. */
async function readAsker({ database }: Store, turn: TurnRow): Promise<string | null> {
  const found = await database
    .selectFrom("turns")
    .innerJoin("conversations", "conversations.id", "turns.conversation_id")
    .leftJoin("jobs", "jobs.id", "conversations.job_id")
    .leftJoin("comments", "comments.id", "turns.triggering_comment_id")
    .select(["jobs.user_id", "comments.author_id"])
    .where("turns.id", "=", turn.id)
    .executeTakeFirst();
  return (turn.triggering_comment_id === null ? found?.user_id : found?.author_id) ?? null;
}
