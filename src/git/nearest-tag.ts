import { readIndependent, readMergeBase, readTagsContaining, readTagsMergedInto } from "./ancestry.ts";
import type { Release } from "./releases.ts";
import { runGit } from "./run-git.ts";
import type { Tag } from "./tags.ts";

const MOST_OF_A_KIND = 150;
const MOST_COUNTED = 40;
const AT_ONCE = 4;
const CLOCK_SLACK = 24 * 3_600_000;

/**
 * The tag with the fewest commits between it and `commit` (full SHA) among `candidates` (highest first), of those that
 * share history with it and do not come after it. Where two are as near, one that `commit` contains goes first (else a
 * branch of an old version would get the newest one, which has the same fork), then the higher version of those that
 * are not later than `commit`. Looks at the 150 highest that `commit` contains and the 150 highest others.
 */
export async function readNearestTag(
  directory: string,
  commit: string,
  candidates: readonly Release[],
  isFloating: (release: Release) => Promise<boolean>,
): Promise<Tag | undefined> {
  for (const release of candidates) {
    if (release.tag.commit === commit && !(await isFloating(release))) return release.tag;
  }
  if (candidates.length === 0) return undefined;
  const [containing, merged] = await Promise.all([
    readTagsContaining(directory, commit),
    readTagsMergedInto(directory, commit),
  ]);
  const before = candidates.filter(({ tag }) => !containing.has(tag.name));
  const contained = before.filter(({ tag }) => merged.has(tag.name)).slice(0, MOST_OF_A_KIND);
  const others = before.filter(({ tag }) => !merged.has(tag.name)).slice(0, MOST_OF_A_KIND);
  const [containedTips, otherTips] = await Promise.all([
    readTips(directory, contained, isFloating),
    readTips(directory, others, isFloating),
  ]);
  const nearest = await readFewestCommits(directory, commit, containedTips, otherTips);
  if (nearest === undefined || merged.has(nearest.name)) return nearest;
  // Everything counts as new since an unrelated tag, so if the nearest is one, all are.
  const fork = await readMergeBase(directory, nearest.commit, commit);
  return fork === undefined ? undefined : readBestAfterFork(directory, { commit, fork, nearest }, others, isFloating);
}

/**
 * Of the `others` (highest first) that contain the fork, and so are as near as `nearest`, the one to name: the highest
 * that is not later than `commit`, else the lowest, so that an old branch does not get a release made long after it.
 */
async function readBestAfterFork(
  directory: string,
  { commit, fork, nearest }: { commit: string; fork: string; nearest: Tag },
  others: readonly Release[],
  isFloating: (release: Release) => Promise<boolean>,
): Promise<Tag> {
  const [containing, [date = 0]] = await Promise.all([
    readTagsContaining(directory, fork),
    readNewestDates(directory, commit, 1),
  ]);
  const near = others.filter(({ tag }) => containing.has(tag.name));
  const earlier = near.filter(({ tag }) => Date.parse(tag.committedAt) <= date);
  const later = near.filter((release) => !earlier.includes(release)).toReversed();
  for (const release of [...earlier, ...later]) {
    if (await isFloating(release)) continue;
    // Two branches that merged each other have more than one fork.
    const counts = await countCommits(directory, commit, [release.tag, nearest]);
    return counts.get(release.tag.commit) === counts.get(nearest.commit) ? release.tag : nearest;
  }
  return nearest;
}

/** The real releases that no other real one contains: the nearest is one of them. Highest first, as `releases`. */
async function readTips(
  directory: string,
  releases: readonly Release[],
  isFloating: (release: Release) => Promise<boolean>,
): Promise<Tag[]> {
  let remaining = releases;
  for (;;) {
    const tips = await readIndependent(
      directory,
      remaining.map(({ tag }) => tag.commit),
    );
    const floating = new Set<Release>();
    for (const release of remaining) {
      if (tips.has(release.tag.commit) && (await isFloating(release))) floating.add(release);
    }
    remaining = remaining.filter((release) => !floating.has(release));
    if (floating.size === 0) return remaining.map(({ tag }) => tag).filter(({ commit }) => tips.has(commit));
  }
}

/**
 * The tag with the fewest commits in TAG..COMMIT. Another branch's can only be nearer than the `contained` if it has
 * one of the newest commits, so those that are older than all of these need not be counted.
 */
async function readFewestCommits(
  directory: string,
  commit: string,
  contained: readonly Tag[],
  others: readonly Tag[],
): Promise<Tag | undefined> {
  const counts = await countCommits(directory, commit, contained);
  const dates = counts.size === 0 ? [] : await readNewestDates(directory, commit, Math.min(...counts.values()));
  const oldest = dates.reduce((earliest, date) => Math.min(earliest, date), Number.POSITIVE_INFINITY) - CLOCK_SLACK;
  const close = others
    .filter((tag) => counts.size === 0 || Date.parse(tag.committedAt) >= oldest)
    .slice(0, MOST_COUNTED);
  for (const [sha, count] of await countCommits(directory, commit, close)) counts.set(sha, count);
  const fewest = Math.min(...counts.values());
  return [...contained, ...close].find((tag) => counts.get(tag.commit) === fewest);
}

/** SHA of each tag → commits in TAG..COMMIT; a few processes run side by side. */
async function countCommits(directory: string, commit: string, tags: readonly Tag[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const waiting = [...new Set(tags.map((tag) => tag.commit))];
  const countOneByOne = async () => {
    for (let tagged = waiting.pop(); tagged !== undefined; tagged = waiting.pop()) {
      const args = ["rev-list", "--count", "--end-of-options", commit, `^${tagged}`];
      counts.set(tagged, Number(await runGit(directory, args)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, countOneByOne));
  return counts;
}

/** Dates, in milliseconds, of the `count` newest commits that `commit` contains; its own first. */
async function readNewestDates(directory: string, commit: string, count: number): Promise<number[]> {
  const args = ["rev-list", "--timestamp", `--max-count=${count}`, "--end-of-options", commit];
  const lines = (await runGit(directory, args)).trim().split("\n");
  return lines.map((line) => Number.parseInt(line, 10) * 1000);
}
