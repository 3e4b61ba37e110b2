import { setTimeout } from "node:timers/promises";

/** The time as a run sees it: the system's, or one that a test moves. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after that many milliseconds; rejects as soon as the signal is aborted. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
};

export const systemClock: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, signal === undefined ? {} : { signal }),
};
