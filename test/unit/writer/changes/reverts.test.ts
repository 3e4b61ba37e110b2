import { describe, expect, test } from "vitest";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { describeEntries } from "../../../support/described-entries.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../../support/make-commits.ts";

describe("a change and its revert", () => {
  const reverts = (...ids: string[]) => ids.map((id) => `This reverts commit ${nameCommit(id)}.`).join("\n\n");
  test.each<[what: string, sketches: CommitSketch[], entries: string[]]>([
    ["by SHA", [{ message: `Revert "Other words"\n\n${reverts("x")}` }], []],
    ["by conventional title", [{ message: "revert: Add x (#1) (#2)" }], []],
    ["by number", [{ message: "Revert x (#2)\n\nReverts ada/widget#1" }], []],
    ["and back", [{ message: 'Revert "Add x" (#2)' }, { message: 'Reapply "Add x" (#3)' }], ["added: Add x #1"]],
    ["of several numbers", [{ message: "Add y (#2)" }, { message: "Reverts the changes in #1 and #2 (#3)" }], []],
    [
      "of several, one of them released",
      [{ message: `Revert two (#3)\n\n${reverts("x", "released")}` }],
      ["changed: Revert two #3"],
    ],
    ["of something older", [{ message: 'Revert "Add z"' }], ["added: Add x #1", 'changed: Revert "Add z"']],
  ])("%s", (_, sketches, entries) => {
    const notes = buildNotes(makeCommits({ id: "x", message: "Add x (#1)" }, ...sketches));
    expect(describeEntries(notes)).toEqual(entries);
  });
});

test("a change that was picked onto another branch appears once", () => {
  const notes = buildNotes(
    makeCommits(
      { id: "x", message: "Fix x (#1)" },
      `Fix x (#1) (#2)\n\n(cherry picked from commit ${nameCommit("x")})`,
      "Backport #1 from `main` to `stable` (#3)",
      "[1.x] Fix x (#1) (#4)",
      "Fix y (#5)",
    ),
  );
  expect(describeEntries(notes)).toEqual(["fixed: Fix y #5", "fixed: Fix x #1"]);
  expect(notes.notShown.map(({ reason, shas }) => [reason, shas.length])).toEqual([["backport", 3]]);
});
