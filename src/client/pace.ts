import type { Clock } from "./clock.ts";

const LONGEST_DELAY = 20_000;

/** How long something may take, by which clock, and what ends it early. */
export type Patience = {
  clock: Clock;
  signal: AbortSignal;
  /** When it is to be over, in milliseconds since 1970 by that clock. */
  deadline: number;
  /** Time between the first tries, in milliseconds. */
  shortest: number;
};

/**
 * How long to wait before looking again, in whole milliseconds: about a fifth of the time waited so far, so that the end is
 * noticed in proportion and late looks are few; at least `shortest`, at most 20 s, with jitter.
 */
export function nextDelay(waited: number, shortest: number): number {
  return withJitter(Math.max(shortest, waited / 5));
}

/** How long to wait after that many tries in vain, in whole milliseconds: twice as long each time, at most 20 s. */
export function backOff(tries: number, shortest: number): number {
  return withJitter(shortest * 2 ** tries);
}

/** Sleeps where that ends before the deadline; false, at once, where it does not. */
export async function sleepWithin({ clock, signal, deadline }: Patience, delay: number): Promise<boolean> {
  if (clock.now() + delay >= deadline) return false;
  await clock.sleep(delay, signal);
  return true;
}

function withJitter(delay: number): number {
  return Math.round(Math.min(LONGEST_DELAY, delay * (0.9 + Math.random() * 0.2)));
}
