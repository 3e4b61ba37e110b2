import { copyFile, lstat, mkdir, realpath, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { ReleaseDocsError } from "../shared/errors.ts";
import { decodeUri } from "../shared/text.ts";
import { GitCommandError, runGit } from "./run.ts";

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
    return new ReleaseDocsError(
      "git/unsafe-directory",
      `git refuses to read ${directory}, because another user owns it.`,
      { hint: `Run \`git config --global --add safe.directory "${directory}"\` first.`, cause: error },
    );
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
