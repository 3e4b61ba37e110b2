import { narrowOrRefuse } from "../access/access.ts";
import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import { asInstructionLink, readInstructionLink, removeLinks } from "../records/instruction-link-record.ts";
import { writeAudit } from "../store/audit.ts";
import { keepOnce } from "../store/idempotency.ts";
import { readPage } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import { checkLinking, linkInstruction } from "./link-instruction.ts";

/** Links of instructions to the slots of publications (interface, "Instructions"). */
export function implementInstructionLinks({ store }: ServiceParts) {
  const show = async (orgId: string, id: string) => asInstructionLink(await readInstructionLink(store, orgId, id));
  return {
    create: procedures.instructionLinks.create.handler(async ({ input, context }) => {
      context.access.check("instructionLink:create");
      const linking = { instructionId: input.id, publicationIds: [input.publicationId], slotTypes: [input.slotType] };
      checkLinking(context, linking);
      const asked = { create: "instruction link", input };
      const { id } = await keepOnce(store, context, asked, async (within) => ({
        id: (await linkInstruction(within, context, linking)).join(),
      }));
      return show(context.orgId, id);
    }),
    bulkCreate: procedures.instructionLinks.bulkCreate.handler(async ({ input, context }) => {
      context.access.check("instructionLink:bulkCreate");
      const linking = { ...input, instructionId: input.id };
      checkLinking(context, linking);
      await keepOnce(store, context, { create: "instruction links", input }, async (within) => {
        await linkInstruction(within, context, linking);
        return { id: input.id };
      });
    }),
    list: procedures.instructionLinks.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, filtered(store, context, input));
      return { instructionLinks: rows.map(asInstructionLink), ...tokens };
    }),
    get: procedures.instructionLinks.get.handler(async ({ input, context }) => {
      context.access.check("instructionLink:get", input.id);
      return show(context.orgId, input.id);
    }),
    delete: procedures.instructionLinks.delete.handler(async ({ input, context }) => {
      context.access.check("instructionLink:delete", input.id);
      await deleteLinks(store, context, [input.id]);
    }),
    bulkDelete: procedures.instructionLinks.bulkDelete.handler(async ({ input, context }) => {
      context.access.check("instructionLink:bulkDelete");
      await deleteLinks(store, context, input.ids);
    }),
  };
}

type Filter = Partial<Record<"instructionId" | "publicationId" | "slotType", string | undefined>>;

function filtered(
  { database }: Store,
  { orgId, access }: CallContext,
  { instructionId, publicationId, slotType }: Filter,
) {
  const ids = narrowOrRefuse(access, "instructionLink");
  return database
    .selectFrom("instruction_links")
    .selectAll()
    .where("org_id", "=", orgId)
    .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
    .$if(instructionId !== undefined, (some) => some.where("instruction_id", "=", instructionId ?? ""))
    .$if(publicationId !== undefined, (some) => some.where("publication_id", "=", publicationId ?? ""))
    .$if(slotType !== undefined, (some) => some.where("slot_type", "=", slotType ?? ""));
}

/** Removes those of these links that are there. */
async function deleteLinks(store: Store, { orgId, actor }: CallContext, ids: readonly string[]): Promise<void> {
  await store.transaction(async (within) => {
    const gone = await removeLinks(within, orgId, (links) => links.where("id", "in", ids));
    if (gone.length === 0) return;
    const note = { type: "action-delete", summary: "Unlinked an instruction" } as const;
    await writeAudit(within, actor, { ...note, config: { instructionLinkIds: gone } });
  });
}
