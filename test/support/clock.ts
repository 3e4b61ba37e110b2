import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../src/shared/clock.ts";

type Sleeper = { at: number; wake: () => void };

/** A clock that jumps to the next wake-up as soon as every task sleeps; starts at `start` milliseconds. */
export function createFakeClock(start = 1_000_000): Clock {
  const sleepers: Sleeper[] = [];
  let time = start;
  let moving = false;
  const move = async (): Promise<void> => {
    moving = true;
    while (sleepers.length > 0) {
      // The task that woke runs first to its next sleep, also through an import, which takes a turn.
      for (let turn = 0; turn < 4; turn += 1) await setImmediate();
      const next = sleepers.sort((a, b) => a.at - b.at).shift();
      if (next === undefined) break;
      time = Math.max(time, next.at);
      next.wake();
    }
    moving = false;
  };
  return {
    now: () => time,
    sleep: (milliseconds, signal) =>
      new Promise((wake, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const sleeper = { at: time + milliseconds, wake };
        sleepers.push(sleeper);
        signal?.addEventListener("abort", () => {
          if (sleepers.includes(sleeper)) sleepers.splice(sleepers.indexOf(sleeper), 1);
          reject(signal.reason);
        });
        if (!moving) void move();
      }),
  };
}

/** A clock a hundred times as fast as the system's, for what also takes real time, such as HTTP. */
export const fastClock: Clock = {
  now: () => performance.now() * 100,
  sleep: (milliseconds, signal) => sleep(milliseconds / 100, undefined, signal === undefined ? {} : { signal }),
};

type TickingSleeper = { until: number; wake: () => void };

/**
 * A clock that advances by `step` milliseconds with each turn of the event loop, at most a thousand turns a second. All
 * participants of a run share that loop, so a busy machine slows the clock down instead of making them late.
 */
export function createTickingClock(step: number): Clock & Disposable {
  let now = Date.now();
  const sleepers = new Set<TickingSleeper>();
  const timer = setInterval(() => {
    now += step;
    for (const sleeper of sleepers) if (sleeper.until <= now) sleeper.wake();
  }, 1);
  return {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise<void>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const end = (settle: () => void) => () => {
          sleepers.delete(sleeper);
          signal?.removeEventListener("abort", stop);
          settle();
        };
        const stop = end(() => reject(signal?.reason));
        const sleeper = { until: now + milliseconds, wake: end(resolve) };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", stop);
      }),
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
