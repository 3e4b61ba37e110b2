import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildChangelogSection, placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import { mergeDocument } from "../../../src/writer/merge/documents.ts";
import { selectEntryEdits } from "../../../src/writer/merge/edits.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { renderReleaseNotes } from "../../../src/writer/release-notes.ts";
import { makeCommits } from "../../support/make-commits.ts";
import {
  applyEdits,
  edit,
  isEntry,
  keepingEdit,
  linesOf,
  nameMessage,
  selectAdded,
} from "../../support/people-edits.ts";
import { drawn } from "../../support/search.ts";

const REPOSITORY = { name: "ada/widget", webUrl: "https://github.com/ada/widget" };
const BEFORE = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2025-12-01\n\n### Fixed\n\n- Keep the old file\n";
const PLAIN = "Changes\n=======\n\n1.2.0 (2025-12-01)\n------------------\n\n* Keep the old file\n";

type Kind = "changelog" | "releaseNotes";

function write(messages: readonly string[], kind: Kind, before: string, path: string, words?: string): string {
  const commits = makeCommits(...messages);
  const span = { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
  const reword = words === undefined ? [] : [{ reference: { pullRequest: 3 }, text: words }];
  const notes = buildNotes(commits, { edits: { leaveOut: [], kinds: [], reword } });
  if (kind === "releaseNotes") return renderReleaseNotes(span, notes, REPOSITORY);
  return placeInChangelog(before, buildChangelogSection(span, notes, REPOSITORY), path) ?? "";
}

const change = fc.record({ isFix: fc.boolean(), isNumbered: fc.boolean(), isTwin: fc.boolean() });
const changes = fc.record({
  first: fc.array(change, { minLength: 1, maxLength: 6 }),
  more: fc.array(change, { maxLength: 4 }),
});
type Changes = typeof changes extends fc.Arbitrary<infer Value> ? Value : never;

/** Twins have the words of the change before; those of one kind are one entry with two references. */
function nameMessages({ first, more }: Changes): string[] {
  let words = 0;
  return [...first, ...more].map(({ isFix, isNumbered, isTwin }, at) => {
    if (!isTwin || at === first.length) words = at;
    return nameMessage(at, isFix, isNumbered, words);
  });
}

const plain = (text: string) => text.replaceAll("\r\n", "\n");
const isApart = (text: string) => !/\S\n#{2,} |\n#{2,} .*\n.*\S/.test(text);
/** Two packages of one version. */
const PACKAGES = BEFORE.replace("[1.2.0]", "[cli@1.3.0]");

test.each<[string, Kind, string]>([
  ["CHANGELOG.md", "changelog", BEFORE],
  ["WINDOWS.md", "changelog", BEFORE.replaceAll("\n", "\r\n")],
  ["PACKAGES.md", "changelog", PACKAGES],
  ["CHANGES.txt", "changelog", PLAIN],
  ["docs/1.3.0.md", "releaseNotes", ""],
])("people's edits of %s stay, and new entries come in once", (path, kind, before) => {
  const isCrlf = before.includes("\r\n");
  const isOfPackages = before === PACKAGES;
  const writeFile = (messages: readonly string[]) => {
    const text = write(messages, kind, isOfPackages ? BEFORE : before, path);
    return isOfPackages ? text.replace("[1.3.0]", "[core@1.3.0]").replace("[1.2.0]", "[cli@1.3.0]") : text;
  };
  fc.assert(
    fc.property(changes, fc.array(edit, { maxLength: 5 }), (drawnChanges, edits) => {
      const messages = nameMessages(drawnChanges);
      const base = writeFile(messages.slice(0, drawnChanges.first.length));
      const ours = writeFile(messages);
      const edited = applyEdits(plain(base), edits);
      const theirs = isCrlf ? edited.replaceAll("\n", "\r\n") : edited;
      const { text, conflicts } = mergeDocument(path, kind, { base, theirs, ours });
      if (isCrlf) expect(text).not.toMatch(/(?<!\r)\n/);
      const added = selectAdded(linesOf(edited), linesOf(plain(text)));
      const wanted = selectAdded(linesOf(plain(base)), linesOf(plain(ours)));
      expect(added, text).toBeDefined();
      // In the order of our groups; a group that people removed or renamed can come back with its heading.
      const entriesOf = (all: readonly string[] = []) => all.filter(isEntry).sort();
      expect(entriesOf(added), text).toEqual(entriesOf(wanted));
      expect(
        added?.filter((line) => !isEntry(line) && !/^#+ /.test(line)),
        text,
      ).toEqual([]);
      if (isApart(edited)) expect(plain(text)).toSatisfy(isApart);
      const other = (all: string) => all.slice(all.indexOf("## [cli@"));
      if (isOfPackages) expect(other(text)).toBe(other(edited));
      expect(conflicts).toEqual([]);
    }),
    drawn(150, 20_000),
  );
});

test.each<[string, Kind, string]>([
  ["CHANGELOG.md", "changelog", BEFORE],
  ["CHANGES.txt", "changelog", PLAIN],
  ["docs/1.3.0.md", "releaseNotes", ""],
])(
  "entries of %s that people write in another form are not removed, and have no words of others",
  (path, kind, before) => {
    fc.assert(
      fc.property(changes, fc.array(keepingEdit, { maxLength: 5 }), (drawnChanges, edits) => {
        const base = write(nameMessages(drawnChanges), kind, before, path);
        const theirs = applyEdits(base, edits);
        const { removed, reworded } = selectEntryEdits(path, base, theirs);
        expect(removed, theirs).toEqual([]);
        const nameOf = (text: string) => /draw\d+/i.exec(text)?.[0].toLowerCase();
        for (const { item, text } of reworded) expect(nameOf(text), theirs).toBe(nameOf(item));
      }),
      drawn(150, 20_000),
    );
  },
);

const LIST = "### Added\n\n- Draw apples (#1)\n- Draw boxes (#2)\n";
const APPLES = "- Draw apples (#1)\n";

const named = (apples: string, boxes = "boxes") => LIST.replace("apples", apples).replace("boxes", boxes);
const WITHOUT = LIST.replace(APPLES, "");

test.each<[string, theirs: string, ours: string, text: string, conflict?: RegExp]>([
  ["a revert", `${LIST}- Ours\n`, WITHOUT, `${WITHOUT}- Ours\n`],
  ["a new title", named("apples", "crates"), named("pears"), named("pears", "crates")],
  ["a deletion of what changed", WITHOUT, named("pears"), WITHOUT],
  ["a revert of what people reworded", named("plums"), WITHOUT, named("plums"), /^"- Draw plums \(#1\)" stays, though/],
  ["a new title of what people reworded", named("plums"), named("pears"), named("plums"), /plums.* stays; .*pears/],
])("%s", (_, theirs, ours, text, conflict) => {
  const merged = mergeDocument("docs/1.3.0.md", "releaseNotes", { base: LIST, theirs, ours });
  expect(merged.text).toBe(text);
  expect(merged.conflicts).toEqual(conflict === undefined ? [] : [expect.stringMatching(conflict)]);
});

test("other documents are merged by lines", () => {
  const base = "# Widget\n\nInstall 1.2.0.\n\nUse it.\n";
  const ours = base.replace("1.2.0", "1.3.0");
  const merge = (theirs: string) => mergeDocument("README.md", undefined, { base, theirs, ours });
  const enjoyed = merge(base.replace("Use it", "Enjoy it"));
  expect(enjoyed).toEqual({ text: ours.replace("Use it", "Enjoy it"), conflicts: [] });
  const text = base.replace("Install 1.2.0", "Get 1.2.0");
  expect(merge(text)).toEqual({ text, conflicts: ['"Get 1.2.0." stays; the commits now say "Install 1.3.0.".'] });
});

test("entries that say the same are told apart by their references", () => {
  const base = "### Added\n\n- Support proxies (#3)\n\n### Fixed\n\n- Support proxies (#2)\n";
  // Without the first one, and with a link in the other.
  const theirs = "### Fixed\n\n- Support proxies ([#2](https://example.org/2))\n";
  const { removed, kept } = selectEntryEdits("docs/1.3.0.md", base, theirs);
  expect([removed, kept].map((items) => items.map((item) => item.trim()))).toEqual([
    ["- Support proxies (#3)"],
    ["- Support proxies (#2)"],
  ]);
  const ours = base.replace("- Support proxies (#2)", "- Allow proxies (#4, #2)\n- Read hosts (#5)");
  expect(mergeDocument("docs/1.3.0.md", "releaseNotes", { base, theirs, ours })).toEqual({
    text: `${theirs}- Read hosts (#5)\n`,
    conflicts: [expect.stringMatching(/Support proxies .* stays; .*Allow proxies/)],
  });
});

test("entries of several references are paired by all of them first", () => {
  const base = "- Close files (#2)\n- Open files (#3, #2)\n";
  const theirs = "- Open all files (#3, #2)\n- Close all files (#2)\n";
  const { reworded } = selectEntryEdits("docs/1.3.0.md", base, theirs);
  expect(reworded.map(({ item, text }) => [item.trim(), text])).toEqual([
    ["- Close files (#2)", "Close all files"],
    ["- Open files (#3, #2)", "Open all files"],
  ]);
});

const [TITLE, NEWEST, OLDEST] = [
  "# Changelog\n",
  "\n## [1.3.0] - 2026-01-05\n\n### Added\n\n- Draw apples (#1)\n\n### Fixed\n\n- Draw boxes (#2)\n",
  "\n## [1.2.0] - 2025-12-01\n\n- Keep the old file\n",
];

test.each<[string, older: string]>([
  ["a section", OLDEST],
  ["all sections", ""],
])("blank lines are around what comes back after people removed %s", (_, older) => {
  for (const eol of ["\n", "\r\n"]) {
    const write = (...parts: readonly string[]) => parts.join("").replaceAll("\n", eol);
    const [base, theirs] = [write(TITLE, NEWEST, OLDEST), write(TITLE, older)];
    const ours = base.replace("- Draw boxes (#2)", `- Draw charts (#3)${eol}- Draw boxes (#2)`);
    const text = write(TITLE, "\n## [1.3.0] - 2026-01-05\n\n### Fixed\n\n- Draw charts (#3)\n", older);
    expect(mergeDocument("CHANGELOG.md", "changelog", { base, theirs, ours })).toEqual({ text, conflicts: [] });
  }
});

test("a new section at the end is apart from what people added before it", () => {
  const base = "# Changelog\n\n## 1.1.0\n\n- Draw apples (#1)\n\n## 1.2.0\n\n- Draw boxes (#2)\n";
  const theirs = `${base}\n## Notes\n\nThanks.`;
  const ours = `${base}\n## 1.3.0\n\n- Draw charts (#3)\n`;
  const { text } = mergeDocument("CHANGELOG.md", "changelog", { base, theirs, ours });
  expect(text).toBe(`${base}\n## 1.3.0\n\n- Draw charts (#3)\n\n## Notes\n\nThanks.`);
});

test.each([
  ["words", "core 1.3.0", "cli 1.3.0"],
  ["a package", "[core@1.3.0] - 2026-01-05", "[cli@1.3.0] - 2026-01-05"],
  ["words behind it", "1.3.0 (core)", "1.3.0 (cli)"],
])("sections of one version are told apart by %s", (_, core, cli) => {
  const base = `# Changelog\n\n## ${core}\n\n- Draw apples (#1)\n\n## ${cli}\n\n- Draw boxes (#2)\n`;
  const ours = base.replace("- Draw apples", "- Draw charts (#3)\n- Draw apples");
  const merge = (theirs: string) => mergeDocument("CHANGELOG.md", "changelog", { base, theirs, ours }).text;
  expect(merge(base.replace(/## .*(?=## )/s, ""))).toBe(ours.replace("- Draw apples (#1)\n", ""));
  const [title = "", first = "", second = ""] = base.split(/(?=## )/);
  const swapped = `${title}${second}\n${first.trimEnd()}\n`;
  expect(merge(swapped)).toBe(swapped.replace("- Draw apples", "- Draw charts (#3)\n- Draw apples"));
});

const LINK = "([#3](https://github.com/ada/widget/pull/3))";

describe("words of an edit are no conflict with the same words in our text", () => {
  test.each([
    ["HTML", `Draw <kbd>Ctrl</kbd> & boxes ${LINK}`],
    ["entities", `Draw &lt;boxes&gt; &amp; more ${LINK}`],
    ["a link", `**ui:** Draw [boxes](https://example.org/boxes_of_it) ${LINK}`],
    ["a link with a title", `**ui:** Draw [boxes](https://example.org/ "Boxes") ${LINK}`],
    ["an address", `**ui:** Draw boxes, see <https://example.org/boxes> ${LINK}`],
    ["a link in the middle to the pull request", `Draw boxes ${LINK}, and crates`],
    ["no scope", `Draw square boxes ${LINK}`],
    ["another scope", `**api:** Draw square boxes ${LINK}`],
    ["a scope in other letters", `*ui*: Draw square boxes ${LINK}`],
    ["no reference", "Draw square boxes"],
    ["marks", `**ui:** Draw *really* __square__ \`boxes_of_it\`! ${LINK}`],
  ])("%s", (_, line) => {
    const messages = ["fix: draw apples (#2)", "feat(ui): draw boxes (#3)"];
    const base = write(messages, "changelog", BEFORE, "CHANGELOG.md");
    const theirs = base.replace(`**ui:** Draw boxes ${LINK}`, line);
    expect(theirs).not.toBe(base);
    const { reworded } = selectEntryEdits("CHANGELOG.md", base, theirs);
    const ours = write([...messages, "fix: draw charts (#4)"], "changelog", BEFORE, "CHANGELOG.md", reworded[0]?.text);
    const { text, conflicts } = mergeDocument("CHANGELOG.md", "changelog", { base, theirs, ours });
    expect(conflicts).toEqual([]);
    expect(text).toContain(`- ${line}\n`);
  });
});

test.each([
  ["a numbered list", "1. Draw apples (#1)\n2. Draw boxes (#2)\n"],
  ["a list in a list", "- Draw boxes (#2)\n  - Draw apples (#1)\n"],
  ["a paragraph", "It can draw boxes, and draw apples (#1).\n"],
  ["a table", "| | |\n|-|-|\n| Apples | #1 |\n| Boxes | https://github.com/ada/widget/pull/2 |\n"],
])("entries that people made %s are not removed", (_, list) => {
  const base = "### Added\n\n- Draw apples (#1)\n- Draw boxes (#2)\n\n### Fixed\n\n- Draw charts (#3)\n- Draw (#4)\n";
  const theirs = `### Added\n\n${list}\n### Fixed\n\n- Draw (#4)\n`;
  const { removed, kept, added } = selectEntryEdits("docs/1.3.0.md", base, theirs);
  expect(removed).toEqual(["- Draw charts (#3)\n"]);
  expect(kept).toHaveLength(3);
  expect(added).toEqual([]);
});

test("an entry that people joined with another says what both said", () => {
  const { removed, reworded } = selectEntryEdits("docs/1.3.0.md", LIST, "- Draw apples and boxes (#1, #2)\n");
  expect(removed).toEqual(["- Draw boxes (#2)\n"]);
  expect(reworded).toEqual([{ item: APPLES, text: "Draw apples and boxes" }]);
});

test("an entry without a reference that people reworded is there once, also where our text has their words by now", () => {
  const body = (...items: string[]) => `## 1.3.0\n\n${items.map((item) => `- ${item}\n`).join("")}`;
  const versions = {
    base: body("Stream answers", "Keep the last line"),
    theirs: body("Answers are streamed", "Keep the last line"),
    ours: body("Answers are streamed", "Close the file", "Keep the last line"),
  };
  expect(mergeDocument("CHANGELOG.md", "changelog", versions)).toEqual({ text: versions.ours, conflicts: [] });
});
