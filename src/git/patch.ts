/** What a unified diff of git says of one file. */
type FilePatch = {
  path: string;
  /** Of the content after it, where the diff has full names. */
  sha?: string;
  /** All of its lines; those of all files together are the diff. */
  lines: string[];
  /** Without line ends. */
  added: string[];
  removed: string[];
};

export function parsePatches(diff: string): FilePatch[] {
  const files: FilePatch[] = [];
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
    const [sign, text] = [line.slice(0, 1), line.slice(1).replace(/\r$/, "")];
    if (sign === "+") file.added.push(text);
    if (sign === "-") file.removed.push(text);
    if (sign === "+" || sign === " ") after -= 1;
    if (sign === "-" || sign === " ") before -= 1;
  }
  return files;
}

const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

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

/** Of a path that git quotes, since it has quotes, backslashes or control characters. */
function unescapePath(quoted: string): string {
  return quoted.replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
    code.length === 3 ? String.fromCharCode(Number.parseInt(code, 8)) : (ESCAPES.get(code) ?? code),
  );
}
