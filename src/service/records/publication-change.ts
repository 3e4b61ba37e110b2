import { createHash } from "node:crypto";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { SlottedInstruction } from "../../contract/publications.ts";
import { slugOf } from "../drafts/name-subject.ts";
import { conflict } from "../refusal.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { newRow, type Store } from "../store/store.ts";
import { releaseOwnInstructions, replaceInstructions } from "./publication-instructions.ts";
import { linkConnections, type PublicationRow, publicationsOf } from "./publication-record.ts";

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
