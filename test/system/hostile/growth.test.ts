import { expect, test } from "vitest";
import type { Commit } from "../../../src/git/commits.ts";
import { parseRemote, withoutCredentials } from "../../../src/git/repository.ts";
import { buildReleases, parseTagName } from "../../../src/git/tags.ts";
import { acceptsPath, checkPlainPath, explainNoDocument } from "../../../src/hosts/draft-files.ts";
import { containMarkdown, escapeMarkdownText, escapeTitle, linkMentions } from "../../../src/shared/markdown/escape.ts";
import {
  cutMarkdown,
  maskInlineCode,
  neutralizeMessage,
  neutralizeTitle,
} from "../../../src/shared/markdown/markdown.ts";
import { excerptOf } from "../../../src/shared/outbound/linked-page.ts";
import { createSecrets } from "../../../src/shared/redaction.ts";
import { toPlainWords } from "../../../src/shared/text.ts";
import { type ChangelogSection, placeInChangelog } from "../../../src/writer/changelog/changelog.ts";
import { selectLabelVerdict } from "../../../src/writer/changes/labels.ts";
import { isManifest } from "../../../src/writer/changes/paths.ts";
import { isReleaseTitle, parseTitle } from "../../../src/writer/changes/titles.ts";
import { classifyText, isScrapText } from "../../../src/writer/changes/wording.ts";
import { selectNoreplyLogin, selectPeople } from "../../../src/writer/links.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { type Fragment, parseFragment } from "../../../src/writer/own-words/assign.ts";
import { renderOwnText } from "../../../src/writer/own-words/display.ts";
import { listPendingLines, traceLines } from "../../../src/writer/own-words/lines.ts";
import { isCollection, parsePullRequest } from "../../../src/writer/pull-request.ts";
import { readReadme } from "../../../src/writer/readme.ts";
import { MANIFESTS, parsePackageName, updateReferences } from "../../../src/writer/version-references.ts";
import { findGrowth, findSlowPieces } from "../../support/growth.ts";
import { createRandom } from "../../support/random.ts";
import { draws, seed } from "../../support/search.ts";

/** What a text of one kind consists of: repeated, it makes each parser go as far back as it can. */
const PIECES = [
  ...[" ", "\t", "\n", "`", "[", "(", "#", "*", "<", "@", "/", "-", ".", "=", "a", "0", "\\", "_"],
  ...["` ``", "()", "(a(b)", "[#1]", " [#1](u)", "[x](", "![x](", "](", "<!--", "-->", "<!-- -->", "https://", "@a"],
  ...["- a\n", "### a\n\n- b\n", "[1.0]: u\n", "## 1.0.0\n", "(#1) ", "#1 ", "1.", "v1.0-", "a, ", "//", "~~~\n"],
  ...[
    ...["BREAKING CHANGE: \n", "Co-authored-by: ", "Co-authored-by: a <a@a>\n", "[skip ", "backport ", "Revert "],
    "reapply ",
  ],
  ...[
    ...["Updates [a](", "Bumps a from 1 to 2\n", "release v1.0, ", "bump a to 1.", "<details>\n", "fix: "],
    "(cherry picked ",
  ],
  ...[":a:`", ".. a::\n", "a::\n\n  b\n", "`a <b>`_ ", "  - a\n\n", "===\n", "[a][b] ", "---\na: major\n"],
];

const ENTRY = {
  scope: undefined,
  text: "New",
  isLower: false,
  closes: [],
  note: "",
  more: [],
  isDependencies: false,
  readValues: () => ({ links: "#1" }),
};
const SECTION: ChangelogSection = {
  ...{
    version: "1.1.0",
    previousVersion: "1.0.0",
    date: "2026-01-01",
    introduction: "",
    source: undefined,
    series: "",
  },
  groups: [{ name: "added", entries: [ENTRY] }],
  ...{ compareUrl: undefined, tagUrl: undefined, unreleasedUrl: undefined, withdrawn: [], reworded: [] },
};

const OWN = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
const PLACE = { repository: OWN, ref: "v1.0.0" };
const FRAGMENT: Fragment = { path: ".changeset/a.md", shas: ["a"], isReleased: false };

function buildCommit(subject: string, body: string): Commit {
  const author = { name: "Bo", email: "bo@example.com" };
  const committedAt = "2026-01-01T00:00:00Z";
  return { sha: "a".repeat(40), parents: ["b".repeat(40)], author, committedAt, subject, body, paths: ["a.ts"] };
}

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  "inline code": maskInlineCode,
  "escaped text": (text) => escapeMarkdownText(text, ({ label }) => label),
  "linked mentions": (text) => linkMentions(text, ({ label }) => label),
  "an escaped title": (text) => escapeTitle(text.replaceAll("\n", " "), ({ label }) => label),
  "foreign text": containMarkdown,
  "cut text": (text) => cutMarkdown(text, text.length / 2, "more"),
  "plain words": toPlainWords,
  "an excerpt": excerptOf.markdown,
  "a title": (text) => [parseTitle(text), classifyText(text), isScrapText(text)],
  "a subject": (text) => parsePullRequest(buildCommit(text.replaceAll("\n", " "), "")),
  "a tag": (text) => parseTagName(`v${text}`),
  "a commit": (text) => {
    const notes = buildNotes([buildCommit(text.replaceAll("\n", " "), text)]);
    return selectPeople(notes.changes, undefined);
  },
  "an entry": (text) => placeInChangelog(`# C\n\n## Unreleased\n\n- ${text}\n\n## 1.0.0\n\n- b\n`, SECTION),
  "a changelog": (text) => placeInChangelog(`# C\n\n${text}\n\n## 1.0.0\n\n- b\n`, SECTION),
  "a changelog in reStructuredText": (text) => placeInChangelog(`${text}\n\n1.0.0\n=====\n\n- b\n`, SECTION, "a.rst"),
  "a changelog without markup": (text) => placeInChangelog(`1.0.0\n\n${text}\n\n0.9.0:\n\n- b\n`, SECTION, "NEWS"),
  "items of a changelog": (text) => placeInChangelog(`## 1.0.0\n\n- ${text.replaceAll("\n", " ")}\n`, SECTION),
  "a README": (text) => readReadme({ path: "README.md", text }, { repository: OWN, ref: "HEAD" }),
  "own Markdown": (text) => renderOwnText({ path: "C.md", format: "markdown", body: text, file: text }, PLACE),
  "own reStructuredText": (text) => renderOwnText({ path: "C.rst", format: "rst", body: text, file: text }, PLACE),
  "own lines": (text) => {
    const lines = listPendingLines("C.md", `## Unreleased\n\n- ${text}\n`, "");
    const change = { path: "C.md", added: text.split("\n"), removed: text.split("\n") };
    return traceLines(lines, new Map([["a", [change]]]), ["a"]);
  },
  "a fragment": (text) => parseFragment(FRAGMENT, `---\n${text}`, undefined),
  "a heading": (text) => placeInChangelog(`# C\n\n## 1.0.0${text.replaceAll("\n", " ")}z\n\n- b\n`, SECTION),
};

const WIDGET = { repository: "octo/widget", host: "github.com", series: "", packages: ["@octo/widget", "widget"] };
const MOVE = { from: ["1.0.0"], to: "2.0.0" };

/** What has names, references or addresses in it. */
const REFERENCES: Readonly<Record<string, (text: string) => unknown>> = {
  "a label": (text) => selectLabelVerdict({ title: "", labels: [text], author: undefined, number: 1, renamed: false }),
  "a release title": isReleaseTitle,
  "a title of a collection": isCollection,
  directives: (text) => [neutralizeMessage(text), neutralizeTitle(text)],
  "a remote URL": (text) => [`git@${text}:a`, `https://${text}/a/b`, `a${text}`].map(parseRemote),
  "a password in a URL": (text) => withoutCredentials(`https://${text}`),
  paths: (text) => [isManifest(text), explainNoDocument(`docs/${text}.md`, false), acceptsPath(checkPlainPath, text)],
  "an email address": (text) => selectNoreplyLogin(`${text}@users.noreply.github.com`),
  "version references": (text) => updateReferences(`${text} 1.0.0`, WIDGET, MOVE),
  packages: (text) => MANIFESTS.map((manifest) => parsePackageName(manifest, `[package]\n${text}`)),
  secrets: (text) => createSecrets("secret").redact(text),
};

const REFERENCE_PIECES = [
  ...["octo/widget", "octo/widget@", "octo/widget?ref=1.0.0&", "octo/widget/releases/tag/1.0.0 ", "widget@1.0.0 "],
  ...["octo/widget ", "octo/widget , ", "widget-1.0.0.tar", "widget = { ", "version = ", "1.0.0", "widget-1.0.0."],
  ...[
    ...["fixes #", "closes: ", "fix the ", "[skip", "a-1 #a ", "/a\n", "a-by:", "GH-", "repo: octo/widget\n"],
    "rev: 1.0.0\n",
  ],
  ...["%", "%41", "git@", "..", ":", "::", "{", "name = ", "module ", "[a]\n"],
];

/** Pieces for each parser. */
const MAX_PIECES = draws(8, 1_000);
const TIMEOUT = draws(120_000, 3_600_000);
const all = [
  ...Object.entries(PARSERS).map(([name, parse]) => [name, parse, PIECES] as const),
  ...Object.entries(REFERENCES).map(([name, parse]) => [name, parse, [...PIECES, ...REFERENCE_PIECES]] as const),
];
const random = createRandom(seed);

test.each(all)(
  `reading %s takes less than quadratic time (TEST_SEED=${seed})`,
  async (_, parse, pieces) => {
    expect(await findSlowPieces(parse, random.shuffle(pieces).slice(0, MAX_PIECES))).toEqual([]);
  },
  TIMEOUT,
);

/** Of many distinct parts. */
const LISTS: Readonly<Record<string, (count: number) => () => unknown>> = {
  tags: (count) => {
    const at = "2026-01-01T00:00:00Z";
    const tags = times(count, (index) => {
      return { name: `v1.${index}.0-rc.${index % 7}`, commit: "a".repeat(40), committedAt: at, createdAt: at };
    });
    return () => buildReleases(tags);
  },
  "versions of a changelog": (count) => {
    const text = times(count, (index) => `## 1.0.${count - index}\n\n- a${index} (#${index})\n`).join("\n");
    return () => placeInChangelog(text, SECTION);
  },
  "headings of a release that is unreleased too": (count) => {
    const groups = times(count, (index) => `### h${index}\n\nLead ${index}\n\n- a${index}\n`).join("\n");
    const other = groups.replaceAll("Lead", "Other").replaceAll("- a", "- b");
    return () => placeInChangelog(`## Unreleased\n\n${groups}\n## 1.1.0\n\n${other}`, SECTION);
  },
  "new headings of a release": (count) => {
    const groups = times(count, (index) => `### h${index}\n\nLead ${index}\n\n- a${index}\n`).join("\n");
    const other = groups.replaceAll("h", "g").replaceAll("Lead", "Other").replaceAll("- a", "- b");
    return () => placeInChangelog(`## Unreleased\n\n${groups}\n## 1.1.0\n\n${other}`, SECTION);
  },
  "one heading of a release again and again": (count) => {
    const groups = times(count, (index) => `### Added\n\nLead ${index}\n\n- a${index}\n`).join("\n");
    return () => placeInChangelog(`## Unreleased\n\n${groups}\n## 1.1.0\n\n- b\n`, SECTION);
  },
  "entries of a release": (count) => {
    const items = times(count, (index) => `- a${index} ([#${index}](https://example.org/pull/${index}))\n`).join("");
    return () => placeInChangelog(`## Unreleased\n\n${items}\n## 1.1.0\n\n${items}`, SECTION);
  },
  links: (count) => {
    const lines = times(count, (index) => `[1.0.${index}]: https://example.org/${index}\n`).join("");
    return () => placeInChangelog(`## [1.0.0]\n\n- a\n\n${lines}`, { ...SECTION, compareUrl: "https://example.org" });
  },
  commits: (count) => buildAll(times(count, (index) => [`fix: a${index} (#${index})`, ""])),
  reverts: (count) =>
    buildAll(times(count, (index) => [`Revert "a${index} b" (#${index})`, "This reverts commit abcdef1."])),
  backports: (count) => buildAll(times(count, (index) => [`a${index % 9} (#${index})`, `Backport of #${index + 1}`])),
  updates: (count) => buildAll(times(count, (index) => [`Bump a${index} from 1.0 to 1.${index}`, ""])),
  people: (count) => {
    const body = times(count, (index) => `Co-authored-by: A${index} <a${index}@example.org>`).join("\n");
    return buildAll([["a", body]]);
  },
};

function times<T>(count: number, build: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => build(index));
}

/** Of commits in a row. */
function buildAll(messages: readonly (readonly [subject: string, body: string])[]): () => unknown {
  const shaOf = (index: number) => index.toString(16).padStart(40, "0");
  const commits = messages.map(([subject, body], index) => {
    return { ...buildCommit(subject, body), sha: shaOf(index), parents: [shaOf(index + 1)] };
  });
  return () => selectPeople(buildNotes(commits).changes, undefined);
}

test.each(Object.entries(LISTS))(
  "reading many %s takes less than quadratic time",
  async (_, build) => {
    expect(await findGrowth(build, { size: 500, maxSize: 4_000, minTime: 60 })).toEqual([]);
  },
  TIMEOUT,
);
