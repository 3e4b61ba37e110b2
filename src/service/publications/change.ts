import { PUBLICATION_SLOTS } from "../../contract/kinds.ts";
import { MAX_SOURCES } from "../../contract/limits.ts";
import { badField, conflict } from "../../contract/refusals.ts";
import { selectTriggerEvents } from "../../contract/resources/connections/connection-fields.ts";
import type { PublicationConfig, SlottedInstruction } from "../../contract/resources/publications.ts";
import { trimSlash } from "../../drafting/documents/documentation.ts";
import { buildBranchName, slugOf } from "../../drafting/draft.ts";
import { selectPublishWish } from "../../drafting/release/merged.ts";
import { findUnusable } from "../../drafting/templates/check.ts";
import { acceptsPath, checkPlainPath } from "../../hosts/draft-files.ts";
import { after, newRow } from "../../shared/records.ts";
import { type ConnectionRow, checkField, connectionsOf } from "../connections/connections.ts";
import { readApp } from "../connections/open.ts";
import { listUses, type PublicationRow, readSources, readUsingPublications } from "../connections/uses.ts";
import type { Access } from "../security/access.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { insertRecord } from "../store/prepared.ts";
import type { Store } from "../store/store.ts";
import { recordLastHealth } from "./health.ts";
import {
  linkConnections,
  publicationsOf,
  readInstructions,
  releaseOwnInstructions,
  replaceInstructions,
} from "./publications.ts";

type Caller = { orgId: string; access: Access };

/** Adds defaults. 400 without `docsRepo`, for unknown, unreadable or unfit connections and events, and for odd paths. */
export async function checkPublicationConfig(
  store: Store,
  caller: Caller,
  config: PublicationConfig = {},
): Promise<PublicationConfig> {
  const { docsRepo = "", inputTriggers = {} } = config;
  if (docsRepo === "") throw badField("config.docsRepo", "is missing: give the connection for drafts.");
  checkPaths(config);
  const unusable = await findUnusable(config);
  if (unusable !== undefined) throw badField(["config", ...unusable.path].join("."), unusable.message);
  const given = [...new Set(config.sourceRepos)];
  const uses = listUses(config);
  const ids = uses.map(({ id }) => id);
  const rows = await connectionsOf(store, caller.orgId).where("id", "in", ids).execute();
  const known = new Map(rows.filter(({ id }) => caller.access.may("connection:get", id)).map((row) => [row.id, row]));
  for (const { field, id } of uses) checkField(`config.${field}`, field, id, known.get(id));
  const hasRepository = given.some((id) => known.get(id)?.type === "codehostRepo");
  const sourceRepos = hasRepository ? given : [docsRepo, ...given];
  if (sourceRepos.length > MAX_SOURCES) {
    throw badField("config.sourceRepos", `without a repository among them, at most ${MAX_SOURCES - 1} are allowed.`);
  }
  const others = sourceRepos.filter((id) => id !== docsRepo && known.get(id)?.type === "codehostRepo");
  const docs = selectPublishWish(config.release) && known.get(docsRepo);
  if (docs !== undefined && (others.length > 0 || (await readApp({ store }, docs))?.type !== "codehostApp")) {
    throw badField("config.release", "tags docsRepo, which has to be on GitHub, and the only source repository.");
  }
  for (const [id, events] of Object.entries(inputTriggers)) {
    if (!sourceRepos.includes(id)) {
      throw badField("config.inputTriggers", `${JSON.stringify(id)} is not one of sourceRepos.`);
    }
    checkEvents(known.get(id), events);
  }
  return { ...config, docsRepo, sourceRepos };
}

/** They name documents, or folders of them. */
function checkPaths({ styleGuide = {} }: PublicationConfig): void {
  for (const kind of ["documentation", "releaseNotes", "changelogs"] as const) {
    const path = trimSlash(styleGuide[kind]?.path ?? "");
    if (path === "" || acceptsPath(checkPlainPath, path)) continue;
    throw badField(
      `config.styleGuide.${kind}.path`,
      "give a path from the top of the repository, such as docs/news.md.",
    );
  }
}

/** 400 for unknown slots, and for instructions that are neither readable nor the publication's own. */
export async function checkInstructions(
  store: Store,
  { orgId, access }: Caller,
  given: readonly SlottedInstruction[],
  publicationId: string | null,
): Promise<void> {
  const slots: readonly string[] = PUBLICATION_SLOTS;
  const misplaced = given.find(({ slotType }) => !slots.includes(slotType));
  if (misplaced !== undefined) {
    throw badField("instructions", `${misplaced.slotType} is no slot of a publication; these are ${slots.join(", ")}.`);
  }
  const ids = given.flatMap((one) => ("instructionId" in one ? [one.instructionId] : []));
  const named = store.database.selectFrom("instructions").where("org_id", "=", orgId).where("id", "in", ids);
  const rows = await named.select(["id", "global", "publication_id"]).execute();
  const linked = await readInstructions(store, publicationId === null ? [] : [publicationId]);
  const shown = new Set([...linked.values()].flat().map(({ instructionId }) => instructionId));
  const known = rows.filter(
    ({ id, global, publication_id }) =>
      shown.has(id) || (global === 1 ? access.may("instruction:get", id) : publication_id === publicationId),
  );
  const missing = ids.find((id) => !known.some((row) => row.id === id));
  if (missing !== undefined) throw badField("instructions", `there is no instruction ${JSON.stringify(missing)}.`);
}

function checkEvents(row: ConnectionRow | undefined, events: readonly string[]): void {
  const emitted = selectTriggerEvents(row?.type ?? "");
  const unknown = events.find((event) => !emitted.includes(event));
  if (unknown === undefined) return;
  throw badField(
    "config.inputTriggers",
    `${row?.name} is a ${row?.type}, which emits ${emitted.join(", ") || "no events"}, not ${JSON.stringify(unknown)}.`,
  );
}

/** `config` and `instructions` are checked already. */
type GivenPublication = { name: string; config: PublicationConfig; instructions: readonly SlottedInstruction[] };

/** 409 if the name is taken. Needs the organization's lock. */
export async function insertPublication(
  within: Store,
  actor: Actor,
  { name, config, instructions }: GivenPublication,
): Promise<{ id: string }> {
  await checkNameIsFree(within, actor.orgId, name);
  const base = newRow(within, "pub");
  const slug = slugOf(name);
  const sameSlug = await publicationsOf(within, actor.orgId).where("branch_name", "=", slug).executeTakeFirst();
  const branch_name = buildBranchName(slug, sameSlug !== undefined, base.id);
  const unchecked = { healthy: 0, health_message: null, synced_at: null };
  const given = { org_id: actor.orgId, name, branch_name, config_json: JSON.stringify(config) };
  const row = { ...base, ...given, ...unchecked };
  await insertRecord(within, "publications", row);
  await linkConnections(within, row.id, config);
  await recordLastHealth(within, row);
  await replaceInstructions(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
  const about = { publicationId: row.id, name };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a publication", config: about });
  return row;
}

export async function replacePublication(
  within: Store,
  actor: Actor,
  row: PublicationRow,
  { name, config, instructions }: GivenPublication,
): Promise<void> {
  await checkNameIsFree(within, actor.orgId, name, row.id);
  const hasNew = await replaceInstructions(within, { orgId: actor.orgId, publicationId: row.id }, instructions);
  await changePublication(within, actor, row, { name, config }, hasNew ? ["instructions: changed"] : []);
}

export async function deletePublication(within: Store, actor: Actor, { id, name }: PublicationRow): Promise<void> {
  await releaseOwnInstructions(within, id);
  await within.database.deleteFrom("publications").where("id", "=", id).execute();
  const config = { publicationId: id, name };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted a publication", config });
}

/** Long texts: audit logs only say that they changed. */
const PROSE: ReadonlySet<string> = new Set(["planningInstructions", "prCommitInstructions"]);

async function changePublication(
  within: Store,
  actor: Actor,
  row: PublicationRow,
  { name, config }: { name: string; config: PublicationConfig },
  changed: readonly string[] = [],
): Promise<void> {
  const config_json = JSON.stringify(config);
  const before = { name: row.name, ...parsePublicationConfig(row.config_json) };
  const described = describeDelta(before, { name, ...parsePublicationConfig(config_json) }, PROSE);
  const delta = [described, ...changed].filter((part) => part !== "").join("; ");
  if (delta === "") return;
  // Two changes never have the same time, so a caller who read before the second one cannot overwrite it.
  const updated_at = within.now() > row.updated_at ? within.now() : after(row.updated_at, 1);
  await within.database
    .updateTable("publications")
    .set({ name, config_json, updated_at })
    .where("id", "=", row.id)
    .execute();
  await linkConnections(within, row.id, config);
  await recordLastHealth(within, { ...row, config_json });
  const note = { type: "action-update", summary: "Updated a publication", delta, grows: true } as const;
  await writeAudit(within, actor, { ...note, config: { publicationId: row.id } });
}

/** Deletes publications that cannot do without a connection, and takes it out of the others. */
export async function detachConnection(within: Store, actor: Actor, connection: ConnectionRow): Promise<void> {
  const using = await readUsingPublications(within, connection.id);
  for (const publication of using) await letGo(within, actor, publication, connection);
}

async function letGo(within: Store, actor: Actor, row: PublicationRow, { id, type }: ConnectionRow): Promise<void> {
  const config = parsePublicationConfig(row.config_json);
  const { docsRepo = "", sourceRepos = [], notifierConnection } = config;
  const left = sourceRepos.filter((source) => source !== id);
  const { repositories } = await readSources(within, actor.orgId, { sourceRepos: left });
  const isBare = type === "codehostRepo" && repositories.length === 0;
  if (docsRepo === id || isBare) return deletePublication(within, actor, row);
  const { [id]: _, ...triggers } = config.inputTriggers ?? {};
  const changed = {
    ...config,
    sourceRepos: left.length === 0 ? [docsRepo] : left,
    inputTriggers: Object.keys(triggers).length === 0 ? undefined : triggers,
    notifierConnection: notifierConnection === id ? undefined : notifierConnection,
  };
  await changePublication(within, actor, row, { name: row.name, config: changed });
}

async function checkNameIsFree(within: Store, orgId: string, name: string, exceptId = ""): Promise<void> {
  const others = publicationsOf(within, orgId).where("id", "!=", exceptId);
  const taken = await others.where("name", "=", name).executeTakeFirst();
  if (taken !== undefined) throw conflict(`A publication ${JSON.stringify(name)} exists already: ${taken.id}.`, "name");
}
