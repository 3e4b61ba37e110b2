import { describe, expect, test } from "vitest";
import { describeWarnings } from "../../../../src/action/outcome.ts";
import type { Conversation } from "../../../../src/contract/conversations.ts";

const conversation = (fields: Partial<Conversation>): Conversation => ({ id: "cnv-1", status: "closed", ...fields });
const entry = (message: string | null, status = "success") => ({ id: "ent-1", status, message });

describe("warnings", () => {
  test.each<[string, Partial<Conversation>, RegExp]>([
    [
      "the last question",
      { status: "needsAttention", entries: [entry("Read 3 commits."), entry("Which\nversion?")] },
      /^Conversation cnv-1 needs attention: "Which version\?"$/,
    ],
    [
      "a question with its URL",
      { status: "needsAttention", entries: [entry("Why?")], outputUrl: "https://github.com/octo/widget/pull/7" },
      /"Why\?" Answer at https:\/\/github\.com\/octo\/widget\/pull\/7$/,
    ],
    ["attention without a message", { status: "needsAttention", entries: null }, /no reason given/],
    ["an empty question", { status: "needsAttention", entries: [entry(null)] }, /no reason given/],
    [
      "a cancelled conversation",
      { status: "cancelled", publicationName: "Log" },
      /^Conversation cnv-1 \(Log\) was cancelled/,
    ],
    ["one without a URL", { status: "open" }, /is still open and has no pull request/],
    ["one that is queued", { status: "requested" }, /is still requested and has no pull request/],
    ["one that is running", { status: "running" }, /is still running and has no pull request/],
  ])("%s", (_, fields, sentence) => {
    expect(describeWarnings([conversation(fields)])).toEqual([expect.stringMatching(sentence)]);
  });

  test("a long question is cut", () => {
    const [warning] = describeWarnings([
      conversation({ status: "needsAttention", entries: [entry("why ".repeat(9999))] }),
    ]);
    expect(warning?.length).toBeLessThan(600);
  });
});

test.each<[string, Partial<Conversation>]>([
  ["closed", { status: "closed" }],
  ["staged", { status: "staged", staged: true }],
  ["merged", { status: "merged" }],
  ["done without a pull request", { status: "done" }],
  ["errored, which is a failure", { status: "errored" }],
  ["open with a pull request", { status: "open", outputUrl: "https://github.com/octo/widget/pull/7" }],
  ["at another turn on a pull request", { status: "running", outputUrl: "https://github.com/octo/widget/pull/7" }],
  ["at an error, which is a failure", { status: "needsAttention", entries: [entry("No tag.", "error")] }],
])("no warning for a conversation that is %s", (_, fields) => {
  expect(describeWarnings([conversation(fields)])).toEqual([]);
});
