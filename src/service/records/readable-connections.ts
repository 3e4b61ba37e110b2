import { readAccess } from "../access/read-access.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionRow, connectionsOf } from "./connection-record.ts";

/** Connections through which links are read; none of them is paused. */
export type ReadableConnections = {
  /** Those that who asked may read (`connection:get`), the oldest first. */
  connections: readonly ConnectionRow[];
  /** All apps of code hosts by ID: who may read a repository's connection reads that repository with its app's token. */
  apps: ReadonlyMap<string, ConnectionRow>;
};

const NONE: ReadableConnections = { connections: [], apps: new Map() };

/** The connections that a user may read links through; none where that user is gone. */
export async function readReadableConnections(
  store: Store,
  orgId: string,
  userId: string | null,
): Promise<ReadableConnections> {
  if (userId === null) return NONE;
  const [access, rows] = await Promise.all([
    readAccess(store, userId),
    connectionsOf(store, orgId)
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

/** Joins what several users may read. */
export function joinReadable(all: readonly ReadableConnections[]): ReadableConnections {
  const connections = new Map(all.flatMap((one) => one.connections.map((row) => [row.id, row])));
  return {
    connections: [...connections.values()].sort((one, other) => one.seq - other.seq),
    apps: new Map(all.flatMap(({ apps }) => [...apps])),
  };
}

/** The user who asked for a job; null where that user or the job is gone. */
export async function readRequester({ database }: Store, jobId: string | null): Promise<string | null> {
  if (jobId === null) return null;
  const job = await database.selectFrom("jobs").select("user_id").where("id", "=", jobId).executeTakeFirst();
  return job?.user_id ?? null;
}
