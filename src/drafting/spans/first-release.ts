import { readTreePaths } from "../../git/tree.ts";
import type { Repository, Span } from "../../writer/changes/change.ts";
import { type FirstRelease, isFirstRelease } from "../../writer/first-release.ts";
import { readReadme } from "../../writer/readme.ts";
import { isShippedManifest, listPlatforms } from "../../writer/signals/manifests/compare.ts";
import { readFilesAt, readOptional } from "./range-facts.ts";

const READMES = ["README.md", "Readme.md", "readme.md", "README.rst", "README.txt", "README", ".github/README.md"];
const NOTHING = { description: undefined, features: [], install: undefined, requires: [], limits: [] };

/** What the project is, by the README and manifests of the release, and of its package; undefined for a later release. */
export async function readFirstRelease(
  directory: string,
  span: Span,
  { repository, readFolder }: { repository: Repository; readFolder: () => Promise<string | undefined> },
): Promise<Omit<FirstRelease, "hasEarlier"> | undefined> {
  const { end, tag } = span;
  if (!isFirstRelease(span)) return undefined;
  if (end === undefined) return NOTHING;
  const described = await readOptional(async () => {
    const [paths, folder] = await Promise.all([readTreePaths(directory, end), readFolder()]);
    const start = folder === undefined ? "" : `${folder}/`;
    const isOwn = (path: string) => path.startsWith(start) && !path.includes("/", start.length);
    const manifests = paths.filter((path) => isOwn(path) && isShippedManifest(path));
    const readmes = READMES.flatMap((name) => [`${start}${name}`, name]).filter((path) => paths.includes(path));
    const textAt = await readFilesAt(directory, [end], [...readmes, ...manifests]);
    const path = readmes.find((name) => textAt(end, name) !== undefined);
    const readme = path && readReadme({ path, text: textAt(end, path) ?? "" }, { repository, ref: tag ?? end });
    const requires = manifests.flatMap((name) => listPlatforms(name, textAt(end, name) ?? ""));
    return { ...NOTHING, ...readme, requires: [...new Set(requires)] };
  });
  return described ?? NOTHING;
}
