import { randomUUID } from "node:crypto";
import type { Store } from "../store/store.ts";
import { MAX_OUTAGE_PAUSE_MS } from "./patience.ts";
import { endLease, later, listLeases, makeDistantTasksDue } from "./tasks.ts";

export type ProcessLease = ReturnType<typeof createProcessLease>;

/**
 * For work that one of the processes that share a database does. Ends `termMs` after its last renewal, also if the clock
 * is set back: a process that waits measures that in time that passed in it.
 */
export function createProcessLease(store: Store, name: string, termMs: number, elapsed = () => performance.now()) {
  const token = randomUUID();
  let seen = { heartbeat: "", since: 0 };
  const change = (within: Store) =>
    within.database
      .updateTable("leases")
      .set({ token, lease_until: later(store, termMs) })
      .where("name", "=", name);
  const takeUnchanged = async (): Promise<boolean> => {
    const lease = await store.database.selectFrom("leases").selectAll().where("name", "=", name).executeTakeFirst();
    if (lease === undefined) return false;
    const heartbeat = `${lease.token} ${lease.lease_until}`;
    if (seen.heartbeat !== heartbeat) seen = { heartbeat, since: elapsed() };
    if (elapsed() - seen.since <= termMs) return false;
    const taken = change(store).where("token", "=", lease.token).where("lease_until", "=", lease.lease_until);
    return (await taken.executeTakeFirst()).numUpdatedRows > 0n;
  };
  return {
    /** Takes or renews the lease; false if another process has it. */
    take: async (): Promise<boolean> => {
      const isFree = change(store).where((where) =>
        where.or([where("token", "=", token), where("lease_until", "<", store.now())]),
      );
      if ((await isFree.executeTakeFirst()).numUpdatedRows > 0n) return true;
      const inserted = await store.database
        .insertInto("leases")
        .values({ name, token, lease_until: later(store, termMs) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return inserted.numInsertedOrUpdatedRows === 1n || takeUnchanged();
    },
    /** Whether this process still has it, until the transaction ends. */
    holds: async (within: Store) =>
      (await change(within).where("token", "=", token).executeTakeFirst()).numUpdatedRows > 0n,
    release: async (): Promise<void> => {
      await store.database.deleteFrom("leases").where("name", "=", name).where("token", "=", token).execute();
    },
  };
}

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
