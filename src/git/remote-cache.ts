import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ReleaseDocsError } from "../shared/errors.ts";
import { type RemoteRepository, runRemoteGit } from "./remote.ts";
import { execGit, GitCommandError } from "./run.ts";

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
    await execGit(directory, ["symbolic-ref", "HEAD", head.ref]);
    await execGit(directory, ["-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"]);
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
  const isThere = await execGit(directory, ["--git-dir=.", "rev-parse", "--is-bare-repository"]).catch(
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
  await execGit(unfinished, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
  await rename(unfinished, directory);
}

/** Milliseconds. No command holds a lock for so long: one that is older is of a process that was killed. */
const STALE = 10_000;
const PAUSES = [500, 1500, 4000, 6000];

/**
 * Does `work` on the bare repository at `directory`, and again where it meets locks of git: those of killed processes
 * are removed, others waited for. Nobody else may have work there, but a git that outlived who started it.
 */
export async function pastStaleLocks(directory: string, work: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      const cause = error instanceof ReleaseDocsError ? error.cause : error;
      const isLocked = cause instanceof GitCommandError && /\.lock': File exists/.test(cause.stderr);
      if (!isLocked) throw error;
    }
    if (!(await removeStaleLocks(directory))) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return work();
}

/** Whether there was any to remove. */
async function removeStaleLocks(directory: string): Promise<boolean> {
  const names = await readdir(join(directory, "refs"), { recursive: true });
  const tops = await readdir(directory);
  const paths = [...tops, ...names.map((name) => join("refs", name))].filter((name) => name.endsWith(".lock"));
  let removed = false;
  for (const path of paths.map((name) => join(directory, name))) {
    const { mtimeMs = Number.NaN } = (await stat(path).catch(() => undefined)) ?? {};
    if (!(Date.now() - mtimeMs > STALE)) continue;
    await rm(path, { force: true });
    removed = true;
  }
  return removed;
}

/**
 * Waits until no other process and nobody in this one holds the lock that `file` stands for, and holds it until it is
 * disposed of. A process that is killed lets go of it: the lock is the operating system's, on an empty SQLite file.
 */
export async function waitForLock(file: string): Promise<Disposable> {
  const { DatabaseSync } = await import("node:sqlite");
  for (;;) {
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec("BEGIN EXCLUSIVE");
      return { [Symbol.dispose]: () => database.close() };
    } catch (error) {
      database.close();
      if (!isBusy(error)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }
}

/** Milliseconds. */
const LOOK_AGAIN = 50;
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

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
