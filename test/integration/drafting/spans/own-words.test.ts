import { expect, test } from "vitest";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import type { PublicationConfig } from "../../../../src/contract/resources/publications.ts";
import { writeFiles } from "../../../../src/drafting/documents/files.ts";
import { writeSpan } from "../../../../src/drafting/spans/span-notes.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { gitLimits } from "../../../../src/shared/git-limits.ts";
import { openWidget } from "../../../support/drafts.ts";
import { History } from "../../../support/history.ts";

const ALL: PublicationConfig = { writeChangelogs: true, writeReleaseNotes: true };
const LAST: ChangeSelector = { releases: { count: 1 } };
const SECTION = "# Changes\n\n## 1.1.0\n\n- Answers arrive as a stream\n\n## 1.0.0\n\n- First\n";

function createHistory(files: Record<string, string>): History {
  const history = new History();
  history.commit("feat: answer (#1)");
  history.tag("v1.0.0");
  history.commit("feat: stream answers (#2)", { "src/code.ts": "2\n", ...files });
  history.tag("v1.1.0");
  return history;
}

async function write(history: History, config = ALL, selector = LAST) {
  const { source, openDraft } = await openWidget(history);
  const { spans } = await selectSpans(source.history, [selector]);
  const written = await Promise.all(spans.map((span) => writeSpan(source, span, config)));
  const { edits, remarks } = await writeFiles(await openDraft(), config, written);
  return {
    notes: written.map(({ releaseNotes }) => releaseNotes),
    own: written.map(({ ownFile }) => ownFile),
    remarks: [...written.flatMap((one) => one.remarks ?? []), ...remarks],
    files: new Map(edits.map(({ path, content }) => [path, content])),
  };
}

test("a release's own section is its notes, and no file is written", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  expect(await write(history)).toEqual({
    notes: ["- Answers arrive as a stream\n"],
    own: ["CHANGES.md"],
    remarks: [],
    files: new Map(),
  });
});

test.each([
  ["CHANGES.md", SECTION.replace("## 1.1.0", "## 1.1.0 (unreleased)"), "## 1.1.0"],
  ["CHANGES.md", SECTION.replace("## 1.1.0", "## 1.1.0 - 2026-XX-XX"), "## 1.1.0"],
  [
    "CHANGES.rst",
    "1.1.0\n-----\n\nUnreleased\n\n- Stream\n\n1.0.0\n-----\n\nReleased 2025-01-01\n\n- First\n",
    "Released",
  ],
])("a section of %s that is still to come is dated, and nothing else", async (path, file, start) => {
  using history = createHistory({ [path]: file });
  const { own, files } = await write(history);
  expect(own).toEqual([path]);
  const content = files.get(path) ?? "";
  const changed = content.split("\n").filter((line) => !file.split("\n").includes(line));
  expect(changed).toHaveLength(1);
  expect(changed[0]?.startsWith(start)).toBe(true);
  expect(content.split("\n")).toHaveLength(file.split("\n").length);
  expect(content).not.toMatch(/unreleased|XX/i);
});

test("a file that its people gave up is left alone, and no second one is made, unless the file is asked for", async () => {
  using history = createHistory({ "CHANGES.md": "# Changes\n\n## 0.9.0\n\n- First\n" });
  for (const version of ["1.2.0", "1.3.0"]) {
    history.commit(`feat: answer ${version} (#3)`, { "src/code.ts": version });
    history.tag(`v${version}`);
  }
  const config = { writeChangelogs: true };
  const { files, remarks } = await write(history, config);
  expect([...files.keys()]).toEqual([]);
  expect(remarks).toEqual([
    expect.stringMatching(/^CHANGES.md stays unchanged: several releases since 0.9.0 .*changelogs\.path/),
  ]);
  const asked = await write(history, { ...config, styleGuide: { changelogs: { path: "CHANGES.md" } } });
  expect([...asked.files.keys()]).toEqual(["CHANGES.md"]);
});

test("the section is that of the tag, whatever came later", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  history.commit("docs: reword", { "CHANGES.md": SECTION.replace("Answers arrive", "Changed") });
  expect((await write(history)).notes).toEqual(["- Answers arrive as a stream\n"]);
});

test("a section that says nothing is not the notes", async () => {
  using history = createHistory({ "CHANGES.md": SECTION.replace("- Answers arrive as a stream", "TBD") });
  const { notes, own, files } = await write(history);
  expect(own).toEqual([undefined]);
  expect(notes[0]).toContain("Stream answers");
  expect(files.get("CHANGES.md")).toContain("Stream answers");
});

test("only the releases without a section of their own get one", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  history.commit("fix: keep the last line (#3)");
  history.tag("v1.2.0");
  const { own, files } = await write(history, ALL, { releases: { count: 2 } });
  expect(own).toEqual([undefined, "CHANGES.md"]);
  const changelog = files.get("CHANGES.md") ?? "";
  expect(changelog).toMatch(/Keep the last line/);
  expect(changelog.endsWith(SECTION.slice(SECTION.indexOf("## 1.1.0")))).toBe(true);
  expect([...files.keys()].filter((path) => path.includes("1.1.0"))).toEqual([]);
});

test("a path for release notes that was asked for gets the own words", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  const config = { ...ALL, styleGuide: { releaseNotes: { path: "site/{version}.md" } } };
  expect(Object.fromEntries((await write(history, config)).files)).toEqual({
    "site/1.1.0.md": "- Answers arrive as a stream\n",
  });
});

test("entries credit people where the newest sections of the changelog do", async () => {
  const older = (form: string) => `## 1.0.0\n\n- Start${form}\n- Draw${form}\n`;
  using history = createHistory({ "CHANGES.md": older(" (by @bo)") });
  expect((await write(history)).notes[0]).toMatch(/Stream answers \(.*\) by \w/);
  using plain = createHistory({ "CHANGES.md": older("").replace("Draw", "Draw for @bo in groups of two") });
  expect((await write(plain)).notes[0]).not.toMatch(/ by \w/);
});

test("only the publication's changelog counts where it has one", async () => {
  using history = createHistory({ "CHANGES.md": SECTION });
  const config = { ...ALL, styleGuide: { changelogs: { path: "docs/log.md" } } };
  const { own, files } = await write(history, config);
  expect(own).toEqual([undefined]);
  expect(files.has("docs/log.md")).toBe(true);
});

test("a file that is too large is named, and the commits are listed", async () => {
  using history = createHistory({ "CHANGES.md": SECTION + "x".repeat(gitLimits.fileBytes) });
  const { notes, remarks } = await write(history, { writeReleaseNotes: true });
  expect(notes[0]).toContain("Stream answers");
  expect(remarks).toEqual([expect.stringContaining("CHANGES.md")]);
});

const OLD = "## 1.0.0 - 2026-01-01\n\n- First\n";

/** Each change brings its line, and one brings none. */
function createAnnounced(): History {
  const history = new History();
  const write = (message: string, lines: string, code: string) =>
    history.commit(message, { "src/code.ts": code, "CHANGELOG.md": `# Changelog\n\n## Unreleased\n${lines}\n${OLD}` });
  write("feat: answer (#1)", "", "1\n");
  history.tag("v1.0.0");
  write("feat: stream (#2)", "\n### Added\n\n- Answers arrive as a stream\n", "2\n");
  write(
    "fix: lines (#3)",
    "\n### Added\n\n- Answers arrive as a stream\n\n### Fixed\n\n- The last line stays (#3)\n",
    "3\n",
  );
  history.commit("Tweak the parser (#4)", { "src/code.ts": "4\n" });
  return history;
}

test("a release takes the lines that its changes brought, and adds none", async () => {
  using history = createAnnounced();
  history.tag("v1.1.0");
  const { notes, files } = await write(history, { writeChangelogs: true });
  expect(notes[0]).toMatch(
    /### Added\n\n- Answers arrive as a stream \(#2\)\n\n### Fixed\n\n- The last line stays \(#3\)\n/,
  );
  expect(notes[0]).toMatch(/Other changes\*\*\n\n- Tweak the parser/);
  const changelog = files.get("CHANGELOG.md") ?? "";
  expect(changelog).toContain("### Added\n\n- Answers arrive as a stream\n\n### Fixed\n\n- The last line stays (#3)\n");
  expect(changelog.match(/stream|last line|Tweak/g)).toEqual(["stream", "last line"]);
  expect(changelog).toMatch(/## Unreleased\n\n## 1\.1\.0 - 2026-01-01\n/);
});

test("a commit that only writes the changelog leaves out what came before it, not what came later", async () => {
  using history = new History();
  const lines = "\n### Added\n\n- Answers arrive as a stream (#2)\n- Charts (#3)\n";
  history.commit("feat: answer (#1)", {
    "src/code.ts": "1\n",
    "CHANGELOG.md": `# Changelog\n\n## Unreleased\n\n${OLD}`,
  });
  history.tag("v1.0.0");
  history.commit("feat: stream (#2)");
  history.commit("feat: draw charts (#3)");
  history.commit("Tweak the parser (#4)");
  history.commit("Update the changelog", { "CHANGELOG.md": `# Changelog\n\n## Unreleased\n${lines}\n${OLD}` });
  history.commit("fix: keep the last line (#5)");
  history.tag("v1.1.0");
  const { notes, files } = await write(history, { writeChangelogs: true });
  expect(notes[0]).toMatch(/- Charts \(#3\)\n\n### Fixed\n\n- Keep the last line \(#5\)\n/);
  expect(notes[0]).toMatch(/Other changes\*\*\n\n- Tweak the parser/);
  expect(files.get("CHANGELOG.md")?.match(/stream|Charts|Tweak|last line/g)).toEqual(["stream", "Charts", "last line"]);
});

test("a first release lists what is in a merged draft of ours, and what came later", async () => {
  using history = new History();
  history.commit("feat: stream (#1)", {
    "src/code.ts": "1\n",
    "README.md": "# Widget\n\nWidget draws things on screens.\n",
  });
  const file = "# Changelog\n\n## Unreleased\n\n### Added\n\n- Stream (#1)\n";
  history.commit(`Document changes\n\nRelease-Docs-Tree: ${"a".repeat(40)}`, { "CHANGELOG.md": file });
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.0.0");
  const { notes, files } = await write(history, { writeChangelogs: true });
  expect(notes[0]).toMatch(/- Stream \(#1\)\n\n### Fixed\n\n- Keep the last line \(#2\)\n/);
  expect(files.get("CHANGELOG.md")).toMatch(
    /## 1.0.0.*\n\n### Added\n\n- Stream \(#1\)\n\n### Fixed\n\n- Keep the last line/,
  );
});

test("a first release says what the project is and needs, and believes a changelog with versions", async () => {
  using history = new History();
  history.commit("feat: draw (#1)", {
    "README.md": "# Widget\n\nWidget draws things on screens.\n\n## Install\n\n    npm i widget\n",
    "package.json": '{ "name": "widget", "version": "1.0.0", "engines": { "node": ">=24" } }\n',
    "test/package.json": '{ "name": "widget-tests", "engines": { "node": ">=26" } }\n',
  });
  history.tag("v1.0.0");
  const rest =
    "Widget draws things on screens.\n\n### Install\n\n```\nnpm i widget\n```\n\nRequires Node.js 24.\n\n1 commit.\n";
  expect((await write(history)).notes).toEqual([`This is the first release.\n\n${rest}`]);
  using older = new History();
  older.commit("feat: draw (#1)", { "CHANGELOG.md": "# Changelog\n\n## 0.9.0 - 2020-01-02\n\n- Draw\n" });
  older.tag("v1.0.0");
  const { notes, files } = await write(older, { writeChangelogs: true });
  expect(notes).toEqual(["This is the first release with a tag.\n\n1 commit.\n"]);
  expect(files.get("CHANGELOG.md")).toContain("This is the first release with a tag.\n\n## 0.9.0");
});

test("lines that came after the tag stay unreleased", async () => {
  using history = createAnnounced();
  history.tag("v1.1.0");
  const lines =
    "### Added\n\n- Answers arrive as a stream\n- Questions as well\n\n### Fixed\n\n- The last line stays (#3)\n";
  history.commit("feat: questions (#5)", { "CHANGELOG.md": `# Changelog\n\n## Unreleased\n\n${lines}\n${OLD}` });
  const changelog = (await write(history, { writeChangelogs: true })).files.get("CHANGELOG.md") ?? "";
  expect(changelog).toContain(
    "## Unreleased\n\n### Added\n\n- Questions as well\n\n## 1.1.0 - 2026-01-01\n\n### Added\n\n- Answers arrive as a stream\n\n### Fixed\n\n- The last line stays (#3)\n\n## 1.0.0",
  );
});

test("changes that are not released stay as their people wrote them", async () => {
  using history = createAnnounced();
  const { notes, files } = await write(history, ALL, { tags: { start: "v1.0.0" } });
  expect(notes[0]).toContain("- Answers arrive as a stream (#2)\n");
  expect(files.has("CHANGELOG.md")).toBe(false);
});

test("fragments are the text of their changes, as the release removed them too", async () => {
  using history = new History();
  history.commit("feat: answer (#1)", {
    "src/code.ts": "1\n",
    "CHANGES.rst": "Changes\n=======\n\n1.0.0\n-----\n\n- First\n",
  });
  history.tag("v1.0.0");
  history.commit("Stream (#2)", {
    "src/code.ts": "2\n",
    "newsfragments/2.feature.rst": "Answers arrive\nas a ``stream``.\n",
  });
  history.commit("Lines (#3)", { "src/code.ts": "3\n", "newsfragments/3.bugfix.rst": "The last line stays.\n" });
  const expected =
    /### Added\n\n- Answers arrive as a `stream`. \(#2\)\n\n### Fixed\n\n- The last line stays. \(#3\)\n/;
  const before = await write(history, ALL, { tags: { start: "v1.0.0" } });
  expect(before.notes[0]).toMatch(expected);
  expect(before.files.has("CHANGES.rst")).toBe(false);
  history.git("rm", "--quiet", "-r", "newsfragments");
  history.commit("Release 1.1.0", {});
  history.tag("v1.1.0");
  const after = await write(history);
  expect(after.notes[0]).toMatch(expected);
  expect(after.files.get("CHANGES.rst")).toContain("\n- Answers arrive as a ``stream``.");
});

test("a list without groups, above released ones without groups, has the same lines in the same order in both", async () => {
  const lines = "- Mended the bell (#2)\n- Added a lamp (#3)\n- Changed the deck (#4)\n";
  const released = "## 1.0.0\n\n- One\n- Two\n- Three\n- Four\n";
  using history = createHistory({ "CHANGELOG.md": `# Changelog\n\n${released}` });
  history.commit("Lamp (#3)", { "src/lamp.ts": "1\n" });
  history.commit("Deck (#4)", { "CHANGELOG.md": `# Changelog\n\n## Unreleased\n\n${lines}\n${released}` });
  history.commit("feat!: drop the gate (#5)", { "src/gate.ts": "1\n" });
  history.tag("v1.2.0");
  const { notes, files } = await write(history);
  expect(notes[0]?.replace(/\[(#\d)\]\([^()]*\)/g, "$1")).toContain(`${lines}- **Breaking:** Drop the gate (#5)\n`);
  expect(notes[0]).not.toContain("###");
  expect(files.get("CHANGELOG.md")).toMatch(new RegExp(`## 1\\.2\\.0\n\n${RegExp.escape(lines)}- \\*\\*Breaking`));
});
