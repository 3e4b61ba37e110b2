import { PUBLICATION_SLOTS } from "../../contract/instruction-types.ts";
import type { ResolvedInstruction, SlottedInstruction } from "../../contract/publications.ts";
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
 * Gives a publication exactly these instructions, which have to be checked, in this order within each slot; its own that
 * are not among them go. Whether that changes anything: where it would not, all stay as they are.
 */
export async function replaceInstructions(
  within: Store,
  { orgId, publicationId }: { orgId: string; publicationId: string },
  given: readonly SlottedInstruction[],
): Promise<boolean> {
  const present = (await readInstructions(within, [publicationId])).get(publicationId) ?? [];
  const wanted = placeInstructions(given);
  if (isSame(present, wanted)) return false;
  const named = wanted.flatMap(({ instructionId = [] }) => instructionId);
  await within.database.deleteFrom("instruction_links").where("publication_id", "=", publicationId).execute();
  await releaseOwnInstructions(within, publicationId);
  await within.database
    .deleteFrom("instructions")
    .where("publication_id", "=", publicationId)
    .where("id", "not in", named)
    .execute();
  for (const { slotType, position, instructionId, own } of wanted) {
    const instruction_id = instructionId ?? (await insertOwn(within, { orgId, publicationId }, own));
    const link = { org_id: orgId, instruction_id, publication_id: publicationId, slot_type: slotType, position };
    await within.database
      .insertInto("instruction_links")
      .values({ ...newRow(within, "inl"), ...link })
      .execute();
  }
  return true;
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

type Own = { name: string; type: string; content: string };
type Placed = { slotType: string; position: number } & (
  | { instructionId: string; own?: undefined }
  | { instructionId?: undefined; own: Own }
);

/** Instructions with their positions, in the order in which they are resolved. */
function placeInstructions(given: readonly SlottedInstruction[]): Placed[] {
  const next = new Map<string, number>();
  const placed = given.map((one): Placed => {
    const { slotType } = one;
    const position = next.get(slotType) ?? 0;
    next.set(slotType, position + 1);
    if ("instructionId" in one) return { slotType, position, instructionId: one.instructionId };
    const { content, name = `${slotType} ${position + 1}`, type = slotType } = one;
    return { slotType, position, own: { name, type, content } };
  });
  return placed.sort((one, other) => SLOTS.indexOf(one.slotType) - SLOTS.indexOf(other.slotType));
}

function isSame(present: readonly ResolvedInstruction[], wanted: readonly Placed[]): boolean {
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

async function insertOwn(
  within: Store,
  { orgId, publicationId }: { orgId: string; publicationId: string },
  own: Own,
): Promise<string> {
  const row = { ...newRow(within, "ins"), org_id: orgId, publication_id: publicationId, ...own, global: 0 };
  await within.database.insertInto("instructions").values(row).execute();
  return row.id;
}
