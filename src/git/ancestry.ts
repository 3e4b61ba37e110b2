import type { Commit } from "./commits.ts";
import { GitCommandError, runGit, runGitLines, streamGitLines } from "./run.ts";
import { compareValues } from "./tags.ts";

/** `unrelated` commits share none. */
export type Relation = "same" | "ancestor" | "descendant" | "diverged" | "unrelated";

/** Both are full SHAs; `ancestor` means that `other` contains `commit`. */
export async function readRelation(directory: string, commit: string, other: string): Promise<Relation> {
  if (commit === other) return "same";
  const base = await readMergeBase(directory, commit, other);
  if (base === undefined) return "unrelated";
  if (base === commit) return "ancestor";
  return base === other ? "descendant" : "diverged";
}

export async function readMergeBase(directory: string, one: string, other: string): Promise<string | undefined> {
  try {
    return (await runGit(directory, ["merge-base", "--end-of-options", one, other])).trim();
  } catch (error) {
    if (error instanceof GitCommandError && error.exitCode === 1) return undefined;
    throw error;
  }
}

/** The tags that share a root commit, and so some history, with the commit. */
export async function readRelatedTags(directory: string, commit: string): Promise<ReadonlySet<string>> {
  return readTagNames(directory, "contains", ...(await readRoots(directory, commit)));
}

/** The tags on any of the commits' ancestors (`merged`) or descendants (`contains`), and on the commits themselves. */
export async function readTagNames(
  directory: string,
  relation: "merged" | "contains",
  ...commits: readonly string[]
): Promise<ReadonlySet<string>> {
  const filters = commits.map((commit) => `--${relation}=${commit}`);
  const names = await runGitLines(directory, ["for-each-ref", ...filters, "--format=%(refname:strip=2)", "refs/tags"]);
  return new Set(names);
}

function readRoots(directory: string, commit: string): Promise<string[]> {
  return runGitLines(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
}

/** Those of the commits (some hundreds at most) that no other one contains. */
export async function readIndependent(directory: string, commits: readonly string[]): Promise<ReadonlySet<string>> {
  if (commits.length === 0) return new Set();
  const args = ["merge-base", "--independent", "--end-of-options", ...new Set(commits)];
  return new Set(await runGitLines(directory, args));
}

export async function readRootCommit(directory: string, commit: string): Promise<string> {
  return (await readRoots(directory, commit)).at(-1) ?? commit;
}

/** Each commit once, newest first, and none before one of its children. */
export async function orderCommits(directory: string, commits: readonly Commit[]): Promise<Commit[]> {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const [oldest] = [...bySha.values()].sort((a, b) => compareValues(a.committedAt, b.committedAt));
  if (oldest === undefined || bySha.size === 1) return [...bySha.values()];
  const parents = new Set(commits.flatMap((commit) => commit.parents));
  const tips = [...bySha.keys()].filter((sha) => !parents.has(sha));
  // Nothing before the oldest commit needs to be walked, unless a wrong clock dated one of them later.
  const bounded = await readOrder(directory, [...tips, `^${oldest.sha}^@`], bySha);
  return bounded.length === bySha.size ? bounded : readOrder(directory, tips, bySha);
}

async function readOrder(directory: string, revisions: readonly string[], bySha: ReadonlyMap<string, Commit>) {
  const ordered: Commit[] = [];
  const input = `${revisions.join("\n")}\n`;
  for await (const lines of streamGitLines(directory, ["rev-list", "--topo-order", "--stdin"], { input })) {
    ordered.push(...lines.flatMap((line) => bySha.get(line) ?? []));
  }
  return ordered;
}

export async function readNearestCommit(directory: string, name: string): Promise<string | undefined> {
  if (!/^[0-9a-f]{4,64}$/i.test(name)) return undefined;
  const wanted = name.toLowerCase();
  const objects = await runGit(directory, ["rev-parse", `--disambiguate=${wanted.slice(0, 4)}`]);
  const kinds = await runGit(directory, ["cat-file", "--batch-check=%(objecttype) %(objectname)"], { input: objects });
  const commits = [...kinds.matchAll(/^commit (.+)$/gm)].map(([, sha = ""]) => sha);
  const [nearest] = commits.sort((a, b) => countShared(b, wanted) - countShared(a, wanted));
  return nearest?.slice(0, Math.max(wanted.length, 10));
}

function countShared(sha: string, wanted: string): number {
  const different = [...wanted].findIndex((digit, index) => digit !== sha[index]);
  return different === -1 ? wanted.length : different;
}
