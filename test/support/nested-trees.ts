import { execFileSync } from "node:child_process";
import type { History } from "./history.ts";

/** Commits a tree of `width ** depth` paths in some kilobytes of objects: each folder is the same one many times. */
export function commitNestedTrees(history: History, { width = 10, depth = 9 } = {}): string {
  const run = (args: readonly string[], input: string) =>
    execFileSync("git", args, { cwd: history.directory, encoding: "utf8", input }).trim();
  const makeTree = (entry: string, name: string) =>
    run(["mktree"], Array.from({ length: width }, (_, index) => `${entry}\t${name}${index}\n`).join(""));
  let tree = makeTree(`100644 blob ${run(["hash-object", "-w", "--stdin"], "x\n")}`, "file");
  for (let level = 1; level < depth; level += 1) tree = makeTree(`040000 tree ${tree}`, "folder");
  const commit = history.git("commit-tree", tree, "-p", "HEAD", "-m", "feat: add files (#7)");
  history.git("update-ref", "HEAD", commit);
  return commit;
}
