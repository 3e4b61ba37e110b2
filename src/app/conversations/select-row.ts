const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

type Place = { at: number; last: number; count: number };

/** The row that a key leads to. `at`: the row with the focus, and `last`: the one that had it last; -1 for none. */
export function selectRow(key: string, { at, last, count }: Place): number | undefined {
  const step = STEPS[key];
  // Arrows scroll a page until a row has the focus.
  if (step === undefined || count === 0 || (at === -1 && key.startsWith("Arrow"))) return undefined;
  return Math.min(Math.max(at === -1 ? last : at + step, 0), count - 1);
}
