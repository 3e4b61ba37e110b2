import { readText, readTreeEntries } from "../../../codehost/tree.ts";
import type { History } from "../../../git/read-history.ts";
import { GitCommandError } from "../../../git/run-git.ts";
import { MANIFESTS, parsePackageName } from "../../../writer/references/project.ts";

const MOST_FOLDERS = 10;

/** The names of the packages at the top of a repository, or of the folders that a publication is about. */
export async function readPackages({ directory, head }: History, folders: readonly string[] = [""]): Promise<string[]> {
  const places = folders.slice(0, MOST_FOLDERS).flatMap((folder) =>
    MANIFESTS.map((manifest) => {
      const home = folder.replace(/\/$/, "");
      return { manifest, path: home === "" ? manifest : `${home}/${manifest}` };
    }),
  );
  try {
    const entries = await readTreeEntries(
      directory,
      head,
      places.map(({ path }) => path),
    );
    const names = await Promise.all(
      places.map(async ({ manifest, path }) => {
        const entry = entries.get(path);
        return entry?.type === "blob" ? parsePackageName(manifest, await readText(directory, entry)) : undefined;
      }),
    );
    return [...new Set(names.filter((name) => name !== undefined))];
  } catch (error) {
    // A clone without the contents of files has no manifests: its address is then all that names the project.
    if (error instanceof GitCommandError) return [];
    throw error;
  }
}
