import type { Commit } from "./commit.ts";

/** Commits as `git log --topo-order` would list them, the newest first and none before one of its children. */
export function orderCommits(commits: readonly Commit[]): Commit[] {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  const children = new Map(commits.map(({ sha }) => [sha, 0]));
  for (const parent of commits.flatMap(({ parents }) => parents)) {
    const known = children.get(parent);
    if (known !== undefined) children.set(parent, known + 1);
  }
  const byDate = (a: Commit, b: Commit) => Date.parse(a.committedAt) - Date.parse(b.committedAt);
  // The last of this list is the next one out: the newest of those whose children are out already.
  const ready = commits.filter(({ sha }) => children.get(sha) === 0).toSorted(byDate);
  const ordered: Commit[] = [];
  for (let next = ready.pop(); next !== undefined; next = ready.pop()) {
    ordered.push(next);
    for (const parent of next.parents) {
      const left = (children.get(parent) ?? 0) - 1;
      const commit = bySha.get(parent);
      children.set(parent, left);
      if (left !== 0 || commit === undefined) continue;
      ready.push(commit);
      ready.sort(byDate);
    }
  }
  return ordered;
}
