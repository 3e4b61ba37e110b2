import { type Relation, readRelation } from "./ancestry.ts";
import type { Release } from "./releases.ts";
import { compareVersions, isFinal } from "./version-order.ts";

/**
 * Whether a release's tag is a name that moves along, such as `v7` or `v7.6` beside `v7.6.1`, and so marks no release.
 * `releases` are all of the repository. Asks git only where the names and commits leave it open (`4.2` and `4.2.1`
 * without `4.2.0`): the tag is real if the lowest full version after it contains it.
 */
export function isFloating(directory: string, release: Release, releases: readonly Release[]): Promise<boolean> {
  return isFloatingBy(release, releases, (commit, other) => readRelation(directory, commit, other));
}

/** {@link isFloating}, with the one question that names and commits may leave open put to `readRelationOf`. */
export async function isFloatingBy(
  release: Release,
  releases: readonly Release[],
  readRelationOf: (commit: string, other: string) => Promise<Relation>,
): Promise<boolean> {
  if (release.numbers.length > 2) return false;
  const full = releases.filter((other) => isFullVersionOf(other, release));
  if (!isFinal(release)) return release.numbers.length === 1 && isUnnumbered(release) && full.length > 0;
  const finals = full.filter(isFinal);
  const [lowest] = finals.toSorted(compareVersions);
  if (lowest === undefined) return false;
  if (finals.some((other) => compareVersions(other, release) === 0 || other.tag.commit === release.tag.commit)) {
    return true;
  }
  return (await readRelationOf(release.tag.commit, lowest.tag.commit)) !== "ancestor";
}

/** `v5-rc` moves; `v5-rc.1` does not. */
function isUnnumbered({ suffix }: Release): boolean {
  return suffix.parts.every((part) => typeof part === "string");
}

function isFullVersionOf(full: Release, short: Release): boolean {
  return (
    full.series === short.series &&
    full.numbers.length > 2 &&
    short.numbers.every((number, index) => number === full.numbers[index])
  );
}
