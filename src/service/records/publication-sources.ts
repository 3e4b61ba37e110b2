import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { Store } from "../store/store.ts";
import type { ConnectionRow } from "./connection-record.ts";

/** The sources of a publication: the IDs of those that have commits, and the others, which are context. */
export type PublicationSources = { repositories: readonly string[]; context: readonly ConnectionRow[] };

/**
 * Reads the sources of a publication in their order; where none of them is a repository, its docs repository is one. A
 * deleted repository is among them, so that what needs it can say so; deleted others are not.
 */
export async function readSources(
  { database }: Store,
  orgId: string,
  { sourceRepos = [], docsRepo }: PublicationConfig,
): Promise<PublicationSources> {
  const connections = database.selectFrom("connections").selectAll().where("org_id", "=", orgId);
  const found = await connections.where("id", "in", sourceRepos).execute();
  const rows = sourceRepos.flatMap((id) => found.find((row) => row.id === id) ?? []);
  const repositories = rows.filter(({ type }) => type === "codehostRepo").map(({ id }) => id);
  const isContext = ({ type, deleted_at }: ConnectionRow) => type !== "codehostRepo" && deleted_at === null;
  return {
    repositories: repositories.length === 0 && docsRepo !== undefined ? [docsRepo] : repositories,
    context: rows.filter(isContext),
  };
}
