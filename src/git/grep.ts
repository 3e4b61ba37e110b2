import { GitCommandError, runGitLines, streamGit } from "./run.ts";

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

const TEXT = ["grep", "--no-color", "--no-textconv", "-I", "-h", "-e", "", "--full-name"];
/** In characters: how much of the text is yielded at once. */
const PIECE = 2 ** 20;

/** The text files of a commit's tree in large pieces that end with a line; no more than `maxBytes` of them. */
export async function* streamTreeText(
  directory: string,
  sha: string,
  maxBytes: number,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let [rest, bytes] = ["", 0];
  try {
    for await (const piece of streamGit(directory, [...TEXT, sha, "--", ":(top)"], { isolated: true })) {
      rest += decoder.decode(piece, { stream: true });
      bytes += piece.length;
      if (bytes >= maxBytes) break;
      if (rest.length < PIECE) continue;
      const end = rest.lastIndexOf("\n") + 1 || rest.length;
      yield rest.slice(0, end);
      rest = rest.slice(end);
    }
  } catch (error) {
    // Without a text file.
    if (!(error instanceof GitCommandError) || error.exitCode !== 1) throw error;
  }
  yield rest;
}
