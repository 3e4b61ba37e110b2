import type { ChangeSelector } from "../../contract/change-selector.ts";
import { findLatestRange } from "../../git/latest-range.ts";
import { readMainBranch } from "../../git/main-branch.ts";
import {
  buildExplicitRange,
  buildRange,
  type CommitRange,
  readCommitsBetween,
  readInclusiveRange,
  readLastCommits,
} from "../../git/range.ts";
import type { History } from "../../git/read-history.ts";
import { resolveRevisions, resolveTag } from "../../git/revision.ts";
import type { Tag } from "../../git/tags.ts";

/** Commits that a selector picked, and the release that they make up where they end in one. */
export type SelectedRange = { range: CommitRange; tag?: Tag; previousTag?: Tag };

/** Any change selector but `releases`, which picks several ranges. */
export type RangeSelector = Exclude<ChangeSelector, { releases: unknown }>;

/**
 * The commits that a selector means (interface, "Change selector"); the start of a range is left out unless included.
 * Throws `git/unknown-tag` or `git/unknown-revision`, with the nearest names, for what does not exist.
 */
export async function selectRange(history: History, selector: RangeSelector): Promise<SelectedRange> {
  if ("timeRange" in selector) return selectTimeRange(history, selector.timeRange);
  if ("tags" in selector) return selectTags(history, selector.tags);
  return selectCommits(history, selector.commits);
}

/** What is meant where no selector says it: the release at the head, else what came since the last one. */
export async function selectLatest(history: History): Promise<SelectedRange> {
  const { tag, previous } = await findLatestRange(history);
  const range = buildRange(tag?.commit ?? history.head, previous.tag?.commit);
  return {
    range,
    ...(tag === undefined ? {} : { tag }),
    ...(previous.tag === undefined ? {} : { previousTag: previous.tag }),
  };
}

async function selectTimeRange(
  { directory, head }: History,
  { start, end }: { start: string; end: string },
): Promise<SelectedRange> {
  return { range: await readCommitsBetween(directory, head, { start: new Date(start), end: new Date(end) }) };
}

async function selectTags(
  { directory, head, tags }: History,
  selector: { start: string; end?: string },
): Promise<SelectedRange> {
  const previousTag = await resolveTag(directory, tags, selector.start);
  if (selector.end === undefined) return { range: buildRange(head, previousTag.commit), previousTag };
  const tag = await resolveTag(directory, tags, selector.end);
  return { range: buildRange(tag.commit, previousTag.commit), previousTag, tag };
}

async function selectCommits(
  history: History,
  selector: Extract<RangeSelector, { commits: unknown }>["commits"],
): Promise<SelectedRange> {
  const { directory, head } = history;
  if ("count" in selector) {
    return { range: await readLastCommits(directory, await readMainBranch(history), selector.count) };
  }
  if ("shas" in selector) return { range: buildExplicitRange(await resolveRevisions(directory, selector.shas)) };
  const named = "endSha" in selector ? [selector.startSha, selector.endSha] : [selector.startSha];
  const [start = "", end = head] = await resolveRevisions(directory, named);
  const includesStart = "includeStartCommit" in selector && selector.includeStartCommit === true;
  return { range: includesStart ? await readInclusiveRange(directory, start, end) : buildRange(end, start) };
}
