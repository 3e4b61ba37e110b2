import type { Selectable } from "kysely";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import { procedures, type ServiceParts } from "../procedures.ts";
import { notFound } from "../refusal.ts";
import { readPage } from "../store/page.ts";
import type { Tables } from "../store/tables.ts";

/** Read and list publications (interface, "Publications"). */
export function implementPublications({ store }: ServiceParts) {
  const publicationsOf = (orgId: string) =>
    store.database.selectFrom("publications").selectAll().where("org_id", "=", orgId);
  return {
    get: procedures.publications.get.handler(async ({ input, context }) => {
      const row = await publicationsOf(context.orgId).where("id", "=", input.id).executeTakeFirst();
      if (row === undefined) throw notFound("publication", input.id);
      return asPublication(row);
    }),
    list: procedures.publications.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(
        input,
        publicationsOf(context.orgId)
          .$if(input.name !== undefined, (named) => named.where("name", "=", input.name ?? ""))
          .$if(input.ids !== undefined, (some) => some.where("id", "in", input.ids ?? []))
          .$if(input.syncedAtBefore !== undefined, (old) => old.where("synced_at", "<", input.syncedAtBefore ?? "")),
      );
      return { publications: rows.map(asPublication), ...tokens };
    }),
  };
}

function asPublication(row: Selectable<Tables["publications"]>) {
  const config: PublicationConfig = JSON.parse(row.config_json);
  return {
    id: row.id,
    orgId: row.org_id,
    name: row.name,
    config,
    instructions: [],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
