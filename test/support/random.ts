/** The same for the same seed: `next` is a number from 0 to below 1, `pick` one of several, `shuffle` all in any order. */
export type Random = {
  next: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
  /** Whole numbers below `end`, one of each of `count` parts of them; all, where they are not more. */
  spread: (end: number, count: number) => number[];
};

/** A small generator (mulberry32): enough to draw faults by, and a seed replays them. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    shuffle: (items) => {
      const left = [...items];
      return items.flatMap(() => left.splice(Math.floor(next() * left.length), 1));
    },
    spread: (end, count) => {
      const size = Math.max(1, end / count);
      return Array.from({ length: Math.min(end, count) }, (_, part) => Math.floor((part + next()) * size));
    },
  };
}
