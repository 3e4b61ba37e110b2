import { readPickedCommits } from "../../git/cherry-picks.ts";
import type { History } from "../../git/history.ts";
import { buildReleases, parseTagName } from "../../git/tags.ts";
import { readPathChanges, readTreePaths } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import type { Change, Span } from "../../writer/change.ts";
import { buildChanges } from "../../writer/changes.ts";
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
  const [released, folder, pathChanges] = await Promise.all([
    start !== undefined && isDiverged(commits, start)
      ? readOptional(() => readPickedCommits(directory, start, end))
      : undefined,
    readOptional(() => readPackageFolder({ directory, tags }, span, end)),
    start !== undefined && areSomeTakenBack(changes)
      ? readOptional(() => readPathChanges(directory, start, end))
      : undefined,
  ]);
  return { released, folder, pathChanges };
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
