import type { Insertable, Selectable } from "kysely";
import type { ConnectionType } from "../../contract/connection-config.ts";
import type { Connection } from "../../contract/connections.ts";
import { badRequest, notFound } from "../refusal.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { newRow, type Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import { type KeptConfig, maskConfig } from "./connection-secrets.ts";

export type ConnectionRow = Selectable<Tables["connections"]>;

/** Trigger events that a connection can emit, by its type (interface, "Events", 2); no other type emits any. */
const TRIGGER_EVENTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  codehostRepo: ["pullRequests", "newIssues", "issueComments", "releases"],
};

/** The trigger events that connections of a type can emit. */
export function selectTriggerEvents(type: string): readonly string[] {
  return TRIGGER_EVENTS[type] ?? [];
}

/** Selects the connections of an organization that are not deleted. */
export function connectionsOf({ database }: Store, orgId: string) {
  return database.selectFrom("connections").selectAll().where("org_id", "=", orgId).where("deleted_at", "is", null);
}

/**
 * The connection with this ID in the organization. 400 for what is no ID of a connection (interface, "Errors"), 404 when
 * there is none or it was deleted.
 */
export async function readConnection(store: Store, orgId: string, id: string): Promise<ConnectionRow> {
  if (!/^cnn-[0-9a-f]{16}$/.test(id)) {
    throw badRequest(`${JSON.stringify(id)} is no ID of a connection: that is cnn- and 16 hexadecimal digits.`);
  }
  const row = await connectionsOf(store, orgId).where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("connection", id);
  return row;
}

/** Stores a connection, taken for healthy until somebody looks. Its ID is made before, since secrets are sealed with it. */
export async function insertConnection(
  within: Store,
  actor: Actor,
  given: KeptConfig & { id: string; name: string; type: ConnectionType; paused: boolean },
): Promise<void> {
  const row: Insertable<Tables["connections"]> = {
    ...newRow(within, "cnn"),
    ...given,
    org_id: actor.orgId,
    paused: Number(given.paused),
    healthy: 1,
  };
  await within.database.insertInto("connections").values(row).execute();
  const config = { connectionId: given.id, name: given.name, type: given.type };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a connection", config });
}

// Nothing is known yet of what a connection became.
const UNSEEN = {
  healthy: 1,
  health_message: null,
  health_error: null,
  synced_at: null,
  remaining_rate_limit_percent: null,
} as const;

/**
 * Changes a connection, and tells what changed; of secrets only that they did. One of another type counts as healthy and
 * never synced.
 */
export async function updateConnection(
  within: Store,
  actor: Actor,
  before: ConnectionRow,
  to: KeptConfig & { name: string; type: ConnectionType; paused: number },
): Promise<void> {
  const known = { ...describe(before), ...JSON.parse(before.config_json) };
  const parts = [
    describeDelta(known, { ...describe({ ...before, ...to }), ...JSON.parse(to.config_json) }),
    ...(before.secrets === to.secrets ? [] : ["its secret: changed"]),
  ];
  const delta = parts.filter((part) => part !== "").join("; ");
  if (delta === "") return;
  const after = { ...to, ...(to.type !== before.type && UNSEEN), updated_at: within.now() };
  await within.database.updateTable("connections").set(after).where("id", "=", before.id).execute();
  const config = { connectionId: before.id };
  await writeAudit(within, actor, { type: "action-update", summary: "Updated a connection", delta, config });
}

function describe({ name, type, paused }: Pick<ConnectionRow, "name" | "type" | "paused">) {
  return { name, type, paused: paused === 1 };
}

/** A connection as answers show it, with its config redacted (interface, "Connection"). */
export function asConnection(row: ConnectionRow): Connection {
  return {
    id: row.id,
    orgId: row.org_id,
    name: row.name,
    type: row.type,
    allowedTriggerEvents: [...selectTriggerEvents(row.type)],
    healthy: row.healthy === 1,
    paused: row.paused === 1,
    config: { [row.type]: maskConfig(row) },
    syncedAt: row.synced_at,
    remainingRateLimitPercent: row.remaining_rate_limit_percent,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt: row.deleted_at,
  };
}
