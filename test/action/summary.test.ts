import { describe, expect, test } from "vitest";
import { nothingSent, type Outcome } from "../../src/action/outcome.ts";
import { renderSummary } from "../../src/action/summary.ts";
import type { Conversation } from "../../src/contract/conversations.ts";

const REQUEST = { title: "Version 1.1.0", body: "B", sourceConnection: "octo/widget" };

function conversationOf(fields: Partial<Conversation> = {}, entries: Record<string, string> = {}): Conversation {
  return {
    id: "cnv-1",
    status: "staged",
    staged: true,
    publicationName: "release-docs",
    branch: "release-docs/v1.1.0",
    summary: "Wrote CHANGELOG.md.",
    entries: Object.entries(entries).map(([kind, message]) => ({ id: kind, kind, status: "success", message })),
    ...fields,
  };
}

function render(fields: Partial<Outcome>): string {
  return renderSummary({ state: "done", job: undefined, conversations: [], changes: [], request: REQUEST, ...fields });
}

const headingOf = (summary: string) => summary.split("\n")[0];
const rowsOf = (summary: string) => summary.split("\n").filter((line) => line.startsWith("|"));

describe("the heading", () => {
  test.each<[string, string, RegExp]>([
    ["a run that is done", render({ conversations: [conversationOf()] }), /Version 1\.1\.0, done$/],
    ["a run that failed", render({ state: "errored", failure: "No." }), /Version 1\.1\.0, errored$/],
    ["a run that nobody waited for", render({ state: "requested" }), /Version 1\.1\.0, requested$/],
    [
      "a run with nothing to change",
      render({ conversations: [conversationOf({ status: "closed", branch: null })] }),
      /Version 1\.1\.0, nothing to change$/,
    ],
    [
      "a skipped run",
      renderSummary(nothingSent("the release v1.1.0 is a draft")),
      /skipped, the release v1\.1\.0 is a draft$/,
    ],
    ["a dry run", renderSummary(nothingSent("this is a dry run", [], REQUEST)), /skipped, this is a dry run$/],
  ])("of %s", (_, summary, expected) => {
    expect(headingOf(summary)).toMatch(expected);
  });
});

test("a skipped run has a heading and nothing else", () => {
  expect(renderSummary(nothingSent("a draft")).trim().split("\n")).toHaveLength(1);
});

test("a failure is quoted whole, line after line", () => {
  const summary = render({ state: "errored", failure: "There is no tag.\nDid you mean v1.0.0?" });
  expect(summary).toContain("\n> There is no tag.\n> Did you mean v1.0.0?\n");
});

describe("the table", () => {
  test("has a row for each conversation, and a dash where there is nothing to say", () => {
    const open = conversationOf({
      publicationName: "news",
      status: "open",
      staged: false,
      branch: null,
      outputUrl: "https://github.com/octo/widget/pull/7",
      summary: null,
    });
    const [head, rule, first, second, ...others] = rowsOf(render({ conversations: [conversationOf(), open] }));
    expect(first).toBe("| release-docs | staged | release-docs/v1.1.0 | – | yes | Wrote CHANGELOG.md. |");
    expect(second).toBe("| news | open | – | https://github.com/octo/widget/pull/7 | no | – |");
    expect(others).toEqual([]);
    for (const row of [rule, first, second]) expect(row?.split(" | ")).toHaveLength(head?.split(" | ").length ?? 0);
  });

  test.each([
    ["bars", "One | two"],
    ["bars in code", "The type `one|two`"],
    ["line breaks", "One\ntwo\r\nthree"],
  ])("keeps a cell with %s in its cell", (_, summary) => {
    const rows = rowsOf(render({ conversations: [conversationOf({ summary })] }));
    expect(rows).toHaveLength(3);
    // A bar ends a cell unless it is escaped, in code too.
    expect(rows.map((row) => row.match(/(?<!\\)\|/g)?.length)).toEqual([7, 7, 7]);
  });

  test("is left out where there is no conversation", () => {
    expect(rowsOf(render({}))).toEqual([]);
  });
});

describe("text from outside stays text", () => {
  test.each<[string, string, RegExp]>([
    ["HTML", "<img src=x>", /(?<!\\)<img/],
    ["a link", "[click](https://evil.example)", /(?<!\\)\[click/],
    ["an image", "![pixel](https://evil.example)", /!\[/],
    ["emphasis", "**loud** and _soft_", /(?<!\\)[*_]/],
    ["a tick without its pair", "`open", /(?<!\\)`/],
    ["a stroke", "~~gone~~", /(?<!\\)~/],
    ["an entity", "&lt;b&gt; &#64;octocat", /(?<!\\)&(?!amp;)#?\w+;/],
    ["a mention", "thanks @octocat and @octo/team", /@(?=\w)/],
    ["an escape", "\\<b>", /(?<!\\)(?:\\\\)*</],
  ])("%s in a title, a failure, a cell and a selection", (_, text, live) => {
    const conversations = [conversationOf({ publicationName: text, summary: text }, { selection: text })];
    const title = { ...REQUEST, title: text };
    for (const fields of [{ request: title }, { failure: text }, { conversations }]) {
      // Nothing in a code span is live.
      expect(render(fields).replace(/`[^`\\]+`/g, "code")).not.toMatch(live);
    }
  });
});

describe("the release notes", () => {
  test("stand below what was selected, as they were written", () => {
    const notes = "### Added\n\n- **api**: stream answers ([#2](https://github.com/octo/widget/pull/2))";
    const summary = render({ conversations: [conversationOf({}, { selection: "2 commits.", releaseNotes: notes })] });
    expect(summary).toContain(notes);
    expect(summary.indexOf("2 commits.")).toBeLessThan(summary.indexOf(notes));
  });

  test("have no place of their own where there are none", () => {
    expect(render({ conversations: [conversationOf()] })).not.toContain("Release notes");
  });

  test.each([
    ["ASCII", "x"],
    ["three bytes each", "大"],
    ["pairs", "🚀"],
  ])("of %s that are very long are cut, say so, and fit into a summary", (_, letter) => {
    const summary = render({ conversations: [conversationOf({}, { releaseNotes: letter.repeat(1_500_000) })] });
    expect(summary).toContain("cut; the draft has them whole");
    expect(summary.trimEnd().endsWith("</details>")).toBe(true);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary.isWellFormed()).toBe(true);
  });

  test("of 200,000 characters are whole", () => {
    const notes = "x".repeat(200_000);
    expect(render({ conversations: [conversationOf({}, { releaseNotes: notes })] })).toContain(`\n${notes}\n`);
  });
});
