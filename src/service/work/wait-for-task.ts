import type { Store } from "../store/store.ts";

const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/**
 * Resolves once a task is over, whichever process does it, or after `timeoutMs`; whether it is over. Looks soon, then
 * ever slower. Rejects with the reason of `signal` where the caller is gone.
 */
export async function waitForTask(
  { database }: Store,
  id: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    signal?.throwIfAborted();
    const task = await database.selectFrom("tasks").select("id").where("id", "=", id).executeTakeFirst();
    if (task === undefined) return true;
    const left = deadline - performance.now();
    if (left <= 0) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
  }
}
