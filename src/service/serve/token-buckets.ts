/** Counts calls by name: each name has `perMinute` of them at once, and gets as many back in a minute. */
export type TokenBuckets = {
  /** Takes one call; where there is none left, the whole seconds until there is. */
  take: (name: string) => number | undefined;
  /** Puts a call back that was taken in vain. */
  giveBack: (name: string) => void;
  has: (name: string) => boolean;
  remove: (name: string) => void;
};

const MINUTE = 60_000;
/** How many names are remembered: whoever calls under ever new ones must not fill the memory. */
const MOST_NAMES = 10_000;

/** Buckets that are full; `now` is in milliseconds and never goes back. With `perMinute` 0 there is no limit. */
export function createTokenBuckets(perMinute: number, now: () => number): TokenBuckets {
  const each = perMinute === 0 ? 0 : MINUTE / perMinute;
  // When each bucket is full again, the one that was used last at the end.
  const fullAt = new Map<string, number>();
  const note = (name: string, time: number): void => {
    fullAt.delete(name);
    fullAt.set(name, time);
    const [oldest] = fullAt.keys();
    if (oldest !== undefined && fullAt.size > MOST_NAMES) fullAt.delete(oldest);
  };
  return {
    take: (name) => {
      const present = now();
      const full = Math.max(present, fullAt.get(name) ?? 0);
      const wait = full + each - present - MINUTE;
      note(name, wait > 0 ? full : full + each);
      return wait > 0 ? Math.ceil(wait / 1000) : undefined;
    },
    giveBack: (name) => note(name, (fullAt.get(name) ?? 0) - each),
    has: (name) => fullAt.has(name),
    remove: (name) => void fullAt.delete(name),
  };
}
