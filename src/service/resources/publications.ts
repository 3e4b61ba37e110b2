import { procedures, type ServiceParts } from "../procedures.ts";
import { deletePublication, insertPublication, replacePublication } from "../records/publication-change.ts";
import { checkInstructions, checkPublicationConfig } from "../records/publication-check.ts";
import { asPublications, findPublication, publicationsOf } from "../records/publication-record.ts";
import { conflict } from "../refusal.ts";
import { keepOnce } from "../store/idempotency.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import { readPage } from "../store/page.ts";
import { implementPublicationWork } from "./publications-worked.ts";

/** Publications (interface, "Publications", rules 1 to 6). */
export function implementPublications(parts: ServiceParts) {
  const { store } = parts;
  const show = async (orgId: string, id: string) => {
    const [shown] = await asPublications(store, [await findPublication(store, orgId, id)]);
    return shown ?? { id, name: "" };
  };
  return {
    ...implementPublicationWork(parts),
    create: procedures.publications.create.handler(async ({ input, context }) => {
      context.access.check("publication:create");
      const { id } = await keepOnce(store, context, { create: "publication", input }, async (within) => {
        await lockOrganization(within, context.orgId);
        const config = await checkPublicationConfig(within, context, input.config);
        const { name, instructions = [] } = input;
        await checkInstructions(within, context, instructions, null);
        return insertPublication(within, context.actor, { name, config, instructions });
      });
      return show(context.orgId, id);
    }),
    get: procedures.publications.get.handler(async ({ input, context }) => {
      context.access.check("publication:get", input.id);
      return show(context.orgId, input.id);
    }),
    list: procedures.publications.list.handler(async ({ input, context }) => {
      const { name, ids, syncedAtBefore } = input;
      const permitted = context.access.narrow("publication");
      let query = publicationsOf(store, context.orgId);
      if (permitted !== undefined) query = query.where("id", "in", permitted);
      if (name !== undefined) query = query.where("name", "=", name);
      if (ids !== undefined) query = query.where("id", "in", ids);
      if (syncedAtBefore !== undefined) query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
      const { rows, ...tokens } = await readPage(input, query);
      return { publications: await asPublications(store, rows), ...tokens };
    }),
    update: procedures.publications.update.handler(async ({ input, context }) => {
      context.access.check("publication:update", input.id);
      await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const row = await findPublication(within, context.orgId, input.id);
        if (input.updatedAt !== undefined && Date.parse(input.updatedAt) !== Date.parse(row.updated_at)) {
          throw conflict(
            `The publication was changed at ${row.updated_at}, after what this update is about. Read it again.`,
          );
        }
        const config = await checkPublicationConfig(within, context, input.config);
        const { name, instructions = [] } = input;
        await checkInstructions(within, context, instructions, row.id);
        await replacePublication(within, context.actor, row, { name, config, instructions });
      });
      return show(context.orgId, input.id);
    }),
    delete: procedures.publications.delete.handler(async ({ input, context }) => {
      context.access.check("publication:delete", input.id);
      await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        await deletePublication(within, context.actor, await findPublication(within, context.orgId, input.id));
      });
    }),
  };
}
