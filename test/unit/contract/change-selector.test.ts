import { describe, expect, test } from "vitest";
import { ChangeSelector } from "../../../src/contract/change-selector.ts";

const SHA = "0123abc";
const OTHER = "fedcba9876543210fedcba9876543210fedcba98";

describe("the eight variants of the interface", () => {
  test.each<[string, unknown]>([
    ["releases", { releases: { count: 2 } }],
    ["timeRange", { timeRange: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00+02:00" } }],
    ["commits (count)", { commits: { count: 1 } }],
    ["commits (since)", { commits: { startSha: SHA } }],
    ["commits (list)", { commits: { shas: [SHA, OTHER] } }],
    ["commits (range)", { commits: { startSha: SHA, endSha: OTHER, includeStartCommit: true } }],
    ["commits (range of one, included)", { commits: { startSha: SHA, endSha: SHA, includeStartCommit: true } }],
    ["tags (since)", { tags: { start: "v1.0.0" } }],
    ["tags (range)", { tags: { start: "v1.0.0", end: "v1.1.0" } }],
  ])("%s is kept as it is", (_, selector) => {
    expect(ChangeSelector.parse(selector)).toEqual(selector);
  });
});

describe("an invalid selector is refused with the reason", () => {
  test.each<[string, unknown, RegExp]>([
    ["no object", "v1.0.0", /takes exactly one of releases/],
    ["no variant", {}, /this one has none/],
    ["two variants", { tags: { start: "v1" }, releases: { count: 1 } }, /this one has tags and releases/],
    ["an unknown variant", { branches: {} }, /this one has branches/],
    ["a count of zero", { releases: { count: 0 } }, /a count is at least 1/],
    ["a word for a count", { commits: { count: "ten" } }, /commits.count must be a whole number, not text/],
    ["half a count", { commits: { count: 1.5 } }, /must be a whole number/],
    ["half a time range", { timeRange: { start: "2026-01-01T00:00:00Z" } }, /half a range: end is missing/],
    ["an end without its start", { commits: { endSha: SHA } }, /commits is half a range: startSha is missing/],
    ["a tag without its start", { tags: { end: "v1" } }, /tags is half a range: start is missing/],
    ["two kinds of commits", { commits: { shas: [SHA], count: 1 } }, /commits does not take count here/],
    ["a text for a list", { commits: { shas: SHA } }, /commits.shas must be a list of texts, not text/],
    ["a number for commits", { commits: 5 }, /takes exactly one of/],
    ["a window that ends first", timeRange("2026-02-01", "2026-01-01"), /start has to be before end/],
    ["an empty window", timeRange("2026-01-01", "2026-01-01"), /start has to be before end/],
    ["no commits", { commits: { shas: [] } }, /shas/],
    ["a word for a commit", { commits: { shas: ["main"] } }, /4 to 64 hexadecimal digits/],
    ["an option for a commit", { commits: { startSha: "--all" } }, /4 to 64 hexadecimal digits/],
    ["an empty range of commits", { commits: { startSha: SHA, endSha: SHA } }, /the range is empty/],
    ["an empty range of tags", { tags: { start: "v1", end: "v1" } }, /the range is empty/],
    ["another key", { tags: { begin: "v1" } }, /"tags.start is required/],
    ["an unknown key", { tags: { start: "v1", stop: "v2" } }, /stop|tags/],
  ])("%s", (_, selector, fault) => {
    const parsed = ChangeSelector.safeParse(selector);
    expect(parsed.success).toBe(false);
    expect(JSON.stringify(parsed.error?.issues)).toMatch(fault);
  });
});

function timeRange(start: string, end: string) {
  return { timeRange: { start: `${start}T00:00:00Z`, end: `${end}T00:00:00Z` } };
}
