import { execFileSync } from "node:child_process";
import { lstatSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { ReleaseDocsError } from "../shared/errors.ts";
import { checkFileSize } from "../shared/git-limits.ts";
import { objectsOf } from "./objects.ts";
import { buildEnvironment, FIXED_CONFIG, MAX_OUTPUT_BYTES } from "./run.ts";

/**
 * What `change` makes of a checkout of `commit` with `files`, as git would store it; of a removed file without `bytes`. After
 * it the checkout is as it was, ignored files excepted. Throws `release/prepare-failed`.
 */
export async function readChanged(
  { top, commit }: { top: string; commit: string },
  files: readonly { path: string; content: string }[],
  change: () => Promise<void>,
): Promise<{ path: string; bytes: Uint8Array | undefined }[]> {
  const [changed] = listChanged(top, commit);
  if (changed !== undefined) throw refuse(`${changed} has changes that are not committed`);
  const restore = () => restoreAll(top, commit);
  process.once("exit", restore);
  try {
    for (const { path, content } of files) {
      const folders = path.split("/").map((_, index, names) => join(top, ...names.slice(0, index + 1)));
      const isLinked = folders.some((one) => lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink());
      if (isLinked) throw refuse(`${path} leads through a symbolic link`);
      await mkdir(dirname(join(top, path)), { recursive: true });
      await writeFile(join(top, path), content);
    }
    await change();
    return await readAll(top, commit);
  } finally {
    process.off("exit", restore);
    restore();
  }
}

const MAX_FILES = 200;

async function readAll(top: string, commit: string) {
  const { length } = listChanged(top, commit);
  if (length > MAX_FILES) throw refuse(`${length} files were changed, more than ${MAX_FILES}`);
  runGitNow(top, ["-c", "core.safecrlf=false", "add", "--all"]);
  const diff = ["diff-index", "--cached", "--raw", "-z", "--no-renames", "--no-abbrev", commit];
  const records = runGitNow(top, diff).matchAll(/:\d+ (\d+) \w+ (\w+) \w\0([^\0]+)\0/g);
  const read = async ([, mode = "", sha = "", path = ""]: RegExpExecArray) => {
    if (/^1[26]/.test(mode)) throw refuse(`${path} would be a link or a repository`);
    const isRemoved = mode === "000000";
    const found = isRemoved ? undefined : await objectsOf(top).read(sha, (bytes) => checkFileSize(path, bytes));
    return { path, bytes: found?.content };
  };
  return Promise.all([...records].map(read));
}

/** New files have to be known to git to be removed. The lock is that of a git that was killed. */
function restoreAll(top: string, commit: string): void {
  rmSync(resolve(top, runGitNow(top, ["rev-parse", "--git-path", "index.lock"]).trimEnd()), { force: true });
  runGitNow(top, ["add", "--intent-to-add", "--", "."]);
  runGitNow(top, ["reset", "--quiet", "--hard", commit, "--"]);
}

/** The paths that differ from HEAD, which has to be `commit`. */
function listChanged(top: string, commit: string): string[] {
  const args = ["status", "--porcelain=v2", "--branch", "-z", "--no-renames", "--untracked-files=all"];
  const records = runGitNow(top, args).split("\0").slice(0, -1);
  if (records[0] !== `# branch.oid ${commit}`) throw refuse(`HEAD is not ${commit}, which the draft is based on`);
  return records.flatMap((one) => (one[0] === "#" ? [] : [one.replace(/^(?:1(?: \S+){7}|\?) /, "")]));
}

/** At once: a process that ends waits for nothing else. */
function runGitNow(cwd: string, args: readonly string[]): string {
  const options = { cwd, env: buildEnvironment(undefined), maxBuffer: MAX_OUTPUT_BYTES, stdio: "pipe" } as const;
  return execFileSync("git", [...FIXED_CONFIG, ...args], options).toString();
}

function refuse(reason: string): ReleaseDocsError {
  return new ReleaseDocsError("release/prepare-failed", `The command of prepare has no result: ${reason}.`);
}
