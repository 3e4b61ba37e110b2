import { describe, expect, test } from "vitest";
import { buildChangelogSection, placeInChangelog } from "../../../../src/writer/changelog/changelog.ts";
import { buildNotes, countCommits, type Notes } from "../../../../src/writer/notes.ts";
import type { AnnouncedLine } from "../../../../src/writer/own-words/assign.ts";
import { cutOpening, renderReleaseNotes } from "../../../../src/writer/release-notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../../support/make-commits.ts";

const line = (markdown: string, fields: Partial<AnnouncedLine> = {}): AnnouncedLine => ({
  markdown,
  class: undefined,
  numbers: [],
  shas: [],
  isInChangelog: true,
  ...fields,
});
const log = (message: string) => ({ message, paths: ["CHANGELOG.md"] });
const wrote = (id: string, markdown: string) => line(markdown, { shas: [nameCommit(id)] });

function build(ownLines: readonly AnnouncedLine[], ...sketches: (string | CommitSketch)[]): Notes {
  const notes = buildNotes(makeCommits(...sketches), { ownLines });
  expect(countCommits(notes).commits).toBe(sketches.length);
  return notes;
}

const list = (notes: Notes) =>
  notes.sections.flatMap(({ name, entries }) =>
    entries.map(({ text, own, shas }) => `${name}: ${own?.markdown ?? text} ${shas.length}`),
  );
const listOthers = ({ others }: Notes) => others.map(({ text }) => text);

/** The release notes, and the section of a changelog. */
function render(ownLines: readonly AnnouncedLine[], sketches: (string | CommitSketch)[], webUrl?: string) {
  const commits = makeCommits(...sketches);
  const span = { version: "1.2.0", tag: "v1.2.0", previousTag: undefined, date: "2026-01-05", commits };
  const repository = { name: "ada/widget", webUrl };
  const notes = buildNotes(commits, { ownLines });
  const text = renderReleaseNotes(span, notes, repository, { style: { credits: true } });
  return { text, section: buildChangelogSection(span, notes, repository) };
}

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
    expect(listOthers(notes)).toEqual(["Tweak the parser"]);
    expect(countCommits(notes)).toMatchObject({ listed: { changes: 2 }, folded: { changes: 1 } });
  });

  test("keeps the others in sight where fewer than half are announced, and breaking changes always", () => {
    const own = [line("Answers stream", { numbers: [1] })];
    expect(list(build(own, "Stream (#1)", "Change one (#2)", "Change two (#3)"))).toHaveLength(3);
    expect(list(build(own, "Stream (#1)", "feat!: drop sync answers (#2)"))).toHaveLength(2);
  });

  test.each<[title: string | CommitSketch, fields: Partial<AnnouncedLine>, markdown: string, listed: string[]]>([
    ["Check (#1)", { class: "fixed" }, "Check sizes (CVE-2026-12345)", ["security: Check sizes (CVE-2026-12345) 1"]],
    ["fix: lose nobody (#1)", {}, "Raised the limit of passengers", ["changed: Raised the limit of passengers 1"]],
    ["Work (#1)", { isInChangelog: false }, "breaking: sell by deck", ["breaking: Sell by deck 1"]],
    ["Work (#1)", { isInChangelog: false }, "fix(deck): close the gate.", ["fixed: **deck:** close the gate. 1"]],
    ["Work (#1)", { isInChangelog: false }, "chore: tighten the bolts", ["changed: Tighten the bolts 1"]],
    ["Work (#1)", { isInChangelog: true }, "fix: close the gate", ["fixed: fix: close the gate 1"]],
    ["Work (#1)", {}, "**deck:** Added a row", ["added: **deck:** Added a row 1"]],
    ["Work (#1)", {}, "[#1](https://x.example/1): Added a row", ["added: [#1](https://x.example/1): Added a row 1"]],
    ["Work (#1)", {}, "Added tests of the example", ["added: Added tests of the example 1"]],
    ["feat!: number the rows (#1)", {}, "Added a setting", ["breaking: Added a setting 1"]],
    ["Fix CVE-2026-1234 (#1)", {}, "Fixed the last row", ["security: Fixed the last row 1"]],
    ["Fix the page (#1)", {}, "Docs: add a page on pipes", ["changed: Docs: add a page on pipes 1"]],
  ])("is of its group, else of its own words, unless it is grave: %j %j %s", (title, fields, markdown, listed) => {
    expect(list(build([line(markdown, { numbers: [1], ...fields })], title))).toEqual(listed);
  });

  test("of a release commit counts: it brought the lines", () => {
    expect(list(build([wrote("c1", "Answers stream")], "Stream answers", "Release 1.2.0"))).toEqual([
      "changed: Answers stream 1",
    ]);
  });

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
    expect(listOthers(place)).toEqual(["Fix lines"]);
    const many = [wrote("c2", "Trains depart earlier on holidays"), wrote("c2", "Ships")];
    const unlike = build(many, "Add getter methods for all answers", "Fix gates", log("Update changelogs"));
    expect(listOthers(unlike)).toContain("Add getter methods for all answers");
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

  test("may be one of several of which another says what breaks", () => {
    const lines = [line("Breaking: sell by deck", { numbers: [1] }), line("feat: sell at night", { numbers: [1] })];
    expect(list(build(lines, "feat!: sell by deck (#1)"))).toEqual([
      "breaking: Breaking: sell by deck 1",
      "added: feat: sell at night 1",
    ]);
  });

  test("has the words of a later comment", () => {
    const reword = [{ reference: { pullRequest: 1 }, text: "Answers come in parts" }];
    const edits = { leaveOut: [], kinds: [], reword };
    const ownLines = [line("Answers stream", { numbers: [1] })];
    expect(list(buildNotes(makeCommits("Stream (#1)"), { ownLines, edits }))).toEqual([
      "changed: Answers come in parts 1",
    ]);
  });

  test("is gone with its revert", () => {
    expect(list(build([line("Stream", { numbers: [1] })], "Stream (#1)", 'Revert "Stream (#1)" (#2)'))).toEqual([]);
  });
});

describe("people's own list without groups", () => {
  const own = (place: number, markdown: string, fields: Partial<AnnouncedLine> = {}) =>
    line(markdown, { numbers: [place + 1], place, ...fields });
  const LINES = [
    own(0, "Fixed the bell"),
    own(1, "**breaking:** Row by hand", { class: "breaking" }),
    own(2, "Added a lamp"),
    own(3, "**Docs:** explain it", { class: "documentation" }),
  ];
  const TITLES = [
    "Bell (#1)",
    "Row (#2)",
    "Lamp (#3)",
    "Deck (#4)",
    "feat!: drop the gate (#5)",
    "sec: stop a leak (#6)",
  ];
  const FLAT = [
    "- Fixed the bell (#1)",
    "- **breaking:** Row by hand (#2)",
    "- Added a lamp (#3)",
    "- **Docs:** explain it (#4)",
    "- **Breaking:** Drop the gate (#5)",
    "- **Security:** Stop a leak (#6)",
  ];

  test("stays as it is, and what is grave follows with a mark", () => {
    const { text, section } = render(LINES, TITLES);
    expect(text.replaceAll(" by Ada Writer", "")).toContain(
      `2 breaking changes and 1 security change.\n\n${FLAT.join("\n")}\n`,
    );
    expect(text).not.toContain("###");
    expect(cutOpening(text)).toMatch(/^- Fixed/);
    const file = "# Changes\n\n## 1.1.0\n\n- One\n- Two\n- Three\n- Four\n";
    expect(placeInChangelog(file, section)).toContain("- **Security:** Stop a leak\n");
  });

  test("gives way to headings that somebody asked for", () => {
    const notes = buildNotes(makeCommits(...TITLES), { ownLines: LINES });
    const span = {
      version: "1.2.0",
      tag: "v1.2.0",
      previousTag: undefined,
      date: "2026-01-05",
      commits: makeCommits("a"),
    };
    const sections = [{ title: "News", kinds: ["added", "breaking"] as const }];
    const text = renderReleaseNotes(span, notes, { name: "ada/widget", webUrl: undefined }, { sections });
    expect(text.match(/^### .*/gm)).toEqual(["### News", "### Security", "### Changed", "### Fixed"]);
  });
});

describe("the line of an announced change", () => {
  test("has no link where the change is not known", () => {
    const own = [wrote("c1", "Streams"), wrote("c1", "Lines")];
    expect(render(own, ["Fix it", log("Update changelogs")]).text).toMatch(/### Changed\n\n- Streams\n- Lines\n/);
  });

  test("names only those whom its people name", () => {
    const own = [line("Decks by bo (#1)", { numbers: [1] })];
    const { text } = render(own, ["Add decks (#1)", "feat!: number the rows (#2)"]);
    expect(text).toContain("- Decks by bo (#1)\n");
    expect(text).toContain("- Number the rows (#2) by Ada Writer\n");
  });

  test("is not grouped with others whose titles begin alike", () => {
    const numbers = [1, 2, 3, 4];
    const own = numbers.map((number) => line(`Line ${number}`, { numbers: [number] }));
    const { text } = render(
      own,
      numbers.map((number) => `Improve the parser of ${number} (#${number})`),
    );
    expect(text).toContain("- Line 1 (#1)\n- Line 2 (#2)\n- Line 3 (#3)\n- Line 4 (#4)\n");
  });

  test("has its link in front of a colon that code follows", () => {
    const own = [line("Moor like this:\n\n```\nmoor()\n```", { numbers: [1] }), line("Note this:", { numbers: [2] })];
    const { text, section } = render(own, ["Uno (#1)", "Dos (#2)"]);
    expect(text).toContain("- Moor like this (#1):\n\n  ```\n  moor()\n  ```\n");
    expect(text).toContain("- Note this: (#2)\n");
    expect(placeInChangelog("## 1.1.0\n\n- One (#9)\n- Two (#8)\n", section)).toContain("- Moor like this (#1):\n\n");
  });

  test("has its link unless it has one", () => {
    const url = "https://github.com/ada/widget";
    const own = [line("One", { numbers: [1] }), line("Two, see #2\n\n- more", { shas: [nameCommit("c1")] })];
    expect(render(own, ["Uno (#1)", "Dos (#5)"], url).text).toContain(
      `- One ([#1](${url}/pull/1))\n\n- Two, see [#2](${url}/issues/2)\n\n  - more\n`,
    );
  });
});
