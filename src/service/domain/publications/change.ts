import { createHash } from "node:crypto";
import { PUBLICATION_SLOTS } from "../../../contract/instructions.ts";
import type { PublicationConfig, SlottedInstruction } from "../../../contract/publications.ts";
import type { Access } from "../../security/access.ts";
import { type Actor, describeDelta, writeAudit } from "../../store/audit.ts";
import { badRequest, conflict } from "../../store/errors.ts";
import { newRow, type Store } from "../../store/store.ts";
import { type ConnectionRow, connectionsOf, selectTriggerEvents } from "../connections/connections.ts";
import { explainMisfit } from "../connections/places.ts";
import { slugOf } from "../pull-request.ts";
import {
  linkConnections,
  type PublicationRow,
  publicationsOf,
  readInstructions,
  releaseOwnInstructions,
  replaceInstructions,
} from "./publications.ts";

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

/** A publication as it is asked for, config and instructions checked. */
export type GivenPublication = {
  name: string;
  config: PublicationConfig;
  instructions: readonly SlottedInstruction[];
};

/**
 * Stores a publication and the name that its branches bear from now on; the organization is held. 409 where the name is
 * taken. Its ID.
 */
export async function insertPublication(
  within: Store,
  actor: Actor,
  { name, config, instructions }: GivenPublication,
): Promise<{ id: string }> {
  const others = await readNames(within, actor.orgId);
  refuseTaken(name, others);
  const base = newRow(within, "pub");
  const branch_name = chooseBranchName(
    { id: base.id, name },
    others.map((other) => other.branch_name),
  );
  const row = { ...base, org_id: actor.orgId, name, branch_name, config_json: JSON.stringify(config), healthy: 1 };
  await within.database.insertInto("publications").values(row).execute();
  await linkConnections(within, row.id, config);
  await replaceInstructions(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
  const told = { publicationId: row.id, name };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a publication", config: told });
  return row;
}

/** Replaces name, config and instructions; the organization is held. 409 where the name is taken by another. */
export async function replacePublication(
  within: Store,
  actor: Actor,
  row: PublicationRow,
  { name, config, instructions }: GivenPublication,
): Promise<void> {
  const others = await readNames(within, actor.orgId);
  refuseTaken(
    name,
    others.filter(({ id }) => id !== row.id),
  );
  const place = { orgId: actor.orgId, publicationId: row.id };
  const isInstructed = await replaceInstructions(within, place, instructions);
  await changePublication(within, actor, row, { name, config }, isInstructed ? ["instructions: changed"] : []);
}

/** Replaces the config alone. */
export async function replacePublicationConfig(
  within: Store,
  actor: Actor,
  row: PublicationRow,
  config: PublicationConfig,
): Promise<void> {
  await changePublication(within, actor, row, { name: row.name, config });
}

/**
 * Deletes a publication with its links and the instructions that only it had; what was written for it stays (interface,
 * "Publications", rule 6).
 */
export async function deletePublication(within: Store, actor: Actor, { id, name }: PublicationRow): Promise<void> {
  await releaseOwnInstructions(within, id);
  await within.database.deleteFrom("publications").where("id", "=", id).execute();
  const config = { publicationId: id, name };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted a publication", config });
}

// Texts as long as anybody likes; an audit log says that they changed.
const PROSE: ReadonlySet<string> = new Set(["planningInstructions", "prCommitInstructions"]);

async function changePublication(
  within: Store,
  actor: Actor,
  row: PublicationRow,
  { name, config }: { name: string; config: PublicationConfig },
  changed: readonly string[] = [],
): Promise<void> {
  const config_json = JSON.stringify(config);
  const before = { name: row.name, ...JSON.parse(row.config_json) };
  const described = describeDelta(before, { name, ...JSON.parse(config_json) }, PROSE);
  const delta = [described, ...changed].filter((part) => part !== "").join("; ");
  if (delta === "") return;
  const updated_at = laterThan(row.updated_at, within.now());
  await within.database
    .updateTable("publications")
    .set({ name, config_json, updated_at })
    .where("id", "=", row.id)
    .execute();
  await linkConnections(within, row.id, config);
  const told = { publicationId: row.id };
  await writeAudit(within, actor, { type: "action-update", summary: "Updated a publication", delta, config: told });
}

async function readNames(within: Store, orgId: string) {
  return publicationsOf(within, orgId).clearSelect().select(["id", "name", "branch_name"]).execute();
}

function refuseTaken(name: string, others: readonly { id: string; name: string }[]): void {
  const taken = others.find((other) => other.name === name);
  if (taken !== undefined) throw conflict(`There is a publication ${JSON.stringify(name)} already: ${taken.id}.`);
}

/** The slug of the name; with a mark where another publication has that one, or where it is empty. */
function chooseBranchName({ id, name }: { id: string; name: string }, taken: readonly (string | null)[]): string {
  const slug = slugOf(name);
  if (slug !== "" && !taken.includes(slug)) return slug;
  const mark = createHash("sha256").update(id).digest("hex").slice(0, 7);
  return [slug, mark].filter((part) => part !== "").join("-");
}

/** Two changes never have one time, by which the later would overwrite the earlier unseen. */
function laterThan(before: string, now: string): string {
  return now > before ? now : new Date(Date.parse(before) + 1).toISOString();
}
