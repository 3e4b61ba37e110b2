import { GitCommandError, runGitLines } from "./run.ts";

const OPTIONS = ["--no-color", "--no-textconv", "-I", "-h", "--only-matching", "--extended-regexp"];
// A changelog names what it announced, also where it is gone.
const NAMES = ["changelog", "changes", "history", "news", "releases", "release_notes", "release-notes"];
const FOLDERS = [".changeset", "changelog", "changelog.d", "changes", "newsfragments", "releasenotes"];
const CHANGELOGS = [
  ...NAMES.flatMap((name) => ["", ".md", ".rst", ".txt"].map((ending) => `${name}${ending}`)),
  ...FOLDERS.map((folder) => `${folder}/**`),
].map((path) => `:(top,exclude,icase,glob)**/${path}`);

/** Which of the names are in text files of a commit's tree, not as a part of longer names. Reads all files. */
export async function readPresentNames(
  directory: string,
  sha: string,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const patterns = names.flatMap((name) => ["-e", `${name.replace(/[^\w-]/g, "\\$&")}[A-Za-z0-9_-]*`]);
  try {
    const found = await runGitLines(directory, ["grep", ...OPTIONS, ...patterns, sha, "--", ":(top)", ...CHANGELOGS]);
    return new Set(found.filter((name) => names.includes(name)));
  } catch (error) {
    if (error instanceof GitCommandError && error.exitCode === 1) return new Set();
    throw error;
  }
}
