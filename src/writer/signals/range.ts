import { trimTrailing } from "../../shared/text.ts";
import {
  type Change,
  groupByEach,
  type NotShownReason,
  selectPaths,
  selectProductPaths,
  selectWorkOrFirst,
} from "../changes/change.ts";
import { isManifest, selectPathKind } from "../changes/paths.ts";
import { parseTitle } from "../changes/titles.ts";
import { hasWord, listNames, listTaken } from "./deprecations.ts";
import type { ManifestComparison } from "./manifests/compare.ts";
import type { UpgradeAdvice, VersionGuide } from "./upgrades.ts";

/** What the repository says about a range besides its commits; what could not be read is missing. */
export type RangeFacts = {
  /** SHAs of commits that the release before has copies of. */
  released?: ReadonlySet<string> | undefined;
  /** The folder of the package that the tag names. */
  folder?: string | undefined;
  /** Paths that differ between the ends, with `A` (added), `M` (changed) or `D` (removed). */
  pathChanges?: ReadonlyMap<string, string> | undefined;
  manifests?: readonly ManifestComparison[] | undefined;
  /** By the first SHA of the change that raised it: `Requires Rust 1.87 (was 1.79)`. */
  requirements?: ReadonlyMap<string, readonly string[]> | undefined;
  /** First SHAs of changes that brought options which the release does not have by that name. */
  withdrawn?: ReadonlySet<string> | undefined;
  /** First SHAs of changes that remove what the range brought, and of those that brought it. */
  undone?: ReadonlySet<string> | undefined;
  /** First SHAs of changes that mark something as deprecated. */
  deprecating?: ReadonlySet<string> | undefined;
  /** By the first SHA of a change, a public name that its title says is no longer there, and that is not. */
  taken?: ReadonlyMap<string, string> | undefined;
  /** By the first SHA of a change that breaks something. */
  upgrades?: ReadonlyMap<string, UpgradeAdvice> | undefined;
  /** Where a guide of the project is about the version. */
  versionGuide?: VersionGuide | undefined;
};

export function selectRangeReason(
  change: Change,
  { released, folder, requirements }: RangeFacts,
): NotShownReason | undefined {
  if (released !== undefined && selectWorkOrFirst(change).every(({ sha }) => released.has(sha))) return "released";
  const paths = selectPaths(change);
  if (folder === undefined || paths.length === 0 || requirements?.has(change.commits[0].sha)) return undefined;
  return paths.some((path) => path.startsWith(`${folder}/`)) ? undefined : "elsewhere";
}

/**
 * The folder with a manifest that has the name of a series of tags (`core-`, `@octo/core@`, `libs/core/`). Of several
 * the one whose path ends like the series, then the one nearest to the root. `paths` are those of the tree.
 */
export function selectPackageFolder(series: string, paths: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll("_", "-");
  const name = plain(series).replace(/[@/.-]$/, "");
  const last = name.slice(name.lastIndexOf("/") + 1);
  if (last === "") return undefined;
  const folders = paths.flatMap((path) => {
    const end = path.lastIndexOf("/");
    const folder = path.slice(0, Math.max(end, 0));
    const isNamed = plain(folder.slice(folder.lastIndexOf("/") + 1)) === last;
    return isNamed && isManifest(path) && selectPathKind([`${folder}/x`]) === "product" ? [folder] : [];
  });
  const rank = (folder: string) => (`/${plain(folder)}`.endsWith(`/${name}`) ? 0 : 100) + folder.split("/").length;
  return folders.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0];
}

/** By path, the changes that touch it, newest first. */
export type Touches = ReadonlyMap<string, readonly Change[]>;

export function listTouches(changes: readonly Change[]): Touches {
  return groupByEach(changes, selectPaths);
}

const TAKES_BACK =
  /\b(?:remov|drop|delet|revert|undo|restor|disabl|withdraw|no longer|get rid|(?:back|backed|backing) out|roll(?:ed|ing)? ?back)/i;

/** Whether others touch all of its files, and one of the changes to them says that it takes something back. */
export function mayBeGone(change: Change, touches: Touches): boolean {
  const paths = selectPaths(change);
  const isShared = (path: string) => (touches.get(path)?.length ?? 0) > 1;
  if (!paths.some((path) => isShared(path) && isTakenBack(touches.get(path) ?? []))) return false;
  return paths.every((path) => isShared(path) || selectPathKind([path]) !== "product");
}

/** By the changes of a path: without it, a file that all changes touch takes quadratic time. */
const takenBack = new WeakMap<readonly Change[], boolean>();

function isTakenBack(changes: readonly Change[]): boolean {
  const known = takenBack.get(changes) ?? changes.some(({ title }) => TAKES_BACK.test(title));
  takenBack.set(changes, known);
  return known;
}

/** Whether none of its files differ between the ends. A file that another change seems to have moved is no sign. */
export function isGone(change: Change, touches: Touches, { pathChanges }: RangeFacts): boolean {
  if (pathChanges === undefined || !mayBeGone(change, touches)) return false;
  // What it last changed outside of the product, such as a platform in CI, still differs.
  const isLeft = (path: string) =>
    pathChanges.has(path) && touches.get(path)?.[0] === change && selectPathKind([path]) === "internal";
  if (selectPaths(change).some(isLeft)) return false;
  const paths = selectProductPaths(change);
  return paths.length > 0 && !paths.some((path) => pathChanges.has(path) || isMoved(path, touches, pathChanges));
}

/** Whether the newest change of a path brought a new file of the same kind. */
function isMoved(path: string, touches: Touches, pathChanges: ReadonlyMap<string, string>): boolean {
  const [newest] = touches.get(path) ?? [];
  const kind = (name: string) => name.slice(name.lastIndexOf(".") + 1);
  const isNew = (other: string) =>
    pathChanges.get(other) === "A" && kind(other) === kind(path) && touches.get(other)?.at(-1) === newest;
  return newest !== undefined && selectPaths(newest).some(isNew);
}

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
    query.paths.some((path) => hasWord(texts.get(`${sha}:${path}`) ?? "", name));
  return query.names.filter((name) => has(query.sha, name) && !has(end, name));
}

/** Changes whose titles are about the removal of names that older ones only brought; `sha` is the commit before. */
export function listRemovalQueries(changes: readonly Change[]): (OptionQuery & { undone: readonly string[] })[] {
  return changes.flatMap((change, index) => {
    const names = /remov|drop|delet/i.test(change.title) ? listTaken(parseTitle(change.title).text) : [];
    if (names.length === 0 || names.some((name) => /[^\w-]/.test(name))) return [];
    const older = changes.slice(index + 1).filter(({ title }) => names.some((name) => hasWord(title, name)));
    const texts = older.map(({ title }) => parseTitle(title).text);
    if (!texts.every((text) => BRINGS.test(text) && listNames(text).every((name) => names.includes(name)))) return [];
    const undone = [change, ...older].map(({ commits }) => commits[0].sha);
    return [{ sha: `${undone[0]}^`, names, paths: selectProductPaths(change).slice(0, MAX_PATHS), undone }];
  });
}

/** `Rename --deck to --level`, ``Replace `sell` with `book` `` */
const RENAMES =
  /^(?:renam|replac)(?:e|es|ed|ing) (?:the )?(?:\w+ )?(?:\w+ )?(?<from>--[a-z][\w-]*|`[^`]+`)(?: \w+)? (?:to|with|by|into|→|->) (?:the )?(?<to>--[a-z][\w-]*|`[^`]+`)/i;
const BRINGS = /^(?:add|introduc|implement|support|expos|provid|creat|new )/i;

export type Renaming = { addition: Change; change: Change; title: string };

/** Later changes that rename what another change of the range brought: users only meet the last name. `title` has it. */
export function listRenamings(changes: readonly Change[]): Renaming[] {
  return changes.flatMap((change, index) => {
    if (!/renam|replac/i.test(change.title)) return [];
    const { from = "", to = "" } = RENAMES.exec(parseTitle(change.title).text)?.groups ?? {};
    const [old, name] = [from, to].map((code) => code.replace(/[`()]/g, "")) as [string, string];
    const addition = changes.slice(index + 1).find(({ title }) => {
      const { type = "feat", text } = parseTitle(title);
      return old !== "" && type.startsWith("feat") && BRINGS.test(text) && hasWord(text, old);
    });
    return addition === undefined ? [] : [{ addition, change, title: addition.title.replace(old, () => name) }];
  });
}

/** `Raise the limit of decks to 12` */
const SETS = /^(?:rais|lower|increas|decreas|reduc|set|limit|chang|extend)\w* \D*\bto \d\S*(?: \w+)?$/i;

/** Changes that set a number which a newer one sets again. Newest first. */
export function listSetAgain(changes: readonly Change[]): ReadonlySet<Change> {
  const known = new Set<string>();
  const again = changes.filter(({ title }) => {
    const { scope, text } = parseTitle(title);
    if (!SETS.test(text)) return false;
    const key = `${scope ?? ""}: ${text.toLowerCase().replace(/^\w+|\d[\d.,]*/g, "")}`;
    return known.size === known.add(key).size;
  });
  return new Set(again);
}

/** Whether an entry says that something is no longer there, which is true where it is missing. */
export function isFarewell(title: string): boolean {
  return /\b(?:remov|drop|delet|renam|replac|no longer|stop|instead|deprecat|without|revert|hid(?:e|ing)|disabl)/i.test(
    title,
  );
}
