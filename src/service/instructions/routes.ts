import { badRequest } from "../../contract/refusals.ts";
import type { SlotType } from "../../contract/resources/instructions.ts";
import { type CallContext, needs, needsFor, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { narrowOrRefuse } from "../security/access.ts";
import { writeAudit } from "../store/audit.ts";
import { withIdempotencyKey } from "../store/idempotency.ts";
import { bytesOf, filterBy, readPage } from "../store/page.ts";
import { lockOrganization, readRecord, type Store } from "../store/store.ts";
import {
  appendLinks,
  asInstruction,
  asInstructionLink,
  deleteInstruction,
  insertInstruction,
  removeLinks,
  replaceInstruction,
} from "./instructions.ts";

export function implementInstructions({ store }: ServiceParts) {
  const { instructions } = procedures;
  const show = async ({ orgId }: CallContext, id: string) =>
    asInstruction(await readRecord(store, "instructions", orgId, id));
  return {
    list: instructions.list.handler(async ({ input, context }) => {
      const { type, global } = input;
      const id = narrowOrRefuse(context.access, "instruction");
      const all = store.database.selectFrom("instructions").selectAll();
      const query = filterBy(all, { org_id: context.orgId, id, type, global });
      const { rows, ...tokens } = await readPage(input, query, { bytes: bytesOf("content") });
      return { instructions: rows.map(asInstruction), ...tokens };
    }),
    get: instructions.get.use(needsFor("instruction:get")).handler(({ input, context }) => show(context, input.id)),
    create: instructions.create.use(needs("instruction:create")).handler(async ({ input, context }) => {
      const { id } = await withIdempotencyKey(store, context, { create: "instruction", input }, async (within) => ({
        id: await insertInstruction(within, context.actor, input),
      }));
      return show(context, id);
    }),
    update: instructions.update
      .use(needsFor("instruction:update"))
      .handler(async ({ input: { id, ...written }, context }) => {
        await store.transaction((within) => replaceInstruction(within, context.actor, id, written));
        return show(context, id);
      }),
    delete: instructions.delete.use(needsFor("instruction:delete")).handler(async ({ input, context }) => {
      await store.transaction((within) => deleteInstruction(within, context.actor, input.id));
    }),
  };
}

export function implementInstructionLinks({ store }: ServiceParts) {
  const { instructionLinks } = procedures;
  const show = async ({ orgId }: CallContext, id: string) =>
    asInstructionLink(await readRecord(store, "instruction_links", orgId, id));
  return {
    create: instructionLinks.create.use(needs("instructionLink:create")).handler(async ({ input, context }) => {
      const linking = { instructionId: input.id, publicationIds: [input.publicationId], slotTypes: [input.slotType] };
      const asked = { create: "instruction link", input };
      const { id } = await withIdempotencyKey(store, context, asked, async (within) => ({
        id: (await linkInstruction(within, context, linking, "publicationId")).join(),
      }));
      return show(context, id);
    }),
    bulkCreate: instructionLinks.bulkCreate
      .use(needs("instructionLink:bulkCreate"))
      .handler(async ({ input, context }) => {
        const linking = { ...input, instructionId: input.id };
        await withIdempotencyKey(store, context, { create: "instruction links", input }, async (within) => {
          await linkInstruction(within, context, linking, "publicationIds");
          return { id: input.id };
        });
      }),
    list: instructionLinks.list.handler(async ({ input, context }) => {
      const { instructionId: instruction_id, publicationId: publication_id, slotType: slot_type } = input;
      const id = narrowOrRefuse(context.access, "instructionLink");
      const all = store.database.selectFrom("instruction_links").selectAll();
      const query = filterBy(all, { org_id: context.orgId, id, instruction_id, publication_id, slot_type });
      const { rows, ...tokens } = await readPage(input, query);
      return { instructionLinks: rows.map(asInstructionLink), ...tokens };
    }),
    get: instructionLinks.get
      .use(needsFor("instructionLink:get"))
      .handler(({ input, context }) => show(context, input.id)),
    delete: instructionLinks.delete
      .use(needsFor("instructionLink:delete"))
      .handler(({ input, context }) => deleteLinks(store, context, [input.id])),
    bulkDelete: instructionLinks.bulkDelete
      .use(needs("instructionLink:bulkDelete"))
      .handler(({ input, context }) => deleteLinks(store, context, input.ids)),
  };
}

async function deleteLinks(store: Store, { orgId, actor }: CallContext, ids: readonly string[]): Promise<void> {
  await store.transaction(async (within) => {
    const gone = await removeLinks(within, orgId, "id", ids);
    if (gone.length === 0) return;
    const note = { type: "action-delete", summary: "Unlinked an instruction" } as const;
    await writeAudit(within, actor, { ...note, config: { instructionLinkIds: gone } });
  });
}

type Linking = { instructionId: string; publicationIds: readonly string[]; slotTypes: readonly SlotType[] };

/** `path`: the field of the publications. */
async function linkInstruction(within: Store, { actor }: CallContext, linking: Linking, path: string) {
  const { instructionId } = linking;
  const [publicationIds, slotTypes] = [[...new Set(linking.publicationIds)], [...new Set(linking.slotTypes)]];
  await lockOrganization(within, actor.orgId);
  const { publication_id: owner } = await readRecord(within, "instructions", actor.orgId, instructionId);
  const known = await lockPublications(within, actor.orgId, publicationIds);
  const unknown = publicationIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw badRequest(`There is no publication ${JSON.stringify(unknown)}.`, path);
  if (owner !== null && publicationIds.some((id) => id !== owner)) {
    throw badRequest(`The instruction ${instructionId} belongs to the publication ${owner} only.`, path);
  }
  const slots = publicationIds.flatMap((publicationId) => slotTypes.map((slotType) => ({ publicationId, slotType })));
  const ids = await appendLinks(within, actor.orgId, { instructionId, slots, path });
  const config = { instructionId, publicationIds, slotTypes, instructionLinkIds: ids };
  await writeAudit(within, actor, { type: "action-create", summary: "Linked an instruction", config });
  return ids;
}

/** Keeps the publications from being deleted until the transaction ends. */
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
