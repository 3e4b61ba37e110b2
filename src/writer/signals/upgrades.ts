import type { LineChange } from "../../git/tree.ts";
import { type Change, selectBodies, selectProductPaths, selectWorkOrFirst } from "../change.ts";
import { readFormat } from "../changelog/parse.ts";
import { classifyChange } from "../classify.ts";
import type { OwnText } from "../own-words/display.ts";
import { type DeprecationText, parseDeprecations } from "./deprecation-texts.ts";
import { selectGuides } from "./guides.ts";

/** A change that takes something from users, and where the project may have said what to do about it. */
type UpgradeQuery = {
  sha: string;
  commits: readonly string[];
  /** Files of the product. */
  paths: readonly string[];
  guides: readonly string[];
  /** Identifiers in its title; empty for `Remove deprecated functions`, undefined where it names nothing. */
  names: readonly string[] | undefined;
};

/** What the project says about a change that breaks something. */
export type UpgradeAdvice = {
  /** What deprecations of what it removed said: Markdown. */
  deprecations: readonly string[];
  /** What its commits added to a guide. */
  guide: OwnText | undefined;
};

const MAY_BREAK = /!:|\b(?:remov|drop|delet|renam|replac|breaking|incompatib)/i;
const NAME = /^--[a-z]|^`.*`$|_|[a-z][A-Z]|::|\w\.\w|\(\)$/;
const MAX_PATHS = 50;

export function listUpgradeQueries(changes: readonly Change[]): UpgradeQuery[] {
  return changes.flatMap((change) => {
    const guides = selectGuides(change);
    const mayBreak = MAY_BREAK.test(change.title) || change.hosted?.verdict.breaking === true;
    if (!mayBreak && guides.length === 0 && !selectBodies(change).some((body) => body.includes("BREAKING"))) return [];
    const { class: kind, title } = classifyChange(change);
    if (kind !== "breaking" && kind !== "removed") return [];
    const commits = selectWorkOrFirst(change).map(({ sha }) => sha);
    const paths = selectProductPaths(change).slice(0, MAX_PATHS);
    return [{ sha: change.commits[0].sha, commits, paths, guides, names: selectNames(title.text) }];
  });
}

function selectNames(text: string): string[] | undefined {
  const words = text.split(/[\s,;"'[\]]+/).map((word) => word.replace(/[.:]$/, ""));
  const names = words.filter((word) => NAME.test(word)).map((word) => word.replace(/`|\(\)/g, ""));
  if (names.length > 0)
    return names.map((name) => name.slice(Math.max(name.lastIndexOf("."), name.lastIndexOf(":")) + 1));
  return /\b(?:deprecated|deprecations)\b/i.test(text) ? [] : undefined;
}

const MAX_DEPRECATIONS = 5;

/** What deprecations say about what the commits removed, with the file of each: it has to be there at the start only. */
export function listRemovedDeprecations(
  { commits, paths, names }: UpgradeQuery,
  changes: ReadonlyMap<string, readonly LineChange[]>,
): { path: string; found: DeprecationText }[] {
  if (names === undefined) return [];
  const touched = commits.flatMap((sha) => changes.get(sha) ?? []).filter(({ path }) => paths.includes(path));
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
  const touched = commits.flatMap((sha) => changes.get(sha) ?? []).filter(({ path }) => guides.includes(path));
  const [only, second] = touched;
  if (only === undefined || second !== undefined || only.removed.some((line) => line.trim() !== "")) return undefined;
  const { path, added } = only;
  const body = added
    .filter((line) => !/^#{1,6}\s/.test(line))
    .join("\n")
    .trim();
  const format = readFormat(path, body);
  // A line that begins or ends within a sentence was put into a paragraph.
  const isWhole = /^(?:[-*+\d\p{Lu}`"'“]|\*\*)/u.test(body) && /[.!?:`)\]]$/.test(body);
  if (format !== "markdown" || body.length > MAX_GUIDE || !isWhole || hasHeadings(added)) return undefined;
  return { path, format, body, file: body };
}

/** Several headings are a guide, and what is below each would not say what it is about. */
function hasHeadings(lines: readonly string[]): boolean {
  return lines.filter((line) => /^#{1,6}\s|^(?:={3,}|-{3,})$/.test(line)).length > 1;
}
