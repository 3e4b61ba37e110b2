import { runGit } from "./run-git.ts";

/** Full SHA of the oldest commit without parents that `commit`, a full SHA, goes back to. */
export async function readRootCommit(directory: string, commit: string): Promise<string> {
  const roots = await runGit(directory, ["rev-list", "--max-parents=0", "--end-of-options", commit]);
  return roots.trim().split("\n").at(-1) ?? commit;
}
