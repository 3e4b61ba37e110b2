import type { PublicationConfig } from "../../contract/publication-config.ts";
import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import { lookAtConnection, recordFound } from "../records/connection-health.ts";
import { insertSyncJob } from "../records/job-record.ts";
import { refuseSuspended } from "../records/organization-billing.ts";
import {
  type FoundConnection,
  GONE,
  joinHealth,
  readUsedConnections,
  recordPublicationHealth,
} from "../records/publication-health.ts";
import { findPublication } from "../records/publication-record.ts";
import { conflict } from "../refusal.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { insertTask } from "../store/tasks.ts";
import { waitForTask } from "../work/wait-for-task.ts";

const NANOSECONDS = 1_000_000;
const USUAL_WAIT = 60_000;
const LONGEST_WAIT = 10 * 60_000;

/** Health and sync of publications (interface, "Publications", rules 4 and 5). */
export function implementPublicationWork(parts: ServiceParts) {
  const { store, worker } = parts;
  return {
    health: procedures.publications.health.handler(async ({ input, context }) => {
      context.access.check("publication:get", input.id);
      const row = await findPublication(store, context.orgId, input.id);
      const used = await readUsedConnections(store, row);
      const found = await Promise.all(
        used.map(async (one): Promise<FoundConnection> => {
          return { ...one, found: one.row === undefined ? GONE : await lookAtConnection(parts, one.row) };
        }),
      );
      const health = joinHealth(found);
      await store.transaction(async (within) => {
        for (const one of found) if (one.row !== undefined) await recordFound(within, one.row, one.found);
        const delta = await recordPublicationHealth(within, row, health);
        const summary = health.healthy ? "A publication is healthy" : "A publication is not healthy";
        const config = { publicationId: row.id, connections: health.connections };
        await writeAudit(within, context.actor, { type: "publication-health-check", summary, delta, config });
      });
      const { healthy, message, connections } = health;
      const status = healthy ? "healthy" : "unhealthy";
      return { id: row.id, status, ...(message === "" ? {} : { message }), connections: [...connections] };
    }),
    sync: procedures.publications.sync.handler(async ({ input, context, signal }) => {
      context.access.check("publication:update", input.id);
      const taskId = await store.transaction((within) => queueSync(within, context, input.id));
      worker.wake();
      if (input.wait !== true) return;
      const asked = input.timeout === undefined ? USUAL_WAIT : input.timeout / NANOSECONDS;
      await waitForTask(store, taskId, { timeoutMs: Math.min(asked, LONGEST_WAIT), signal });
    }),
  };
}

/** Stores the job of a sync and its task, whose ID is returned. 402 where the organization is suspended. */
async function queueSync(within: Store, { orgId, userId, actor }: CallContext, id: string): Promise<string> {
  const { name, config_json } = await findPublication(within, orgId, id);
  await refuseSuspended(within, orgId);
  const { docsRepo }: PublicationConfig = JSON.parse(config_json);
  if (docsRepo === undefined) throw conflict(`The publication ${name} has no docsRepo, so there is nothing to sync.`);
  const jobId = await insertSyncJob(within, { ...actor, userId }, { id, name, connectionId: docsRepo });
  return insertTask(within, actor, { kind: "publication-sync", subjectId: id, payload: { jobId } });
}
