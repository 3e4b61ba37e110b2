import { describe, expect, test } from "vitest";
import { buildChangelogSection, placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import type { Span } from "../../../src/writer/changes/change.ts";
import { buildNotes, type FirstRelease, isFirstRelease } from "../../../src/writer/notes.ts";
import { renderReleaseNotes } from "../../../src/writer/release-notes.ts";
import { makeCommits } from "../../support/make-commits.ts";

const URL = "https://github.com/ada/widget";
const REPOSITORY = { name: "ada/widget", webUrl: URL };
const FIRST: FirstRelease = {
  ...{ description: "Widget turns gears.", features: [], install: undefined, limits: [] },
  ...{ requires: [], hasEarlier: false },
};

const commits = makeCommits(
  "feat: turn gears (#1)",
  "feat!: turn them faster (#2)\n\nBREAKING CHANGE: speed is a number",
);
const SPAN = { version: "1.0.0", tag: "v1.0.0", previousTag: undefined, date: "2026-01-05", commits };

describe("a first release", () => {
  test("is the history from its first commit", () => {
    expect(isFirstRelease(SPAN)).toBe(true);
    expect(isFirstRelease({ ...SPAN, version: undefined, tag: undefined })).toBe(true);
    expect(isFirstRelease({ ...SPAN, previousTag: "v0.9.0" })).toBe(false);
    expect(isFirstRelease({ ...SPAN, start: "a".repeat(40) })).toBe(false);
    expect(isFirstRelease({ ...SPAN, commits: commits.slice(0, 1) })).toBe(false);
  });

  const render = (first: Partial<FirstRelease> = {}, span: Span = SPAN) =>
    renderReleaseNotes(span, buildNotes(commits), REPOSITORY, { first: { ...FIRST, ...first } });

  test("says so, says what the project is, and counts the commits", () => {
    expect(render()).toBe(`This is the first release.\n\nWidget turns gears.\n\n[2 commits](${URL}/commits/v1.0.0).\n`);
    expect(render({ description: undefined }, { ...SPAN, tag: undefined })).toBe(
      "This is the first release.\n\n2 commits.\n",
    );
  });

  test("says how to install it, what it needs and where it ends", () => {
    const install = "```sh\nnpm install widget\n```";
    expect(render({ install, requires: ["Node.js 24", "Go 1.26"], limits: ["Turns left only", "No steam"] })).toContain(
      `gears.\n\n### Install\n\n${install}\n\nRequires Node.js 24 and Go 1.26.\n\n### Known limits\n\n- Turns left only\n- No steam\n\n[2`,
    );
  });

  test("lists what the project does, in a changelog as what is added", () => {
    const first = { ...FIRST, features: ["Turns left", "Turns `right`"] };
    expect(render(first)).toContain("Widget turns gears.\n\n- Turns left\n- Turns `right`\n\n[2 commits]");
    const section = buildChangelogSection(SPAN, buildNotes(commits), REPOSITORY, first);
    const created = placeInChangelog(undefined, section) ?? "";
    expect(created).toContain("Widget turns gears.\n\n### Added\n\n- Turns left\n- Turns `right`\n\n[");
    expect(placeInChangelog(created, section)).toBe(created);
  });

  test("is only the first one with a tag where the changelog has others, of which nothing is said again", () => {
    const first = { ...FIRST, features: ["Turns left", "Turns `right`"], hasEarlier: true };
    expect(render(first)).toMatch(/^This is the first release with a tag\.\n\nWidget turns gears\.\n\n- Turns left/);
    expect(buildChangelogSection(SPAN, buildNotes(commits), REPOSITORY, first).groups).toEqual([]);
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
