import { parseTagName } from "../../git/tag-name.ts";

const NOTES_FOLDER = /^(?:.*\/)?(?:releases?|release[-_]?notes)\/$/i;

/**
 * Where a repository already keeps a file of release notes for each version, such as `docs/releases/v{version}.md`;
 * undefined where it keeps none. `files` are all paths of the repository.
 */
export function selectReleaseNotesPlace(files: readonly string[]): string | undefined {
  const places = files.flatMap((path) => {
    const [, folder = "", v = "", version = ""] = /^(.*\/)(v?)(\d[^/]*)\.md$/i.exec(path) ?? [];
    return NOTES_FOLDER.test(folder) && parseTagName(version) !== undefined ? `${folder}${v}{version}.md` : [];
  });
  return places.at(-1);
}
