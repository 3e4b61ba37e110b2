import { sql } from "kysely";
import type { Access } from "../access/access.ts";
import { badRequest } from "../refusal.ts";
import type { Store } from "../store/store.ts";

/** A connection or publication as it was named. */
export type NamedRecord = { id: string; name: string; config_json: string };

type Place = { orgId: string; access: Access };

/**
 * The connection or publication that `idOrName` means in an organization: its ID, else its name.
 * 400 when there is none that the caller may read, or when several bear the name (interface, "Jobs", rules 2 and 3).
 */
export async function resolveRecord(
  store: Store,
  table: "connections" | "publications",
  { orgId, access }: Place,
  idOrName: string,
): Promise<NamedRecord> {
  const resource = table === "connections" ? "connection" : "publication";
  const known = (await namedIn(store, table, orgId, idOrName)).filter(({ id }) => access.may(`${resource}:get`, id));
  const [first, second] = known;
  const exact = known.find((row) => row.id === idOrName);
  if (exact !== undefined) return exact;
  if (first === undefined) {
    const others = access.may(`${resource}:list`) ? await knownNames(store, table, orgId) : "";
    throw badRequest(`There is no ${resource} ${JSON.stringify(idOrName)}${others}.`);
  }
  if (second !== undefined) {
    const ids = known.map((row) => row.id).join(", ");
    throw badRequest(`Several ${table} are named ${JSON.stringify(idOrName)}: give one of the IDs ${ids}.`);
  }
  return first;
}

const MAX_LISTED = 10;

/**
 * The only publication that the caller may read (operation `conversations.create` without `publication`). 400 where
 * there is none, and where there are several, which it lists.
 */
export async function resolveOnlyPublication({ database }: Store, { orgId, access }: Place): Promise<NamedRecord> {
  const rows = await database
    .selectFrom("publications")
    .select(["id", "name", "config_json"])
    .where("org_id", "=", orgId)
    .orderBy("seq")
    .execute();
  const permitted = rows.filter(({ id }) => access.may("publication:get", id));
  const [only, second] = permitted;
  if (only === undefined) throw badRequest("There is no publication yet: create one first.");
  if (second === undefined) return only;
  const names = permitted.slice(0, MAX_LISTED).map(({ id, name }) => `${JSON.stringify(name)} (${id})`);
  const more = permitted.length > MAX_LISTED ? ` and ${permitted.length - MAX_LISTED} more` : "";
  throw badRequest(`Name the publication: there are ${names.join(", ")}${more}.`);
}

async function namedIn(
  { database }: Store,
  table: "connections" | "publications",
  orgId: string,
  idOrName: string,
): Promise<NamedRecord[]> {
  return database
    .selectFrom(table)
    .select(["id", "name", "config_json"])
    .where("org_id", "=", orgId)
    .where((where) => where.or([where("id", "=", idOrName), where("name", "=", idOrName)]))
    .$if(table === "connections", (query) => query.where(sql.ref("deleted_at"), "is", null))
    .execute();
}

async function knownNames({ database }: Store, table: "connections" | "publications", orgId: string): Promise<string> {
  const rows = await database
    .selectFrom(table)
    .select("name")
    .where("org_id", "=", orgId)
    .$if(table === "connections", (query) => query.where(sql.ref("deleted_at"), "is", null))
    .limit(5)
    .execute();
  return rows.length === 0 ? "" : `; known here: ${rows.map((row) => row.name).join(", ")}`;
}
