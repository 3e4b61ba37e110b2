import fc from "fast-check";
import { expect, test } from "vitest";
import { placeInChangelog, renderChangelogSection } from "../../../src/writer/changelog/changelog.ts";
import { mergeDocument } from "../../../src/writer/merge/documents.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { renderReleaseNotes } from "../../../src/writer/release-notes.ts";
import { makeCommits } from "../../support/make-commits.ts";
import { drawn } from "../../support/search.ts";

const REPOSITORY = { name: "ada/widget", webUrl: "https://github.com/ada/widget" };
const BEFORE = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2025-12-01\n\n### Fixed\n\n- Keep the old file\n";
const PLAIN = "Changes\n=======\n\n1.2.0 (2025-12-01)\n------------------\n\n* Keep the old file\n";

type Kind = "changelog" | "releaseNotes";

function write(messages: readonly string[], kind: Kind, before: string, path: string): string {
  const commits = makeCommits(...messages);
  const span = { version: "1.3.0", tag: "v1.3.0", previousTag: "v1.2.0", date: "2026-01-05", commits };
  const notes = buildNotes(commits);
  if (kind === "releaseNotes") return renderReleaseNotes(span, notes, REPOSITORY);
  return placeInChangelog(before, renderChangelogSection(span, notes, REPOSITORY), path) ?? "";
}

const NOUNS = ["apples", "boxes", "charts", "doors", "engines", "files", "graphs", "hats", "icons", "jars", "keys"];
/** A change whose words no other has. */
const nameMessage = (index: number, isFix: boolean, isNumbered: boolean) => {
  const noun = `${NOUNS[index % NOUNS.length]}${index}`;
  return `${isFix ? "fix" : "feat"}: draw${index} ${noun} with${index} lines${index}${isNumbered ? ` (#${index + 10})` : ""}`;
};
const change = fc.record({ isFix: fc.boolean(), isNumbered: fc.boolean() });
const changes = fc.record({
  first: fc.array(change, { minLength: 1, maxLength: 6 }),
  more: fc.array(change, { maxLength: 4 }),
});

const isEntry = (line: string) => /^[-*] (?:Draw|draw)\d/.test(line);
type Edit = { name: string; at: number; to: number };

/** Edits that a person makes by hand, each on whole lines. */
const EDITS: Readonly<Record<string, (lines: string[], entries: number[], edit: Edit) => string[]>> = {
  delete: (lines, [at = -1]) => lines.filter((_, index) => index !== at),
  reword: (lines, [at = -1]) =>
    lines.map((line, index) => (index === at ? line.replace(/ with\d+/, " by hand,") : line)),
  rewrite: (lines, [at = -1]) => lines.map((line, index) => (index === at ? "- Nobody would know it again" : line)),
  move: (lines, [at = -1, other = at]) => {
    const moved = lines.filter((_, index) => index !== at);
    return moved.toSpliced(other, 0, lines[at] ?? "");
  },
  split: (lines, [at = -1]) =>
    lines.flatMap((line, index) => (index === at ? [line, line.replace(/lines\d+/, "dots")] : [line])),
  join: (lines, [at = -1, other = -1]) => {
    if (other === -1) return lines;
    const joined = `${lines[at]}, and ${lines[other]?.replace(/^[-*] /, "")}`;
    return lines.flatMap((line, index) => (index === at ? [joined] : index === other ? [] : [line]));
  },
  explain: (lines, [at = -1]) =>
    lines.flatMap((line, index) => (index === at ? [line, "", "  People know more about it.", ""] : [line])),
  introduce: (lines) => {
    const at = lines.findIndex((line) => /^##? \[?1\.3|^### /.test(line));
    return lines.toSpliced(at + 1, 0, "", "In short: it is better.");
  },
  heading: (lines) => lines.map((line) => line.replace(/^## \[1\.3\.0\].*/, "## [1.3.0] - 2026-02-02")),
  rename: (lines) => lines.map((line) => line.replace(/^## \[1\.3\.0\].*/, "## The winter release")),
  regroup: (lines) => lines.map((line) => line.replace(/^### Fixed$/, "### Repairs")),
};
const edit = fc.record({ name: fc.constantFrom(...Object.keys(EDITS)), at: fc.nat(), to: fc.nat() });

function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((all, one) => {
    const lines = all.split("\n");
    const entries = lines.flatMap((line, index) => (isEntry(line) ? index : []));
    const chosen = [entries[one.at % entries.length], entries[one.to % entries.length]];
    const distinct = [...new Set(chosen)].filter((index) => index !== undefined);
    return (EDITS[one.name]?.(lines, distinct, one) ?? lines).join("\n");
  }, text);
}

const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** The lines that `text` has beyond `some`, if it has all of those in their order. */
function selectAdded(some: readonly string[], text: readonly string[]): string[] | undefined {
  let next = 0;
  const added = text.filter((line) => {
    if (line !== some[next]) return true;
    next += 1;
    return false;
  });
  return next === some.length ? added : undefined;
}

test.each<[string, Kind, string]>([
  ["CHANGELOG.md", "changelog", BEFORE],
  ["WINDOWS.md", "changelog", BEFORE.replaceAll("\n", "\r\n")],
  ["CHANGES.txt", "changelog", PLAIN],
  ["docs/1.3.0.md", "releaseNotes", ""],
])("people's edits of %s stay, and new entries come in once", (path, kind, before) => {
  const isCrlf = before.includes("\r\n");
  const plain = (text: string) => text.replaceAll("\r\n", "\n");
  fc.assert(
    fc.property(changes, fc.array(edit, { maxLength: 5 }), ({ first, more }, edits) => {
      const messages = [...first, ...more].map(({ isFix, isNumbered }, at) => nameMessage(at, isFix, isNumbered));
      const base = write(messages.slice(0, first.length), kind, before, path);
      const ours = write(messages, kind, before, path);
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
      expect(conflicts).toEqual([]);
    }),
    drawn(150, 20_000),
  );
});

const LIST = "### Added\n\n- Draw apples (#1)\n- Draw boxes (#2)\n";
const APPLES = "- Draw apples (#1)\n";

test.each<[string, { theirs: string; ours: string; text: string; conflict?: RegExp }]>([
  [
    "a revert",
    { theirs: `${LIST}- Ours\n`, ours: LIST.replace(APPLES, ""), text: `${LIST.replace(APPLES, "")}- Ours\n` },
  ],
  [
    "a new title",
    {
      theirs: LIST.replace("boxes", "crates"),
      ours: LIST.replace("apples", "pears"),
      text: LIST.replace("boxes", "crates").replace("apples", "pears"),
    },
  ],
  [
    "a deletion of what changed",
    { theirs: LIST.replace(APPLES, ""), ours: LIST.replace("apples", "pears"), text: LIST.replace(APPLES, "") },
  ],
  [
    "a revert of what people reworded",
    {
      theirs: LIST.replace("apples", "plums"),
      ours: LIST.replace(APPLES, ""),
      text: LIST.replace("apples", "plums"),
      conflict: /^"- Draw plums \(#1\)" stays, though/,
    },
  ],
  [
    "a new title of what people reworded",
    {
      theirs: LIST.replace("apples", "plums"),
      ours: LIST.replace("apples", "pears"),
      text: LIST.replace("apples", "plums"),
      conflict: /plums.* stays; .*pears/,
    },
  ],
])("%s", (_, { theirs, ours, text, conflict }) => {
  const merged = mergeDocument("docs/1.3.0.md", "releaseNotes", { base: LIST, theirs, ours });
  expect(merged.text).toBe(text);
  expect(merged.conflicts).toEqual(conflict === undefined ? [] : [expect.stringMatching(conflict)]);
});

test("other documents are merged by lines", () => {
  const base = "# Widget\n\nInstall 1.2.0.\n\nUse it.\n";
  const ours = base.replace("1.2.0", "1.3.0");
  const merge = (theirs: string) => mergeDocument("README.md", undefined, { base, theirs, ours });
  expect(merge(base.replace("Use it", "Enjoy it"))).toEqual({
    text: ours.replace("Use it", "Enjoy it"),
    conflicts: [],
  });
  const edited = base.replace("Install 1.2.0", "Get 1.2.0");
  expect(merge(edited)).toEqual({
    text: edited,
    conflicts: ['"Get 1.2.0." stays; the commits now say "Install 1.3.0.".'],
  });
});
