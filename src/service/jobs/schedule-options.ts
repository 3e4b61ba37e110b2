import type { Store } from "../store/store.ts";
import { createProcessLease } from "../worker/process-lease.ts";
import { waitAtMost } from "../worker/worker.ts";
import { type QueuedSyncs, queueDueSyncs } from "./schedule.ts";

type ScheduleOptions = {
  /** 0 for no schedule. */
  everyMs: number;
  leaseMs: number;
  onQueued: (queued: QueuedSyncs) => void;
  onFault: (error: unknown) => void;
};

const MAX_PASS_MS = 5_000;
/** Milliseconds that a stop waits for the database. */
const MAX_STOP_MS = 1000;

/** Queues syncs that are due, in one of the processes that share the store. */
export function startSchedule(
  store: Store,
  { everyMs, leaseMs, onQueued, onFault }: ScheduleOptions,
): { stop: () => Promise<void> } {
  if (everyMs === 0) return { stop: async () => undefined };
  const passMs = Math.min(MAX_PASS_MS, everyMs / 5);
  const lease = createProcessLease(store, "schedule", Math.max(leaseMs, 3 * passMs));
  let running: Promise<void> | undefined;
  const pass = async (): Promise<void> => {
    if (!(await lease.take())) return;
    const queued = await queueDueSyncs(store, { everyMs, lease, onFault });
    if (Object.values(queued).some((count) => count > 0)) onQueued(queued);
  };
  const timer = setInterval(() => {
    running ??= pass()
      .catch(onFault)
      .finally(() => {
        running = undefined;
      });
  }, passMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await waitAtMost(MAX_STOP_MS, Promise.resolve(running).then(lease.release).catch(onFault));
    },
  };
}
