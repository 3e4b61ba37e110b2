import type { SlotType } from "../../contract/instruction-types.ts";
import type { CallContext } from "../procedures.ts";
import { appendLinks } from "../records/instruction-link-record.ts";
import { readInstruction } from "../records/instruction-record.ts";
import { badRequest, notFound } from "../refusal.ts";
import { writeAudit } from "../store/audit.ts";
import { lockRows } from "../store/lock-rows.ts";
import type { Store } from "../store/store.ts";

/** An instruction, and the slots of publications that it is to be in: every one of every publication. */
export type Linking = { instructionId: string; publicationIds: readonly string[]; slotTypes: readonly SlotType[] };

/**
 * Throws 403 where the caller may not read what is to be linked: a publication shows the text of its instructions, so
 * that a link would tell of both to who reads one.
 */
export function checkLinking({ access }: CallContext, { instructionId, publicationIds }: Omit<Linking, "slotTypes">) {
  access.check("instruction:get", instructionId);
  for (const id of publicationIds) access.check("publication:get", id);
}

/**
 * Links an instruction to slots, all or none (interface, "Instructions"); what is named twice counts once. IDs of the
 * links. 404 where the instruction is not there; 400 where a publication is not, or where the instruction is another's.
 */
export async function linkInstruction(within: Store, { actor }: CallContext, linking: Linking): Promise<string[]> {
  const { instructionId } = linking;
  const [publicationIds, slotTypes] = [[...new Set(linking.publicationIds)], [...new Set(linking.slotTypes)]];
  const held = await lockRows(within, "instructions", actor.orgId, [instructionId]);
  if (!held.has(instructionId)) throw notFound("instruction", instructionId);
  const known = await lockRows(within, "publications", actor.orgId, publicationIds);
  const unknown = publicationIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw badRequest(`There is no publication ${JSON.stringify(unknown)}.`);
  const { publication_id: owner } = await readInstruction(within, actor.orgId, instructionId);
  if (owner !== null && publicationIds.some((id) => id !== owner)) {
    throw badRequest(`The instruction ${instructionId} belongs to the publication ${owner} alone.`);
  }
  const slots = publicationIds.flatMap((publicationId) => slotTypes.map((slotType) => ({ publicationId, slotType })));
  const ids = await appendLinks(within, actor.orgId, instructionId, slots);
  const config = { instructionId, publicationIds, slotTypes, instructionLinkIds: ids };
  await writeAudit(within, actor, { type: "action-create", summary: "Linked an instruction", config });
  return ids;
}
