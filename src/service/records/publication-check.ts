import { PUBLICATION_SLOTS } from "../../contract/instruction-types.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { SlottedInstruction } from "../../contract/publications.ts";
import type { Access } from "../access/access.ts";
import { badRequest } from "../refusal.ts";
import type { Store } from "../store/store.ts";
import { explainMisfit } from "./connection-places.ts";
import { type ConnectionRow, connectionsOf, selectTriggerEvents } from "./connection-record.ts";
import { readInstructions } from "./publication-instructions.ts";

type Caller = { orgId: string; access: Access };

/**
 * A config that can be worked by, with each source once; the docs repository is one where none of them is a repository
 * (interface, "Publications", rule 2). 400 for one without `docsRepo`, for a connection that is not there, that the caller may not
 * read or that is of the wrong type for its place, and for trigger events that a source does not emit.
 */
export async function checkPublicationConfig(
  store: Store,
  caller: Caller,
  config: PublicationConfig = {},
): Promise<PublicationConfig> {
  const { docsRepo = "", notifierConnection, inputTriggers = {} } = config;
  if (docsRepo === "") throw badRequest("config.docsRepo is missing: give the connection that drafts go to.");
  const given = [...new Set(config.sourceRepos)];
  const places = [
    ["docsRepo", docsRepo],
    ...given.map((id) => ["sourceRepos", id] as const),
    ...(notifierConnection === undefined ? [] : [["notifierConnection", notifierConnection] as const]),
  ] as const;
  const known = await readKnown(store, caller, [...new Set(places.map(([, id]) => id))]);
  for (const [place, id] of places) {
    const row = known.get(id);
    if (row === undefined) throw badRequest(`config.${place}: there is no connection ${JSON.stringify(id)}.`);
    const misfit = explainMisfit(place, row);
    if (misfit !== undefined) throw badRequest(`config.${place}: ${misfit}`);
  }
  const hasRepository = given.some((id) => known.get(id)?.type === "codehostRepo");
  const sourceRepos = hasRepository ? given : [docsRepo, ...given];
  for (const [id, events] of Object.entries(inputTriggers)) {
    if (!sourceRepos.includes(id)) {
      throw badRequest(`config.inputTriggers: ${JSON.stringify(id)} is not one of sourceRepos.`);
    }
    checkEvents(known.get(id), events);
  }
  return { ...config, docsRepo, sourceRepos };
}

/**
 * Refuses with 400 instructions for a slot that publications have not, and such as are neither in the library, as far as
 * the caller may read it, nor linked to or owned by the publication with this ID.
 */
export async function checkInstructions(
  store: Store,
  { orgId, access }: Caller,
  given: readonly SlottedInstruction[],
  publicationId: string | null,
): Promise<void> {
  const slots: readonly string[] = PUBLICATION_SLOTS;
  const misplaced = given.find(({ slotType }) => !slots.includes(slotType));
  if (misplaced !== undefined) {
    throw badRequest(`instructions: ${misplaced.slotType} is no slot of a publication; these are ${slots.join(", ")}.`);
  }
  const ids = given.flatMap((one) => ("instructionId" in one ? [one.instructionId] : []));
  const rows = await store.database
    .selectFrom("instructions")
    .select(["id", "global", "publication_id"])
    .where("org_id", "=", orgId)
    .where("id", "in", ids)
    .execute();
  const linked = publicationId === null ? undefined : await readInstructions(store, [publicationId]);
  const shown = new Set(linked?.get(publicationId ?? "")?.map(({ instructionId }) => instructionId));
  const known = rows.filter(
    ({ id, global, publication_id }) =>
      shown.has(id) || (global === 1 ? access.may("instruction:get", id) : publication_id === publicationId),
  );
  const missing = ids.find((id) => !known.some((row) => row.id === id));
  if (missing !== undefined) throw badRequest(`instructions: there is no instruction ${JSON.stringify(missing)}.`);
}

function checkEvents(row: ConnectionRow | undefined, events: readonly string[]): void {
  const emitted = selectTriggerEvents(row?.type ?? "");
  const unknown = events.find((event) => !emitted.includes(event));
  if (unknown === undefined) return;
  throw badRequest(
    `config.inputTriggers: ${row?.name} is a ${row?.type}, which emits ${emitted.join(", ") || "no events"}, not ${JSON.stringify(unknown)}.`,
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
