import { ReleaseDocsError } from "../release-docs-error.ts";
import { readRelation } from "./ancestry.ts";
import { runGitLines, streamGit } from "./run-git.ts";

/**
 * Which commits are meant, as `readCommits` takes them: `readCommits(directory, range.revisions, range)`.
 * With `noWalk` the revisions are the commits themselves (none: no commit), else what is reachable from them.
 * `isOrdered`: they are read in the order of history, the newest first.
 */
export type CommitRange = { revisions: readonly string[]; noWalk: boolean; isOrdered: boolean };

/** The two-dot range START..END of full SHAs: reachable from END and not from START; without START everything up to END. */
export function buildRange(end: string, start?: string): CommitRange {
  return { revisions: start === undefined ? [end] : [end, `^${start}`], noWalk: false, isOrdered: true };
}

/** The commits that are given by their full SHAs, and no others. */
export function buildExplicitRange(shas: readonly string[]): CommitRange {
  return { revisions: shas, noWalk: true, isOrdered: false };
}

/**
 * START..END and START itself, full SHAs both; a merge as START brings only itself, not the branch that it merged.
 * Throws a {@link ReleaseDocsError} (`git/start-not-in-end`) where END does not contain START.
 */
export async function readInclusiveRange(directory: string, start: string, end: string): Promise<CommitRange> {
  const relation = await readRelation(directory, start, end);
  if (relation === "same" || relation === "ancestor") {
    return { revisions: [end, `^${start}^@`], noWalk: false, isOrdered: true };
  }
  const reversed = relation === "descendant";
  throw new ReleaseDocsError({
    code: "git/start-not-in-end",
    message: `The start commit ${start} is not part of the history of the end commit ${end}.`,
    hint: reversed
      ? "The end comes before the start: swap the two."
      : "Choose a start that the end contains, or leave out `includeStartCommit`.",
  });
}

/** The newest `count` commits of `head` (full SHA) along first parents: what was committed or merged on its own branch. */
export async function readLastCommits(directory: string, head: string, count: number): Promise<CommitRange> {
  const args = ["rev-list", "--first-parent", `--max-count=${count}`, "--end-of-options", head];
  return { revisions: await runGitLines(directory, args), noWalk: true, isOrdered: true };
}

/**
 * The commits that `head` (full SHA) contains with a committer date from `start` to `end`, both included and either
 * left out. Each commit is looked at by itself, so that a wrong clock hides no others.
 */
export async function readCommitsBetween(
  directory: string,
  head: string,
  window: { start?: Date; end?: Date },
): Promise<CommitRange> {
  const start = Math.ceil((window.start?.getTime() ?? Number.NEGATIVE_INFINITY) / 1000);
  const end = Math.floor((window.end?.getTime() ?? Number.POSITIVE_INFINITY) / 1000);
  const shas: string[] = [];
  const args = ["rev-list", "--timestamp", "--topo-order", "--end-of-options", head];
  let rest = "";
  for await (const piece of streamGit(directory, args)) {
    const lines = (rest + piece.toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const space = line.indexOf(" ");
      const time = Number(line.slice(0, space));
      if (time >= start && time <= end) shas.push(line.slice(space + 1));
    }
  }
  return { revisions: shas, noWalk: true, isOrdered: true };
}
