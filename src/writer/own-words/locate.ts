import { compareVersions, parseTagName } from "../../git/tags.ts";
import { trimTrailing } from "../../shared/text.ts";
import { type ChangelogPart, parseChangelog, readFormat } from "../changelog/parse.ts";
import { type Format, isPending, readUnderline } from "../changelog/version-heading.ts";
import { selectPackageFolder } from "../signals/range.ts";
import { type OwnText, saysSomething } from "./display.ts";

/** Where a project may have written about a release, the likeliest first. */
export type OwnFiles = {
  /** Files with a section for each version. */
  changelogs: readonly string[];
  /** Files about this version only. */
  releases: readonly string[];
  packageName: string | undefined;
  /** Whether the changelogs are about other packages as well. */
  areShared: boolean;
};

const NAMES = [
  "changelog",
  "changes",
  "history",
  "news",
  "releases",
  "releasenotes",
  "relnotes",
  "versionhistory",
  "whatsnew",
];
const CHANGELOG =
  /^(?:\d{1,2}[-_.])?(?<word>change[-_]?log|changes|(?:version[-_]?)?history|news|releases|rel(?:ease)?[-_ ]?notes|whats[-_]?new)(?:[-_.]?v?(?<line>\d+(?:\.\d+)*)(?:\.x)?)?(?:\.(?:md|markdown|mkd|rst|rdoc|txt))?$/i;
/** The page of a folder: `changelog/index.md`, `Changes/CHANGES.md`. */
const PAGE = /(?<=(?:^|\/)(change[-_]?logs?|changes|release[-_]?notes|history|news))\/(?:index|readme|\1)(?=\.\w+$)/i;
const RELEASE_FOLDER =
  /(?:^|\/)(?:releases?|release[-_ ]?notes?|relnotes|change[-_]?logs?|\.?changes|news|whats[-_]?new|history|versions)\//i;
const RELEASE_NAME = /^(?:docs?\/(?:[\w-]+\/)?)?(?:release|version)[-_.]?v?\d+\.\d/i;
const FOREIGN = /(?:^|\/)(?:tests?|__tests__|spec|fixtures?|examples?|testdata|node_modules|vendor|third[-_]party)\//i;
const DOCS = /^(?:(?:web)?site\/)?(?:docs?|documentation)(?:\/[\w-]+)?$/i;
const MAX_FILES = 8;

type Located = {
  /** Undefined for unreleased changes. */
  version?: string | undefined;
  tag?: string | undefined;
  /** The one of the package that the tag names, where it is known already. */
  folder?: string | undefined;
  /** The repository's; its main package is often in a folder of that name. */
  name: string;
};

/** `paths` are those of a tree. */
export function locateOwnFiles(paths: readonly string[], { version, tag, folder: known, name }: Located): OwnFiles {
  const packageName = readPackageName(tag);
  const found = paths.flatMap((path) => {
    const { word, line } = parseChangelogName(path) ?? {};
    if (word === undefined || !isOfLine(line, version)) return [];
    return [{ path, folder: dirname(path.replace(PAGE, "")), word: word.toLowerCase().replace(/[-_ ]/g, "") }];
  });
  const isMain = packageName?.replace(/^.*\//, "") === name.toLowerCase();
  const packageFolder = known ?? selectPackageFolder(packageName ?? name, paths);
  const inFolder = found.filter(({ folder }) => folder === packageFolder);
  const own = packageName === undefined ? [] : inFolder;
  const shared = found.filter(({ folder }) => folder === "" || DOCS.test(folder));
  const rank = ({ folder, word }: (typeof found)[number]) =>
    (folder === "" ? 0 : folder === packageFolder ? 100 : 10 * folder.split("/").length) + NAMES.indexOf(word);
  const changelogs = (own.length > 0 ? own : [...new Set([...shared, ...inFolder])]).sort(
    (one, other) => rank(one) - rank(other),
  );
  const { lines = [], releases = [] } = version === undefined ? {} : selectVersionFiles(paths, version, packageName);
  return {
    changelogs: [...changelogs.slice(0, MAX_FILES).map(({ path }) => path), ...lines],
    releases,
    packageName,
    // That of the repository is about its main package.
    areShared: packageName !== undefined && !isMain && own.length === 0 && packageFolder !== undefined,
  };
}

function dirname(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

export function isChangelogName(path: string): boolean {
  return parseChangelogName(path) !== undefined;
}

function parseChangelogName(path: string): Record<string, string | undefined> | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const shown = /^(?:index|readme)\./i.test(name) ? path.replace(PAGE, "").replace(/^.*\//s, "") : name;
  const found = CHANGELOG.exec(shown)?.groups;
  return found !== undefined && FOREIGN.test(path) ? undefined : found;
}

const NO_PACKAGE = /^(?:v|ver|version|rel|releases?|stable|tags?)$/i;

/** `core` of `core@1.2.3`, `@octo/core@1.2.3`, `core-1.2.3` and `core/v1.2.3`. */
export function readPackageName(tag: string | undefined): string | undefined {
  const series = trimTrailing(parseTagName(tag ?? "")?.series ?? "", /[-@/_.v]/);
  return series === "" || NO_PACKAGE.test(series) ? undefined : series.replace(/^@/, "");
}

/** `CHANGELOG-1.28.md` has the versions that start so. */
function isOfLine(line: string | undefined, version = ""): boolean {
  return line === undefined || version === line || version.startsWith(`${line}.`);
}

/** Files about a version alone, and those of its line: `whatsnew/1.2.rst` may have a section for each patch version. */
function selectVersionFiles(paths: readonly string[], version: string, packageName: string | undefined) {
  const named = paths.flatMap((path) => {
    const isRelease = (RELEASE_FOLDER.test(path) || RELEASE_NAME.test(path)) && !FOREIGN.test(path);
    const own = isRelease ? readFileVersion(path, packageName) : undefined;
    return own === undefined ? [] : [{ path, own, isOwn: isSameVersion(own, version) }];
  });
  const isOfLine = ({ path, own, isOwn }: (typeof named)[number]) => {
    const line = own.replace(/^v|\.x$/g, "");
    return !isOwn && RELEASE_FOLDER.test(path) && /^\d+(?:\.\d+)*$/.test(line) && version.startsWith(`${line}.`);
  };
  const select = (some: typeof named) => some.slice(0, MAX_FILES).map(({ path }) => path);
  return { lines: select(named.filter(isOfLine)), releases: select(named.filter(({ isOwn }) => isOwn)) };
}

/** `1.2.0` of `docs/releases/v1.2.0.md`, `releases/2026-01-02-release-1_2_0.rst` and `releases/widget-1.2.0.md`. */
function readFileVersion(path: string, packageName: string | undefined): string | undefined {
  const name = /^(.*)\.(?:md|markdown|rst|txt)$/i.exec(path.slice(path.lastIndexOf("/") + 1))?.[1] ?? "";
  const plain = name
    .toLowerCase()
    .replace(/^\d{4}-\d{2}-\d{2}[-_](?=\D)/, "")
    .replace(/[-_.]?(?:release[-_]?notes|relnotes|notes|release|changelog)$/, "")
    .replace(/^(?:release[-_]?notes|relnotes|release|changelog|version)[-_.]?/, "");
  const own = plain.startsWith(`${packageName?.toLowerCase()}-`) ? plain.slice((packageName?.length ?? 0) + 1) : plain;
  if (/^v?\d+(?:[_-]\d+)+$/.test(own)) return own.replace(/[_-]/g, ".");
  return /^v?\d/.test(own) ? own : undefined;
}

/** `1.2` is `1.2.0`; false where either is no version. */
export function isSameVersion(one: string, other: string): boolean {
  const [a, b] = [parseTagName(one), parseTagName(other)];
  return a !== undefined && b !== undefined && compareVersions(a, b) === 0;
}

/** `read` gets a path. Undefined where the project says nothing about the version. */
export function findOwnSection(
  { changelogs, releases, packageName, areShared }: OwnFiles,
  read: (path: string) => string | undefined,
  version: string,
): OwnText | undefined {
  const isOwn = ({ heading }: ChangelogPart) =>
    heading?.version !== undefined &&
    isSameVersion(heading.version, version) &&
    isOfPackage(`${heading.lead}${heading.prefix}`, packageName, areShared);
  for (const path of changelogs) {
    const file = read(path) ?? "";
    const format = readFormat(path, file);
    if (format === undefined) continue;
    const own = parseChangelog(file, format).parts.filter(isOwn);
    const part = own.find(({ body }) => saysSomething(body, format));
    if (part === undefined) continue;
    return { path, format, body: part.body, file, isPending: isPending(part) };
  }
  for (const path of releases) {
    const file = read(path) ?? "";
    const format = readFormat(path, file);
    const body = format === undefined ? "" : dropTitle(file, format);
    if (format !== undefined && saysSomething(body, format)) return { path, format, body, file };
  }
  return undefined;
}

/** `lead` is what a heading has before its version: `widget@`, `Widget `, `Version `. */
function isOfPackage(lead: string, packageName: string | undefined, areShared: boolean): boolean {
  const name = packageName?.slice(packageName.lastIndexOf("/") + 1).toLowerCase();
  const [, named] = /(?<![\w.-])([\w.-]+)@v?$/.exec(lead.toLowerCase()) ?? [];
  const isNamed = name !== undefined && (named === undefined ? lead.toLowerCase().includes(name) : named === name);
  return isNamed || (named === undefined && !areShared);
}

function dropTitle(text: string, format: Format): string {
  const lines = text.split(/\r?\n/);
  const first = lines.findIndex((line) => line.trim() !== "" && !/^\.\. |^<!--/.test(line));
  const isOverlined = readUnderline(lines[first], format) !== undefined;
  const at = isOverlined ? first + 1 : first;
  const isUnderlined = readUnderline(lines[at + 1], format) !== undefined;
  if (isUnderlined) return lines.slice(at + 2).join("\n");
  return /^#{1,2}\s/.test(lines[first] ?? "") ? lines.slice(first + 1).join("\n") : text;
}
