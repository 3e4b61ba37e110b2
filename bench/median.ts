export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Prints one row per candidate: median milliseconds, and the median ratio to the first row round by round. */
export function printRatios(title: string, times: ReadonlyMap<string, readonly number[]>): void {
  const [[, reference = []] = []] = times;
  process.stdout.write(`\n${title} (median of ${reference.length})\n`);
  for (const [name, own] of times) {
    const ratio = median(own.map((time, round) => time / (reference[round] ?? Number.NaN)));
    process.stdout.write(`  ${ratio.toFixed(2).padStart(6)}  ${median(own).toFixed(1).padStart(8)} ms  ${name}\n`);
  }
}
