import type { Commit } from "./commits.ts";
import { GitCommandError, runGit, streamGitLines } from "./run.ts";

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

/** Full SHA of the oldest commit without parents that `commit`, a full SHA, goes back to. */
export async function readRootCommit(directory: string, commit: string): Promise<string> {
  const roots = await runGit(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
  return roots.trim().split("\n").at(-1) ?? commit;
}

/**
 * Commits of one repository as `git log --topo-order` would list them, each once: the newest first and none before one
 * of its children, also where what lies between two of them is left out.
 */
export async function orderCommits(directory: string, commits: readonly Commit[]): Promise<Commit[]> {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const [oldest] = [...bySha.values()].sort((a, b) => compareTexts(a.committedAt, b.committedAt));
  if (oldest === undefined || bySha.size === 1) return [...bySha.values()];
  const parents = new Set(commits.flatMap((commit) => commit.parents));
  const tips = [...bySha.keys()].filter((sha) => !parents.has(sha));
  // What is before the oldest need not be walked; only a wrong clock can hide one of the commits there.
  const bounded = await readOrder(directory, [...tips, `^${oldest.sha}^@`], bySha);
  return bounded.length === bySha.size ? bounded : readOrder(directory, tips, bySha);
}

async function readOrder(
  directory: string,
  revisions: readonly string[],
  bySha: ReadonlyMap<string, Commit>,
): Promise<Commit[]> {
  const ordered: Commit[] = [];
  const input = `${revisions.join("\n")}\n`;
  for await (const lines of streamGitLines(directory, ["rev-list", "--topo-order", "--stdin"], { input })) {
    for (const line of lines) {
      const commit = bySha.get(line);
      if (commit !== undefined) ordered.push(commit);
    }
  }
  return ordered;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const FEWEST_DIGITS = 4;

/**
 * The commit whose SHA begins most like `name`, of those that share four digits with it, cut to the digits that a
 * person would give; undefined where there is none or where `name` is no SHA.
 */
export async function readNearestCommit(directory: string, name: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{4,64}$/i.test(name)) return undefined;
  const wanted = name.toLowerCase();
  const objects = await runGit(directory, ["rev-parse", `--disambiguate=${wanted.slice(0, FEWEST_DIGITS)}`]);
  const kinds = await runGit(directory, ["cat-file", "--batch-check=%(objecttype) %(objectname)"], { input: objects });
  const commits = kinds
    .split("\n")
    .flatMap((line) => (line.startsWith("commit ") ? [line.slice("commit ".length)] : []));
  const [nearest] = commits.sort((a, b) => countShared(b, wanted) - countShared(a, wanted));
  return nearest?.slice(0, Math.max(wanted.length, 10));
}

function countShared(sha: string, wanted: string): number {
  const different = [...wanted].findIndex((digit, index) => digit !== sha[index]);
  return different === -1 ? wanted.length : different;
}
