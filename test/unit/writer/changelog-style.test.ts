import { describe, expect, test } from "vitest";
import { buildChangelogSection, placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import { explainUnplaceable } from "../../../src/writer/changelog/parse.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

const URL = "https://github.com/ada/widget";
const MESSAGES = ["fix(gears): close the file (#5)", "feat: add pipes (#4)", "Remove the room option (#3)"];

const BREAKING = "feat!: sell rooms (#7)";

/** The release 1.3.0 of these commits, placed in the file. */
function place(existing: string, path = "CHANGELOG.md", messages: readonly string[] = MESSAGES): string {
  const commits = makeCommits(...messages).map((commit) => {
    return { ...commit, author: { name: "Ada", email: "1+ada-w@users.noreply.github.com" } };
  });
  const span = { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
  const section = buildChangelogSection(span, buildNotes(commits), { name: "ada/widget", webUrl: URL });
  return placeInChangelog(existing, section, path) ?? "";
}

/** The lines of the new section. */
function placeLines(older: string, path?: string, messages?: readonly string[]): string[] {
  const placed = place(older, path, messages);
  expect(placed.endsWith(older)).toBe(true);
  return placed
    .slice(0, placed.length - older.length)
    .trimEnd()
    .split("\n");
}

/** Fails with the texts, not with `false`. */
function expectStart(text: string, start: string): void {
  expect(text.slice(0, start.length)).toBe(start);
}

const list = (...items: string[]) => items.map((item) => `- ${item}\n`).join("");

describe("the form of entries", () => {
  test("has references on a line below where most have", () => {
    const link = (number: number) => `[#${number}](${URL}/pull/${number})`;
    const older = `## 1.2.0\n\n- One.\n  ${link(1)}\n- Two.\n  ${link(2)}\n- Three, see ${link(3)}.\n`;
    const lines = placeLines(older);
    expect(lines.slice(2, 4)).toEqual(["- Add pipes.", `  ${link(4)}`]);
    expect(placeLines(older.replaceAll(".\n  [", ". [")).slice(2, 3)).toEqual([`- Add pipes. ${link(4)}`]);
    expect(place(place(older))).toBe(place(older));
  });

  test.each<[form: string, older: string[], entry: string]>([
    ["(#1)", ["One (#1)", "Two (#2)", "Three (#1, #2)"], "Add pipes (#4)"],
    ["[#1]", ["One [#1]", "Two [#2]"], "Add pipes [#4]"],
    ["a link", [`One ([#1](${URL}/pull/1))`], `Add pipes ([#4](${URL}/pull/4))`],
    ["a link in front", [`[#1](${URL}/pull/1): One`, `[#2](${URL}/issues/2): Two`], `[#4](${URL}/pull/4): Add pipes`],
    ["people", [`One (#1) by @bo`, "Two (#2) by @cy"], "Add pipes (#4) by @ada-w"],
    [
      "linked people",
      [`One - by [@bo](https://github.com/bo) in [#1](${URL}/pull/1)`],
      `Add pipes - by [@ada-w](https://github.com/ada-w) in [#4](${URL}/pull/4)`,
    ],
    ["no references", ["One", "Two", "Three", "Four"], "Add pipes"],
    ["lower case", ["one more (#1)", "**core:** two of them (#2)", "`three` (#3)"], "add pipes (#4)"],
    ["full stops", ["One. (#1)", "Two. (#2)"], "Add pipes. (#4)"],
  ])("%s", (_, older, entry) => {
    expect(placeLines(`## 1.2.0\n\n${list(...older)}`)).toContain(`- ${entry}`);
  });

  test.each([
    ["**core:** One", "**gears:** Close"],
    ["[core] One", "[gears] Close"],
    ["*(core)* One", "*(gears)* Close"],
    ["core: One", "gears: Close"],
    ["`core`: One", "`gears`: Close"],
  ])("a scope as in %s", (older, scoped) => {
    expect(place(`## 1.2.0\n\n${list(older, "Two", "Three", "Four")}`)).toContain(`- ${scoped} the file\n`);
  });

  test.each([
    [`(#1) ([abc1234](${URL}/commit/abc1234)), closes [#9](${URL}/issues/9)`, `, closes [#7](${URL}/issues/7)`],
    [`(#1) ([abc1234](${URL}/commit/abc1234), closes #8, #9)`, ", closes #7)"],
    ["(#1)", "(#4)"],
  ])("closed issues as in %s", (older, end) => {
    const file = `## 1.2.0\n\n${list(`One ${older}`, `Two ${older}`)}`;
    const entry = placeLines(file, undefined, ["feat: add pipes (#4)\n\nCloses #7"]).at(-1);
    expect(entry?.endsWith(end)).toBe(true);
    expect(place(place(file))).toBe(place(file));
  });

  test("defines people who are named by reference, below the others", () => {
    const older = "## 1.2.0\n\n- One (#1) ([@bo][])\n\n[@bo]: https://github.com/bo\n";
    const placed = place(older);
    expect(placed).toContain("- Add pipes (#4) ([@ada-w][])\n");
    expect(placed.endsWith("[@bo]: https://github.com/bo\n[@ada-w]: https://github.com/ada-w\n")).toBe(true);
  });

  test("wraps where the newest sections do, behind the width of the bullet", () => {
    const older = `## 1.2.0\n\n-   ${"word ".repeat(14)}\n    more (#1)\n`;
    const message = `feat: add ${"pipes ".repeat(20).trim()} (#4)`;
    const lines = placeLines(older, undefined, [message]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
    expect(lines.slice(2).map((line) => line.slice(0, 4))).toEqual(["-   ", "    "]);
  });

  test("counts dependency updates only where the newest sections do", () => {
    const updates = ["chore(deps): bump a from 1.0.0 to 1.1.0", "feat: add pipes (#4)"];
    const items = ["One (#1)", "Two (#2)", "Three (#3)", "Four (#4)"];
    expect(place(`## 1.2.0\n\n${list(...items)}`, undefined, updates)).not.toContain("dependency");
    expect(place(`## 1.2.0\n\n${list(...items, "Bump b from 1 to 2")}`, undefined, updates)).toContain("1 dependency");
  });
});

describe("groups", () => {
  const older = (group: (name: string) => string, indent = "") =>
    `## 1.2.0\n\n${group("Bug fixes")}${indent}- One (#1)\n\n${group("New features")}${indent}- Two (#2)\n\n${group("Changes")}${indent}- Three (#3)\n`;
  const PIPES = "- Add pipes (#4)";

  test.each<[style: string, group: (name: string) => string, indent?: string]>([
    ["headings", (name) => `### ${name}\n\n`],
    ["headings with emoji", (name) => `### 🎉 ${name}\n\n`],
    ["headings without a blank line", (name) => `### ${name}\n`],
    ["bold lines", (name) => `**${name}**\n`],
    ["lines", (name) => `${name}:\n\n`],
    ["items", (name) => `* ${name}\n`, "  "],
  ])("as %s, under the names and in the order of the file", (_, group, indent = "") => {
    const lines = [
      `${group("Bug fixes")}${indent}- **gears:** Close the file (#5)\n\n`,
      `${group("New features")}${indent}${PIPES}\n\n`,
      `${group("Changes")}${indent}- Remove the room option (#3)`,
    ];
    expect(placeLines(older(group, indent)).slice(2).join("\n")).toBe(lines.join(""));
  });

  test("keeps the names of Keep a Changelog where the file has most of them", () => {
    const lines = placeLines("## 1.2.0\n\n### Added\n\n- One (#1)\n\n### Fixed\n\n- Two (#2)\n");
    expect(lines.filter((line) => line.startsWith("#"))).toEqual(["## 1.3.0", "### Added", "### Removed", "### Fixed"]);
  });

  test.each(["What's Changed", "📦 Changes", "All changes"])("are one where the file has only %s", (name) => {
    const section = (version: string) => `## ${version}\n\n### ${name}\n\n${list("One (#1)", "Two (#2)")}\n`;
    const placed = place(section("1.2.0") + section("1.1.0"), undefined, [...MESSAGES, BREAKING]);
    const lines = placed.slice(0, placed.indexOf("## 1.2.0")).split("\n");
    expect(lines.filter((line) => line.startsWith("#"))).toEqual(["## 1.3.0", `### ${name}`]);
    expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(4);
    expect(lines).toContain("- **Breaking:** Sell rooms (#7)");
    expect(place(placed, undefined, [...MESSAGES, BREAKING])).toBe(placed);
  });

  test("have what breaks something first, whatever the others are called", () => {
    const group = (name: string) => `### ${name}\n\n- Own\n\n`;
    const older = `## 1.2.0\n\n${group("Core")}${group("Server")}`;
    const placed = place(`## 1.3.0\n\n${group("Core")}${group("Server")}${older}`, undefined, [BREAKING]);
    expect(placed).toMatch(/^## 1\.3\.0\n\n### Breaking changes\n\n- Sell rooms[^\n]*\n\n### Core\n\n- Own\n/);
  });

  test("are those of Changesets where the file has them", () => {
    const older = "## 1.2.0\n\n### Minor Changes\n\n- One (#1)\n\n### Patch Changes\n\n- Two (#2)\n";
    const begun = place(`## 1.3.0\n\n### Minor Changes\n\n- Own (#9)\n\n${older}`, undefined, [BREAKING]);
    expect(begun).toMatch(/^## 1\.3\.0\n\n### Major Changes\n\n- Sell rooms \(#7\)\n\n### Minor Changes\n\n- Own/);
    const placed = place(older, undefined, [...MESSAGES, BREAKING]);
    expect(placed).toMatch(
      /^## 1\.3\.0\n\n### Major Changes\n\n- Sell rooms \(#7\)\n\n### Minor Changes\n\n- Add pipes \(#4\)\n\n### Patch Changes\n\n- Remove[^\n]*\n- \*\*gears:\*\* Close the file \(#5\)\n\n## 1\.2\.0/,
    );
    expect(place(placed, undefined, [...MESSAGES, BREAKING])).toBe(placed);
    expect(place("## 1.2.0\n\n### Changes\n\n- One (#1)\n")).not.toContain("Patch Changes");
  });

  test.each([
    ["- **added:** One\n- **fixed:** Two\n", "- **added:** Add pipes", "- **fixed:** **gears:** Close the file"],
    ["- **Added**: One\n- **Fixed**: Two\n", "- **Added**: Add pipes", "- **Fixed**: "],
    ["- [FEATURE] One #1\n- [BUGFIX] a: Two #2\n", "- [FEATURE] Add pipes #4", "- [BUGFIX] gears: Close the file #5"],
    ["* Feat: add one (#1).\n* Fix: mend two (#2).\n", "* Feat: add pipes (#4).", "* Fix: "],
    ["- FIXED: One\n- FIXED: Two\n", "- FIXED: ", "- ADDED: Add pipes"],
  ])("begin each entry as in %j", (items, ...expected) => {
    const placed = place(`## 1.2.0\n\n${items}`);
    for (const one of expected) expect(placed).toContain(`\n${one}`);
    expect(place(placed)).toBe(placed);
  });

  test("are no headings where the newest entries name theirs, whatever an older release has", () => {
    const flat = "## 1.2.0\n\n- Feat: one\n- Fix: two\n- Fix: three\n\n## 1.1.0\n\n- Fix: four\n- Fix: five\n";
    const lines = placeLines(`${flat}\n## 1.0.0\n\nBreaking changes:\n\n- A\n- B\n- C\n- D\n`);
    expect(lines.slice(2, 3)).toEqual(["- Feat: Add pipes"]);
    expect(lines).toHaveLength(5);
  });

  test("begin what breaks something with the word for changes where improvements have another", () => {
    const items = "- [CHANGE] One\n- [ENHANCEMENT] Two\n- [ENHANCEMENT] Three\n- [BUGFIX] Four\n";
    const messages = [BREAKING, "perf: sort by hand (#8)"];
    const lines = placeLines(`## 1.2.0\n\n${items}`, undefined, messages);
    expect(lines.slice(2)).toEqual(["- [CHANGE] Sell rooms", "- [ENHANCEMENT] Sort by hand"]);
  });

  test("are not those of one subject", () => {
    const older = "## 1.2.0\n\n- New rules:\n\n  * One\n  * Two\n\n- Updated rules:\n\n  * Three\n\n- Four\n";
    expect(placeLines(older).slice(2)).toEqual(["- Add pipes", "- Remove the room option", "- gears: Close the file"]);
    const named = "## 1.2.0\n\n### New Features\n\n- One\n- Two\n\n### Fixed issues\n\n- Three\n";
    expect(placeLines(named)).toContain("### New Features");
    expect(placeLines(named)).toContain("### Fixed issues");
    const begun = place("## Unreleased\n\n### Added rules\n\n- Two (#2)\n\n## 1.2.0\n\n### Added\n\n- One (#1)\n");
    expect(begun).toMatch(/### Added rules\n\n- Two \(#2\)\n\n### /);
    expect(begun).toContain("### Added\n\n- Add pipes (#4)");
  });

  test("do not begin each entry where few do", () => {
    const older = "## 1.2.0\n\n- **fixed:** One\n- Two\n- Three\n- Four\n";
    expect(placeLines(older)[2]).toBe("- Add pipes");
  });

  test("are no scopes with items below", () => {
    const items = "* One\n* Two\n* deps:\n  * parser@1.2\n  * reader@1.2\n  * writer@1.2\n";
    const lines = placeLines(`1.2.0 / 2026-01-02\n==================\n\n${items}`, "HISTORY.md").slice(3);
    expect(lines.map((line) => line.slice(0, 7))).toEqual(["* Add p", "* Remov", "* gears"]);
  });

  test("as items have their entries below them, whatever older sections have", () => {
    const grouped = "* Removed:\n  * One (#1)\n  * Two (#2)\n* Security:\n  * Three (#3)\n  * Four (#4)\n";
    const flat = list("A", "B", "C", "D", "E").replaceAll("- ", "* ");
    expect(place(`## 1.2.0\n\n${grouped}\n## 1.1.0\n\n${flat}`)).toContain("* Removed:\n  * Remove the room");
  });

  test("take removals in one with deprecations", () => {
    const older = "## 1.2.0\n\n### Deprecations and Removals\n\n- One (#1)\n\n### Features\n\n- Two (#2)\n";
    const messages = ["deprecate: the old way (#7)", "feat: add pipes (#4)", "remove: the new way (#8)"];
    const headings = placeLines(older, undefined, messages).filter((line) => line.startsWith("#"));
    expect(headings).toEqual(["## 1.3.0", "### Deprecations and Removals", "### Features"]);
  });

  test("are used where the newest section of some length has them", () => {
    const four = list("One", "Two", "Three", "Four");
    const grouped = `### Fixed\n\n${four}`;
    const older = `## 1.2.0\n\n${grouped}\n## 1.1.0\n\n${four}\n## 1.0.0\n\n${four}`;
    expect(place(`## 1.2.1\n\n- One\n\n${older}`)).toContain("### Added\n\n- Add pipes");
    expect(place(`## 1.2.0\n\n${four}\n## 1.1.0\n\n${grouped}`)).toContain("## 1.3.0\n\n- Add pipes");
  });

  test("leaves breaking changes recognizable where no group is for them", () => {
    const placed = place("## 1.2.0\n\n- One (#1)\n", undefined, [BREAKING]);
    expect(placed).toContain("- **Breaking:** Sell rooms (#7)");
  });
});

describe("the place of a section", () => {
  test("is below versions that are planned, and takes what is unreleased", () => {
    const older = "## 1.2.0 - 2025-12-01\n\n- One (#1)\n";
    for (const planned of ["2.0.0 - TBD", "2.0.0 - 2025-01-01"]) {
      const file = `## ${planned}\n\n- Later\n\n## Unreleased\n\n- Two (#2)\n\n${older}`;
      const placed = place(file);
      expectStart(placed, `## ${planned}\n\n- Later\n\n## Unreleased\n\n## 1.3.0 - 2026-01-05\n\n- Two (#2)\n- Add`);
      expect(placed.endsWith(`\n\n${older}`)).toBe(true);
    }
  });

  test.each([
    ["## 1.3.0 (unreleased)", "## 1.3.0 (2026-01-05)"],
    ["## [1.3] - TBD", "## [1.3.0] (2026-01-05)"],
    ["## v1.3.0 - 2026-xx-xx", "## v1.3.0 (2026-01-05)"],
    ["## v1.3.0-dev", "## v1.3.0 (2026-01-05)"],
    ["## Unreleased 1.3.0", "## 1.3.0 (2026-01-05)"],
  ])("is the version %s, which gets its date", (pending, dated) => {
    const placed = place(`${pending}\n\n- Two (#2)\n\n## 1.2.0 (2025-12-01)\n\n- One (#1)\n`);
    expectStart(placed, `${dated}\n\n- Two (#2)\n- Add pipes (#4)\n`);
  });

  test.each([
    ["\n", "[v{previous}...v{version}]({url})"],
    ["\n\n", "**[Full changelog]({url})**"],
    ["\n\n", "[Compare to {previous}]({url})"],
  ])("links the comparison below the heading as older ones do: %j%s", (gap, form) => {
    const fill = (version: string, previous: string) => {
      const linked = form.replace("{url}", `${URL}/compare/v${previous}...v${version}`);
      return linked.replace("{version}", version).replace("{previous}", previous);
    };
    const older = `## 1.2.0${gap}${fill("1.2.0", "1.1.0")}\n\n- One (#1)\n\n## 1.1.0\n\n- Zero (#0)\n`;
    expectStart(place(older), `## 1.3.0${gap}${fill("1.3.0", "1.2.0")}\n\n- Add pipes (#4)\n`);
    expect(place(place(older))).toBe(place(older));
    expect(place(older.replaceAll("/compare/", "/tree/"))).toMatch(/^## 1\.3\.0\n+- Add pipes/);
  });

  const LISTED = "- Two (#2)\n- Add pipes (#4)\n- Remove the room option (#3)\n";
  const RELEASED = "1.2.0\n----------\n\n- One (#1)\n\n1.1.0\n----------\n\n- Zero (#0)\n";

  test.each([
    [
      "says on a line of its own that it is unreleased",
      "Version 1.3.0\n-------------\n(unreleased)\n\n",
      "Version 1.3.0\n-------------\n(released January 5th, 2026)\n\n",
      "Version 1.2.0\n-------------\n(released December 1st, 2025)\n\n- One (#1)\n",
    ],
    [
      "is what is unpublished since a version",
      "# Unpublished changes since 1.2.0\n\n",
      "# 2026-01-05, 1.3.0\n\n",
      "# 2025-12-01, 1.2.0\n\n- One (#1)\n",
    ],
    [
      "says without brackets that it is unreleased",
      "Version 1.3.0\n-------------\n\nUnreleased\n\n",
      "Version 1.3.0\n-------------\n\nReleased 2026-01-05\n\n",
      "Version 1.2.0\n-------------\n\nReleased 2025-12-01\n\n- One (#1)\n",
    ],
    ["is an underlined HEAD", "HEAD\n----------\n\n", "1.3.0\n----------\n\n", RELEASED],
  ])("%s, which becomes the release", (_, pending, heading, older) => {
    const placed = place(`${pending}- Two (#2)\n\n${older}`, /^#|HEAD/.test(pending) ? "CHANGES.md" : "CHANGES.rst");
    expectStart(placed, `${heading}${LISTED}`);
    expect(placed.endsWith(`\n\n${older}`)).toBe(true);
  });

  test("leaves a placeholder and its blank lines where they are", () => {
    const file = "dev\n---\n\n- \\[What changed.\\]\n\n\n1.2.0 (2025-12-01)\n------------------\n\n- One (#1)\n";
    const [form, newest] = ["dev\n---\n\n- \\[What changed.\\]\n\n\n", "1.3.0 (2026-01-05)\n------------------\n\n"];
    expectStart(place(file.replace("\n\n\n1.2.0", "\n- Two (#2)\n\n\n1.2.0")), `${form}${newest}- Two (#2)\n`);
  });

  test("is the end of a file that begins with its oldest version", () => {
    const file = "## 1.1.0\n\n- One (#1)\n\n## 1.2.0\n\n- Two (#2)\n";
    expectStart(place(file), `${file}\n## 1.3.0\n\n- Add pipes (#4)\n`);
  });

  test("has an anchor where the others have", () => {
    const older = '<a name="v1.2.0"></a>\n## 1.2.0\n\n- One (#1)\n';
    expect(placeLines(older).slice(0, 2)).toEqual(['<a name="v1.3.0"></a>', "## 1.3.0"]);
  });
});

describe("link references", () => {
  const heading = "## [1.2.0] - 2025-12-01\n\n- One (#1)\n\n## [1.1.0] - 2025-11-01\n\n";
  const [older, newer] = [`[1.1.0]: ${URL}/compare/v1.0.0...v1.1.0\n`, `[1.2.0]: ${URL}/compare/v1.1.0...v1.2.0\n`];
  const added = `[1.3.0]: ${URL}/compare/v1.2.0...v1.3.0\n`;

  test.each([
    ["descend", newer + older, added + newer + older],
    ["ascend", older + newer, older + newer + added],
  ])("%s as before", (_, before, after) => {
    expect(place(heading + before).endsWith(`\n\n${after}`)).toBe(true);
  });

  test("lead to the page of the release where they do", () => {
    const pages = ["1.2.0", "1.1.0"].map((version) => `[${version}]: ${URL}/releases/tag/v${version}\n`).join("");
    expect(place(heading + pages)).toContain(`[1.3.0]: ${URL}/releases/tag/v1.3.0\n${pages}`);
  });

  test("are left out where the newest version has none", () => {
    expect(place(heading + older)).not.toContain("[1.3.0]:");
  });
});

describe("reStructuredText", () => {
  test("gets headings, code, links and dates of its own", () => {
    const older =
      "Version 1.2.0\n-------------\n\nReleased 2025-12-01\n\n-   Fix ``one``. :pr:`1`\n-   Fix two. :issue:`2`\n\n\n" +
      "Version 1.1.0\n-------------\n\nReleased 2025-11-01\n\n-   Three. :pr:`3`\n-   Four. :pr:`4`\n";
    const messages = ["feat: add `--pipes` (#4)", "fix: close *all* files"];
    expect(placeLines(older, "CHANGES.rst", messages)).toEqual([
      ...["Version 1.3.0", "-------------", "", "Released 2026-01-05", ""],
      ...["-   Add ``--pipes``. :pr:`4`", "-   Close \\*all\\* files."],
    ]);
  });

  test("gets links where nothing shows a form, and groups with an underline", () => {
    const older = ".. _v1-2-0:\n\n1.2.0 (2025-12-01)\n==================\n\nBugfixes\n--------\n\n* One\n";
    expect(placeLines(older, "NEWS.rst", ["fix: close the file (#5)"])).toEqual([
      ...[".. _v1-3-0:", "", "1.3.0 (2026-01-05)", "==================", "", "Bugfixes", "--------", ""],
      `* Close the file (\`#5 <${URL}/pull/5>\`__)`,
    ]);
  });
});

describe("text without markup", () => {
  test("gets a line as heading, and no Markdown", () => {
    const older =
      "CHANGES FROM 1.1.0 TO 1.2.0\n\n* One.\n\n* Two.\n\n* Three.\n\n* Four.\n\nCHANGES FROM 1.0.0 TO 1.1.0\n\n* Five.\n";
    expect(placeLines(older, "CHANGES", ["feat: add `--pipes` <now> (#4)", "fix: x_y is right"])).toEqual([
      ...["CHANGES FROM 1.2.0 TO 1.3.0", "", "* Add --pipes <now>.", "", "* x_y is right."],
    ]);
  });
});

test.each([
  ["CHANGELOG.adoc", "== 1.2.0\n\n* One\n", /markup is not supported/],
  ["NEWS", "Some news of this project.\n", /no heading in it names a version/],
])("%s stays as it is, with a reason", (path, text, reason) => {
  expect(explainUnplaceable(text, path)).toMatch(reason);
  expect(place(text, path)).toBe(text);
});

describe("a heading", () => {
  const items = list("One (#1)");

  test.each([
    ["## 1.2.0 - 2025-12-24 {#version-1-2-0}", "## 1.3.0 - 2026-01-05 {#version-1-3-0}"],
    ["## v1.2.0 {#v1.2.0}", "## v1.3.0 {#v1.3.0}"],
    ["## 1.2.0 {#newest}", "## 1.3.0"],
    ["## 1.2.0 (2025-Dec-24)", "## 1.3.0 (2026-Jan-05)"],
    ["## 1.2.0 - 2025 December 3", "## 1.3.0 - 2026 January 5"],
    ["**1.2.0 (2025-12-24)**", "**1.3.0 (2026-01-05)**"],
    ["=== 1.2.0 / 2025-12-24", "=== 1.3.0 / 2026-01-05"],
    ["## 🚀 1.2.0", "## 🚀 1.3.0"],
  ])("like %s", (older, expected) => {
    const placed = place(`${older}\n\n${items}`);
    expect(placed.split("\n", 1)).toEqual([expected]);
    expect(place(placed)).toBe(placed);
  });

  const placeTag = (existing: string, version: string, previous: string) => {
    const commits = makeCommits("feat: add pipes (#4)");
    const span = { version, tag: version, previousTag: previous, date: "2026-01-05", commits };
    const section = buildChangelogSection(span, buildNotes(commits), { name: "ada/widget", webUrl: URL });
    return placeInChangelog(existing, section, "CHANGELOG.md") ?? "";
  };

  test.each([
    ["1.3", "1.2", "1.2.0", "1.3.0"],
    ["2", "1", "1.0.0", "2.0.0"],
    ["1.3.1", "1.2", "1.2.0", "1.3.1"],
    ["1.3", "1.2", "1.2", "1.3"],
    ["1.3", "1.2.0", "1.2.0", "1.3"],
  ])("of the tag %s after %s, which is %s in the file, is %s", (tag, previous, older, expected) => {
    const placed = placeTag(`## ${older}\n\n${items}`, tag, previous);
    expect(placed.split("\n", 1)).toEqual([`## ${expected}`]);
    expect(placeTag(placed, tag, previous)).toBe(placed);
  });
});
