import { PUBLICATION_SLOTS } from "../../contract/instruction-types.ts";
import type { ResolvedInstruction, SlottedInstruction } from "../../contract/publications.ts";
import { badRequest } from "../refusal.ts";
import { newRow, type Store } from "../store/store.ts";

const SLOTS: readonly string[] = PUBLICATION_SLOTS;

/** The instructions of publications, by publication, in the order of slots and positions (interface, "Publication"). */
export async function readInstructions(
  { database }: Store,
  publicationIds: readonly string[],
): Promise<ReadonlyMap<string, ResolvedInstruction[]>> {
  const rows = await database
    .selectFrom("instruction_links as link")
    .innerJoin("instructions", "instructions.id", "link.instruction_id")
    .select(["link.id", "link.publication_id", "link.slot_type", "link.position", "link.instruction_id"])
    .select(["instructions.name", "instructions.type", "instructions.content", "instructions.global"])
    .where("link.publication_id", "in", publicationIds)
    .where("link.slot_type", "in", SLOTS)
    .orderBy("link.position")
    .orderBy("link.seq")
    .execute();
  const inOrder = rows.toSorted((one, other) => SLOTS.indexOf(one.slot_type) - SLOTS.indexOf(other.slot_type));
  const grouped = Map.groupBy(inOrder, (row) => row.publication_id);
  return new Map([...grouped].map(([id, links]) => [id, links.map(asResolved)]));
}

type LinkedRow = Record<"id" | "instruction_id" | "slot_type" | "name" | "type" | "content", string> &
  Record<"position" | "global", number>;

function asResolved({ id, instruction_id, slot_type, position, name, type, content, global }: LinkedRow) {
  return {
    id,
    instructionId: instruction_id,
    slotType: slot_type,
    position,
    name,
    type,
    content,
    global: global === 1,
  };
}

/**
 * Gives a publication exactly these instructions, in this order within each slot. Its own that are not among them go.
 * 400 for one that the organization's library does not have, and for a slot that publications have not.
 */
export async function replaceInstructions(
  within: Store,
  { orgId, publicationId }: { orgId: string; publicationId: string },
  given: readonly SlottedInstruction[],
): Promise<void> {
  const misplaced = given.find(({ slotType }) => !SLOTS.includes(slotType));
  if (misplaced !== undefined) {
    throw badRequest(`instructions: ${misplaced.slotType} is no slot of a publication; these are ${SLOTS.join(", ")}.`);
  }
  const named = [...new Set(given.flatMap((one) => ("instructionId" in one ? [one.instructionId] : [])))];
  await checkInstructions(within, { orgId, publicationId }, named);
  await within.database.deleteFrom("instruction_links").where("publication_id", "=", publicationId).execute();
  await releaseOwnInstructions(within, publicationId);
  await within.database
    .deleteFrom("instructions")
    .where("publication_id", "=", publicationId)
    .where("id", "not in", named)
    .execute();
  const next = new Map<string, number>();
  for (const one of given) {
    const position = next.get(one.slotType) ?? 0;
    next.set(one.slotType, position + 1);
    const instruction_id =
      "instructionId" in one ? one.instructionId : await insertOwn(within, { orgId, publicationId, position }, one);
    const link = { org_id: orgId, instruction_id, publication_id: publicationId, slot_type: one.slotType, position };
    await within.database
      .insertInto("instruction_links")
      .values({ ...newRow(within, "inl"), ...link })
      .execute();
  }
}

/** Hands instructions of a publication's own that others link to as well to the first of those, before it lets them go. */
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

type Own = Extract<SlottedInstruction, { content: string }>;

async function insertOwn(
  within: Store,
  place: { orgId: string; publicationId: string; position: number },
  { slotType, content, name = `${slotType} ${place.position + 1}`, type = slotType }: Own,
): Promise<string> {
  const row = { ...newRow(within, "ins"), org_id: place.orgId, publication_id: place.publicationId };
  await within.database
    .insertInto("instructions")
    .values({ ...row, name, type, content, global: 0 })
    .execute();
  return row.id;
}

async function checkInstructions(
  { database }: Store,
  { orgId, publicationId }: { orgId: string; publicationId: string },
  ids: readonly string[],
): Promise<void> {
  const known = await database
    .selectFrom("instructions")
    .select("id")
    .where("org_id", "=", orgId)
    .where("id", "in", ids)
    .where((where) => where.or([where("global", "=", 1), where("publication_id", "=", publicationId)]))
    .execute();
  const missing = ids.find((id) => !known.some((row) => row.id === id));
  if (missing !== undefined) throw badRequest(`instructions: there is no instruction ${JSON.stringify(missing)}.`);
}
