import { badRequest } from "../contract/refusals.ts";
import { listSome } from "../shared/text.ts";

type NamedRecord = { id: string; name: string };

/** A field of the request, and what it names. */
export type Asked = readonly [path: string, idOrName: string];

/** Of a job. */
export const SOURCE = "docRequest.sourceConnection";

export type NamedTable = "connections" | "publications";

export const resourceOf = (table: NamedTable) => (table === "connections" ? "connection" : "publication");

export const MAX_KNOWN = 5;
const MAX_LISTED = 10;

/** Of `found`, by ID, else by name. 400 for none and several; `listKnown` reads records to name in the message. */
export async function selectNamed<Found extends NamedRecord>(
  table: NamedTable,
  found: readonly Found[],
  [path, idOrName]: Asked,
  listKnown: () => Promise<readonly NamedRecord[]>,
): Promise<Found> {
  const resource = resourceOf(table);
  const named = found.filter(({ name }) => name === idOrName);
  const record = found.find(({ id }) => id === idOrName) ?? named[0];
  if (record === undefined) {
    const known = (await listKnown()).slice(0, MAX_KNOWN);
    const names = known.length === 0 ? "" : `; known here: ${known.map(({ name }) => name).join(", ")}`;
    throw badRequest(`There is no ${resource} ${JSON.stringify(idOrName)}${names}.`, path);
  }
  if (named.length <= 1 || record.id === idOrName) return record;
  const ids = named.map(({ id }) => id);
  const given = `Several ${table} are named ${JSON.stringify(idOrName)}`;
  throw badRequest(`${given}: give one of the IDs ${listSome(ids, MAX_LISTED)}.`, path);
}

/** 400 for none and several. */
export function selectOnlyPublication<Found extends NamedRecord>([only, ...others]: readonly Found[]): Found {
  if (only === undefined) throw badRequest("There is no publication yet. Create one first.", "publication");
  if (others.length === 0) return only;
  const names = [only, ...others].map(({ id, name }) => `${JSON.stringify(name)} (${id})`);
  throw badRequest(`Give the publication, one of ${listSome(names, MAX_LISTED)}.`, "publication");
}

/** 400 for none. */
export function checkAssociated<Found>(found: readonly Found[], connection: { name: string }): readonly Found[] {
  if (found.length > 0) return found;
  throw badRequest(`No publication uses the connection ${connection.name}.`, SOURCE);
}
