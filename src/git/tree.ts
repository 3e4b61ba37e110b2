import { onError } from "../shared/errors.ts";
import { buildLimitError, gitLimits } from "../shared/git-limits.ts";
import { PLAIN_LOG } from "./commits.ts";
import { objectsOf } from "./objects.ts";
import { parsePatches } from "./patch.ts";
import { GitCommandError, isUnmatched, MAX_OUTPUT_BYTES, runGit, runGitLines, streamGit } from "./run.ts";

/** All files of a commit's tree, in byte order. Throws `limit/paths`. */
export async function readTreePaths(directory: string, sha: string): Promise<string[]> {
  const entries = await readTree(directory, sha);
  if (entries.length > gitLimits.rangePaths) throw buildPathsError("ls-tree");
  return entries.map(pathOf);
}

/** The path in an entry of {@link readTree}. */
export function pathOf(entry: string): string {
  return entry.slice(entry.indexOf("\t") + 1);
}

/** In milliseconds. */
const MAX_REMEMBERED = 2000;
let remembered: { name: string; entries: Promise<readonly string[]> } | undefined;

/** All of a commit's tree, in byte order: `<mode> <type> <SHA>\t<path>`. The last one is kept for a short time. */
export function readTree(directory: string, sha: string): Promise<readonly string[]> {
  const name = `${directory}\0${sha}`;
  if (remembered?.name === name) return remembered.entries;
  const listing = runGit(directory, ["ls-tree", "-r", "-z", "--full-tree", sha], { isolated: true });
  const read = { name, entries: listing.then((text) => text.split("\0").slice(0, -1)) };
  remembered = read;
  const forget = () => {
    if (remembered === read) remembered = undefined;
  };
  read.entries.then(() => setTimeout(forget, MAX_REMEMBERED).unref(), forget);
  return read.entries;
}

const FIXED_DIFF = ["--no-color", "--no-renames", "--no-ext-diff", "--no-relative", "--ignore-submodules=none"];

/** The files that differ between two commits, in byte order; a rename counts as both names. Throws `limit/paths`. */
export async function readChangedPaths(directory: string, start: string, end: string): Promise<string[]> {
  return readPaths(directory, ["diff-tree", "-r", "-z", "--name-only", ...FIXED_DIFF, start, end]);
}

/** {@link readChangedPaths} with what happened to each: `A` (added), `M` (changed), `D` (removed), `T` (other type). */
export async function readPathChanges(
  directory: string,
  start: string,
  end: string,
): Promise<ReadonlyMap<string, string>> {
  const fields = await readPaths(directory, ["diff-tree", "-r", "-z", "--name-status", ...FIXED_DIFF, start, end]);
  const paths = fields.filter((_, index) => index % 2 === 1);
  return new Map(paths.map((path, index) => [path, fields[index * 2] ?? ""]));
}

// Independent of the user's settings.
const DIFF_FORM = [
  ...["--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative"],
  ...["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"],
];

/** The changes between two commits as a unified diff. */
export async function readTreeDiff(store: string, start: string, tip: string): Promise<string> {
  const args = ["-c", "diff.suppressBlankEmpty=false", "diff-tree", "-r", "-p", ...DIFF_FORM, start, tip];
  return runGit(store, args, { isolated: true });
}

async function readPaths(directory: string, args: readonly string[]): Promise<string[]> {
  const paths = (await runGit(directory, args, { isolated: true })).split("\0").slice(0, -1);
  if (paths.length <= gitLimits.rangePaths) return paths;
  throw buildPathsError(args[0]);
}

function buildPathsError(command = "") {
  return buildLimitError("limit/paths", `git ${command} lists more than ${gitLimits.rangePaths} files.`);
}

/** By `SHA:path`, through links inside the tree, without folders and binary files. Throws `limit/git-output`. */
export async function readBlobs(directory: string, names: readonly string[]) {
  const texts = new Map<string, string>();
  const tooLarge: string[] = [];
  const objects = objectsOf(directory);
  let bytes = 0;
  for (const name of new Set(names)) {
    const file = name.includes("\n") ? undefined : await objects.readFile(name, gitLimits.fileBytes);
    if (file === undefined) continue;
    const { content } = file;
    bytes += content?.length ?? 0;
    if (bytes > MAX_OUTPUT_BYTES) throw buildLimitError("limit/git-output", "The files that are read are too large.");
    if (content === undefined) tooLarge.push(name);
    else if (!content.includes(0)) texts.set(name, content.toString("utf8"));
  }
  return { texts, tooLarge };
}

/** The changed lines of one file without line ends, in their order. */
export type LineChange = { path: string; added: readonly string[]; removed: readonly string[] };

const PATCHES = [
  ...["--literal-pathspecs", "-c", "log.showRoot=true", "-c", "diff.suppressBlankEmpty=false"],
  ...[...PLAIN_LOG, "--no-walk=unsorted", ...FIXED_DIFF],
  ...["--diff-merges=first-parent", "--patch", "--no-textconv", "--submodule=short"],
  ...["--inter-hunk-context=0", "--diff-algorithm=myers", "--src-prefix=a/", "--dst-prefix=b/", "--stdin"],
];
const LOG = [...PATCHES, "--text", "--unified=0", "--format=%x00%H"];

/**
 * By commit, what it changed in those of `paths` (files or folders) that it touches; a merge against its first parent.
 * Throws `limit/git-output` and `git/partial`.
 */
export async function readLineChanges(
  directory: string,
  shas: readonly string[],
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly LineChange[]>> {
  const named = paths.filter((path) => !path.includes("\n"));
  if (shas.length === 0 || named.length === 0) return new Map();
  const input = `${[...shas, "--", ...named].join("\n")}\n`;
  const text = await runGit(directory, LOG, { input, isolated: true });
  const commits = text === "" ? [] : text.slice(1).split("\n\0");
  return new Map(
    commits.map((commit) => {
      const changed = parsePatches(commit).filter(({ added, removed }) => added.length + removed.length > 0);
      const lines = changed.map(({ path, added, removed }) => ({ path, added, removed }));
      return [commit.slice(0, commit.indexOf("\n")), lines];
    }),
  );
}

/** By SHA, a name of what a commit changes, whatever its message, place and line numbers are. Throws as {@link readLineChanges}. */
export async function readPatchIds(directory: string, shas: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (shas.length === 0) return new Map();
  const args = [...PATCHES, "--unified=3", "--format=commit %H"];
  const patches = await runGit(directory, args, { input: `${shas.join("\n")}\n`, isolated: true });
  const lines = (await runGit(directory, ["patch-id", "--stable"], { input: patches })).split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [id = "", sha] = line.split(" ");
      return sha === undefined ? [] : [[sha, id] as const];
    }),
  );
}

/** The diffs of commits for readers, a merge against its first parent; no more than `maxBytes` of them are read. */
export async function readDiffs(directory: string, shas: readonly string[], maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  const input = `${shas.join("\n")}\n`;
  for await (const piece of streamGit(directory, [...PATCHES, "--unified=3", "--format="], { input, isolated: true })) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(pieces).toString("utf8");
}

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
  const args = ["grep", ...OPTIONS, ...patterns, sha, "--", ":(top)", ...CHANGELOGS];
  const found = await runGitLines(directory, args).catch(onError(GitCommandError, () => [], isUnmatched));
  return new Set(found.filter((name) => names.includes(name)));
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

/** The paths of text files of a commit's tree that contain a text. */
export async function findPathsWith(directory: string, sha: string, text: string): Promise<string[]> {
  const args = ["grep", "--no-textconv", "-I", "-z", "--name-only", "--full-name", "--fixed-strings", "-e", text, sha];
  const found = await runGit(directory, [...args, "--", ":(top)"]).catch(
    onError(GitCommandError, () => "", isUnmatched),
  );
  return found.split("\0").flatMap((path) => (path === "" ? [] : [path.slice(path.indexOf(":") + 1)]));
}
