import type { PullRequestState } from "../../hosts/code-host.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { checkHealth } from "../../shared/outbound/json-api.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import {
  type ConnectionHealth,
  type HealthParts,
  lastHealthOf,
  openRepository,
  readConnectionHealth,
  recordConnectionHealth,
} from "../connections/health.ts";
import { readConnectedRepository } from "../connections/open.ts";
import type { PublicationRow } from "../connections/uses.ts";
import { type PullRequestStatus, readOpenDrafts, recordPullRequestStatus } from "../conversations/conversations.ts";
import { startJob } from "../jobs/jobs.ts";
import { joinHealth, readUsedConnections, recordPublicationHealth } from "../publications/health.ts";
import { publicationsOf } from "../publications/publications.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseSyncTask } from "../store/columns.ts";
import { lockOrganization, type Store, updateRecord } from "../store/store.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { type NewEvents, readEvents, recordEvents } from "./events.ts";
import { publishReleases } from "./publish.ts";

/** Records in the transaction of a sync what was found before it. */
export type RecordFound = (within: Store, actor: Actor) => Promise<void>;

/** `findMissed`: what webhooks should have brought. */
type SyncParts = HealthParts & {
  findMissed: (parts: HealthParts, row: ConnectionRow) => Promise<RecordFound | undefined>;
};

/** Events and pull requests only of a healthy repository. */
export type Synced = {
  row: ConnectionRow;
  health: ConnectionHealth;
  at: string;
  /** The result of an earlier sync. */
  isKnown?: boolean;
  newEvents?: NewEvents | undefined;
  statuses?: readonly PullRequestStatus[] | undefined;
  recordMissed?: RecordFound | undefined;
};

type Sync = (row: ConnectionRow) => Synced | Promise<Synced>;

/** An error of the product is a result too. Deleted and paused connections are skipped. */
export function createConnectionSyncHandler(parts: SyncParts): TaskHandler {
  const { store } = parts;
  return createHandler(parts, async ({ task, finish }, sync) => {
    const row = await connectionsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
    const { syncedSince } = parseSyncTask(task.payload_json);
    const synced = row && !isSyncedSince(store, row, syncedSince) ? await sync(row) : undefined;
    await store.transaction(async (within) => {
      if (synced !== undefined) await recordSync(within, actorOf(task), synced);
      await finish(within);
    });
  });
}

function createHandler(parts: SyncParts, record: (work: Work, sync: Sync) => Promise<void>): TaskHandler {
  return {
    run: (work) => record(work, (row) => syncConnection(parts, row)),
    onExhausted: (work, error) => {
      const health = { healthy: false, error: `The service failed: ${String(error)}` };
      return record(work, (row) => ({ row, health, at: parts.store.now() }));
    },
  };
}

export async function syncConnection(parts: SyncParts, row: ConnectionRow): Promise<Synced> {
  const at = parts.store.now();
  const known = await readConnectionHealth(parts, row);
  if (known.isPaused || !known.healthy) return { row, health: known, at };
  const fetched: Pick<Synced, "newEvents" | "statuses" | "recordMissed"> = {};
  const health = await checkHealth(async () => {
    if (row.type === "codehostRepo") {
      const { history } = await openRepository(parts, row);
      fetched.newEvents = await readEvents(parts.store, row, history);
      fetched.statuses = await readPullRequestStatuses(parts, row);
    }
    fetched.recordMissed = await parts.findMissed(parts, row);
    return known;
  });
  return { row, health, at, ...fetched };
}

/** Records nothing if the connection's config changed meanwhile. */
export async function recordSync(within: Store, actor: Actor, synced: Synced): Promise<void> {
  const { row, health, at, isKnown, newEvents, statuses = [], recordMissed } = synced;
  if (health.isPaused || isKnown) return;
  await lockOrganization(within, actor.orgId);
  const present = await connectionsOf(within, actor.orgId).where("id", "=", row.id).executeTakeFirst();
  if (present !== undefined && (present.type !== row.type || present.config_json !== row.config_json)) return;
  if (newEvents !== undefined) await recordEvents(within, actor, row, newEvents);
  for (const status of statuses) await recordPullRequestStatus(within, actor, status);
  await recordMissed?.(within, actor);
  const delta = await recordConnectionHealth(within, row, health, health.healthy ? at : row.synced_at);
  const summary = health.healthy ? "Synced a connection" : "Could not sync a connection";
  const config = { connectionId: row.id, healthy: health.healthy };
  await writeAudit(within, actor, { type: "connection-sync", summary, delta, config });
}

/** `synced` is undefined for a deleted connection. */
type SyncedConnection = { id: string; synced: Synced | undefined };

/** A time ahead of the clock, which was set back, says nothing. */
function isSyncedSince({ now }: Store, { synced_at }: ConnectionRow, since: string | undefined): boolean {
  return since !== undefined && synced_at !== null && since < synced_at && synced_at <= now();
}

/** What the schedule does not sync again for a publication: a recent sync, and a failure, which has its own retries. */
function readKnown(store: Store, row: ConnectionRow, since: string | undefined): Synced | undefined {
  const hasFailed = row.healthy === 0 && row.paused === 0 && since !== undefined;
  if (!hasFailed && !isSyncedSince(store, row, since)) return undefined;
  return { row, health: lastHealthOf(row), at: store.now(), isKnown: true };
}

/** Records everything but releases together with the job's end, so that a retry records nothing twice. */
export function createPublicationSyncHandler(parts: SyncParts): TaskHandler {
  const { store } = parts;
  return createHandler(parts, async ({ task, finish }, sync) => {
    const { jobId, syncedSince } = parseSyncTask(task.payload_json);
    if (jobId !== undefined) await startJob(store, jobId);
    const publication = await publicationsOf(store, task.org_id).where("id", "=", task.subject_id).executeTakeFirst();
    const connections: SyncedConnection[] = [];
    for (const { id, row } of publication ? await readUsedConnections(store, publication) : []) {
      connections.push({ id, synced: row && (readKnown(store, row, syncedSince) ?? (await sync(row))) });
    }
    // The first connection is the repository that drafts go to.
    const published = publication && (await publishReleases(parts, actorOf(task), publication, connections[0]?.synced));
    await store.transaction(async (within) => {
      if (publication !== undefined) await recordPublicationSync(within, actorOf(task), publication, connections);
      // Skipping a paused connection is intended; a deleted one cannot be synced.
      const isDone = published && connections.every(({ synced }) => synced?.health.isPaused || synced?.health.healthy);
      if (jobId !== undefined) await updateRecord(within, "jobs", jobId, { state: isDone ? "done" : "errored" });
      await finish(within);
    });
  });
}

async function recordPublicationSync(
  within: Store,
  actor: Actor,
  publication: PublicationRow,
  connections: readonly SyncedConnection[],
): Promise<void> {
  for (const { synced } of connections) if (synced !== undefined) await recordSync(within, actor, synced);
  const health = joinHealth(connections.map(({ id, synced }) => ({ id, row: synced?.row, health: synced?.health })));
  const at = connections.findLast(({ synced }) => synced !== undefined)?.synced?.at ?? publication.synced_at;
  const delta = await recordPublicationHealth(within, publication, health, at);
  const config = { publicationId: publication.id, healthy: health.healthy };
  await writeAudit(within, actor, { type: "action-update", summary: "Synced a publication", delta, config });
}

/** A failed request counts as `open`. */
async function readPullRequestStatuses(parts: HealthParts, row: ConnectionRow): Promise<PullRequestStatus[]> {
  const drafts = await readOpenDrafts(parts.store, row);
  if (drafts.length === 0) return [];
  const host = await parts.repositories.openCodeHost(await readConnectedRepository(parts, row.id));
  const { readPullRequestState: readState } = host;
  if (readState === undefined) return [];
  const statuses: PullRequestStatus[] = [];
  for (const { id, number } of drafts) {
    const state = await readState(number).catch((error: unknown): PullRequestState => {
      if (error instanceof ReleaseDocsError) return "open";
      throw error;
    });
    if (state !== "open") statuses.push({ conversationId: id, state });
  }
  return statuses;
}
