import { readPickedCommits } from "../../git/cherry-picks.ts";
import type { History } from "../../git/history.ts";
import { buildReleases, parseTagName } from "../../git/tags.ts";
import { readBlobs, readPathChanges, readTreePaths } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import { type Change, type Span, selectPaths } from "../../writer/change.ts";
import { buildChanges } from "../../writer/changes.ts";
import { compareManifests, isShippedManifest } from "../../writer/signals/manifests/compare.ts";
import { listRaisingTexts, selectRequirements } from "../../writer/signals/manifests/raised.ts";
import {
  isDiverged,
  listTouches,
  mayBeGone,
  type RangeFacts,
  selectPackageFolder,
} from "../../writer/signals/range.ts";

/** Starts git only for what the commits make likely. What is too large or missing in a partial clone is left out. */
export async function readRangeFacts({ directory, tags }: History, span: Span): Promise<RangeFacts> {
  const { start, end, commits, metadata } = span;
  if (end === undefined || commits.length === 0) return {};
  const { changes } = buildChanges(commits, metadata);
  const folder = await readOptional(() => readPackageFolder({ directory, tags }, span, end));
  const [released, pathChanges, manifests] = await Promise.all([
    start !== undefined && isDiverged(commits, start)
      ? readOptional(() => readPickedCommits(directory, start, end))
      : undefined,
    start !== undefined && areSomeTakenBack(changes)
      ? readOptional(() => readPathChanges(directory, start, end))
      : undefined,
    start === undefined ? undefined : readOptional(() => readManifests(directory, changes, { start, end, folder })),
  ]);
  return { released, folder, pathChanges, ...manifests };
}

async function readOptional<Facts>(read: () => Promise<Facts>): Promise<Facts | undefined> {
  try {
    return await read();
  } catch (error) {
    const isPartial = error instanceof ReleaseDocsError && error.code === "git/partial";
    if (isPartial || isLimitError(error)) return undefined;
    throw error;
  }
}

function areSomeTakenBack(changes: readonly Change[]): boolean {
  const touches = listTouches(changes);
  return changes.some((change) => mayBeGone(change, touches));
}

/** Only where other packages have tags of their own: else the whole repository is released. */
async function readPackageFolder(
  { directory, tags }: Pick<History, "directory" | "tags">,
  { tag, previousTag }: Span,
  end: string,
): Promise<string | undefined> {
  const series = parseTagName(tag ?? previousTag ?? "")?.series ?? "";
  if (series === "" || buildReleases(tags).every((release) => release.series === series)) return undefined;
  return selectPackageFolder(series, await readTreePaths(directory, end));
}

// Beyond that, packages of one repository ask for the same.
const MAX_MANIFESTS = 100;
const MAX_TEXTS = 200;

async function readManifests(
  directory: string,
  changes: readonly Change[],
  { start, end, folder = "" }: { start: string; end: string; folder: string | undefined },
) {
  const isOwn = (path: string) => folder === "" || path.startsWith(`${folder}/`);
  const touched = new Set(changes.flatMap(selectPaths).filter((path) => isOwn(path) && isShippedManifest(path)));
  const paths = [...touched].sort((a, b) => a.split("/").length - b.split("/").length || (a < b ? -1 : 1));
  const names = paths
    .slice(0, MAX_MANIFESTS)
    .map((path) => ({ path, before: `${start}:${path}`, after: `${end}:${path}` }));
  const { texts } = await readBlobs(
    directory,
    names.flatMap(({ before, after }) => [before, after]),
  );
  const manifests = names.flatMap(({ path, before, after }) => {
    const [old, young] = [texts.get(before), texts.get(after)];
    return old === undefined || young === undefined ? [] : (compareManifests(path, old, young) ?? []);
  });
  const raising = listRaisingTexts(changes, manifests).slice(0, MAX_TEXTS);
  const between = await readBlobs(directory, raising);
  return { manifests, requirements: selectRequirements(changes, manifests, between.texts) };
}
