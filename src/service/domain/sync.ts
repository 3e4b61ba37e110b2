import type { PullRequestState } from "../../hosts/code-host.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { checkHealth } from "../../shared/json-api.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { actorOf, type TaskRow } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { type ConnectionRow, connectionsOf } from "./connections/connections.ts";
import { readConnectedRepository } from "./connections/open.ts";
import {
  type PullRequestStatus,
  readOpenDrafts,
  recordPullRequestStatuses,
  selectPullRequestNumber,
} from "./conversations.ts";
import { type NewEvents, readEvents, recordEvents } from "./events.ts";
import {
  type ConnectionHealth,
  GONE,
  type HealthParts,
  joinHealth,
  lookAtConnection,
  openRepository,
  readUsedConnections,
  recordConnectionHealth,
  recordPublicationHealth,
} from "./health.ts";
import { endJob, startJob } from "./jobs.ts";
import { type PublicationRow, publicationsOf } from "./publications/publications.ts";

/** What a sync brought: how the connection was found, since when, what is new there and what became of drafts. */
export type Synced = {
  row: ConnectionRow;
  found: ConnectionHealth;
  at: string;
  news?: NewEvents | undefined;
  fates?: readonly PullRequestStatus[] | undefined;
};

/**
 * Syncs connections (interface, "Connections", sync): a repository is fetched into its cache, of others the health and
 * the rate limit are read. What the product refuses is an outcome like any other; a deleted or paused connection is
 * left alone.
 */
export function createConnectionSyncHandler(parts: HealthParts): TaskHandler {
  const { store } = parts;
  return {
    run: async ({ task, finish }) => {
      const row = await readSubject(store, task);
      const synced = row && (await syncConnection(parts, row));
      await store.transaction(async (within) => {
        if (synced !== undefined) await recordSync(within, actorOf(task), synced);
        await finish(within);
      });
    },
    onExhausted: async ({ task, finish }, error) => {
      const row = await readSubject(store, task);
      await store.transaction(async (within) => {
        if (row !== undefined) await recordSync(within, actorOf(task), failSync(within, row, error));
        await finish(within);
      });
    },
  };
}

/** Brings a connection up to date; nothing of it is recorded yet. */
export async function syncConnection(parts: HealthParts, row: ConnectionRow): Promise<Synced> {
  const at = parts.store.now();
  const looked = await lookAtConnection(parts, row);
  if (looked.isPaused || !looked.healthy || row.type !== "codehostRepo") return { row, found: looked, at };
  const fetched: Pick<Synced, "news" | "fates"> = {};
  const found = await checkHealth(async () => {
    const { history } = await openRepository(parts, row);
    fetched.news = await readEvents(parts.store, row, history);
    fetched.fates = await readPullRequestStatuses(parts, row);
    return looked;
  });
  return { row, found, at, ...fetched };
}

/** A sync that ended with a fault of the service's own. */
export function failSync({ now }: Store, row: ConnectionRow, error: unknown): Synced {
  return { row, found: { healthy: false, error: `The service failed: ${String(error)}` }, at: now() };
}

/** Records a sync in the transaction that ends its task, unless the connection became another meanwhile. */
export async function recordSync(within: Store, actor: Actor, synced: Synced): Promise<void> {
  const { row, found, at, news, fates = [] } = synced;
  if (found.isPaused) return;
  await lockOrganization(within, actor.orgId);
  const present = await connectionsOf(within, actor.orgId).where("id", "=", row.id).executeTakeFirst();
  if (present !== undefined && (present.type !== row.type || present.config_json !== row.config_json)) return;
  if (news !== undefined) await recordEvents(within, actor, row, news);
  await recordPullRequestStatuses(within, actor, fates);
  const delta = await recordConnectionHealth(within, row, found, found.healthy ? at : row.synced_at);
  const summary = found.healthy ? "Synced a connection" : "Could not sync a connection";
  const config = { connectionId: row.id, healthy: found.healthy };
  await writeAudit(within, actor, { type: "connection-sync", summary, delta, config });
}

async function readSubject(store: Store, { org_id, subject_id }: TaskRow): Promise<ConnectionRow | undefined> {
  return connectionsOf(store, org_id).where("id", "=", subject_id).executeTakeFirst();
}

type SyncedConnection = { id: string; synced: Synced | undefined };

/** `isDone`: every connection was synced, so that the job is `done`. */
type Result = { publication: PublicationRow | undefined; done: readonly SyncedConnection[]; isDone: boolean };

/**
 * Syncs publications: each of their connections in turn (interface, "Publications", rule 5). All is recorded at once with
 * the end of the job, so that a sync that is begun again tells nothing twice. A publication that is gone is left alone,
 * and its job is `errored`.
 */
export function createPublicationSyncHandler(parts: HealthParts): TaskHandler {
  const readSubject = ({ org_id, subject_id }: TaskRow) =>
    publicationsOf(parts.store, org_id).where("id", "=", subject_id).executeTakeFirst();
  return {
    run: async (work) => {
      const { jobId } = jobOf(work.task);
      if (jobId !== undefined) await startJob(parts.store, jobId);
      const publication = await readSubject(work.task);
      const done: SyncedConnection[] = [];
      for (const { id, row } of publication ? await readUsedConnections(parts.store, publication) : []) {
        done.push({ id, synced: row && (await syncConnection(parts, row)) });
      }
      await record(parts, work, { publication, done, isDone: publication !== undefined && done.every(isSynced) });
    },
    onExhausted: async (work, error) => {
      const publication = await readSubject(work.task);
      const used = publication ? await readUsedConnections(parts.store, publication) : [];
      const failed = used.map(({ id, row }) => ({ id, synced: row && failSync(parts.store, row, error) }));
      await record(parts, work, { publication, done: failed, isDone: false });
    },
  };
}

/** A paused connection is left alone on purpose, a deleted one cannot be synced. */
function isSynced({ synced }: SyncedConnection): boolean {
  return synced !== undefined && (synced.found.isPaused === true || synced.found.healthy);
}

/** Tasks that an earlier program stored have no job. */
function jobOf({ payload_json }: TaskRow): { jobId?: string } {
  return JSON.parse(payload_json);
}

async function record(
  { store }: HealthParts,
  { task, finish }: Work,
  { publication, done, isDone }: Result,
): Promise<void> {
  const { jobId } = jobOf(task);
  await store.transaction(async (within) => {
    if (publication !== undefined) {
      const actor = actorOf(task);
      for (const { synced } of done) if (synced !== undefined) await recordSync(within, actor, synced);
      const health = joinHealth(done.map(({ id, synced }) => ({ id, row: synced?.row, found: synced?.found ?? GONE })));
      const at = done.map(({ synced }) => synced?.at ?? "").findLast((time) => time !== "") ?? publication.synced_at;
      const delta = await recordPublicationHealth(within, publication, health, at);
      const config = { publicationId: publication.id, healthy: health.healthy };
      await writeAudit(within, actor, { type: "action-update", summary: "Synced a publication", delta, config });
    }
    if (jobId !== undefined) await endJob(within, jobId, isDone ? "done" : "errored");
    await finish(within);
  });
}

/**
 * Asks a docs repository, one request each, what became of the pull requests that conversations have open there. One that
 * it does not tell of is taken for open, since a sync has more to do than this.
 */
export async function readPullRequestStatuses(parts: HealthParts, row: ConnectionRow): Promise<PullRequestStatus[]> {
  const drafts = await readOpenDrafts(parts.store, row);
  if (drafts.length === 0) return [];
  const host = await parts.repositories.openCodeHost(await readConnectedRepository(parts, row.id));
  const fates: PullRequestStatus[] = [];
  for (const { id, output_url } of drafts) {
    const number = selectPullRequestNumber(output_url);
    if (number === undefined || host.readPullRequestState === undefined) continue;
    const state = await host.readPullRequestState(number).catch((error: unknown): PullRequestState => {
      if (error instanceof ReleaseDocsError) return "open";
      throw error;
    });
    if (state !== "open") fates.push({ conversationId: id, state });
  }
  return fates;
}
