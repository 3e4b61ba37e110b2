import { trimTrailing } from "../../shared/text.ts";
import { type Change, selectProductPaths } from "../change.ts";
import type { Touches } from "./range.ts";

const FLAG = /(?<![\w-])--[a-z][\w-]{1,60}/gi;
const CODE = /`(?<name>[a-z][\w-]{2,60})`/gi;
// One plain word may be anything.
const COMPOUND = /[_-]|[a-z][A-Z]/;
const MAX_NAMES = 5;
const MAX_PATHS = 20;

/** `--flags` and compound names in code spans that a title names. */
export function parseOptions(title: string): string[] {
  const flags = [...title.matchAll(FLAG)].map(([flag]) => trimTrailing(flag, /-/));
  const names = [...title.matchAll(CODE)].flatMap(({ groups }) => groups?.name ?? []);
  return [...new Set([...flags, ...names.filter((name) => COMPOUND.test(name))])].slice(0, MAX_NAMES);
}

/** A change that may announce what was renamed or withdrawn later. */
export type OptionQuery = { sha: string; names: readonly string[]; paths: readonly string[] };

/** Changes whose titles name options and of whose files newer changes touch some. */
export function listOptionQueries(changes: readonly Change[], touches: Touches): OptionQuery[] {
  return changes.flatMap((change) => {
    const names = /--|`/.test(change.title) ? parseOptions(change.title) : [];
    if (names.length === 0) return [];
    const paths = selectProductPaths(change);
    const isTouchedLater = paths.some((path) => touches.get(path)?.[0] !== change);
    return isTouchedLater ? [{ sha: change.commits[0].sha, names, paths: paths.slice(0, MAX_PATHS) }] : [];
  });
}

/** What a change brought and its files no longer have at the end. `texts` are by `SHA:path`. */
export function selectMissing(query: OptionQuery, texts: ReadonlyMap<string, string>, end: string): string[] {
  const has = (sha: string, name: string) =>
    query.paths.some((path) => hasName(texts.get(`${sha}:${path}`) ?? "", name));
  return query.names.filter((name) => has(query.sha, name) && !has(end, name));
}

/** Whether a text has a name that is not a part of a longer one. */
function hasName(text: string, name: string): boolean {
  return new RegExp(`(?:(?=-)|(?<![\\w-]))${RegExp.escape(name)}(?![\\w-])`).test(text);
}

/** Whether an entry says that something is no longer there, which is true where it is missing. */
export function isFarewell(title: string): boolean {
  return /\b(?:remov|drop|delet|renam|replac|no longer|stop|instead|deprecat|without|revert|hid(?:e|ing)|disabl)/i.test(
    title,
  );
}
