import { type ChangeData, type HunkData, parseDiff } from "react-diff-view";
import { describe, expect, test } from "vitest";
import {
  cutHunk,
  estimateHeight,
  mapLines,
  shortenLines,
} from "../../../../../src/app/conversation/files/diff-pieces.ts";

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
