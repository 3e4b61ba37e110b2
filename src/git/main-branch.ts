import type { History } from "./read-history.ts";
import { runGit } from "./run-git.ts";

/**
 * Full SHA of the newest commit of the main branch: the one that `origin` calls its own (`origin/HEAD`), where the
 * clone knows it and something else is checked out; else the head.
 */
export async function readMainBranch({ directory, repository: { branch }, head }: History): Promise<string> {
  const args = ["for-each-ref", "--format=%(symref) %(objectname)", "refs/remotes/origin/HEAD"];
  const [name = "", commit = ""] = (await runGit(directory, args)).trim().split(" ");
  return commit === "" || name === `refs/remotes/origin/${branch}` ? head : commit;
}
