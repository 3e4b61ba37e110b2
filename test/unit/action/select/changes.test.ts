import { describe, expect, test } from "vitest";
import { parseChangesInput, selectChanges } from "../../../../src/action/select/changes.ts";
import { buildPlace } from "../../../support/selection-place.ts";

describe("a shorthand", () => {
  test.each<[string, unknown]>([
    ["latest", { releases: { count: 1 } }],
    ["abc1234..def5678", { commits: { startSha: "abc1234", endSha: "def5678", includeStartCommit: false } }],
    ["abc1234..", { commits: { startSha: "abc1234" } }],
    ["last 5 commits", { commits: { count: 5 } }],
    ["last commit", { commits: { count: 1 } }],
    ["Last 2 releases", { releases: { count: 2 } }],
    ["last 1 release", { releases: { count: 1 } }],
    ["2026-01-01..2026-02-01", { timeRange: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" } }],
  ])("%s", async (value, selector) => {
    expect(await parseChangesInput(value)).toMatchObject({ changes: [selector] });
  });
});

test.each(["last commits", "last releases"])("%s does not say how many", async (value) => {
  await expect(parseChangesInput(value)).rejects.toThrow(`write last 5 ${value.slice(5)}`);
});

test.each<[string, unknown]>([
  ["unreleased", { kind: "unreleased" }],
  ["v1.2.0", { kind: "until", end: "v1.2.0" }],
  ["origin/main~2", { kind: "until", end: "origin/main~2" }],
  ["v1.2.0..v1.3.0", { kind: "range", start: "v1.2.0", end: "v1.3.0" }],
  ["core@1.2.0 .. core@1.3.0", { kind: "range", start: "core@1.2.0", end: "core@1.3.0" }],
  ["v1.2.0..", { kind: "range", start: "v1.2.0", end: "HEAD" }],
  ["v1.2.0..HEAD", { kind: "range", start: "v1.2.0", end: "HEAD" }],
  ["v1.2.0..abc1234", { kind: "range", start: "v1.2.0", end: "abc1234" }],
  ["HEAD~3..HEAD", { kind: "range", start: "HEAD~3", end: "HEAD" }],
  ["abc1234..main", { kind: "range", start: "abc1234", end: "main" }],
])("%s names revisions", async (value, revisions) => {
  expect(await parseChangesInput(value)).toEqual(revisions);
});

test.each(["release/1.2..v1.3.0", "v1.2.0..v1.3.0~1", "v1.2.0..main", "v1.2.0"])(
  "%s may name other revisions, which a checkout tells",
  async (value) => {
    const place = buildPlace("/nowhere", { remote: true, readHistory: () => Promise.reject(new Error("read")) });
    const selection = selectChanges(await parseChangesInput(value), { kind: "manual", tag: undefined }, place);
    await expect(selection).rejects.toThrow("read");
  },
);

test.each<[string, unknown]>([
  ["v1.2.0..v1.3.0", { start: "v1.2.0", end: "v1.3.0" }],
  ["core@1.2.0..core@1.3.0", { start: "core@1.2.0", end: "core@1.3.0" }],
  ["v1.2.0..", { start: "v1.2.0" }],
  ["v1.2.0..HEAD", { start: "v1.2.0" }],
])("a service elsewhere gets the versions %s without a look into a checkout", async (value, tags) => {
  const place = buildPlace("/nowhere", { remote: true, readHistory: () => Promise.reject(new Error("read")) });
  const { changes } = await selectChanges(await parseChangesInput(value), { kind: "manual", tag: undefined }, place);
  expect(changes).toEqual([{ tags }]);
});

test.each([
  ["latest", "the last release"],
  ["Last 5 commits", "the last 5 commits"],
  ["2026-01-01..2026-02-01", "the commits in 2026-01-01..2026-02-01"],
])("%s is %s in words", async (value, source) => {
  expect(await parseChangesInput(value)).toMatchObject({ source });
});

test.each(["auto", "none"])("%s is kept", async (value) => {
  expect(await parseChangesInput(value)).toBe(value);
});

test("a YAML list holds the service's own selectors", async () => {
  const list = "- tags: { start: v1.2.0 }\n- commits: { shas: [abc1234] }\n";
  expect(await parseChangesInput(list)).toMatchObject({
    changes: [{ tags: { start: "v1.2.0" } }, { commits: { shas: ["abc1234"] } }],
  });
});

test("a JSON list is YAML too", async () => {
  expect(await parseChangesInput('[{"releases":{"count":1}}]')).toMatchObject({
    changes: [{ releases: { count: 1 } }],
  });
});

describe("an error names the input and the reason", () => {
  test.each<[string, RegExp]>([
    ["..v1.3.0", /has no start/],
    ["v1..v2..v3", /must be auto, none/],
    ["v1.2.0 v1.3.0", /must be auto, none/],
    ["v1.2.0...v1.3.0", /two dots/],
    ["v1.2.0..v1.2.0", /empty range/],
    ["last 0 commits", /at least one/],
    ["last ten commits", /must be auto, none/],
    ["2026-02-01..2026-01-01", /the earlier one first/],
    ["2026-01-01..", /two days/],
    ["- tags: { start: v1 }\n- commits: { count: ten }", /invalid item 2.*whole number/],
    ["- tags: { start: v1 }\n  commits: { count: 1 }", /invalid item 1.*tags and commits/],
    ["- releases: { count: 0 }", /invalid item 1: releases\.count: a count is at least 1/],
    ["- releases: { count: -1 }", /a count is at least 1/],
    ["- releases: { count: 1.5 }", /a whole number/],
    ['- releases: { count: "5" }', /a whole number/],
    ["- releases: {}", /releases\.count is required/],
    ["- commits: { endSha: abc1234 }", /invalid item 1: commits is half a range: startSha is missing/],
    ["- commits: { startSha: abc1234, includeStartCommit: true }", /half a range: endSha is missing/],
    ['- commits: { startSha: abcd, endSha: bcde, includeStartCommit: "yes" }', /commits\.includeStartCommit/],
    ["- tags: { end: v1 }", /tags is half a range: start is missing/],
    ["- timeRange: { end: 2026-01-01T00:00:00Z }", /timeRange is half a range: start is missing/],
    ["- tags: { start: v1, stop: v2 }", /tags does not take stop here/],
    ["- commits: { shas: [abc1234], count: 1 }", /commits does not take count here/],
    ["- commits: { shas: abc1234 }", /commits\.shas must be a list of texts, not text/],
    ["- commits: { shas: [] }", /shas names at least one commit/],
    ["- commits: 5", /takes exactly one of/],
    ["- branches: { a: 1 }", /this one has branches/],
    ["- tags: { start: v1 }\n- last 5 commits", /invalid item 2: a change selector takes/],
    ["- tags: { start: v1 }\n  tags: { start: v2 }", /not valid YAML: Map keys must be unique/],
    [
      `- a: &a [${"x,".repeat(9)}]\n  b: &b [${"*a,".repeat(9)}]\n  c: &c [${"*b,".repeat(9)}]\n  d: [${"*c,".repeat(9)}]`,
      /not valid YAML/,
    ],
    ["- [", /not valid YAML/],
    ["[]", /is an empty list/],
  ])("%j", async (value, fault) => {
    await expect(parseChangesInput(value)).rejects.toThrow(fault);
    await expect(parseChangesInput(value)).rejects.toThrow(/The input changes/);
  });
});
