import type { Selectable } from "kysely";
import { badField, badRequest, notFound } from "../../contract/refusals.ts";
import {
  type ConnectionField,
  fitsField,
  MASKED_SECRET,
  nameFieldTypes,
  SECRET_FIELDS,
  selectTriggerEvents,
} from "../../contract/resources/connections/connection-fields.ts";
import type { Connection, ConnectionConfig, ConnectionType } from "../../contract/resources/connections/connections.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { ProductHealth } from "../../shared/outbound/json-api.ts";
import { asRecord, newRow, showColumns } from "../../shared/records.ts";
import { joinParts } from "../../shared/text.ts";
import type { Vault } from "../security/vault.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { keyOfRepository, parseConnectionFields } from "../store/columns.ts";
import { insertRecord, prepare } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

export type ConnectionRow = Selectable<Tables["connections"]>;

export type ConfigFields = Readonly<Record<string, string>>;

type SealedConfig = { config_json: string; secrets: string | null };

export function selectVariant(config: ConnectionConfig): { type: ConnectionType; fields: ConfigFields } {
  for (const [type, variant] of Object.entries(config)) {
    if (variant !== undefined) return { type: type as ConnectionType, fields: JSON.parse(JSON.stringify(variant)) };
  }
  throw new Error("The schema let a config without a variant pass.");
}

/** Encrypts secrets; those that equal `before` stay as stored. */
export function sealConfig(
  vault: Vault,
  id: string,
  fields: ConfigFields,
  before?: { secrets: string | null; fields: ConfigFields },
): SealedConfig {
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

export function openConfig(vault: Vault, { id, config_json, secrets }: SealedConfig & { id: string }): ConfigFields {
  const plain = parseConnectionFields(config_json);
  const opened = sealedOf(secrets).map(([field, sealed]) => [field, vault.open(sealed, { id, field })]);
  return { ...plain, ...Object.fromEntries(opened) };
}

function maskConfig({ config_json, secrets }: SealedConfig): ConfigFields {
  // Not with zod: the answer's schema checks it too.
  const plain: ConfigFields = JSON.parse(config_json);
  const fields = Object.keys(JSON.parse(secrets ?? "{}"));
  return { ...plain, ...Object.fromEntries(fields.map((field) => [field, MASKED_SECRET])) };
}

/** Re-encrypts the secrets of an old key. Throws `store/wrong-secrets-key`. */
export async function renewSecrets(store: Store, vault: Vault): Promise<void> {
  const withSecrets = store.database.selectFrom("connections").where("secrets", "is not", null);
  for (const row of await withSecrets.select(["id", "config_json", "secrets"]).execute()) {
    const fields = openConfig(vault, row);
    if (sealedOf(row.secrets).every(([, sealed]) => vault.isCurrent(sealed))) continue;
    const { secrets } = sealConfig(vault, row.id, fields);
    // A caller may have changed the secret meanwhile.
    const same = store.database.updateTable("connections").where("id", "=", row.id).where("secrets", "=", row.secrets);
    await same.set({ secrets }).execute();
  }
}

/** The secrets of an organization's connections that the vault can open. */
export async function readSecrets(store: Store, vault: Vault, orgId: string): Promise<string[]> {
  const rows = await connectionsOf(store, orgId).where("secrets", "is not", null).execute();
  return rows.flatMap(({ id, secrets }) =>
    sealedOf(secrets).flatMap(([field, sealed]) => {
      try {
        return [vault.open(sealed, { id, field })];
      } catch (error) {
        if (error instanceof ReleaseDocsError && error.code === "store/wrong-secrets-key") return [];
        throw error;
      }
    }),
  );
}

function sealedOf(secrets: string | null): [field: string, sealed: string][] {
  return Object.entries(parseConnectionFields(secrets ?? "{}"));
}

export function connectionsOf({ database }: Pick<Store, "database">, orgId: string) {
  return database.selectFrom("connections").selectAll().where("org_id", "=", orgId).where("deleted_at", "is", null);
}

/** 400 for a malformed ID (`connections.get`) in the field `path`, 404 where the organization has no such connection or it was deleted. */
export async function readConnection(store: Store, orgId: string, id: string, path = "id"): Promise<ConnectionRow> {
  if (!/^cnn-[0-9a-f]{16}$/.test(id)) {
    throw badRequest(`${JSON.stringify(id)} is not the ID of a connection: cnn- and 16 hexadecimal digits.`, path);
  }
  const [row] = await selectConnection(store, orgId, id);
  if (row === undefined) throw notFound("connection", id);
  return row;
}

const selectConnection = prepare((database, orgId: string, id: string) =>
  connectionsOf({ database }, orgId).where("id", "=", id),
);

/** `lack` is what other types lack, as in `has no commits`. */
export function checkConnectionType({ name, type }: ConnectionRow, needs: ConnectionType, lack: string, path = "id") {
  if (type === needs) return;
  throw badRequest(`The connection ${name} ${lack}, because its type is ${type}. Give a ${needs}.`, path);
}

/** A connection that is not stored yet. */
export function buildConnection(
  { store, vault }: { store: Store; vault: Vault },
  org_id: string,
  { fields, id, ...given }: { id?: string; name: string; type: ConnectionType; paused: number; fields: ConfigFields },
): ConnectionRow {
  const base = { ...newRow(store, "cnn"), ...(id !== undefined && { id }) };
  const sealed = sealConfig(vault, base.id, fields);
  const none = {
    seq: 0,
    synced_at: null,
    deleted_at: null,
    sync_queued_at: null,
    sync_failures: null,
    repository: null,
    events_until: null,
  };
  return { ...base, org_id, ...given, ...sealed, ...asHealthColumns({ healthy: false }), ...none };
}

export async function insertConnection(
  within: Store,
  actor: Actor,
  { id, name, type, paused, config_json, secrets }: ConnectionRow,
  health: ProductHealth,
): Promise<void> {
  const base = {
    ...newRow(within, "cnn"),
    org_id: actor.orgId,
    events_until: within.now(),
    ...asHealthColumns(health),
  };
  const row = { ...base, id, name, type, paused, config_json, secrets, repository: keyOfRepository(config_json) };
  await insertRecord(within, "connections", row);
  const config = { connectionId: id, name, type };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a connection", config });
}

/** A rate limit that was not read is kept. */
export function asHealthColumns(
  { healthy, message, error, remainingRateLimitPercent: percent }: ProductHealth,
  before?: ConnectionRow,
) {
  return {
    healthy: Number(healthy),
    health_message: message ?? null,
    health_error: error ?? null,
    remaining_rate_limit_percent: percent ?? before?.remaining_rate_limit_percent ?? null,
  };
}

/** A connection whose type changes was never synced. `health` is absent where nothing had to be checked. */
export async function updateConnection(
  within: Store,
  actor: Actor,
  before: ConnectionRow,
  to: SealedConfig & { name: string; type: string; paused: number },
  health: ProductHealth | undefined,
): Promise<void> {
  const secret = before.secrets === to.secrets ? "" : "its secret: changed";
  const delta = joinParts([describeDelta(describe(before), describe(to)), secret], "; ");
  if (delta === "") return;
  const isOther = to.type !== before.type;
  const checked = health && asHealthColumns(health, isOther ? undefined : before);
  const repository = keyOfRepository(to.config_json);
  const after = { ...to, repository, ...checked, ...(isOther && { synced_at: null }), updated_at: within.now() };
  await within.database.updateTable("connections").set(after).where("id", "=", before.id).execute();
  const config = { connectionId: before.id };
  const note = { type: "action-update", summary: "Updated a connection", delta, grows: true } as const;
  await writeAudit(within, actor, { ...note, config });
}

/** Makes the next sync of a connection its first one. */
export async function forgetHistory({ database, now }: Store, connectionId: string): Promise<void> {
  await database.updateTable("connections").set({ events_until: now() }).where("id", "=", connectionId).execute();
  await database.deleteFrom("connection_histories").where("connection_id", "=", connectionId).execute();
  await database.deleteFrom("connection_events").where("connection_id", "=", connectionId).execute();
}

function describe(row: Pick<SealedConfig, "config_json"> & { name: string; type: string; paused: number }) {
  const shown = { name: row.name, type: row.type, paused: row.paused === 1 };
  return { ...shown, ...parseConnectionFields(row.config_json) };
}

export function asConnection(row: ConnectionRow): Connection {
  return {
    ...asRecord(row),
    ...showColumns(row, "name", "type", "synced_at", "remaining_rate_limit_percent", "deleted_at"),
    allowedTriggerEvents: [...selectTriggerEvents(row.type)],
    healthy: row.healthy === 1,
    healthMessage: joinParts([row.health_message, row.health_error], " ") || null,
    paused: row.paused === 1,
    config: { [row.type]: maskConfig(row) },
  };
}

/** 400 where a field names no connection, or one that does not fit; `path` is the field in the request. */
export function checkField(path: string, field: ConnectionField, id: string, row: ConnectionRow | undefined): void {
  if (row !== undefined && fitsField(field, row.type)) return;
  const problem = row === undefined ? `there is no connection ${JSON.stringify(id)}` : `${row.name} is a ${row.type}`;
  throw badField(path, `${problem}; give ${nameFieldTypes(field)}.`);
}
