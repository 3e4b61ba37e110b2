import type { Insertable, Selectable } from "kysely";
import {
  type Connection,
  type ConnectionConfig,
  type ConnectionType,
  MASKED_SECRET,
  SECRET_FIELDS,
} from "../../../contract/connections.ts";
import type { Vault } from "../../security/vault.ts";
import { type Actor, describeDelta, writeAudit } from "../../store/audit.ts";
import { badRequest, notFound } from "../../store/errors.ts";
import type { Tables } from "../../store/schema.ts";
import { newRow, type Store } from "../../store/store.ts";

/** The fields of a config, whichever variant it is. */
export type ConfigFields = Readonly<Record<string, string>>;

/** The columns that a config is kept in. */
export type KeptConfig = { config_json: string; secrets: string | null };

/** The one variant of a config that is set: its type, and its fields without those that were left out. */
export function selectVariant(config: ConnectionConfig): { type: ConnectionType; fields: ConfigFields } {
  for (const [type, variant] of Object.entries(config)) {
    if (variant !== undefined) return { type: type as ConnectionType, fields: JSON.parse(JSON.stringify(variant)) };
  }
  throw new Error("A config without a variant came past its schema.");
}

/**
 * A config as it is kept: what is secret of it encrypted for the connection with this ID. Secrets that are those of
 * `before` stay as they were kept.
 */
export function keepConfig(
  vault: Vault,
  id: string,
  fields: ConfigFields,
  before?: { secrets: string | null; fields: ConfigFields },
): KeptConfig {
  const plain = Object.entries(fields).filter(([field]) => !SECRET_FIELDS.has(field));
  const secret = Object.entries(fields).filter(([field]) => SECRET_FIELDS.has(field));
  const config_json = JSON.stringify(Object.fromEntries(plain));
  if (before !== undefined && secret.every(([field, value]) => before.fields[field] === value)) {
    return { config_json, secrets: before.secrets };
  }
  const sealed = secret.map(([field, value]) => [field, vault.seal(value, { id, field })]);
  return {
    config_json,
    secrets: sealed.length === 0 ? null : JSON.stringify(Object.fromEntries(sealed)),
  };
}

/** A kept config with its secrets in the clear: for requests to the product and nothing else. */
export function openConfig(vault: Vault, { id, config_json, secrets }: KeptConfig & { id: string }): ConfigFields {
  const plain: ConfigFields = JSON.parse(config_json);
  const opened = sealedOf(secrets).map(([field, sealed]) => [field, vault.open(sealed, { id, field })]);
  return { ...plain, ...Object.fromEntries(opened) };
}

/** A kept config as answers show it. */
export function maskConfig({ config_json, secrets }: KeptConfig): ConfigFields {
  const plain: ConfigFields = JSON.parse(config_json);
  return { ...plain, ...Object.fromEntries(sealedOf(secrets).map(([field]) => [field, MASKED_SECRET])) };
}

/**
 * Opens every secret in the store, so that a key that does not fit is known at the start, and seals those anew that are
 * sealed with an old key, which is then needed no more. Throws `store/wrong-secrets-key`.
 */
export async function renewSecrets(store: Store, vault: Vault): Promise<void> {
  const rows = await store.database
    .selectFrom("connections")
    .select(["id", "config_json", "secrets"])
    .where("secrets", "is not", null)
    .execute();
  for (const row of rows) {
    const fields = openConfig(vault, row);
    if (sealedOf(row.secrets).every(([, sealed]) => vault.isCurrent(sealed))) continue;
    await store.database
      .updateTable("connections")
      .set({ secrets: keepConfig(vault, row.id, fields).secrets })
      .where("id", "=", row.id)
      // Somebody may just have given it another secret.
      .where("secrets", "=", row.secrets)
      .execute();
  }
}

function sealedOf(secrets: string | null): [field: string, sealed: string][] {
  const sealed: Record<string, string> = secrets === null ? {} : JSON.parse(secrets);
  return Object.entries(sealed);
}

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
