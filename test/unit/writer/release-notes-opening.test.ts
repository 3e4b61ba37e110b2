import { describe, expect, test } from "vitest";
import { buildNotes } from "../../../src/writer/notes.ts";
import { cutOpening, renderOpening, renderReleaseNotes } from "../../../src/writer/release-notes.ts";
import { type CommitSketch, makeCommits } from "../../support/make-commits.ts";

const REPOSITORY = { name: "ada/widget", webUrl: undefined };
const SMALL = [
  "Fix a hang",
  "Fix a crash",
  "Fix the colours",
  "Turn the gears faster",
  "Stop at once",
  "Fix the last row",
];
const open = (...sketches: readonly (string | CommitSketch)[]) =>
  renderOpening(buildNotes(makeCommits(...sketches)), REPOSITORY);

describe("the opening of release notes", () => {
  test("counts what breaks and what is about security", () => {
    const risks = ["feat!: drop the old API", "fix!: no more files", "Fix CVE-2026-1234 in the parser"];
    expect(open(...risks, "Fix a hang")).toBe("2 breaking changes and 1 security change.");
    expect(open(...risks, "Add --since", "Support WebP")).toBe(
      "2 breaking changes and 1 security change; new: `--since` and support for WebP.",
    );
  });

  test("names up to three new things, the heaviest first", () => {
    const long = "This is what it does, and why it was wanted by so many people who turn gears all day long.";
    const added: CommitSketch[] = [
      { message: "Add WebP output", paths: ["src/a.ts"] },
      { message: `Add SVG output\n\n${long}\n\n${long}`, paths: ["src/b.ts"] },
      { message: "Add the `--since` option", paths: ["src/c.ts"] },
      { message: "Add a turn_left() method", paths: ["src/d.ts", "docs/guide.md"] },
    ];
    expect(open(...added, ...SMALL)).toBe("New: `turn_left()` method, `--since` option and SVG output.");
  });

  test.each([
    "Add missing `Clone`",
    "Add `turn` to the public names",
    "Add `left` and `right`",
    "Add examples of WebP",
    "Support for WebP (no wiring)",
    "Improve `turn`",
    "Add colours",
  ])("says nothing of a title that is not clear alone: %s", (title) => {
    expect(open("Add the `--since` option", title, ...SMALL, "Fix a leak", "Fix a loop")).toBeUndefined();
  });

  test.each<[why: string, titles: string[]]>([
    ["few changes", ["Add WebP", "Add SVG", "Fix a hang"]],
    ["one risk alone", ["feat!: drop the old API", ...SMALL]],
    ["nothing that has a name", [...SMALL, "Fix a leak", "Fix a loop", "Fix a race"]],
  ])("is left out of %s", (_, titles) => expect(open(...titles)).toBeUndefined());

  test("is the first paragraph, unless somebody said more, and can be cut", () => {
    const commits = makeCommits("Add `<b>` tags", "Add the --since option", ...SMALL);
    const span = { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
    const notes = renderReleaseNotes(span, buildNotes(commits), REPOSITORY);
    expect(notes).toMatch(/^New: `--since` option and `<b>` tags\.\n\n### Added\n/);
    const remarks = { highlights: [{ text: "It turns.", changes: [] }], upgrade: [] };
    const told = renderReleaseNotes(span, buildNotes(commits), REPOSITORY, { remarks });
    expect(told).toMatch(/^It turns\.\n\n### Added\n/);
    const plain = told.slice("It turns.\n\n".length);
    expect(cutOpening(notes)).toBe(plain);
    expect(cutOpening(plain)).toBe(plain);
  });
});

test.each([
  ["a name in code", { message: "Add `green`", paths: ["src/a.ts"] }],
  ["documentation", { message: "Add Green", paths: ["src/a.ts", "docs/guide.md"] }],
  ["two paragraphs", { message: `Add Green\n\n${"It is green. ".repeat(8)}\n\n${"Leaves are. ".repeat(8)}` }],
])("of four additions the one without %s is not named", (_, heavy) => {
  const others = ["Add `red`", "Add `blue`", "Add Grey"];
  const commits = makeCommits(heavy, ...others, ...SMALL);
  const opening = renderOpening(buildNotes(commits), REPOSITORY) ?? "";
  expect(opening).toMatch(/^New: .*green.*\.$/i);
  expect(opening).not.toContain("Grey");
});
