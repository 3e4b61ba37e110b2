import { readBlobs } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";
import type { Repository, Span } from "../../writer/change.ts";
import { describeProject, type FirstRelease, isFirstRelease, NO_DESCRIPTION } from "../../writer/first-release.ts";

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
  try {
    const { texts } = await readBlobs(
      directory,
      NAMES.map((name) => `${end}:${name}`),
    );
    const path = NAMES.find((name) => texts.has(`${end}:${name}`));
    const text = texts.get(`${end}:${path}`);
    if (path === undefined || text === undefined) return NO_DESCRIPTION;
    return describeProject({ path, text }, { repository, ref: tag ?? end });
  } catch (error) {
    if (!(error instanceof ReleaseDocsError && (error.code === "git/partial" || isLimitError(error)))) throw error;
    return NO_DESCRIPTION;
  }
}
