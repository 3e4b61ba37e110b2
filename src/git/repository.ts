import { copyFile, mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { ReleaseDocsError } from "../shared/errors.ts";
import { execGit, GitCommandError, runGit } from "./run.ts";

/** A repository as it lies on disk. */
export type GitRepository = {
  /** Absolute path: the top of the checkout, or the git directory of a bare repository. */
  directory: string;
  /** Absolute path of the directory that all checkouts of the repository share. */
  gitDirectory: string;
  /** Full SHA of the commit that is checked out; undefined before the first commit. */
  head: string | undefined;
  /** Name of the branch that is checked out; absent where HEAD is detached or has no commit yet. */
  branch?: string;
  /** Whether history was cut off when it was cloned. */
  shallow: boolean;
  /** URL of `origin` (or of the only remote), without credentials. */
  remoteUrl?: string;
  isBare: boolean;
};

// `--revs-only` makes a HEAD without a commit print nothing, where it would be an error otherwise.
const ASK = [
  "rev-parse",
  "--is-bare-repository",
  "--is-inside-work-tree",
  "--is-shallow-repository",
  "--git-common-dir",
  "--show-cdup",
  "--revs-only",
  "HEAD",
  "--symbolic-full-name",
  "HEAD",
];

/**
 * Reads what repository `directory` (any folder of a checkout, or a bare git directory) belongs to.
 * Throws a {@link ReleaseDocsError}: `git/no-such-directory`, `git/not-installed`, `git/not-a-repository`, or
 * `git/unsafe-directory` where git refuses a folder that another user owns.
 */
export async function readRepository(directory: string): Promise<GitRepository> {
  const [answer, remoteUrl] = await Promise.all([readAnswer(directory), readRemoteUrl(directory)]);
  const [bare, insideWorkTree, shallow, commonDirectory = "", ...rest] = answer.split("\n");
  // Where there are no files checked out, git prints no line for the way up to them.
  const upwards = insideWorkTree === "true" ? rest.shift() : undefined;
  const [head = "", symbolicName = ""] = rest;
  // git names the folders relative to where it ran, with links followed.
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

async function readAnswer(directory: string): Promise<string> {
  try {
    return await runGit(directory, ASK);
  } catch (error) {
    throw explainRefusal(directory, error);
  }
}

function explainRefusal(directory: string, error: unknown): unknown {
  if (!(error instanceof GitCommandError)) return error;
  if (error.stderr.includes("dubious ownership") || error.stderr.includes("unsafe repository")) {
    return new ReleaseDocsError({
      code: "git/unsafe-directory",
      message: `git refuses to read ${directory}, because it belongs to another user than the one who runs this step.`,
      hint: `Run \`git config --global --add safe.directory "${directory}"\` before this step.`,
      cause: error,
    });
  }
  if (!error.stderr.includes("not a git repository")) return error;
  return new ReleaseDocsError({
    code: "git/not-a-repository",
    message: `${directory} is not in a git repository.`,
    hint: "Run actions/checkout before this step, or set `working-directory` to the folder of the checkout.",
    cause: error,
  });
}

async function readRemoteUrl(directory: string): Promise<string | undefined> {
  const urls = await readRemoteUrls(directory);
  const url = urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
  return url === undefined ? undefined : withoutCredentials(url);
}

/** Name → URL as configured, first one each; empty where there is no remote or no repository. */
async function readRemoteUrls(directory: string): Promise<ReadonlyMap<string, string>> {
  const listing = await runGit(directory, ["config", "--null", "--get-regexp", "^remote\\..*\\.url$"]).catch(() => "");
  const urls = new Map<string, string>();
  for (const entry of listing.split("\0")) {
    const [key = "", url] = entry.split("\n", 2);
    const name = key.slice("remote.".length, -".url".length);
    if (url !== undefined && !urls.has(name)) urls.set(name, url);
  }
  return urls;
}

/** Where a repository lives on a code host, read from the URL of a remote. */
export type Remote = {
  /** Host with its port where the URL names one: `github.com`, `git.example.com:8443`. */
  host: string;
  /** `owner/repo`; with nested groups `group/subgroup/repo`. */
  name: string;
  /** `https://github.com/owner/repo`, without a trailing slash. */
  webUrl: string;
};

const SCP_LIKE = /^(?:[^@/:\s]+@)?(\[[^\]]+\]|[^/:\s]+):(?!\/\/)(.+)$/;

/**
 * Reads host, name and page address from a remote's URL: `https://`, `http://`, `ssh://`, `git://` and
 * `git@host:owner/repo.git`. Credentials never survive. A port is kept for http(s) only, since a page is not
 * served on the port of ssh. Undefined for a folder, `file://`, or a path without an owner.
 */
export function parseRemote(url: string): Remote | undefined {
  const trimmed = url.trim();
  if (/^[a-z]:[\\/]/i.test(trimmed)) return undefined;
  const place = trimmed.includes("://") ? parseUrl(trimmed) : parseScpLike(trimmed);
  if (place === undefined) return undefined;
  const parts = place.path.split("/").filter((part) => part !== "" && part !== "~");
  const last = parts.at(-1)?.replace(/\.git$/i, "");
  if (parts.length < 2 || last === undefined || last === "") return undefined;
  const name = [...parts.slice(0, -1), last].join("/");
  return { host: place.host, name, webUrl: `${place.protocol}//${place.host}/${name}` };
}

/** The URL without user name and password; a scp-like `git@host:path` holds no secret and stays as it is. */
export function withoutCredentials(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}

type Place = { protocol: string; host: string; path: string };

function parseUrl(text: string): Place | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const protocol = url.protocol.replace(/^git\+/, "");
  if (url.hostname === "") return undefined;
  if (protocol === "http:" || protocol === "https:")
    return { protocol, host: url.host, path: decodePath(url.pathname) };
  if (protocol === "ssh:" || protocol === "git:") {
    return { protocol: "https:", host: url.hostname.toLowerCase(), path: decodePath(url.pathname) };
  }
  return undefined;
}

function parseScpLike(text: string): Place | undefined {
  const match = SCP_LIKE.exec(text);
  const [, host, path] = match ?? [];
  if (host === undefined || path === undefined) return undefined;
  return { protocol: "https:", host: host.toLowerCase(), path };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What a repository is called, and the address of its page: from its remote, else its folder's name alone. */
export function nameRepository(repository: GitRepository): { name: string; webUrl: string | undefined } {
  const remote = repository.remoteUrl === undefined ? undefined : parseRemote(repository.remoteUrl);
  return remote ?? { name: basename(repository.directory).replace(/\.git$/, ""), webUrl: undefined };
}

/**
 * Makes `directory`, which may be one already, a bare repository at the commit `head` (full SHA) that reads the objects
 * of `repository` and writes to none but its own folder. Where history is cut off in `repository` it is cut off here.
 */
export async function initBorrowingRepository(
  directory: string,
  repository: GitRepository,
  head: string,
): Promise<void> {
  const format = head.length === 64 ? ["--object-format=sha256"] : [];
  await mkdir(join(directory, "objects", "info"), { recursive: true });
  await execGit(directory, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
  const objects = join(repository.gitDirectory, "objects").replaceAll("\\", "/");
  await writeFile(join(directory, "objects", "info", "alternates"), `${objects}\n`);
  // git would look for the commits beyond the cut otherwise.
  if (repository.shallow) await copyFile(join(repository.gitDirectory, "shallow"), join(directory, "shallow"));
  else await rm(join(directory, "shallow"), { force: true });
  await writeFile(join(directory, "HEAD"), `${head}\n`);
}

/** The name of the connection that stands for the repository at `directory`, where no event says it. */
export async function readSourceName(directory: string): Promise<string> {
  return nameRepository(await readRepository(directory)).name;
}
