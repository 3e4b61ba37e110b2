import type { PublicationConfig } from "../../contract/publication-config.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { dependsOn, selectDependentTypes } from "./connection-check.ts";
import { type ConnectionRow, connectionsOf } from "./connection-record.ts";
import { deletePublication, replacePublicationConfig } from "./publication-change.ts";
import type { PublicationRow } from "./publication-record.ts";
import { readSources } from "./publication-sources.ts";

/**
 * Deletes a connection: it stays as a row that past work refers to, without its secrets. What cannot be without it goes
 * too, and what can loses the reference, unless `preserveDependencies` keeps all that as it is (interface,
 * "Connections"). Where it was deleted meanwhile, nothing happens.
 */
export async function deleteConnection(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { preserveDependencies }: { preserveDependencies: boolean },
): Promise<void> {
  const deleted = await within.database
    .updateTable("connections")
    .set({ deleted_at: within.now(), updated_at: within.now(), secrets: null })
    .where("id", "=", row.id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (deleted.numUpdatedRows === 0n) return;
  const config = { connectionId: row.id, name: row.name, preserveDependencies };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted a connection", config });
  if (preserveDependencies) return;
  const types = selectDependentTypes(row.type);
  const others = await connectionsOf(within, actor.orgId).where("type", "in", types).orderBy("seq").execute();
  for (const other of others) {
    if (dependsOn(other.type, JSON.parse(other.config_json), row.id)) {
      await deleteConnection(within, actor, other, { preserveDependencies });
    }
  }
  for (const publication of await readUsers(within, row.id)) await letGo(within, actor, publication, row);
}

async function readUsers({ database }: Store, connectionId: string): Promise<PublicationRow[]> {
  return database
    .selectFrom("publications")
    .selectAll()
    .where("id", "in", (users) =>
      users.selectFrom("publication_connections").select("publication_id").where("connection_id", "=", connectionId),
    )
    .orderBy("seq")
    .execute();
}

async function letGo(
  within: Store,
  actor: Actor,
  row: PublicationRow,
  { id, type }: Pick<ConnectionRow, "id" | "type">,
): Promise<void> {
  const config: PublicationConfig = JSON.parse(row.config_json);
  const { docsRepo = "" } = config;
  const left = config.sourceRepos?.filter((source) => source !== id) ?? [];
  const { repositories } = await readSources(within, actor.orgId, { sourceRepos: left });
  const isBare = type === "codehostRepo" && repositories.length === 0;
  if (docsRepo === id || isBare) return deletePublication(within, actor, row);
  const sourceRepos = left.length === 0 ? [docsRepo] : left;
  const { notifierConnection, inputTriggers = {}, ...kept } = config;
  const { [id]: _, ...triggers } = inputTriggers;
  await replacePublicationConfig(within, actor, row, {
    ...kept,
    sourceRepos,
    ...(Object.keys(triggers).length === 0 ? {} : { inputTriggers: triggers }),
    ...(notifierConnection === undefined || notifierConnection === id ? {} : { notifierConnection }),
  });
}
