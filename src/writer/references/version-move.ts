import { parseTagName } from "../../git/tag-name.ts";
import { compareVersionNames, isFinal } from "../../git/version-order.ts";

/** The versions that documents still name, and the one they are to name; all without `v` and series. */
export type VersionMove = { from: readonly string[]; to: string };

/**
 * The step from earlier versions to a new one; undefined where none of them is older. Documents of a final release do
 * not come to name a prerelease.
 */
export function buildVersionMove(earlier: readonly string[], to: string): VersionMove | undefined {
  const from = earlier.filter(
    (version) => compareVersionNames(version, to) < 0 && (isFinalVersion(to) || !isFinalVersion(version)),
  );
  return from.length === 0 ? undefined : { from, to };
}

/** Whether the step is one to another major version. */
export function changesMajor({ from, to }: VersionMove): boolean {
  return from.some((version) => cutVersion(version, 1) !== cutVersion(to, 1));
}

/**
 * What each text that names an earlier version becomes: the whole version, and its first one or two numbers (`v4`,
 * `4.1`), which float over several releases and so change only where the new one is not among them.
 */
export function selectRenames(move: VersionMove): { exact: Map<string, string>; floating: Map<string, string> } {
  const exact = new Map(move.from.map((version) => [version, move.to]));
  const floating = new Map<string, string>();
  for (const version of [...move.from, move.to].every(isPlain) ? move.from : []) {
    for (const length of [1, 2]) {
      const [before, after] = [cutVersion(version, length), cutVersion(move.to, length)];
      if (before !== version && before !== after && !exact.has(before)) floating.set(before, after);
    }
  }
  return { exact, floating };
}

function isFinalVersion(version: string): boolean {
  const parsed = parseTagName(version);
  return parsed !== undefined && isFinal(parsed);
}

function isPlain(version: string): boolean {
  return /^\d+(?:\.\d+)*$/.test(version);
}

function cutVersion(version: string, length: number): string {
  return version.split(".").slice(0, length).join(".");
}
