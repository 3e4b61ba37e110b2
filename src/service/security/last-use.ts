import type { Store } from "../store/store.ts";
import type { Caller } from "./keys.ts";
import { after, type SessionTerms } from "./sessions.ts";

// Each record changes the database, which ends what is kept of its version.
const RECORD_MS = 5 * 60_000;

/** When a key or session was last used, which also keeps the session; at most every some minutes. */
export function createUseRecorder(store: Store, { idleMs }: SessionTerms, onFault: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  const record = async ({ kind, keyId }: Caller, now: string, before: string): Promise<void> => {
    const [table, used] =
      kind === "session"
        ? (["sessions", { used_at: now, idle_at: after(now, idleMs) }] as const)
        : (["keys", { used_at: now }] as const);
    await store.database
      .updateTable<"sessions" | "keys">(table)
      .set(used)
      .where("id", "=", keyId)
      .where((where) => where.or([where("used_at", "is", null), where("used_at", "<=", before)]))
      .execute();
  };
  return {
    /** Does not wait: reads work while the database cannot be written. */
    record: (caller: Caller): void => {
      const now = store.now();
      const before = after(now, -Math.min(RECORD_MS, idleMs / 4));
      if (caller.usedAt !== null && caller.usedAt > before) return;
      const recording = record(caller, now, before).catch(onFault);
      running.add(recording);
      void recording.then(() => running.delete(recording));
    },
    idle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
