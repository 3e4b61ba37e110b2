import { describe, expect, test } from "vitest";
import { parseInputs } from "../../../../src/action/inputs.ts";
import { describeUnsent, selectCreates } from "../../../../src/action/submit/look-ahead.ts";

function describeGiven(given: Parameters<typeof parseInputs>[0]): string | undefined {
  const inputs = parseInputs(given);
  return describeUnsent(inputs, selectCreates(inputs));
}

describe("an input that a conversation cannot carry is named", () => {
  test.each<[Parameters<typeof parseInputs>[0], RegExp]>([
    [{ stage: "true", "event-type": "release" }, /^Input `event-type` is not sent/],
    [{ request: "conversation", "event-type": "merge" }, /^Input `event-type` is not sent/],
    [
      { stage: "true", "source-connection": "octo/widget", publications: "Notes" },
      /^Input `source-connection` is not sent/,
    ],
    [
      { stage: "true", "event-type": "merge", "source-connection": "octo/widget", publications: "Notes" },
      /^Inputs `event-type` and `source-connection` are not sent.* Remove them/,
    ],
  ])("%j", (given, sentence) => expect(describeGiven(given)).toMatch(sentence));
});

test.each<Parameters<typeof parseInputs>[0]>([
  { "event-type": "release", "source-connection": "octo/widget", publications: "Notes" },
  { stage: "true" },
  { stage: "true", "event-type": "none" },
  { stage: "true", "source-connection": "octo/widget" },
  { stage: "true", title: "T", body: "B", comments: "C", labels: "l", publications: "Notes" },
])("%j gives no warning", (given) => expect(describeGiven(given)).toBeUndefined());
