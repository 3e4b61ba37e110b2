import { expect, test } from "vitest";
import type { Commit } from "../../../src/git/commits.ts";
import { buildReleases, parseTagName } from "../../../src/git/tags.ts";
import { excerptOf } from "../../../src/shared/linked-page.ts";
import { containMarkdown, cutMarkdown, escapeMarkdownText, maskInlineCode } from "../../../src/shared/markdown.ts";
import { toPlainWords } from "../../../src/shared/text.ts";
import { placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import { parseTitle } from "../../../src/writer/classify.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { parsePullRequest } from "../../../src/writer/pull-request.ts";
import { selectPeople } from "../../../src/writer/release-notes.ts";

/** What a text of one kind consists of: repeated, it makes each parser go as far back as it can. */
const PIECES = [
  ...[" ", "\t", "\n", "`", "[", "(", "#", "*", "<", "@", "/", "-", ".", "=", "a", "0", "\\", "_"],
  ...["` ``", "()", "(a(b)", "[#1]", " [#1](u)", "[x](", "![x](", "](", "<!--", "-->", "<!-- -->", "https://", "@a"],
  ...["- a\n", "### a\n\n- b\n", "[1.0]: u\n", "## 1.0.0\n", "(#1) ", "#1 ", "1.", "v1.0-", "a, ", "//", "~~~\n"],
  ...[
    "BREAKING CHANGE: \n",
    "Co-authored-by: ",
    "Co-authored-by: a <a@a>\n",
    "[skip ",
    "backport ",
    "Revert ",
    "reapply ",
  ],
  ...[
    "Updates [a](",
    "Bumps a from 1 to 2\n",
    "release v1.0, ",
    "bump a to 1.",
    "<details>\n",
    "fix: ",
    "(cherry picked ",
  ],
];

const ENTRY = { date: "2026-01-01", compareUrl: undefined, unreleasedUrl: undefined, withdrawn: [], reworded: [] };
const SECTION = { ...ENTRY, version: "1.1.0", source: undefined, series: "", body: "### Added\n\n- New (#1)" };

function buildCommit(subject: string, body: string): Commit {
  const author = { name: "Bo", email: "bo@example.com" };
  const committedAt = "2026-01-01T00:00:00Z";
  return { sha: "a".repeat(40), parents: ["b".repeat(40)], author, committedAt, subject, body, paths: ["a.ts"] };
}

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  "inline code": maskInlineCode,
  "escaped text": escapeMarkdownText,
  "foreign text": containMarkdown,
  "cut text": (text) => cutMarkdown(text, text.length / 2, "more"),
  "plain words": toPlainWords,
  "an excerpt": excerptOf.markdown,
  "a title": parseTitle,
  "a subject": (text) => parsePullRequest(buildCommit(text.replaceAll("\n", " "), "")),
  "a tag": (text) => parseTagName(`v${text}`),
  "a commit": (text) => {
    const notes = buildNotes([buildCommit(text.replaceAll("\n", " "), text)]);
    return selectPeople(notes.changes, undefined);
  },
  "an entry": (text) => placeInChangelog(`# C\n\n## Unreleased\n\n- ${text}\n\n## 1.0.0\n\n- b\n`, SECTION),
  "a changelog": (text) => placeInChangelog(`# C\n\n${text}\n\n## 1.0.0\n\n- b\n`, SECTION),
  "a heading": (text) => placeInChangelog(`# C\n\n## 1.0.0${text.replaceAll("\n", " ")}z\n\n- b\n`, SECTION),
};

const LENGTH = 4_000;
/** In milliseconds of CPU time. What takes less at the longer length is fast enough, and mostly noise. */
const MIN_TIME = 60;
const MAX_GROWTH = 3.4;

function measure(parse: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  parse(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function best(parse: (text: string) => unknown, text: string): number {
  return Math.min(...[1, 2].map(() => measure(parse, text)));
}

test.each(Object.entries(PARSERS))("reading %s takes less than quadratic time", (_, parse) => {
  const slow: string[] = [];
  for (const piece of PIECES) {
    const build = (length: number) => `${piece.repeat(Math.ceil(length / piece.length))}z`;
    let length = LENGTH;
    // Longer texts until the time can be measured.
    while (length < LENGTH * 8 && measure(parse, build(length)) < MIN_TIME / 4) length *= 2;
    if (measure(parse, build(length)) < MIN_TIME / 4) continue;
    const [one, two] = [best(parse, build(length)), best(parse, build(length * 2))];
    if (two >= MIN_TIME && two / one > MAX_GROWTH) slow.push(`${JSON.stringify(piece)}: ${one} ms, then ${two} ms`);
  }
  expect(slow).toEqual([]);
});

test("ordering tags takes less than quadratic time", () => {
  const build = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const at = "2026-01-01T00:00:00Z";
      return { name: `v1.${index}.0-rc.${index % 7}`, commit: "a".repeat(40), committedAt: at, createdAt: at };
    });
  const [one, two] = [2_000, 4_000].map((count) => {
    const tags = build(count);
    return Math.min(...[1, 2, 3].map(() => measure(() => buildReleases(tags), "")));
  });
  expect((two ?? 0) / (one ?? 1)).toBeLessThan(MAX_GROWTH);
});
