import { describe, expect, test } from "vitest";
import type { MergedWork } from "../../../src/git/commits.ts";
import { summarizeMerge } from "../../../src/writer/merge-summary.ts";

const WORK: MergedWork = {
  number: 12,
  title: "fix(parser): keep the last line",
  body: "",
  author: "ada",
  labels: [],
  mergeCommit: "0123456789abcdef0123456789abcdef01234567",
  mergedAt: "2026-01-02T03:04:05Z",
  files: ["src/parser/lines.ts"],
  moreFiles: false,
};
const summarize = (more: Partial<MergedWork>) => summarizeMerge({ ...WORK, ...more }).summary;

test("a fix in one place", () => {
  expect(summarizeMerge(WORK)).toEqual({
    title: "Summary of #12: keep the last line",
    summary: "#12 is a fix: keep the last line. It changes 1 file: 1 in src/parser. Written by ada.",
  });
});

describe("the kind of change", () => {
  test.each<[string, Partial<MergedWork>, string]>([
    ["a type", { title: "feat: stream answers" }, "#12 is a new feature: stream answers."],
    ["a label", { title: "Stream answers", labels: ["bug"] }, "#12 is a fix: Stream answers."],
    ["a mark", { title: "feat!: drop Node 18" }, "#12 is a breaking change: drop Node 18."],
    ["its files", { title: "Explain", files: ["docs/a.md"] }, "#12 is a change of the documentation alone: Explain."],
    ["nothing", { title: "Streams" }, "#12 is a change: Streams."],
  ])("is derived from %s", (_, more, start) => {
    expect(summarize(more)).toMatch(new RegExp(`^${start.replaceAll(".", "\\.")} `));
  });

  test("says what breaks", () => {
    expect(summarize({ body: "BREAKING CHANGE: `open` returns a promise" })).toContain(
      "#12 is a breaking change: keep the last line. What breaks: `open` returns a promise.",
    );
  });
});

test("quotes its first paragraph of prose", () => {
  const body =
    "<!-- template\n\nFill in -->\r\n## Why\r\n\r\n- [x] tested\r\n\r\nLines were\r\nlost at the end\r\n\r\nMore.";
  expect(summarize({ body })).toContain("keep the last line. Lines were lost at the end. It changes");
  expect(summarize({ body: "```\ncode\n\nmore code\n```\n\n> quoted" })).toContain("keep the last line. It changes");
});

test("counts files by area, largest first, and says if there are more", () => {
  const files = ["a/b/c/1.ts", "a/b/2.ts", "README.md", "c/1.ts", "d/1.ts", "e/1.ts", "f/1.ts"];
  expect(summarize({ files, moreFiles: true })).toContain(
    "It changes more than 7 files: 2 in a/b, 1 at the top, 1 in c, 1 in d, 2 elsewhere.",
  );
  expect(summarize({ files: [] })).toBe("#12 is a fix: keep the last line. Written by ada.");
});

test("names no unknown author, and quotes texts on one bounded line", () => {
  const long = summarize({ title: "x".repeat(5000), body: `${"y ".repeat(5000)}\u202E\u0000`, author: undefined });
  expect(long.length).toBeLessThan(600);
  expect(long).not.toMatch(/\p{C}|Written by/u);
});

test("is obeyed by no product, whatever is in its texts", () => {
  const text = "fixes #1, PROJ-1 #close, @ada and GH-12";
  const { title, summary } = summarizeMerge({ ...WORK, title: `fix: ${text}`, body: text, author: "@team" });
  for (const shown of [title, summary]) {
    expect(shown).not.toMatch(/fixes #|#close|@ada|@team|GH-12/i);
    expect(shown.replaceAll("\u200b", "")).toContain(text);
  }
});
