import { describe, expect, test } from "vitest";
import { parseChangesInput } from "../../../../src/action/select/selection.ts";

const LIST = "- tags: { start: v1.2.0 }\n- commits: { shas: [abc1234] }\n";

test.each<[string, unknown[], string?]>([
  ["none", []],
  ["latest", [{ releases: { count: 1 } }], "the last release"],
  ["abc1234..def5678", [{ commits: { startSha: "abc1234", endSha: "def5678", includeStartCommit: false } }]],
  ["abc1234..", [{ commits: { startSha: "abc1234" } }]],
  ["last commit", [{ commits: { count: 1 } }]],
  ["Last 2 releases", [{ releases: { count: 2 } }], "the last 2 releases"],
  [
    "2026-01-01..2026-02-01",
    [{ timeRange: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" } }],
    "the commits in 2026-01-01..2026-02-01",
  ],
  [LIST, [{ tags: { start: "v1.2.0" } }, { commits: { shas: ["abc1234"] } }], "the commits in the input `changes`"],
])("%j is a selection", async (value, changes, source) => {
  expect(await parseChangesInput(value, false)).toMatchObject({ changes, ...(source && { source }) });
});

const range = (start: string, end: string) => ({ kind: "range", start, end });

test.each<[string, unknown]>([
  ["auto", "auto"],
  ["unreleased", { kind: "unreleased" }],
  ["v1.2.0", { kind: "until", end: "v1.2.0" }],
  ["v1.2.0..", range("v1.2.0", "HEAD")],
  ["v1.2.0..abc1234", range("v1.2.0", "abc1234")],
  ["abc1234..main", range("abc1234", "main")],
])("%s is found in the history", async (value, revisions) => {
  expect(await parseChangesInput(value, false)).toEqual(revisions);
});

test.each<[string, unknown]>([
  ["v1.2.0..v1.3.0", { changes: [{ tags: { start: "v1.2.0", end: "v1.3.0" } }] }],
  ["v1.2.0..HEAD", { changes: [{ tags: { start: "v1.2.0" } }] }],
  // They may name other revisions, which a checkout tells.
  ["release/1.2..v1.3.0", range("release/1.2", "v1.3.0")],
  ["v1.2.0..main", range("v1.2.0", "main")],
])("a service elsewhere gets the versions of %s without a look into a checkout", async (value, asked) => {
  expect(await parseChangesInput(value, true)).toMatchObject(asked as object);
});

describe("an error names the input and the reason", () => {
  test.each<[string, RegExp]>([
    ["..v1.3.0", /has no start/],
    ["v1..v2..v3", /must be auto, none/],
    ["v1.2.0 v1.3.0", /must be auto, none/],
    ["v1.2.0...v1.3.0", /two dots/],
    ["v1.2.0..v1.2.0", /empty range/],
    ["last 0 commits", /at least one/],
    ["last commits", /write last 5 commits/],
    ["2026-02-01..2026-01-01", /the earlier one first/],
    ["- tags: { start: v1 }\n- commits: { count: ten }", /invalid item 2.*whole number/],
    ["- tags: { start: v1 }\n- last 5 commits", /invalid item 2: a change selector takes/],
    ["- commits: { startSha: abc1234, includeStartCommit: true }", /half a range: endSha is missing/],
    ["- tags: { start: v1 }\n  tags: { start: v2 }", /not valid YAML: Map keys must be unique/],
    ["[]", /is an empty list/],
  ])("%j", async (value, fault) => {
    const parsing = parseChangesInput(value, false);
    await expect(parsing).rejects.toThrow(fault);
    await expect(parsing).rejects.toThrow(/The input changes/);
  });
});
