import { describe, expect, test } from "vitest";
import type { Repository } from "../../../src/writer/changes/change.ts";
import { renderEntry } from "../../../src/writer/entries.ts";
import { buildNotes, countCommits, type NoteEntry } from "../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits } from "../../support/make-commits.ts";

const REPOSITORY: Repository = { name: "octo/ferry", webUrl: "https://github.com/octo/ferry" };

/** Entries in the order of the notes, after checking that each commit counts once. */
function list(...sketches: readonly (string | CommitSketch)[]): NoteEntry[] {
  const notes = buildNotes(makeCommits(...sketches));
  expect(countCommits(notes).commits).toBe(sketches.length);
  return [...notes.sections.flatMap(({ entries }) => entries), ...notes.documentation, ...notes.internal];
}

const describeEntry = ({ class: name, text, shas }: NoteEntry) =>
  `${name}: ${text} ${shas.map((sha) => Buffer.from(sha.replace(/(?:00)+$/, ""), "hex").toString()).join(" ")}`;

const describeAll = (...sketches: readonly (string | CommitSketch)[]) => list(...sketches).map(describeEntry);

const renderAll = (...sketches: readonly (string | CommitSketch)[]) =>
  list(...sketches).map((entry) => renderEntry(entry, REPOSITORY));

describe("equal lines", () => {
  test("name ten changes at most", () => {
    const messages = Array.from({ length: 12 }, (_, index) => `fix: the last row (#${index + 1})`);
    const [line = ""] = renderAll(...messages);
    expect(line.match(/#\d+/g)).toHaveLength(10);
    expect(line).toMatch(/, 2 more\)$/);
  });

  test("fold in internal work too", () =>
    expect(describeAll("test: sell seats", "docs: seats", "test: sell seats")).toEqual([
      "documentation: Seats c1",
      "internal: Sell seats c2 c0",
    ]));

  test.each([["without words", "fix: <>", "fix: ><"]])("stay apart where they are %s", (_, ...messages) =>
    expect(list(...messages)).toHaveLength(2),
  );
});

describe("commits of one feature", () => {
  test("are one entry", () =>
    expect(
      describeAll(
        "Add `--deck` to choose a deck",
        "Handle `--deck` without a number",
        "Add tests for decks",
        "Sort the output of --deck: by level",
        "Fix --deck on Sundays",
      ),
    ).toEqual(["added: Add `--deck` to choose a deck c0 c1 c3 c4", "internal: Add tests for decks c2"]));

  test.each<[why: string, sketches: (string | CommitSketch)[]]>([
    ["names another thing", ["Add `--deck`", "Fix `--deck-lights` on Sundays"]],
    ["breaks something", ["Add `--deck`", "feat!: rename `--deck`"]],
  ])("but not a commit that %s", (_, sketches) => expect(list(...sketches)).toHaveLength(sketches.length));
});

describe("what to do", () => {
  test.each([
    ["BREAKING CHANGE: decks have numbers\n\nMigration: number them.", "decks have numbers", "number them."],
    [
      "## How to migrate\n\nNumber the decks:\n- one\n- two\n\n## Notes\n\nNone",
      "",
      "Number the decks:\n  - one\n  - two",
    ],
    ["**What to do:** number the decks\n\nCloses: #3", "", "number the decks"],
    ["Migration\nis not a heading", "", ""],
    ["We had to upgrade: it was old", "", ""],
  ])("%j", (body, breaking, advice) => {
    const [line] = renderAll(`feat!: number the decks\n\n${body}`);
    const parts = [breaking, advice && `**What to do:** ${advice}`].filter((part) => part !== "");
    expect(line?.split("\n\n  ").slice(1)).toEqual(parts);
  });

  test("is said of breaking changes only", () =>
    expect(renderAll("feat: number the decks\n\nMigration: number them.")).toEqual([
      expect.not.stringContaining("What to do"),
    ]));
});

describe("what an entry says of tests", () => {
  test.each([
    ["Sell seats on Sundays with some unit tests", "Sell seats on Sundays"],
    ["Sort the seats, and add a test for it", "Sort the seats"],
    ["Run and tests", "Run and tests"],
  ])("%s", (message, text) => expect(list(message)).toMatchObject([{ text }]));
});
