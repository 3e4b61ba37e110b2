import { procedures, type ServiceParts } from "../procedures.ts";
import { readConnection } from "../records/connection-record.ts";
import { refuseSuspended } from "../records/organization-billing.ts";
import { badRequest, conflict } from "../refusal.ts";
import { insertTask } from "../store/tasks.ts";
import { waitForTask } from "../work/wait-for-task.ts";

const LONGEST_WAIT = 10 * 60_000;

/** What is done for connections in the background (interface, "Connections"). */
export function implementConnectionWork({ store, worker }: ServiceParts) {
  return {
    sync: procedures.connections.sync.handler(async ({ input, context, signal }) => {
      context.access.check("connection:update", input.id);
      const row = await readConnection(store, context.orgId, input.id);
      if (row.paused === 1) throw conflict(`The connection ${row.name} is paused: it is not synced until it is not.`);
      const task = { kind: "connection-sync", subjectId: row.id } as const;
      const taskId = await store.transaction((within) => insertTask(within, context.actor, task));
      worker.wake();
      if (input.wait === true) await waitForTask(store, taskId, { timeoutMs: LONGEST_WAIT, signal });
    }),
    summarizeMerge: procedures.connections.summarizeMerge.handler(async ({ input, context }) => {
      context.access.check("connection:update", input.id);
      const row = await readConnection(store, context.orgId, input.id);
      if (row.type !== "codehostRepo") {
        throw badRequest(`The connection ${row.name} has no pull requests: it is a ${row.type}. Give a codehostRepo.`);
      }
      if (row.paused === 1) throw conflict(`The connection ${row.name} is paused: nothing is read from it.`);
      const task = { kind: "merge-summary", subjectId: row.id, payload: { number: input.number } } as const;
      await store.transaction(async (within) => {
        await refuseSuspended(within, context.orgId);
        await insertTask(within, context.actor, task);
      });
      worker.wake();
    }),
  };
}
