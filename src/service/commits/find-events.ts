import type { ChangeSelector } from "../../contract/change-selector.ts";
import { readRelation } from "../../git/ancestry.ts";
import type { Commit } from "../../git/commit.ts";
import { isFloating } from "../../git/floating.ts";
import { findPreviousTag } from "../../git/previous-tag.ts";
import { readCommits } from "../../git/read-commits.ts";
import type { History } from "../../git/read-history.ts";
import { buildReleases } from "../../git/releases.ts";
import { readRootCommit } from "../../git/root-commit.ts";
import { GitCommandError, runGitLines } from "../../git/run-git.ts";
import type { Tag } from "../../git/tags.ts";
import { isOwnDraft } from "../../writer/chores.ts";
import { parsePullRequest } from "../../writer/pull-request.ts";

/** A repository as it was found: its head, and the names of all tags that it ever had. */
export type SeenHistory = { head: string; tags: readonly string[] };

/** Something that happened in a repository, as a request is made of it (interface, "Events", 2 and 3). */
export type TriggerEvent = {
  event: "releases" | "pullRequests";
  eventType: "release" | "merge";
  title: string;
  changes: [ChangeSelector];
};

const MOST_EVENTS = 20;

/** What is seen of a history from now on; a tag that was seen once is not new when it comes again. */
export function markSeen({ head, tags }: History, seen: SeenHistory | undefined): SeenHistory {
  return { head, tags: [...new Set([...(seen?.tags ?? []), ...tags.map(({ name }) => name)])] };
}

/**
 * What came since a repository was last seen, the oldest first, of each kind the newest 20: tags that name a release,
 * and merges of pull requests on the default branch, by what their commits say. A branch that was rewritten tells of no
 * merges, and drafts of our own that were merged tell of nothing.
 */
export async function findEvents(history: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  return [...(await findMerges(history, seen)), ...(await findReleased(history, seen))];
}

async function findReleased(history: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  const { directory, tags } = history;
  const known = new Set(seen.tags);
  const releases = buildReleases(tags);
  const events: TriggerEvent[] = [];
  for (const release of releases.filter(({ tag }) => !known.has(tag.name)).slice(0, MOST_EVENTS)) {
    if (await isFloating(directory, release, releases)) continue;
    const title = `Document ${release.tag.name}`;
    events.unshift({
      event: "releases",
      eventType: "release",
      title,
      changes: [await selectRelease(history, release.tag)],
    });
  }
  return events;
}

async function selectRelease({ directory, tags }: History, tag: Tag): Promise<ChangeSelector> {
  const previous = await findPreviousTag(directory, tags, tag);
  if (previous.tag !== undefined) return { tags: { start: previous.tag.name, end: tag.name } };
  // A first release is everything up to it, which no selector says.
  const startSha = await readRootCommit(directory, tag.commit);
  return { commits: { startSha, endSha: tag.commit, includeStartCommit: true } };
}

async function findMerges({ directory, head }: History, seen: SeenHistory): Promise<TriggerEvent[]> {
  const range = ["--first-parent", `--max-count=${MOST_EVENTS}`, "--end-of-options", head, `^${seen.head}`];
  if (!(await contains(directory, head, seen.head))) return [];
  const shas = await runGitLines(directory, ["rev-list", ...range]);
  const commits = await readCommits(directory, shas, { noWalk: true });
  return commits.toReversed().flatMap(asMerge);
}

function asMerge(commit: Commit): TriggerEvent[] {
  const pullRequest = parsePullRequest(commit);
  const [startSha] = commit.parents;
  if (pullRequest === undefined || startSha === undefined || isOwnDraft(commit)) return [];
  const changes = { commits: { startSha, endSha: commit.sha, includeStartCommit: false } };
  const title = `Document #${pullRequest.number}`;
  return [{ event: "pullRequests", eventType: "merge", title, changes: [changes] }];
}

async function contains(directory: string, head: string, commit: string): Promise<boolean> {
  try {
    return (await readRelation(directory, commit, head)) === "ancestor";
  } catch (error) {
    // It is not there any more.
    if (error instanceof GitCommandError) return false;
    throw error;
  }
}
