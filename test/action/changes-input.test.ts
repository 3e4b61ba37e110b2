import { describe, expect, test } from "vitest";
import { parseChangesInput } from "../../src/action/changes-input.ts";

describe("a shorthand", () => {
  test.each<[string, unknown]>([
    ["v1.2.0..v1.3.0", { tags: { start: "v1.2.0", end: "v1.3.0" } }],
    ["core@1.2.0 .. core@1.3.0", { tags: { start: "core@1.2.0", end: "core@1.3.0" } }],
    ["v1.2.0..", { tags: { start: "v1.2.0" } }],
    ["v1.2.0..HEAD", { tags: { start: "v1.2.0" } }],
    ["abc1234..def5678", { commits: { startSha: "abc1234", endSha: "def5678", includeStartCommit: false } }],
    ["abc1234..", { commits: { startSha: "abc1234" } }],
    ["last 5 commits", { commits: { count: 5 } }],
    ["last commit", { commits: { count: 1 } }],
    ["Last 2 releases", { releases: { count: 2 } }],
    ["last 1 release", { releases: { count: 1 } }],
    ["2026-01-01..2026-02-01", { timeRange: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" } }],
  ])("%s", async (value, selector) => {
    expect(await parseChangesInput(value)).toEqual([selector]);
  });
});

test.each(["auto", "none"])("%s stays a word", async (value) => {
  expect(await parseChangesInput(value)).toBe(value);
});

test("a YAML list holds the service's own selectors", async () => {
  const list = "- tags: { start: v1.2.0 }\n- commits: { shas: [abc1234] }\n";
  expect(await parseChangesInput(list)).toEqual([{ tags: { start: "v1.2.0" } }, { commits: { shas: ["abc1234"] } }]);
});

test("a JSON list is YAML too", async () => {
  expect(await parseChangesInput('[{"releases":{"count":1}}]')).toEqual([{ releases: { count: 1 } }]);
});

describe("what is refused names the input and says why", () => {
  test.each<[string, RegExp]>([
    ["..v1.3.0", /has no start/],
    ["v1.2.0", /takes auto, none/],
    ["v1.2.0...v1.3.0", /takes two dots/],
    ["v1.2.0..v1.2.0", /names the same end twice/],
    ["v1.2.0..abc1234", /not one of each/],
    ["last 0 commits", /at least one/],
    ["last ten commits", /takes auto, none/],
    ["2026-02-01..2026-01-01", /the earlier one first/],
    ["2026-01-01..", /takes two days/],
    ["- tags: { start: v1 }\n- commits: { count: ten }", /wrong item 2.*whole number/],
    ["- tags: { start: v1 }\n  commits: { count: 1 }", /wrong item 1.*tags and commits/],
    ["- [", /cannot be read as YAML/],
    ["[]", /is an empty list/],
  ])("%j", async (value, fault) => {
    await expect(parseChangesInput(value)).rejects.toThrow(fault);
    await expect(parseChangesInput(value)).rejects.toThrow(/The input changes/);
  });
});
