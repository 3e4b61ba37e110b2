import { describe, expect, test } from "vitest";
import { placeInChangelog, renderChangelogSection } from "../../../src/writer/changelog/changelog.ts";
import { countCommits } from "../../../src/writer/commit-count.ts";
import { buildNotes, type Notes } from "../../../src/writer/notes.ts";
import type { AnnouncedLine } from "../../../src/writer/own-words/assign.ts";
import { buildYamlLines, findFragments, parseFragment } from "../../../src/writer/own-words/fragments.ts";
import { classifyGroup, listPendingLines, traceLines } from "../../../src/writer/own-words/lines.ts";
import { parseYamlFragment } from "../../../src/writer/own-words/yaml-fragments.ts";
import { renderReleaseNotes } from "../../../src/writer/release-notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../support/make-commits.ts";

const pending = (file: string, former = "", version?: string, path = "CHANGELOG.md") =>
  listPendingLines(path, file, former, version).map(({ text, class: kind }) => `${kind ?? "?"}: ${text.body}`);

describe("the lines above the newest version", () => {
  test.each([
    ["## [Unreleased]"],
    ["## main"],
    ["## master (unreleased)"],
    ["## next"],
    ["## 1.3.0 (unreleased)"],
    ["## 1.3.0 - TBD"],
    ["# Unreleased"],
    ["# Unpublished changes since 1.2.0"],
  ])("are those below %s", (heading) => {
    const file = `# Changes\n\n${heading}\n\n### Fixed\n\n- One\n  goes on\n\n## 1.2.0 - 2026-01-02\n\n- Old\n`;
    expect(pending(file)).toEqual(["fixed: One\ngoes on"]);
  });

  test("keep the indentation of code, however the code itself is indented", () => {
    const code = ["```js", "if (a) {", "  b();", "}", "```"];
    const shift = (by: string) => code.map((line) => `${by}${line}`).join("\n");
    const file = `## Unreleased\n\n- One\n\n${shift("")}\n\n  more\n- Two\n\n${shift("  ")}\n\n## 1.2.0\n`;
    expect(pending(file)).toEqual([`?: One\n\n${shift("")}\n\nmore`, `?: Two\n\n${shift("")}`]);
  });

  test.each(["Unreleased\n", "(unreleased)\n", "(not yet released)\n"])(
    "are those below a version that says it is %j, in RST too",
    (line) => {
      const file = `Version 1.3.0\n-------------\n\n${line}\n-   One\n    more\n-   Two\n\nVersion 1.2.0\n-------------\n\n-   Old\n`;
      expect(pending(file, "", undefined, "CHANGES.rst")).toEqual(["?: One\nmore", "?: Two"]);
    },
  );

  test("are not those of another version to come", () => {
    const file = "## 2.0.0 (unreleased)\n\n- Two\n\n## 1.2.0 - 2026-01-02\n\n- Old\n";
    expect(pending(file, "", "1.2.1")).toEqual([]);
    expect(pending(file, "", "2.0.0")).toEqual(["?: Two"]);
  });

  test("are none in a file whose newest version is the last", () => {
    expect(pending("## Unreleased\n\n- One\n\n## 1.0.0\n\n- Old\n\n## 1.1.0\n\n- New\n")).toEqual([]);
  });

  test("are new: the release before has none of them", () => {
    const former = "## Unreleased\n\n- One\n\n## 1.1.0\n\n- Old\n";
    expect(pending("## Unreleased\n\n- One\n- Two\n\n## 1.1.0\n\n- Old\n", former)).toEqual(["?: Two"]);
  });

  test.each([
    ["### Added rules\n\n- a", "added: a"],
    ["### Contributor-facing changes\n\n- a", "internal: a"],
    ["- Feat: say `a`", "added: Say `a`"],
    ["- Fix: #7 the end", "fixed: #7 the end"],
    ["- [BUGFIX] core: mend it", "fixed: core: mend it"],
    ["- Core: mend it", "?: Core: mend it"],
    ["- Docs: say more", "?: Docs: say more"],
    ["### 🚀 New features\n\n- a", "added: a"],
    ["* Bugfixes\n  * a", "fixed: a"],
    ["**Breaking changes**\n\n- a", "breaking: a"],
    ["- **fixed:** a", "fixed: a"],
    ["- **css:** a", "?: **css:** a"],
    ["* deps:\n  * parser@^1.2.0", "?: **deps:** parser@^1.2.0"],
    ["### Improved documentation\n\n- a", "documentation: a"],
  ])("have the class of their group: %j", (body, expected) => {
    expect(pending(`## Unreleased\n\n${body}\n`)).toEqual([expected]);
  });

  test.each([
    ["feature", "added"],
    ["bugfix", "fixed"],
    ["removal", "removed"],
    ["deprecation", "deprecated"],
    ["doc", "documentation"],
    ["misc", "internal"],
    ["Changes", "changed"],
    ["Security", "security"],
    ["Contributor-facing changes", "internal"],
    ["New components", undefined],
    ["new_component", "added"],
    ["Widgets", undefined],
  ])("the group %s is %s", (name, expected) => {
    expect(classifyGroup(name)).toBe(expected);
  });
});

describe("who wrote a line", () => {
  const [first, second, third] = ["a", "b", "c"];
  const trace = (file: string, changes: [string, { added: string[]; removed: string[] }][]) => {
    const lines = listPendingLines("CHANGELOG.md", file, "");
    const bySha = new Map(changes.map(([sha, change]) => [sha, [{ path: "CHANGELOG.md", ...change }]]));
    return traceLines(lines, bySha, changes.map(([sha]) => sha).reverse()).map(({ shas }) => shas);
  };

  test("is the commit that added it", () => {
    expect(
      trace("## Unreleased\n\n### Fixed\n\n- **fixed:** One\n- Two\n", [
        [first, { added: ["- **fixed:** One"], removed: [] }],
        [second, { added: ["* Two"], removed: [] }],
      ]),
    ).toEqual([[first], [second]]);
  });

  test("is known by the line as it is in the file, with the kind in front", () => {
    const changes = { added: ["- Feat: two more"], removed: ["- two more"] };
    const before = { added: ["- two more"], removed: [] };
    expect(
      trace("## Unreleased\n\n- Feat: two more\n", [
        [first, before],
        [second, changes],
      ]),
    ).toEqual([[first, second]]);
  });

  test("is the one before those who edited it", () => {
    expect(
      trace("## Unreleased\n\n- Stream answers as they come in (#7)\n", [
        [first, { added: ["- Stream answers as they come (#7)"], removed: [] }],
        [second, { added: ["- Other"], removed: [] }],
        [third, { added: ["- Stream answers as they come in (#7)"], removed: ["- Stream answers as they come (#7)"] }],
      ]),
    ).toEqual([[first, third]]);
  });
});

const line = (markdown: string, fields: Partial<AnnouncedLine> = {}): AnnouncedLine => ({
  markdown,
  class: undefined,
  numbers: [],
  shas: [],
  isInChangelog: true,
  ...fields,
});

function build(ownLines: readonly AnnouncedLine[], ...sketches: (string | CommitSketch)[]): Notes {
  const notes = buildNotes(makeCommits(...sketches), { ownLines });
  expect(countCommits(notes).commits).toBe(sketches.length);
  return notes;
}

const list = (notes: Notes) =>
  notes.sections.flatMap(({ name, entries }) =>
    entries.map(({ text, own, shas }) => `${name}: ${own?.markdown ?? text} ${shas.length}`),
  );

describe("an announced change", () => {
  test("has people's text and group, in their order; the others fold", () => {
    const notes = build(
      [
        line("Answers stream", { class: "added", shas: [nameCommit("c2")] }),
        line("Lines stay", { class: "fixed", numbers: [1] }),
      ],
      "Keep lines (#1)",
      "Tweak the parser (#2)",
      "Stream (#3)",
    );
    expect(list(notes)).toEqual(["added: Answers stream 1", "fixed: Lines stay 1"]);
    expect(notes.others.map(({ text }) => text)).toEqual(["Tweak the parser"]);
    expect(countCommits(notes)).toMatchObject({ listed: { changes: 2 }, folded: { changes: 1 } });
  });

  test("keeps the others in sight where fewer than half are announced, and breaking changes always", () => {
    const own = [line("Answers stream", { numbers: [1] })];
    expect(list(build(own, "Stream (#1)", "Change one (#2)", "Change two (#3)"))).toHaveLength(3);
    expect(list(build(own, "Stream (#1)", "feat!: drop sync answers (#2)"))).toHaveLength(2);
  });

  test("is shown whatever its class was, but for a person's group of internal work", () => {
    const sketch = { message: "chore: tidy up (#1)", paths: [".github/workflows/ci.yml"] };
    expect(list(build([line("Tidier", { numbers: [1] })], sketch))).toEqual(["changed: Tidier 1"]);
    expect(list(build([line("Tidier", { numbers: [1], class: "internal" })], sketch))).toEqual([]);
  });

  test("is a security fix if the line has the number of an advisory", () => {
    expect(list(build([line("Check sizes (CVE-2026-12345)", { numbers: [1], class: "fixed" })], "Check (#1)"))).toEqual(
      ["security: Check sizes (CVE-2026-12345) 1"],
    );
  });

  test("of a release commit counts: it brought the lines", () => {
    const notes = build([line("Answers stream", { shas: [nameCommit("c1")] })], "Stream answers", "Release 1.2.0");
    expect(list(notes)).toEqual(["changed: Answers stream 1"]);
  });

  const log = (message: string) => ({ message, paths: ["CHANGELOG.md"] });
  const wrote = (id: string, markdown: string) => line(markdown, { shas: [nameCommit(id)] });

  test("is another one than the commit that wrote the changelog: by its number, its words, or its place", () => {
    const number = build([wrote("c1", "Streams")], "Add answers in parts (#1)", log("changelog for #1"));
    expect(list(number)).toEqual(["added: Streams 1"]);
    const words = [wrote("c2", "New getter methods for answers"), wrote("c2", "Streams")];
    expect(list(build(words, "Add getter methods for all answers", "Fix lines", log("Update changelogs")))).toEqual([
      "added: New getter methods for answers 1",
      "changed: Streams 1",
    ]);
    const place = build([wrote("c2", "Streams")], "Fix lines", "Add streams of answers", log("Changelog"));
    expect(list(place)).toEqual(["added: Streams 1"]);
    expect(place.others.map(({ text }) => text)).toEqual(["Fix lines"]);
  });

  test("that is not known has no link", () => {
    const notes = build([wrote("c1", "Streams"), wrote("c1", "Lines")], "Fix it", log("Update changelogs"));
    const commits = makeCommits("Fix it", log("Update changelogs"));
    const span = { version: "1.2.0", tag: "v1.2.0", previousTag: undefined, date: "2026-01-05", commits };
    const repository = { name: "ada/widget", webUrl: undefined };
    expect(renderReleaseNotes(span, notes, repository)).toMatch(/### Changed\n\n- Streams\n- Lines\n/);
  });

  test("may have several lines, and a line several changes", () => {
    const two = build(
      [line("One", { numbers: [1], class: "added" }), line("Two", { numbers: [1], class: "fixed" })],
      "Work (#1)",
    );
    expect(list(two)).toEqual(["added: One 1", "fixed: Two 1"]);
    expect(countCommits(two).listed).toEqual({ changes: 1, commits: 1 });
    expect(list(build([line("Both (#1, #2)", { numbers: [1, 2] })], "One (#1)", "Two (#2)"))).toEqual([
      "changed: Both (#1, #2) 2",
    ]);
  });

  test.each<[markdown: string, title: string, name: string]>([
    ["Added a setting for decks", "Work on decks (#1)", "added"],
    ["Allowed bicycles", "Work on decks (#1)", "added"],
    ["Prevented double bookings", "Work on decks (#1)", "fixed"],
    ["Fixed the last row", "Add rows (#1)", "fixed"],
    ["Removed the `deck` option", "Add rows (#1)", "removed"],
    ["Deprecated the `deck` option", "Add rows (#1)", "deprecated"],
    ["Raised the limit of passengers", "fix: lose nobody (#1)", "changed"],
    ["Reverted the new fares", "Add fares (#1)", "changed"],
    ["**deck:** Added a row", "Work on decks (#1)", "added"],
    ["[#1](https://x.example/pull/1): Added a row", "Work on decks (#1)", "added"],
    ["Added tests of the example", "Work on decks (#1)", "added"],
    ["Rows have numbers", "Add numbers of rows (#1)", "added"],
    ["Rows have numbers", "Number the rows (#1)", "changed"],
    ["Added a setting for decks", "feat!: number the rows (#1)", "breaking"],
    ["Fixed the last row", "Fix CVE-2026-1234 (#1)", "security"],
    ["Docs: add a page on pipes", "Fix the page (#1)", "changed"],
  ])("without a group is of its own words: %s, of %s", (markdown, title, name) => {
    expect(list(build([line(markdown, { numbers: [1] })], title))).toEqual([`${name}: ${markdown} 1`]);
  });

  test("names only those whom its people name", () => {
    const commits = makeCommits("Add decks (#1)", "feat!: number the rows (#2)");
    const span = { version: "1.2.0", tag: "v1.2.0", previousTag: undefined, date: "2026-01-05", commits };
    const notes = buildNotes(commits, { ownLines: [line("Decks by bo (#1)", { numbers: [1] })] });
    const text = renderReleaseNotes(span, notes, { name: "ada/widget", webUrl: undefined }, { namesAuthors: true });
    expect(text).toContain("- Decks by bo (#1)\n");
    expect(text).toContain("- Number the rows (#2) by Ada Writer\n");
  });

  test("keeps the group that people gave it", () => {
    const own = [line("Added a setting for decks", { numbers: [1], class: "fixed" })];
    expect(list(build(own, "Add decks (#1)"))).toEqual(["fixed: Added a setting for decks 1"]);
  });

  test("is not grouped with others whose titles begin alike", () => {
    const numbers = [1, 2, 3, 4];
    const own = numbers.map((number) => line(`Line ${number}`, { numbers: [number] }));
    const commits = makeCommits(...numbers.map((number) => `Improve the parser of ${number} (#${number})`));
    const span = { version: "1.2.0", tag: "v1.2.0", previousTag: undefined, date: "2026-01-05", commits };
    const notes = renderReleaseNotes(span, buildNotes(commits, { ownLines: own }), {
      name: "ada/widget",
      webUrl: undefined,
    });
    expect(notes).toContain("- Line 1 (#1)\n- Line 2 (#2)\n- Line 3 (#3)\n- Line 4 (#4)\n");
  });

  test("is not another's because both have many words", () => {
    const lines = [wrote("c2", "Trains depart earlier on holidays"), wrote("c2", "Ships")];
    const notes = build(lines, "Add getter methods for all answers", "Fix gates", log("Update changelogs"));
    expect(notes.others.map(({ text }) => text)).toContain("Add getter methods for all answers");
  });

  test("has the words of a later comment", () => {
    const commits = makeCommits("Stream (#1)");
    const reword = [{ reference: { pullRequest: 1 }, text: "Answers come in parts" }];
    const edits = { leaveOut: [], kinds: [], reword };
    const [text] = list(buildNotes(commits, { ownLines: [line("Answers stream", { numbers: [1] })], edits }));
    expect(text).toBe("changed: Answers come in parts 1");
  });

  test("is gone with its revert", () => {
    expect(list(build([line("Stream", { numbers: [1] })], "Stream (#1)", 'Revert "Stream (#1)" (#2)'))).toEqual([]);
  });

  test("has its link in front of a colon that code follows", () => {
    const own = [line("Moor like this:\n\n```\nmoor()\n```", { numbers: [1] }), line("Note this:", { numbers: [2] })];
    const commits = makeCommits("Uno (#1)", "Dos (#2)");
    const span = { version: "1.2.0", tag: "v1.2.0", previousTag: undefined, date: "2026-01-05", commits };
    const notes = buildNotes(commits, { ownLines: own });
    const text = renderReleaseNotes(span, notes, { name: "ada/widget", webUrl: undefined });
    expect(text).toContain("- Moor like this (#1):\n\n  ```\n  moor()\n  ```\n");
    expect(text).toContain("- Note this: (#2)\n");
    const section = renderChangelogSection(span, notes, { name: "ada/widget", webUrl: undefined });
    expect(placeInChangelog("## 1.1.0\n\n- One (#9)\n- Two (#8)\n", section)).toContain("- Moor like this (#1):\n\n");
  });

  test("has its link unless the line has one", () => {
    const repository = { name: "ada/widget", webUrl: "https://github.com/ada/widget" };
    const own = [line("One", { numbers: [1] }), line("Two, see #2\n\n- more", { shas: [nameCommit("c1")] })];
    const commits = makeCommits("Uno (#1)", "Dos (#5)");
    const span = { version: "1.2.0", tag: "v1.2.0", previousTag: undefined, date: "2026-01-05", commits };
    expect(renderReleaseNotes(span, buildNotes(commits, { ownLines: own }), repository)).toContain(
      "- One ([#1](https://github.com/ada/widget/pull/1))\n\n- Two, see [#2](https://github.com/ada/widget/issues/2)\n\n  - more\n",
    );
  });
});

describe("fragments", () => {
  const find = (paths: readonly string[], ...sketches: (string | CommitSketch)[]) =>
    findFragments(makeCommits(...sketches), paths).map(
      ({ path, isReleased }) => `${path}${isReleased ? " released" : ""}`,
    );

  test.each([
    "newsfragments/12.bugfix.rst",
    "changelog.d/12.feature.md",
    "changelog.d/2026_01_02_ada.md",
    "changelog/12.bugfix.rst",
    "changelog/fix_the_lines.md",
    "changes/feature/12.md",
    "docs/changelog/+words.doc.rst",
    ".changeset/brave-cats.md",
    "changelogs/unreleased/12.md",
    "changelogs/fragments/12-words.yml",
    "releasenotes/notes/words-0a1b2c3d4e5f6071.yaml",
    ".changes/unreleased/Added-20260102-120000.yaml",
    ".chloggen/words.yaml",
  ])("%s is one", (path) => {
    expect(find([path], { message: "Work (#1)", paths: [path] })).toEqual([path]);
  });

  test.each([
    "changelog/1.2.0.md",
    "changelog/readme.md",
    "changes/notes.md",
    ".changeset/config.json",
    "newsfragments/_template.rst",
    "news/index.html",
    "src/changes/code.ts",
    "changes/settings.yml",
    ".chloggen/config.yaml",
    ".chloggen/TEMPLATE.yaml",
  ])("%s is none", (path) => {
    expect(find([path], { message: "Work (#1)", paths: [path] })).toEqual([]);
  });

  test("that are deleted are out, unless the release deleted them", () => {
    const path = "newsfragments/1.bugfix.rst";
    const work = { message: "Work (#1)", paths: [path] };
    expect(find([], work, { message: "Undo (#2)", paths: [path] })).toEqual([]);
    expect(find([], work, { message: "Release 1.2.0", paths: [path] })).toEqual([`${path} released`]);
    expect(find([], work, { message: "Collect news", paths: [path, "CHANGES.rst"] })).toEqual([`${path} released`]);
  });

  const parse = (path: string, text: string, packageName?: string) =>
    parseFragment({ path, shas: ["b", "a"], isReleased: false }, text, packageName).map(
      ({ class: kind, text: { body, format }, numbers }) => `${kind ?? "?"} ${format} ${body} ${numbers.join()}`,
    );

  test.each([
    ["newsfragments/12.bugfix.rst", "Keeps ``a``.\n", ["fixed rst Keeps ``a``. 12"]],
    ["changelog.d/x.md", "### Added\n\n- One (#3)\n- Two\n", ["added markdown One (#3) 3", "added markdown Two "]],
    [
      "changelog/new_words.md",
      "* [#4](https://x.example/pull/4): Words.\n",
      ["added markdown [#4](https://x.example/pull/4): Words. 4"],
    ],
    [
      ".changeset/a.md",
      "---\n'@ada/core': minor\n'ada': patch\n---\n\nStreams\n\nMore\n",
      ["? markdown Streams\n\nMore "],
    ],
    [".changeset/a.md", "---\n'ada': patch\n---\n\nStreams\n", ["? markdown Streams "]],
    [".changeset/a.md", "---\nada: minor\n---\n\nRevert the streams\n", ["? markdown Revert the streams "]],
    ["newsfragments/12.bugfix.rst", "Added ``stream`` to answers.\n", ["added rst Added ``stream`` to answers. 12"]],
    ["newsfragments/12.bugfix.rst", "Added a missing check.\n", ["fixed rst Added a missing check. 12"]],
    ["newsfragments/12.bugfix.rst", "Show all answers.\n", ["fixed rst Show all answers. 12"]],
    ["newsfragments/12.feature.rst", "Deprecated ``stream``.\n", ["deprecated rst Deprecated ``stream``. 12"]],
    ["newsfragments/12.misc.rst", "Added answers.\n", ["internal rst Added answers. 12"]],
    ["newsfragments/12.removal.rst", "Fixed answers.\n", ["removed rst Fixed answers. 12"]],
    [".changeset/a.md", "---\nada: major\n---\n\nStreams\n", ["breaking markdown Streams "]],
    [".changeset/a.md", "---\n---\n", []],
  ])("%s with %j", (path, text, expected) => {
    expect(parse(path, text)).toEqual(expected);
  });

  const parseYaml = (path: string, text: string, isReleased = false) =>
    buildYamlLines({ path, shas: ["b", "a"], isReleased }, parseYamlFragment(text)).map(
      ({ class: kind, text: { body, format }, numbers, shas }) =>
        `${kind ?? "?"} ${format} ${body} ${numbers.join()} ${shas.join("")}`,
    );

  test.each<[path: string, text: string, expected: string[]]>([
    [
      "changelogs/fragments/12-words.yml",
      "---\nbugfixes:\n  - 'words - keeps ``a`` (#3).'\nminor_changes:\n  - Streams\ntrivial:\n  - Tidy\n",
      ["fixed rst words - keeps ``a`` (#3). 12,3 ab", "? markdown Streams 12 ab", "internal markdown Tidy 12 ab"],
    ],
    [
      "releasenotes/notes/words-0a1b2c.yaml",
      "---\nprelude: >\n    A good release.\nfeatures:\n  - |\n    Streams ``words``.\n\n    More.\nupgrade:\n  - Run it.\nissues:\n  - It hangs.\n",
      ["added rst Streams ``words``.\n\nMore.  ab", "? markdown Run it.  ab"],
    ],
    [
      ".changes/unreleased/Fixed-1.yaml",
      'kind: Fixed\nbody: Keeps words\ntime: 2026-01-02T12:00:00Z\ncustom:\n  Issue: "4"\n  Author: ada\n',
      ["fixed markdown Keeps words 4 ab"],
    ],
    [
      ".chloggen/words.yaml",
      "change_type: enhancement\ncomponent: words\nnote: Streams\nissues: [5, '#6', https://x.example/pull/7]\nsubtext:\n",
      ["added markdown Streams 5,6,7 ab"],
    ],
    [
      "changelogs/unreleased/words.yml",
      "title: Deprecate words\nmerge_request: 8\ntype: changed\n",
      ["deprecated markdown Deprecate words 8 ab"],
    ],
    [
      "changelogs/fragments/a.yml",
      "- kind: fixed\n  summary: One\n- kind: added\n  summary: Two\n",
      ["fixed markdown One  ab", "added markdown Two  ab"],
    ],
    ["changelogs/fragments/a.yml", "bugfixes: [unclosed", []],
    ["changelogs/fragments/a.yml", "only a text", []],
    ["changelogs/fragments/a.yml", "fixed: One\n", ["fixed markdown One  ab"]],
    [".chloggen/a.yaml", "kind: words\ncomponent: words\n", []],
    [".chloggen/a.yaml", "body: Words\ncomponent: words\n", []],
    ["changelogs/fragments/a.yml", "bugfixes:\nother: 3\n", []],
  ])("in YAML: %s with %j", (path, text, expected) => expect(parseYaml(path, text)).toEqual(expected));

  test("in YAML are not brought by the release that removes them", () => {
    expect(parseYaml(".changes/unreleased/a.yaml", "kind: Added\nbody: Words\n", true)).toEqual([
      "added markdown Words  a",
    ]);
  });

  test("of other packages are not those of the package that the tag names", () => {
    const text = "---\n'@ada/core': minor\n---\n\nStreams\n";
    expect(parse(".changeset/a.md", text, "ada/core")).toHaveLength(1);
    expect(parse(".changeset/a.md", text, "ada/cli")).toEqual([]);
  });
});
