import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { accessSync, constants, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import { ReleaseDocsError } from "../shared/errors.ts";
import { buildLimitError, gitLimits } from "../shared/git-limits.ts";
import { addGroup, killGroup, removeGroup } from "../shared/process-groups.ts";

type GitOptions = {
  input?: string | Uint8Array | Readable;
  env?: Readonly<Record<string, string>>;
  /** Milliseconds after which git and every process it started are killed. */
  timeout?: number;
  /** Bytes of standard output. */
  maxOutput?: number;
  /** Limits memory, and `maxWritten` bytes of each written file; costs the start of two more programs. */
  isolated?: boolean | { maxWritten: number };
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

/** How `grep` and `merge-base` say that they found nothing. */
export const isUnmatched = ({ exitCode }: GitCommandError) => exitCode === 1;

// The output must not depend on the user's configuration, language or time zone, and no program of a repository's
// configuration may run.
export const FIXED_CONFIG = [
  ...["-c", "core.quotePath=false", "-c", "log.showSignature=false"],
  ...["-c", "log.follow=false", "-c", "diff.orderFile=/dev/null", "-c", "trailer.separators=:"],
  ...["-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "submodule.recurse=false"],
];
const FIXED_ENV = {
  ...{ LC_ALL: "C", TZ: "UTC", GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_PAGER: "cat" },
  // Reading must not start a transport for what a partial clone lacks: its configuration names programs.
  ...{ GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "none" },
};

// Set inside a git hook, these would point every command at the hook's repository or index.
const HOOK_ENV = new Set([
  ...["GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_NAMESPACE"],
  ...["GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_PREFIX", "GIT_SHALLOW_FILE", "GIT_CONFIG"],
]);

export function buildEnvironment(added: GitOptions["env"]): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined || HOOK_ENV.has(name) ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(inherited), ...FIXED_ENV, ...added };
}

async function startGit(directory: string, args: readonly string[], options: GitOptions): Promise<GitChild> {
  const { env, isolated = gitLimits.isolatesAll, timeout = MAX_GIT_MS } = options;
  const all = [...FIXED_CONFIG, ...args];
  const maxWritten = typeof isolated === "object" ? isolated.maxWritten : undefined;
  const [program, programArgs] = isolated ? buildIsolatedCommand(all, maxWritten) : (["git", all] as const);
  try {
    const child = spawn(program, programArgs, {
      cwd: directory,
      env: { ...buildEnvironment(env), ...(isolated && { MALLOC_ARENA_MAX: "2" }) },
      stdio: ["pipe", "pipe", "pipe"],
      // Its own process group, so that the processes git starts are killed with it.
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    return new GitChild(child, timeout);
  } catch (error) {
    throw await buildStartError(directory, error);
  }
}

const KILL_GRACE_MS = 2_000;

/** A running git with its process group, which ends at the deadline and with this process. */
class GitChild {
  readonly exit: Promise<number | Error>;
  isLate = false;
  stderr = "";
  readonly #child: ChildProcessWithoutNullStreams;
  #isClosed = false;

  constructor(child: ChildProcessWithoutNullStreams, timeout: number) {
    this.#child = child;
    child.stderr.on("data", (chunk: Buffer) => {
      if (this.stderr.length < MAX_STDERR_BYTES) this.stderr += chunk.toString("utf8");
    });
    const deadline = setTimeout(() => {
      this.isLate = true;
      this.stop();
    }, timeout);
    const { pid } = child;
    if (pid !== undefined) addGroup(pid);
    this.exit = new Promise((resolve) => {
      child.once("error", resolve);
      child.once("close", (code, signal) => {
        this.#isClosed = true;
        if (pid !== undefined) removeGroup(pid);
        if (signal !== null) this.stderr += `ended by ${signal}`;
        resolve(code ?? 1);
      });
    });
    void this.exit.then(() => clearTimeout(deadline));
  }

  get stdout(): AsyncIterable<Buffer> {
    return this.#child.stdout;
  }

  write(input: GitOptions["input"]): void {
    // EPIPE when git exits before it has read everything; its exit status says whether that matters.
    this.#child.stdin.on("error", () => undefined);
    if (input instanceof Readable) input.pipe(this.#child.stdin);
    else this.#child.stdin.end(input);
  }

  /** Ends the group, unless git has ended. */
  stop(): void {
    const { pid } = this.#child;
    if (this.#isClosed || pid === undefined) return;
    // After SIGTERM git removes its lock files.
    killGroup(pid, "SIGTERM");
    const killing = setTimeout(killGroup, KILL_GRACE_MS, pid);
    void this.exit.then(() => clearTimeout(killing));
  }
}

async function buildStartError(directory: string, cause: unknown): Promise<ReleaseDocsError> {
  const found = await stat(directory).catch(() => undefined);
  if (found?.isDirectory()) {
    return new ReleaseDocsError("git/not-installed", "git could not be started.", { cause });
  }
  const message = found ? `${directory} is a file, not a folder.` : `The folder ${directory} does not exist.`;
  return new ReleaseDocsError("git/no-such-directory", message, { cause });
}

/** Throws {@link GitCommandError}, `limit/git-…`, and `git/not-installed` or `git/no-such-directory` at its start. */
export async function* streamGit(
  directory: string,
  args: readonly string[],
  options: GitOptions = {},
): AsyncGenerator<Buffer, void, undefined> {
  const { maxOutput = MAX_STREAM_BYTES } = options;
  const child = await startGit(directory, args, options);
  child.write(options.input);
  let bytes = 0;
  try {
    for await (const piece of child.stdout) {
      bytes += piece.length;
      if (bytes > maxOutput) {
        throw buildLimitError("limit/git-output", `git ${selectCommand(args)} printed more than ${maxOutput} bytes.`);
      }
      yield piece;
    }
    const exitCode = await child.exit;
    if (exitCode instanceof Error) throw await buildStartError(directory, exitCode);
    if (exitCode !== 0) throw await explainExit(directory, new GitCommandError(args, exitCode, child.stderr), child);
  } finally {
    child.stop();
  }
}

// How the shell that starts an isolated git ends where there is no git.
const NOT_FOUND = 127;

async function explainExit(directory: string, error: GitCommandError, { isLate }: GitChild): Promise<Error> {
  const command = `git ${selectCommand(error.args)}`;
  if (isLate) return buildLimitError("limit/git-time", `${command} took too long.`, error);
  if (/promisor remote|lazy fetching disabled/.test(error.stderr)) {
    return new ReleaseDocsError("git/partial", `${command} misses objects here.`, { cause: error });
  }
  if (/out of memory|cannot allocate memory/i.test(error.stderr)) {
    return buildLimitError("limit/git-memory", `${command} needed more than ${gitLimits.memory} MB of memory.`, error);
  }
  return error.exitCode === NOT_FOUND ? buildStartError(directory, error) : error;
}

/** Without the settings before it. */
function selectCommand(args: readonly string[]): string {
  return args.find((arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c") ?? "";
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
    if (rest.length > MAX_LINE_LENGTH) {
      throw buildLimitError("limit/git-output", `A line of git ${selectCommand(args)} is too long.`);
    }
    yield lines;
  }
  if (rest !== "") yield [rest];
}

export async function runGit(directory: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const chunks: Buffer[] = [];
  const limited = { maxOutput: MAX_OUTPUT_BYTES, ...options };
  for await (const chunk of streamGit(directory, args, limited)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

export async function runGitLines(directory: string, args: readonly string[]): Promise<string[]> {
  return (await runGit(directory, args)).split("\n").filter((line) => line !== "");
}

type VersionNumber = readonly [major: number, minor: number];

/** Options and formats that every command here uses. */
export const REQUIRED_GIT: VersionNumber = [2, 31];

/** `text` is git's own: `git version 2.39.5 (Apple Git-154)`. Throws `git/not-installed`. */
export async function readGitVersion(directory: string) {
  const text = (await runGit(directory, ["version"])).trim();
  const [, major, minor] = (/^git version (\d{1,4})\.(\d{1,4})/.exec(text) ?? []).map(Number);
  const isAtLeast = ([least, then]: VersionNumber): boolean =>
    major !== undefined && minor !== undefined && (major > least || (major === least && minor >= then));
  return { text, isAtLeast };
}

const MB = 2 ** 20;

const MAX_GIT_MS = 5 * 60_000;
export const MAX_REMOTE_GIT_MS = 15 * 60_000;
export const MAX_OUTPUT_BYTES = 64 * MB;
const MAX_STREAM_BYTES = 1024 * MB;
export const MAX_LINE_LENGTH = MB;
const MAX_STDERR_BYTES = 2 ** 16;

// git maps packs into memory as far as these allow, and holds smaller files than the last one as a whole.
const FRUGAL = [
  ...["-c", "core.packedGitWindowSize=16m", "-c", "core.packedGitLimit=256m", "-c", "core.deltaBaseCacheLimit=32m"],
  ...["-c", "pack.threads=2", "-c", "pack.windowMemory=64m", "-c", "pack.deltaCacheSize=64m"],
  ...["-c", "core.bigFileThreshold=16m"],
];
// A limit that cannot be set (lower already, or unknown to the system) stays as it is.
const SCRIPT = 'ulimit -v "$1" 2>/dev/null; ulimit -f "$2" 2>/dev/null; shift 2; exec "$@"';
const BLOCK_BYTES = 512;

/**
 * The command that runs git with a limit of memory and of the size of each file it writes (bytes), and that ends with
 * this process where the system can do so.
 */
function buildIsolatedCommand(args: readonly string[], maxWritten?: number): [string, string[]] {
  const git = ["git", ...FRUGAL, ...args];
  if (process.platform === "win32") return ["git", git.slice(1)];
  const blocks = maxWritten === undefined ? "unlimited" : String(Math.ceil(maxWritten / BLOCK_BYTES));
  const dying = canDieWithParent() ? DYING : [];
  return ["sh", ["-c", SCRIPT, "sh", String(gitLimits.memory * 1024), blocks, ...dying, ...git]];
}

const DYING = ["setpriv", "--pdeathsig", "KILL", "--"];
let canDie: boolean | undefined;

/** Looks for the option in the program (util-linux since 2.33, not busybox): running it would cost a process more. */
function canDieWithParent(): boolean {
  const folders = process.platform === "linux" ? (process.env.PATH ?? "").split(delimiter) : [];
  canDie ??= readProgram(folders.map((folder) => join(folder, "setpriv")))?.includes("pdeathsig") ?? false;
  return canDie;
}

/** The content of the first one that can be run. At once, so that git starts before other work. */
function readProgram(paths: readonly string[]): Buffer | undefined {
  const path = paths.find((one) => {
    try {
      accessSync(one, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  return path === undefined ? undefined : readFileSync(path);
}
