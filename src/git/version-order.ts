import { parseTagName, type TagName } from "./tag-name.ts";
import { compareSuffixParts } from "./version-suffix.ts";

/** What the order of two versions depends on; series and spelling do not count. */
export type Version = Pick<TagName, "numbers" | "suffix">;

/** Negative where `a` comes before `b`: by numbers, missing ones 0, then prereleases, the final, and what comes after it. */
export function compareVersions(a: Version, b: Version): number {
  const length = Math.max(a.numbers.length, b.numbers.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a.numbers[index] ?? 0n) - (b.numbers[index] ?? 0n);
    if (difference !== 0n) return difference < 0n ? -1 : 1;
  }
  return rankKind(a) - rankKind(b) || compareSuffixParts(a.suffix.parts, b.suffix.parts);
}

/** The order of two versions as people write them (`1.10.0`, `v2.0.0-rc.1`); 0 where either is none. */
export function compareVersionNames(one: string, other: string): number {
  const [a, b] = [parseTagName(one), parseTagName(other)];
  return a === undefined || b === undefined ? 0 : compareVersions(a, b);
}

/** Whether the version is no prerelease. */
export function isFinal(version: Version): boolean {
  return rankKind(version) > 0;
}

function rankKind({ suffix }: Version): number {
  if (suffix.kind === "later") return 2;
  return suffix.kind === "none" ? 1 : 0;
}
