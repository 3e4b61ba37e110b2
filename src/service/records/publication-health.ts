import type { Health } from "../../contract/health.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import { shorten } from "../../shorten.ts";
import { describeDelta } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { asHealth, type Found } from "./connection-health.ts";
import { type ConnectionRow, connectionsOf } from "./connection-record.ts";
import type { PublicationRow } from "./publication-record.ts";

/** A connection of a publication; `row` is undefined where it was deleted. */
export type UsedConnection = { id: string; row: ConnectionRow | undefined };

/** How one of them was found. */
export type FoundConnection = UsedConnection & { found: Found };

/** How a publication stands; `message` is empty where it is well. */
export type PublicationHealth = { healthy: boolean; message: string; connections: readonly Health[] };

const LONGEST_MESSAGE = 1000;

/** The connections of a publication, each once: its docs destination, then its sources, then its notifier. */
export async function readUsedConnections(store: Store, publication: PublicationRow): Promise<UsedConnection[]> {
  const {
    docsRepo = "",
    sourceRepos = [],
    notifierConnection,
  }: PublicationConfig = JSON.parse(publication.config_json);
  const ids = [
    ...new Set([docsRepo, ...sourceRepos, ...(notifierConnection === undefined ? [] : [notifierConnection])]),
  ];
  const rows = await connectionsOf(store, publication.org_id).where("id", "in", ids).execute();
  return ids.map((id) => ({ id, row: rows.find((row) => row.id === id) }));
}

/** What is said of a connection that is not there to be looked at. */
export const GONE: Found = { healthy: false, error: "The connection was deleted." };

/**
 * A publication stands well where its docs destination, every source and its notifier do; a paused one does nothing for
 * it, so that is said too (interface, "Publications", rule 4).
 */
export function joinHealth(found: readonly FoundConnection[]): PublicationHealth {
  const failed = found.filter((one) => !one.found.healthy || one.found.isPaused);
  const faults = failed.map(({ id, row, found: { isPaused, error, message } }) => {
    return `${row?.name ?? id}: ${(isPaused ? message : (error ?? message)) ?? "not healthy"}`;
  });
  return {
    healthy: failed.length === 0,
    message: shorten(faults.join(" "), LONGEST_MESSAGE),
    connections: found.map((one) => asHealth(one.id, one.found)),
  };
}

/** Keeps how a publication was found; what an audit log tells of the difference. `updated_at` stays as it is. */
export async function recordPublicationHealth(
  within: Store,
  row: PublicationRow,
  health: PublicationHealth,
  synced_at: string | null = row.synced_at,
): Promise<string> {
  const to = { healthy: Number(health.healthy), health_message: health.message || null, synced_at };
  await within.database.updateTable("publications").set(to).where("id", "=", row.id).execute();
  const told = (from: Pick<PublicationRow, keyof typeof to>) => ({
    healthy: from.healthy === 1,
    message: from.health_message,
    syncedAt: from.synced_at,
  });
  return describeDelta(told(row), told(to));
}
