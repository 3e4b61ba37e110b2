import { spawn } from "node:child_process";

/** What a git command needs besides its arguments. */
export type GitOptions = {
  /** Written to standard input, which is then closed. */
  input?: string | Uint8Array;
  /** Added to the environment, such as `GIT_INDEX_FILE`. */
  env?: Readonly<Record<string, string>>;
};

/** A git command that exited with another status than 0. */
export class GitCommandError extends Error {
  readonly exitCode: number;
  readonly stderr: string;

  constructor(args: readonly string[], exitCode: number, stderr: string) {
    super(`git ${args.join(" ")} exited with ${exitCode}: ${stderr.trim()}`);
    this.name = "GitCommandError";
    this.exitCode = exitCode;
    this.stderr = stderr;
  }
}

// The same history has to give the same bytes whatever the user's configuration, language or time zone.
const STEADY_CONFIG = [
  "-c",
  "core.quotePath=false",
  "-c",
  "log.showSignature=false",
  "-c",
  "log.follow=false",
  "-c",
  "diff.orderFile=/dev/null",
];
const STEADY_ENV = { LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" };

/**
 * Starts git in `directory`, never through a shell, and yields its standard output piece by piece.
 * Throws {@link GitCommandError} when git exits with another status than 0.
 */
export async function* streamGit(
  directory: string,
  args: readonly string[],
  options: GitOptions = {},
): AsyncGenerator<Buffer, void, undefined> {
  const child = spawn("git", [...STEADY_CONFIG, ...args], {
    cwd: directory,
    env: { ...process.env, ...STEADY_ENV, ...options.env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const stderr: Buffer[] = [];
  child.stderr.on("data", (piece: Buffer) => stderr.push(piece));
  const exit = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
  // A reader that stops early closes the pipe; git's own exit status tells whether that mattered.
  child.stdin.once("error", () => undefined);
  child.stdin.end(options.input);
  try {
    yield* child.stdout as AsyncIterable<Buffer>;
    const exitCode = await exit;
    if (exitCode !== 0) throw new GitCommandError(args, exitCode, Buffer.concat(stderr).toString("utf8"));
  } finally {
    child.kill();
  }
}

/** Runs git in `directory` and returns its whole standard output as text. Throws {@link GitCommandError}. */
export async function runGit(directory: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of streamGit(directory, args, options)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}
