import type { HealthParts } from "../records/connection-health.ts";
import { endJob, startJob } from "../records/job-record.ts";
import { GONE, joinHealth, readUsedConnections, recordPublicationHealth } from "../records/publication-health.ts";
import { type PublicationRow, publicationsOf } from "../records/publication-record.ts";
import { writeAudit } from "../store/audit.ts";
import { actorOf, type TaskRow } from "../store/tasks.ts";
import { failSync, recordSync, type Synced, syncConnection } from "./sync-connection.ts";
import type { Performer, Work } from "./worker.ts";

type SyncedConnection = { id: string; synced: Synced | undefined };

/** `isDone`: every connection was synced, so that the job is `done`. */
type Result = { publication: PublicationRow | undefined; done: readonly SyncedConnection[]; isDone: boolean };

/**
 * Syncs publications: each of their connections in turn (interface, "Publications", rule 5). All is recorded at once with
 * the end of the job, so that a sync that is begun again tells nothing twice. A publication that is gone is left alone,
 * and its job is `errored`.
 */
export function createPublicationSyncPerformer(parts: HealthParts): Performer {
  const readSubject = ({ org_id, subject_id }: TaskRow) =>
    publicationsOf(parts.store, org_id).where("id", "=", subject_id).executeTakeFirst();
  return {
    perform: async (work) => {
      const { jobId } = jobOf(work.task);
      if (jobId !== undefined) await startJob(parts.store, jobId);
      const publication = await readSubject(work.task);
      const done: SyncedConnection[] = [];
      for (const { id, row } of publication ? await readUsedConnections(parts.store, publication) : []) {
        done.push({ id, synced: row && (await syncConnection(parts, row)) });
      }
      await record(parts, work, { publication, done, isDone: publication !== undefined && done.every(isSynced) });
    },
    giveUp: async (work, error) => {
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
