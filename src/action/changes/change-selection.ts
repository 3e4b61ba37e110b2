import type { ChangeSelector } from "../../contract/change-selector.ts";
import { describePreviousTag } from "../../git/previous-tag.ts";
import type { CommitSource, ReleaseRange } from "./commit-source.ts";

/**
 * The change selectors of a run, with where they come from in words a reader can check. `skipped` says why there is
 * nothing to send.
 */
export type ChangeSelection = { changes: ChangeSelector[]; source: string; skipped?: string };

/** Nothing is to be sent, because of `reason`. */
export function buildSkip(reason: string): ChangeSelection {
  return { changes: [], source: reason, skipped: reason };
}

/** START..END, without START. */
export function buildCommitRange(startSha: string, endSha: string, source: string): ChangeSelection {
  return { changes: [{ commits: { startSha, endSha, includeStartCommit: false } }], source };
}

/** A release from the tag before it, or what came since the last release, or everything. */
export async function selectReleaseRange(
  source: CommitSource,
  { tag, previous, head }: ReleaseRange,
): Promise<ChangeSelection> {
  const since = describePreviousTag(previous);
  if (previous.tag !== undefined) {
    const start = previous.tag.name;
    return tag === undefined
      ? { changes: [{ tags: { start } }], source: `what came since ${since}` }
      : { changes: [{ tags: { start, end: tag } }], source: `the release ${tag} since ${since}` };
  }
  // No selector says "from the beginning": the range from the first commit, with it, does.
  const startSha = await source.readFirstCommit(head);
  return {
    changes: [{ commits: { startSha, endSha: head, includeStartCommit: true } }],
    source: tag === undefined ? "the whole history: no release yet" : `the release ${tag} since ${since}`,
  };
}
