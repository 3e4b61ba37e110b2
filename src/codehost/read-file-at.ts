import { checkPathInTree, checkPlainPath } from "./draft-path.ts";
import { readText, readTreeEntries } from "./tree.ts";

/**
 * The text of a file in `commit` (full SHA) of the repository at `directory`; undefined where there is none. Throws
 * `codehost/path-refused` for a path that leads through a link, and what {@link readText} throws.
 */
export async function readFileAt(directory: string, commit: string, path: string): Promise<string | undefined> {
  checkPlainPath(path);
  const entries = await readTreeEntries(directory, commit, [path]);
  const entry = entries.get(path);
  if (entry?.type !== "blob") return undefined;
  checkPathInTree(path, entries);
  return readText(directory, entry);
}
