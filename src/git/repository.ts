import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { withoutCredentials } from "./remote.ts";
import { GitCommandError, runGit } from "./run-git.ts";

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
