import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { Relation } from "../../git/ancestry.ts";
import type { AuthoredCommit } from "../../git/commits.ts";
import { describePreviousTag, type PreviousTag } from "../../git/previous-tag.ts";
import type { BranchTrigger, MergeTrigger } from "../trigger.ts";

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

/** What a head is about, by names and full SHAs. */
export type ReleaseRange = {
  /** The release; undefined for what came since the last one. */
  tag: string | undefined;
  /** The tag before, and why it is that one; without a tag everything up to `head` is meant. */
  previous: PreviousTag;
  /** The commit of the release, else the current head. */
  head: string;
};

/** The commits but merges of a pull request, newest first, or why they cannot be had. */
export type PullCommits = { commits: AuthoredCommit[] } | { missing: string };

/** How two commits lie to each other, and where they part if anywhere; or why that cannot be told. */
export type Fork = { relation: Relation; base: string | undefined } | { missing: string };

/** Where the step asks about commits: a checkout, or GitHub's API. SHAs are full ones. */
export type CommitSource = {
  /** As the log names it. */
  name: string;
  /** The release that the tag `name` marks and the tag before it. Throws `git/unknown-tag`. */
  readRelease: (name: string) => Promise<ReleaseRange>;
  /** The release that `head` (default: the current head) is, else what came since the last one. */
  readLatest: (head?: string) => Promise<ReleaseRange>;
  /** The oldest commit that `head` goes back to. */
  readFirstCommit: (head: string) => Promise<string>;
  /** The commit and up to `count - 1` before it along first parents, newest first. Throws `git/unknown-revision`. */
  readCommits: (sha: string, count: number) => Promise<AuthoredCommit[]>;
  /** The commits of a pull request as they were on its branch. */
  readPullCommits: (pull: { number: number; head?: string; base: string }) => Promise<PullCommits>;
  /** How `commit` lies to `other`, and where they part. */
  readFork: (commit: string, other: string) => Promise<Fork>;
  /** Tip of a branch; undefined where it is not there. */
  readBranch: (name: string) => Promise<string | undefined>;
};

// Rebasing takes the code host moments; what lies further apart was not part of it.
const LONGEST_REBASE = 10 * 60_000;

/** What merging the pull request brought: its merge with its branch, the one squashed commit, or the rebased ones. */
export async function selectMerge(source: CommitSource, trigger: MergeTrigger): Promise<ChangeSelection> {
  const told = `the merge of pull request #${trigger.number}`;
  const [merge] = await source.readCommits(trigger.mergeCommit, 1);
  if (merge === undefined) return selectOne(trigger.mergeCommit, told);
  const [parent, second] = merge.parents;
  // Pushed to the base by hand: the branch's own commits are there as they were.
  if (trigger.head === merge.sha) return selectPushed(source, trigger, merge, told);
  if (parent !== undefined && second !== undefined) return buildCommitRange(parent, merge.sha, told);
  if (trigger.commits === 1) return selectOne(merge.sha, `${told}, one commit (squashed or rebased)`);
  const { count, guessed } = await countRebased(source, trigger, merge);
  const basis = guessed === undefined ? "" : `, going by subject and dates, as ${guessed}`;
  if (count <= 1) return selectOne(merge.sha, `${told}, squashed${basis}`);
  return selectLast(source, merge, count, `${told}, rebased${basis}`);
}

/** How many commits, ending with `merge`, are the pull request's own: 0 or 1 where they were squashed. */
async function countRebased(
  source: CommitSource,
  trigger: MergeTrigger,
  merge: AuthoredCommit,
): Promise<{ count: number; guessed?: string }> {
  const { number, head } = trigger;
  const pull = await source.readPullCommits({ number, base: merge.sha, ...(head === undefined ? {} : { head }) });
  if ("missing" in pull) return { count: await guessRebased(source, trigger, merge), guessed: pull.missing };
  const { commits: originals } = pull;
  if (originals.length === 0) {
    return { count: await guessRebased(source, trigger, merge), guessed: "its branch has no commits of its own" };
  }
  const chain = await source.readCommits(merge.sha, originals.length);
  // A rebase keeps who wrote what when; a squash is written anew.
  const differs = chain.findIndex((commit, index) => !isCopy(commit, originals[index]));
  return { count: differs === -1 ? chain.length : differs };
}

/** {@link countRebased} by what the commits on the base alone look like. */
async function guessRebased(
  source: CommitSource,
  { name, number, commits }: MergeTrigger,
  merge: AuthoredCommit,
): Promise<number> {
  const [subject = ""] = merge.message.split("\n", 1);
  if (subject === name || subject.endsWith(`(#${number})`)) return 1;
  if (merge.authoredAt === merge.committedAt || commits === undefined) return 1;
  const chain = await source.readCommits(merge.sha, commits);
  const end = chain.findIndex(
    ({ committedAt, parents }) =>
      parents.length !== 1 || Date.parse(merge.committedAt) - Date.parse(committedAt) > LONGEST_REBASE,
  );
  return end === -1 ? chain.length : end;
}

function isCopy(commit: AuthoredCommit, original: AuthoredCommit | undefined): boolean {
  return (
    original !== undefined &&
    commit.parents.length === 1 &&
    Date.parse(commit.authoredAt) === Date.parse(original.authoredAt) &&
    commit.message === original.message
  );
}

async function selectPushed(
  source: CommitSource,
  { base, commits }: MergeTrigger,
  merge: AuthoredCommit,
  told: string,
): Promise<ChangeSelection> {
  const fork = base === undefined ? undefined : await source.readFork(base, merge.sha);
  const how = `${told}, pushed by hand`;
  const start = fork === undefined || "missing" in fork ? undefined : fork.base;
  if (start !== undefined && start !== merge.sha) return buildCommitRange(start, merge.sha, how);
  return selectLast(source, merge, commits ?? 1, how);
}

/** The last `count` commits along first parents, ending with `merge`. */
async function selectLast(
  source: CommitSource,
  merge: AuthoredCommit,
  count: number,
  told: string,
): Promise<ChangeSelection> {
  const chain = await source.readCommits(merge.sha, count);
  const [start] = chain.at(-1)?.parents ?? [];
  if (start !== undefined) return buildCommitRange(start, merge.sha, told);
  return { changes: [{ commits: { shas: chain.map(({ sha }) => sha) } }], source: told };
}

function selectOne(sha: string, source: string): ChangeSelection {
  return { changes: [{ commits: { shas: [sha] } }], source };
}

/** What the push brought to its branch; a new or rewritten branch counts from where it left the history that stays. */
export async function selectPush(source: CommitSource, trigger: BranchTrigger): Promise<ChangeSelection> {
  const { branch, before, after } = trigger;
  if (before === undefined) return selectSinceDefault(source, trigger, `the new branch ${branch}`);
  const fork = await source.readFork(before, after);
  if ("missing" in fork) {
    // Also where only `after` is not there: what reads it next says so.
    return selectSinceDefault(source, trigger, `the rewritten branch ${branch} (${fork.missing})`);
  }
  switch (fork.relation) {
    case "ancestor":
      return buildCommitRange(before, after, `the push to ${branch}`);
    case "same":
      return buildSkip(`the push to ${branch} brought no commits`);
    case "descendant":
      return buildSkip(`${branch} was moved back, so the push brought no commits`);
    default:
      if (fork.base === undefined) return selectSinceDefault(source, trigger, `the rewritten branch ${branch}`);
      return buildCommitRange(
        fork.base,
        after,
        `the rewritten part of ${branch}, since its old and new history parted`,
      );
  }
}

/** Since the branch left the default branch; on that branch itself, since the last release. */
async function selectSinceDefault(
  source: CommitSource,
  { branch, after, defaultBranch }: BranchTrigger,
  what: string,
): Promise<ChangeSelection> {
  const other = defaultBranch === undefined || defaultBranch === branch ? undefined : defaultBranch;
  const tip = other === undefined ? undefined : await source.readBranch(other);
  const fork = tip === undefined ? undefined : await source.readFork(tip, after);
  const base = fork === undefined || "missing" in fork ? undefined : fork.base;
  if (base === after) return buildSkip(`${what} has no commits that ${other} lacks`);
  if (base !== undefined) return buildCommitRange(base, after, `${what} since it left ${other}`);
  const [head] = await source.readCommits(after, 1);
  const range = await source.readLatest(head?.sha ?? after);
  const { changes, source: told } = await selectReleaseRange(source, range);
  // "Since the tag" would end at the head of the service, which need not be this branch's.
  if (range.tag === undefined && range.previous.tag !== undefined) {
    return buildCommitRange(range.previous.tag.commit, range.head, `${what}: ${told}`);
  }
  return { changes, source: `${what}: ${told}` };
}
