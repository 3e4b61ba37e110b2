import { describe, expect, test } from "vitest";
import { renderGroupedEntries } from "../../../src/writer/entries.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { listNamed } from "../../support/described-entries.ts";
import { makeCommits } from "../../support/make-commits.ts";

const FORMATS = ["arrays", "maps", "sets", "dates"];

const render = (messages: readonly string[]) => {
  const entries = listNamed(buildNotes(makeCommits(...messages))).map(([, entry]) => entry);
  return renderGroupedEntries(entries, { name: "octo/widget", webUrl: undefined });
};

describe("entries with the same first words", () => {
  test("are one entry with four below it", () => {
    const alike = FORMATS.map((format, index) => `Add support for ${format} (#${index + 1})`);
    expect(render(["Add a cache for files (#9)", ...alike])).toBe(
      "- Add support for:\n  - dates (#4)\n  - sets (#3)\n  - maps (#2)\n  - arrays (#1)\n- Add a cache for files (#9)",
    );
  });

  test("stay whole where only a denial is shared", () => {
    expect(render(FORMATS.map((format, index) => `Do not ${format} (#${index + 1})`))).not.toContain("Do not:");
  });

  test("have a scope first", () => {
    expect(render(FORMATS.map((format) => `feat(json): support all ${format} (#1)`))).toMatch(
      /^- \*\*json:\*\*\n {2}- Support all dates \(#1\)\n/,
    );
  });
});
