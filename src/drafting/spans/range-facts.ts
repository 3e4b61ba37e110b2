import type { History } from "../../git/repository.ts";
import { buildReleases, parseTagName } from "../../git/tags.ts";
import { readBlobs, readLineChanges, readPathChanges, readPresentNames, readTreePaths } from "../../git/tree.ts";
import { onError, ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { type Change, type Span, selectPaths } from "../../writer/changes/change.ts";
import { buildChanges } from "../../writer/changes/changes.ts";
import { isReleaseTitle } from "../../writer/changes/titles.ts";
import {
  type DeprecationQuery,
  isMarking,
  listDeprecationQueries,
  listWithdrawn,
} from "../../writer/signals/deprecations.ts";
import {
  compareManifests,
  isPackage,
  isShippedManifest,
  listRaisingTexts,
  selectRequirements,
} from "../../writer/signals/manifests/compare.ts";
import {
  listOptionQueries,
  listRemovalQueries,
  listTouches,
  mayBeGone,
  type OptionQuery,
  type RangeFacts,
  selectMissing,
  selectPackageFolder,
} from "../../writer/signals/range.ts";
import {
  findVersionGuide,
  joinDeprecations,
  listGuides,
  listRemovedDeprecations,
  listUpgradeQueries,
  selectGuideText,
  type VersionGuide,
} from "../../writer/signals/upgrades.ts";
import { readReleased } from "./released.ts";

/** Files as they are at some revisions; undefined for what is missing, binary or too large. */
export async function readFilesAt(directory: string, revisions: readonly string[], paths: readonly string[]) {
  const names = paths.flatMap((path) => revisions.map((revision) => `${revision}:${path}`));
  const { texts } = await readBlobs(directory, names);
  return (revision: string, path: string) => texts.get(`${revision}:${path}`);
}

/** Whether something could not be read since it is too large, or missing in a partial clone. */
export function isLeftOut(error: unknown): error is ReleaseDocsError {
  return isLimitError(error) || (error instanceof ReleaseDocsError && error.code === "git/partial");
}

/** Undefined for what is too large, or missing in a partial clone. */
export async function readOptional<Facts>(read: () => Promise<Facts>): Promise<Facts | undefined> {
  return read().catch(onError(ReleaseDocsError, () => undefined, isLeftOut));
}

/** Starts git only for what the commits make likely. What is too large or missing in a partial clone is left out. */
export async function readRangeFacts({ directory, tags }: History, span: Span): Promise<RangeFacts> {
  const { start, end, commits, metadata } = span;
  if (end === undefined || commits.length === 0) return {};
  const { changes } = buildChanges(commits, metadata);
  const touches = listTouches(changes);
  const folder = await readOptional(() => readPackageFolder({ directory, tags }, span, end));
  const since = <Facts>(read: (range: { start: string; end: string }) => Promise<Facts>) =>
    start === undefined ? undefined : readOptional(() => read({ start, end }));
  const [released, pathChanges, manifests, missing, removals, deprecating, upgrades] = await Promise.all([
    since((range) => readReleased({ directory, tags }, { ...span, ...range }, changes)),
    changes.some((change) => mayBeGone(change, touches))
      ? since((range) => readPathChanges(directory, range.start, range.end))
      : undefined,
    since((range) => readManifests(directory, changes, { ...range, folder })),
    readOptional(() => readMissing(directory, listOptionQueries(changes, touches), end)),
    since(({ start, end }) => readMissing(directory, listRemovalQueries(changes), start, [start, end])),
    readOptional(() => readDeprecating(directory, listDeprecationQueries(changes))),
    since((range) => readUpgradeFacts(directory, changes, { ...range, version: span.version })),
  ]);
  const withdrawn = missing && new Set(missing.map(({ sha }) => sha));
  const undone = removals && new Set(removals.flatMap((query) => query.undone));
  return { released, folder, pathChanges, ...manifests, withdrawn, undone, deprecating, ...upgrades };
}

// Beyond that, packages of one repository ask for the same.
const MAX_MANIFESTS = 100;
const MAX_TEXTS = 200;

/** Only where other packages have tags of their own: else the whole repository is released. */
async function readPackageFolder(
  { directory, tags }: Pick<History, "directory" | "tags">,
  { tag, previousTag }: Span,
  end: string,
): Promise<string | undefined> {
  const series = parseTagName(tag ?? previousTag ?? "")?.series ?? "";
  if (series === "" || buildReleases(tags).every((release) => release.series === series)) return undefined;
  const { byFolder, byName } = await findPackage(directory, series, end);
  return (byName ?? byFolder) || undefined;
}

/** The folder of a package by its own name, and by that in its manifest, empty at the root, which only a name with a scope needs where both are. */
export async function findPackage(directory: string, series: string, end: string) {
  const paths = await readTreePaths(directory, end);
  const byFolder = selectPackageFolder(series, paths);
  // The name in the manifest is certain, but costs reading all manifests.
  if (byFolder !== undefined && !series.startsWith("@")) return { byFolder, byName: undefined };
  const named = paths.filter(isShippedManifest).slice(0, MAX_MANIFESTS);
  const textAt = await readFilesAt(directory, [end], named);
  const own = named.find((path) => isPackage(path, textAt(end, path) ?? "", series));
  return { byFolder, byName: own?.slice(0, Math.max(own.lastIndexOf("/"), 0)) };
}

async function readManifests(
  directory: string,
  changes: readonly Change[],
  { start, end, folder = "" }: { start: string; end: string; folder: string | undefined },
) {
  // Members of a workspace take their minimum version of Rust from its root.
  const isOwn = (path: string) => folder === "" || path.startsWith(`${folder}/`) || path === "Cargo.toml";
  // A release raises the versions of the repository's own packages, and nothing else that counts.
  const manifestsOf = changes.flatMap((change) => {
    const own = selectPaths(change).filter(isShippedManifest);
    const isRelease = own.length > 0 && isReleaseTitle(change.title);
    return own.map((path) => ({ path, isRelease }));
  });
  const touched = manifestsOf.flatMap(({ path, isRelease }) => (!isRelease && isOwn(path) ? [path] : []));
  const paths = [...new Set(touched)].sort((a, b) => a.split("/").length - b.split("/").length || (a < b ? -1 : 1));
  // Packages of one repository need its main one, and others that are released with them: only their names count.
  const siblings = [
    ...paths.map((path) => path.slice(path.lastIndexOf("/") + 1)),
    ...manifestsOf.flatMap(({ path, isRelease }) => (isRelease && paths.length > 0 ? [path] : [])),
  ].filter((path) => !paths.includes(path));
  const named = [...new Set(siblings)].slice(0, MAX_MANIFESTS);
  const wanted = [...paths.slice(0, MAX_MANIFESTS), ...named];
  const textAt = await readFilesAt(directory, [start, end], wanted);
  const manifests = wanted.flatMap((path) => {
    const [old, young] = [textAt(start, path), textAt(end, path)];
    const compared = old === undefined || young === undefined ? undefined : compareManifests(path, old, young);
    if (compared === undefined) return [];
    if (named.includes(path)) return { ...compared, raised: [], runtime: [], needed: new Set<string>() };
    return folder !== "" && !path.startsWith(folder)
      ? { ...compared, runtime: [], needed: new Set<string>() }
      : compared;
  });
  const raising = listRaisingTexts(changes, manifests).slice(0, MAX_TEXTS);
  const between = await readBlobs(directory, raising);
  return { manifests, requirements: selectRequirements(changes, manifests, between.texts) };
}

// Few changes name options or speak of deprecations; where many do, the newest count.
const MAX_QUERIES = 50;

/** Queries of whose names none is in the files at a revision, nor in the trees, which are read only for such names. */
async function readMissing<Query extends OptionQuery>(
  directory: string,
  all: readonly Query[],
  at: string,
  trees: readonly string[] = [at],
): Promise<Query[]> {
  const queries = all.slice(0, MAX_QUERIES);
  const files = queries.flatMap(({ sha, paths }) => paths.flatMap((path) => [`${sha}:${path}`, `${at}:${path}`]));
  const { texts } = await readBlobs(directory, files);
  const missing = queries.filter((query) => selectMissing(query, texts, at).length === query.names.length);
  const names = [...new Set(missing.flatMap((query) => query.names))];
  const present = await Promise.all(trees.map((sha) => readPresentNames(directory, sha, names)));
  return missing.filter((query) => !query.names.some((name) => present.some((found) => found.has(name))));
}

async function readDeprecating(directory: string, all: readonly DeprecationQuery[]) {
  const queries = all.slice(0, MAX_QUERIES);
  const commits = queries.flatMap((query) => query.commits);
  const changes = await readLineChanges(directory, commits, [...new Set(queries.flatMap(({ paths }) => paths))]);
  return new Set(queries.filter((query) => isMarking(query, changes)).map(({ sha }) => sha));
}

/** What the project says about changes that take something from users. Starts git only if there are any. */
async function readUpgradeFacts(
  directory: string,
  changes: readonly Change[],
  { start, end, version }: Pick<Span, "version"> & { start: string; end: string },
): Promise<Pick<RangeFacts, "upgrades" | "versionGuide" | "taken">> {
  const queries = listUpgradeQueries(changes).slice(0, MAX_QUERIES);
  if (queries.length === 0) return {};
  const asked = queries.filter(({ names, guides }) => names !== undefined || guides.length > 0);
  const commits = asked.flatMap((query) => query.commits);
  const paths = asked.flatMap(({ paths: own, guides }) => [...own, ...guides]);
  const [lineChanges, versionGuide] = await Promise.all([
    readLineChanges(directory, commits, [...new Set(paths)]),
    version === undefined ? undefined : readVersionGuide(directory, end, version),
  ]);
  const found = asked.map((query) => ({ query, removed: listRemovedDeprecations(query, lineChanges) }));
  const withdrawn = asked.flatMap((query) => listWithdrawn(query, lineChanges));
  const files = [...found.flatMap(({ removed }) => removed), ...withdrawn].map(({ path }) => path);
  const textAt = await readFilesAt(directory, [start, end], files);
  const has = (sha: string, path: string, line: string) => textAt(sha, path)?.includes(line) === true;
  const upgrades = new Map(
    found.map(({ query, removed }) => {
      const gone = removed.filter(({ path, found: { line } }) => has(start, path, line) && !has(end, path, line));
      const deprecations = joinDeprecations(gone.map((one) => one.found));
      return [query.sha, { deprecations, guide: selectGuideText(query, lineChanges) }];
    }),
  );
  const taken = withdrawn.filter(({ path, line }) => has(start, path, line) && !has(end, path, line));
  return { upgrades, versionGuide, taken: new Map(taken.map(({ sha, name }) => [sha, name])) };
}

async function readVersionGuide(directory: string, end: string, version: string): Promise<VersionGuide | undefined> {
  const guides = listGuides(await readTreePaths(directory, end));
  const textAt = await readFilesAt(directory, [end], guides);
  return findVersionGuide(guides, (path) => textAt(end, path), version);
}
