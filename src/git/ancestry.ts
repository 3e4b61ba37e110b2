import { GitCommandError, runGit } from "./run-git.ts";

/** How one commit lies to another in history. `unrelated`: they share no commit at all. */
export type Relation = "same" | "ancestor" | "descendant" | "diverged" | "unrelated";

/** How `commit` lies to `other`, both full SHAs: `ancestor` means that `other` contains `commit`. */
export async function readRelation(directory: string, commit: string, other: string): Promise<Relation> {
  if (commit === other) return "same";
  const base = await readMergeBase(directory, commit, other);
  if (base === undefined) return "unrelated";
  if (base === commit) return "ancestor";
  return base === other ? "descendant" : "diverged";
}

/** The best common ancestor of two commits (full SHAs), or undefined where they share none. */
export async function readMergeBase(directory: string, one: string, other: string): Promise<string | undefined> {
  try {
    return (await runGit(directory, ["merge-base", "--end-of-options", one, other])).trim();
  } catch (error) {
    if (error instanceof GitCommandError && error.exitCode === 1) return undefined;
    throw error;
  }
}

/** Names of the tags whose commits `commit` (full SHA) contains, itself included. */
export function readTagsMergedInto(directory: string, commit: string): Promise<ReadonlySet<string>> {
  return readTagNames(directory, [`--merged=${commit}`]);
}

/** Names of the tags that contain `commit` (full SHA), the ones on it included. */
export function readTagsContaining(directory: string, commit: string): Promise<ReadonlySet<string>> {
  return readTagNames(directory, [`--contains=${commit}`]);
}

/** Names of the tags that share any history with `commit` (full SHA): two commits do when they share a root. */
export async function readRelatedTags(directory: string, commit: string): Promise<ReadonlySet<string>> {
  const roots = await runGit(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
  return readTagNames(
    directory,
    roots
      .trim()
      .split("\n")
      .map((root) => `--contains=${root}`),
  );
}

async function readTagNames(directory: string, filters: readonly string[]): Promise<ReadonlySet<string>> {
  const listing = await runGit(directory, ["for-each-ref", ...filters, "--format=%(refname)", "refs/tags"]);
  const names = listing.split("\n").filter((line) => line !== "");
  return new Set(names.map((refname) => refname.slice("refs/tags/".length)));
}

/** Those of the commits (full SHAs, some hundreds at most) that no other of them contains. */
export async function readIndependent(directory: string, commits: readonly string[]): Promise<ReadonlySet<string>> {
  if (commits.length === 0) return new Set();
  const listing = await runGit(directory, ["merge-base", "--independent", "--end-of-options", ...new Set(commits)]);
  return new Set(listing.trim().split("\n"));
}
