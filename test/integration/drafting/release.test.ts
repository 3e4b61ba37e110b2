import { describe, expect, test, vi } from "vitest";
import type { ChangeSelector } from "../../../src/contract/change-selector.ts";
import type { PublicationConfig } from "../../../src/contract/resources/publications.ts";
import { DraftFixture, type Order } from "../../support/drafts.ts";

const BRANCH = "release-docs/release";
const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.0] - 2025-12-01

### Added

- Answer

[Unreleased]: https://github.com/octo/widget/compare/v1.2.0...HEAD
[1.2.0]: https://github.com/octo/widget/compare/v1.1.0...v1.2.0
`;

function createPlace(files: Record<string, string> = {}): DraftFixture {
  const place = new DraftFixture();
  place.commit("feat: answer (#1)", { "src/code.ts": "1\n", ...files });
  place.tag("v1.2.0");
  return place;
}

function release(place: DraftFixture, wish: string, changes: ChangeSelector[] = [], config: PublicationConfig = {}) {
  return place.write({ request: { release: wish, changes }, publication: { config } });
}

const PLANNED = "release";

describe("a release before its tag", () => {
  test("has the titles of a project with conventional commits, unless a person chose them", async () => {
    using place = createPlace({ "CHANGELOG.md": CHANGELOG });
    for (let number = 2; number <= 9; number += 1) place.commit(`fix: case ${number} (#${number})`);
    expect((await release(place, "auto")).title).toBe("Release v1.2.1");
    place.commit("fix: case 10 (#10)");
    const { title, branch } = await release(place, "auto");
    expect(title).toBe("chore: release v1.2.1");
    expect(place.git("log", "-1", "--format=%s", branch ?? "")).toBe("chore: release v1.2.1");
    const pullRequest = { title: "Next: {subject}" };
    expect((await release(place, "auto", [], { pullRequest })).title).toBe("Next: v1.2.1");
    place.tag("v1.2.1");
    expect((await place.write({ request: { title: "Document v1.2.1" } })).title).toBe("docs: document v1.2.1");
  });

  test.each([
    ["auto", ["fix: keep the last line (#2)"], "v1.2.1", "because it has fixes and smaller changes only"],
    ["auto", ["fix: keep the last line (#2)", "feat: stream (#3)"], "v1.3.0", 'because of 1 addition: "Stream" (#3)'],
    [
      "auto",
      ["feat!: read tides (#4)", "feat: stream (#3)"],
      "v2.0.0",
      'because of 1 breaking change: "Read tides" (#4)',
    ],
    ["major", ["fix: keep the last line (#2)"], "v2.0.0", "because a major version was asked for"],
    ["prerelease", ["feat: stream (#3)"], "v1.3.0-rc.1", 'because of 1 addition: "Stream" (#3)'],
    ["auto", ["feat!: read tides (#4)\n\nRelease-As: v3.0.0"], "v3.0.0", "as the commit SHA says"],
    ["1.4.0", ["fix: keep the last line (#2)"], "v1.4.0", "as asked for"],
    ["v1.4.0", ["ci: cache more"], "v1.4.0", "as asked for"],
  ])("of %j with %j is %s", async (wish, titles, tag, why) => {
    using place = createPlace({ "CHANGELOG.md": CHANGELOG, VERSION: "1.2.0\n" });
    for (const title of titles) place.commit(title);
    const { entries, details, branch } = await release(place, wish);
    const said = entries.get(PLANNED)?.map((text) => text.replace(/\b[0-9a-f]{7}\b/, "SHA"));
    expect(said).toEqual([`${tag} comes after v1.2.0, ${why}.`]);
    expect(details.get(PLANNED)).toMatchObject({ releases: [{ tag, version: tag.slice(1), previousTag: "v1.2.0" }] });
    expect(branch).toBe(BRANCH);
    expect(place.show(BRANCH, "VERSION")).toBe(`${tag.slice(1)}\n`);
  });

  test("is named in headings, links, documents, title and notes", async () => {
    using place = createPlace({
      "CHANGELOG.md": CHANGELOG,
      "package.json": '{"name":"@octo/widget"}\n',
      "README.md": "# Widget\n\n    npm i @octo/widget@1.2.0\n",
    });
    place.commit("feat: stream (#3)", {
      "package.json": '{"name":"@octo/widget","version":"1.2.0"}\n',
      "test/data/package.json": '{"version":"1.2.0"}\n',
      "examples/log/package.json": '{"dependencies":{"@octo/widget":"^1.2.0"}}\n',
      "src/version.ts": 'export const VERSION = "1.2.0"; // x-release\u002dplease-version\n',
    });
    const config = { writeChangelogs: true, writeReleaseNotes: true, writeDocumentation: true };
    const { title, entries, body } = await release(place, "auto", [], config);
    const changelog = place.show(BRANCH, "CHANGELOG.md");
    expect(changelog).toMatch(/## \[Unreleased\]\n\n## \[1\.3\.0\] - 2026-01-01\n\n### Added\n\n- Stream/);
    expect(changelog).toContain("[Unreleased]: https://github.com/octo/widget/compare/v1.3.0...HEAD\n");
    expect(changelog).toContain("[1.3.0]: https://github.com/octo/widget/compare/v1.2.0...v1.3.0\n");
    expect(place.show(BRANCH, "README.md")).toContain("widget@1.3.0");
    expect(place.show(BRANCH, "package.json")).toBe('{"name":"@octo/widget","version":"1.3.0"}\n');
    expect(place.show(BRANCH, "src/version.ts")).toContain('VERSION = "1.3.0"');
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "README.md", "package.json", "src/version.ts"]);
    expect(body).toContain("- `package.json`: the version of v1.3.0\n");
    expect(title).toBe("Release v1.3.0");
    expect(entries.get("releaseNotes")?.[0]).toContain("/compare/v1.2.0...v1.3.0");
    expect(body).toContain("v1.3.0 comes after v1.2.0, because of 1 addition");
  });

  test("raises no marked line of a file that a draft may not write, and says so", async () => {
    const line = "TAG=1.2.0 # x-release\u002dplease-version\n";
    using place = createPlace({
      ".env.example": line,
      ".config/package.json": '{"version":"1.2.0"}\n',
      "run.sh": line,
    });
    place.commit("feat: stream (#3)");
    const { entries } = await release(place, "auto");
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "run.sh"]);
    expect(entries.get("notice")?.join("\n")).toContain('a draft may not write the files: ".env.example".');
  });

  test("says which files keep the version before, unless a command prepares them", async () => {
    const line = '__version__ = "1.2.0"\n';
    const files = { "tide/__init__.py": line, "tests/tide.py": line, "docs/conf.py": line, "go.py": "# 1.2.0\n" };
    using place = createPlace({ ...files, VERSION: "1.2.0\n" });
    place.commit("feat: stream (#3)");
    const { entries } = await release(place, "auto");
    expect(entries.get("notice")?.join("\n")).toMatch(
      /^These files keep the version before, .*: "tide\/__init__\.py \(1\.2\.0\)"\.$/,
    );
    const prepared = await place.write({ request: { release: "auto", changes: [] }, prepare: making({}) });
    expect(prepared.entries.get("notice") ?? []).toEqual([]);
  });

  test("that is the first has the version that the project says it has", async () => {
    using place = new DraftFixture();
    place.commit("feat: answer (#1)", {
      VERSION: "1.4.0\n",
      "package.json": '{"version":"1.4.2"}\n',
      "packages/cli/package.json": '{"version":"0.1.0"}\n',
      "packages/core/package.json": '{"version":"5.0.0"}\n',
    });
    const { entries } = await release(place, "auto");
    expect(entries.get(PLANNED)).toEqual(["v1.4.2 is the first release, because its own files say so."]);
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "VERSION"]);
  });

  test.each([
    ["banana", "banana is no version"],
    ["v1.1.0", "v1.1.0 is lower than v1.2.0, which this history has"],
  ])("goes on by its changes where a commit asks for %s", async (asked, why) => {
    using place = createPlace();
    place.commit(`fix: case 1 (#2)\n\nSee what follows.\n\nRelease-As: 9.0.0\n\nRelease-As: ${asked}\nCc: octo`);
    const { entries } = await release(place, "auto");
    const said = entries.get(PLANNED)?.map((text) => text.replace(/\b[0-9a-f]{7}\b/, "SHA"));
    expect(said).toEqual([
      `v1.2.1 comes after v1.2.0, because it has fixes and smaller changes only. The commit SHA asks for ${asked}: ${why}.`,
    ]);
  });

  test.each([
    ["Go", "go.mod", "module example.org/widget\n\ngo 1.22\n", "1.22", "1.23", "v1.3.0"],
    ["Node.js", "package.json", '{"name":"widget","engines":{"node":">=20"}}\n', "20", "22", "v2.0.0"],
  ])("that asks for a newer %s is a major version where that is one", async (name, path, text, from, to, tag) => {
    using place = createPlace({ [path]: text });
    place.commit("build: go with the time (#2)", { [path]: text.replace(from, to) });
    const { entries } = await release(place, "auto");
    const no = tag === "v1.3.0" ? "; what is needed has the same major version as before" : "";
    const why = `because of 1 breaking change: "Requires ${name} ${to} (was ${from})" (#2)${no}`;
    expect(entries.get(PLANNED)).toEqual([`${tag} comes after v1.2.0, ${why}.`]);
  });

  test("is explained in the words that people chose for its changes", async () => {
    using place = createPlace({
      "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-01\n\n- Answers\n",
    });
    const line = "- Tides come [as a table](https://example.org/tides), see #2\n";
    const text = `# Changelog\n\n## [Unreleased]\n\n### Added\n\n${line}\n## [1.2.0] - 2026-01-01\n\n- Answers\n`;
    place.commit("feat: tides (#2)", { "src/tides.ts": "1\n", "CHANGELOG.md": text });
    const { entries } = await release(place, "auto");
    expect(entries.get(PLANNED)).toEqual([
      'v1.3.0 comes after v1.2.0, because of 1 addition: "Tides come as a table, see #2".',
    ]);
  });

  test("is not lower than what the project's own files say is next", async () => {
    using place = createPlace({ "package.json": '{"version":"1.2.0"}\n' });
    place.commit("fix: keep the last line (#2)", { "package.json": '{"version":"2.0.0-dev"}\n' });
    const { entries } = await release(place, "auto");
    expect(entries.get(PLANNED)?.[0]).toMatch(/^v2\.0\.0 comes after v1\.2\.0/);
    expect(place.show(BRANCH, "package.json")).toBe('{"version":"2.0.0"}\n');
  });

  test("rolls on: a bigger change raises the version of the same draft, and edits stay", async () => {
    using place = createPlace({ "CHANGELOG.md": CHANGELOG });
    place.commit("fix: keep the last line (#2)");
    await release(place, "auto");
    place.edit(BRANCH, "CHANGELOG.md", (text) => text.replace("Keep the last line", "Files keep their last line"));
    place.commit("feat!: read tides (#4)");
    const { entries, branch } = await release(place, "auto");
    expect(branch).toBe(BRANCH);
    expect(entries.get(PLANNED)?.[0]).toMatch(/^v2\.0\.0 /);
    expect(entries.get("notice")).toEqual(["This draft was about 1.2.1 before, and is about 2.0.0 now."]);
    const changelog = place.show(BRANCH, "CHANGELOG.md");
    expect(changelog).toMatch(
      /## \[Unreleased\]\n\n## \[2\.0\.0\] - \S+\n\n[\s\S]*Read tides[\s\S]*Files keep their last line/,
    );
    expect(changelog).not.toMatch(/1\.2\.1|Keep the last line/);
  });

  test("takes people's edits of a file of the version along to that of the next", async () => {
    using place = createPlace();
    const config = {
      writeChangelogs: false,
      writeReleaseNotes: true,
      styleGuide: { releaseNotes: { createFile: true } },
    };
    place.commit("fix: keep the last line (#2)");
    await release(place, "auto", [], config);
    expect(place.changed(BRANCH)).toEqual(["release-notes/1.2.1.md"]);
    place.edit(BRANCH, "release-notes/1.2.1.md", (text) => `Thanks to all, 1.2.1 is a good one.\n\n${text}`);
    place.commit("feat: stream (#3)");
    await release(place, "auto", [], config);
    expect(place.changed(BRANCH)).toEqual(["release-notes/1.3.0.md"]);
    const notes = place.show(BRANCH, "release-notes/1.3.0.md");
    expect(notes).toMatch(/^Thanks to all, 1\.3\.0 is a good one\.\n\n[\s\S]*Stream[\s\S]*Keep the last line/);
    expect(notes).toContain("/compare/v1.2.0...v1.3.0");
    expect(notes).not.toContain("1.2.1");
  });

  test("with more files than a draft raises says so", async () => {
    const names = Array.from({ length: 501 }, (_, index) => `packages/p${index}/VERSION`);
    using place = createPlace(Object.fromEntries(names.map((name) => [name, "1.2.0\n"])));
    place.commit("feat: stream (#3)");
    const { entries } = await release(place, "auto");
    expect(entries.get("notice")).toContain(
      "Only the first 500 of 501 files with versions were raised. Raise the others by `prepare`.",
    );
    expect(place.changed(BRANCH)).toHaveLength(501);
  });

  test("of what is released already is none, and that is said", async () => {
    using place = createPlace({ "CHANGELOG.md": CHANGELOG });
    const { entries } = await release(place, "auto", [{ releases: { count: 1 } }]);
    expect(entries.get("notice")).toEqual(["`release` is not used: what is selected is released already."]);
  });

  test("that was merged and has no tag is said to stop the next ones", async () => {
    using place = createPlace({ "CHANGELOG.md": CHANGELOG });
    place.commit("feat: stream (#3)");
    await release(place, "auto");
    place.commit("chore: release v1.3.0 (#4)", { "CHANGELOG.md": place.show(BRANCH, "CHANGELOG.md") });
    place.commit("fix: keep the last line (#5)");
    const { entries, details } = await release(place, "auto");
    expect(entries.get("notice")).toEqual([
      expect.stringMatching(/^v1\.3\.0 is in CHANGELOG\.md already, but has no tag/),
    ]);
    expect(details.get("notice")).toMatchObject({ field: "release" });
  });

  test("has nothing to say of work that is for no user, and of none", async () => {
    using place = createPlace();
    const none = await release(place, "auto");
    expect([none.branch, none.summary]).toEqual([
      undefined,
      expect.stringMatching(/^No commits since the last release\./),
    ]);
    place.commit("ci: cache more", { ".github/workflows/ci.yml": "on: push\n" });
    const idle = await release(place, "auto");
    expect([idle.branch, idle.summary]).toEqual([undefined, expect.stringMatching(/no change is for users\.$/)]);
  });

  test("that no file can hold says what to do", async () => {
    using place = createPlace();
    place.commit("ci: cache more", { ".github/workflows/ci.yml": "on: push\n" });
    const { branch, summary } = await release(place, "v1.2.1");
    expect([branch, summary]).toEqual([undefined, expect.stringMatching(/^Nothing to change for v1\.2\.1: .*\bTag /)]);
    place.commit("chore: say the version", { VERSION: "1.2.0\n" });
    expect((await release(place, "v1.2.1")).branch).toBe(BRANCH);
  });

  test.each([
    ["v1.2.0", /^v1\.2\.0 is released already/],
    ["1.1.0", /^v1\.1\.0 is lower than v1\.2\.0/],
  ])("is refused as %s", async (wish, message) => {
    using place = createPlace();
    place.commit("feat: stream (#3)");
    await expect(release(place, wish)).rejects.toMatchObject({
      code: "release/version-refused",
      message: expect.stringMatching(message),
    });
  });

  test("on an older branch gives way to what is released from main", async () => {
    using place = createPlace();
    place.git("branch", "support");
    place.commit("feat: stream (#3)");
    place.tag("v1.3.0");
    place.git("switch", "--quiet", "support");
    place.commit("feat: fold (#7)");
    const { entries } = await release(place, "auto");
    expect(entries.get(PLANNED)?.[0]).toMatch(/^v1\.2\.1 comes after v1\.2\.0, /);
  });

  test("goes on with a prerelease line, and ends it when asked", async () => {
    using place = createPlace();
    place.commit("feat: stream (#3)");
    place.tag("v1.3.0-beta.1");
    place.commit("fix: keep the last line (#2)");
    const next = await release(place, "auto");
    expect(next.entries.get(PLANNED)?.[0]).toMatch(/^v1\.3\.0-beta\.2 comes after v1\.3\.0-beta\.1/);
    expect(next.entries.get("releaseNotes")?.[0]).not.toContain("Stream");
    const last = await release(place, "minor");
    expect(last.entries.get(PLANNED)?.[0]).toMatch(/^v1\.3\.0 comes after/);
    expect(last.entries.get("releaseNotes")?.[0]).toContain("Stream");
  });

  test("is one of each package that has changes for its users, in its own changelog", async () => {
    using place = new DraftFixture();
    const manifest = (name: string) => `{"name":"@octo/${name}"}\n`;
    const log = "# Changelog\n\n## 1.0.0\n\n- Start\n";
    place.commit("feat: start", {
      "packages/core/package.json": manifest("core"),
      "packages/core/CHANGELOG.md": log,
      "packages/cli/package.json": manifest("cli"),
      "packages/cli/CHANGELOG.md": log,
      "packages/docs/package.json": manifest("docs"),
    });
    for (const name of ["core", "cli", "docs"]) place.tag(`@octo/${name}@1.0.0`);
    place.commit("feat: log (#2)", { "packages/core/log.ts": "1\n" });
    place.commit("fix: sort (#3)", { "packages/cli/sort.ts": "1\n" });
    const { entries, title } = await release(place, "auto");
    expect(entries.get(PLANNED)?.[0]).toMatch(/@octo\/core@1\.1\.0 comes after .* @octo\/cli@1\.0\.1 comes after/);
    expect(title).toBe("Release @octo/core@1.1.0, @octo/cli@1.0.1");
    expect(place.changed(BRANCH)).toEqual(["packages/cli/CHANGELOG.md", "packages/core/CHANGELOG.md"]);
    expect(place.show(BRANCH, "packages/core/CHANGELOG.md")).toMatch(/## 1\.1\.0\n[\s\S]*Log[\s\S]*## 1\.0\.0/);
  });

  const pom = (name: string, more: string) => `<project><groupId>org.octo</groupId>${more}
<artifactId>${name}</artifactId></project>\n`;
  const parent = (version: string) => pom("widget-parent", `<version>${version}</version>`);
  const child = (version: string) => pom("widget", `<parent><version>${version}</version></parent>`);
  test.each([
    [
      "a package that is released with the whole repository now",
      { "pom.xml": parent("2.14.0"), "widget/pom.xml": child("2.14.0") },
      ["widget-2.4", "widget-parent-2.14.0"],
      { "pom.xml": parent("2.14.1-SNAPSHOT"), "widget/pom.xml": child("2.14.1-SNAPSHOT"), "widget/a.java": "1\n" },
      "widget-parent-2.15.0 comes after widget-parent-2.14.0",
    ],
    [
      "a package with another name now",
      { "packages/core/package.json": '{"name":"@octo/core"}\n' },
      ["core@0.2.0", "@octo/core@3.0.0"],
      { "packages/core/a.ts": "1\n" },
      "@octo/core@3.1.0 comes after @octo/core@3.0.0",
    ],
    [
      "one tag without the name of the others",
      { "build.gradle": "\n" },
      ["parent-3.1.0", "parent-3.2.0", "3.2.0", "parent-3.3.0"],
      { "a.java": "1\n" },
      "parent-3.4.0 comes after parent-3.3.0",
    ],
    ["a letter for small repairs", {}, ["3.7", "3.7a", "3.7b"], { "a.ts": "1\n" }, "3.8 comes after 3.7b"],
    [
      "a chart of its own beside the program",
      { "chart/a.yaml": "a: 1\n" },
      ["1.2.0", "chart-1.3.0"],
      { "a.ts": "1\n" },
      "1.3.0 comes after 1.2.0",
    ],
  ])("goes on with the series of tags in use: %s", async (_, files, tags, changed, said) => {
    using place = new DraftFixture();
    for (const tag of tags) {
      place.commit(`fix: case of ${tag}`, files);
      place.tag(tag);
    }
    place.commit("feat: stream (#3)", changed);
    const { entries } = await release(place, "auto");
    expect(entries.get(PLANNED)).toEqual([`${said}, because of 1 addition: "Stream" (#3).`]);
  });

  test("of changes that are named has these only", async () => {
    using place = createPlace();
    place.commit("feat: stream (#3)");
    const start = place.git("rev-parse", "HEAD");
    place.commit("fix: keep the last line (#2)");
    const { entries } = await release(place, "auto", [{ commits: { startSha: start } }]);
    expect(entries.get(PLANNED)?.[0]).toMatch(/^v1\.2\.1 comes after v1\.2\.0/);
    expect(entries.get("releaseNotes")?.[0]).not.toContain("Stream");
  });
});

/** Says in a checkout of the draft's commit what a command would make of it. */
const making =
  (made: Record<string, string | undefined>): NonNullable<Order["prepare"]> =>
  async (_, files) => {
    const all = { ...Object.fromEntries(files.map(({ path, content }) => [path, content])), ...made };
    return Object.entries(all).map(([path, text]) => ({ path, bytes: text === undefined ? text : Buffer.from(text) }));
  };

describe("a command that prepares the release", () => {
  const createBuilt = () => {
    const place = createPlace({
      "CHANGELOG.md": CHANGELOG,
      VERSION: "1.2.0\n",
      "api.json": "[1]\n",
      "old.json": "{}\n",
    });
    place.commit("feat: stream (#3)");
    return place;
  };
  const asked = { request: { release: "auto", changes: [] } };

  test("gets the draft's files, and what it changes, adds and removes is committed with them", async () => {
    using place = createBuilt();
    const given = vi.fn(making({ "api.json": "[1,2]\n", "dist/api.js": "2\n", "old.json": undefined }));
    const { body } = await place.write({ ...asked, prepare: given });
    expect(place.changed(BRANCH)).toEqual(["CHANGELOG.md", "VERSION", "api.json", "dist/api.js", "old.json"]);
    expect(place.show(BRANCH, "VERSION")).toBe("1.3.0\n");
    expect(place.show(BRANCH, "dist/api.js")).toBe("2\n");
    expect(() => place.show(BRANCH, "old.json")).toThrow();
    const files = expect.arrayContaining([expect.objectContaining({ path: "VERSION", content: "1.3.0\n" })]);
    expect(given).toHaveBeenCalledWith(place.git("rev-parse", "main"), files);
    expect(body).toContain("- `api.json`: changed by the command of the release\n");
  });

  test("is the same draft when it is run again", async () => {
    using place = createBuilt();
    const prepare = making({ "api.json": "[1,2]\n", "old.json": undefined });
    await place.write({ ...asked, prepare });
    const before = place.git("rev-parse", BRANCH);
    await place.write({ ...asked, prepare });
    expect(place.git("rev-parse", BRANCH)).toBe(before);
  });

  test("is not run without a release", async () => {
    using place = createBuilt();
    const prepare = vi.fn(making({}));
    await place.write({ request: { changes: [{ commits: { count: 1 } }] }, prepare });
    expect(prepare).not.toHaveBeenCalled();
  });

  test("what people changed on the branch stays, and what does not fit is said", async () => {
    using place = createBuilt();
    const made = { "api.json": "[1,2]\n", "new.json": "a\nb\nc\n" };
    await place.write({ ...asked, prepare: making({ ...made, "old.json": "{ }\n" }) });
    place.edit(BRANCH, "new.json", () => "a\nb\nC\n");
    place.edit(BRANCH, "api.json", () => "[9]\n");
    place.edit(BRANCH, "old.json", () => "{ 9 }\n");
    const again = { "api.json": "[1,2,3]\n", "new.json": "A\nb\nc\n", "old.json": undefined };
    const { entries } = await place.write({ ...asked, prepare: making(again) });
    expect(place.show(BRANCH, "new.json")).toBe("A\nb\nC\n");
    expect(place.show(BRANCH, "api.json")).toBe("[9]\n");
    expect(place.show(BRANCH, "old.json")).toBe("{ 9 }\n");
    const remarks = entries.get("notice")?.join("\n");
    expect(remarks).toContain("api.json: ");
    expect(remarks).toContain("old.json: it was changed on this branch, and is not removed.");
  });

  test.each([
    [".github/workflows/ci.yml", "on: push\n", "codehost/path-refused"],
    [".git/config", "x\n", "codehost/path-refused"],
    ["../x", "x\n", "codehost/path-refused"],
    ["logo.png", Buffer.from([0x89, 0x50]).toString("latin1"), "codehost/not-text"],
  ])("may not change %s", async (path, text, code) => {
    using place = createBuilt();
    const prepare = async () => [{ path, bytes: Buffer.from(text, "latin1") }];
    await expect(place.write({ ...asked, prepare })).rejects.toMatchObject({ code });
  });
});
