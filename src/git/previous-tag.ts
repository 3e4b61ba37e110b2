import { readRelatedTags, readRelation, readTagsMergedInto } from "./ancestry.ts";
import { isFloating } from "./floating.ts";
import { readNearestTag } from "./nearest-tag.ts";
import { buildReleases, compareReleases, type Release, selectSeries } from "./releases.ts";
import type { Tag } from "./tags.ts";
import { compareVersions, isFinal } from "./version-order.ts";

/**
 * The tag before a commit, and why it is that one. `same-commit`: on the very commit, so nothing changed;
 * `ancestor`: contained in it; `diverged`: on a release branch that was never merged back; `nearest`: for a commit
 * without a version of its own, the release with the fewest commits since; `first-release`: there is none.
 */
export type PreviousTag =
  | { tag: Tag; reason: "same-commit" | "ancestor" | "diverged" | "nearest" }
  | { tag: undefined; reason: "first-release" };

/** What is before what: a tag, or any other commit by its full SHA. */
export type CurrentCommit = Tag | { commit: string };

/** Which tags count for a commit without a version of its own; a version's own name settles both. */
export type PreviousTagOptions = {
  /** As in a tag's name, with its separator (`core@`); by default that of a floating tag, else see {@link selectSeries}. */
  series?: string;
  /** Whether prereleases count too; default false. */
  prereleases?: boolean;
};

/** Nothing comes before. */
export const FIRST_RELEASE: PreviousTag = { tag: undefined, reason: "first-release" };

/**
 * Finds the tag that came before `current` among `tags`, all of the repository ({@link readTags}). The result depends
 * on nothing but the history. Not for a shallow clone, where a missing ancestor would pass for an unrelated history.
 */
export async function findPreviousTag(
  directory: string,
  tags: readonly Tag[],
  current: CurrentCommit,
  options: PreviousTagOptions = {},
): Promise<PreviousTag> {
  const releases = buildReleases(tags);
  const named = "name" in current ? releases.find(({ tag }) => tag.name === current.name) : undefined;
  if (named !== undefined && !(await isFloating(directory, named, releases))) {
    return findBefore(directory, named, releases);
  }
  const series = options.series?.toLowerCase() ?? named?.series ?? selectSeries(releases);
  const candidates = releases.filter(
    (release) => release.series === series && (options.prereleases === true || isFinal(release)),
  );
  const nearest = await readNearestTag(directory, current.commit, candidates, (release) =>
    isFloating(directory, release, releases),
  );
  if (nearest === undefined) return FIRST_RELEASE;
  return { tag: nearest, reason: nearest.commit === current.commit ? "same-commit" : "nearest" };
}

/** The previous tag, its commit and why it is that one, in words that go on from "since": `v1.0.0 (1a2b3c4), the …`. */
export function describePreviousTag({ tag, reason }: PreviousTag): string {
  const named = tag === undefined ? "" : `${tag.name} (${tag.commit.slice(0, 7)})`;
  switch (reason) {
    case "first-release":
      return "the beginning, as no release comes before";
    case "same-commit":
      return `${named}, which is on the same commit`;
    case "ancestor":
      return `${named}, the highest version before it in its history`;
    case "diverged":
      return `${named}, the highest version before it, on a branch that was never merged back`;
    case "nearest":
      return `${named}, the release with the fewest commits since`;
  }
}

async function findBefore(directory: string, current: Release, releases: readonly Release[]): Promise<PreviousTag> {
  const candidates = selectCandidates(current, releases);
  let merged: ReadonlySet<string> | undefined;
  let related: ReadonlySet<string> | undefined;
  for (const candidate of candidates) {
    const { tag } = candidate;
    if (related?.has(tag.name) === false || (await isFloating(directory, candidate, releases))) continue;
    if (tag.commit === current.tag.commit) return { tag, reason: "same-commit" };
    if (tag.committedAt > current.tag.committedAt) {
      // Later by date: a later backport or a descendant, unless the clocks of two committers disagreed.
      merged ??= await readTagsMergedInto(directory, current.tag.commit);
      if (merged.has(tag.name)) return { tag, reason: "ancestor" };
      continue;
    }
    const relation = await readRelation(directory, tag.commit, current.tag.commit);
    if (relation === "ancestor" || relation === "diverged") return { tag, reason: relation };
    if (relation === "unrelated") related ??= await readRelatedTags(directory, current.tag.commit);
  }
  return FIRST_RELEASE;
}

/** The releases, highest first as `releases`, that may come before `current` as far as their names tell. */
export function selectCandidates(current: Release, releases: readonly Release[]): Release[] {
  return releases.filter((release) => isCandidate(release, current));
}

function isCandidate(release: Release, current: Release): boolean {
  if (release.series !== current.series || compareReleases(release, current) >= 0) return false;
  const isOtherSpelling = compareVersions(release, current) === 0 && release.tag.commit === current.tag.commit;
  return !isOtherSpelling && (isFinal(release) || !isFinal(current));
}
