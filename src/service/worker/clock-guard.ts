import type { Store } from "../store/store.ts";
import { MAX_OUTAGE_PAUSE_MS } from "./patience.ts";
import { endLease, listLeases, makeDistantTasksDue } from "./tasks.ts";

/**
 * For a clock that is set back: makes tasks due that would wait for it, and ends leases without a heartbeat for their
 * term, which it measures in time that passed in this process. Call the result often.
 */
export function createClockGuard(store: Store, elapsed = () => performance.now()): () => Promise<void> {
  let seen = new Map<string, number>();
  return async () => {
    await makeDistantTasksDue(store, MAX_OUTAGE_PAUSE_MS);
    const now = elapsed();
    const before = seen;
    seen = new Map();
    for (const lease of await listLeases(store)) {
      const heartbeat = `${lease.lease_token} ${lease.lease_until}`;
      const since = before.get(heartbeat) ?? now;
      seen.set(heartbeat, since);
      if (now - since > lease.termMs) await endLease(store, lease);
    }
  };
}

const CHECK_MS = 5_000;

export function startClockGuard(store: Store, onFault: (error: unknown) => void): NodeJS.Timeout {
  const check = createClockGuard(store);
  return setInterval(() => check().catch(onFault), CHECK_MS).unref();
}
