import { describe, expect, test } from "vitest";
import { findOwnSection, locateOwnFiles, readPackageName } from "../../../../src/writer/own-words/locate.ts";
import { listCases } from "../../../support/listed-cases.ts";

function locate(paths: readonly string[], tag = "v1.2.0") {
  const { changelogs, releases } = locateOwnFiles(paths, { version: "1.2.0", tag, name: "widget" });
  return { changelogs, releases };
}

/** What a project with these files has written about the version of a tag. */
function read(files: Record<string, string>, tag = "v1.2.0"): string | undefined {
  const version = tag.replace(/^\D*/, "");
  const own = locateOwnFiles(Object.keys(files), { version, tag, name: "widget" });
  return findOwnSection(own, (path) => files[path], version)?.body.trim();
}

describe("the files of a project's own notes", () => {
  const NAMES = `
    Changes | CHANGES.rst | RELEASE_NOTES.txt | docs/source/changes.rst | VERSION_HISTORY.md | docs/whats-new.md
    CHANGELOG-1.x.md | CHANGELOG-1.2.md | 00-CHANGES.md | RELNOTES | Changelog/CHANGELOG.md | docs/changelog/index.md
    website/docs/changelog.md | documentation/news.mkd | CHANGELOG.rdoc`;
  const OTHERS = `
    src/history.ts | lib/changelog.md | CHANGELOG-2.x.md | docs/examples/changelog.md | news.html
    CHANGELOG.md.orig`;

  test.each(listCases(NAMES))("%s is one", (path) => {
    expect(locate(["README.md", path]).changelogs).toEqual([path]);
  });

  test.each(listCases(OTHERS))("%s is none", (path) => {
    expect(locate(["README.md", path]).changelogs).toEqual([]);
  });

  test("come with the root before the documentation, and a changelog before news", () => {
    const paths = ["docs/changelog.md", "NEWS", "CHANGELOG.md", "doc/CHANGES"];
    expect(locate(paths).changelogs).toEqual(["CHANGELOG.md", "NEWS", "docs/changelog.md", "doc/CHANGES"]);
  });

  test.each([["widget-core-1.2.0", "crates/widget_core/CHANGELOG.md"]])(
    "of the package that the tag %s names are in its folder",
    (tag, path) => {
      const manifest = path.replace(/[^/]*$/, "package.json");
      expect(locate(["CHANGELOG.md", path, manifest, "packages/other/CHANGELOG.md"], tag).changelogs).toEqual([path]);
    },
  );

  test.each<[tag: string, name: string | undefined]>([
    ["release-1.2.0", undefined],
    ["rel/v1.2.0", undefined],
    ["@ada/core@1.2.0", "ada/core"],
  ])("are those of the package in the tag %s: %s", (tag, name) => expect(readPackageName(tag)).toBe(name));

  test("of the main package are behind those of the repository", () => {
    const paths = [
      "packages/widget/CHANGELOG.md",
      "packages/widget/package.json",
      "docs/changelog.md",
      "src/CHANGELOG.md",
    ];
    expect(locate(paths).changelogs).toEqual(["docs/changelog.md", "packages/widget/CHANGELOG.md"]);
  });

  const RELEASES = `
    docs/releases/1.2.0.md | doc/release/1.2.0-notes.rst | changelogs/release-1.2.md | release_notes/1_2_0.txt | release notes/v1.2.0.md
    doc/source/whatsnew/v1.2.0.rst | docs/release-1.2.0.md | .changes/v1.2.0.md | news/2026-01-02-release-1.2.0.md`;

  test.each(listCases(RELEASES))("of a version alone are there too: %s", (path) => {
    expect(locate([path, "docs/releases/1.1.0.md", "tests/releases/1.2.0.md", "docs/1.2.0.md"]).releases).toEqual([
      path,
    ]);
  });
});

describe("a section", () => {
  test.each([
    ["CHANGELOG.md", "# v1.2.0 (Jan 2)\n\n- Streams answers\n\n## v1.1.9\n\n- Old\n"],
    ["History.md", "1.2.0 / 2026-01-02\n==================\n\n  * Streams answers\n\n1.1.0\n=====\n\n  * Old\n"],
    ["NEWS.rdoc", "== Version 1.2.0 (2-Jan-2026)\n\n* Streams answers\n\n== Version 1.1.0\n\n* Old\n"],
    ["NEWS", "1.2.0 (2026-01-02)\n\n* Streams answers\n\n1.1.0 (2025-12-02)\n\n* Old\n"],
  ])("of %s is found in %j", (path, text) => {
    for (const file of [text, text.replaceAll("\n", "\r\n")]) {
      expect(read({ [path]: file })).toMatch(/^ *[-*] Streams answers$/m);
    }
  });

  test.each([
    "* no changes\n",
    "TBD\n",
    "Released 2026-01-02\n",
    "There are no user-facing changes in this release.\n",
  ])("without words is none: %j", (body) => {
    expect(read({ "CHANGELOG.md": `## 1.2.0\n\n${body}\n## 1.1.0\n\n- Old\n` })).toBeUndefined();
  });

  const line = (version: string) => `Version ${version}\n-------------\n\n- Of ${version}\n\n`;
  const LINE = `Version 1.2\n===========\n\n${line("1.2.1")}${line("1.2.0")}`;
  const WHOLE = "1.2\n===\n\nPython 3.12\n-----------\n\n- One\n\nWidgets 2.0\n-----------\n\n- Two";
  const OLD = "## 1.1.0\n\n- Old\n";
  const SHARED = { "CHANGELOG.md": `## 1.2.0\n\n- Streams\n\n${OLD}`, "packages/core/package.json": "" };
  const ALIKE = { ...SHARED, "CHANGELOG.md": "## core-web@1.2.0\n\n- Web\n\n## core@1.2.0\n\n- Core\n" };
  const NAMED = { ...SHARED, "CHANGELOG.md": "## other@1.2.0\n\n- Other\n\n## core@1.2.0\n\n- Core\n" };

  test.each<[why: string, tag: string, files: Record<string, string>, said: string | undefined]>([
    ["of a patch version is in the file of its line", "v1.2.1", { "docs/whatsnew/1.2.x.rst": LINE }, "- Of 1.2.1"],
    [
      "of another line is not there",
      "v1.20.1",
      { "docs/whatsnew/1.2.rst": `1.2\n===\n\n${line("1.20.1")}` },
      undefined,
    ],
    ["is a whole file, whatever its headings are", "v1.2.0", { "docs/whatsnew/1.2.rst": WHOLE }, WHOLE.slice(9)],
    ["of another package is not read", "core@1.2.0", SHARED, undefined],
    ["of the package is read by its name", "core@1.2.0", NAMED, "- Core"],
    ["of a package whose name only begins so is not read", "core@1.2.0", ALIKE, "- Core"],
    ["of the main package is the repository's", "widget@1.2.0", { ...SHARED, "widget/package.json": "" }, "- Streams"],
    ["of a package is not the repository's", "v1.2.0", NAMED, undefined],
  ])("%s: %s", (_, tag, files, said) => expect(read(files, tag)).toBe(said));
});

test("a section that only says that a tool raised the version is none", () => {
  const files = {
    "CHANGELOG.md": "# Log\n\n## 1.2.0\n\n**Note:** Version bump only for package widget\n",
    "docs/changelog.md": "# Log\n\n## 1.2.0\n\n- Moor twice\n",
  };
  expect(read(files)).toBe("- Moor twice");
});
