import { expect, test } from "vitest";
import { selectDiffLines } from "../../../../src/service/domain/comments/suggestions.ts";

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
])("a diff tells of %s", (_, path, start, end, lines) => {
  expect(selectDiffLines(DIFF, path, { start, end })).toBe(lines);
});
