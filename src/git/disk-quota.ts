import { glob, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildLimitError, gitLimits } from "../shared/git-limits.ts";

const MB = 2 ** 20;

/** `root`: a folder of folders of repositories, limited together; undefined if there is one repository only. */
export type QuotaPlace = { directory: string; root?: string | undefined };

/**
 * Runs `fetch` with the bytes it may write. Whatever it leaves unfinished is removed. Throws `limit/repository` and
 * `limit/repositories`.
 */
export async function fetchWithinQuota(
  { directory, root }: QuotaPlace,
  fetch: (maxBytes: number) => Promise<unknown>,
): Promise<void> {
  await removeUnfinished(directory);
  const before = await measureObjects(directory);
  const ownLeft = gitLimits.repository * MB - before;
  const left = Math.min(ownLeft, await readTotalLeft({ directory, root }, before));
  const exceeds = (cause?: unknown) =>
    left === ownLeft
      ? buildLimitError("limit/repository", `The repository has more than ${gitLimits.repository} MB.`, cause)
      : buildLimitError("limit/repositories", `All repositories have more than ${gitLimits.repositories} MB.`, cause);
  if (left <= 0) throw exceeds();
  try {
    await fetch(left);
  } catch (error) {
    throw (await measureObjects(directory)) - before >= left ? exceeds(error) : error;
  } finally {
    await removeUnfinished(directory);
    await writeFile(join(directory, SIZE), String(await measureObjects(directory)));
  }
}

// What the repository had after the last fetch.
const SIZE = "release-docs-size";

async function readTotalLeft({ directory, root }: QuotaPlace, own: number): Promise<number> {
  if (root === undefined) return Number.POSITIVE_INFINITY;
  let left = gitLimits.repositories * MB - own;
  for await (const name of glob(`*/*/${SIZE}`, { cwd: root })) {
    const path = join(root, name);
    if (path !== join(directory, SIZE)) left -= Number(await readFile(path, "utf8").catch(() => "0"));
  }
  return left;
}

async function measureObjects(directory: string): Promise<number> {
  const objects = join(directory, "objects");
  await mkdir(objects, { recursive: true });
  let bytes = 0;
  // Not `readdir`: it fails where a folder that it found is gone.
  for await (const name of glob("**", { cwd: objects })) {
    const { size = 0 } = (await stat(join(objects, name)).catch(() => undefined)) ?? {};
    bytes += size;
  }
  return bytes;
}

/** git leaves what a killed process received. The caller holds the lock of the repository. */
async function removeUnfinished(directory: string): Promise<void> {
  for await (const name of glob("objects/pack/tmp_*", { cwd: directory })) {
    await rm(join(directory, name), { force: true });
  }
}
