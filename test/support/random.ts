/** Numbers that are the same for the same seed: `next` from 0 to below 1, `pick` one of several. */
export type Random = { next: () => number; pick: <Item>(items: readonly Item[]) => Item };

/** A small generator (mulberry32): enough to draw faults by, and a seed replays them. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number] };
}
