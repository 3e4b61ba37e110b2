import type { Selectable } from "kysely";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { Publication } from "../../contract/publications.ts";
import { notFound } from "../refusal.ts";
import type { Store } from "../store/store.ts";
import type { Tables } from "../store/tables.ts";
import { readInstructions } from "./publication-instructions.ts";

export type PublicationRow = Selectable<Tables["publications"]>;

/** Selects the publications of an organization. */
export function publicationsOf({ database }: Store, orgId: string) {
  return database.selectFrom("publications").selectAll().where("org_id", "=", orgId);
}

/** The publication with this ID in the organization; 404 when there is none. */
export async function findPublication(store: Store, orgId: string, id: string): Promise<PublicationRow> {
  const row = await publicationsOf(store, orgId).where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("publication", id);
  return row;
}

/** Keeps which connections a publication is made with in step with its config. */
export async function linkConnections(within: Store, publicationId: string, config: PublicationConfig): Promise<void> {
  const { sourceRepos = [], docsRepo, notifierConnection } = config;
  const links = [
    ...[...new Set(sourceRepos)].map((id) => [id, "source"] as const),
    ...(docsRepo === undefined ? [] : [[docsRepo, "docs"] as const]),
    ...(notifierConnection === undefined ? [] : [[notifierConnection, "notifier"] as const]),
  ];
  await within.database.deleteFrom("publication_connections").where("publication_id", "=", publicationId).execute();
  if (links.length === 0) return;
  const rows = links.map(([connection_id, role]) => ({ publication_id: publicationId, connection_id, role }));
  await within.database.insertInto("publication_connections").values(rows).execute();
}

/** Publications as answers show them, each with its resolved instructions (interface, "Publication"). */
export async function asPublications(store: Store, rows: readonly PublicationRow[]): Promise<Publication[]> {
  const instructions = await readInstructions(
    store,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const config: PublicationConfig = JSON.parse(row.config_json);
    return {
      id: row.id,
      orgId: row.org_id,
      name: row.name,
      config,
      instructions: instructions.get(row.id) ?? [],
      healthy: row.healthy === 1,
      healthMessage: row.health_message,
      syncedAt: row.synced_at,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    };
  });
}
