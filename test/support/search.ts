/**
 * Tests that draw their cases by a seed: some on each run of the suite, always the same, and many with
 * `npm run test:long`, which draws a seed. `TEST_SEED=17 npm run test:long -- crash` replays what it found.
 */
const isLong = process.env.TEST_LONG === "true";

export const seed = Number(process.env.TEST_SEED ?? (isLong ? Date.now() : 1)) % 2 ** 31;

/** How many cases to draw: a few, or as many as a night has time for. */
export const draws = (few: number, many: number): number => (isLong ? many : few);

/** Options of a property: so many cases by the seed. */
export const drawn = (few: number, many: number) => ({ numRuns: draws(few, many), seed });
