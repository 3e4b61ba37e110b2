import { createPrivateKey } from "node:crypto";
import { badField, conflict } from "../../contract/refusals.ts";
import {
  APP_FIELDS,
  type ConnectionField,
  fitsField,
  MASKED_SECRET,
  nameFieldTypes,
  SECRET_FIELDS,
  selectTriggerEvents,
} from "../../contract/resources/connections/connection-fields.ts";
import type { ConnectionType } from "../../contract/resources/connections/connections.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { checkPlainAddress } from "../../shared/outbound/addresses.ts";
import type { Access } from "../security/access.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseConnectionFields, parsePublicationConfig } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { type ConfigFields, type ConnectionRow, checkField, connectionsOf } from "./connections.ts";
import { listUses, readUsingPublications } from "./uses.ts";

type Caller = { orgId: string; access: Access };

async function readDependents(store: Store, { org_id, id }: ConnectionRow): Promise<ConnectionRow[]> {
  const others = await connectionsOf(store, org_id)
    .where("type", "in", Object.keys(APP_FIELDS))
    .orderBy("seq")
    .execute();
  return others.filter(({ type, config_json }) => isApp(id, type, parseConnectionFields(config_json)));
}

function isApp(id: string, type: string, fields: ConfigFields): boolean {
  const field = APP_FIELDS[type];
  return field !== undefined && fields[field] === id;
}

/** 400 for an app that does not exist or does not fit, an address that is plainly private, a masked secret, and a key that is none. */
export async function checkConfig(
  store: Store,
  caller: Caller,
  { type, fields, allowPrivate }: { type: ConnectionType; fields: ConfigFields; allowPrivate: boolean },
): Promise<void> {
  for (const field of SECRET_FIELDS) {
    if (fields[field] === MASKED_SECRET) throw badField(`config.${type}.${field}`, "is masked. Give the secret.");
  }
  if (fields.privateKey !== undefined) checkPrivateKey(`config.${type}.privateKey`, fields.privateKey);
  for (const field of ["baseUrl", "repositoryUrl"] as const) {
    const address = fields[field];
    if (address === undefined) continue;
    checkAddress(`config.${type}.${field}`, address, { allowPrivate, isRepository: field === "repositoryUrl" });
  }
  await checkApp(store, caller, { type, fields });
}

/** 400 for an address that is plainly private, unless these are allowed; `path` is the field in the request. */
export function checkAddress(path: string, address: string, kind: Parameters<typeof checkPlainAddress>[1]): void {
  try {
    checkPlainAddress(address, kind);
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    throw badField(path, error.explanation, { errorCode: error.code });
  }
}

/** 400 for what GitHub cannot have made: it makes RSA keys without a password. */
function checkPrivateKey(path: string, pem: string): void {
  let kind: string | undefined;
  try {
    kind = createPrivateKey(pem).asymmetricKeyType;
  } catch {
    throw badField(path, `is no private key in PEM without a password. Give the .pem file that GitHub made.`);
  }
  if (kind !== "rsa") throw badField(path, `is a ${kind} key. Give the RSA key that GitHub made.`);
}

async function checkApp(
  store: Store,
  { orgId, access }: Caller,
  { type, fields }: { type: ConnectionType; fields: ConfigFields },
): Promise<void> {
  const field = APP_FIELDS[type];
  if (field === undefined) return;
  const id = fields[field] ?? "";
  // A local folder has no code host.
  if (id === "" && fields.repositoryUrl?.startsWith("file:")) return;
  const row = await connectionsOf(store, orgId).where("id", "=", id).executeTakeFirst();
  checkField(`config.${type}.${field}`, field, id, access.may("connection:get", id) ? row : undefined);
}

/** 400 if a masked secret would go to another address or product: the caller may not know the secret. */
export function unmaskFields(
  type: ConnectionType,
  given: ConfigFields,
  { type: storedType, fields: stored }: { type: string; fields: ConfigFields },
): ConfigFields {
  const isSameType = type === storedType;
  const masked = [...SECRET_FIELDS]
    .filter((field) => given[field] === MASKED_SECRET)
    .filter((field) => !isSameType || stored[field] !== undefined);
  const [field] = masked;
  if (field === undefined) return given;
  if (!isSameType) {
    throw badField(`config.${type}.${field}`, `give the secret, since the stored one is that of a ${storedType}.`);
  }
  if (given.baseUrl !== stored.baseUrl) {
    throw badField(`config.${type}.${field}`, `give the secret again, since baseUrl changes.`);
  }
  return { ...given, ...Object.fromEntries(masked.map((name) => [name, stored[name] ?? ""])) };
}

/** How publications let go of a connection that is deleted. */
export type Detach = (within: Store, actor: Actor, row: ConnectionRow) => Promise<void>;

/** Keeps the record without its secrets: past work refers to it. With `detach`, deletes what depends on it. */
export async function deleteConnection(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  detach: Detach | undefined,
): Promise<void> {
  const now = within.now();
  const present = within.database.updateTable("connections").where("id", "=", row.id).where("deleted_at", "is", null);
  const deleted = await present.set({ deleted_at: now, updated_at: now, secrets: null }).executeTakeFirst();
  if (deleted.numUpdatedRows === 0n) return;
  const config = { connectionId: row.id, name: row.name, preserveDependencies: detach === undefined };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted a connection", config });
  if (detach === undefined) return;
  for (const dependent of await readDependents(within, row)) await deleteConnection(within, actor, dependent, detach);
  await detach(within, actor, row);
}

const MAX_NAMED = 5;

/** 409 where publications or connections use a connection as what its new type cannot be, 400 for its own app. */
export async function checkNewType(
  within: Store,
  caller: Pick<Caller, "access">,
  row: ConnectionRow,
  { type, fields }: { type: ConnectionType; fields: ConfigFields },
): Promise<void> {
  if (isApp(row.id, type, fields)) {
    throw badField(`config.${type}.${APP_FIELDS[type]}`, "a connection cannot name itself.");
  }
  const uses = [...(await listPublicationUses(within, caller, row, type)), ...(await listAppUses(within, row, type))];
  if (uses.length === 0) return;
  const more = uses.length > MAX_NAMED ? ` and ${uses.length - MAX_NAMED} more` : "";
  throw conflict(
    `The connection ${row.name} is a ${row.type} and cannot become a ${type}: ${uses.slice(0, MAX_NAMED).join("; ")}` +
      `${more}. Change these first.`,
  );
}

/** Names only publications that the caller can read. */
async function listPublicationUses(
  within: Store,
  { access }: Pick<Caller, "access">,
  row: ConnectionRow,
  type: string,
): Promise<string[]> {
  const publications = await readUsingPublications(within, row.id);
  return publications.flatMap(({ id, name, config_json }) => {
    const publication = `the publication ${access.may("publication:get", id) ? name : id}`;
    const config = parsePublicationConfig(config_json);
    const events = config.inputTriggers?.[row.id] ?? [];
    const lost = events.filter((event) => !selectTriggerEvents(type).includes(event));
    const uses = listUses(config).filter((use) => use.id === row.id);
    return uses.flatMap(({ role, field }) => {
      if (!fitsField(field, type)) return [describeUse(publication, field)];
      return role === "source" && lost.length > 0 ? [`${publication} is triggered by its ${lost.join(", ")}`] : [];
    });
  });
}

async function listAppUses(store: Store, row: ConnectionRow, type: string): Promise<string[]> {
  return (await readDependents(store, row)).flatMap((dependent) => {
    const field = APP_FIELDS[dependent.type];
    return field === undefined || fitsField(field, type)
      ? []
      : [describeUse(`the connection ${dependent.name}`, field)];
  });
}

function describeUse(user: string, field: ConnectionField): string {
  return `${user} names it as ${field}, which takes ${nameFieldTypes(field)}`;
}
