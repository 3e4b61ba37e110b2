import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { Access } from "../access/access.ts";
import { badRequest } from "../refusal.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionRow, connectionsOf, selectTriggerEvents } from "./connection-record.ts";

type Caller = { orgId: string; access: Access };

/**
 * A config that can be worked by, with each source once (interface, "Publications", rule 2). 400 for one without
 * `docsRepo` or a source, for a connection that is not there, that the caller may not read or that is of the wrong type
 * for its place, and for trigger events that a source does not emit.
 */
export async function checkPublicationConfig(
  store: Store,
  caller: Caller,
  config: PublicationConfig = {},
): Promise<PublicationConfig> {
  const { docsRepo = "", notifierConnection, inputTriggers = {} } = config;
  const sourceRepos = [...new Set(config.sourceRepos)];
  if (docsRepo === "") throw badRequest("config.docsRepo is missing: give the connection that drafts go to.");
  if (sourceRepos.length === 0) throw badRequest("config.sourceRepos is empty: give at least one source connection.");
  const places = [
    ["docsRepo", docsRepo, "codehostRepo"],
    ...sourceRepos.map((id) => ["sourceRepos", id, "codehostRepo"] as const),
    ...(notifierConnection === undefined ? [] : [["notifierConnection", notifierConnection, "chatChannel"] as const]),
  ] as const;
  const known = await readKnown(store, caller, [...new Set(places.map(([, id]) => id))]);
  for (const [place, id, type] of places) {
    const row = known.get(id);
    if (row === undefined) throw badRequest(`config.${place}: there is no connection ${JSON.stringify(id)}.`);
    if (row.type !== type) throw badRequest(`config.${place}: ${row.name} is a ${row.type}; give a ${type}.`);
  }
  for (const [id, events] of Object.entries(inputTriggers)) {
    if (!sourceRepos.includes(id)) {
      throw badRequest(`config.inputTriggers: ${JSON.stringify(id)} is not one of sourceRepos.`);
    }
    checkEvents(known.get(id), events);
  }
  return { ...config, docsRepo, sourceRepos };
}

function checkEvents(row: ConnectionRow | undefined, events: readonly string[]): void {
  const emitted = selectTriggerEvents(row?.type ?? "");
  const unknown = events.find((event) => !emitted.includes(event));
  if (unknown === undefined) return;
  throw badRequest(
    `config.inputTriggers: ${row?.name} does not emit ${JSON.stringify(unknown)}, but ${emitted.join(", ")}.`,
  );
}

async function readKnown(
  store: Store,
  { orgId, access }: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConnectionRow>> {
  const rows = await connectionsOf(store, orgId).where("id", "in", ids).execute();
  return new Map(rows.filter(({ id }) => access.may("connection:get", id)).map((row) => [row.id, row]));
}
