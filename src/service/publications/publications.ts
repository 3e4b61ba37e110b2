import { sql } from "kysely";
import { PUBLICATION_SLOTS } from "../../contract/kinds.ts";
import { MAX_LINKED_BYTES, MAX_LINKED_INSTRUCTIONS, type SlotType } from "../../contract/resources/instructions.ts";
import type {
  Publication,
  PublicationConfig,
  ResolvedInstruction,
  SlottedInstruction,
} from "../../contract/resources/publications.ts";
import type { Instructions } from "../../drafting/guidance/guidance.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { asRecord, newRow, showColumns } from "../../shared/records.ts";
import { type ProductParts, readConnectedRepository } from "../connections/open.ts";
import { listUses, type PublicationRow, readSources } from "../connections/uses.ts";
import { checkLinked, insertInstructionRow, type WrittenInstruction } from "../instructions/instructions.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { bytesOf } from "../store/page.ts";
import type { Store } from "../store/store.ts";

export function publicationsOf({ database }: Store, orgId: string) {
  return database.selectFrom("publications").selectAll().where("org_id", "=", orgId);
}

export async function linkConnections(within: Store, publication_id: string, config: PublicationConfig): Promise<void> {
  const rows = listUses(config).map(({ role, id }) => ({ publication_id, connection_id: id, role }));
  await within.database.deleteFrom("publication_connections").where("publication_id", "=", publication_id).execute();
  if (rows.length > 0) await within.database.insertInto("publication_connections").values(rows).execute();
}

/** How many bytes its configuration and its linked instructions have. */
export const PUBLICATION_BYTES = sql<number>`${bytesOf("config_json")} + (
  select coalesce(sum(octet_length(instructions.content)), 0) from instruction_links as link
  inner join instructions on instructions.id = link.instruction_id where link.publication_id = publications.id)`;

export async function asPublications(store: Store, rows: readonly PublicationRow[]): Promise<Publication[]> {
  const ids = rows.map(({ id }) => id);
  const instructions = await readInstructions(store, ids);
  return rows.map((row) => {
    // Not with zod: the answer's schema checks it too, and both together take 40 % longer for a page of 50.
    const config: PublicationConfig = JSON.parse(row.config_json);
    return {
      ...asRecord(row),
      ...showColumns(row, "name", "health_message", "synced_at"),
      config,
      instructions: instructions.get(row.id) ?? [],
      healthy: row.healthy === 1,
    };
  });
}

const SLOTS: readonly string[] = PUBLICATION_SLOTS;

/** In the order of slots and positions. Of what earlier versions linked beyond the maximum, content is left out. */
export async function readInstructions(
  { database }: Store,
  publicationIds: readonly string[],
): Promise<ReadonlyMap<string, ResolvedInstruction[]>> {
  const linked = database
    .selectFrom("instruction_links as link")
    .innerJoin("instructions", "instructions.id", "link.instruction_id")
    .where("link.publication_id", "in", publicationIds)
    .where("link.slot_type", "in", SLOTS);
  const preceding = sql`over (partition by link.publication_id order by link.seq rows unbounded preceding)`;
  const sizes = linked
    .select("link.seq")
    .select(sql<number>`sum(octet_length(instructions.content)) ${preceding}`.as("bytes"))
    .select(sql<number>`row_number() ${preceding}`.as("count"));
  const rows = await linked
    .innerJoin(sizes.as("size"), "size.seq", "link.seq")
    .select(["link.id", "link.publication_id", "link.position"])
    .select(["link.slot_type as slotType", "link.instruction_id as instructionId"])
    .select(["instructions.name", "instructions.type", "instructions.global"])
    .select(
      sql<string>`case when size.bytes <= ${MAX_LINKED_BYTES} then instructions.content else '' end`.as("content"),
    )
    .where("size.count", "<=", MAX_LINKED_INSTRUCTIONS)
    .orderBy("link.position")
    .orderBy("link.seq")
    .execute();
  const resolved = new Map<string, ResolvedInstruction[]>(publicationIds.map((id) => [id, []]));
  const ordered = rows.sort((one, other) => SLOTS.indexOf(one.slotType) - SLOTS.indexOf(other.slotType));
  for (const { publication_id, global, ...link } of ordered) {
    resolved.get(publication_id)?.push({ ...link, global: global === 1 });
  }
  return resolved;
}

/** Returns whether anything changes. */
export async function replaceInstructions(
  within: Store,
  { orgId, publicationId }: { orgId: string; publicationId: string },
  given: readonly SlottedInstruction[],
): Promise<boolean> {
  const present = (await readInstructions(within, [publicationId])).get(publicationId) ?? [];
  const wanted = placeInstructions(given);
  if (isSameInstructions(present, wanted)) return false;
  const named = wanted.flatMap(({ instructionId = [] }) => instructionId);
  // A caller who read the publication did not see the links of `styleGuide`, which is no slot of it.
  const links = within.database.deleteFrom("instruction_links").where("publication_id", "=", publicationId);
  await links.where("slot_type", "in", SLOTS).execute();
  await releaseOwnInstructions(within, publicationId);
  const left = within.database.selectFrom("instruction_links").select("instruction_id");
  await within.database
    .deleteFrom("instructions")
    .where("publication_id", "=", publicationId)
    .where("id", "not in", named)
    .where("id", "not in", left.where("publication_id", "=", publicationId))
    .execute();
  for (const { slotType, position, instructionId, own } of wanted) {
    const instruction_id = instructionId ?? (await insertInstructionRow(within, orgId, own, publicationId));
    const link = { org_id: orgId, instruction_id, publication_id: publicationId, slot_type: slotType, position };
    await within.database
      .insertInto("instruction_links")
      .values({ ...newRow(within, "inl"), ...link })
      .execute();
  }
  await checkLinked(within, [publicationId], "instructions");
  return true;
}

/** Own instructions that other publications link to go to the first of these, instead of being deleted. */
export async function releaseOwnInstructions({ database }: Store, publicationId: string): Promise<void> {
  const shared = await database
    .selectFrom("instructions")
    .innerJoin("instruction_links as link", "link.instruction_id", "instructions.id")
    .select(["instructions.id", "link.publication_id"])
    .where("instructions.publication_id", "=", publicationId)
    .where("link.publication_id", "!=", publicationId)
    .orderBy("link.seq", "desc")
    .execute();
  for (const { id, publication_id } of shared) {
    await database.updateTable("instructions").set({ publication_id }).where("id", "=", id).execute();
  }
}

type Placed = { slotType: SlotType; position: number } & (
  | { instructionId: string; own?: undefined }
  | { instructionId?: undefined; own: WrittenInstruction }
);

function placeInstructions(given: readonly SlottedInstruction[]): Placed[] {
  const slots = Map.groupBy(given, ({ slotType }) => slotType);
  return PUBLICATION_SLOTS.flatMap((slotType) =>
    (slots.get(slotType) ?? []).map((one, position): Placed => {
      if ("instructionId" in one) return { slotType, position, instructionId: one.instructionId };
      const { content, name = `${slotType} ${position + 1}`, type = slotType } = one;
      return { slotType, position, own: { name, type, content } };
    }),
  );
}

function isSameInstructions(present: readonly ResolvedInstruction[], wanted: readonly Placed[]): boolean {
  return (
    present.length === wanted.length &&
    wanted.every(({ slotType, instructionId, own }, index) => {
      const one = present[index];
      if (one?.slotType !== slotType) return false;
      if (own === undefined) return one.instructionId === instructionId;
      return !one.global && one.name === own.name && one.type === own.type && one.content === own.content;
    })
  );
}

export type ReadPublication = Awaited<ReturnType<typeof readPublication>>;

/** Throws `codehost/publication-deleted`, and what {@link readConnectedRepository} throws of its docs repository. */
export async function readPublication(parts: ProductParts, id: string) {
  const row = await parts.store.database
    .selectFrom("publications")
    .select(["name", "branch_name", "config_json", "org_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) throw new ReleaseDocsError("codehost/publication-deleted", "The publication was deleted.");
  const { name, branch_name, config_json, org_id } = row;
  const config = parsePublicationConfig(config_json);
  const docs = await readConnectedRepository(parts, config.docsRepo ?? "");
  const resolved = (await readInstructions(parts.store, [id])).get(id) ?? [];
  const sources = await readSources(parts.store, org_id, config);
  const instructions = { ...groupBySlot(resolved), styleGuide: await readStyleGuides(parts.store, id) };
  return { name, sources, branchName: branch_name ?? undefined, config, docs, instructions };
}

/** `styleGuide` is no slot of a publication, so none of its instructions shows them; a model reads them. */
async function readStyleGuides({ database }: Store, publicationId: string): Promise<string[]> {
  const rows = await database
    .selectFrom("instruction_links as link")
    .innerJoin("instructions", "instructions.id", "link.instruction_id")
    .select("instructions.content")
    .where("link.publication_id", "=", publicationId)
    .where("link.slot_type", "=", "styleGuide")
    .orderBy("link.position")
    .orderBy("link.seq")
    .limit(MAX_LINKED_INSTRUCTIONS)
    .execute();
  return rows.map(({ content }) => content);
}

function groupBySlot(resolved: readonly ResolvedInstruction[]): Instructions {
  const slots = Map.groupBy(resolved, ({ slotType }) => slotType);
  return Object.fromEntries([...slots].map(([slot, all]) => [slot, all.map(({ content }) => content)]));
}
