import type { DiffFile } from "../../contract/conversations.ts";

/** What a unified diff of git says of each file. The parts together are the diff. */
export function splitDiff(diff: string): DiffFile[] {
  const files: (DiffFile & { lines: string[] })[] = [];
  // Lines that are left of a hunk, before and after: in a hunk, `--- a` is a removed line.
  let [before, after] = [0, 0];
  for (const line of diff.split("\n")) {
    if (line.startsWith("diff --git ")) files.push(openFile(line));
    const file = files.at(-1);
    if (file === undefined) continue;
    file.lines.push(line);
    if (before === 0 && after === 0) {
      const [, removed, added] = HUNK.exec(line) ?? [];
      if (line.startsWith("@@ ")) [before, after] = [Number(removed ?? 1), Number(added ?? 1)];
      else readHeader(file, line);
      continue;
    }
    const sign = line.slice(0, 1);
    if (sign === "+") file.additions += 1;
    if (sign === "-") file.deletions += 1;
    if (sign === "+" || sign === " ") after -= 1;
    if (sign === "-" || sign === " ") before -= 1;
  }
  const isHunk = (line: string) => line.startsWith("@@ ");
  return files.map(({ lines, ...file }) => ({ ...file, ...(lines.some(isHunk) && { diff: lines.join("\n") }) }));
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

function openFile(line: string): DiffFile & { lines: string[] } {
  const [, quoted] = / "b\/((?:[^"\\]|\\.)*)"$/.exec(line) ?? [];
  const filePath = quoted === undefined ? line.slice(line.indexOf(" b/") + 3) : unescapePath(quoted);
  return { filePath, additions: 0, deletions: 0, lines: [] };
}

/** The first line does not say where a path with a space ends; git writes a tab after such a path here. */
function readHeader(file: DiffFile, line: string): void {
  const [, quoted, plain] = /^(?:---|\+\+\+) (?:"[ab]\/((?:[^"\\]|\\.)*)"|[ab]\/([^\t]*))/.exec(line) ?? [];
  const path = quoted === undefined ? plain : unescapePath(quoted);
  const [, sha] = /^index [0-9a-f]+\.\.([0-9a-f]{40,64})(?: |$)/.exec(line) ?? [];
  if (path !== undefined) file.filePath = path;
  if (sha !== undefined) file.sha = sha;
}

const ESCAPES = new Map(Object.entries({ a: "\u0007", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" }));

/** Of a path that git quotes, since it has quotes, backslashes or control characters. */
function unescapePath(quoted: string): string {
  return quoted.replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES.get(code) ?? code),
  );
}

const MAX_DIFFS = 2 ** 20;

/** With diffs as far as they fit. */
export function selectDiffFiles(files: readonly DiffFile[], path: string | undefined): DiffFile[] {
  if (path !== undefined) return files.filter(({ filePath }) => filePath === path);
  let left = MAX_DIFFS;
  return files.map(({ diff, ...file }) => {
    if (!diff || diff.length > left) return file;
    left -= diff.length;
    return { ...file, diff };
  });
}
