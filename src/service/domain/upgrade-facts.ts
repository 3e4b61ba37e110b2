import { readLineChanges, readTreePaths } from "../../git/tree.ts";
import type { Change, Span } from "../../writer/change.ts";
import { findVersionGuide, listGuides, type VersionGuide } from "../../writer/signals/guides.ts";
import {
  joinDeprecations,
  listRemovedDeprecations,
  listUpgradeQueries,
  selectGuideText,
  type UpgradeAdvice,
} from "../../writer/signals/upgrades.ts";
import { readFilesAt } from "./tree-files.ts";

type UpgradeFacts = {
  /** By the first SHA of the change that breaks something. */
  upgrades?: ReadonlyMap<string, UpgradeAdvice> | undefined;
  versionGuide?: VersionGuide | undefined;
};

const MAX_QUERIES = 50;

/** What the project says about changes that take something from users. Starts git only if there are any. */
export async function readUpgradeFacts(
  directory: string,
  changes: readonly Change[],
  { start, end, version }: Pick<Span, "version"> & { start: string; end: string },
): Promise<UpgradeFacts> {
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
  const files = found.flatMap(({ removed }) => removed.map(({ path }) => path));
  const textAt = await readFilesAt(directory, [start, end], files);
  const has = (sha: string, path: string, line: string) => textAt(sha, path)?.includes(line) === true;
  const upgrades = new Map(
    found.map(({ query, removed }) => {
      const gone = removed.filter(({ path, found: { line } }) => has(start, path, line) && !has(end, path, line));
      const deprecations = joinDeprecations(gone.map((one) => one.found));
      return [query.sha, { deprecations, guide: selectGuideText(query, lineChanges) }];
    }),
  );
  return { upgrades, versionGuide };
}

async function readVersionGuide(directory: string, end: string, version: string): Promise<VersionGuide | undefined> {
  const guides = listGuides(await readTreePaths(directory, end));
  const textAt = await readFilesAt(directory, [end], guides);
  return findVersionGuide(guides, (path) => textAt(end, path), version);
}
