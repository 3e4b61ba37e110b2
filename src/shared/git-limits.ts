import { type ErrorCode, ReleaseDocsError } from "./errors.ts";

const MB = 2 ** 20;

/** What is read of a repository. `serve` has an option for each. */
export type GitLimits = {
  /** Megabytes of address space of one isolated git process, on Linux. */
  memory: number;
  /** Changed paths of one commit, and of all commits of a range. */
  commitPaths: number;
  rangePaths: number;
  /** Bytes of one file whose content is read. */
  fileBytes: number;
  /** Megabytes of one fetched repository, and of all of them. */
  repository: number;
  repositories: number;
};

export const DEFAULT_GIT_LIMITS: GitLimits = {
  memory: 1024,
  commitPaths: 500_000,
  rangePaths: 2_000_000,
  fileBytes: 4 * MB,
  repository: 2048,
  repositories: 20_480,
};

/** Those of this process; `isolatesAll`: each git command is isolated, not only those that ask for it. */
export const gitLimits: GitLimits & { isolatesAll: boolean } = { ...DEFAULT_GIT_LIMITS, isolatesAll: false };

/** For a process that reads repositories of strangers. */
export function limitGit(limits: GitLimits): void {
  Object.assign(gitLimits, limits, { isolatesAll: true });
}

/** `message` says what exceeded which limit. */
export function buildLimitError(code: ErrorCode & `limit/${string}`, message: string, cause?: unknown) {
  return new ReleaseDocsError(code, message, { cause });
}

/** Whether another attempt would exceed the same limit. */
export function isLimitError(error: unknown): error is ReleaseDocsError {
  return error instanceof ReleaseDocsError && error.code.startsWith("limit/");
}

/** Throws `limit/file`. */
export function checkFileSize(path: string, bytes: number): void {
  if (bytes <= gitLimits.fileBytes) return;
  throw buildLimitError("limit/file", `${path} has ${bytes} bytes; at most ${gitLimits.fileBytes} are read.`);
}
