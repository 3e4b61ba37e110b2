import type { Relation } from "../../git/ancestry.ts";
import { isFloatingBy } from "../../git/floating.ts";
import { FIRST_RELEASE, type PreviousTag, selectCandidates } from "../../git/previous-tag.ts";
import { buildReleases, type Release, selectSeries } from "../../git/releases.ts";
import type { Tag } from "../../git/tags.ts";
import { isFinal } from "../../git/version-order.ts";

/** How two commits lie to each other, as GitHub compares them. */
export type Comparison = {
  relation: Relation;
  /** Commits that the second has and the first has not. */
  ahead: number;
  /** Committer date of the first, where told. */
  baseDate: string;
  /** Where they part. */
  fork: string | undefined;
};
export type Compare = (base: string, head: string) => Promise<Comparison | undefined>;

// One question to GitHub each; the nearest release is among the highest of its series.
const MOST_COMPARED = 20;

/** The release that marks `tag` has before it, by the rule of the previous tag (docs/design.md), asked of GitHub. */
export async function findPreviousByApi(
  tags: readonly Tag[],
  current: Tag,
  currentDate: string,
  compare: Compare,
): Promise<PreviousTag> {
  const releases = buildReleases(tags);
  const named = releases.find(({ tag }) => tag.name === current.name);
  if (named === undefined || (await floats(named, releases, compare))) {
    return findNearestByApi(tags, current.commit, compare, named?.series);
  }
  for (const candidate of selectCandidates(named, releases)) {
    if (await floats(candidate, releases, compare)) continue;
    if (candidate.tag.commit === current.commit) return { tag: candidate.tag, reason: "same-commit" };
    const comparison = await compare(candidate.tag.commit, current.commit);
    if (comparison === undefined) continue;
    const { relation, baseDate } = comparison;
    if (relation === "ancestor" || (relation === "diverged" && baseDate <= currentDate)) {
      return { tag: candidate.tag, reason: relation };
    }
  }
  return FIRST_RELEASE;
}

/** The final release of the series with the fewest commits between it and `head`. */
export async function findNearestByApi(
  tags: readonly Tag[],
  head: string,
  compare: Compare,
  series?: string,
): Promise<PreviousTag> {
  const releases = buildReleases(tags);
  const wanted = series ?? selectSeries(releases);
  const candidates: Release[] = [];
  for (const release of releases) {
    if (release.series !== wanted || !isFinal(release) || (await floats(release, releases, compare))) continue;
    if (release.tag.commit === head) return { tag: release.tag, reason: "same-commit" };
    if (candidates.length < MOST_COMPARED) candidates.push(release);
  }
  const compared = await Promise.all(
    candidates.map(async ({ tag }) => ({ tag, comparison: await compare(tag.commit, head) })),
  );
  const before = compared.flatMap(({ tag, comparison }) =>
    comparison !== undefined && (comparison.relation === "ancestor" || comparison.relation === "diverged")
      ? [{ tag, ahead: comparison.ahead, contained: comparison.relation === "ancestor" }]
      : [],
  );
  // Equally near ones: first what the head contains, then the higher version, which is the order they came in.
  before.sort((a, b) => a.ahead - b.ahead || Number(b.contained) - Number(a.contained));
  return before[0] === undefined ? FIRST_RELEASE : { tag: before[0].tag, reason: "nearest" };
}

function floats(release: Release, releases: readonly Release[], compare: Compare): Promise<boolean> {
  return isFloatingBy(release, releases, async (commit, other) => {
    if (commit === other) return "same";
    return (await compare(commit, other))?.relation ?? "unrelated";
  });
}
