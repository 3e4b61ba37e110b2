import type { ChangeSelector } from "../../contract/change-selector.ts";
import { type Commit, selectCommitsTouching } from "../../git/commits.ts";
import { findPreviousTag } from "../../git/previous-tag.ts";
import {
  buildExplicitRange,
  buildRange,
  type CommitRange,
  checkOrder,
  countRange,
  findLatestRange,
  findReleases,
  readCommitsBetween,
  readInclusiveRange,
  readLastCommits,
  readMainBranch,
  readRange,
} from "../../git/ranges.ts";
import type { History } from "../../git/repository.ts";
import { orderCommits, readRelation, resolveRevisions, resolveTag } from "../../git/revision.ts";
import { buildReleases, parseTagName, type Tag } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { buildLimitError } from "../../shared/git-limits.ts";
import type { Span } from "../../writer/changes/change.ts";
import { countWords } from "../../writer/entries.ts";

/** The newest release first. */
export type SpanSelection = { spans: Span[]; sentence: string };

/**
 * One span per release, else one for all selectors. `origin` ends the sentence; `paths` filters commits. Throws
 * `limit/preview` before more than `maxCommits` are read.
 */
export async function selectSpans(
  history: History,
  changes: readonly ChangeSelector[] | undefined,
  origin = changes === undefined || changes.length === 0 ? "nothing else was named" : "from `changes`",
  paths?: readonly string[],
  maxCommits?: number,
): Promise<SpanSelection> {
  const selected = await selectRanges(history, changes ?? []);
  if (maxCommits !== undefined) await checkCount(history, selected.flat(), maxCommits);
  const spans: Span[] = [];
  for (const range of selected) spans.push(await readSpan(history, range, paths));
  const where = paths === undefined ? "" : ` in ${paths.join(" or ")}`;
  const completed = selected.flat().flatMap(({ tag, isCompleted }) => (isCompleted === true ? (tag?.name ?? []) : []));
  const whole = completed.length === 0 ? "" : ` as a part of ${completed.join(" and ")}`;
  const spoken = ((changes ?? []).map(describeSelector).join(" and ") || "the latest changes") + whole + where;
  return { spans, sentence: describeSpans(spoken, spans, origin) };
}

async function selectRanges(history: History, changes: readonly ChangeSelector[]): Promise<SelectedRange[][]> {
  if (changes.length === 0) return [[await selectLatest(history)]];
  const releases: SelectedRange[][] = [];
  const others: SelectedRange[] = [];
  for (const selector of changes) {
    if ("releases" in selector) releases.push(...(await selectReleases(history, selector.releases.count)));
    else others.push(await selectRange(history, selector satisfies RangeSelector));
  }
  const distinct = [...new Map(releases.map((release) => [release[0]?.tag?.name, release])).values()];
  return others.length === 0 ? distinct : [[...distinct.flat(), ...others]];
}

async function selectReleases({ directory, tags }: History, count: number): Promise<SelectedRange[][]> {
  const pairs = await findReleases(directory, tags, count);
  if (pairs.length === 0) {
    const message = "This repository has no tag that names a version, so there is no last release.";
    throw new ReleaseDocsError("git/no-releases", message);
  }
  return pairs.map(({ tag, previous }) => [
    { range: buildRange(tag.commit, previous.tag?.commit), tag, previousTag: previous.tag },
  ]);
}

export async function checkCount(history: History, selected: readonly SelectedRange[], max: number): Promise<void> {
  let count = 0;
  for (const { range } of selected) {
    count += await countRange(history, range, max);
    if (count <= max) continue;
    throw buildLimitError("limit/preview", `The selection has more than ${max} commits.`);
  }
}

async function checkEnds(history: History, { range, hasNamedEnds, tag, previousTag }: SelectedRange): Promise<void> {
  const { start, end } = range;
  if (!hasNamedEnds || start === undefined || end === undefined) return;
  await checkOrder(history.directory, start, end, [previousTag?.name ?? start, tag?.name ?? end]);
}

export async function readSpan(
  history: History,
  selected: readonly SelectedRange[],
  paths: readonly string[] | undefined,
): Promise<Span> {
  const commits = await readUnion(history, selected, paths);
  if (commits.length === 0) await Promise.all(selected.map((one) => checkEnds(history, one)));
  const [only] = selected.length === 1 ? selected : [];
  const [newest] = commits;
  // A range of SHAs that ends in a tagged commit is that release.
  const isRange = only?.range.noWalk === false;
  const ends = isRange ? buildReleases(history.tags.filter(({ commit }) => commit === newest?.sha)) : [];
  // A range from a package's release is about that package, also where it ends in a release of another one.
  const series = parseTagName(only?.previousTag?.name ?? "")?.series ?? "";
  const release = ends.find((one) => series === "" || one.series === series);
  const tag = only?.tag ?? release?.tag;
  return {
    version: tag === undefined ? undefined : (parseTagName(tag.name)?.version ?? tag.name),
    tag: tag?.name,
    previousTag: only?.previousTag?.name,
    date: (tag?.createdAt ?? newest?.committedAt ?? "").slice(0, 10),
    commits,
    start: only?.range.start,
    end: only?.range.end ?? newest?.sha,
  };
}

async function readUnion(
  history: History,
  selected: readonly SelectedRange[],
  paths: readonly string[] | undefined,
): Promise<Commit[]> {
  const read = async (range: CommitRange) => {
    const commits = await readRange(history, range);
    return paths === undefined ? commits : selectCommitsTouching(commits, paths);
  };
  const [only] = selected.length === 1 ? selected : [];
  if (only?.range.isOrdered) return read(only.range);
  const bySha = new Map<string, Commit>();
  for (const { range } of selected) for (const commit of await read(range)) bySha.set(commit.sha, commit);
  return orderCommits(history.directory, [...bySha.values()]);
}

function describeSpans(spoken: string, spans: readonly Span[], origin: string): string {
  const commits = spans.flatMap((span) => span.commits);
  const [newest, oldest] = [commits[0], commits.at(-1)];
  if (newest === undefined || oldest === undefined) return `No commits: ${spoken} selects nothing (${origin}).`;
  const name = ({ sha, committedAt }: Commit) => `${sha.slice(0, 7)} (${committedAt.slice(0, 10)})`;
  const bounds = newest === oldest ? name(newest) : `from ${name(oldest)} to ${name(newest)}`;
  return `${countWords(commits.length, ["commit", "commits"])}: ${spoken}, ${bounds} (${origin}).`;
}

/** `isCompleted`: a part of it was selected. `hasNamedEnds`: the selector has both. */
type SelectedRange = {
  range: CommitRange;
  tag?: Tag | undefined;
  previousTag?: Tag | undefined;
  isCompleted?: boolean;
  hasNamedEnds?: boolean;
};

type RangeSelector = Exclude<ChangeSelector, { releases: unknown }>;

/** Throws `git/unknown-tag` or `git/unknown-revision`, with the nearest names. */
async function selectRange(history: History, selector: RangeSelector): Promise<SelectedRange> {
  if ("timeRange" in selector) {
    const window = { start: new Date(selector.timeRange.start), end: new Date(selector.timeRange.end) };
    return { range: await readCommitsBetween(history.directory, history.head, window) };
  }
  if ("tags" in selector) return selectTags(history, selector.tags);
  return selectCommits(history, selector.commits);
}

async function selectLatest(history: History): Promise<SelectedRange> {
  const { tag, previous } = await findLatestRange(history);
  const range = buildRange(tag?.commit ?? history.head, previous.tag?.commit);
  return { range, tag, previousTag: previous.tag };
}

// The action's end of a range that is no tag: the start still says which package is meant.
const FULL_SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

async function selectTags(
  { directory, head, tags }: History,
  selector: { start: string; end?: string },
): Promise<SelectedRange> {
  const previousTag = await resolveTag(directory, tags, selector.start);
  if (selector.end === undefined) return { range: buildRange(head, previousTag.commit), previousTag };
  const tag = FULL_SHA.test(selector.end) ? undefined : await resolveTag(directory, tags, selector.end);
  return { range: buildRange(tag?.commit ?? selector.end, previousTag.commit), previousTag, tag, hasNamedEnds: true };
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
  const range = includesStart ? await readInclusiveRange(directory, start, end) : buildRange(end, start);
  return (await selectVersion(history, range)) ?? { range, hasNamedEnds: "endSha" in selector };
}

/**
 * The release that a range of commits ends in but has only a part of, such as the last push before its tag: a draft of a
 * version has all of its changes.
 */
async function selectVersion(
  { directory, tags }: History,
  { start, end }: CommitRange,
): Promise<SelectedRange | undefined> {
  const [release] = buildReleases(tags.filter(({ commit }) => commit === end));
  if (release === undefined || start === undefined || end === undefined) return undefined;
  if ((await readRelation(directory, start, end)) !== "ancestor") return undefined;
  const { tag: previousTag } = await findPreviousTag(directory, tags, release.tag);
  const relation = previousTag && (await readRelation(directory, start, previousTag.commit));
  if (relation === "same" || relation === "ancestor") return undefined;
  const range = buildRange(end, previousTag?.commit);
  return { range, tag: release.tag, previousTag, isCompleted: true };
}

/** A selector as part of a sentence: `v1.2.0..v1.3.0`, `the last 5 commits`. */
export function describeSelector(selector: ChangeSelector): string {
  if ("releases" in selector) return `the last ${countWords(selector.releases.count, ["release", "releases"])}`;
  if ("timeRange" in selector)
    return `${selector.timeRange.start.slice(0, 10)} to ${selector.timeRange.end.slice(0, 10)}`;
  if ("tags" in selector) {
    const { start, end = "HEAD" } = { end: undefined, ...selector.tags };
    return `${start}..${end.replace(FULL_SHA, (sha) => sha.slice(0, 7))}`;
  }
  const { commits } = selector;
  if ("shas" in commits) return countWords(commits.shas.length, ["named commit", "named commits"]);
  if ("count" in commits) return `the last ${countWords(commits.count, ["commit", "commits"])}`;
  const end = "endSha" in commits ? commits.endSha.slice(0, 7) : "HEAD";
  const included = "includeStartCommit" in commits && commits.includeStartCommit ? ", with its start" : "";
  return `${commits.startSha.slice(0, 7)}..${end}${included}`;
}
