const LONGEST_DELAY = 20_000;

/**
 * How long to wait before looking again, in whole milliseconds: about a fifth of the time waited so far, so that the end is
 * noticed in proportion and late looks are few; at least `shortest`, at most 20 s, with jitter.
 */
export function nextDelay(waited: number, shortest: number): number {
  return Math.round(Math.min(LONGEST_DELAY, Math.max(shortest, waited / 5) * (0.9 + Math.random() * 0.2)));
}
