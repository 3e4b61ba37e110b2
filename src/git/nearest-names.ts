const MOST = 3;

/**
 * The up to three `known` names that a person may have meant by `name`: nearest by edit distance first, where at most
 * a third of the name differs or one begins with the other.
 */
export function selectNearestNames(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  return known
    .filter((other) => other !== "")
    .map((other) => ({ other, distance: measureDistance(wanted, other.toLowerCase(), limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || compareNatural(b.other, a.other))
    .slice(0, MOST)
    .map(({ other }) => other);
}

function measureDistance(a: string, b: string, limit: number): number {
  if (a.length > 2 && (b.startsWith(a) || a.startsWith(b))) return Math.min(limit, Math.abs(a.length - b.length));
  return Math.abs(a.length - b.length) > limit ? limit + 1 : measureEdits(a, b);
}

/** Levenshtein distance, one row at a time. */
function measureEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

function compareNatural(a: string, b: string): number {
  return new Intl.Collator("en", { numeric: true }).compare(a, b);
}
