/** What takes less at the longer length is fast enough, and mostly noise. */
const MIN_TIME = 60;
const MAX_GROWTH = 3.4;
/** Other work on the machine makes one measurement slow; quadratic code is slow in each. */
const MAX_TURNS = 8;

/** Milliseconds of the processor that this thread takes: what else runs does not count. */
export async function measure(read: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

type Sizes = { size: number; maxSize: number; minTime?: number };

/**
 * What takes at least quadratic time, measured by turns at a size and at twice that. The size grows until the work takes
 * `minTime`, so much of quadratic work is done at `maxSize`.
 */
export async function findGrowth(
  build: (size: number) => () => unknown,
  { size, maxSize, minTime = MIN_TIME / 4 }: Sizes,
): Promise<string[]> {
  let one = await measure(build(size));
  for (; one < minTime && size < maxSize; size *= 2) one = await measure(build(size * 2));
  if (one < MIN_TIME / 4) return [];
  const [small, large] = [build(size), build(size * 2)];
  let two = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    [one, two] = [Math.min(one, await measure(small)), Math.min(two, await measure(large))];
    if (two < MIN_TIME || two / one <= MAX_GROWTH) return [];
  }
  return [`${one} ms for ${size}, ${two} ms for twice as much`];
}

/** Pieces that, written again and again, take at least quadratic time to read. */
export async function findSlowPieces(read: (text: string) => unknown, pieces: readonly string[]): Promise<string[]> {
  const slow: string[] = [];
  for (const piece of pieces) {
    const build = (length: number) => {
      const text = `${piece.repeat(Math.ceil(length / piece.length))}z`;
      return () => read(text);
    };
    const growth = await findGrowth(build, { size: 4_000, maxSize: 32_000 });
    slow.push(...growth.map((one) => `${JSON.stringify(piece)}: ${one}`));
  }
  return slow;
}
