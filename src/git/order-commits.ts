import type { Commit } from "./commit.ts";
import { streamGit } from "./run-git.ts";

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
  let rest = "";
  const input = `${revisions.join("\n")}\n`;
  for await (const piece of streamGit(directory, ["rev-list", "--topo-order", "--stdin"], { input })) {
    const lines = (rest + piece.toString("latin1")).split("\n");
    rest = lines.pop() ?? "";
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
