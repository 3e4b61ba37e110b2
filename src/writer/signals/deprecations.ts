import type { LineChange } from "../../git/tree.ts";
import { type Change, selectProductPaths, selectWorkOrFirst } from "../change.ts";

const MARKERS: readonly RegExp[] = [
  /@deprecated\b|#!?\[deprecated\b|\b(?:Pending)?DeprecationWarning\b|\[Obsolete\b|\bDeprecated:|\.\. deprecated::/i,
  /\bE_USER_DEPRECATED\b|\bdeprecat\w{0,20}\s?[(=:]\s?(?:true|["'`@:]|since)/i,
  /\bwarn\w{0,40}\b.{0,80}\bdeprecated\b/i,
  /@available\([^)]{0,80}\bdeprecated\b/i,
];
const SPEAKS = /\bdeprecat|\bobsolete\b|\bin favou?r of\b|\bsupersede|\bwill be removed\b|\bdiscourag/i;
const SAYS = /\bdeprecat(?:e|es|ed|ing|ion)\b/i;
// It leaves something deprecated behind, or is about warnings.
const LEAVES =
  /\b(?:remov|drop|delet|fix|avoid|silenc|suppress|ignor|stop|migrat|replac|get rid|no longer|clean|test|instead of|away from|handle|switch)/i;
const MAX_LINE = 1000;

/** Commits and files in which a change that speaks of a deprecation may mark something. */
export type DeprecationQuery = { sha: string; commits: readonly string[]; paths: readonly string[] };

export function listDeprecationQueries(changes: readonly Change[]): DeprecationQuery[] {
  return changes.flatMap((change) => {
    // A title that begins so needs no other sign.
    if (/^(?:\w+: *)?deprecate/i.test(change.title)) return [];
    const commits = selectWorkOrFirst(change);
    if (![change.title, change.body, ...commits.map(({ body }) => body)].some((text) => SPEAKS.test(text))) return [];
    const paths = selectProductPaths(change);
    const shas = commits.map(({ sha }) => sha);
    return paths.length === 0 ? [] : [{ sha: change.commits[0].sha, commits: shas, paths }];
  });
}

/** Whether the commits mark more as deprecated than they free from it. */
export function isMarking(query: DeprecationQuery, changes: ReadonlyMap<string, readonly LineChange[]>): boolean {
  const lines = query.commits.flatMap((sha) => changes.get(sha) ?? []).filter(({ path }) => query.paths.includes(path));
  const count = (texts: readonly string[]) =>
    texts.map((line) => line.slice(0, MAX_LINE)).filter((line) => MARKERS.some((form) => form.test(line))).length;
  return lines.reduce((sum, { added, removed }) => sum + count(added) - count(removed), 0) > 0;
}

/** Whether a title announces a deprecation. */
export function isDeprecation(title: string): boolean {
  return SAYS.test(title) && !LEAVES.test(title);
}
