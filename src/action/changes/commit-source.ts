import type { Relation } from "../../git/ancestry.ts";
import type { AuthoredCommit } from "../../git/authored-commit.ts";
import type { PreviousTag } from "../../git/previous-tag.ts";

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
