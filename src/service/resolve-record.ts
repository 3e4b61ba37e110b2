import { badRequest } from "./refusal.ts";
import type { Store } from "./store/store.ts";

/**
 * The connection or publication that `idOrName` means in an organization: its ID, else its name.
 * 400 when there is none, or when several bear the name (interface, "Jobs", rules 2 and 3).
 */
export async function resolveRecord(
  store: Store,
  table: "connections" | "publications",
  orgId: string,
  idOrName: string,
): Promise<{ id: string; name: string; config_json: string }> {
  const rows = await store.database
    .selectFrom(table)
    .select(["id", "name", "config_json"])
    .where("org_id", "=", orgId)
    .where((where) => where.or([where("id", "=", idOrName), where("name", "=", idOrName)]))
    .execute();
  const [first] = rows;
  const exact = rows.find((row) => row.id === idOrName);
  if (exact !== undefined) return exact;
  const what = table.slice(0, -1);
  if (first === undefined)
    throw badRequest(`There is no ${what} ${JSON.stringify(idOrName)}${await knownNames(store, table, orgId)}.`);
  if (rows.length > 1) {
    const ids = rows.map((row) => row.id).join(", ");
    throw badRequest(`Several ${table} are named ${JSON.stringify(idOrName)}: give one of the IDs ${ids}.`);
  }
  return first;
}

async function knownNames(store: Store, table: "connections" | "publications", orgId: string): Promise<string> {
  const rows = await store.database.selectFrom(table).select("name").where("org_id", "=", orgId).limit(5).execute();
  return rows.length === 0 ? "" : `; known here: ${rows.map((row) => row.name).join(", ")}`;
}
