/**
 * Orders versions as semver does, and others that are made of numbers (`1.3`, `2026.1.0.4`, `26.1a1`) likewise:
 * below 0 where `one` is older. A version with something after its numbers is older than the one without.
 */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [takeApart(one), takeApart(other)];
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index += 1) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.rest === b.rest) return 0;
  if (a.rest === "" || b.rest === "") return a.rest === "" ? 1 : -1;
  return a.rest.localeCompare(b.rest, "en", { numeric: true });
}

function takeApart(version: string): { numbers: number[]; rest: string } {
  const plain = version.replace(/^v/i, "").replace(/\+.*$/, "");
  const numbers = /^\d+(?:\.\d+)*/.exec(plain)?.[0] ?? "";
  return { numbers: numbers.split(".").map(Number), rest: plain.slice(numbers.length).replace(/^[-.]/, "") };
}
