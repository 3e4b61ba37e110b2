import { type ChildProcess, spawn } from "node:child_process";
import { stat } from "node:fs/promises";
import { ReleaseDocsError } from "../shared/errors.ts";

type GitOptions = {
  input?: string | Uint8Array;
  env?: Readonly<Record<string, string>>;
  /** Milliseconds after which git and every process it started are killed. */
  timeout?: number;
};

export class GitCommandError extends Error {
  readonly exitCode: number;
  readonly stderr: string;
  readonly args: readonly string[];

  constructor(args: readonly string[], exitCode: number, stderr: string) {
    super(`git ${args.join(" ")} exited with ${exitCode}: ${stderr.trim()}`);
    this.name = "GitCommandError";
    this.exitCode = exitCode;
    this.stderr = stderr;
    this.args = args;
  }
}

// The output must not depend on the user's configuration, language or time zone.
const FIXED_CONFIG = [
  ...["-c", "core.quotePath=false", "-c", "log.showSignature=false"],
  ...["-c", "log.follow=false", "-c", "diff.orderFile=/dev/null"],
];
const FIXED_ENV = { LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" };

// Set inside a git hook, these would point every command at the hook's repository or index.
const HOOK_ENV = new Set([
  ...["GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE"],
  ...["GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_CONFIG"],
]);

function buildEnvironment(added: GitOptions["env"]): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || HOOK_ENV.has(name) ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(inherited), ...FIXED_ENV, ...added };
}

async function startGit(directory: string, args: readonly string[], { env, timeout }: GitOptions) {
  try {
    const child = spawn("git", [...FIXED_CONFIG, ...args], {
      cwd: directory,
      env: buildEnvironment(env),
      stdio: ["pipe", "pipe", "pipe"],
      // Its own process group, so that the processes git starts are killed with it.
      detached: timeout !== undefined,
    });
    if (timeout !== undefined) killAfter(child, timeout);
    return child;
  } catch (error) {
    throw await buildStartError(directory, error);
  }
}

function killAfter(child: ChildProcess, timeout: number): void {
  const timer = setTimeout(() => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid);
    } catch (error) {
      // ESRCH: it has exited meanwhile.
      if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
    }
  }, timeout);
  child.once("close", () => clearTimeout(timer));
}

async function buildStartError(directory: string, cause: unknown): Promise<ReleaseDocsError> {
  const found = await stat(directory).catch(() => undefined);
  if (found?.isDirectory()) {
    return new ReleaseDocsError("git/not-installed", "git could not be started.", { cause });
  }
  const message = found ? `${directory} is a file, not a folder.` : `The folder ${directory} does not exist.`;
  return new ReleaseDocsError("git/no-such-directory", message, { cause });
}

/** Throws {@link GitCommandError}, and `git/not-installed` or `git/no-such-directory` if git does not start. */
export async function* streamGit(
  directory: string,
  args: readonly string[],
  options: GitOptions = {},
): AsyncGenerator<Buffer, void, undefined> {
  const child = await startGit(directory, args, options);
  const stderr: Buffer[] = [];
  child.stderr.on("data", (chunk: Buffer) => stderr.push(chunk));
  const exit = new Promise<number | Error>((resolve) => {
    child.once("error", resolve);
    child.once("close", (code, signal) => {
      if (signal !== null) stderr.push(Buffer.from(`ended by ${signal}`));
      resolve(code ?? 1);
    });
  });
  // EPIPE when git exits before it has read everything; its exit status says whether that matters.
  child.stdin.on("error", () => undefined);
  child.stdin.end(options.input);
  try {
    yield* child.stdout as AsyncIterable<Buffer>;
    const exitCode = await exit;
    if (exitCode instanceof Error) throw await buildStartError(directory, exitCode);
    if (exitCode !== 0) throw new GitCommandError(args, exitCode, Buffer.concat(stderr).toString("utf8"));
  } finally {
    child.kill();
  }
}

/** Yields the complete lines of each chunk. */
export async function* streamGitLines(
  directory: string,
  args: readonly string[],
  options: GitOptions = {},
): AsyncGenerator<readonly string[], void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of streamGit(directory, args, options)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield lines;
  }
  if (rest !== "") yield [rest];
}

export async function runGit(directory: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of streamGit(directory, args, options)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

export async function runGitLines(directory: string, args: readonly string[]): Promise<string[]> {
  return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}

/** For commands without input or timeout that write few NULs (docs/decisions/0005-starting-git.md). */
export async function execGit(directory: string, args: readonly string[], env?: GitOptions["env"]): Promise<string> {
  const { getExecOutput } = await import("@actions/exec");
  const options = { cwd: directory, env: buildEnvironment(env), silent: true, ignoreReturnCode: true };
  const result = await getExecOutput("git", [...FIXED_CONFIG, ...args], options).catch(async (error: unknown) => {
    throw await buildStartError(directory, error);
  });
  if (result.exitCode !== 0) throw new GitCommandError(args, result.exitCode ?? 1, result.stderr);
  return result.stdout;
}

export type Setting = readonly [key: string, value: string];

/** Makes git fail where it would ask for a password or a host key. */
export const NO_PROMPTS = {
  GIT_ASKPASS: "",
  SSH_ASKPASS: "false",
  SSH_ASKPASS_REQUIRE: "force",
  GCM_INTERACTIVE: "never",
};

/** Configuration for one command, passed in the environment: arguments would show tokens in the process list. */
export function buildSettings(settings: readonly Setting[]): Record<string, string> {
  const first = Number(process.env.GIT_CONFIG_COUNT ?? 0);
  const pairs = settings.flatMap(([key, value], index): [string, string][] => [
    [`GIT_CONFIG_KEY_${first + index}`, key],
    [`GIT_CONFIG_VALUE_${first + index}`, value],
  ]);
  return { ...Object.fromEntries(pairs), GIT_CONFIG_COUNT: String(first + settings.length) };
}
