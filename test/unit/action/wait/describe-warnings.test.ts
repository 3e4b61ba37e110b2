import { describe, expect, test } from "vitest";
import { describeWarnings } from "../../../../src/action/outcome.ts";
import type { Conversation } from "../../../../src/contract/conversations.ts";

const conversation = (fields: Partial<Conversation>): Conversation => ({ id: "cnv-1", status: "closed", ...fields });
const entry = (message: string | null, status = "success") => ({ id: "ent-1", status, message });

describe("a person has to look at", () => {
  test.each<[string, Partial<Conversation>, RegExp]>([
    [
      "a question, the last that was said",
      { status: "needsAttention", entries: [entry("Read 3 commits."), entry("Which\nversion?")] },
      /^Conversation cnv-1 needs attention: "Which version\?"$/,
    ],
    [
      "a question with its address",
      { status: "needsAttention", entries: [entry("Why?")], outputUrl: "https://github.com/octo/widget/pull/7" },
      /"Why\?" Answer it at https:\/\/github\.com\/octo\/widget\/pull\/7$/,
    ],
    ["attention without a word", { status: "needsAttention", entries: null }, /does not say why/],
    ["an empty question", { status: "needsAttention", entries: [entry(null)] }, /does not say why/],
    ["a cancelled one", { status: "cancelled", publicationName: "Log" }, /^Conversation cnv-1 \(Log\) was cancelled/],
    ["one without an address", { status: "open" }, /is still open and has no pull request/],
    ["one that is queued", { status: "requested" }, /is still requested and has no pull request/],
    ["one that moves", { status: "running" }, /is still running and has no pull request/],
  ])("%s", (_, fields, sentence) => {
    expect(describeWarnings([conversation(fields)])).toEqual([expect.stringMatching(sentence)]);
  });

  test("a long question in part", () => {
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
  ["errored, which is told as a failure", { status: "errored" }],
  ["open with a pull request", { status: "open", outputUrl: "https://github.com/octo/widget/pull/7" }],
  ["at another turn on a pull request", { status: "running", outputUrl: "https://github.com/octo/widget/pull/7" }],
  ["at a failure, which is told as one", { status: "needsAttention", entries: [entry("No tag.", "error")] }],
])("nothing is said of one that is %s", (_, fields) => {
  expect(describeWarnings([conversation(fields)])).toEqual([]);
});
