import { describe, expect, test } from "vitest";
import {
  buildThreads,
  describeAnchor,
  describeEdits,
  extendRange,
  placeComments,
  renderSuggestion,
  selectUnsent,
} from "../../../../src/app/conversation/comments.ts";
import type { Comment } from "../../../../src/contract/resources/comments.ts";
import { parseComment } from "../../../../src/drafting/guidance/commands.ts";

const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  ...{ id, conversationId: "cnv-1", message: id, workRequested: false, source: "api" },
  ...{ batchItemIds: [], batchedIntoIds: [], replyIds: [] },
  ...more,
});

test.each([
  ["/reword #26 Ask for piers\n/skip #27\n/skip #26", "Edited #26, #27"],
  ["/move octo/widget#3 before 1a2b3c4", "Edited octo/widget#3"],
  ["/skip #27\nAnd mention the pier.", undefined],
  ["/exclude README.md", undefined],
])("%j is read as edits, or not", (message, said) => {
  expect(describeEdits(comment("edits", { message, workRequested: true }))).toBe(said);
});

test("a batch has its items and replies below it, and so have replies theirs", () => {
  const comments = [
    comment("item", { batchedIntoIds: ["batch"] }),
    comment("alone"),
    comment("batch", { batchItemIds: ["item"], replyIds: ["reply", "gone"] }),
    comment("reply", { replyIds: ["again"] }),
    comment("again", { replyIds: ["reply"] }),
  ];
  const shown = buildThreads(comments).map((thread) => [
    thread.comment.id,
    thread.items.map(({ id }) => id),
    thread.replies.map(({ id }) => id),
  ]);
  expect(shown).toEqual([
    ["alone", [], []],
    ["batch", ["item"], ["reply", "again"]],
  ]);
});

test("a batch takes what people discuss, once", () => {
  const comments = [
    comment("mine"),
    comment("theirs", { source: "github" }),
    comment("service", { source: "service" }),
    comment("asked", { workRequested: true }),
    comment("sent", { batchedIntoIds: ["batch"] }),
  ];
  expect(selectUnsent(comments).map(({ id }) => id)).toEqual(["mine", "theirs"]);
});

test.each<[Comment["anchor"], string | undefined]>([
  [null, undefined],
  [{ filePath: "a.md" }, "a.md"],
  [{ filePath: "a.md", startLine: 3 }, "a.md, line 3"],
  [{ filePath: "a.md", startLine: 3, endLine: 5 }, "a.md, lines 3 to 5"],
])("an anchor %j is %s", (anchor, expected) => {
  expect(describeAnchor({ anchor })).toBe(expected);
});

test("a range grows in both directions, and begins again without Shift", () => {
  const three = extendRange(undefined, 3, true);
  expect(three).toEqual({ start: 3, end: 3 });
  expect(extendRange(three, 5, true)).toEqual({ start: 3, end: 5 });
  expect(extendRange(three, 1, true)).toEqual({ start: 1, end: 3 });
  expect(extendRange(three, 7, false)).toEqual({ start: 7, end: 7 });
});

describe("a comment", () => {
  const lines = new Map([1, 2, 3].map((line) => [line, {}]));
  const file = { filePath: "a.md", sha: "abc" };
  const [before, draftedAt, after] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z", "2026-01-03T00:00:00Z"];

  test.each<[string, Comment["anchor"], string, number | "apart" | "none"]>([
    ["on this draft is at its last line", { filePath: "a.md", startLine: 1, endLine: 2 }, after, 2],
    ["on this blob is at its line", { filePath: "a.md", startLine: 3, anchoredFileSha: "abc" }, before, 3],
    ["on an earlier draft is apart", { filePath: "a.md", startLine: 3 }, before, "apart"],
    ["on a line that is not shown is apart", { filePath: "a.md", startLine: 9 }, after, "apart"],
    ["on another file is not here", { filePath: "b.md", startLine: 1 }, after, "none"],
  ])("%s", (_, anchor, createdAt, expected) => {
    const { byLine, apart } = placeComments([comment("cmt-1", { anchor, createdAt })], file, { lines, draftedAt });
    expect([...byLine.keys()]).toEqual(typeof expected === "number" ? [expected] : []);
    expect(apart).toHaveLength(expected === "apart" ? 1 : 0);
  });
});

test.each<[string[]]>([[["```js", "code", "```"]]])(
  "the service reads the suggestion of %j as these lines",
  (lines) => {
    const body = `Like this:\n${renderSuggestion(lines)}`;
    const anchor = { filePath: "a.md", startLine: 1 };
    const { suggestion, others } = parseComment({ body, anchor, createdAt: new Date(0) }, "octo/widget");
    expect(suggestion?.text).toBe(lines.map((line) => `${line}\n`).join(""));
    expect(others).toEqual([]);
  },
);
