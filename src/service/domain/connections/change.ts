import { type ConnectionType, MASKED_SECRET, SECRET_FIELDS } from "../../../contract/connections.ts";
import type { PublicationConfig } from "../../../contract/publications.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import type { Access } from "../../security/access.ts";
import { checkPlainAddress } from "../../security/addresses.ts";
import { type Actor, writeAudit } from "../../store/audit.ts";
import { badRequest } from "../../store/errors.ts";
import type { Store } from "../../store/store.ts";
import { deletePublication, replacePublicationConfig } from "../publications/change.ts";
import { type PublicationRow, readSources } from "../publications/publications.ts";
import { type ConfigFields, type ConnectionRow, connectionsOf } from "./connections.ts";
import { type ConnectionPlace, explainMisfit, fitsPlace, nameFitting } from "./places.ts";

type Caller = { orgId: string; access: Access };

// Which field names another connection.
const APP_FIELDS: Readonly<Partial<Record<string, ConnectionPlace>>> = {
  codehostRepo: "codehostAppConnectionId",
  chatChannel: "chatAppConnectionId",
};

/** The field by which connections of a type name their app; undefined where they have none. */
export function selectAppField(type: string): ConnectionPlace | undefined {
  return APP_FIELDS[type];
}

/** Types of connections that cannot be without one of this type. */
export function selectDependentTypes(type: string): string[] {
  return Object.entries(APP_FIELDS).flatMap(([dependent, field]) =>
    field !== undefined && fitsPlace(field, type) ? [dependent] : [],
  );
}

/** Whether a connection with these fields hangs on the one with this ID. */
export function dependsOn(type: string, fields: ConfigFields, id: string): boolean {
  const field = selectAppField(type);
  return field !== undefined && fields[field] === id;
}

/**
 * Refuses with 400 what a config may not say: an app that is not there or of another type, an address that the service
 * may not ask as far as that is plain to see, a mask where a secret belongs.
 */
export async function checkConfig(
  store: Store,
  caller: Caller,
  { type, fields, allowPrivate }: { type: ConnectionType; fields: ConfigFields; allowPrivate: boolean },
): Promise<void> {
  for (const field of SECRET_FIELDS) {
    if (fields[field] === MASKED_SECRET) throw badRequest(`config.${type}.${field} is a mask, not a secret.`);
  }
  for (const field of ["baseUrl", "repositoryUrl"] as const) {
    const address = fields[field];
    if (address === undefined) continue;
    try {
      checkPlainAddress(address, { allowPrivate, isRepository: field === "repositoryUrl" });
    } catch (error) {
      if (!(error instanceof ReleaseDocsError)) throw error;
      throw badRequest(`config.${type}.${field}: ${error.message} ${error.hint}`);
    }
  }
  await checkApp(store, caller, { type, fields });
}

async function checkApp(
  store: Store,
  { orgId, access }: Caller,
  { type, fields }: { type: ConnectionType; fields: ConfigFields },
): Promise<void> {
  const field = selectAppField(type);
  if (field === undefined) return;
  const id = fields[field] ?? "";
  // A folder on the service's own machine has no code host that could be asked.
  if (id === "" && fields.repositoryUrl?.startsWith("file:")) return;
  const row = await connectionsOf(store, orgId).where("id", "=", id).executeTakeFirst();
  if (row === undefined || !access.may("connection:get", id)) {
    throw badRequest(
      `config.${type}.${field}: there is no connection ${JSON.stringify(id)}; give ${nameFitting(field)}.`,
    );
  }
  const misfit = explainMisfit(field, row);
  if (misfit !== undefined) throw badRequest(`config.${type}.${field}: ${misfit}`);
}

/**
 * The fields of an update, with the stored secret where a mask was given back. 400 where the secret would then go to
 * another address or another product: whoever may point a connection elsewhere need not know it.
 */
export function unmaskFields(
  type: ConnectionType,
  given: ConfigFields,
  { type: storedType, fields: stored }: { type: string; fields: ConfigFields },
): ConfigFields {
  if (type !== storedType) return refuseMasks(given, { type, storedType });
  const masked = [...SECRET_FIELDS].filter((field) => given[field] === MASKED_SECRET && stored[field] !== undefined);
  const [field] = masked;
  if (field === undefined) return given;
  if (given.baseUrl !== stored.baseUrl) {
    throw badRequest(`config.${type}.${field}: give the secret again, since baseUrl changes.`);
  }
  return { ...given, ...Object.fromEntries(masked.map((name) => [name, stored[name] ?? ""])) };
}

function refuseMasks(given: ConfigFields, { type, storedType }: { type: string; storedType: string }): ConfigFields {
  const masked = [...SECRET_FIELDS].find((field) => given[field] === MASKED_SECRET);
  if (masked === undefined) return given;
  throw badRequest(`config.${type}.${masked}: give the secret, since the stored one is that of a ${storedType}.`);
}

/**
 * Deletes a connection: it stays as a row that past work refers to, without its secrets. What cannot be without it goes
 * too, and what can loses the reference, unless `preserveDependencies` keeps all that as it is (interface,
 * "Connections"). Where it was deleted meanwhile, nothing happens.
 */
export async function deleteConnection(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { preserveDependencies }: { preserveDependencies: boolean },
): Promise<void> {
  const deleted = await within.database
    .updateTable("connections")
    .set({ deleted_at: within.now(), updated_at: within.now(), secrets: null })
    .where("id", "=", row.id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (deleted.numUpdatedRows === 0n) return;
  const config = { connectionId: row.id, name: row.name, preserveDependencies };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted a connection", config });
  if (preserveDependencies) return;
  const types = selectDependentTypes(row.type);
  const others = await connectionsOf(within, actor.orgId).where("type", "in", types).orderBy("seq").execute();
  for (const other of others) {
    if (dependsOn(other.type, JSON.parse(other.config_json), row.id)) {
      await deleteConnection(within, actor, other, { preserveDependencies });
    }
  }
  for (const publication of await readUsers(within, row.id)) await detachConnection(within, actor, publication, row);
}

async function readUsers({ database }: Store, connectionId: string): Promise<PublicationRow[]> {
  return database
    .selectFrom("publications")
    .selectAll()
    .where("id", "in", (users) =>
      users.selectFrom("publication_connections").select("publication_id").where("connection_id", "=", connectionId),
    )
    .orderBy("seq")
    .execute();
}

async function detachConnection(
  within: Store,
  actor: Actor,
  row: PublicationRow,
  { id, type }: Pick<ConnectionRow, "id" | "type">,
): Promise<void> {
  const config: PublicationConfig = JSON.parse(row.config_json);
  const { docsRepo = "" } = config;
  const left = config.sourceRepos?.filter((source) => source !== id) ?? [];
  const { repositories } = await readSources(within, actor.orgId, { sourceRepos: left });
  const isBare = type === "codehostRepo" && repositories.length === 0;
  if (docsRepo === id || isBare) return deletePublication(within, actor, row);
  const sourceRepos = left.length === 0 ? [docsRepo] : left;
  const { notifierConnection, inputTriggers = {}, ...kept } = config;
  const { [id]: _, ...triggers } = inputTriggers;
  await replacePublicationConfig(within, actor, row, {
    ...kept,
    sourceRepos,
    ...(Object.keys(triggers).length === 0 ? {} : { inputTriggers: triggers }),
    ...(notifierConnection === undefined || notifierConnection === id ? {} : { notifierConnection }),
  });
}
