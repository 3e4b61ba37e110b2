import { expect, test } from "vitest";
import { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import { describeSelector } from "../../../../src/drafting/spans/spans.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";
const OTHER = "fedcba9876543210fedcba9876543210fedcba98";

test.each<[ChangeSelector, string]>([
  [{ releases: { count: 1 } }, "the last 1 release"],
  [{ releases: { count: 2 } }, "the last 2 releases"],
  [{ timeRange: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" } }, "2026-01-01 to 2026-02-01"],
  [{ tags: { start: "v1.0.0", end: "v1.1.0" } }, "v1.0.0..v1.1.0"],
  [{ tags: { start: "v1.0.0" } }, "v1.0.0..HEAD"],
  [{ commits: { count: 1 } }, "the last 1 commit"],
  [{ commits: { count: 5 } }, "the last 5 commits"],
  [{ commits: { shas: [SHA] } }, "1 named commit"],
  [{ commits: { shas: [SHA, OTHER] } }, "2 named commits"],
  [{ commits: { startSha: SHA } }, "0123456..HEAD"],
  [{ commits: { startSha: SHA, endSha: OTHER, includeStartCommit: false } }, "0123456..fedcba9"],
  [{ commits: { startSha: SHA, endSha: OTHER, includeStartCommit: true } }, "0123456..fedcba9, with its start"],
])("%j is %s", (selector, words) => {
  expect(describeSelector(ChangeSelector.parse(selector))).toBe(words);
});
