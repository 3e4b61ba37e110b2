import { readMergeBase } from "../git/ancestry.ts";
import { GitCommandError, runGit } from "../git/run-git.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";

/** A draft's branch as it stands: its newest commit, and the commit of the base that its changes count from. */
export type DraftBranch = { tip: string | undefined; start: string };

/** Reads a draft's branch in the repository `store`; where it is not there yet, it starts at `base` (full SHA). */
export async function readDraftBranch(store: string, branch: string, base: string): Promise<DraftBranch> {
  await checkBranchName(store, branch);
  const tip = await readTip(store, branch);
  return { tip, start: tip === undefined ? base : ((await readMergeBase(store, base, tip)) ?? base) };
}

/**
 * Refuses to write a branch that somebody has checked out, whose files would then seem changed.
 * Throws a {@link ReleaseDocsError} (`codehost/branch-in-use`).
 */
export async function checkNotCheckedOut(directory: string, branch: string): Promise<void> {
  const listing = await runGit(directory, ["worktree", "list", "--porcelain"]);
  if (!listing.split("\n").includes(`branch refs/heads/${branch}`)) return;
  throw new ReleaseDocsError({
    code: "codehost/branch-in-use",
    message: `The branch ${branch} is checked out, so a draft cannot be written to it.`,
    hint: "Check out another branch, or choose another name for the draft.",
  });
}

/** Turns git's refusal to move a branch into a {@link ReleaseDocsError} (`codehost/branch-not-moved`). */
export function explainMove(branch: string, error: unknown): unknown {
  if (!(error instanceof GitCommandError)) return error;
  return new ReleaseDocsError({
    code: "codehost/branch-not-moved",
    message: `git would not move the branch ${branch}: ${error.stderr.trim()}`,
    hint: "Somebody may have moved it at the same time, or another branch has a part of its name; run the step again.",
    cause: error,
  });
}

async function checkBranchName(store: string, branch: string): Promise<void> {
  try {
    await runGit(store, ["check-ref-format", `refs/heads/${branch}`]);
    if (!branch.startsWith("-") && branch !== "HEAD") return;
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
  }
  throw new ReleaseDocsError({
    code: "codehost/bad-branch",
    message: `${JSON.stringify(branch)} is no name for a branch.`,
    hint: "Use letters, digits, `-` and `/`, such as `release-docs/v1.2.0`.",
  });
}

async function readTip(store: string, branch: string): Promise<string | undefined> {
  try {
    return (await runGit(store, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`])).trim();
  } catch (error) {
    if (error instanceof GitCommandError && error.exitCode === 1) return undefined;
    throw error;
  }
}
