import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { Store } from "../store/store.ts";

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
