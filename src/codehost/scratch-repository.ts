import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { initBorrowingRepository } from "../git/borrowing-repository.ts";
import type { GitRepository } from "../git/repository.ts";

/**
 * Makes a temporary bare repository that reads the objects of `repository` and writes to none but its own folder.
 * `base` is the full SHA of one of its commits. `close` removes it.
 */
export async function createScratchRepository(
  repository: GitRepository,
  base: string,
): Promise<{ directory: string; close(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), "release-docs-scratch-"));
  const close = () => rm(directory, { recursive: true, force: true });
  try {
    await initBorrowingRepository(directory, repository, base);
    return { directory, close };
  } catch (error) {
    await close();
    throw error;
  }
}
