import { describe, expect, test } from "vitest";
import type { Repository } from "../../../src/writer/change.ts";
import { renderEntry } from "../../../src/writer/entries.ts";
import { buildNotes, countCommits, type NoteEntry } from "../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../support/make-commits.ts";

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
  test("are one line with all links", () => {
    const [line, ...others] = renderAll(
      "Fix the last row of seats (#2)\n\nFixes #9",
      "Sell more seats on Sundays",
      "Fix the last row of `seats`. (#4)\n\nFixes #9, #10",
    );
    expect(line).toMatch(/^- Sell more seats/);
    const link = (number: number, page = "pull") => `[#${number}](https://github.com/octo/ferry/${page}/${number})`;
    expect(others).toEqual([
      `- Fix the last row of \`seats\` (${link(4)}, ${link(2)}, closes ${link(9, "issues")}, ${link(10, "issues")})`,
    ]);
  });

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

  test.each([
    ["of other kinds", "fix: deck lights", "feat: deck lights"],
    ["of other scopes", "fix(deck): lights", "fix(bridge): lights"],
    ["without words", "fix: <>", "fix: ><"],
  ])("stay apart where they are %s", (_, ...messages) => expect(list(...messages)).toHaveLength(2));
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
    ["has no name for it", ["Add lights to decks", "Fix lights on Sundays"]],
    ["names another thing", ["Add `--deck`", "Fix `--deck-lights` on Sundays"]],
    ["breaks something", ["Add `--deck`", "feat!: rename `--deck`"]],
    ["only goes where the first went", ["Add lights to `Deck`", "Add seats to `Deck`"]],
    ["is no addition first", ["Fix `--deck` on Sundays", "Fix `--deck` at night"]],
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

describe("credits of an entry", () => {
  test("name people, not bots, and link their accounts", () => {
    const [commit] = makeCommits(
      "feat!: number the decks (#2)\n\nCo-authored-by: Bo <7+bo@users.noreply.github.com>\nCo-authored-by: x[bot] <x[bot]@example.com>",
    );
    if (commit === undefined) throw new Error("no commit");
    const [entry] = buildNotes([commit]).sections.flatMap(({ entries }) => entries);
    if (entry === undefined) throw new Error("no entry");
    expect(renderEntry(entry, REPOSITORY, { credits: true, marks: true })).toBe(
      "- **Breaking:** Number the decks ([#2](https://github.com/octo/ferry/pull/2)) by Ada Writer and [bo](https://github.com/bo)",
    );
    expect(renderEntry(entry, REPOSITORY)).not.toContain("Ada");
  });
});

describe("commits of generated files only", () => {
  test.each<[paths: string[], isShown: boolean]>([
    [["dist/index.js", "package-lock.json"], false],
    [["packages/ferry/build/ferry.js"], false],
    [["dist/index.js", "src/ferry.ts"], true],
    [["src/build/index.ts"], true],
    [[], true],
  ])("%j", (paths, isShown) => {
    const notes = buildNotes(makeCommits({ id: "a", message: "Sell seats on Sundays", paths }));
    const hidden = [{ reason: "generated", shas: [nameCommit("a")] }];
    expect(notes.notShown).toEqual(isShown ? [] : hidden);
  });

  test("are dependency updates where they say so", () => {
    const message = "Bump left-pad from 1.0.0 to 1.1.0";
    expect(buildNotes(makeCommits({ message, paths: ["package-lock.json"] })).dependencies.count).toBe(1);
  });
});

describe("what an entry says of tests", () => {
  test.each([
    ["Fix the last row and add tests", "Fix the last row"],
    ["Sell seats on Sundays with some unit tests", "Sell seats on Sundays"],
    ["Sort the seats, and add a test for it", "Sort the seats"],
    ["Run and tests", "Run and tests"],
    ["Add tests", "Add tests"],
  ])("%s", (message, text) => expect(list(message)).toMatchObject([{ text }]));
});

describe("release commits by their files", () => {
  test.each<[message: string, paths: string[], reasons: string[]]>([
    ["Preparations for v1.19", ["CHANGELOG.md", "configure.ac"], ["release"]],
    ["Amend Changelog, Release 3.5.1", ["Changes.md", "lib/ferry/version.rb"], ["release"]],
    ["Release ferry 0.8.5 and related crates", ["Cargo.toml", "README.md"], ["release"]],
    ["Amend Changelog, Release 3.5.1", ["Changes.md", "lib/ferry.rb"], []],
    ["Prepare the decks for Sundays", ["package.json"], []],
  ])("%s %j", (message, paths, reasons) =>
    expect(buildNotes(makeCommits({ message, paths })).notShown.map(({ reason }) => reason)).toEqual(reasons),
  );
});
