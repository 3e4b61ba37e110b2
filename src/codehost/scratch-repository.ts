import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GitRepository } from "../git/repository.ts";
import { runGit } from "../git/run-git.ts";

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
    const format = base.length === 64 ? ["--object-format=sha256"] : [];
    await runGit(directory, ["init", "--bare", "--quiet", "--template=", ...format]);
    const objects = join(repository.gitDirectory, "objects").replaceAll("\\", "/");
    await mkdir(join(directory, "objects", "info"), { recursive: true });
    await writeFile(join(directory, "objects", "info", "alternates"), `${objects}\n`);
    // Where history is cut off has to be known here too, or git would look for the commits beyond.
    if (repository.shallow) await copyFile(join(repository.gitDirectory, "shallow"), join(directory, "shallow"));
    return { directory, close };
  } catch (error) {
    await close();
    throw error;
  }
}
