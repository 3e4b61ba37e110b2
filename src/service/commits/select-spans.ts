import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { Commit } from "../../git/commit.ts";
import { findReleases } from "../../git/last-releases.ts";
import { orderCommits } from "../../git/order-commits.ts";
import { buildRange } from "../../git/range.ts";
import { readCommits } from "../../git/read-commits.ts";
import type { History } from "../../git/read-history.ts";
import { buildReleases } from "../../git/releases.ts";
import { parseTagName } from "../../git/tag-name.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { countWords } from "../../writer/count-commits.ts";
import type { Span } from "../../writer/span.ts";
import { describeSelector } from "./describe-selector.ts";
import { type RangeSelector, type SelectedRange, selectLatest, selectRange } from "./select-range.ts";

/** The history that a request is about, the newest release first, and what was understood in one sentence. */
export type SpanSelection = { spans: Span[]; sentence: string };

/**
 * Turns the change selectors of a request into stretches of history: one a release, else one for all of them together.
 * `origin` tells where the selectors come from, and ends the sentence. With `paths` only commits count that change one
 * of these files, or something in one of these folders.
 */
export async function selectSpans(
  history: History,
  changes: readonly ChangeSelector[] | undefined,
  origin = changes === undefined || changes.length === 0 ? "nothing else was named" : "from `changes`",
  paths?: readonly string[],
): Promise<SpanSelection> {
  const selected = await selectRanges(history, changes ?? []);
  const spans: Span[] = [];
  for (const range of selected) spans.push(await readSpan(history, range, paths));
  const where = paths === undefined ? "" : ` in ${paths.join(" or ")}`;
  const spoken = ((changes ?? []).map(describeSelector).join(" and ") || "the latest changes") + where;
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
    throw new ReleaseDocsError({
      code: "git/no-releases",
      message: "This repository has no tag that names a version, so there is no last release.",
      hint: "Tag a release first (v1.0.0), or give a range of commits as changes.",
    });
  }
  return pairs.map(({ tag, previous }) => [
    {
      range: buildRange(tag.commit, previous.tag?.commit),
      tag,
      ...(previous.tag === undefined ? {} : { previousTag: previous.tag }),
    },
  ]);
}

async function readSpan(
  { directory, tags }: History,
  selected: readonly SelectedRange[],
  paths: readonly string[] | undefined,
): Promise<Span> {
  const commits = await readUnion(directory, selected, paths);
  const [only] = selected.length === 1 ? selected : [];
  const [newest] = commits;
  // A range of SHAs that ends in a tagged commit is that release.
  const tag = only?.tag ?? (only?.range.noWalk === false ? tagOn(newest?.sha, tags) : undefined);
  return {
    version: tag === undefined ? undefined : (parseTagName(tag.name)?.version ?? tag.name),
    tag: tag?.name,
    previousTag: only?.previousTag?.name,
    date: (tag?.createdAt ?? newest?.committedAt ?? "").slice(0, 10),
    commits,
  };
}

function tagOn(sha: string | undefined, tags: History["tags"]): History["tags"][number] | undefined {
  return buildReleases(tags.filter(({ commit }) => commit === sha))[0]?.tag;
}

/** Every commit of the ranges once, the newest first. */
async function readUnion(
  directory: string,
  selected: readonly SelectedRange[],
  paths: readonly string[] | undefined,
): Promise<Commit[]> {
  const within = paths === undefined ? {} : { paths };
  const [only] = selected.length === 1 ? selected : [];
  if (only?.range.isOrdered) return readCommits(directory, only.range.revisions, { ...only.range, ...within });
  const bySha = new Map<string, Commit>();
  for (const { range } of selected) {
    const commits = await readCommits(directory, range.revisions, { ...range, ...within });
    for (const commit of commits) bySha.set(commit.sha, commit);
  }
  return orderCommits(directory, [...bySha.values()]);
}

function describeSpans(spoken: string, spans: readonly Span[], origin: string): string {
  const commits = spans.flatMap((span) => span.commits);
  const [newest, oldest] = [commits[0], commits.at(-1)];
  if (newest === undefined || oldest === undefined) return `No commits: ${spoken} selects nothing (${origin}).`;
  const name = ({ sha, committedAt }: Commit) => `${sha.slice(0, 7)} (${committedAt.slice(0, 10)})`;
  const bounds = newest === oldest ? name(newest) : `from ${name(oldest)} to ${name(newest)}`;
  return `${countWords(commits.length, ["commit", "commits"])}: ${spoken}, ${bounds} (${origin}).`;
}
