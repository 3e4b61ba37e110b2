import { PUBLICATION_SLOTS } from "../../contract/instruction-types.ts";
import type { ResolvedInstruction } from "../../contract/publications.ts";
import type { Store } from "../store/store.ts";

/**
 * The instructions in the slots of publications, by the publication's ID: in the order of the slots, then of their
 * positions. Links of `styleGuide`, which is no slot of a publication, are not among them.
 */
export async function readResolvedInstructions(
  store: Store,
  publicationIds: readonly string[],
): Promise<Map<string, ResolvedInstruction[]>> {
  const rows = await store.database
    .selectFrom("instruction_links as link")
    .innerJoin("instructions as instruction", "instruction.id", "link.instruction_id")
    .select(["link.id", "link.publication_id", "link.instruction_id", "link.slot_type", "link.position"])
    .select(["instruction.name", "instruction.type", "instruction.content", "instruction.global"])
    .where("link.publication_id", "in", publicationIds)
    .orderBy("link.position")
    .orderBy("link.seq")
    .execute();
  const bySlot = Map.groupBy(rows, (row) => `${row.publication_id} ${row.slot_type}`);
  const resolve = (publicationId: string) =>
    PUBLICATION_SLOTS.flatMap((slot) => bySlot.get(`${publicationId} ${slot}`) ?? []).map((row) => ({
      id: row.id,
      instructionId: row.instruction_id,
      slotType: row.slot_type,
      position: row.position,
      name: row.name,
      type: row.type,
      content: row.content,
      global: row.global === 1,
    }));
  return new Map(publicationIds.map((id) => [id, resolve(id)]));
}
