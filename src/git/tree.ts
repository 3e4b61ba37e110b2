import { buildLimitError, gitLimits } from "../shared/git-limits.ts";
import { MAX_LINE_LENGTH, MAX_OUTPUT_BYTES } from "./isolation.ts";
import { runGit, streamGit } from "./run.ts";

/** All files of a commit's tree, in byte order. Throws `limit/paths`. */
export async function readTreePaths(directory: string, sha: string): Promise<string[]> {
  return readPaths(directory, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", sha]);
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

async function readPaths(directory: string, args: readonly string[]): Promise<string[]> {
  const paths = (await runGit(directory, args, { isolated: true })).split("\0").slice(0, -1);
  if (paths.length <= gitLimits.rangePaths) return paths;
  throw buildLimitError("limit/paths", `git ${args[0]} lists more than ${gitLimits.rangePaths} files.`);
}

/** By name. Neither has what is missing, a folder or binary; `tooLarge` names what exceeds `fileBytes`. */
type Blobs = { texts: ReadonlyMap<string, string>; tooLarge: readonly string[] };

/** `names` are `SHA:path`; links inside the tree are followed. Throws `limit/git-output` and `git/partial`. */
export async function readBlobs(directory: string, names: readonly string[]): Promise<Blobs> {
  const texts = new Map<string, string>();
  const tooLarge: string[] = [];
  const asked = [...new Set(names)].filter((name) => !name.includes("\n"));
  if (asked.length === 0) return { texts, tooLarge };
  const options = { input: `${asked.join("\n")}\n`, maxOutput: MAX_OUTPUT_BYTES, isolated: true };
  const args = ["cat-file", "--batch", "--follow-symlinks"];
  const pieces = streamGit(directory, args, options);
  try {
    const reader = new PieceReader(pieces);
    for (const name of asked) {
      const header = await reader.readLine();
      const [, kind, size] = /^(?:[0-9a-f]{40,64} )?(\w+) (\d+)$/.exec(header) ?? [];
      if (size === undefined) continue;
      const isText = kind === "blob" && Number(size) <= gitLimits.fileBytes;
      // A line feed ends the content.
      const content = await reader.read(Number(size) + 1, isText);
      if (kind === "blob" && !isText) tooLarge.push(name);
      if (isText && !content.includes(0)) texts.set(name, content.toString("utf8", 0, content.length - 1));
    }
    // git's exit status is known at the end only.
    await reader.readLine();
    return { texts, tooLarge };
  } finally {
    await pieces.return();
  }
}

export class PieceReader {
  readonly #pieces: AsyncGenerator<Buffer, void, undefined>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncGenerator<Buffer, void, undefined>) {
    this.#pieces = pieces;
  }

  /** Without its line feed; what is left at the end. */
  async readLine(): Promise<string> {
    let end = this.#rest.indexOf("\n");
    while (end === -1 && (await this.#readOn())) end = this.#rest.indexOf("\n");
    const line = this.#rest.toString("utf8", 0, end === -1 ? undefined : end);
    this.#rest = end === -1 ? Buffer.alloc(0) : this.#rest.subarray(end + 1);
    return line;
  }

  /** The next bytes; none of them are held where `isKept` is false. */
  async read(length: number, isKept: boolean): Promise<Buffer> {
    const kept: Buffer[] = [];
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0 && !(await this.#readOn())) break;
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      if (isKept) kept.push(part);
    }
    return Buffer.concat(kept);
  }

  async #readOn(): Promise<boolean> {
    if (this.#rest.length > MAX_LINE_LENGTH) throw buildLimitError("limit/git-output", "A line of git is too long.");
    const next = await this.#pieces.next();
    if (next.done) return false;
    this.#rest = this.#rest.length === 0 ? next.value : Buffer.concat([this.#rest, next.value]);
    return true;
  }
}

/** The changed lines of one file without line ends, in their order. */
export type LineChange = { path: string; added: readonly string[]; removed: readonly string[] };

const LOG = [
  ...["--literal-pathspecs", "-c", "log.showRoot=true", "-c", "diff.suppressBlankEmpty=false"],
  ...["log", "--no-walk=unsorted", "--no-notes", "--no-decorate", "--no-show-signature", "--no-graph", ...FIXED_DIFF],
  ...["--diff-merges=first-parent", "--patch", "--text", "--no-textconv", "--submodule=short", "--unified=0"],
  ...["--inter-hunk-context=0", "--diff-algorithm=myers", "--src-prefix=a/", "--dst-prefix=b/"],
  ...["--format=%x00%H", "--stdin"],
];

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
  return new Map(commits.map((commit) => [commit.slice(0, commit.indexOf("\n")), parsePatch(commit)]));
}

function parsePatch(patch: string): LineChange[] {
  const changes: { path: string; added: string[]; removed: string[] }[] = [];
  let former = "";
  // Lines of the hunk that are still to come: a removed line may look like a header.
  let [removed, added] = [0, 0];
  for (const line of patch.split("\n")) {
    const current = changes.at(-1);
    if (removed > 0 && line.startsWith("-")) {
      removed -= 1;
      current?.removed.push(trimReturn(line.slice(1)));
    } else if (added > 0 && line.startsWith("+")) {
      added -= 1;
      current?.added.push(trimReturn(line.slice(1)));
    } else if (line.startsWith("--- ")) former = line;
    else if (line.startsWith("+++ ")) changes.push({ path: parsePath(line, former), added: [], removed: [] });
    else {
      const [, old = "1", young = "1"] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? ["", "0", "0"];
      if (line.startsWith("@@ ")) [removed, added] = [Number(old), Number(young)];
    }
  }
  return changes;
}

/** git quotes names with control characters and ends those with spaces with a tab. */
function parsePath(line: string, former: string): string {
  const named = line === "+++ /dev/null" ? former : line;
  const name = named.slice(4).replace(/\t$/, "");
  return (name.startsWith('"') ? name.slice(1, -1).replace(/\\(["\\])/g, "$1") : name).slice(2);
}

function trimReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
