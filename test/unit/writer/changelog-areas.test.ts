import { expect, test } from "vitest";
import { buildChangelogSection, placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

const MESSAGES = [
  "fix(deck): close the gate (#9)",
  "feat(engine-room): add a pump (#8)",
  "feat(deck)!: row by hand (#7)",
  "fix: keep the flag (#6)",
  "Add a bell (#5)",
];

/** The changelog with the release 1.3.0 of these commits. */
function place(older: string, path = "CHANGELOG.md", messages: readonly string[] = MESSAGES): string {
  const commits = makeCommits(...messages);
  const span = { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
  const section = buildChangelogSection(span, buildNotes(commits), { name: "ada/widget", webUrl: undefined });
  return placeInChangelog(older, section, path) ?? "";
}

const AREAS = "### General changes\n\n- One (#1)\n\n### Deck\n\n- Two (#2)\n\n### Engine room\n\n- Three (#3)\n";
const OLDER = `## 1.2.0\n\n${AREAS}\n## 1.1.0\n\n${AREAS}`;

test("entries are below the headings that name their components, and the others below the one for the rest", () => {
  const placed = place(OLDER);
  expect(placed.slice(0, -OLDER.length)).toBe(`## 1.3.0

### General changes

- Add a bell (#5)
- Keep the flag (#6)

### Deck

- **Breaking:** Row by hand (#7)
- Close the gate (#9)

### Engine room

- Add a pump (#8)

`);
  expect(place(placed)).toBe(placed);
});

test("they join the unreleased ones of their component", () => {
  const placed = place(`## Unreleased\n\n### Deck\n\n- By hand (#4)\n\n${OLDER}`);
  expect(placed).toContain("### Deck\n\n- By hand (#4)\n- **Breaking:** Row by hand (#7)\n- Close the gate (#9)\n");
});

test("without a heading for the rest, those have the headings of their kinds", () => {
  const placed = place(OLDER.replaceAll(/### General changes\n\n- One \(#1\)\n\n/g, ""));
  expect(placed).toMatch(/### Features\n\n- Add a bell \(#5\)\n\n### Bug fixes\n\n- Keep the flag/);
  expect(placed).toContain("### Engine room\n\n- Add a pump (#8)\n");
});

test("headings may be underlined, or be bold", () => {
  const text = OLDER.replace(/^### (.*)$/gm, "**$1**");
  expect(place(text)).toContain("**Engine room**\n\n- Add a pump (#8)\n");
  const rst = OLDER.replace(/^### (.*)$/gm, (_, name: string) => `${name}\n${"~".repeat(name.length)}`);
  const underlined = rst.replace(/^## (.*)$/gm, "$1\n-----");
  expect(place(underlined, "CHANGES.rst")).toContain("Engine room\n~~~~~~~~~~~\n\n- Add a pump (#8)\n");
});

test.each<[why: string, older: string, messages?: readonly string[]]>([
  ["one section has them", `## 1.2.0\n\n${AREAS}`],
  ["the sections share one", OLDER.replace("Deck", "Sails").replace("General changes", "Masts")],
  [
    "they are below kinds of changes",
    OLDER.replaceAll("### General", "### Fixed\n\n#### General").replaceAll("### D", "#### D"),
  ],
  ["fewer than half of the entries name one", OLDER, [...MESSAGES, "Add a sail (#10)", "Add a mast (#11)"]],
])("entries have the headings of their kinds where %s", (_, older, messages) => {
  expect(place(older, undefined, messages).slice(0, -older.length)).toMatch(/\bdeck\W+Close the gate/);
});
