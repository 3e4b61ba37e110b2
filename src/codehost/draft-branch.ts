import { readMergeBase } from "../git/ancestry.ts";
import { GitCommandError, runGit } from "../git/run-git.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { isOwnCommit } from "./draft-mark.ts";
import { buildDraftMoved } from "./draft-moved.ts";

/** A draft's branch as it stands, by full SHAs. */
export type DraftBranch = {
  /** Its newest commit; undefined where the branch is not there. */
  tip: string | undefined;
  /** The commit of the base that its changes count from. */
  start: string;
  /** Whether somebody else has committed to it. */
  shared: boolean;
};

/**
 * Reads a draft's branch in the repository `store`; where it is not there yet, it starts at `base`. One that was merged
 * as it stands, at one of the commits `merged`, is no longer anybody's. All by full SHAs; `merged` may be their beginnings.
 */
export async function readDraftBranch(
  store: string,
  branch: string,
  { base, merged }: { base: string; merged: readonly string[] },
): Promise<DraftBranch> {
  const tip = await readTip(store, branch);
  if (tip === undefined) return { tip, start: base, shared: false };
  const start = (await readMergeBase(store, base, tip)) ?? base;
  const listing = await runGit(store, ["log", "-z", "--format=%T%n%B", `${start}..${tip}`, "--"]);
  const commits = listing.split("\0").filter((text) => text.trim() !== "");
  const isOwn = (text: string) => isOwnCommit({ tree: text.slice(0, text.indexOf("\n")), message: text });
  return { tip, start, shared: !merged.some((sha) => tip.startsWith(sha)) && !commits.every(isOwn) };
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

/**
 * Turns git's refusal to move a branch into a {@link ReleaseDocsError}: `codehost/draft-moved` where the branch is no
 * longer at `before` (full SHA; undefined: not there), else `codehost/branch-not-moved`.
 */
export async function explainMove(
  store: string,
  { branch, before }: { branch: string; before: string | undefined },
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof GitCommandError)) return error;
  if ((await readTip(store, branch)) !== before) return buildDraftMoved(branch, error);
  return new ReleaseDocsError({
    code: "codehost/branch-not-moved",
    message: `git would not move the branch ${branch}: ${error.stderr.trim()}`,
    hint: "Another branch may have a part of its name; delete or rename that one, and run the step again.",
    cause: error,
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
