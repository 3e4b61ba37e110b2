import { type ChildProcess, spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { ReleaseDocsError } from "../shared/errors.ts";

/** What a git command needs besides its arguments. */
export type GitOptions = {
  /** Written to standard input, which is then closed. */
  input?: string | Uint8Array;
  /** Added to the environment, such as `GIT_INDEX_FILE`. */
  env?: Readonly<Record<string, string>>;
  /** How long it may take, in milliseconds; it is ended then, with all that it has started. */
  timeout?: number;
};

/** A git command that exited with another status than 0. */
export class GitCommandError extends Error {
  readonly exitCode: number;
  readonly stderr: string;
  readonly #args: readonly string[];

  constructor(args: readonly string[], exitCode: number, stderr: string) {
    super(`git ${args.join(" ")} exited with ${exitCode}: ${stderr.trim()}`);
    this.name = "GitCommandError";
    this.exitCode = exitCode;
    this.stderr = stderr;
    this.#args = args;
  }

  /** The same with another text for what git said. */
  withText(change: (stderr: string) => string): GitCommandError {
    return new GitCommandError(this.#args, this.exitCode, change(this.stderr));
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

// What a git hook exports to its children would send every command to the hook's own repository or index.
const HOOK_ENV = [
  "GIT_DIR",
  "GIT_COMMON_DIR",
  "GIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_NAMESPACE",
  "GIT_PREFIX",
  "GIT_SHALLOW_FILE",
  "GIT_CONFIG",
];

function buildEnvironment(added: GitOptions["env"]): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  for (const name of HOOK_ENV) delete inherited[name];
  return { ...inherited, ...STEADY_ENV, ...added };
}

async function startGit(directory: string, args: readonly string[], { env, timeout }: GitOptions) {
  try {
    const child = spawn("git", [...STEADY_CONFIG, ...args], {
      cwd: directory,
      env: buildEnvironment(env),
      stdio: ["pipe", "pipe", "pipe"],
      // A group of its own can be ended as a whole: what git has started would hold its output open.
      detached: timeout !== undefined,
    });
    if (timeout !== undefined) endInTime(child, timeout);
    return child;
  } catch (error) {
    throw await buildStartFailure(directory, error);
  }
}

function endInTime(child: ChildProcess, timeout: number): void {
  const timer = setTimeout(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid);
    } catch (error) {
      // It has ended this very moment.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }, timeout);
  child.once("close", () => clearTimeout(timer));
}

/** Why git could not even be started: the folder is not there, or git is not. */
async function buildStartFailure(directory: string, cause: unknown): Promise<ReleaseDocsError> {
  const found = await stat(directory).catch(() => undefined);
  if (found?.isDirectory()) {
    return new ReleaseDocsError({
      code: "git/not-installed",
      message: "The program git could not be started.",
      hint: "Install git 2.31 or newer and make sure that it is on the PATH of this step.",
      cause,
    });
  }
  return new ReleaseDocsError({
    code: "git/no-such-directory",
    message: found ? `${directory} is a file, not a folder.` : `There is no folder ${directory}.`,
    hint: "Set `working-directory` to the folder of the checkout, and run actions/checkout before this step.",
    cause,
  });
}

/**
 * Starts git in `directory`, never through a shell, and yields its standard output piece by piece.
 * Throws {@link GitCommandError} when git exits with another status than 0, and a {@link ReleaseDocsError}
 * (`git/not-installed`, `git/no-such-directory`) when it cannot be started.
 */
export async function* streamGit(
  directory: string,
  args: readonly string[],
  options: GitOptions = {},
): AsyncGenerator<Buffer, void, undefined> {
  const child = await startGit(directory, args, options);
  const stderr: Buffer[] = [];
  child.stderr.on("data", (piece: Buffer) => stderr.push(piece));
  const exit = new Promise<number | Error>((resolve) => {
    child.once("error", resolve);
    child.once("close", (code, signal) => {
      if (signal !== null) stderr.push(Buffer.from(`ended by ${signal}`));
      resolve(code ?? 1);
    });
  });
  // A reader that stops early closes the pipe; git's own exit status tells whether that mattered.
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.input);
  try {
    yield* child.stdout as AsyncIterable<Buffer>;
    const exitCode = await exit;
    if (exitCode instanceof Error) throw await buildStartFailure(directory, exitCode);
    if (exitCode !== 0) throw new GitCommandError(args, exitCode, Buffer.concat(stderr).toString("utf8"));
  } finally {
    child.kill();
  }
}

/** Runs git in `directory` and returns its whole standard output as text. Throws as {@link streamGit} does. */
export async function runGit(directory: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of streamGit(directory, args, options)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

/** {@link runGit}, as the lines that hold something. */
export async function runGitLines(directory: string, args: readonly string[]): Promise<string[]> {
  return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}

/** One line of git's configuration. */
export type Setting = readonly [key: string, value: string];

/** Nobody is there to answer: whatever would ask for a password or a host key fails at once instead. */
export const NO_QUESTIONS = {
  GIT_ASKPASS: "",
  SSH_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "force",
  GCM_INTERACTIVE: "never",
};

/** Configuration for one command by its environment, where a list of processes does not show the tokens in it. */
export function buildSettings(settings: readonly Setting[]): Record<string, string> {
  const first = Number(process.env.GIT_CONFIG_COUNT ?? 0);
  const pairs = settings.flatMap(([key, value], index): [string, string][] => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}
