import type { ReleaseLine } from "../../git/next-version.ts";
import type { History } from "../../git/repository.ts";
import {
  buildReleases,
  compareVersionNames,
  compareVersions,
  parseTagName,
  type Release,
  selectLatest,
  selectSeries,
} from "../../git/tags.ts";
import { readTreePaths } from "../../git/tree.ts";
import { isVersionFile, listVersions } from "../../writer/version-files.ts";
import { findPackage, readFilesAt } from "./range-facts.ts";

const MAX_PACKAGES = 100;

/** The latest of a series. `folder` is empty at the root, and undefined where the tree has no such package. */
type Latest = Release & { folder: string | undefined };

/** The series that the next releases belong to: that without a name, else those of the packages that the tree still has. */
export async function listSeries(history: History, wish: string): Promise<string[]> {
  const releases = buildReleases(history.tags);
  const named = parseTagName(wish)?.series;
  if (named) return [named];
  const main = selectSeries(releases);
  const all = [...Map.groupBy(releases, ({ series }) => series).values()].flatMap((some) => selectLatest(some) ?? []);
  const unnamed = main === "" ? all.find(({ series }) => series === "") : undefined;
  const asked = all.filter((one) => !/^$|\*/.test(one.series) && (unnamed === undefined || isAhead(one, unnamed)));
  const found = await Promise.all(
    asked.slice(0, MAX_PACKAGES).map(async (one) => {
      const { byFolder, byName } = await findPackage(history.directory, one.series, history.head);
      return { ...one, folder: one.series.startsWith("@") ? byName : (byName ?? byFolder) };
    }),
  );
  if (unnamed !== undefined) {
    const has = (name: string) => releases.some((one) => one.series === name && compareVersions(one, unnamed) === 0);
    // `parent-1.3.0` for the whole repository, after `1.2.0` and `parent-1.2.0`.
    const next = found.find(({ series, folder }) => folder === "" || (folder === undefined && has(series)));
    return [next?.series ?? main];
  }
  const used = await Promise.all(found.map(async (one) => ((await isInUse(history, one, found)) ? [one.series] : [])));
  return used.flat().length === 0 ? [main] : used.flat();
}

const isLater = (one: Release, other: Release) => one !== other && selectLatest([other, one]) === one;
const isAhead = (one: Release, other: Release) => isLater(one, other) && compareVersions(one, other) > 0;

/** Not `core-` beside later tags `@octo/core@`, nor where the files of `core` have versions of the whole repository. */
async function isInUse(history: History, one: Latest, all: readonly Latest[]): Promise<boolean> {
  if (one.folder === undefined || all.some((other) => other.folder === one.folder && isLater(other, one))) return false;
  const whole = all.find((other) => other.folder === "" && isAhead(other, one));
  const floor = whole && (await readFloor(history, { final: one }, one.folder));
  return floor === undefined || compareVersionNames(floor, whole?.version ?? "") < 0;
}

/** The highest version that the package's own files name, where it comes after the last release. */
export async function readFloor(
  { directory, head }: History,
  { final }: Pick<ReleaseLine, "final">,
  folder = "",
): Promise<string | undefined> {
  const start = folder === "" ? "" : `${folder}/`;
  const paths = (await readTreePaths(directory, head)).filter(
    (path) => path.startsWith(start) && !path.includes("/", start.length) && isVersionFile(path),
  );
  const textAt = await readFilesAt(directory, [head], paths);
  const named = paths.flatMap((path) => listVersions(path, textAt(head, path) ?? ""));
  const later = named.filter((one) => final === undefined || compareVersionNames(one, final.tag.name) > 0);
  return later.sort((a, b) => compareVersionNames(b, a))[0];
}
