import { compareVersions, parseTagName } from "../../git/tags.ts";
import { trimTrailing } from "../../shared/text.ts";
import { selectPackageFolder } from "../signals/range.ts";

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

const NAMES = ["changelog", "changes", "history", "news", "releases", "releasenotes", "versionhistory", "whatsnew"];
const CHANGELOG =
  /^(?<word>change[-_]?log|changes|(?:version[-_]?)?history|news|releases|release[-_ ]?notes|whats[-_]?new)(?:[-_.]?v?(?<line>\d+(?:\.\d+)*)(?:\.x)?)?(?:\.(?:md|markdown|rst|txt))?$/i;
const RELEASE_FOLDER =
  /(?:^|\/)(?:releases?|release[-_]?notes?|relnotes|change[-_]?logs?|\.?changes|news|whats[-_]?new|history|versions)\//i;
const RELEASE_NAME = /^(?:docs?\/(?:[\w-]+\/)?)?(?:release|version)[-_.]?v?\d+\.\d/i;
const FOREIGN = /(?:^|\/)(?:tests?|__tests__|spec|fixtures?|examples?|testdata|node_modules|vendor|third[-_]party)\//i;
const DOCS = /^docs?(?:\/[\w-]+)?$/i;
const MAX_FILES = 8;

type Located = {
  /** Undefined for unreleased changes. */
  version?: string | undefined;
  tag?: string | undefined;
  /** Of the package that the tag names, where it is known already. */
  folder?: string | undefined;
  /** The repository's; its main package is often in a folder of that name. */
  name: string;
};

/** `paths` are those of a tree. */
export function locateOwnFiles(paths: readonly string[], { version, tag, folder: known, name }: Located): OwnFiles {
  const packageName = readPackageName(tag);
  const found = paths.flatMap((path) => {
    const { word, line } = CHANGELOG.exec(path.slice(path.lastIndexOf("/") + 1))?.groups ?? {};
    if (word === undefined || FOREIGN.test(path) || !isOfLine(line, version)) return [];
    return [{ path, folder: dirname(path), word: word.toLowerCase().replace(/[-_ ]/g, "") }];
  });
  const packageFolder = known ?? selectPackageFolder(packageName ?? name, paths);
  const inFolder = found.filter(({ folder }) => folder === packageFolder);
  const own = packageName === undefined ? [] : inFolder;
  const shared = found.filter(({ folder }) => folder === "" || DOCS.test(folder));
  const rank = ({ folder, word }: (typeof found)[number]) =>
    (folder === "" ? 0 : folder === packageFolder ? 100 : 10 * folder.split("/").length) + NAMES.indexOf(word);
  const changelogs = (own.length > 0 ? own : [...new Set([...shared, ...inFolder])]).sort(
    (one, other) => rank(one) - rank(other),
  );
  const lines = version === undefined ? [] : paths.filter((path) => isFileOfLine(path, version, packageName));
  const releases = version === undefined ? [] : paths.filter((path) => isFileOfRelease(path, version, packageName));
  return {
    changelogs: [...changelogs.slice(0, MAX_FILES).map(({ path }) => path), ...lines.slice(0, MAX_FILES)],
    releases: releases.slice(0, MAX_FILES),
    packageName,
    areShared: packageName !== undefined && own.length === 0 && packageFolder !== undefined,
  };
}

function dirname(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}

export function isChangelogName(path: string): boolean {
  return CHANGELOG.test(path.slice(path.lastIndexOf("/") + 1)) && !FOREIGN.test(path);
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

/** `whatsnew/1.2.rst` and `whatsnew/1.2.x.rst` may have a section for each of its patch versions. */
function isFileOfLine(path: string, version: string, packageName: string | undefined): boolean {
  if (!RELEASE_FOLDER.test(path) || FOREIGN.test(path)) return false;
  const own = readFileVersion(path, packageName)?.replace(/^v|\.x$/g, "") ?? "";
  return /^\d+(?:\.\d+)*$/.test(own) && version.startsWith(`${own}.`) && !isSameVersion(own, version);
}

function isFileOfRelease(path: string, version: string, packageName: string | undefined): boolean {
  if (!(RELEASE_FOLDER.test(path) || RELEASE_NAME.test(path)) || FOREIGN.test(path)) return false;
  const own = readFileVersion(path, packageName);
  return own !== undefined && isSameVersion(own, version);
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
