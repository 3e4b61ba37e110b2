import { type ConnectionType, MASKED_SECRET, SECRET_FIELDS } from "../../contract/connection-config.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Access } from "../access/access.ts";
import { checkPlainAddress } from "../outbound/check-plain-address.ts";
import { badRequest } from "../refusal.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionPlace, explainMisfit, fitsPlace, nameFitting } from "./connection-places.ts";
import { connectionsOf } from "./connection-record.ts";
import type { ConfigFields } from "./connection-secrets.ts";

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
