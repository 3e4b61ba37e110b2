import { expect, test } from "vitest";
import { buildThreads, describeAnchor, selectUnsent } from "../../../../src/app/conversation/threads.ts";
import type { Comment } from "../../../../src/contract/comments.ts";

const comment = (id: string, more: Partial<Comment> = {}): Comment => ({
  ...{ id, conversationId: "cnv-1", message: id, workRequested: false, source: "api" },
  ...{ batchItemIds: [], batchedIntoIds: [], replyIds: [] },
  ...more,
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
