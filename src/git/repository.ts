import { constants, copyFile, lstat, mkdir, open, realpath, rm, writeFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { messageOf, ReleaseDocsError } from "../shared/errors.ts";
import { decodeUri } from "../shared/text.ts";
import { GitCommandError, MAX_REMOTE_GIT_MS, runGit, runGitLines } from "./run.ts";
import { readTags, type Tag } from "./tags.ts";
import { buildRemoteEnvironment, readRemoteName, readTransport, type Setting } from "./transport.ts";

export type GitRepository = {
  /** The checkout's top folder, or a bare repository. */
  directory: string;
  /** Shared by all worktrees. */
  gitDirectory: string;
  head: string | undefined;
  branch?: string;
  shallow: boolean;
  /** URL of `origin` or the only remote, without credentials. */
  remoteUrl?: string;
  isBare: boolean;
};

// With `--revs-only` a HEAD without a commit is no error.
const REV_PARSE = [
  ...["rev-parse", "--is-bare-repository", "--is-inside-work-tree", "--is-shallow-repository", "--git-common-dir"],
  ...["--show-cdup", "--revs-only", "HEAD", "--symbolic-full-name", "HEAD"],
];

/** `directory` may be a subfolder. Throws `git/not-a-repository` and `git/unsafe-directory`. */
export async function readRepository(directory: string): Promise<GitRepository> {
  const [answer, remoteUrl] = await Promise.all([
    runGit(directory, REV_PARSE).catch((error: unknown) => {
      throw explainNoRepository(directory, error);
    }),
    readRemoteUrl(directory),
  ]);
  const [bare, insideWorkTree, shallow, commonDirectory = "", ...rest] = answer.split("\n");
  // git prints no line for `--show-cdup` outside a work tree.
  const upwards = insideWorkTree === "true" ? rest.shift() : undefined;
  const [head = "", symbolicName = ""] = rest;
  // git prints paths relative to where it runs, with links resolved.
  const start = await realpath(directory);
  const gitDirectory = resolve(start, commonDirectory);
  const branch = symbolicName.startsWith("refs/heads/") ? symbolicName.slice("refs/heads/".length) : undefined;
  return {
    directory: upwards === undefined ? gitDirectory : resolve(start, upwards),
    gitDirectory,
    head: head === "" ? undefined : head,
    ...(branch === undefined ? {} : { branch }),
    shallow: shallow === "true",
    ...(remoteUrl === undefined ? {} : { remoteUrl }),
    isBare: bare === "true",
  };
}

function explainNoRepository(directory: string, error: unknown): unknown {
  if (!(error instanceof GitCommandError)) return error;
  if (error.stderr.includes("dubious ownership") || error.stderr.includes("unsafe repository")) {
    const message = `git refuses to read ${directory}, because another user owns it.`;
    const hint = `Run \`git config --global --add safe.directory "${directory}"\` first.`;
    return new ReleaseDocsError("git/unsafe-directory", message, { hint, cause: error });
  }
  if (!error.stderr.includes("not a git repository")) return error;
  const message = `${directory} is not a git repository.`;
  return new ReleaseDocsError("git/not-a-repository", message, { cause: error });
}

async function readRemoteUrl(directory: string): Promise<string | undefined> {
  const listing = await runGit(directory, ["config", "--null", "--get-regexp", "^remote\\..*\\.url$"]).catch(() => "");
  const urls = new Map<string, string>();
  for (const entry of listing.split("\0")) {
    const [key = "", url] = entry.split("\n", 2);
    const name = key.slice("remote.".length, -".url".length);
    if (url !== undefined && !urls.has(name)) urls.set(name, url);
  }
  const url = urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
  return url === undefined ? undefined : withoutCredentials(url);
}

const SCP_LIKE = /^(?:[^@/:\s]+@)?(\[[^\]]+\]|[^/:\s]+):(?!\/\/)(.+)$/;

/** The port is kept for http(s) only. Undefined for a folder, `file://`, or a path without an owner. */
export function parseRemote(url: string) {
  const trimmed = url.trim();
  if (/^[a-z]:[\\/]/i.test(trimmed)) return undefined;
  const address = trimmed.includes("://") ? parseUrl(trimmed) : parseScpLike(trimmed);
  if (address === undefined) return undefined;
  const parts = address.path.split("/").filter((part) => part !== "" && part !== "~");
  const last = parts.at(-1)?.replace(/\.git$/i, "");
  if (parts.length < 2 || last === undefined || last === "") return undefined;
  const name = [...parts.slice(0, -1), last].join("/");
  return { host: address.host, name, webUrl: `${address.protocol}//${address.host}/${name}` };
}

/** Removes user name and password; scp-like `git@host:path` has no secret. */
export function withoutCredentials(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}

type Address = { protocol: string; host: string; path: string };

function parseUrl(text: string): Address | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  const protocol = url.protocol.replace(/^git\+/, "");
  if (url.hostname === "") return undefined;
  if (protocol === "http:" || protocol === "https:") return { protocol, host: url.host, path: decodeUri(url.pathname) };
  if (protocol === "ssh:" || protocol === "git:") {
    return { protocol: "https:", host: url.hostname.toLowerCase(), path: decodeUri(url.pathname) };
  }
  return undefined;
}

function parseScpLike(text: string): Address | undefined {
  const [, host, path] = SCP_LIKE.exec(text) ?? [];
  if (host === undefined || path === undefined) return undefined;
  return { protocol: "https:", host: host.toLowerCase(), path };
}

export function nameRepository(repository: GitRepository): { name: string; webUrl: string | undefined } {
  const remote = repository.remoteUrl === undefined ? undefined : parseRemote(repository.remoteUrl);
  return remote ?? { name: basename(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}

/** Makes a bare repository at `head` (full SHA) that reads the objects of `repository`, and is as shallow. */
export async function initBorrowingRepository(
  directory: string,
  repository: GitRepository,
  head: string,
): Promise<void> {
  await removeForeign(directory);
  for (const folder of ["objects/info", "refs"]) await mkdir(join(directory, folder), { recursive: true });
  // As `git init --bare` without the user's settings.
  const isLong = head.length === 64;
  const core = `[core]\n\trepositoryformatversion = ${isLong ? 1 : 0}\n\tbare = true\n`;
  await writeFile(join(directory, "config"), isLong ? `${core}[extensions]\n\tobjectformat = sha256\n` : core);
  const objects = join(repository.gitDirectory, "objects").replaceAll("\\", "/");
  await writeFile(join(directory, "objects", "info", "alternates"), `${objects}\n`);
  // Without it git looks for the missing parents.
  if (repository.shallow) await copyFile(join(repository.gitDirectory, "shallow"), join(directory, "shallow"));
  else await rm(join(directory, "shallow"), { force: true });
  await writeFile(join(directory, "HEAD"), `${head}\n`);
}

/** An earlier step may have left a link elsewhere here, or a configuration that names programs. */
async function removeForeign(directory: string): Promise<void> {
  const found = await lstat(directory).catch(() => undefined);
  if (found?.isSymbolicLink()) await rm(directory);
  for (const name of ["config", "config.worktree", "hooks"]) {
    await rm(join(directory, name), { recursive: true, force: true });
  }
}

async function copyMissingRefs(source: string, directory: string): Promise<void> {
  const [wanted, existing] = await Promise.all([readRefs(source), readRefs(directory)]);
  const names = new Set(existing.map(({ name }) => name));
  const missing = wanted.filter(({ name }) => !names.has(name));
  const lines = missing.flatMap(({ name, object, target }) => (target === "" ? [`create ${name} ${object}\n`] : []));
  await runGit(directory, ["update-ref", "--stdin"], { input: lines.join("") });
  for (const { name, target } of missing) if (target !== "") await runGit(directory, ["symbolic-ref", name, target]);
}

async function readRefs(directory: string) {
  const lines = await runGitLines(directory, ["for-each-ref", "--format=%(refname) %(objectname) %(symref)"]);
  return lines.map((line) => {
    const [name = "", object = "", target = ""] = line.split(" ");
    return { name, object, target };
  });
}

const FETCH = [
  ...["-c", "http.lowSpeedLimit=1", "-c", "http.lowSpeedTime=60", "-c", "fetch.writeCommitGraph=false"],
  ...["-c", "gc.auto=0", "-c", "maintenance.auto=false"],
  ...["fetch", "--unshallow", "--filter=blob:none", "--prune", "--force", "--quiet", "--no-recurse-submodules"],
];

/** Completes a shallow clone in a bare repository inside it; the clone is unchanged. Throws `git/shallow`. */
async function readHistoryDirectory(repository: GitRepository & { head: string }): Promise<string> {
  if (!repository.shallow) return repository.directory;
  const remote = await readRemoteName(repository.directory);
  if (remote === undefined) throw buildShallowError("and it has no remote to fetch the other commits from");
  const directory = join(repository.gitDirectory, "release-docs");
  await initBorrowingRepository(directory, repository, repository.head);
  try {
    await fetchHistory(directory, repository.directory, remote);
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    throw buildShallowError(`and fetching the other commits from ${remote} failed`, error);
  }
  if (await readShallow(directory)) throw buildShallowError(`and ${remote} is shallow too`);
  await copyMissingRefs(repository.directory, directory);
  return directory;
}

export async function readShallow(directory: string): Promise<boolean> {
  return (await runGit(directory, ["rev-parse", "--is-shallow-repository"])).trim() === "true";
}

async function fetchHistory(directory: string, clone: string, remote: string): Promise<void> {
  const settings = await readTransport(clone);
  // Set for this command only: git would write it into the configuration otherwise.
  const promisor: Setting[] = [
    [`remote.${remote}.promisor`, "true"],
    [`remote.${remote}.partialCloneFilter`, "blob:none"],
  ];
  const branches = settings.flatMap(([key, value]) => (key === `remote.${remote}.fetch` ? [value] : []));
  const args = [...FETCH, "--end-of-options", remote, ...branches, "+refs/tags/*:refs/tags/*"];
  const env = buildRemoteEnvironment([...settings, ...promisor]);
  await runGit(directory, args, { env, timeout: MAX_REMOTE_GIT_MS, isolated: true });
}

function buildShallowError(why: string, cause?: GitCommandError): ReleaseDocsError {
  const message = `This is a shallow clone, ${why}. Ranges need all commits and tags.`;
  return new ReleaseDocsError("git/shallow", message, { cause });
}

export type History = { repository: GitRepository; directory: string; head: string; tags: readonly Tag[] };

/** `directory` of a shallow clone is the repository that completes it. Throws `git/no-commits` and `git/shallow`. */
export async function readHistory(start: string): Promise<History> {
  // Side by side: the tags are those of `start`, unless it is shallow.
  const [found, listed] = await Promise.allSettled([readRepository(start), readTags(start)]);
  if (found.status === "rejected") throw found.reason;
  const repository = found.value;
  const { head } = repository;
  if (head === undefined) {
    throw new ReleaseDocsError("git/no-commits", `The repository at ${repository.directory} has no commit yet.`);
  }
  const directory = await readHistoryDirectory({ ...repository, head });
  if (directory !== repository.directory) return { repository, directory, head, tags: await readTags(directory) };
  if (listed.status === "rejected") throw listed.reason;
  return { repository, directory, head, tags: listed.value };
}

export const MAX_CHECKOUT_FILE_BYTES = 1024 * 1024;

const MISSING = new Set(["ENOENT", "ENOTDIR"]);
// Opening a FIFO would wait for a writer. Windows has neither flag.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Undefined if there is none. Throws `checkout/file-refused` unless a regular file of at most 1 MiB inside `directory`. */
export async function readCheckoutFile(directory: string, path: string): Promise<string | undefined> {
  const refuse = refuseTo(`read ${path}`);
  try {
    const root = await realpath(directory);
    const target = await realpath(join(root, path));
    if (!isInside(root, target)) throw refuse("it leads outside the checkout");
    await using file = await open(target, FLAGS);
    const status = await file.stat();
    if (!status.isFile()) throw refuse("it is not a regular file");
    if (status.size > MAX_CHECKOUT_FILE_BYTES) throw refuse(`it is larger than ${MAX_CHECKOUT_FILE_BYTES} bytes`);
    return await file.readFile("utf8");
  } catch (error) {
    if (error instanceof ReleaseDocsError) throw error;
    if (error instanceof Error && "code" in error && MISSING.has(String(error.code))) return undefined;
    throw refuse(messageOf(error), error);
  }
}

const refuseTo = (doing: string) => (fault: string, cause?: unknown) =>
  new ReleaseDocsError("checkout/file-refused", `Cannot ${doing}: ${fault}.`, { cause });

function isInside(root: string, target: string): boolean {
  const inside = relative(root, target);
  return !isAbsolute(inside) && !/^\.\.(?![^\\/])/.test(inside);
}

/** Creates or replaces a file and its folders. Throws `checkout/file-refused` for a link, and outside `directory`. */
export async function writeCheckoutFile(directory: string, path: string, content: string): Promise<void> {
  const refuse = refuseTo(`write ${path}`);
  try {
    const root = await realpath(directory);
    const target = join(root, path);
    // Before folders are made: one of them may be a link.
    for (let folder = dirname(target); folder !== root; folder = dirname(folder)) {
      const real = await realpath(folder).catch(() => undefined);
      if (real !== undefined && !isInside(root, real)) throw refuse("it leads outside the checkout");
    }
    await mkdir(dirname(target), { recursive: true });
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0);
    await using file = await open(target, flags);
    await file.writeFile(content);
  } catch (error) {
    throw error instanceof ReleaseDocsError ? error : refuse(messageOf(error), error);
  }
}
