import { describe, expect, test } from "vitest";
import { applySuggestions, selectDiffLines } from "../../../../src/drafting/guidance/suggestions.ts";
import { hashBlob } from "../../../../src/hosts/draft-files.ts";

const TEXT = "1\n2\n3\n4\n5\n";

function suggest(text: string, startLine: number, endLine = startLine, content = TEXT) {
  return { text, anchor: { filePath: "x.md", anchoredFileSha: hashBlob(content), startLine, endLine } };
}

describe("suggestions", () => {
  test.each([
    ["one below another", [suggest("a\nb\n", 1), suggest("c\n", 4)], "a\nb\n2\n3\nc\n5\n"],
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
