import { access, constants, readFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { gitLimits } from "../shared/git-limits.ts";

const MB = 2 ** 20;

export const MAX_GIT_MS = 5 * 60_000;
export const MAX_REMOTE_GIT_MS = 15 * 60_000;
export const MAX_OUTPUT_BYTES = 64 * MB;
export const MAX_STREAM_BYTES = 1024 * MB;
export const MAX_LINE_LENGTH = MB;
export const MAX_STDERR_BYTES = 2 ** 16;

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
export async function buildIsolatedCommand(args: readonly string[], maxWritten?: number): Promise<[string, string[]]> {
  const git = ["git", ...FRUGAL, ...args];
  if (process.platform === "win32") return ["git", git.slice(1)];
  const blocks = maxWritten === undefined ? "unlimited" : String(Math.ceil(maxWritten / BLOCK_BYTES));
  const dying = (await canDieWithParent()) ? DYING : [];
  return ["sh", ["-c", SCRIPT, "sh", String(gitLimits.memory * 1024), blocks, ...dying, ...git]];
}

const DYING = ["setpriv", "--pdeathsig", "KILL", "--"];
let canDie: Promise<boolean> | undefined;

/** Looks for the option in the program (util-linux since 2.33, not busybox): running it would cost a process more. */
function canDieWithParent(): Promise<boolean> {
  const folders = process.platform === "linux" ? (process.env.PATH ?? "").split(delimiter) : [];
  canDie ??= findProgram(folders.map((folder) => join(folder, "setpriv"))).then(
    (program) => program?.includes("pdeathsig") ?? false,
  );
  return canDie;
}

/** The content of the first one that can be run. */
async function findProgram([path, ...others]: readonly string[]): Promise<Buffer | undefined> {
  if (path === undefined) return undefined;
  const isProgram = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isProgram ? readFile(path) : findProgram(others);
}
