import { describe, expect, test } from "vitest";
import { renderGroupedEntries } from "../../../src/writer/entries.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits } from "../../support/make-commits.ts";

const REPOSITORY = { name: "octo/widget", webUrl: undefined };

function renderAdded(...messages: string[]): string {
  const { sections } = buildNotes(makeCommits(...messages));
  return renderGroupedEntries(sections.find(({ name }) => name === "added")?.entries ?? [], REPOSITORY);
}

describe("entries with the same first words", () => {
  const FORMATS = ["arrays", "maps", "sets", "dates"];

  test("are one entry with four below it", () => {
    const rendered = renderAdded(
      "Add a cache for files (#9)",
      ...FORMATS.map((format, index) => `Add support for ${format} (#${index + 1})`),
    );
    expect(rendered).toBe(
      "- Add support for:\n  - dates (#4)\n  - sets (#3)\n  - maps (#2)\n  - arrays (#1)\n- Add a cache for files (#9)",
    );
  });

  test("stay apart up to three, or where an article or the whole text is shared", () => {
    expect(renderAdded(...FORMATS.slice(1).map((format) => `Add support for ${format} (#1)`))).not.toContain(":");
    expect(renderAdded(...FORMATS.map((format) => `Add the ${format} of users (#1)`))).not.toContain(":");
    expect(renderAdded(...FORMATS.map((format) => `Add the \`print ${format}\` (#1)`))).not.toContain(":");
  });

  test("have a scope first", () => {
    expect(renderAdded(...FORMATS.map((format) => `feat(json): support all ${format} (#1)`))).toMatch(
      /^- \*\*json:\*\*\n {2}- Support all dates \(#1\)\n/,
    );
  });
});

const NOON = "2026-01-05T12:00:00Z";

describe("commits of one feature", () => {
  /** Each entry with the number of its commits, newest first. */
  function listEntries(...sketches: readonly (string | CommitSketch)[]): string[] {
    const { sections } = buildNotes(makeCommits(...sketches));
    return sections.flatMap(({ name, entries }) =>
      entries.map(({ text, shas }) => `${name}: ${text}${shas.length > 1 ? ` (${shas.length})` : ""}`),
    );
  }

  test("that name what the first one added are one entry", () => {
    const entries = listEntries(
      "Add `--json` for scripts",
      "Fix `--json` for empty lists",
      { message: "Test it with empty lists", paths: ["test/a.test.ts"] },
      "Support `--json` in the list command",
    );
    expect(entries).toEqual(["added: Add `--json` for scripts (3)"]);
  });

  test("that change its files in its scope are one entry", () => {
    const paths = ["src/json.ts", "src/a.ts"];
    const feature = { message: "feat(json): print lists as objects", paths };
    expect(listEntries(feature, { message: "fix(json): print empty lists", paths: ["src/json.ts"] })).toHaveLength(1);
    expect(listEntries(feature, { message: "fix(json): print empty lists", paths: ["src/b.ts"] })).toHaveLength(2);
    expect(listEntries(feature, { message: "feat(json): print empty lists", paths: ["src/json.ts"] })).toHaveLength(2);
  });

  test("stay apart where a later one closes an issue of its own", () => {
    const feature = (closes: string) => `feat(json): print lists as objects\n\n${closes}`;
    const fix = "fix(json): print empty lists\n\nCloses #9";
    expect(listEntries(feature(""), fix)).toHaveLength(2);
    expect(listEntries(feature("Closes #8"), fix)).toHaveLength(2);
    expect(listEntries(feature("Closes #9"), fix)).toHaveLength(1);
  });

  test("of pull requests, other authors, or with others between stay apart", () => {
    const fix = "Fix `--json` for empty lists";
    expect(listEntries("Add `--json` for scripts", "Add `--yaml` for scripts", fix)).toHaveLength(3);
    expect(listEntries("Add `--json` for scripts (#1)", `${fix} (#2)`)).toHaveLength(2);
    const [newer, older] = makeCommits("Add `--json` for scripts", fix);
    if (newer === undefined || older === undefined) throw new Error("no commits");
    const byOther = { ...newer, author: { name: "Bo", email: "bo@example.com" } };
    expect(buildNotes([byOther, older]).sections.flatMap(({ entries }) => entries)).toHaveLength(2);
  });

  test("of one rebase that change its files are one entry", () => {
    const feature = { message: "Add a way to print lists", paths: ["src/json.ts", "src/a.ts"], at: NOON };
    const fix = { message: "Fix the order of items", paths: ["src/json.ts", "test/json.test.ts"], at: NOON };
    expect(listEntries(feature, fix)).toEqual(["added: Add a way to print lists (2)"]);
    expect(listEntries(feature, { ...fix, at: "2026-01-05T12:00:01Z" })).toHaveLength(2);
    expect(listEntries(feature, { ...fix, paths: ["src/b.ts"] })).toHaveLength(2);
    expect(listEntries({ ...feature, message: "Nicer lists of items" }, fix)).toHaveLength(2);
    expect(listEntries(feature, { ...fix, message: "Add a way to sort items" })).toHaveLength(2);
  });

  test("keep words that a person gave one of them", () => {
    const commits = makeCommits("Add `--json` for scripts", "Fix `--json` for empty lists");
    const reword = [{ reference: { sha: commits[0]?.sha ?? "" }, text: "Print empty lists" }];
    const { sections } = buildNotes(commits, { edits: { leaveOut: [], reword, kinds: [] } });
    expect(sections.flatMap(({ entries }) => entries.map(({ text }) => text))).toEqual([
      "Add `--json` for scripts",
      "Print empty lists",
    ]);
  });
});
