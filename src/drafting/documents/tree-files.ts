import { readBlobs } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { isLimitError } from "../../shared/git-limits.ts";

/** Files as they are at some revisions; undefined for what is missing, binary or too large. */
export async function readFilesAt(directory: string, revisions: readonly string[], paths: readonly string[]) {
  const names = paths.flatMap((path) => revisions.map((revision) => `${revision}:${path}`));
  const { texts } = await readBlobs(directory, names);
  return (revision: string, path: string) => texts.get(`${revision}:${path}`);
}

/** Whether something could not be read since it is too large, or missing in a partial clone. */
export function isLeftOut(error: unknown): error is ReleaseDocsError {
  return isLimitError(error) || (error instanceof ReleaseDocsError && error.code === "git/partial");
}

/** Undefined for what is too large, or missing in a partial clone. */
export async function readOptional<Facts>(read: () => Promise<Facts>): Promise<Facts | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isLeftOut(error)) throw error;
    return undefined;
  }
}
