import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { GitCommandError } from "./run-git.ts";

/** Milliseconds. No command holds a lock for so long: one that is older is of a process that was killed. */
const STALE = 10_000;
const PAUSES = [500, 1500, 4000, 6000];

/**
 * Does `work` on the bare repository at `directory`, and again where it meets locks of git: those of killed processes
 * are removed, others waited for. Nobody else may have work there, but a git that outlived who started it.
 */
export async function pastStaleLocks(directory: string, work: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await work();
    } catch (error) {
      const cause = error instanceof ReleaseDocsError ? error.cause : error;
      const isLocked = cause instanceof GitCommandError && /\.lock': File exists/.test(cause.stderr);
      if (!isLocked) throw error;
    }
    if (!(await removeStaleLocks(directory))) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return work();
}

/** Whether there was any to remove. */
async function removeStaleLocks(directory: string): Promise<boolean> {
  const names = await readdir(join(directory, "refs"), { recursive: true });
  const tops = await readdir(directory);
  const paths = [...tops, ...names.map((name) => join("refs", name))].filter((name) => name.endsWith(".lock"));
  let removed = false;
  for (const path of paths.map((name) => join(directory, name))) {
    const { mtimeMs = Number.NaN } = (await stat(path).catch(() => undefined)) ?? {};
    if (!(Date.now() - mtimeMs > STALE)) continue;
    await rm(path, { force: true });
    removed = true;
  }
  return removed;
}
