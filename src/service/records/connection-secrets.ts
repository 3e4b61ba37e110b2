import {
  type ConnectionConfig,
  type ConnectionType,
  MASKED_SECRET,
  SECRET_FIELDS,
} from "../../contract/connection-config.ts";
import type { Store } from "../store/store.ts";
import type { Vault } from "../store/vault.ts";

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
