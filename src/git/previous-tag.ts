import {
  type Relation,
  readIndependent,
  readMergeBase,
  readRelatedTags,
  readRelation,
  readTagNames,
} from "./revision.ts";
import { runGit, runGitLines } from "./run.ts";
import {
  buildReleases,
  compareReleases,
  compareVersions,
  isFinal,
  type Release,
  selectSeries,
  type Tag,
} from "./tags.ts";

/** `diverged`: on a branch never merged back; `nearest`: fewest commits since, for a commit without a version. */
export type PreviousTag =
  | { tag: Tag; reason: "same-commit" | "ancestor" | "diverged" | "nearest" }
  | { tag: undefined; reason: "first-release" };

export type PreviousTagOptions = {
  /** With separator (`core@`); by default that of a floating tag, else {@link selectSeries}. */
  series?: string;
  prereleases?: boolean;
};

export const FIRST_RELEASE: PreviousTag = { tag: undefined, reason: "first-release" };

/** By docs/decisions/0007-which-commits.md. Needs all tags, and all commits: a missing ancestor looks unrelated. */
export async function findPreviousTag(
  directory: string,
  tags: readonly Tag[],
  current: Tag | { commit: string },
  options: PreviousTagOptions = {},
): Promise<PreviousTag> {
  const releases = buildReleases(tags);
  const named = "name" in current ? releases.find(({ tag }) => tag.name === current.name) : undefined;
  if (named !== undefined && !(await isFloating(directory, named, releases))) {
    return findBefore(directory, named, releases);
  }
  const candidates = selectReleases(releases, { ...(named && { series: named.series }), ...options });
  const nearest = await readNearestTag({ directory, commit: current.commit, releases }, candidates);
  if (nearest === undefined) return FIRST_RELEASE;
  return { tag: nearest, reason: nearest.commit === current.commit ? "same-commit" : "nearest" };
}

/** Those of the wanted series, highest first. */
export function selectReleases(
  releases: readonly Release[],
  { series = selectSeries(releases), prereleases = false }: PreviousTagOptions,
): Release[] {
  const wanted = series.toLowerCase();
  return releases.filter((release) => release.series === wanted && (prereleases || isFinal(release)));
}

const REASONS = {
  "same-commit": "which is on the same commit",
  ancestor: "the highest version before it in its history",
  diverged: "the highest version before it, on a branch that was never merged back",
  nearest: "the release with the fewest commits since",
};

/** Follows "since": `v1.0.0 (1a2b3c4), the …`. */
export function describePreviousTag({ tag, reason }: PreviousTag): string {
  if (tag === undefined) return "the beginning, as no release comes before";
  return `${tag.name} (${tag.commit.slice(0, 7)}), ${REASONS[reason]}`;
}

async function findBefore(directory: string, current: Release, releases: readonly Release[]): Promise<PreviousTag> {
  const { commit, committedAt } = current.tag;
  let merged: ReadonlySet<string> | undefined;
  let related: ReadonlySet<string> | undefined;
  const relate = async (tag: Tag): Promise<Relation> => {
    if (tag.commit === commit || tag.committedAt <= committedAt) return readRelation(directory, tag.commit, commit);
    // A later backport or a descendant, unless the clocks of two committers disagree.
    merged ??= await readTagNames(directory, "merged", commit);
    return merged.has(tag.name) ? "ancestor" : "descendant";
  };
  for (const candidate of selectCandidates(current, releases)) {
    const { tag } = candidate;
    if (related?.has(tag.name) === false || (await isFloating(directory, candidate, releases))) continue;
    const relation = await relate(tag);
    if (relation === "same") return { tag, reason: "same-commit" };
    if (relation === "ancestor" || relation === "diverged") return { tag, reason: relation };
    if (relation === "unrelated") related ??= await readRelatedTags(directory, commit);
  }
  return FIRST_RELEASE;
}

export function selectCandidates(current: Release, releases: readonly Release[]): Release[] {
  return releases.filter((release) => {
    if (release.series !== current.series || compareReleases(release, current) >= 0) return false;
    const isOtherSpelling = compareVersions(release, current) === 0 && release.tag.commit === current.tag.commit;
    return !isOtherSpelling && (isFinal(release) || !isFinal(current));
  });
}

const MAX_CANDIDATES = 150;
const MAX_COUNTED = 40;
const MAX_PROCESSES = 4;
const CLOCK_SLACK = 24 * 3_600_000;

type Place = { directory: string; releases: readonly Release[] };
type Search = Place & { commit: string };

/** Of equally near tags a contained one wins, else an old version's branch would get the newest of the same fork. */
async function readNearestTag(search: Search, candidates: readonly Release[]): Promise<Tag | undefined> {
  const { directory, commit } = search;
  const atCommit = candidates.filter(({ tag }) => tag.commit === commit);
  const own = await findFixedTag(search, atCommit);
  if (own !== undefined || candidates.length === 0) return own;
  const [containing, merged] = await Promise.all([
    readTagNames(directory, "contains", commit),
    readTagNames(directory, "merged", commit),
  ]);
  const before = candidates.filter(({ tag }) => !containing.has(tag.name));
  const contained = before.filter(({ tag }) => merged.has(tag.name)).slice(0, MAX_CANDIDATES);
  const others = before.filter(({ tag }) => !merged.has(tag.name)).slice(0, MAX_CANDIDATES);
  const [containedTips, otherTips] = await Promise.all([readTips(search, contained), readTips(search, others)]);
  const nearest = await readFewestCommits(search, containedTips, otherTips);
  if (nearest === undefined || merged.has(nearest.name)) return nearest;
  // All commits are new since an unrelated tag, so if the nearest is one, all are.
  const fork = await readMergeBase(directory, nearest.commit, commit);
  return fork === undefined ? undefined : readBestAfterFork(search, { fork, nearest }, others);
}

/** The highest that is not later than `commit`, else the lowest: an old branch does not get a much later release. */
async function readBestAfterFork(
  search: Search,
  { fork, nearest }: { fork: string; nearest: Tag },
  others: readonly Release[],
): Promise<Tag> {
  const [containing, [date = 0]] = await Promise.all([
    readTagNames(search.directory, "contains", fork),
    readNewestDates(search, 1),
  ]);
  const near = others.filter(({ tag }) => containing.has(tag.name));
  const earlier = near.filter(({ tag }) => Date.parse(tag.committedAt) <= date);
  const later = near.filter((release) => !earlier.includes(release)).toReversed();
  const best = await findFixedTag(search, [...earlier, ...later]);
  if (best === undefined) return nearest;
  // Branches that merged each other have several forks.
  const counts = await countCommits(search, [best, nearest]);
  return counts.get(best.commit) === counts.get(nearest.commit) ? best : nearest;
}

async function readTips({ directory, releases }: Search, candidates: readonly Release[]): Promise<Tag[]> {
  let remaining = candidates;
  for (;;) {
    const commits = remaining.map(({ tag }) => tag.commit);
    const tips = await readIndependent(directory, commits);
    const floating = new Set<Release>();
    for (const release of remaining) {
      if (tips.has(release.tag.commit) && (await isFloating(directory, release, releases))) floating.add(release);
    }
    remaining = remaining.filter((release) => !floating.has(release));
    if (floating.size === 0) return remaining.map(({ tag }) => tag).filter(({ commit }) => tips.has(commit));
  }
}

/** A tag on another branch must have one of the newest commits to be nearer than the `contained` ones. */
async function readFewestCommits(search: Search, contained: readonly Tag[], others: readonly Tag[]) {
  const counts = await countCommits(search, contained);
  const dates = counts.size === 0 ? [] : await readNewestDates(search, Math.min(...counts.values()));
  const oldest = dates.reduce((earliest, date) => Math.min(earliest, date), Number.POSITIVE_INFINITY) - CLOCK_SLACK;
  const close = others
    .filter((tag) => counts.size === 0 || Date.parse(tag.committedAt) >= oldest)
    .slice(0, MAX_COUNTED);
  for (const [sha, count] of await countCommits(search, close)) counts.set(sha, count);
  const fewest = Math.min(...counts.values());
  return [...contained, ...close].find((tag) => counts.get(tag.commit) === fewest);
}

async function countCommits({ directory, commit }: Search, tags: readonly Tag[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const waiting = [...new Set(tags.map((tag) => tag.commit))];
  const countOneByOne = async () => {
    for (let tagged = waiting.pop(); tagged !== undefined; tagged = waiting.pop()) {
      const args = ["rev-list", "--count", "--end-of-options", commit, `^${tagged}`];
      counts.set(tagged, Number(await runGit(directory, args)));
    }
  };
  await Promise.all(Array.from({ length: MAX_PROCESSES }, countOneByOne));
  return counts;
}

/** In milliseconds; its own first. */
async function readNewestDates({ directory, commit }: Search, count: number): Promise<number[]> {
  const args = ["rev-list", "--timestamp", `--max-count=${count}`, "--end-of-options", commit];
  return (await runGitLines(directory, args)).map((line) => Number.parseInt(line, 10) * 1000);
}

/** The tag of the first candidate that does not move along. */
export async function findFixedTag({ directory, releases }: Place, candidates: readonly Release[]) {
  for (const release of candidates) if (!(await isFloating(directory, release, releases))) return release.tag;
  return undefined;
}

/** Whether the tag moves along, such as `v7` beside `v7.6.1`. Asks git only if names and commits leave it open. */
export function isFloating(directory: string, release: Release, releases: readonly Release[]): Promise<boolean> {
  return isFloatingBy(release, releases, (commit, other) => readRelation(directory, commit, other));
}

export async function isFloatingBy(
  release: Release,
  releases: readonly Release[],
  readRelationOf: (commit: string, other: string) => Promise<Relation>,
): Promise<boolean> {
  if (release.numbers.length > 2) return false;
  const full = releases.filter((other) => isFullVersionOf(other, release));
  if (!isFinal(release)) {
    // `v5-rc` moves; `v5-rc.1` does not.
    const isNumbered = release.suffix.parts.some((part) => typeof part !== "string");
    return release.numbers.length === 1 && !isNumbered && full.length > 0;
  }
  const finals = full.filter(isFinal);
  const [lowest] = finals.toSorted(compareVersions);
  if (lowest === undefined) return false;
  if (finals.some((other) => compareVersions(other, release) === 0 || other.tag.commit === release.tag.commit)) {
    return true;
  }
  return (await readRelationOf(release.tag.commit, lowest.tag.commit)) !== "ancestor";
}

function isFullVersionOf(full: Release, short: Release): boolean {
  return (
    full.series === short.series &&
    full.numbers.length > 2 &&
    short.numbers.every((number, index) => number === full.numbers[index])
  );
}
