import { setTimeout as sleep } from "node:timers/promises";
import { badRequest } from "../../contract/refusals.ts";
import type { Health } from "../../contract/resources/connections/connections.ts";
import {
  type ConnectedRepository,
  mayPushTo,
  nameConnectedRepository,
  type SourceRepository,
} from "../../drafting/repositories/repositories.ts";
import { endSentence, onCode, ReleaseDocsError } from "../../shared/errors.ts";
import { checkHealth, type ProductHealth } from "../../shared/outbound/json-api.ts";
import { joinParts } from "../../shared/text.ts";
import type { ServiceParts } from "../parts.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { asHealthColumns, type ConnectionRow, openConfig } from "./connections.ts";
import { connectRepository, openChat, openCodeHost, openProduct, readApp, readConnectedRepository } from "./open.ts";
import { selectUsers } from "./uses.ts";
import { isSecretShort, SHORT_SECRET } from "./webhook-secret.ts";

export type HealthParts = Pick<ServiceParts, "store" | "vault" | "outbound" | "repositories">;

/** `isPaused`: nothing was requested, and `healthy` is the last known state. */
export type ConnectionHealth = ProductHealth & { isPaused?: boolean };

export async function readConnectionHealth(parts: HealthParts, row: ConnectionRow): Promise<ConnectionHealth> {
  const last = lastHealthOf(row);
  return last.isPaused ? last : checkHealth(() => readProductHealth(parts, row));
}

/** Milliseconds that a caller waits for the check of a new config. */
const MAX_FIRST_CHECK_MS = 5_000;
const LATE = { healthy: false, error: "The product did not answer in time." };
const NOT_YET = "Not checked yet.";
export const UNCHECKED: ConnectionHealth = { healthy: false, message: `${NOT_YET} Check the connection.` };

/**
 * Checks a connection before it is stored. 400 with the cause where the product refuses the config; one that cannot be
 * reached now is not healthy.
 */
export async function checkNewConnection(
  parts: HealthParts,
  row: ConnectionRow,
  { isDocs = false, path = `config.${row.type}` } = {},
): Promise<ConnectionHealth> {
  if (row.paused === 1) return { healthy: false, isPaused: true, message: `${NOT_YET} The connection is paused.` };
  const late = sleep(MAX_FIRST_CHECK_MS, LATE, { ref: false });
  const health: ConnectionHealth = await Promise.race([checkHealth(() => readProductHealth(parts, row, isDocs)), late]);
  const { healthy, message, refusal } = health;
  if (refusal !== undefined) throw badRequest(`${endSentence(refusal.message)} ${message}`, path, refusal.code);
  if (healthy) return health;
  return { ...health, message: joinParts([NOT_YET, message, "Check the connection again."], " ") };
}

/** As it was checked last. */
export function lastHealthOf(row: ConnectionRow): ConnectionHealth {
  const { name, healthy, paused, health_message: message, health_error: error } = row;
  if (paused === 1) {
    return { healthy: healthy === 1, isPaused: true, message: `${name} is paused and was not checked.` };
  }
  return { healthy: healthy === 1, ...(message !== null && { message }), ...(error !== null && { error }) };
}

/** Records a check and its audit log. */
export async function recordHealthCheck(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  health: ConnectionHealth,
): Promise<Health> {
  const shown = asHealth(row.id, health);
  const delta = await recordConnectionHealth(within, row, health);
  const config = { connectionId: row.id, status: shown.status };
  const summary = `A connection is ${shown.status}`;
  await writeAudit(within, actor, { type: "connection-health-check", summary, delta, config });
  return shown;
}

export function asHealth(id: string, { healthy, isPaused = false, message, error }: ConnectionHealth): Health {
  return { id, status: isPaused ? "paused" : healthy ? "healthy" : "unhealthy", message, error };
}

/** Returns the difference. Keeps `updated_at`, so that callers can still update what they read before. */
export async function recordConnectionHealth(
  within: Store,
  row: ConnectionRow,
  health: ConnectionHealth,
  synced_at: string | null = row.synced_at,
): Promise<string> {
  if (health.isPaused) return "";
  const to = { ...asHealthColumns(health, row), synced_at };
  await within.database.updateTable("connections").set(to).where("id", "=", row.id).execute();
  const audited = (from: Pick<ConnectionRow, keyof typeof to>) => ({
    healthy: from.healthy === 1,
    error: from.health_error,
    remainingRateLimitPercent: from.remaining_rate_limit_percent,
    syncedAt: from.synced_at,
  });
  return describeDelta(audited(row), audited(to));
}

async function readProductHealth(parts: HealthParts, row: ConnectionRow, isDocs?: boolean): Promise<Reported> {
  if (row.type === "codehostRepo") return readRepositoryHealth(parts, row, isDocs);
  if (row.type === "chatChannel") return readChannelHealth(parts, row);
  const health = await (await openProduct(parts, row)).readHealth();
  // As earlier versions accepted.
  if (!isSecretShort(openConfig(parts.vault, row))) return health;
  return { ...health, message: joinParts([health.message, SHORT_SECRET, "Replace it."], " ") };
}

type Reported = Partial<ProductHealth>;

/** Throws where the docs repository of a publication may only be read. */
async function readRepositoryHealth(parts: HealthParts, row: ConnectionRow, isDocs = false): Promise<Reported> {
  const connected = await connectRepository(parts, row);
  const app = connected.app && (await readApp(parts, row));
  const reached = app === undefined ? await readByGit(parts, connected) : await readByApi(parts, connected, app);
  const { name, mayWrite, lack } = reached;
  const needsWriting = isDocs || (await selectUsers(parts.store, row.id, ["docs"]).executeTakeFirst()) !== undefined;
  if (!mayWrite && needsWriting) {
    const message = `Nothing may be written to ${name}, the docs repository of a publication.`;
    const hint = "Give the token, or the code-host app, the right to write, or choose another docs repository.";
    throw new ReleaseDocsError("product/forbidden", message, { hint: lack?.explanation ?? hint });
  }
  const onlyRead = "It may only be read: no publication can have it as docs repository.";
  return { ...reached.health, message: `${reached.message} ${mayWrite ? "It may be written to." : onlyRead}` };
}

type Reached = {
  name: string;
  message: string;
  health?: Reported;
  mayWrite: boolean;
  lack?: ReleaseDocsError | undefined;
};

/** Without a code host, a fetch shows whether the repository can be read, and a push whether it can be written to. */
async function readByGit({ repositories }: HealthParts, connected: ConnectedRepository): Promise<Reached> {
  const { name } = nameConnectedRepository(connected);
  await repositories.reach(connected);
  const codeHost = await repositories.openCodeHost(connected).catch(onCode("codehost/no-app", () => undefined));
  return { name, message: `${name} is reached.`, mayWrite: (await codeHost?.mayPush?.()) === true };
}

async function readByApi(parts: HealthParts, connected: ConnectedRepository, app: ConnectionRow): Promise<Reached> {
  const { name } = nameConnectedRepository(connected);
  const codeHost = await openCodeHost(parts, app, name);
  let lack: ReleaseDocsError | undefined;
  const health = await codeHost.readHealth().catch((error: unknown) => {
    if (!(error instanceof ReleaseDocsError) || error.code !== "github/app-permissions") throw error;
    lack = error;
    return {};
  });
  const { fullName, defaultBranch } = await codeHost.readRepository(name);
  const mayWrite = lack === undefined && (await mayPushTo(connected, parts.outbound.send));
  const branch = defaultBranch === undefined ? "it has no commits yet" : `its default branch is ${defaultBranch}`;
  const message = `The code host shows ${fullName}; ${branch}.`;
  return { name: fullName, message, health, mayWrite, lack };
}

export async function openRepository(parts: HealthParts, { id }: Pick<ConnectionRow, "id">): Promise<SourceRepository> {
  return parts.repositories.open(await readConnectedRepository(parts, id));
}

async function readChannelHealth(parts: HealthParts, row: ConnectionRow): Promise<Partial<ProductHealth>> {
  if ((await readApp(parts, row)) === undefined) {
    return { healthy: false, error: "The chat app of this channel was deleted.", message: "Choose another chat app." };
  }
  const { slack, channelId } = await openChat(parts, row);
  const health = await slack.readHealth();
  const channel = (await slack.listChannels()).find(({ id }) => id === channelId);
  if (channel !== undefined)
    return { ...health, message: `${health.message} It can see the channel #${channel.name}.` };
  const hint = "Check the channel's ID, and invite the app to the channel.";
  throw new ReleaseDocsError("product/not-found", `The chat app cannot see the channel ${channelId}.`, { hint });
}
