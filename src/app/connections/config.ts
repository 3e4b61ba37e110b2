import { MASKED_SECRET, SECRET_FIELDS } from "../../contract/resources/connections/connection-fields.ts";
import type { Connection, ConnectionConfig, ConnectionType } from "../../contract/resources/connections/connections.ts";
import { type GithubAccess, type KindField, selectFields } from "./kinds.ts";

export type ConfigValues = Readonly<Record<string, string | undefined>>;

/** The config of a connection as it was read, secrets masked. */
export function readStored({ type, config }: Connection): ConfigValues {
  const fields: object = Object(config?.[type ?? ""]);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** What a form shows of a stored config: no masked secret, which one would have to delete first. */
export function showStored(stored: ConfigValues): ConfigValues {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !SECRET_FIELDS.has(name)));
}

export function selectAccess(stored: ConfigValues): GithubAccess {
  return stored.appId === undefined ? "token" : "app";
}

/** Whether a secret may stay empty, since the stored one is kept. */
export function isKept({ name }: KindField, stored: ConfigValues): boolean {
  return SECRET_FIELDS.has(name) && stored[name] !== undefined;
}

type Given = { type: ConnectionType; access: GithubAccess; values: ConfigValues; stored: ConfigValues };

/** The config that is sent: an untouched secret is sent back masked, which keeps it. */
export function buildConfig({ type, access, values, stored }: Given): ConnectionConfig {
  const given = selectFields(type, access).flatMap((field): [string, string][] => {
    const value = (values[field.name] ?? "").trim();
    if (value !== "") return [[field.name, value]];
    return isKept(field, stored) ? [[field.name, MASKED_SECRET]] : [];
  });
  // The service checks what a person typed.
  return { [type]: Object.fromEntries(given) } as ConnectionConfig;
}
