import { describe, expect, test } from "vitest";
import { selectState } from "../../../../src/service/insight/routes.ts";
import { selectQuartiles, startOfWeek } from "../../../../src/service/insight/weeks.ts";

test.each([
  ["2026-11-28T13:00:00.000Z", 0, "2026-11-23"],
  ["2026-11-23T00:00:00.000Z", 0, "2026-11-23"],
  ["2026-11-22T23:59:59.999Z", 0, "2026-11-16"],
  ["2027-01-03", 0, "2026-12-28"],
  ["2026-03-31T12:00:00.000Z", 1, "2026-03-23"],
])("the ISO week of %s, %i weeks before, begins at %s", (time, before, start) => {
  expect(startOfWeek(time, before)).toBe(start);
});

test.each<[number[], number[]]>([
  [[], []],
  [[3], [3, 3, 3]],
  [
    [4, 1],
    [2, 3, 3],
  ],
  [
    [10, 1, 2, 3, 4],
    [2, 3, 4],
  ],
])("the quartiles and the median of %j", (values, expected) => {
  expect(selectQuartiles(values)).toEqual(expected);
});

describe("a release", () => {
  const tag = { name: "v1.1.0", sha: "a".repeat(40) };
  const one = (id: string, status: string, more: object = {}) => {
    return { revision: "v1.1.0", id, publication_id: null, status, branch: "b", dismissed_at: null, ...more };
  };
  test.each([
    ["no conversation", [], "missing", undefined],
    ["another tag", [one("a", "merged", { revision: "v1.0.0" })], "missing", undefined],
    ["a merged draft and a newer one", [one("a", "merged"), one("b", "staged")], "documented", "a"],
    ["a failure that left no draft", [one("a", "needsAttention", { branch: null })], "failed", "a"],
    ["two drafts", [one("a", "needsAttention"), one("b", "open")], "inDraft", "b"],
    ["work that found nothing to change", [one("a", "closed", { branch: null })], "documented", "a"],
    ["a closed draft", [one("a", "closed")], "missing", undefined],
    ["a dismissed one", [one("a", "closed", { branch: null, dismissed_at: "2026" })], "missing", undefined],
    ["cancelled work", [one("a", "cancelled")], "missing", undefined],
    ["work on its commit", [one("a", "running", { revision: tag.sha })], "inDraft", "a"],
    ["a merge of its commit", [one("a", "merged", { revision: tag.sha })], "missing", undefined],
  ] as const)("with %s", (_, covering, state, conversationId) => {
    expect(selectState(tag, covering)).toEqual({ state, conversationId });
  });
});
