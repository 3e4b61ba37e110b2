import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { pastStaleLocks } from "./past-stale-locks.ts";
import { type RemoteRepository, runRemoteGit } from "./remote-git.ts";
import { GitCommandError, runGit } from "./run-git.ts";
import { waitForLock } from "./wait-for-lock.ts";

/** A remote repository, and the bare one on this machine that is kept as it stands there. */
export type RepositoryCache = {
  /** Absolute path; the folder above it has to be the service's own. */
  directory: string;
  remote: RemoteRepository;
};

/** File in the cache that holds when it was last known to be as the remote is, as text. */
const SYNCED = "release-docs-synced";

/**
 * Brings the cache to where the remote is: every branch and tag with all they contain, and HEAD at the default branch.
 * Nothing is asked where that was done less than `olderThan` milliseconds ago. Any number of processes may do it at
 * once: one works, and the others wait and take what it brought. It may be killed at any instant.
 * Throws a {@link ReleaseDocsError}: `git/no-commits` for an empty repository, and what {@link runRemoteGit} throws.
 */
export async function syncRepositoryCache(cache: RepositoryCache, { olderThan = 0 } = {}): Promise<void> {
  const { directory } = cache;
  const oldest = Date.now() - olderThan;
  if ((await readSyncedAt(directory)) > oldest) return;
  await mkdir(dirname(directory), { recursive: true });
  using _ = await waitForLock(`${directory}.lock`);
  if ((await readSyncedAt(directory)) > oldest) return;
  const started = new Date().toISOString();
  const head = await readRemoteHead(cache);
  await makeRepository(directory, head.commit.length === 64 ? ["--object-format=sha256"] : []);
  await pastStaleLocks(directory, async () => {
    await runRemoteGit(directory, cache.remote, FETCH);
    await runGit(directory, ["symbolic-ref", "HEAD", head.ref]);
    await runGit(directory, ["-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"]);
  });
  await writeFile(join(directory, SYNCED), started);
}

/** When the cache was last known to be as the remote is, in milliseconds since 1970; 0 where it never was. */
export async function readSyncedAt(directory: string): Promise<number> {
  const text = await readFile(join(directory, SYNCED), "utf8").catch(() => "");
  return Date.parse(text) || 0;
}

const FETCH = {
  command: ["fetch", "--prune", "--force", "--no-tags", "--quiet", "--no-recurse-submodules", "--no-write-fetch-head"],
  args: ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"],
  doing: "fetch the repository",
};

/** The branch that the remote calls its own, and its newest commit. */
async function readRemoteHead({ directory, remote }: RepositoryCache): Promise<{ ref: string; commit: string }> {
  const look = { command: ["ls-remote", "--symref"], args: ["HEAD"], doing: "read the repository" };
  const listing = await runRemoteGit(dirname(directory), remote, look);
  const ref = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1];
  const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listing)?.[1];
  if (ref !== undefined && commit !== undefined) return { ref, commit };
  throw new ReleaseDocsError({
    code: "git/no-commits",
    message: `The repository ${remote.url} has no commit on a default branch.`,
    hint: "Make its first commit, or give it a default branch that is there.",
  });
}

/** Makes the bare repository where there is none, or one that was left half made. */
async function makeRepository(directory: string, format: readonly string[]): Promise<void> {
  const isThere = await runGit(directory, ["--git-dir=.", "rev-parse", "--is-bare-repository"]).catch(
    (error: unknown) => {
      const isMissing = error instanceof ReleaseDocsError && error.code === "git/no-such-directory";
      if (isMissing || error instanceof GitCommandError) return "";
      throw error;
    },
  );
  if (isThere.trim() === "true") return;
  const unfinished = `${directory}.new`;
  for (const folder of [directory, unfinished]) await rm(folder, { recursive: true, force: true });
  await mkdir(unfinished);
  await runGit(unfinished, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
  await rename(unfinished, directory);
}
