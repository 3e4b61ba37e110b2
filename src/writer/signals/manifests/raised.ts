import { type Change, selectPaths } from "../../change.ts";
import { type ManifestComparison, selectPlatform } from "./compare.ts";
import { isHigher, renderPlatform } from "./requirements.ts";

type Raised = ManifestComparison["raised"][number];

/** Changes of a manifest, newest first, as `SHA:path`; empty where there is only one. */
export function listRaisingTexts(changes: readonly Change[], comparisons: readonly ManifestComparison[]): string[] {
  return comparisons.flatMap(({ path, raised }) => {
    const touching = raised.length === 0 ? [] : selectTouching(changes, path);
    return touching.length < 2 ? [] : touching.map((change) => nameText(change, path));
  });
}

/** By the SHA of the change that raised it: `Requires Rust 1.87 (was 1.79)`. `texts` are the manifests after it. */
export function selectRequirements(
  changes: readonly Change[],
  comparisons: readonly ManifestComparison[],
  texts: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const bySha = new Map<string, string[]>();
  const said = new Set<string>();
  for (const { path, raised } of comparisons) {
    for (const platform of raised) {
      const change = findRaising(selectTouching(changes, path), path, platform, texts);
      const { name, from, to } = platform;
      const needed = renderPlatform(name, to);
      if (change === undefined || said.has(needed)) continue;
      said.add(needed);
      const requirement = `Requires ${needed} (was ${renderPlatform(name, from).slice(name.length + 1)})`;
      const { sha } = change.commits[0];
      bySha.set(sha, [...(bySha.get(sha) ?? []), requirement]);
    }
  }
  return bySha;
}

function selectTouching(changes: readonly Change[], path: string): Change[] {
  return changes.filter((change) => selectPaths(change).includes(path));
}

function nameText(change: Change, path: string): string {
  return `${change.commits[0].sha}:${path}`;
}

/** The oldest one since which the version is needed without a break. */
function findRaising(
  touching: readonly Change[],
  path: string,
  { name, to }: Raised,
  texts: ReadonlyMap<string, string>,
): Change | undefined {
  if (touching.length < 2) return touching[0];
  const needsLess = touching.findIndex((change) => {
    const version = selectPlatform(path, texts.get(nameText(change, path)) ?? "", name);
    return version === undefined || isHigher(to, version);
  });
  return needsLess === -1 ? touching.at(-1) : touching[Math.max(needsLess - 1, 0)];
}

/** Whether a title asks for a version of a platform (`Require Go 1.19`) that the release asks more than. */
export function isRaisedAgain(title: string, comparisons: readonly ManifestComparison[]): boolean {
  if (!/\brequir|\bminimum\b|\bmsrv\b/i.test(title) || /\b(?:drop|remov|support)/i.test(title)) return false;
  const words = title.toLowerCase().split(/[\s>=]+/);
  return comparisons
    .flatMap(({ raised }) => raised)
    .some(({ name, to }) => {
      const named = words.findIndex((word) => word === name.toLowerCase() || `${word}.js` === name.toLowerCase());
      const version = named === -1 ? undefined : words.slice(named + 1).find((word) => /^v?\d+(?:\.\d+)*$/.test(word));
      return version !== undefined && isHigher(to, version.replace("v", ""));
    });
}
