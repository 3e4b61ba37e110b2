import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { onError, ReleaseDocsError } from "../shared/errors.ts";
import { buildLimitError, gitLimits, isLimitError } from "../shared/git-limits.ts";
import { GitCommandError, MAX_REMOTE_GIT_MS, runGit } from "./run.ts";
import { type RemoteCommand, type RemoteRepository, runRemoteGit } from "./transport.ts";

export type RepositoryCache = {
  /** Absolute path; its parent folder must belong to the service. */
  directory: string;
  remote: RemoteRepository;
  /** The folder of all caches, which are limited together. */
  root?: string | undefined;
};

const SYNCED = "release-docs-synced";

/**
 * The cache has all that its remote had when this was called. Fetches only where a ref differs; callers that come while
 * another syncs share the next sync. Safe for processes that run at the same time or are killed. Throws `git/no-commits`.
 */
export async function syncRepositoryCache(cache: RepositoryCache): Promise<void> {
  const { directory } = cache;
  const asked = Date.now();
  await mkdir(dirname(directory), { recursive: true });
  using _ = await waitForLock(`${directory}.lock`);
  const started = Date.now();
  const synced = Number(await readFile(join(directory, SYNCED), "utf8").catch(() => ""));
  // Later than now only if the clock was set back.
  if (synced > asked && synced <= started) return;
  const remote = await readRemoteRefs(cache);
  const own = (await readOwnRefs(directory)) ?? (await makeRepository(directory, remote.commit));
  await retryPastLocks(directory, async () => {
    if (!isDeepStrictEqual(own.refs, remote.refs)) {
      await fetchWithinQuota(cache, (maxWritten) => runRemoteGit(directory, cache.remote, { ...FETCH, maxWritten }));
      const tidying = runGit(directory, TIDY, { timeout: MAX_REMOTE_GIT_MS, isolated: true });
      // A repository too large for it works as well.
      await tidying.catch(onError(ReleaseDocsError, () => "", isLimitError));
    }
    if (own.head !== remote.head) await runGit(directory, ["symbolic-ref", "HEAD", remote.head]);
  });
  await writeFile(join(directory, SYNCED), String(started));
}

// Unreachable objects become one pack: on their own they can take a thousand times the space.
const TIDY = ["-c", "gc.autoDetach=false", "-c", "gc.cruftPacks=true", "gc", "--auto", "--quiet"];

/** The last one has what drafts were written with. */
const FOLDERS = ["refs/heads", "refs/tags", "refs/release-docs"];

const FETCH = {
  command: ["fetch", "--prune", "--force", "--no-tags", "--quiet", "--no-recurse-submodules", "--no-write-fetch-head"],
  args: FOLDERS.map((folder) => `+${folder}/*:${folder}/*`),
  doing: "fetch the repository",
};

/** The object of each ref, by its full name. */
type Refs = ReadonlyMap<string, string>;

async function readRemoteRefs({ directory, remote }: RepositoryCache) {
  const args = ["HEAD", ...FOLDERS.map((folder) => `${folder}/*`)];
  const look = { command: ["ls-remote", "--symref"], args, doing: "read the repository" };
  const listing = await runRemoteGit(dirname(directory), remote, look);
  const head = /^ref: (refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1];
  const commit = /^([0-9a-f]{40,64})\tHEAD$/m.exec(listing)?.[1];
  if (head !== undefined && commit !== undefined) return { head, commit, refs: parseRefs(listing) };
  throw new ReleaseDocsError("git/no-commits", `The repository ${remote.url} has no commit on a default branch.`);
}

type OwnRefs = { refs: Refs; head?: string | undefined };

/** Undefined for what is no repository. */
async function readOwnRefs(directory: string): Promise<OwnRefs | undefined> {
  const format = "--format=%(objectname)%09%(refname)%(if)%(HEAD)%(then)%0A%(refname)%09HEAD%(end)";
  try {
    const listing = await runGit(directory, ["--git-dir=.", "for-each-ref", format, ...FOLDERS]);
    return { refs: parseRefs(listing), head: /^(refs\/heads\/\S+)\tHEAD$/m.exec(listing)?.[1] };
  } catch (error) {
    const isMissing = error instanceof ReleaseDocsError && error.code === "git/no-such-directory";
    if (isMissing || error instanceof GitCommandError) return undefined;
    throw error;
  }
}

/** Without the commits that tags point to (`^{}`). */
function parseRefs(listing: string): Refs {
  const lines = listing.matchAll(/^([0-9a-f]{40,64})\t(refs\/(?:heads|tags|release-docs)\/[^\n^]+)$/gm);
  return new Map([...lines].map(([, object = "", name = ""]) => [name, object]));
}

/** An empty one for objects whose names are like `commit`. */
async function makeRepository(directory: string, commit: string): Promise<OwnRefs> {
  const unfinished = `${directory}.new`;
  for (const folder of [directory, unfinished]) await rm(folder, { recursive: true, force: true });
  await mkdir(unfinished);
  const format = commit.length === 64 ? ["--object-format=sha256"] : [];
  await runGit(unfinished, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
  await rename(unfinished, directory);
  return { refs: new Map() };
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
    if (await removeStaleLocks(directory)) continue;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await removeStaleLocks(directory);
  }
  return work();
}

async function removeStaleLocks(directory: string): Promise<boolean> {
  let removed = false;
  for await (const name of glob(["*.lock", "refs/**/*.lock"], { cwd: directory })) {
    const path = join(directory, name);
    const { mtimeMs = Number.NaN } = (await stat(path).catch(() => undefined)) ?? {};
    // The clock can be set back.
    if (!(Math.abs(Date.now() - mtimeMs) > STALE_AGE)) continue;
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
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const SQLITE_BUSY = 5;

// In a folder the receiving git is a process of this machine, with the settings of that folder.
const FOLDER_RECEIVER = "--receive-pack=git -c core.alternateRefsCommand=true -c receive.autoGC=false receive-pack";

/** False if someone else moved the branch; true if it is at `after` already. SHAs are full. */
export async function pushBranch(
  { directory, remote }: RepositoryCache,
  { branch, before, after }: { branch: string; before: string | undefined; after: string },
): Promise<boolean> {
  const ref = `refs/heads/${branch}`;
  const lease = `--force-with-lease=${ref}:${before ?? ""}`;
  const push = buildPush(remote, [lease], `${after}:${ref}`, `push the branch ${branch}`);
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

/** Moves a ref that is no branch, from wherever it is. */
export async function pushRef({ directory, remote }: RepositoryCache, ref: string, commit: string): Promise<void> {
  await runRemoteGit(directory, remote, buildPush(remote, ["--force"], `${commit}:${ref}`, `push ${ref}`));
}

const isRefusal = ({ code }: ReleaseDocsError) => code === "git/remote-refused" || code === "git/push-refused";

/** Whether the remote takes pushes from us; sends none. The cache has to be synced. */
export async function mayPush({ directory, remote }: RepositoryCache): Promise<boolean> {
  const probe = buildPush(remote, ["--dry-run"], "HEAD:refs/heads/release-docs/probe", "ask for write access");
  const probed = runRemoteGit(directory, remote, probe).then(() => true);
  return probed.catch(onError(ReleaseDocsError, () => false, isRefusal));
}

const QUIET = ["--quiet", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];

function buildPush({ url }: RemoteRepository, flags: readonly string[], refspec: string, doing: string): RemoteCommand {
  const receiver = /^(?:file:|\/)/.test(url) ? [FOLDER_RECEIVER] : [];
  return { command: ["push", ...QUIET, ...flags, ...receiver], args: [refspec], doing };
}

const MB = 2 ** 20;

type Place = Pick<RepositoryCache, "directory" | "root">;

/**
 * Runs `fetch` with the bytes it may write. Whatever it leaves unfinished is removed. Throws `limit/repository` and
 * `limit/repositories`.
 */
export async function fetchWithinQuota(
  { directory, root }: Place,
  fetch: (maxBytes: number) => Promise<unknown>,
): Promise<void> {
  await removeUnfinished(directory);
  const before = await measureObjects(directory);
  const ownLeft = gitLimits.repository * MB - before;
  const left = Math.min(ownLeft, await readTotalLeft({ directory, root }, before));
  const exceeds = (cause?: unknown) =>
    left === ownLeft
      ? buildLimitError("limit/repository", `The repository has more than ${gitLimits.repository} MB.`, cause)
      : buildLimitError("limit/repositories", `All repositories have more than ${gitLimits.repositories} MB.`, cause);
  if (left <= 0) throw exceeds();
  try {
    await fetch(left);
  } catch (error) {
    throw (await measureObjects(directory)) - before >= left ? exceeds(error) : error;
  } finally {
    await removeUnfinished(directory);
    await writeFile(join(directory, SIZE), String(await measureObjects(directory)));
  }
}

// What the repository had after the last fetch.
const SIZE = "release-docs-size";

async function readTotalLeft({ directory, root }: Place, own: number): Promise<number> {
  if (root === undefined) return Number.POSITIVE_INFINITY;
  let left = gitLimits.repositories * MB - own;
  for await (const name of glob(`*/*/${SIZE}`, { cwd: root })) {
    const path = join(root, name);
    if (path !== join(directory, SIZE)) left -= Number(await readFile(path, "utf8").catch(() => "0"));
  }
  return left;
}

async function measureObjects(directory: string): Promise<number> {
  const objects = join(directory, "objects");
  await mkdir(objects, { recursive: true });
  let bytes = 0;
  // Not `readdir`: it fails where a folder that it found is gone.
  for await (const name of glob("**", { cwd: objects })) {
    const { size = 0 } = (await stat(join(objects, name)).catch(() => undefined)) ?? {};
    bytes += size;
  }
  return bytes;
}

/** git leaves what a killed process received. The caller holds the lock of the repository. */
async function removeUnfinished(directory: string): Promise<void> {
  for await (const name of glob("objects/pack/tmp_*", { cwd: directory })) {
    await rm(join(directory, name), { force: true });
  }
}
