import { ReleaseDocsError } from "../shared/errors.ts";
import { listSome } from "../shared/text.ts";
import { readRepository } from "./repository.ts";
import { GitCommandError, runGit } from "./run.ts";

/**
 * Applies a diff against HEAD to the files of a checkout, all or none; the index stays. Throws `worktree/changed` if one
 * of them has changes, `worktree/filtered` and `worktree/not-applied`.
 */
export async function applyToWorkTree(directory: string, diff: string): Promise<void> {
  const repository = await readRepository(directory);
  if (repository.isBare) {
    throw new ReleaseDocsError("worktree/not-applied", `${directory} is a bare repository, without files.`);
  }
  // Paths of a diff are relative to the top folder, and git skips those outside of the folder where it runs.
  const top = repository.directory;
  try {
    const listing = await runGit(top, ["apply", "--numstat", "-z", "-"], { input: diff });
    const paths = splitRecords(listing).map((record) => record.split("\t").slice(2).join("\t"));
    await checkFilters(top, paths);
    await checkUnchanged(top, paths);
    await runGit(top, ["-c", "apply.ignoreWhitespace=no", "apply", "--whitespace=nowarn", "-"], { input: diff });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    const message = `git could not change the files: ${error.stderr.trim()}`;
    throw new ReleaseDocsError("worktree/not-applied", message, { cause: error });
  }
}

/** A filter is a program of the repository's configuration, which `status` and `apply` would run. */
async function checkFilters(top: string, paths: readonly string[]): Promise<void> {
  const [path, , filter] =
    splitRecords(await runGit(top, ["check-attr", "-z", "filter", "--", ...paths]))
      .flatMap((_, index, fields) => (index % 3 === 0 ? [fields.slice(index, index + 3)] : []))
      .find(([, , value]) => value !== "unspecified" && value !== "unset") ?? [];
  if (path === undefined) return;
  throw new ReleaseDocsError("worktree/filtered", `${path} has the git filter "${filter}".`);
}

async function checkUnchanged(top: string, paths: readonly string[]): Promise<void> {
  const status = ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--ignored=matching"];
  const listing = await runGit(top, ["--literal-pathspecs", ...status, "--", ...paths]);
  const changed = splitRecords(listing).map((record) => record.slice("XY ".length));
  if (changed.length === 0) return;
  const [has, they] = changed.length === 1 ? ["has changes", "it"] : ["have changes", "they"];
  throw new ReleaseDocsError(
    "worktree/changed",
    `${listSome(changed)} ${has} that are not committed, so ${they} would be mixed with the new text.`,
  );
}

function splitRecords(listing: string): string[] {
  return listing.split("\0").slice(0, -1);
}
