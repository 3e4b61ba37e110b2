import type { HealthParts } from "../records/connection-health.ts";
import { GONE, joinHealth, readUsedConnections, recordPublicationHealth } from "../records/publication-health.ts";
import { type PublicationRow, publicationsOf } from "../records/publication-record.ts";
import { writeAudit } from "../store/audit.ts";
import { actorOf, type TaskRow } from "../store/tasks.ts";
import { failSync, recordSync, type Synced, syncConnection } from "./sync-connection.ts";
import type { Performer, Work } from "./worker.ts";

type SyncedConnection = { id: string; synced: Synced | undefined };

/**
 * Syncs publications: each of their connections in turn (interface, "Publications", rule 5). All is recorded at once, so
 * that a sync that is begun again tells nothing twice. A publication that is gone is left alone.
 */
export function createPublicationSyncPerformer(parts: HealthParts): Performer {
  const readSubject = ({ org_id, subject_id }: TaskRow) =>
    publicationsOf(parts.store, org_id).where("id", "=", subject_id).executeTakeFirst();
  return {
    perform: async (work) => {
      const publication = await readSubject(work.task);
      const done: SyncedConnection[] = [];
      for (const { id, row } of publication ? await readUsedConnections(parts.store, publication) : []) {
        done.push({ id, synced: row && (await syncConnection(parts, row)) });
      }
      await record(parts, work, publication, done);
    },
    giveUp: async (work, error) => {
      const publication = await readSubject(work.task);
      const used = publication ? await readUsedConnections(parts.store, publication) : [];
      const failed = used.map(({ id, row }) => ({ id, synced: row && failSync(parts.store, row, error) }));
      await record(parts, work, publication, failed);
    },
  };
}

async function record(
  { store }: HealthParts,
  { task, finish }: Work,
  publication: PublicationRow | undefined,
  done: readonly SyncedConnection[],
): Promise<void> {
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
    await finish(within);
  });
}
