import { setTimeout } from "node:timers/promises";

// Node's maximum, about 24 days; longer timers fire at once.
const MAX_SLEEP = 2 ** 31 - 1;

export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) =>
    setTimeout(Math.min(milliseconds, MAX_SLEEP), undefined, signal === undefined ? {} : { signal }),
};

export function startTimer(clock: Clock, milliseconds: number, fire: () => unknown): Disposable {
  const stopped = new AbortController();
  const run = async (): Promise<void> => {
    try {
      await clock.sleep(milliseconds, stopped.signal);
    } catch (error) {
      if (stopped.signal.aborted) return;
      throw error;
    }
    await fire();
  };
  void run();
  return { [Symbol.dispose]: () => stopped.abort() };
}
