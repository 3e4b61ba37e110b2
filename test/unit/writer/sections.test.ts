import { describe, expect, test } from "vitest";
import type { CommitFacts } from "../../../src/git/commits.ts";
import type { Repository, Span } from "../../../src/writer/changes/change.ts";
import type { ReleaseRules } from "../../../src/writer/changes/labels.ts";
import { buildNotes } from "../../../src/writer/notes.ts";
import { renderReleaseNotes, type SectionStyle } from "../../../src/writer/release-notes.ts";
import { makeCommits, nameCommit } from "../../support/make-commits.ts";

const REPOSITORY: Repository = { name: "octo/ferry", webUrl: undefined };

type Setting = { sections?: SectionStyle[]; rules?: ReleaseRules; labels?: Record<string, string[]> };

/** The notes' headings and entries, without references. */
function outline(messages: readonly string[], { sections, rules, labels = {} }: Setting): string[] {
  const facts = new Map<string, CommitFacts>();
  for (const [id, names] of Object.entries(labels)) {
    const pullRequest = { number: 7, title: "", renamed: false, labels: names, author: undefined };
    facts.set(nameCommit(id), { pullRequest, isMerge: false, elsewhere: [], login: undefined });
  }
  const commits = makeCommits(...messages);
  const metadata = { facts, rules };
  const span: Span = { version: "1.0.0", tag: "v1.0.0", previousTag: undefined, date: "2026-01-05", commits, metadata };
  const text = renderReleaseNotes(span, buildNotes(commits, { metadata }), REPOSITORY, { sections });
  const shown = text.split("\n").filter((line) => /^(?:###|-|\*\*|<summary>)/.test(line));
  return shown.map((line) => line.replace(/ \([^()]*\)$/, ""));
}

const MESSAGES = ["ci: run twice", "docs: seats", "fix: the last row", "feat: sell seats", "feat!: number the decks"];

describe("sections of a publication", () => {
  test("have its titles and order; other kinds follow", () =>
    expect(
      outline([...MESSAGES, "Fix CVE-2026-1234 in the gate"], {
        sections: [
          { title: "🐛 Repairs", kinds: ["fixed"] },
          { title: "Empty", kinds: ["removed"] },
        ],
      }),
    ).toEqual([
      ...["### Breaking changes", "- Number the decks", "### 🐛 Repairs", "- The last row"],
      ...["### Security", expect.stringContaining("CVE-2026-1234"), "### Added", "- Sell seats"],
      ...["<summary>1 documentation change and 1 internal change</summary>"],
      ...["**Documentation**", "- Seats", "**Internal**", "- Run twice"],
    ]));

  test("mark breaking changes among others, before them", () =>
    expect(
      outline(MESSAGES, { sections: [{ title: "News", kinds: ["fixed", "added", "breaking"] }] }).slice(0, 4),
    ).toEqual([...["### News", "- **Breaking:** Number the decks", "- The last row", "- Sell seats"]]));

  test("show what would be folded", () =>
    expect(
      outline(MESSAGES, { sections: [{ title: "Docs_and_tools", kinds: ["documentation", "internal"] }] }),
    ).toEqual([
      ...["### Breaking changes", "- Number the decks", "### Docs_and_tools", "- Seats", "- Run twice"],
      ...["### Added", "- Sell seats", "### Fixed", "- The last row"],
    ]));
});

describe("categories of .github/release.yml", () => {
  const NONE = { labels: [], authors: [] };
  const RULES: ReleaseRules = {
    exclude: NONE,
    categories: [
      { title: "🛠 Breaking Changes", labels: ["contract"], exclude: NONE },
      { title: "Bug fixes", labels: ["repair"], exclude: NONE },
      { title: "Harbours", labels: ["harbour"], exclude: NONE },
      { title: "🚀 New Features", labels: ["shiny"], exclude: NONE },
      { title: "Other Changes", labels: ["*"], exclude: NONE },
    ],
  };
  const place = (message: string, ...labels: string[]) =>
    outline([message], { rules: RULES, labels: { c0: labels } })[0]?.slice(4);

  test.each<[message: string, labels: string[], heading: string]>([
    ["Sell seats on Sundays", ["harbour"], "Harbours"],
    ["Add seats on deck two", [], "🚀 New Features"],
    ["feat: seats on deck two", ["repair"], "🚀 New Features"],
    ["Fix CVE-2026-1234 in the gate", ["harbour"], "Security"],
  ])("%s %j", (message, labels, heading) => expect(place(message, ...labels)).toBe(heading));

  test("are in the file's order, after breaking changes", () => {
    const rules = { ...RULES, categories: RULES.categories.toReversed() };
    const headings = outline([...MESSAGES, "Sell seats on Sundays"], { rules }).filter((line) => line.startsWith("#"));
    expect(headings).toEqual(["### 🛠 Breaking Changes", "### Other Changes", "### 🚀 New Features", "### Bug fixes"]);
  });
});
