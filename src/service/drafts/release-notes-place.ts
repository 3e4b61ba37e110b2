import type { ReleaseNotesStyle } from "../../contract/publication-config.ts";
import { parseTagName } from "../../git/tag-name.ts";
import type { WrittenSpan } from "./written-span.ts";

const NOTES_FOLDER = /^(?:.*\/)?(?:releases?|release[-_]?notes)\/$/i;
const VERSION = "{version}";
// The version, behind the package where a tag names one: packages of a repository may have the same versions.
const RELEASE = "{release}";

/**
 * Where a repository keeps release notes, by path with `{version}` for the version: where the publication says, else
 * where it keeps a file for each version already (`docs/releases/v{version}.md`), else in `docs/release-notes/`, or in
 * `release-notes/` without a `docs/`; undefined where none is to be created. `files` are all paths of the repository.
 */
export function selectReleaseNotesPlace(
  files: readonly string[],
  { path, createFile = true }: ReleaseNotesStyle = {},
): string | undefined {
  const kept = path ?? selectKeptPlace(files);
  if (kept !== undefined || !createFile) return kept;
  const docs = files.some((file) => file.startsWith("docs/")) ? "docs/" : "";
  return `${docs}release-notes/${RELEASE}.md`;
}

function selectKeptPlace(files: readonly string[]): string | undefined {
  const places = files.flatMap((path) => {
    const [, folder = "", v = "", version = ""] = /^(.*\/)(v?)(\d[^/]*)\.md$/i.exec(path) ?? [];
    return NOTES_FOLDER.test(folder) && parseTagName(version) !== undefined ? `${folder}${v}${VERSION}.md` : [];
  });
  return places.at(-1);
}

/**
 * The file of a span's notes at a place: named by its version, or by `subject` while it has none; with the name of the
 * repository where references name that too.
 */
export function nameReleaseNotesFile(place: string, { span, source }: WrittenSpan, subject: string): string {
  const owner = source.isQualified === true ? `${source.name.split("/").at(-1)}-` : "";
  const { version, tag = "" } = span;
  if (version === undefined) return place.replaceAll(/v?\{version\}|\{release\}/g, `${owner}${subject}`);
  const series = (parseTagName(tag)?.series ?? "").replace(/[^\w.]+/g, "-").replace(/^-+/, "");
  const named = place.replaceAll(/(v?)\{version\}/gi, (_, v: string) => `${owner}${v}${version}`);
  return named.replaceAll(RELEASE, `${owner}${series}${version}`);
}
