import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { isLimitError } from "../shared/git-limits.ts";
import { createSecrets } from "../shared/redaction.ts";
import { quoteText } from "../shared/text.ts";
import { fetchWithinQuota } from "./disk-quota.ts";
import { MAX_REMOTE_GIT_MS } from "./isolation.ts";
import { buildSettings, GitCommandError, NO_PROMPTS, runGit, type Setting } from "./run.ts";
import { readGitVersion } from "./version.ts";

type RemoteRepository = {
  url: string;
  /** Header, sent to the origin of `url` only. */
  authorization?: string | undefined;
  /** `host:port:address`: the checked address of the host's DNS lookup. Needs git 2.37. */
  resolve?: string | undefined;
  /** Whether folders, ssh and git's own protocol are allowed, besides http(s). */
  anyProtocol?: boolean | undefined;
};

export type RepositoryCache = {
  /** Absolute path; its parent folder must belong to the service. */
  directory: string;
  remote: RemoteRepository;
  /** The folder of all caches. */
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
      await tidy(directory);
    }
    if (own.head !== remote.head) await runGit(directory, ["symbolic-ref", "HEAD", remote.head]);
  });
  await writeFile(join(directory, SYNCED), String(started));
}

// Unreachable objects become one pack: on their own they can take a thousand times the space.
const TIDY = ["-c", "gc.autoDetach=false", "-c", "gc.cruftPacks=true", "gc", "--auto", "--quiet"];

/** A repository too large for it works as well. */
async function tidy(directory: string): Promise<void> {
  await runGit(directory, TIDY, { timeout: MAX_REMOTE_GIT_MS, isolated: true }).catch((error: unknown) => {
    if (!isLimitError(error)) throw error;
  });
}

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

const REFUSALS: ReadonlySet<ErrorCode> = new Set(["git/remote-refused", "git/push-refused"]);

/** Whether the remote takes pushes from us; sends none. The cache has to be synced. */
export async function mayPush({ directory, remote }: RepositoryCache): Promise<boolean> {
  const probe = buildPush(remote, ["--dry-run"], "HEAD:refs/heads/release-docs/probe", "ask for write access");
  try {
    await runRemoteGit(directory, remote, probe);
    return true;
  } catch (error) {
    if (error instanceof ReleaseDocsError && REFUSALS.has(error.code)) return false;
    throw error;
  }
}

const QUIET = ["--quiet", "--no-verify", "--no-signed", "--no-follow-tags", "--no-recurse-submodules"];

function buildPush({ url }: RemoteRepository, flags: readonly string[], refspec: string, doing: string): RemoteCommand {
  const receiver = /^(?:file:|\/)/.test(url) ? [FOLDER_RECEIVER] : [];
  return { command: ["push", ...QUIET, ...flags, ...receiver], args: [refspec], doing };
}

/** `args` follow the address; `doing` follows "could not". */
type RemoteCommand = { command: readonly string[]; args: readonly string[]; doing: string; maxWritten?: number };

/** Ignores the user's credentials and hooks, and any address but the given one. */
const SETTINGS: readonly Setting[] = [
  ["credential.helper", ""],
  ["core.hooksPath", "/dev/null"],
  ["http.followRedirects", "false"],
  ["fetch.writeCommitGraph", "false"],
  // What is fetched becomes one file, whose size is limited.
  ["fetch.unpackLimit", "1"],
  ["gc.auto", "0"],
  ["maintenance.auto", "false"],
  // Bytes a second, seconds.
  ["http.lowSpeedLimit", "1000"],
  ["http.lowSpeedTime", "30"],
];

/** The token is only in the environment: not stored, and in no error. Throws `git/remote-…` and `git/push-refused`. */
async function runRemoteGit(directory: string, remote: RemoteRepository, asked: RemoteCommand) {
  const { command, args, doing, maxWritten } = asked;
  const { url, authorization, resolve } = remote;
  const settings = [...SETTINGS];
  if (resolve !== undefined) await checkPinning(dirname(directory));
  if (resolve !== undefined) settings.push(["http.curloptResolve", resolve]);
  if (authorization !== undefined && /^https?:/.test(url)) {
    settings.push([`http.${new URL(url).origin}/.extraHeader`, `Authorization: ${authorization}`]);
  }
  const env = {
    ...NO_PROMPTS,
    ...buildSettings(settings),
    GIT_ALLOW_PROTOCOL: remote.anyProtocol ? "http:https:file:ssh:git" : "http:https",
    // Keeps the user's configuration and .netrc out.
    HOME: directory,
    XDG_CONFIG_HOME: directory,
  };
  const isolated = maxWritten === undefined ? true : { maxWritten };
  try {
    const complete = [...command, "--end-of-options", url, ...args];
    return await runGit(directory, complete, { env, timeout: MAX_REMOTE_GIT_MS, isolated });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    throw explainRemote({ url, doing }, hideAuthorization(error, authorization));
  }
}

/** An older git ignores the setting, and would do a DNS lookup of its own. Throws `git/too-old`. */
async function checkPinning(directory: string): Promise<void> {
  const { text, isAtLeast } = await readGitVersion(directory);
  if (isAtLeast([2, 37])) return;
  throw new ReleaseDocsError("git/too-old", `${text} cannot connect to a checked address only.`);
}

function hideAuthorization(error: GitCommandError, authorization = ""): GitCommandError {
  const [, credentials = ""] = authorization.split(" ");
  const decoded = Buffer.from(credentials, "base64").toString("utf8");
  const { redact } = createSecrets(credentials, decoded, decoded.slice(decoded.indexOf(":") + 1));
  return new GitCommandError(error.args, error.exitCode, redact(error.stderr));
}

const RULES: readonly (readonly [RegExp, ErrorCode])[] = [
  [/transport '[\w+-]*' not allowed/, "git/remote-refused"],
  [/returned error: 30\d|unable to update url base from redirection/, "git/remote-moved"],
  [/\[remote rejected\]|pre-receive hook declined|refusing to update checked out branch/, "git/push-refused"],
  [
    /could not read (?:Username|Password)|Authentication failed|returned error: 40[134]|not found|Permission denied|not appear to be a git repository/i,
    "git/remote-refused",
  ],
];

function explainRemote({ url, doing }: { url: string; doing: string }, cause: GitCommandError): ReleaseDocsError {
  const [, code = "git/remote-unreachable"] = RULES.find(([says]) => says.test(cause.stderr)) ?? [];
  const message = `git could not ${doing} (${url}): ${quoteText(cause.stderr)}`;
  return new ReleaseDocsError(code, message, { cause });
}
