import { isFloating } from "./floating.ts";
import { findPreviousTag, type PreviousTag, type PreviousTagOptions } from "./previous-tag.ts";
import { buildReleases, selectSeries } from "./releases.ts";
import type { Tag } from "./tags.ts";
import { isFinal } from "./version-order.ts";

/** One release and the tag before it. */
export type ReleasePair = { tag: Tag; previous: PreviousTag };

/**
 * The last `count` releases of a series, newest first: from its highest version (finals only unless
 * `prereleases`), each time the tag before. Fewer where the series has no more. `tags` are all of the repository.
 */
export async function findReleases(
  directory: string,
  tags: readonly Tag[],
  count: number,
  options: PreviousTagOptions = {},
): Promise<ReleasePair[]> {
  const releases = buildReleases(tags);
  const series = options.series?.toLowerCase() ?? selectSeries(releases);
  let tag: Tag | undefined;
  for (const release of releases) {
    if (release.series !== series || (options.prereleases !== true && !isFinal(release))) continue;
    if (await isFloating(directory, release, releases)) continue;
    tag = release.tag;
    break;
  }
  const pairs: ReleasePair[] = [];
  while (tag !== undefined && pairs.length < count) {
    const previous = await findPreviousTag(directory, tags, tag);
    pairs.push({ tag, previous });
    tag = previous.tag;
  }
  return pairs;
}
