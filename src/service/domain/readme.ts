import type { Repository, Span } from "../../writer/change.ts";
import { describeProject, type FirstRelease, isFirstRelease, NO_DESCRIPTION } from "../../writer/first-release.ts";
import { readFilesAt, readOptional } from "./tree-files.ts";

const NAMES = ["README.md", "Readme.md", "readme.md", "README.rst", "README.txt", "README", ".github/README.md"];

/** What the project is, from the README of the release; undefined unless it is the first one. */
export async function readFirstRelease(
  directory: string,
  span: Span,
  repository: Repository,
): Promise<FirstRelease | undefined> {
  const { end, tag } = span;
  if (!isFirstRelease(span)) return undefined;
  if (end === undefined) return NO_DESCRIPTION;
  const described = await readOptional(async () => {
    const textAt = await readFilesAt(directory, [end], NAMES);
    const path = NAMES.find((name) => textAt(end, name) !== undefined);
    if (path === undefined) return undefined;
    return describeProject({ path, text: textAt(end, path) ?? "" }, { repository, ref: tag ?? end });
  });
  return described ?? NO_DESCRIPTION;
}
