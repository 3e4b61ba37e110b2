import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { GitRepository } from "./repository.ts";
import { runGit } from "./run-git.ts";

/**
 * Makes `directory`, which may be one already, a bare repository at the commit `head` (full SHA) that reads the objects
 * of `repository` and writes to none but its own folder. Where history is cut off in `repository` it is cut off here.
 */
export async function initBorrowingRepository(
  directory: string,
  repository: GitRepository,
  head: string,
): Promise<void> {
  const format = head.length === 64 ? ["--object-format=sha256"] : [];
  await mkdir(join(directory, "objects", "info"), { recursive: true });
  await runGit(directory, ["init", "--bare", "--quiet", "--template=", ...format, "."]);
  const objects = join(repository.gitDirectory, "objects").replaceAll("\\", "/");
  await writeFile(join(directory, "objects", "info", "alternates"), `${objects}\n`);
  // git would look for the commits beyond the cut otherwise.
  if (repository.shallow) await copyFile(join(repository.gitDirectory, "shallow"), join(directory, "shallow"));
  else await rm(join(directory, "shallow"), { force: true });
  await writeFile(join(directory, "HEAD"), `${head}\n`);
}
