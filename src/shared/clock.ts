import { setTimeout } from "node:timers/promises";

// What Node's timers can hold, about 24 days; it fires at once for more.
const LONGEST_SLEEP = 2 ** 31 - 1;

/** The time as a run sees it: the system's, or one that a test moves. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after that many milliseconds; rejects as soon as the signal is aborted. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) =>
    setTimeout(Math.min(milliseconds, LONGEST_SLEEP), undefined, signal === undefined ? {} : { signal }),
};

/** Calls `fire` after that many milliseconds by this clock, unless it is disposed of before. */
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
