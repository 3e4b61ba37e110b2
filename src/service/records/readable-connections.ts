import { readAccess } from "../access/read-access.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionRow, connectionsOf } from "./connection-record.ts";
import type { TurnRow } from "./turn-record.ts";

/** Connections through which links are read; none of them is paused. */
export type ReadableConnections = {
  /** Those that who asked may read (`connection:get`), the oldest first. */
  connections: readonly ConnectionRow[];
  /** All apps of code hosts by ID: who may read a repository's connection reads that repository with its app's token. */
  apps: ReadonlyMap<string, ConnectionRow>;
};

const NONE: ReadableConnections = { connections: [], apps: new Map() };

/** The connections that whoever asked for a turn may read links through; none where that user is gone. */
export async function readReadableConnections(store: Store, turn: TurnRow): Promise<ReadableConnections> {
  const userId = await readAsker(store, turn);
  if (userId === null) return NONE;
  const [access, rows] = await Promise.all([
    readAccess(store, userId),
    connectionsOf(store, turn.org_id)
      .where("type", "in", ["codehostRepo", "codehostApp", "codehostbApp", "tracker", "notesTool"])
      .where("paused", "=", 0)
      .orderBy("seq")
      .execute(),
  ]);
  const apps = rows.filter(({ type }) => type === "codehostApp" || type === "codehostbApp");
  return {
    connections: rows.filter(({ id }) => access.may("connection:get", id)),
    apps: new Map(apps.map((row) => [row.id, row])),
  };
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
