import { describe, expect, test } from "vitest";
import { nothingSent, type Outcome } from "../../../../src/action/outcome.ts";
import { renderComment } from "../../../../src/action/report/conclude.ts";
import {
  cutLines,
  parseLink,
  renderHeadline,
  renderLink,
  renderPublications,
  renderSummary,
} from "../../../../src/action/report/summary.ts";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import type { Conversation } from "../../../../src/contract/resources/conversations.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";
const REQUEST = { title: "Version 1.1.0", body: "B", sourceConnection: "octo/widget" };
const PAGES = {
  repository: "https://ghe.example.com/octo/widget",
  run: "https://ghe.example.com/octo/widget/actions/runs/4711/attempts/1",
};

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

const outcomeOf = (fields: Partial<Outcome>): Outcome => ({
  state: "done",
  job: undefined,
  conversations: [],
  changes: [],
  request: REQUEST,
  ...fields,
});
const render = (fields: Partial<Outcome>): string => renderSummary(outcomeOf(fields), PAGES);
const notesOf = (releaseNotes: string) => render({ conversations: [conversationOf({}, { releaseNotes })] });

test("has headline, title, commits, publications, duration and notes", () => {
  const summary = render({
    conversations: [conversationOf({}, { selection: "2 commits: v1.0.0..v1.1.0.", releaseNotes: "### Added" })],
    changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
    selection: "the release v1.1.0",
    duration: 90_000,
    job: { id: "job-1", orgId: "org-1", type: "doc-request", state: "done" },
  });
  expect(summary.split("\n\n")).toEqual([
    "## Release docs: a draft is ready",
    "**Version 1.1.0**",
    "Commits: the release v1.1.0. Compare [v1.0.0...v1.1.0](https://ghe.example.com/octo/widget/compare/v1.0.0...v1.1.0).",
    "2 commits: v1.0.0..v1.1.0.",
    expect.stringMatching(/^\| Publication \|.*\n.*\n\| release-docs \|.*\|$/),
    "Took 1 min 30 s. Job job-1.",
    "<details>\n<summary>Release notes</summary>",
    "### Added",
    "</details>\n",
  ]);
});

test("the summary says what became of the commits, each once, and which model wrote", () => {
  const entries = { selection: "2 commits.", account: "2 changes listed.", model: "m: 4 requests for 2.0000 USD." };
  const shown = render({
    conversations: [conversationOf({}, entries), conversationOf({}, { selection: "2 commits." })],
  });
  const lines = shown.split("\n").filter((line) => /^(?:2 |Language)/.test(line));
  expect(lines).toEqual(["2 commits.", "2 changes listed.", "Language model m: 4 requests for 2.0000 USD."]);
});

describe("the commits link to their page", () => {
  test.each<[string, ChangeSelector[], string]>([
    [
      "a range of commits",
      [{ commits: { startSha: SHA, endSha: "v1/x", includeStartCommit: false } }],
      `Compare [0123456...v1/x](https://ghe.example.com/octo/widget/compare/${SHA}...v1%2Fx).`,
    ],
    ["one commit", [{ commits: { shas: [SHA] } }], `See [0123456](https://ghe.example.com/octo/widget/commit/${SHA}).`],
  ])("of %s", (_, changes, link) => {
    expect(render({ changes })).toContain(link);
  });

  test.each<[string, ChangeSelector[]]>([
    ["no end", [{ tags: { start: "v1.0.0" } }]],
    ["a start that is one of them", [{ commits: { startSha: SHA, endSha: SHA, includeStartCommit: true } }]],
    ["several selectors", [{ tags: { start: "v1", end: "v2" } }, { tags: { start: "v3", end: "v4" } }]],
    ["a count", [{ commits: { count: 2 } }]],
    ["several commits", [{ commits: { shas: [SHA, SHA] } }]],
  ])("but not with %s", (_, changes) => {
    expect(render({ changes })).not.toMatch(/compare|\/commit\//);
  });

  test("but not outside Actions", () => {
    const outcome = outcomeOf({ changes: [{ tags: { start: "v1", end: "v2" } }] });
    expect(renderSummary(outcome, { repository: undefined, run: undefined })).not.toContain("](");
  });
});

test("a skipped run has a reason and no duration", () => {
  const summary = renderSummary({ ...nothingSent("the release v1.1.0 is a draft"), duration: 5 }, PAGES);
  expect(summary).toBe("## Release docs: nothing was sent\n\nNothing was sent: the release v1.1.0 is a draft.\n");
});

test("a failure is quoted with its next step and its code, which links to its explanation if the run names its action", () => {
  const failed = outcomeOf({
    failure: "There is no tag.\nDid you mean v1.0.0?",
    code: "git/unknown-tag",
    warnings: ["Which *one*?"],
  });
  const summary = renderSummary(failed, PAGES);
  expect(summary).toContain("\n> There is no tag.\n>\n> Did you mean v1.0.0?\n\nError code: `git/unknown-tag`\n");
  expect(summary).toContain("\n> Which \\*one\\*?\n");
  const action = "https://github.com/octo/release-docs/blob/v1";
  expect(renderSummary(failed, { ...PAGES, action })).toContain(
    `Error code: [git/unknown-tag](${action}/docs/errors.md#gitunknown-tag)`,
  );
});

describe("text from outside stays text", () => {
  test.each<[string, string, RegExp]>([
    ["HTML", "<img src=x>", /(?<!\\)<img/],
    ["the end of a fold", "</details>", /(?<!\\)<\/details>/],
    ["a link", "[click](https://evil.example)", /(?<!\\)\[click/],
    ["an image", "![pixel](https://evil.example)", /!\[/],
    ["emphasis", "**loud** and _soft_", /(?<!\\)[*_]/],
    ["a tick without its pair", "`open", /(?<!\\)`/],
    ["a stroke", "~~gone~~", /(?<!\\)~/],
    ["an entity", "&lt;b&gt; &#64;octocat", /(?<!\\)&(?!amp;)#?\w+;/],
    ["a mention", "thanks @octocat and @octo/team", /@(?=\w)/],
    ["an escape", "\\<b>", /(?<!\\)(?:\\\\)*</],
    ["a fence", "No.\n```\n<b>", /<b/],
  ])("%s in a title, a failure, a question, a cell and a selection", (_, text, live) => {
    const conversations = [conversationOf({ publicationName: text, summary: text, branch: text }, { selection: text })];
    const cases: Partial<Outcome>[] = [
      { request: { ...REQUEST, title: text } },
      { failure: text },
      { warnings: [text] },
      { conversations },
      { selection: text },
      { skipped: text },
    ];
    for (const fields of cases) {
      const outcome = outcomeOf(fields);
      for (const line of [
        renderSummary(outcome, PAGES),
        renderComment("MARK", outcome, { ...PAGES, run: undefined }),
      ]) {
        // Nothing in a code span is live, and the title's own emphasis is ours.
        const live_ = line.replace(/`[^`\\]+`/g, "code").replace(/^\*\*(.*)\*\*$/m, "$1");
        expect(live_).not.toMatch(live);
      }
    }
  });
});

describe("the release notes", () => {
  test("are folded below everything else, unchanged", () => {
    const notes = "### Added\n\n- **api**: stream answers ([#2](https://github.com/octo/widget/pull/2))";
    const summary = notesOf(notes);
    expect(summary.endsWith(`<details>\n<summary>Release notes</summary>\n\n${notes}\n\n</details>\n`)).toBe(true);
  });

  test("cannot leave the fold", () => {
    const summary = notesOf("One\n\n</details>\n\n## Two\n\n```\n</details>");
    expect(summary.replace(/```[\s\S]*?```/, "").match(/<\/details>/g)).toHaveLength(1);
    expect(summary.endsWith("```\n</details>\n```\n\n</details>\n")).toBe(true);
  });

  test("that are very long are cut at the end of a line, with a pointer to the full text", () => {
    const summary = notesOf(`\`\`\`\n${"An entry.\n".repeat(100_000)}`);
    expect(summary.endsWith("An entry.\n```\n\n… The rest is in the output `release-notes`.\n\n</details>\n")).toBe(
      true,
    );
  });

  test("of 150,000 bytes are whole", () => {
    const notes = "An entry, in 大.\n".repeat(8000).trim();
    expect(notesOf(notes)).toContain(`\n${notes}\n`);
  });
});

describe("the size is within GitHub's limits", () => {
  test.each(["大", "🚀", "`<a`", "|", "</details>\n"])("texts of %j only", (text) => {
    const long = text.repeat(5000);
    const outcome = outcomeOf({
      request: { ...REQUEST, title: long.slice(0, 200) },
      selection: long,
      failure: long,
      warnings: Array.from({ length: 100 }, () => long.slice(0, 5000)),
      conversations: Array.from({ length: 100 }, (_, index) =>
        conversationOf(
          { publicationName: long, branch: long, summary: long, outputUrl: `https://x.example/${index}/pull/1` },
          { selection: `${index} ${long}`, ...(index === 0 ? { releaseNotes: `${text}\n`.repeat(100_000) } : {}) },
        ),
      ),
    });
    const summary = renderSummary(outcome, PAGES);
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
    expect(summary.isWellFormed()).toBe(true);
    expect(summary.endsWith("\n</details>\n")).toBe(true);
    const comment = renderComment("MARK", outcome, PAGES);
    expect(comment.length).toBeLessThan(65_536);
    expect(comment.endsWith(`[this run](${PAGES.run}).\n`)).toBe(true);
  });
});

test("the comment starts with its mark and is the summary without the notes", () => {
  const conversations = [conversationOf({}, { releaseNotes: "### Added" })];
  const comment = renderComment("<!-- release-docs 1 -->", outcomeOf({ conversations, selection: "v1.1.0" }), PAGES);
  expect(comment.startsWith("<!-- release-docs 1 -->\n\n### Release docs: a draft is ready\n\n")).toBe(true);
  for (const part of ["Commits: v1.1.0.", "| release-docs | staged |", `[this run](${PAGES.run})`])
    expect(comment).toContain(part);
  expect(comment).not.toContain("### Added");
});

describe("the headline", () => {
  const pull = (number: number): Conversation => ({
    id: "cnv-1",
    status: "open",
    branch: "docs",
    outputUrl: `https://github.com/octo/widget/pull/${number}`,
  });
  const DRAFT: Conversation = { id: "cnv-2", status: "staged", staged: true, branch: "docs" };
  const EMPTY: Conversation = { id: "cnv-3", status: "closed", branch: null };

  const headline = (fields: Partial<Outcome>) => renderHeadline(outcomeOf(fields));
  const CLOSED = { ...pull(12), entries: [{ id: "ent-1", details: { operation: "closed" } }] };
  const URL_ALONE = { ...pull(1), outputUrl: "https://x.example/1" };

  test.each<[string, string, string]>([
    ["one pull request", headline({ conversations: [pull(12), EMPTY] }), "pull request #12 is ready"],
    ["a closed one", headline({ conversations: [CLOSED, EMPTY] }), "pull request #12 is closed"],
    ["a closed and an open one", headline({ conversations: [CLOSED, pull(13)] }), "2 pull requests are ready"],
    ["two pull requests", headline({ conversations: [pull(12), pull(13)] }), "2 pull requests are ready"],
    ["a draft", headline({ conversations: [DRAFT] }), "a draft is ready"],
    ["both", headline({ conversations: [pull(12), DRAFT, DRAFT] }), "pull request #12 and 2 drafts are ready"],
    ["a result URL without a number", headline({ conversations: [URL_ALONE] }), "a pull request is ready"],
    ["nothing to change", headline({ conversations: [EMPTY, EMPTY] }), "nothing to change"],
    ["a question", headline({ conversations: [EMPTY], warnings: ["Which one?"] }), "needs attention"],
    ["a request without a wait", headline({ state: "requested" }), "request sent, the service is working"],
    ["a job without conversations", headline({}), "done"],
    ["an errored request", headline({ state: "errored", failure: "No.", conversations: [DRAFT] }), "failed"],
    ["a request that timed out", headline({ failure: "No.", code: "run/timeout" }), "timed out"],
    ["a cancelled run", headline({ failure: "No.", code: "run/cancelled" }), "cancelled"],
    ["a tolerated failure", headline({ failure: "No.", tolerated: true }), "failed (the step continues)"],
    ["a skipped run", renderHeadline(nothingSent("a <b>draft</b>")), "nothing was sent"],
  ])("for %s", (_, description, expected) => {
    expect(description).toBe(`Release docs: ${expected}`);
  });
});

describe("the list of publications", () => {
  const PAGES = { repository: "https://github.com/octo/widget", run: undefined };
  const DRAFT = conversationOf();

  const rowsOf = (...conversations: Conversation[]) =>
    renderPublications(conversations, PAGES)
      .split("\n")
      .filter((line) => line.startsWith("|"));
  const rowOf = (fields: Partial<Conversation>) => rowsOf({ ...DRAFT, ...fields })[2];

  test("has a row for each conversation, and a dash where there is nothing to say", () => {
    const bare: Conversation = { id: "cnv-2", status: "open", publicationName: null };
    const [head, rule, first, second, ...others] = rowsOf(DRAFT, bare);
    expect(first).toBe("| release-docs | staged | release-docs/v1.1.0 | – | yes | Wrote CHANGELOG.md. |");
    expect(second).toBe("| – | open | – | – | no | – |");
    expect(others).toEqual([]);
    for (const row of [rule, first, second]) expect(row?.split(" | ")).toHaveLength(head?.split(" | ").length ?? 0);
  });

  describe("the pull request", () => {
    test.each([
      ["https://github.com/octo/widget/pull/12", "[#12](https://github.com/octo/widget/pull/12)"],
      ["https://ghe.example.com/octo/docs/pull/3", "[octo/docs#3](https://ghe.example.com/octo/docs/pull/3)"],
      ["https://docs.example.com/c/17", "https://docs.example.com/c/17"],
      ["javascript:alert(1)", "javascript:alert(1)"],
      ["<b>", "&lt;b&gt;"],
    ])("at %s is %s", (outputUrl, cell) => {
      expect(rowOf({ outputUrl })?.split(" | ")[3]).toBe(cell);
    });

    test("of a staged draft is its compare page", () => {
      const compareUrl = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
      const entries = [{ id: "ent-1", kind: "draft", details: { compareUrl } }];
      expect(rowOf({ outputUrl: "", entries })?.split(" | ")[3]).toBe(compareUrl);
    });

    test("links to the branch", () => {
      const row = rowOf({ outputUrl: "https://github.com/octo/docs/pull/3", branch: "docs/v1 #2" });
      expect(row).toContain("[docs/v1 #2](https://github.com/octo/docs/tree/docs/v1%20%232)");
    });
  });

  test.each([
    ["bars", "One | two"],
    ["bars in code", "The type `one|two`"],
    ["line breaks", "One\ntwo\r\nthree"],
  ])("keeps a cell with %s in its cell", (_, text) => {
    const rows = rowsOf({ ...DRAFT, summary: text, branch: text, outputUrl: "https://github.com/octo/widget/pull/1" });
    expect(rows).toHaveLength(3);
    // A bar ends a cell unless it is escaped, in code too.
    expect(rows.map((row) => row.match(/(?<!\\)\|/g)?.length)).toEqual([7, 7, 7]);
  });

  test("a cell and a table of any length are cut, and the rows that are missing are counted", () => {
    const many = Array.from({ length: 500 }, () => ({ ...DRAFT, summary: "大<".repeat(10_000) }));
    const table = renderPublications(many, PAGES);
    expect(Buffer.byteLength(table)).toBeLessThan(50_000);
    const shown = table.split("\n").filter((line) => line.startsWith("| release-docs")).length;
    expect(shown).toBeGreaterThan(10);
    expect(table).toContain(`… and ${500 - shown} more.`);
  });
});

describe("links", () => {
  test.each<[string, string, string]>([
    ["#12", "https://github.com/octo/widget/pull/12", "[#12](https://github.com/octo/widget/pull/12)"],
    ["a|b]", "https://x.example/a|b(c)`d`?q=*#[1]", "[a\\|b\\]](https://x.example/a%7Cb%28c%29%60d%60?q=%2A#[1])"],
    ["x", "https://ada:secret@x.example/", "[x](https://x.example/)"],
    ["x", "http://[::1]:8080/a b", "[x](http://[::1]:8080/a%20b)"],
    ["x", "https://x.example/?a=1&copy;=2", "[x](https://x.example/?a=1&amp;copy;=2)"],
    ["x", "https://x.example/</details><b>", "[x](https://x.example/%3C/details%3E%3Cb%3E)"],
  ])("%j to %j stays one link", (label, address, link) => {
    expect(renderLink(label, address)).toBe(link);
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://x.example/",
    "/pull/1",
    "",
    `https://x.example/${"a".repeat(2000)}`,
  ])("%j is no address of the web", (address) => {
    expect(parseLink(address)).toBeUndefined();
    expect(renderLink("*x*", address)).toBe("\\*x\\*");
  });
});

describe("long texts", () => {
  test.each<[string, number, string]>([
    ["one\ntwo", 7, "one\ntwo"],
    ["one\ntwo", 6, "one"],
    ["one\ntwo", 2, ""],
    ["大\n大", 6, "大"],
    ["🚀🚀", 5, ""],
  ])("%j in %d bytes is %j", (text, longest, cut) => {
    expect(cutLines(text, longest)).toBe(cut);
  });
});
