import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  applySuggestions,
  selectDiffFiles,
  selectDiffLines,
  splitDiff,
} from "../../../../src/drafting/guidance/suggestions.ts";
import { hashBlob } from "../../../../src/hosts/draft-files.ts";
import { History } from "../../../support/history.ts";

const TEXT = "1\n2\n3\n4\n5\n";

function suggest(text: string, startLine: number, endLine = startLine, content = TEXT) {
  return { text, anchor: { filePath: "x.md", anchoredFileSha: hashBlob(content), startLine, endLine } };
}

describe("suggestions", () => {
  test.each([
    ["one above another", [suggest("c\n", 4), suggest("a\nb\n", 1)], "a\nb\n2\n3\nc\n5\n"],
    ["twice the same lines", [suggest("a\nb\n", 2, 3), suggest("c\n", 2, 3)], "1\nc\n4\n5\n"],
    ["the first and the last line", [suggest("", 1), suggest("z\n", 5)], "2\n3\n4\nz\n"],
    ["a suggestion for what one left", [suggest("a\n", 1), suggest("b\n", 1, 2, "a\n2\n3\n4\n5\n")], "b\n3\n4\n5\n"],
  ])("%s", (_, suggestions, content) => {
    expect(applySuggestions(TEXT, suggestions)).toEqual({ content, applied: suggestions.length, lost: [] });
  });

  test.each([
    ["lines that another one has taken in part", [suggest("a\n", 2, 3), suggest("b\n", 3, 4)]],
    ["lines that another one has taken away", [suggest("a\n", 2), suggest("", 2), suggest("b\n", 2)].slice(1)],
    ["lines beyond the end", [suggest("a\n", 2), suggest("b\n", 6)]],
    ["lines that end before they start", [suggest("a\n", 2), suggest("b\n", 4, 3)]],
  ])("%s are lost, the one before stays", (_, suggestions) => {
    expect(applySuggestions(TEXT, suggestions)).toMatchObject({ applied: 1, lost: suggestions.slice(1) });
  });

  test("keep the file's own line ends", () => {
    expect(applySuggestions("1\r\n2\r\n", [suggest("a\nb\n", 2, 2, "1\r\n2\r\n")]).content).toBe("1\r\na\r\nb\r\n");
  });

  test("are found by what the lines were, at the nearest place", () => {
    const anchor = { filePath: "x.md", anchoredFileSha: "0".repeat(40), startLine: 4, lines: "same" };
    expect(applySuggestions("same\n1\nsame\n2\n", [{ text: "a\n", anchor }]).content).toBe("same\n1\na\n2\n");
  });
});

describe("lines of a diff", () => {
  const DIFF = `diff --git a/docs/a.md b/docs/a.md
--- a/docs/a.md
+++ b/docs/a.md
@@ -1,3 +1,4 @@
 one
-two
---- a/docs/b.md
+zwei
++++ b/docs/b.md
+drei
@@ -20 +21 @@
-far
+weit
diff --git a/b.md b/b.md
--- /dev/null
+++ b/b.md
@@ -0,0 +1,2 @@
+new
+file
`;

  test.each<[string, string, number, number, string | undefined]>([
    ["context and what is new", "docs/a.md", 1, 2, "one\nzwei"],
    ["a line that looks like a header", "docs/a.md", 3, 4, "+++ b/docs/b.md\ndrei"],
    ["a later hunk", "docs/a.md", 21, 21, "weit"],
    ["a new file", "b.md", 1, 2, "new\nfile"],
    ["lines that it shows in part", "docs/a.md", 4, 5, undefined],
    ["a file that it does not show", "a.md", 1, 1, undefined],
  ])("a diff shows %s", (_, path, start, end, lines) => {
    expect(selectDiffLines(DIFF, path, { start, end })).toBe(lines);
  });
});

/** What git itself says of three files, with lines that look like headers. */
function readDiff() {
  using history = new History();
  const hostile = "-- a/other.md\n++ b/other.md\ndiff --git a/x b/x\n@@ -1 +1 @@\nlast\n";
  history.commit("one", { "removed.md": hostile, "has space.md": "one\ntwo\n", "bin.dat": "\0\u0001" });
  history.git("rm", "--quiet", "removed.md");
  writeFileSync(join(history.directory, "bin.dat"), "\0\u0002");
  history.commit("two", { "has space.md": "one\n2\n3", "new.md": hostile });
  const read = (...args: string[]) =>
    execFileSync("git", [...args, "HEAD~1", "HEAD"], { cwd: history.directory, encoding: "utf8" });
  const blob = history.git("rev-parse", "HEAD:new.md").trim();
  return {
    diff: read("diff", "--no-renames", "--full-index"),
    numbers: read("diff", "--no-renames", "--numstat"),
    blob,
  };
}

test("a diff is split where git says, whatever its lines look like", () => {
  const { diff, numbers, blob } = readDiff();
  const files = splitDiff(diff);
  const counted = files
    .map(({ filePath, additions, deletions }) => `${additions}\t${deletions}\t${filePath}\n`)
    .join("");
  expect(counted).toBe(numbers.replace("-\t-", "0\t0"));
  expect(files.find(({ filePath }) => filePath === "new.md")?.sha).toBe(blob);
  // A file without hunks has no diff.
  const shown = files.flatMap(({ diff: part }) => part ?? []).join("\n");
  expect(files.filter(({ diff: part }) => part === undefined).map(({ filePath }) => filePath)).toEqual(["bin.dat"]);
  expect(shown).toContain("+diff --git a/x b/x\n");
  expect(splitDiff("")).toEqual([]);
});

test("the paths are those of git, also those that it quotes", () => {
  using history = new History();
  history.commit("one");
  const odd = ['say "a" b/c.md', "tab\there.md", "back\\slash.md", "\u0001.md", "é ü.md", "new\nline.md"];
  history.commit(
    "two",
    Object.fromEntries(
      odd.flatMap((path) => [
        [path, "x\n"],
        [`${path}.dat`, "\0"],
      ]),
    ),
  );
  const read = (...args: string[]) => history.git("-c", "core.quotePath=false", "diff", ...args, "HEAD~1", "HEAD");
  const paths = splitDiff(read("--full-index")).map(({ filePath }) => filePath);
  expect(paths).toEqual(
    read("--name-only", "-z")
      .split("\0")
      .filter((path) => path !== ""),
  );
  expect(new Set(paths)).toEqual(new Set(odd.flatMap((path) => [path, `${path}.dat`])));
});

test("diffs are left out once they are too much, and one file is given in any case", () => {
  const file = (filePath: string, length: number) => ({
    ...{ filePath, additions: 1, deletions: 0 },
    diff: "x".repeat(length),
  });
  const files = [file("a", 2 ** 19), file("b", 2 ** 20), file("c", 2 ** 19)];
  expect(selectDiffFiles(files, undefined).map((one) => one.diff !== undefined)).toEqual([true, false, true]);
  expect(selectDiffFiles(files, "b")).toEqual([files[1]]);
  expect(selectDiffFiles(files, "none")).toEqual([]);
});
