import type { Hunk } from "../../git/tree.ts";
import { type Change, selectProductPaths } from "../changes/change.ts";
import type { Touches } from "./range.ts";

// Beyond that, a file is so busy, or a range so long, that it costs more than it tells.
const MAX_TOUCHES = 20;
const MAX_PATHS = 200;

/** Files of the product that a few changes of the range touched, one after the other. */
export function listMendedPaths(touches: Touches): string[] {
  const shared = [...touches].filter(([, changes]) => changes.length > 1 && changes.length <= MAX_TOUCHES);
  const paths = shared.flatMap(([path, [first]]) => (first && selectProductPaths(first).includes(path) ? [path] : []));
  return paths.length > MAX_PATHS ? [] : paths;
}

/**
 * By the first SHA of a change that touches nothing but lines of one other change of the range, that one's. `hunks` are
 * those of {@link listMendedPaths}, by the commits along the first parents, the oldest first.
 */
export function selectMended(
  changes: readonly Change[],
  touches: Touches,
  hunks: readonly (readonly [sha: string, hunks: readonly Hunk[]])[],
): ReadonlyMap<string, string> {
  const byLead = new Map(changes.map((change) => [change.commits[0].sha, change]));
  const moving = new Set(hunks.flatMap(([sha, own]) => (isMove(own) ? [sha] : [])));
  const origins = new Map<string, (string | undefined)[]>();
  const mended = new Map<string, string>();
  for (const [sha, own] of hunks) {
    const sources = own.map((hunk) => listSources(origins.get(hunk.path) ?? [], hunk));
    const [first = new Set<string>(), ...others] = sources;
    const target = [...first].find((one) => !moving.has(one) && others.every((other) => other.has(one)));
    const change = byLead.get(sha);
    const isAll = change !== undefined && selectProductPaths(change).every((path) => isRead(path, touches, own));
    if (target !== undefined && isAll && byLead.has(target)) mended.set(sha, target);
    // From the end, so that the places before stay as they are.
    for (const hunk of own.toReversed()) record(origins, hunk, sha);
  }
  return mended;
}

/** Whether it takes away about as much as it brings: its lines may be older than the range. */
function isMove(hunks: readonly Hunk[]): boolean {
  const count = (side: "added" | "removed") => hunks.reduce((sum, hunk) => sum + hunk[side], 0);
  return count("removed") * 2 > count("added");
}

function isRead(path: string, touches: Touches, hunks: readonly Hunk[]): boolean {
  return (touches.get(path)?.length ?? 0) > 1 && hunks.some((hunk) => hunk.path === path);
}

/** The commits whose lines a hunk replaces or stands beside. */
function listSources(origins: readonly (string | undefined)[], { at, removed }: Hunk): Set<string> {
  const near = [...origins.slice(Math.max(at - 1, 0), at + removed + 1)];
  return new Set(near.filter((sha) => sha !== undefined));
}

function record(origins: Map<string, (string | undefined)[]>, { path, at, removed, added }: Hunk, sha: string): void {
  const lines = origins.get(path) ?? [];
  const before = Array.from({ length: at }, (_, index) => lines[index]);
  const own = Array.from({ length: added }, () => sha);
  origins.set(path, [...before, ...own, ...lines.slice(at + removed)]);
}
