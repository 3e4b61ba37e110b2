import { describe, expect, test } from "vitest";
import { selectState } from "../../../../src/service/insight/releases.ts";
import { nameWeek, selectQuartiles, startOfWeek } from "../../../../src/service/insight/weeks.ts";

test.each([
  ["2026-11-28T13:00:00.000Z", "2026-11-23", "2026-W48"],
  ["2026-11-23T00:00:00.000Z", "2026-11-23", "2026-W48"],
  ["2026-11-22T23:59:59.999Z", "2026-11-16", "2026-W47"],
  ["2027-01-03", "2026-12-28", "2026-W53"],
  ["2024-12-30", "2024-12-30", "2025-W01"],
  ["2023-01-01", "2022-12-26", "2022-W52"],
])("%s is in the ISO week of %s, %s", (time, start, name) => {
  expect(startOfWeek(time)).toBe(start);
  expect(nameWeek(start)).toBe(name);
});

test.each<[number[], (number | undefined)[]]>([
  [[], [undefined, undefined, undefined]],
  [[3], [3, 3, 3]],
  [
    [4, 1],
    [1.75, 2.5, 3.25],
  ],
  [
    [10, 1, 2, 3, 4],
    [2, 3, 4],
  ],
])("the quartiles and the median of %j", (values, expected) => {
  expect(selectQuartiles(values)).toEqual(expected);
});

describe("a release", () => {
  const tag = { name: "v1.1.0", commit: "a".repeat(40) };
  const one = (id: string, status: string, more: object = {}) => {
    return { revision: "v1.1.0", id, status, branch: "b", dismissed_at: null, ...more };
  };
  test.each([
    ["no conversation", [], "missing", undefined],
    ["another tag", [one("a", "merged", { revision: "v1.0.0" })], "missing", undefined],
    ["a merged draft and a newer one", [one("a", "merged"), one("b", "staged")], "documented", "a"],
    ["two drafts", [one("a", "needsAttention"), one("b", "open")], "inDraft", "b"],
    ["work that found nothing to change", [one("a", "closed", { branch: null })], "documented", "a"],
    ["a closed draft", [one("a", "closed")], "missing", undefined],
    ["a dismissed one", [one("a", "closed", { branch: null, dismissed_at: "2026" })], "missing", undefined],
    ["cancelled work", [one("a", "cancelled")], "missing", undefined],
    ["work on its commit", [one("a", "running", { revision: tag.commit })], "inDraft", "a"],
    ["a merge of its commit", [one("a", "merged", { revision: tag.commit })], "missing", undefined],
  ] as const)("with %s", (_, covering, state, conversationId) => {
    expect(selectState(tag, covering)).toEqual({ state, conversationId });
  });
});
