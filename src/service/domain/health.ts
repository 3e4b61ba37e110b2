import type { Health } from "../../contract/health.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import type { ProductHealth } from "../../shared/json-api.ts";
import { checkHealth } from "../../shared/json-api.ts";
import { shorten } from "../../shared/text.ts";
import { describeDelta } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionRow, connectionsOf } from "./connections/connections.ts";
import { openChat, openCodeHost, openProduct, readApp, readConnectedRepository } from "./connections/open.ts";
import type { PublicationRow } from "./publications/publications.ts";
import type { ServiceParts } from "./repositories/repositories.ts";
import { nameConnectedRepository, type SourceRepository } from "./repositories/repositories.ts";

/** What it takes to look at the products behind connections. */
export type HealthParts = Pick<ServiceParts, "store" | "vault" | "outbound" | "repositories">;

/** How a connection was found; `isPaused`: it was not asked, and nothing is known that was not known before. */
export type ConnectionHealth = ProductHealth & { isPaused?: boolean };

/** Asks the product behind a connection how it stands; whatever that answers is told. A paused one is not asked. */
export async function lookAtConnection(parts: HealthParts, row: ConnectionRow): Promise<ConnectionHealth> {
  if (row.paused === 1) {
    return { healthy: row.healthy === 1, isPaused: true, message: `${row.name} is paused, so it is not asked.` };
  }
  return checkHealth(() => askProduct(parts, row));
}

/** A look as an answer shows it (interface, "Connection", health result). */
export function asHealth(id: string, { healthy, isPaused = false, message, error }: ConnectionHealth): Health {
  const status = isPaused ? "paused" : healthy ? "healthy" : "unhealthy";
  return { id, status, ...(message === undefined ? {} : { message }), ...(error === undefined ? {} : { error }) };
}

/**
 * Keeps how a connection was found; what an audit log tells of the difference. `updated_at` stays: the connection itself
 * is as it was, and who updates a record they read before has not missed anything.
 */
export async function recordConnectionHealth(
  within: Store,
  row: ConnectionRow,
  found: ConnectionHealth,
  synced_at: string | null = row.synced_at,
): Promise<string> {
  if (found.isPaused) return "";
  const to = {
    healthy: Number(found.healthy),
    health_message: found.message ?? null,
    health_error: found.error ?? null,
    remaining_rate_limit_percent: found.remainingRateLimitPercent ?? row.remaining_rate_limit_percent,
    synced_at,
  };
  await within.database.updateTable("connections").set(to).where("id", "=", row.id).execute();
  const told = (from: Pick<ConnectionRow, keyof typeof to>) => ({
    healthy: from.healthy === 1,
    error: from.health_error,
    remainingRateLimitPercent: from.remaining_rate_limit_percent,
    syncedAt: from.synced_at,
  });
  return describeDelta(told(row), told(to));
}

async function askProduct(parts: HealthParts, row: ConnectionRow): Promise<ProductHealth> {
  if (row.type === "codehostRepo") return askForRepository(parts, row);
  if (row.type === "chatChannel") return askForChannel(parts, row);
  const product = await openProduct(parts, row);
  return product.readHealth();
}

async function askForRepository(parts: HealthParts, row: ConnectionRow): Promise<ProductHealth> {
  const connected = await readConnectedRepository(parts, row.id);
  const app = connected.app && (await readApp(parts, row));
  if (app === undefined) {
    // Without a code host to ask, the repository itself tells how it stands.
    const { repository, history } = await openRepository(parts, row);
    return { healthy: true, message: `${repository.name} stands at ${history.head.slice(0, 7)}.` };
  }
  const codeHost = await openCodeHost(parts, app);
  const health = await codeHost.readHealth();
  if (!health.healthy) return health;
  const { fullName, defaultBranch } = await codeHost.readRepository(nameConnectedRepository(connected).name);
  const branch = defaultBranch === undefined ? "it has no commit yet" : `its default branch is ${defaultBranch}`;
  return { ...health, message: `The code host shows ${fullName}; ${branch}.` };
}

/** Fetches what the repository of a connection has that is not here yet. */
export async function openRepository(parts: HealthParts, { id }: Pick<ConnectionRow, "id">): Promise<SourceRepository> {
  return parts.repositories.open(await readConnectedRepository(parts, id), { olderThan: 0 });
}

async function askForChannel(parts: HealthParts, row: ConnectionRow): Promise<ProductHealth> {
  if ((await readApp(parts, row)) === undefined) {
    return { healthy: false, error: "The chat app of this channel was deleted.", message: "Name another chat app." };
  }
  const { slack, channelId } = await openChat(parts, row);
  const health = await slack.readHealth();
  if (!health.healthy) return health;
  const channel = (await slack.listChannels()).find(({ id }) => id === channelId);
  if (channel !== undefined) return { ...health, message: `${health.message} It sees the channel #${channel.name}.` };
  const error = `The chat app does not see the channel ${channelId}.`;
  return { ...health, healthy: false, error, message: "Check the channel's ID, and invite the app to the channel." };
}

/** A connection of a publication; `row` is undefined where it was deleted. */
export type UsedConnection = { id: string; row: ConnectionRow | undefined };

/** How one of them was found. */
export type CheckedConnection = UsedConnection & { found: ConnectionHealth };

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
export const GONE: ConnectionHealth = { healthy: false, error: "The connection was deleted." };

/**
 * A publication stands well where its docs destination, every source and its notifier do; a paused one does nothing for
 * it, so that is said too (interface, "Publications", rule 4).
 */
export function joinHealth(found: readonly CheckedConnection[]): PublicationHealth {
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
