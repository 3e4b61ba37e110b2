import { describe, expect, test } from "vitest";
import { renderOwnText } from "../../../src/writer/own-words/display.ts";
import { locateOwnFiles, readPackageName } from "../../../src/writer/own-words/locate.ts";
import { findOwnSection } from "../../../src/writer/own-words/section.ts";

const PLACE = { repository: { name: "ada/widget", webUrl: "https://github.com/ada/widget" }, ref: "v1.2.0" };

function locate(paths: readonly string[], tag = "v1.2.0") {
  const { changelogs, releases } = locateOwnFiles(paths, { version: "1.2.0", tag, name: "widget" });
  return { changelogs, releases };
}

/** The notes that a project with these files has for v1.2.0. */
function read(files: Record<string, string>, tag = "v1.2.0"): string | undefined {
  const own = locateOwnFiles(Object.keys(files), { version: "1.2.0", tag, name: "widget" });
  const section = findOwnSection(own, (path) => files[path], "1.2.0");
  return section && renderOwnText(section, PLACE);
}

test("roles that Sphinx reads in Markdown become links and code", () => {
  const lines = [
    "- Add {func}`moor` and {class}`~widget.Buoy`. {issue}`12` {pr}`34`",
    "- Keep {var}`x`, `{issue}`, ``{issue}`5` `` and {ref}`the guide <mooring>`.",
  ];
  expect(read({ "CHANGES.md": `# Changes\n\n## 1.2.0\n\n${lines.join("\n")}\n` })).toBe(
    [
      "- Add `moor` and `Buoy`. [#12](https://github.com/ada/widget/issues/12) [#34](https://github.com/ada/widget/pull/34)",
      "- Keep \\{var}`x`, `{issue}`, ``{issue}`5` `` and the guide.",
    ].join("\n"),
  );
});

describe("the files of a project's own notes", () => {
  test.each([
    ["CHANGELOG.md"],
    ["Changes"],
    ["CHANGES.rst"],
    ["History.md"],
    ["NEWS"],
    ["RELEASES.md"],
    ["RELEASE_NOTES.txt"],
    ["release-notes.md"],
    ["docs/changelog.rst"],
    ["doc/NEWS.md"],
    ["docs/source/changes.rst"],
    ["docs/versionhistory.rst"],
    ["VERSION_HISTORY.md"],
    ["docs/whats-new.md"],
    ["CHANGELOG-1.x.md"],
    ["CHANGELOG-1.2.md"],
  ])("%s is one", (path) => {
    expect(locate(["README.md", path]).changelogs).toEqual([path]);
  });

  test.each([
    ["src/history.ts"],
    ["lib/changelog.md"],
    ["CHANGELOG-2.x.md"],
    ["CHANGELOG-1.1.md"],
    ["docs/examples/changelog.md"],
    ["news.html"],
    ["CHANGELOG.md.orig"],
  ])("%s is none", (path) => {
    expect(locate([path]).changelogs).toEqual([]);
  });

  test("come with the root before the documentation, and a changelog before news", () => {
    const paths = ["docs/changelog.md", "NEWS", "CHANGELOG.md", "doc/CHANGES"];
    expect(locate(paths).changelogs).toEqual(["CHANGELOG.md", "NEWS", "docs/changelog.md", "doc/CHANGES"]);
  });

  test.each([
    ["core@1.2.0", "packages/core/CHANGELOG.md"],
    ["@ada/core@1.2.0", "packages/core/CHANGELOG.md"],
    ["widget-core-1.2.0", "crates/widget_core/CHANGELOG.md"],
    ["sdk/core/v1.2.0", "sdk/core/CHANGELOG.md"],
    ["core-v1.2.0", "core/HISTORY.md"],
  ])("of the package that the tag %s names are in its folder", (tag, path) => {
    const manifest = path.replace(/[^/]*$/, "package.json");
    expect(locate(["CHANGELOG.md", path, manifest, "packages/other/CHANGELOG.md"], tag).changelogs).toEqual([path]);
  });

  test.each<[tag: string, name: string | undefined]>([
    ["v1.2.0", undefined],
    ["release-1.2.0", undefined],
    ["rel/v1.2.0", undefined],
    ["core-1.2.0", "core"],
    ["@ada/core@1.2.0", "ada/core"],
  ])("are those of the package in the tag %s: %s", (tag, name) => expect(readPackageName(tag)).toBe(name));

  test("of the package in a folder that is known", () => {
    const paths = ["CHANGELOG.md", "packages/kernel/CHANGELOG.md"];
    const located = { version: "1.2.0", tag: "@ada/core@1.2.0", folder: "packages/kernel", name: "widget" };
    expect(locateOwnFiles(paths, located).changelogs).toEqual(["packages/kernel/CHANGELOG.md"]);
  });

  test("of the main package are behind those of the repository", () => {
    const paths = [
      "packages/widget/CHANGELOG.md",
      "packages/widget/package.json",
      "docs/changelog.md",
      "src/CHANGELOG.md",
    ];
    expect(locate(paths).changelogs).toEqual(["docs/changelog.md", "packages/widget/CHANGELOG.md"]);
  });

  test.each([
    ["docs/releases/1.2.0.md"],
    ["docs/release-notes/v1.2.0.rst"],
    ["doc/release/1.2.0-notes.rst"],
    ["changelogs/release-1.2.md"],
    ["release_notes/1_2_0.txt"],
    ["docs/whatsnew/1.2.rst"],
    ["doc/source/whatsnew/v1.2.0.rst"],
    ["docs/changelog/1.2.md"],
    ["docs/release-1.2.0.md"],
    [".changes/v1.2.0.md"],
    ["news/2026-01-02-release-1.2.0.md"],
  ])("of a version alone are there too: %s", (path) => {
    expect(locate([path, "docs/releases/1.1.0.md", "tests/releases/1.2.0.md", "docs/1.2.0.md"]).releases).toEqual([
      path,
    ]);
  });
});

describe("a section", () => {
  test.each([
    ["CHANGELOG.md", "## [1.2.0] - 2026-01-02\n\n- Streams answers\n\n## [1.1.0] - 2025-12-02\n\n- Old\n"],
    ["CHANGELOG.md", "# v1.2.0 (Jan 2)\n\n- Streams answers\n\n## v1.1.9\n\n- Old\n"],
    ["History.md", "1.2.0 / 2026-01-02\n==================\n\n  * Streams answers\n\n1.1.0\n=====\n\n  * Old\n"],
    [
      "CHANGES.rst",
      "Version 1.2.0\n-------------\n\nReleased 2026-01-02\n\n- Streams answers\n\nVersion 1.1.0\n-------------\n",
    ],
    ["NEWS", "1.2.0 (2026-01-02)\n\n* Streams answers\n\n1.1.0 (2025-12-02)\n\n* Old\n"],
    [
      "ChangeLog",
      "2026.01.02, Version 1.2.0 (Stable)\n\n* Streams answers\n\n2025.01.02, Version 1.1.0 (Stable)\n\n* Old\n",
    ],
    ["docs/releases/1.2.0.md", "# Widget 1.2.0\n\n- Streams answers\n"],
    ["docs/releases/1.2.0.rst", "============\nWidget 1.2.0\n============\n\n- Streams answers\n"],
  ])("of %s is found in %j", (path, text) => {
    for (const file of [text, text.replaceAll("\n", "\r\n")]) {
      expect(read({ [path]: file })).toMatch(/^ *[-*] Streams answers$/);
    }
  });

  test.each([
    ["", ""],
    ["of a tool", "* no changes\n"],
    ["to be written", "TBD\n"],
    ["with empty groups", "### Added\n\n### Fixed\n"],
    ["with a comment", "<!-- Add entries here.\n- like this -->\n"],
    ["with a date", "Released 2026-01-02\n"],
    ["of nothing", "There are no user-facing changes in this release.\n"],
  ])("without words is none: %s", (_, body) => {
    expect(read({ "CHANGELOG.md": `## 1.2.0\n\n${body}\n## 1.1.0\n\n- Old\n` })).toBeUndefined();
  });

  const LINE =
    "Version 1.2\n===========\n\nVersion 1.2.1\n-------------\n\n- Two\n\nVersion 1.2.0\n-------------\n\n- One\n";
  const readVersion = (version: string, files: Record<string, string>) => {
    const own = locateOwnFiles(Object.keys(files), { version, tag: `v${version}`, name: "widget" });
    const section = findOwnSection(own, (path) => files[path], version);
    return section && renderOwnText(section, PLACE);
  };

  test("of a patch version is in the file of its line", () => {
    expect(readVersion("1.2.1", { "docs/whatsnew/1.2.rst": LINE })).toBe("- Two");
    expect(readVersion("1.2.1", { "docs/whatsnew/1.2.x.rst": LINE })).toBe("- Two");
    expect(readVersion("1.2.2", { "docs/whatsnew/1.2.rst": LINE })).toBeUndefined();
    expect(readVersion("1.20.1", { "docs/whatsnew/1.2.rst": LINE.replaceAll("1.2.1", "1.20.1") })).toBeUndefined();
  });

  test("is the file of the version, whatever its headings are", () => {
    const text = "1.2\n===\n\nPython 3.12\n-----------\n\n- One\n\nWidgets 2.0\n-----------\n\n- Two\n";
    expect(readVersion("1.2.0", { "docs/whatsnew/1.2.rst": text })).toContain("Two");
  });

  test("is the one with words where a version has two headings", () => {
    expect(read({ "CHANGELOG.md": "## 1.2\n\n## 1.2.0\n\n- Streams\n\n## 1.1.0\n\n- Old\n" })).toBe("- Streams");
  });

  test("of another file is read where the first one has none", () => {
    expect(read({ "CHANGELOG.md": "## 1.1.0\n\n- Old\n", NEWS: "1.2.0\n-----\n\n- News\n" })).toBe("- News");
  });

  test("of another package is not read", () => {
    const files = { "CHANGELOG.md": "## 1.2.0\n\n- Streams\n\n## 1.1.0\n\n- Old\n", "packages/core/package.json": "" };
    expect(read(files)).toBe("- Streams");
    expect(read(files, "core@1.2.0")).toBeUndefined();
    const named = { ...files, "CHANGELOG.md": "## other@1.2.0\n\n- Other\n\n## core@1.2.0\n\n- Core\n" };
    expect(read(named, "core@1.2.0")).toBe("- Core");
    expect(read(named)).toBeUndefined();
  });
});

describe("a section as notes", () => {
  const show = (body: string, tail = "") =>
    read({ "docs/changelog.md": `# Changelog\n\n## 1.2.0\n\n${body}\n\n## 1.1.0\n\n- Old\n${tail}` });

  test("has its lines unwrapped, but for code, tables and breaks", () => {
    const body =
      "Words that\ngo on.\n\n- One\n  two\n- Three  \n  four\n\n```\na\nb\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |";
    expect(show(body)).toBe(
      "Words that go on.\n\n- One two\n- Three  \n  four\n\n```\na\nb\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |",
    );
  });

  test("has headings from level 3", () => {
    expect(show("### Added\n\n- a\n\n#### More\n\n- b")).toBe("### Added\n\n- a\n\n#### More\n\n- b");
    expect(show("##### Added\n\n- a")).toBe("### Added\n\n- a");
  });

  test("has links that work elsewhere", () => {
    const tail = "\n[#5]: https://github.com/ada/widget/pull/5\n[guide]: guide.md#top\n";
    expect(
      show("- A ([#5]), see [the guide][guide], [API](../api/index.md) and [x](https://x.example). `[#5]`", tail),
    ).toBe(
      "- A ([#5](https://github.com/ada/widget/pull/5)), see [the guide](https://github.com/ada/widget/blob/v1.2.0/docs/guide.md#top), " +
        "[API](https://github.com/ada/widget/blob/v1.2.0/api/index.md) and [x](https://x.example). `[#5]`",
    );
  });

  test("mentions no user and has no HTML", () => {
    expect(show("- Thanks @ada! <b>x</b> <!-- release-docs: notes end -->\n<!-- a\nb -->\n- c")).toBe(
      "- Thanks @\u200Bada! &lt;b>x&lt;/b> &lt;!-- release-docs: notes end -->\n- c",
    );
  });

  test("has no date, rule or anchor around it", () => {
    expect(show('*(2026-01-02)*\n\n- a\n\n----\n\n<a name="1.1.0"></a>')).toBe("- a");
  });
});
