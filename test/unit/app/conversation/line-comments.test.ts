import { type ChangeData, type HunkData, parseDiff } from "react-diff-view";
import { describe, expect, test } from "vitest";
import { cutHunk, estimateHeight, mapLines, shortenLines } from "../../../../src/app/conversation/diff-pieces.ts";
import { extendRange, placeComments, renderSuggestion } from "../../../../src/app/conversation/line-comments.ts";
import { parseFilesSearch } from "../../../../src/app/conversation/view.ts";
import type { Comment } from "../../../../src/contract/comments.ts";
import { parseComment } from "../../../../src/drafting/guidance/commands.ts";

const DIFF = "diff --git a/a.md b/a.md\n--- a/a.md\n+++ b/a.md\n@@ -1,2 +1,3 @@\n one\n-two\n+2\n+3\n";

const hunksOf = (diff: string): HunkData[] => parseDiff(diff)[0]?.hunks ?? [];

describe("a hunk", () => {
  const change = (lineNumber: number, isNormal: boolean): ChangeData =>
    isNormal
      ? { type: "normal", isNormal: true, oldLineNumber: lineNumber, newLineNumber: lineNumber, content: "" }
      : { type: "insert", isInsert: true, lineNumber, content: "" };
  const hunk = (changes: ChangeData[]): HunkData => {
    return { content: "@@", oldStart: 1, newStart: 1, oldLines: 1, newLines: 1, changes };
  };

  test("is cut into pieces that are all of it, before unchanged lines where it can be", () => {
    const changes = Array.from({ length: 10_000 }, (_, index) => change(index + 1, index % 75 === 0));
    const pieces = cutHunk(hunk(changes));
    expect(pieces.flatMap((piece) => piece.changes)).toEqual(changes);
    expect(Math.max(...pieces.map((piece) => piece.changes.length))).toBeLessThanOrEqual(100);
    expect(pieces.every((piece) => piece.changes[0]?.type === "normal")).toBe(true);
  });

  test("is cut anywhere without unchanged lines", () => {
    const changes = Array.from({ length: 500 }, (_, index) => change(index + 1, false));
    expect(cutHunk(hunk(changes)).map((piece) => piece.changes.length)).toEqual([100, 100, 100, 100, 100]);
  });
});

test("the height of a diff is estimated from the lines of its hunks, some of which are side by side", () => {
  const file = { diff: DIFF, additions: 2, deletions: 1 };
  expect([estimateHeight(file, "unified"), estimateHeight(file, "split")]).toEqual([28 + 4 * 20, 28 + 3 * 20]);
  expect(estimateHeight({ ...file, diff: undefined }, "unified")).toBe(3 * 20);
});

test("a line is drawn up to a maximum, and stays whole for suggestions", () => {
  const [hunk] = hunksOf(DIFF.replace("+2", `+${"x".repeat(1_000_000)}`));
  const drawn = hunk === undefined ? undefined : shortenLines(hunk);
  expect(drawn?.changes.map(({ content }) => content.length > 10 && content.length < 6_000)).toEqual([
    ...[false, false, true, false],
  ]);
  expect(drawn?.changes[2]?.content).toMatch(/^x+… \(995000 more characters\)$/);
  expect(mapLines(hunk === undefined ? [] : [hunk]).get(2)?.text).toHaveLength(1_000_000);
});

test("lines are those of the draft", () => {
  expect([...mapLines(hunksOf(DIFF))]).toEqual([
    [1, { key: "N1", text: "one" }],
    [2, { key: "I2", text: "2" }],
    [3, { key: "I3", text: "3" }],
  ]);
});

test("a range grows in both directions, and begins again without Shift", () => {
  const three = extendRange(undefined, 3, true);
  expect(three).toEqual({ start: 3, end: 3 });
  expect(extendRange(three, 5, true)).toEqual({ start: 3, end: 5 });
  expect(extendRange(three, 1, true)).toEqual({ start: 1, end: 3 });
  expect(extendRange(three, 7, false)).toEqual({ start: 7, end: 7 });
});

describe("a comment", () => {
  const lines = mapLines(hunksOf(DIFF));
  const file = { filePath: "a.md", sha: "abc" };
  const comment = (anchor: Comment["anchor"], createdAt: string): Comment => ({
    ...{ id: "cmt-1", message: "", workRequested: false, batchItemIds: [], batchedIntoIds: [], replyIds: [] },
    ...{ anchor, createdAt },
  });
  const [before, draftedAt, after] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z"];

  test.each<[string, Comment["anchor"], string, number | "apart" | "none"]>([
    ["on this draft is at its last line", { filePath: "a.md", startLine: 1, endLine: 2 }, after, 2],
    ["on this blob is at its line", { filePath: "a.md", startLine: 3, anchoredFileSha: "abc" }, before, 3],
    ["on an earlier draft is apart", { filePath: "a.md", startLine: 3 }, before, "apart"],
    ["on another blob of before is apart", { filePath: "a.md", startLine: 3, anchoredFileSha: "def" }, before, "apart"],
    ["on a line that is not shown is apart", { filePath: "a.md", startLine: 9 }, after, "apart"],
    ["on the file is apart", { filePath: "a.md" }, after, "apart"],
    ["on another file is not here", { filePath: "b.md", startLine: 1 }, after, "none"],
    ["on nothing is not here", null, after, "none"],
  ])("%s", (_, anchor, createdAt, expected) => {
    const { byLine, apart } = placeComments([comment(anchor, createdAt)], file, { lines, draftedAt });
    expect([...byLine.keys()]).toEqual(typeof expected === "number" ? [expected] : []);
    expect(apart).toHaveLength(expected === "apart" ? 1 : 0);
  });
});

test.each<[string[]]>([[["- one"]], [["a", "", "b"]], [["```js", "code", "```"]], [["  ````", "~~~~"]], [[]]])(
  "the service reads the suggestion of %j as these lines",
  (lines) => {
    const body = `Like this:\n${renderSuggestion(lines)}`;
    const anchor = { filePath: "a.md", startLine: 1 };
    const { suggestion, others } = parseComment({ body, anchor, createdAt: new Date(0) }, "octo/widget");
    expect(suggestion?.text).toBe(lines.map((line) => `${line}\n`).join(""));
    expect(others).toEqual([]);
  },
);

test("the view of the URL is one of two", () => {
  expect(["split", "unified", "other", 1].map((view) => parseFilesSearch({ view }))).toEqual([
    { view: "split" },
    { view: "unified" },
    {},
    {},
  ]);
});
