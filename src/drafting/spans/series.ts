import type { ReleaseLine } from "../../git/next-version.ts";
import type { History } from "../../git/repository.ts";
import {
  buildReleases,
  compareReleases,
  compareValues,
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

/** `folder` is empty at the root, and undefined where the tree has no such package. */
type Series = { name: string; folder: string | undefined; latest: Release };

/** The series that the next releases belong to: that without a name, else those of the packages that the tree still has. */
export async function listSeries(history: History, wish: string): Promise<string[]> {
  const releases = buildReleases(history.tags);
  const named = parseTagName(wish)?.series;
  if (named) return [named];
  const main = selectSeries(releases);
  const all = [...Map.groupBy(releases, ({ series }) => series)].flatMap(([name, some]) => {
    const latest = name.includes("*") ? undefined : selectLatest(some);
    return latest === undefined ? [] : [{ name, latest }];
  });
  const unnamed = main === "" ? all.find(({ name }) => name === "")?.latest : undefined;
  const asked = all.filter(({ name, latest }) => name !== "" && (unnamed === undefined || isAhead(latest, unnamed)));
  const found = await Promise.all(
    asked.slice(0, MAX_PACKAGES).map(async (one) => ({ ...one, folder: await readFolder(history, one.name) })),
  );
  if (unnamed !== undefined) return [found.find((one) => isSuccessor(one, unnamed, releases))?.name ?? main];
  const isUsed = await Promise.all(found.map((one) => isInUse(history, one, found)));
  const used = found.flatMap(({ name }, index) => (isUsed[index] ? [name] : []));
  return used.length === 0 ? [main] : used;
}

async function readFolder({ directory, head }: History, series: string): Promise<string | undefined> {
  const { byFolder, byName } = await findPackage(directory, series, head);
  return series.startsWith("@") ? byName : (byName ?? byFolder);
}

/** Whether it is both later and higher. */
function isAhead(one: Release, other: Release): boolean {
  return isLater(one, other) && compareVersions(one, other) > 0;
}

function isLater(one: Release, other: Release): boolean {
  return (compareValues(one.tag.createdAt, other.tag.createdAt) || compareReleases(one, other)) > 0;
}

/** `parent-1.3.0` for the whole repository, after `1.2.0` and `parent-1.2.0`. */
function isSuccessor({ name, folder }: Series, unnamed: Release, releases: readonly Release[]): boolean {
  const isShared = releases.some((one) => one.series === name && compareVersions(one, unnamed) === 0);
  return folder === "" || (folder === undefined && isShared);
}

/** Not `core-` beside later tags `@octo/core@`, nor where the files of `core` have versions of the whole repository. */
async function isInUse(history: History, { name, folder, latest }: Series, all: readonly Series[]): Promise<boolean> {
  if (folder === undefined) return false;
  const others = all.filter((one) => one.name !== name);
  if (others.some((one) => one.folder === folder && isLater(one.latest, latest))) return false;
  const whole = others.find((one) => one.folder === "" && isAhead(one.latest, latest))?.latest;
  const floor = whole && (await readFloor(history, { final: latest }, folder));
  return floor === undefined || whole === undefined || compareVersionNames(floor, whole.version) < 0;
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
