import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ReleaseDocsError } from "../shared/errors.ts";
import { type RemoteRepository, runRemoteGit } from "./remote.ts";
import { execGit, GitCommandError } from "./run.ts";

export type RepositoryCache = {
  /** Absolute path; its parent folder must belong to the service. */
  directory: string;
  remote: RemoteRepository;
};

const SYNCED = "release-docs-synced";

/** `olderThan`: milliseconds. Safe for processes that run at the same time or are killed. Throws `git/no-commits`. */
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
  await retryPastLocks(directory, async () => {
    await runRemoteGit(directory, cache.remote, FETCH);
    await execGit(directory, ["symbolic-ref", "HEAD", head.ref]);
    await execGit(directory, ["-c", "gc.autoDetach=false", "gc", "--auto", "--quiet"]);
  });
  await writeFile(join(directory, SYNCED), started);
}

/** In milliseconds since 1970; 0 before the first sync. */
async function readSyncedAt(directory: string): Promise<number> {
  const text = await readFile(join(directory, SYNCED), "utf8").catch(() => "");
  return Date.parse(text) || 0;
}

const FETCH = {
  command: ["fetch", "--prune", "--force", "--no-tags", "--quiet", "--no-recurse-submodules", "--no-write-fetch-head"],
  args: ["+refs/heads/*:refs/heads/*", "+refs/tags/*:refs/tags/*"],
  doing: "fetch the repository",
};

async function readRemoteHead({ directory, remote }: RepositoryCache): Promise<{ ref: string; commit: string }> {
  const look = { command: ["ls-remote", "--symref"], args: ["HEAD"], doing: "read the repository" };
  const listing = await runRemoteGit(dirname(directory), remote, look);
  const ref = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1];
  const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listing)?.[1];
  if (ref !== undefined && commit !== undefined) return { ref, commit };
  const message = `The repository ${remote.url} has no commit on a default branch.`;
  throw new ReleaseDocsError({ code: "git/no-commits", message });
}

async function makeRepository(directory: string, format: readonly string[]): Promise<void> {
  const isBare = await execGit(directory, ["--git-dir=.", "rev-parse", "--is-bare-repository"]).catch(
    (error: unknown) => {
      const isMissing = error instanceof ReleaseDocsError && error.code === "git/no-such-directory";
      if (isMissing || error instanceof GitCommandError) return "";
      throw error;
    },
  );
  if (isBare.trim() === "true") return;
  const unfinished = `${directory}.new`;
  for (const folder of [directory, unfinished]) await rm(folder, { recursive: true, force: true });
  await mkdir(unfinished);
  await execGit(unfinished, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
  await rename(unfinished, directory);
}

/** In milliseconds. git holds no lock that long, so an older one is from a killed process. */
const STALE_AGE = 10_000;
const PAUSES = [500, 1500, 4000, 6000];

/** The other writer can only be a git that outlived its parent. */
async function retryPastLocks(directory: string, work: () => Promise<void>): Promise<void> {
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

async function removeStaleLocks(directory: string): Promise<boolean> {
  let removed = false;
  for await (const name of glob(["*.lock", "refs/**/*.lock"], { cwd: directory })) {
    const path = join(directory, name);
    const { mtimeMs = Number.NaN } = (await stat(path).catch(() => undefined)) ?? {};
    if (!(Date.now() - mtimeMs > STALE_AGE)) continue;
    await rm(path, { force: true });
    removed = true;
  }
  return removed;
}

/** The operating system's lock on an empty SQLite file: a killed process releases it. */
export async function waitForLock(file: string): Promise<Disposable> {
  const { DatabaseSync } = await import("node:sqlite");
  for (;;) {
    const database = new DatabaseSync(file, { timeout: 0 });
    try {
      database.exec("BEGIN EXCLUSIVE");
      return { [Symbol.dispose]: () => database.close() };
    } catch (error) {
      database.close();
      const isBusy = error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
      if (!isBusy) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_INTERVAL));
  }
}

const LOCK_POLL_INTERVAL = 50;
const SQLITE_BUSY = 5;

/** False if someone else moved the branch; true if it is at `after` already. SHAs are full. */
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
    // The branch itself shows whether the push arrived.
    const look = { command: ["ls-remote"], args: [ref], doing: `look for the branch ${branch}` };
    const [tip] = (await runRemoteGit(directory, remote, look)).split("\t");
    if (tip === after) return true;
    if ((tip || undefined) === before) throw error;
    return false;
  }
}
