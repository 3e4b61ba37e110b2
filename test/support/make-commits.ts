import type { Commit } from "../../src/git/commits.ts";

/** What a made-up commit is; everything but its message has a default. */
export type CommitSketch = {
  message: string;
  paths?: readonly string[];
  id?: string;
  parents?: readonly string[];
  at?: string;
};

/** The full SHA for a short name in a sketch. */
export function nameCommit(id: string): string {
  return Buffer.from(id).toString("hex").padEnd(40, "0");
}

/** A straight history from messages, oldest first; the result is newest first. `id`s and `parents` override. */
export function makeCommits(...sketches: readonly (string | CommitSketch)[]): Commit[] {
  const commits: Commit[] = [];
  for (const item of sketches) {
    const sketch = typeof item === "string" ? { message: item } : item;
    const [subject = "", ...rest] = sketch.message.split("\n");
    const before = commits.at(-1);
    commits.push({
      sha: nameCommit(sketch.id ?? `c${commits.length}`),
      parents: sketch.parents?.map(nameCommit) ?? (before === undefined ? [] : [before.sha]),
      author: { name: "Ada Writer", email: "ada@example.com" },
      committedAt: sketch.at ?? renderTime(commits.length),
      subject,
      body: rest.join("\n").trim(),
      paths: sketch.paths ?? ["src/code.ts"],
    });
  }
  return commits.reverse();
}

/** A second after the commit before: commits of one time are of one rebase. */
function renderTime(index: number): string {
  return new Date(Date.UTC(2026, 0, 5, 10, 0, index)).toISOString().replace(".000Z", "Z");
}
