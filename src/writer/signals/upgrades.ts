import { compareVersions, parseTagName } from "../../git/tags.ts";
import type { LineChange } from "../../git/tree.ts";
import { readFormat } from "../changelog/parse.ts";
import { type Change, selectBodies, selectPaths, selectProductPaths, selectWorkOrFirst } from "../changes/change.ts";
import { classifyChange } from "../changes/classify.ts";
import type { OwnText } from "../own-words/display.ts";
import { listHeadings, slugify } from "../verify/document-links.ts";
import {
  type DeprecationText,
  isDocument,
  listNames,
  listTaken,
  parseDeprecations,
  selectTouched,
} from "./deprecations.ts";

/** A change that takes something from users, and where the project may have said what to do about it. */
type UpgradeQuery = {
  sha: string;
  commits: readonly string[];
  /** Files of the product. */
  paths: readonly string[];
  guides: readonly string[];
  /** Identifiers in its title; empty for `Remove deprecated functions`, undefined where it names nothing. */
  names: readonly string[] | undefined;
  /** Those that its title says are no longer there. */
  taken: readonly string[];
};

/** What the project says about a change that breaks something. */
export type UpgradeAdvice = {
  /** What deprecations of what it removed said: Markdown. */
  deprecations: readonly string[];
  /** What its commits added to a guide. */
  guide: OwnText | undefined;
};

const MAY_BREAK = /!:|\b(?:remov|drop|delet|renam|replac|breaking|incompatib)/i;
const MAX_PATHS = 50;

export function listUpgradeQueries(changes: readonly Change[]): UpgradeQuery[] {
  return changes.flatMap((change) => {
    const guides = selectGuides(change);
    const mayBreak = MAY_BREAK.test(change.title) || change.hosted?.verdict.breaking === true;
    if (!mayBreak && guides.length === 0 && !selectBodies(change).some((body) => body.includes("BREAKING"))) return [];
    const { class: kind, title } = classifyChange(change);
    const taken = kind === "removed" || kind === "changed" ? listTaken(title.text) : [];
    if (kind !== "breaking" && kind !== "removed" && taken.length === 0) return [];
    const commits = selectWorkOrFirst(change).map(({ sha }) => sha);
    const documents = taken.length === 0 ? [] : selectPaths(change).filter(isDocument);
    const paths = [...selectProductPaths(change).slice(0, MAX_PATHS), ...documents.slice(0, MAX_PATHS)];
    return [{ sha: change.commits[0].sha, commits, paths, guides, names: selectNames(title.text), taken }];
  });
}

function selectNames(text: string): string[] | undefined {
  const names = listNames(text);
  return names.length > 0 || /\b(?:deprecated|deprecations)\b/i.test(text) ? names : undefined;
}

const MAX_DEPRECATIONS = 5;

/** What deprecations say about what the commits removed, with the file of each: it has to be there at the start only. */
export function listRemovedDeprecations(
  { names, ...query }: UpgradeQuery,
  changes: ReadonlyMap<string, readonly LineChange[]>,
): { path: string; found: DeprecationText }[] {
  if (names === undefined) return [];
  const touched = selectTouched(query, changes);
  const added = new Set(touched.flatMap((change) => change.added.map((line) => line.trim())));
  const isMeant = ({ name }: DeprecationText) => name !== undefined && (names.length === 0 || names.includes(name));
  const all = touched.flatMap(({ path, removed }) => parseDeprecations(removed).map((found) => ({ path, found })));
  const meant = all.filter(({ found }) => isMeant(found) && !added.has(found.line.trim()));
  return meant.length > MAX_DEPRECATIONS ? [] : meant;
}

/** One sentence, or a list that says what each is about. */
export function joinDeprecations(all: readonly DeprecationText[]): string[] {
  const distinct = [...new Map(all.map((one) => [`${one.name} ${one.text}`, one])).values()];
  if (distinct.length === 1) return distinct.map(({ text }) => text);
  return distinct.map(({ name, text }) => `- \`${name}\`: ${text}`);
}

const MAX_GUIDE = 1_500;

/** What the commits added to a guide and changed nothing else in it: whole lines without headings. */
export function selectGuideText(
  { commits, guides }: UpgradeQuery,
  changes: ReadonlyMap<string, readonly LineChange[]>,
): OwnText | undefined {
  const [only, second] = selectTouched({ commits, paths: guides }, changes);
  if (only === undefined || second !== undefined || only.removed.some((line) => line.trim() !== "")) return undefined;
  const { path, added } = only;
  const body = added
    .filter((line) => !/^#{1,6}\s/.test(line))
    .join("\n")
    .trim();
  const format = readFormat(path, body);
  // A line that begins or ends within a sentence was put into a paragraph.
  const isWhole = /^(?:[-*+\d\p{Lu}`"'“]|\*\*)/u.test(body) && /[.!?:`)\]]$/.test(body);
  // What is below several headings would not say what it is about.
  const isOne = listHeadings(added.join("\n")).length < 2;
  if (format !== "markdown" || body.length > MAX_GUIDE || !isWhole || !isOne) return undefined;
  return { path, format, body, file: body };
}

const GUIDE =
  /^(?:migrat(?:ing|ions?|e)|upgrad(?:ing|es?)|breaking[-_]changes)(?![a-z])|[-_.](?:migration|upgrade|upgrading)(?![a-z])/i;
const FOREIGN = /(?:^|\/)(?:tests?|fixtures?|examples?|node_modules|vendor|src|lib)\//i;
const MAX_GUIDES = 2;

function isGuide(path: string): boolean {
  if (!isDocument(path)) return false;
  return path
    .split("/")
    .slice(-2)
    .some((name) => GUIDE.test(name));
}

/** Migration and upgrade guides that the change touches: files of that name, or in a folder of that name. */
export function selectGuides(change: Change): string[] {
  return selectPaths(change).filter(isGuide).slice(0, MAX_GUIDES);
}

/** What a guide of the project says about a version; without an anchor it is the whole file. */
export type VersionGuide = { path: string; title: string; anchor: string | undefined };

const MAX_FILES = 20;

/** The guides of a tree, those nearest to its root first. */
export function listGuides(paths: readonly string[]): string[] {
  const depth = (path: string) => path.split("/").length;
  const guides = paths.filter((path) => isGuide(path) && !FOREIGN.test(path));
  return guides.sort((one, other) => depth(one) - depth(other)).slice(0, MAX_FILES);
}

/** A file of that version, or the section whose heading leads to it: `2.0`, `From 1.x to 2.0`. */
export function findVersionGuide(
  guides: readonly string[],
  read: (path: string) => string | undefined,
  version: string,
): VersionGuide | undefined {
  for (const path of guides) {
    const name = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
    const text = read(path);
    if (text === undefined || text.trim() === "") continue;
    if (leadsTo(name.replace(/(?<=\d)[_-](?=\d)/g, "."), version)) return { path, title: name, anchor: undefined };
    const heading = /\.mdx?$/i.test(path) ? listHeadings(text).find((one) => leadsTo(one, version)) : undefined;
    if (heading !== undefined) return { path, title: heading, anchor: slugify(heading) };
  }
  return undefined;
}

/** Whether the last version that a text names is this one: `2`, `2.x` and `2.0` are 2.0.0. */
function leadsTo(text: string, version: string): boolean {
  const last = [...text.matchAll(/(?<![\p{L}\d.])v?(\d{1,4}(?:\.\d{1,4}){0,3})(?:\.x)?(?![\w.]*\w)/giu)].at(-1)?.[1];
  const [own, wanted] = [last === undefined ? undefined : parseTagName(last), parseTagName(version)];
  return own !== undefined && wanted !== undefined && compareVersions(own, wanted) === 0;
}
