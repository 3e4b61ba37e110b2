import { expect, test } from "vitest";
import { parseComment } from "../../../../../src/service/domain/comments/commands.ts";

const anchor = { filePath: "README.md" };

function parse(body: string) {
  return parseComment({ body, anchor, createdAt: new Date(0) }, "octo/widget");
}

test("a comment is taken apart: commands, guidance, what may select commits, a suggestion", () => {
  const body =
    "Nice work!\r\n- Leave out octo/widget#2\r\n- Name contributors\r\n- Cover the last 3 commits\r\n````suggestion\r\n```\nx\n```\n````\nThanks.";
  expect(parse(body)).toEqual({
    commands: [{ kind: "leaveOut", references: [{ pullRequest: 2 }] }],
    guidance: ["Name contributors"],
    suggestion: { anchor, text: "```\nx\n```\n" },
    others: ["Cover the last 3 commits"],
  });
});

test.each([
  ["that is not closed", "```suggestion\nx\n"],
  ["of another language", "```ts\nx\n```\n"],
  ["in words", "my suggestion"],
])("a block %s suggests nothing", (_, body) => {
  expect(parse(body).suggestion).toBeUndefined();
});

test("another repository's number is none of ours", () => {
  expect(parse("Leave out octo/other#2")).toMatchObject({ commands: [], others: ["Leave out octo/other#2"] });
});

test("many blocks that are never closed take no time", () => {
  const started = performance.now();
  parse("```suggestion\n".repeat(20_000));
  expect(performance.now() - started).toBeLessThan(1000);
});
