import { describe, expect, test } from "vitest";
import type { NoteEdits } from "../../../src/writer/change.ts";
import { mergeEntries } from "../../../src/writer/changelog/section.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { makeCommits, nameCommit } from "../../support/make-commits.ts";

const NONE: NoteEdits = { leaveOut: [], reword: [], kinds: [] };

const MERGED = makeCommits(
  { id: "start", message: "feat: start (#1)" },
  { id: "a", message: "feat: one half" },
  { id: "b", message: "feat: other half" },
  { id: "merge", message: "Merge pull request #2 from ada/side\n\nWhole", parents: ["start", "b"] },
);

function tell(edits: Partial<NoteEdits>) {
  const { sections, notShown, changes, leftOut } = buildNotes(MERGED, undefined, { ...NONE, ...edits });
  return {
    texts: sections.flatMap(({ entries }) => entries.map(({ text }) => text)),
    notShown: notShown.map(({ reason, shas }) => [reason, shas.length]),
    changes: changes.length,
    leftOut: leftOut.length,
  };
}

describe("a change that is named", () => {
  test.each([
    ["by its number", { pullRequest: 2 }],
    ["by its merge", { sha: nameCommit("merge").slice(0, 7).toUpperCase() }],
  ])("%s is left out as a whole", (_, reference) => {
    expect(tell({ leaveOut: [reference] })).toEqual({
      texts: ["Start"],
      notShown: [["leftOut", 3]],
      changes: 1,
      leftOut: 1,
    });
  });

  test("by a part of it stays", () => {
    expect(tell({ leaveOut: [{ sha: nameCommit("a") }] })).toMatchObject({ texts: ["Whole", "Start"], notShown: [] });
  });

  test("says what was wished for last", () => {
    const reword = ["First", "Last"].map((text) => ({ reference: { pullRequest: 1 }, text }));
    expect(tell({ reword }).texts).toEqual(["Whole", "Last"]);
  });
});

test("a reworded entry takes the place of what it said, wherever that stands, and of nothing else", () => {
  const existing = "### Added\n\n- Start here (#1)\n- By hand (#3)\n\n### Mine\n\n- Keep (#2)";
  const added = "### Added\n\n- Better (#1)\n- Best (#2)";
  const merged = mergeEntries(existing, added, { withdrawn: [], reworded: ["start here"] });
  expect(merged).toBe("### Added\n\n- Better (#1)\n- By hand (#3)\n\n### Mine\n\n- Keep (#2)");
  expect(mergeEntries(merged, added, { withdrawn: [], reworded: ["start here"] })).toBe(merged);
});
