import type { SlotType } from "../../contract/instruction-types.ts";
import type { CallContext } from "../procedures.ts";
import { appendLinks } from "../records/instruction-link-record.ts";
import { readInstruction } from "../records/instruction-record.ts";
import { badRequest } from "../refusal.ts";
import { writeAudit } from "../store/audit.ts";
import { lockOrganization } from "../store/lock-rows.ts";
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
  await lockOrganization(within, actor.orgId);
  const { publication_id: owner } = await readInstruction(within, actor.orgId, instructionId);
  const known = await lockPublications(within, actor.orgId, publicationIds);
  const unknown = publicationIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw badRequest(`There is no publication ${JSON.stringify(unknown)}.`);
  if (owner !== null && publicationIds.some((id) => id !== owner)) {
    throw badRequest(`The instruction ${instructionId} belongs to the publication ${owner} alone.`);
  }
  const slots = publicationIds.flatMap((publicationId) => slotTypes.map((slotType) => ({ publicationId, slotType })));
  const ids = await appendLinks(within, actor.orgId, instructionId, slots);
  const config = { instructionId, publicationIds, slotTypes, instructionLinkIds: ids };
  await writeAudit(within, actor, { type: "action-create", summary: "Linked an instruction", config });
  return ids;
}

/** Those of the publications that are there, and stay until the transaction is over. */
async function lockPublications(within: Store, orgId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await within.database
    .selectFrom("publications")
    .select("id")
    .where("org_id", "=", orgId)
    .where("id", "in", ids)
    .orderBy("id")
    .$if(within.kind === "postgres", (query) => query.forNoKeyUpdate())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
