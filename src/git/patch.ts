import { ReleaseDocsError } from "../shared/errors.ts";
import { listSome } from "../shared/text.ts";
import { readRepository } from "./repository.ts";
import { GitCommandError, runGit } from "./run.ts";

/** What a unified diff of git says of one file. */
type FilePatch = {
  path: string;
  /** Names the content after it, where the diff has full names. */
  sha?: string;
  /** All of its lines; those of all files together are the diff. */
  lines: string[];
  /** Without line ends. */
  added: string[];
  removed: string[];
};

export function parsePatches(diff: string): FilePatch[] {
  const files: FilePatch[] = [];
  // In a hunk, `--- a` is a removed line.
  let left = { before: 0, after: 0 };
  for (const line of diff.split("\n")) {
    if (line.startsWith("diff --git ")) files.push(openFile(line));
    const file = files.at(-1);
    if (file === undefined) continue;
    file.lines.push(line);
    if (left.before > 0 || left.after > 0) left = readChange(file, line, left);
    else if (line.startsWith("@@ ")) left = parseHunk(line);
    else readHeader(file, line);
  }
  return files;
}

/** The lines that are left of a hunk. */
type Left = { before: number; after: number };

function parseHunk(line: string): Left {
  const [, before = 1, after = 1] = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(line) ?? [];
  return { before: Number(before), after: Number(after) };
}

function readChange(file: FilePatch, line: string, { before, after }: Left): Left {
  const text = line.slice(1).replace(/\r$/, "");
  switch (line.charAt(0)) {
    case "+":
      file.added.push(text);
      return { before, after: after - 1 };
    case "-":
      file.removed.push(text);
      return { before: before - 1, after };
    case " ":
      return { before: before - 1, after: after - 1 };
    default:
      return { before, after };
  }
}

function openFile(line: string): FilePatch {
  const [, quoted] = / "b\/((?:[^"\\]|\\.)*)"$/.exec(line) ?? [];
  const path = quoted === undefined ? line.slice(line.indexOf(" b/") + 3) : unescapePath(quoted);
  return { path, lines: [], added: [], removed: [] };
}

/** The first line does not say where a path with a space ends; git writes a tab after such a path here. */
function readHeader(file: FilePatch, line: string): void {
  const [, quoted, plain] = /^(?:---|\+\+\+) (?:"[ab]\/((?:[^"\\]|\\.)*)"|[ab]\/([^\t]*))/.exec(line) ?? [];
  const path = quoted === undefined ? plain : unescapePath(quoted);
  const [, sha] = /^index [0-9a-f]+\.\.([0-9a-f]{40,64})(?: |$)/.exec(line) ?? [];
  if (path !== undefined) file.path = path;
  if (sha !== undefined) file.sha = sha;
}

const ESCAPES = new Map(Object.entries({ a: "\u0007", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" }));

/** Git quotes a path that has quotes, backslashes or control characters. */
function unescapePath(quoted: string): string {
  return quoted.replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES.get(code) ?? code),
  );
}

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
  const message = `${listSome(changed)} ${has} that are not committed, so ${they} would be mixed with the new text.`;
  throw new ReleaseDocsError("worktree/changed", message);
}

function splitRecords(listing: string): string[] {
  return listing.split("\0").slice(0, -1);
}
