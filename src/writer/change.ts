import type { Account } from "../commit-facts.ts";
import type { Commit } from "../git/commit.ts";
import type { LabelVerdict } from "./label-verdict.ts";

/** One change as its authors made it: a pull request where there is one, else a commit. */
export type Change = {
  /** What its author called it, without the `(#12)` of its own pull request; still with its conventional type. */
  title: string;
  /** The message below the title; empty for a pull request that was merged with a merge commit. */
  body: string;
  /** Its pull request's number in this repository. */
  pullRequest: number | undefined;
  /** The merge, the squash or the only commit, then what a merge carried; the newest first of a rebase; never empty. */
  commits: readonly [Commit, ...Commit[]];
  /** What the code host tells of its pull request; undefined where it does not. */
  told?: { author: Account | undefined; verdict: LabelVerdict } | undefined;
};

/**
 * Why commits stand behind no entry: `merge` joins branches, `carrier` is a pull request whose own pull requests
 * are listed in its place, `release` makes a release, `fixup` mends a commit, `skipped` asks not to be mentioned,
 * `reverted` is half of a pair that cancels out, `backport` repeats a change that is listed, `leftOut` is a change that
 * somebody asked to leave out, `kindLeftOut` one of a kind that is not to be mentioned.
 */
export type NotShownReason =
  | "merge"
  | "carrier"
  | "release"
  | "fixup"
  | "skipped"
  | "reverted"
  | "backport"
  | "leftOut"
  | "kindLeftOut";

/** Commits that stand behind no entry, and why. */
export type NotShown = { reason: NotShownReason; shas: readonly string[] };

/** Changes that are still to be told, newest first, and what was set aside on the way. */
export type Sifted = { changes: readonly Change[]; notShown: readonly NotShown[] };

/** The commits of a change, set aside for a reason. */
export function setAside(change: Change, reason: NotShownReason): NotShown {
  return { reason, shas: change.commits.map((commit) => commit.sha) };
}

/**
 * Sets aside the changes for which `reasonFor` gives a reason and keeps the others in their order.
 */
export function siftChanges(sifted: Sifted, reasonFor: (change: Change) => NotShownReason | undefined): Sifted {
  const changes: Change[] = [];
  const notShown = [...sifted.notShown];
  for (const change of sifted.changes) {
    const reason = reasonFor(change);
    if (reason === undefined) changes.push(change);
    else notShown.push(setAside(change, reason));
  }
  return { changes, notShown };
}

/** The commits of a change that is more than one: those that its merge carried, or all of a rebase. */
export function selectWork(change: Change): readonly Commit[] {
  return change.commits.length < 2 ? [] : change.commits.filter((commit) => commit.parents.length < 2);
}

/** Whether the commit that starts with `sha` is the whole change, and not only a part of it. */
export function standsFor(change: Change, sha: string): boolean {
  const [lead, ...carried] = change.commits;
  if (lead.sha.startsWith(sha)) return carried.length === 0 || lead.parents.length > 1;
  const work = selectWork(change);
  return work.length === 1 && work[0]?.sha.startsWith(sha) === true;
}

/** The files that a change touches: those of the commits it carries, or of its merge where none is known. */
export function selectPaths(change: Change): readonly string[] {
  const work = selectWork(change);
  if (work.length === 0) return change.commits[0].paths;
  return [...new Set(work.flatMap((commit) => commit.paths))];
}
