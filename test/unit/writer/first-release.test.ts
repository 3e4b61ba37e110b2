import { describe, expect, test } from "vitest";
import { buildChangelogSection, placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import { describeProject, isFirstRelease } from "../../../src/writer/first-release.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { renderReleaseNotes } from "../../../src/writer/release-notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

const URL = "https://github.com/ada/widget";
const REPOSITORY = { name: "ada/widget", webUrl: URL };
const FIRST = { description: "Widget turns gears.", features: [] };

const commits = makeCommits(
  "feat: turn gears (#1)",
  "feat!: turn them faster (#2)\n\nBREAKING CHANGE: speed is a number",
);
const SPAN = { version: "1.0.0", tag: "v1.0.0", previousTag: undefined, date: "2026-01-05", commits };

const describeAs = (text: string, path = "README.md") =>
  describeProject({ path, text }, { repository: REPOSITORY, ref: "v1.0.0" });

describe("the description of a project", () => {
  const SENTENCE = "Widget turns *gears* without noise.";

  test.each([
    ["below a title", "# Widget\n\nWidget turns *gears*\nwithout noise.\n\nMore."],
    ["directly below a title", `# Widget\n${SENTENCE}`],
    ["beside images", `<p align="center"><img src="a.png"></p>\n\n${SENTENCE} ![x](y.png)`],
    ["below a menu", `# Widget\n\n[Docs](https://a.example) | [Site](https://b.example)\n\n${SENTENCE}`],
    ["below code", `\`\`\`\nsome code of many words\n\nand more of it\n\`\`\`\n\n${SENTENCE}`],
    ["below a list and a quote", `- one of these things here\n\n> said by some other person\n\n${SENTENCE}`],
  ])("is the first paragraph %s", (_, readme) => {
    expect(describeAs(`${readme}\n`)).toEqual({ description: SENTENCE, features: [] });
    expect(describeAs(`${readme}\n`.replaceAll("\n", "\r\n"))).toEqual({ description: SENTENCE, features: [] });
  });

  test("is Markdown for a README in reStructuredText", () => {
    const text =
      "======\nWidget\n======\n\n.. image:: a.png\n   :alt: a picture of the thing\n\nTurns ``gears`` of `Ada <https://a.example>`_ at once.\n";
    expect(describeAs(text, "README.rst").description).toBe("Turns `gears` of [Ada](https://a.example) at once.");
  });

  test("has links that work on the page of a release, and no HTML or mentions", () => {
    expect(describeAs("See [the guide](docs/a.md) by @ada and <b>all</b> others.\n").description).toMatch(
      /^See \[the guide\]\(https:\/\/github\.com\/ada\/widget\/blob\/v1\.0\.0\/docs\/a\.md\) by @\u200bada and all others\.$/,
    );
  });

  const featuresOf = (list: string) => describeAs(`# Widget\n\nWidget turns gears without noise.\n\n${list}`).features;

  test.each<[list: string, features: string[]]>([
    ["* Turns left\n\n* Turns right\n\n## Install\n\n* With care\n", ["Turns left", "Turns right"]],
    [
      "- See [the guide](docs/a.md) first\n- Turn the gear\n",
      [`See [the guide](${URL}/blob/v1.0.0/docs/a.md) first`, "Turn the gear"],
    ],
  ])("has the list that follows: %j", (list, features) => expect(featuresOf(list)).toEqual(features));

  test.each<[why: string, list: string]>([
    ["a menu", "- [Install](#install)\n- [Use it](#use)\n"],
    ["one item", "- Turns left\n"],
    ["an outline", "- Turns left\n  - and up\n- Turns right\n"],
    ["of long items", `- Turns ${"left and ".repeat(70)}\n- Turns right\n`],
  ])("has no list that is %s", (_, list) => expect(featuresOf(list)).toEqual([]));
});

describe("a first release", () => {
  test("is the history from its first commit", () => {
    expect(isFirstRelease(SPAN)).toBe(true);
    expect(isFirstRelease({ ...SPAN, version: undefined, tag: undefined })).toBe(true);
    expect(isFirstRelease({ ...SPAN, previousTag: "v0.9.0" })).toBe(false);
    expect(isFirstRelease({ ...SPAN, start: "a".repeat(40) })).toBe(false);
    expect(isFirstRelease({ ...SPAN, commits: commits.slice(0, 1) })).toBe(false);
  });

  test("says so, says what the project is, and folds the commits, of which none is breaking", () => {
    const text = renderReleaseNotes(SPAN, buildNotes(commits), REPOSITORY, { first: FIRST });
    expect(text).toMatch(
      /^This is the first release\.\n\nWidget turns gears\.\n\n<details>\n<summary>2 changes<\/summary>\n\n\*\*/,
    );
    expect(text).toMatch(/<\/details>\n$/);
    expect(text).toContain("Turn gears");
    expect(text).toContain("Turn them faster");
    expect(text).not.toMatch(/breaking|^###|speed is/im);
  });

  test("lists what the project does, in a changelog as what is added", () => {
    const first = { ...FIRST, features: ["Turns left", "Turns `right`"] };
    const text = renderReleaseNotes(SPAN, buildNotes(commits), REPOSITORY, { first });
    expect(text).toContain("Widget turns gears.\n\n- Turns left\n- Turns `right`\n\n<details>");
    const section = buildChangelogSection(SPAN, buildNotes(commits), REPOSITORY, first);
    const created = placeInChangelog(undefined, section) ?? "";
    expect(created).toContain("Widget turns gears.\n\n### Added\n\n- Turns left\n- Turns `right`\n\n[");
    expect(placeInChangelog(created, section)).toBe(created);
  });

  test("is a paragraph in a changelog, above what people wrote", () => {
    const section = buildChangelogSection(SPAN, buildNotes(commits), REPOSITORY, FIRST);
    const created = placeInChangelog(undefined, section) ?? "";
    expect(created).toContain("## [1.0.0] - 2026-01-05\n\nThis is the first release. Widget turns gears.\n\n[");
    expect(created).not.toContain("Turn");
    expect(placeInChangelog(created, section)).toBe(created);
    const kept = placeInChangelog("# Log\n\n## Unreleased\n\n### Added\n\n- Gears\n", section);
    expect(kept).toContain(
      "## 1.0.0 - 2026-01-05\n\nThis is the first release. Widget turns gears.\n\n### Added\n\n- Gears\n",
    );
  });
});
