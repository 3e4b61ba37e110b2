import { findPreviousTag, type PreviousTag } from "./previous-tag.ts";
import type { History } from "./read-history.ts";
import type { Tag } from "./tags.ts";

/** What a head is about: up to the release `tag`, or up to the head itself; from `previous`, or from the beginning. */
export type LatestRange = { tag: Tag | undefined; previous: PreviousTag };

/** The release that the current head is; else what came since the last one; else everything. */
export async function findLatestRange({ directory, head, tags }: History): Promise<LatestRange> {
  const nearest = await findPreviousTag(directory, tags, { commit: head });
  if (nearest.tag?.commit !== head) return { tag: undefined, previous: nearest };
  return { tag: nearest.tag, previous: await findPreviousTag(directory, tags, nearest.tag) };
}
