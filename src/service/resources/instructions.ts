import { narrowOrRefuse } from "../access/access.ts";
import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import {
  asInstruction,
  deleteInstruction,
  insertInstruction,
  readInstruction,
  replaceInstruction,
} from "../records/instruction-record.ts";
import { keepOnce } from "../store/idempotency.ts";
import { readPage } from "../store/page.ts";

/** The instruction library (interface, "Instructions"). */
export function implementInstructions({ store }: ServiceParts) {
  const show = async ({ orgId }: CallContext, id: string) => asInstruction(await readInstruction(store, orgId, id));
  return {
    list: procedures.instructions.list.handler(async ({ input, context }) => {
      const { type, global } = input;
      const ids = narrowOrRefuse(context.access, "instruction");
      const { rows, ...tokens } = await readPage(
        input,
        store.database
          .selectFrom("instructions")
          .selectAll()
          .where("org_id", "=", context.orgId)
          .$if(ids !== undefined, (some) => some.where("id", "in", ids ?? []))
          .$if(type !== undefined, (some) => some.where("type", "=", type ?? ""))
          .$if(global !== undefined, (some) => some.where("global", "=", Number(global))),
      );
      return { instructions: rows.map(asInstruction), ...tokens };
    }),
    get: procedures.instructions.get.handler(async ({ input, context }) => {
      context.access.check("instruction:get", input.id);
      return show(context, input.id);
    }),
    create: procedures.instructions.create.handler(async ({ input, context }) => {
      context.access.check("instruction:create");
      const { id } = await keepOnce(store, context, { create: "instruction", input }, async (within) => ({
        id: await insertInstruction(within, context.actor, input),
      }));
      return show(context, id);
    }),
    update: procedures.instructions.update.handler(async ({ input: { id, ...written }, context }) => {
      context.access.check("instruction:update", id);
      await store.transaction((within) => replaceInstruction(within, context.actor, id, written));
      return show(context, id);
    }),
    delete: procedures.instructions.delete.handler(async ({ input, context }) => {
      context.access.check("instruction:delete", input.id);
      await store.transaction((within) => deleteInstruction(within, context.actor, input.id));
    }),
  };
}
