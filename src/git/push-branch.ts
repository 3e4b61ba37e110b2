import { runRemoteGit } from "./remote-git.ts";
import type { RepositoryCache } from "./repository-cache.ts";

/**
 * Moves a branch of the remote from `before` to `after`, a commit of the cache (full SHAs; undefined: it must not be
 * there); what is pushed already stays. False where somebody else has moved it. Throws `git/push-refused` where a rule
 * of the remote is against it, and what {@link runRemoteGit} throws.
 */
export async function pushBranch(
  { directory, remote }: RepositoryCache,
  { branch, before, after }: { branch: string; before: string | undefined; after: string },
): Promise<boolean> {
  const ref = `refs/heads/${branch}`;
  const lease = `--force-with-lease=${ref}:${before ?? ""}`;
  const quiet = ["--quiet", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];
  const push = { command: ["push", ...quiet, lease], args: [`${after}:${ref}`], doing: `push the branch ${branch}` };
  try {
    await runRemoteGit(directory, remote, push);
    return true;
  } catch (error) {
    // Where the branch is now tells what happened, whatever was answered.
    const look = { command: ["ls-remote"], args: [ref], doing: `look for the branch ${branch}` };
    const [tip] = (await runRemoteGit(directory, remote, look)).split("\t");
    if (tip === after) return true;
    if ((tip || undefined) === before) throw error;
    return false;
  }
}
