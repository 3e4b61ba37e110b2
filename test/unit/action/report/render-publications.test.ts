import { describe, expect, test } from "vitest";
import { renderPublications } from "../../../../src/action/report/summary.ts";
import type { Conversation } from "../../../../src/contract/conversations.ts";

const PAGES = { repository: "https://github.com/octo/widget", run: undefined };
const DRAFT: Conversation = {
  id: "cnv-1",
  status: "staged",
  staged: true,
  publicationName: "release-docs",
  branch: "release-docs/v1.1.0",
  summary: "Wrote CHANGELOG.md.",
};

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

test("is empty where there is no conversation", () => {
  expect(renderPublications([], PAGES)).toBe("");
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

  test("of a staged draft is the page that compares its branch", () => {
    const compareUrl = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
    const entries = [{ id: "ent-1", kind: "draft", details: { compareUrl } }];
    expect(rowOf({ outputUrl: "", entries })?.split(" | ")[3]).toBe(compareUrl);
  });

  test("tells where the branch is", () => {
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
