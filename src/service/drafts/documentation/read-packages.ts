import { checkPlainPath } from "../../../codehost/draft-path.ts";
import { MANIFESTS, parsePackageName } from "../../../writer/references/project.ts";
import type { Place } from "../../places/place.ts";
import { acceptsPath } from "../accepts-path.ts";

const MOST_FOLDERS = 10;

/**
 * The names of the packages at the top of a repository, or of the folders that a publication is about. A folder that is
 * no plain path in the repository has none.
 */
export async function readPackages(readFile: Place["readFile"], folders: readonly string[] = [""]): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of folders.slice(0, MOST_FOLDERS)) {
    const home = folder === "" ? "" : `${folder.replace(/^\.\//, "").replace(/\/$/, "")}/`;
    for (const manifest of MANIFESTS) {
      const path = `${home}${manifest}`;
      const text = acceptsPath(checkPlainPath, path) ? await readFile(path) : undefined;
      const name = text === undefined ? undefined : parsePackageName(manifest, text);
      if (name !== undefined) names.add(name);
    }
  }
  return [...names];
}
