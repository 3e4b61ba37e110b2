import { describe, expect, test } from "vitest";
import {
  buildChanges,
  findProblem,
  findSelectionField,
  MAX_PICKS,
  nameCommit,
  parseRequestSearch,
  type RequestSearch,
} from "../../../../src/app/request/search.ts";
import { ApiError } from "../../../../src/app/shell/api/api.ts";
import { ChangeSelector } from "../../../../src/contract/change-selector.ts";

const [one, other] = ["a".repeat(40), "b".repeat(40)];

describe("the URL of a new request", () => {
  test.each<[Record<string, unknown>, RequestSearch]>([
    [{ what: "last", from: "", opens: false }, {}],
    [{ what: "everything", opens: "true", picks: 12 }, {}],
    [
      { publication: "pub-1", source: "cnn-1", what: "tags", from: 12, to: "v2", opens: true },
      { publication: "pub-1", source: "cnn-1", what: "tags", from: "12", to: "v2", opens: true },
    ],
    [
      { what: "commits", picks: "abcd,XYZ,12345..67890,,../etc" },
      { what: "commits", picks: "abcd,12345..67890" },
    ],
  ])("%j is read as %j", (given, read) => {
    expect(parseRequestSearch(given)).toEqual(read);
  });

  test("keeps a limited number of picks", () => {
    const { picks = "" } = parseRequestSearch({ picks: "abcd,".repeat(MAX_PICKS + 1) });
    expect(picks.split(",")).toHaveLength(MAX_PICKS);
  });
});

describe("the change selectors of a new request", () => {
  test.each<[RequestSearch, unknown]>([
    [{}, []],
    [{ what: "tags", from: "v1" }, [{ tags: { start: "v1" } }]],
    [{ what: "tags", from: "v1", to: "v2" }, [{ tags: { start: "v1", end: "v2" } }]],
    [{ what: "tags" }, { field: "tags" }],
    [{ what: "tags", from: "v1", to: "v1" }, { field: "tags" }],
    [{ what: "commits" }, { field: "picks" }],
    [
      { what: "pullRequests", picks: "abcd,beef..cafe" },
      [{ commits: { shas: ["abcd"] } }, { commits: { startSha: "beef", endSha: "cafe" } }],
    ],
  ])("of %j are %j, which the contract accepts", (search, expected) => {
    const changes = buildChanges(search);
    expect(changes).toMatchObject(expected as object);
    if (!("field" in changes)) for (const change of changes) expect(ChangeSelector.parse(change)).toEqual(change);
  });

  test("take a merged pull request with what it merged, and a merge that is picked alone", () => {
    const merge = { sha: one, parents: [other, one] };
    expect(nameCommit(merge, "pullRequests")).toBe("bbbbbbbbbbbb..aaaaaaaaaaaa");
    expect(nameCommit(merge, "commits")).toBe("aaaaaaaaaaaa");
    expect(nameCommit({ sha: one, parents: [other] }, "pullRequests")).toBe("aaaaaaaaaaaa");
  });
});

test.each<[path: string, message: string, RequestSearch, ReturnType<typeof findProblem>]>([
  ["changes.0.tags", "tags is half a range", { what: "tags" }, { field: "tags", text: "Is half a range" }],
  ["docRequest.changes.0", "none", { what: "commits" }, { field: "picks", text: "None" }],
])("the refused field %s with %j is shown at its place", (path, message, search, problem) => {
  const other = { path: "labels", message: "labels must be a list" };
  expect(findProblem(new ApiError("bad", 400, { issues: [other, { path, message }] }), search)).toEqual(problem);
});

test("an error that is about no field is shown at none", () => {
  expect(findProblem(new ApiError("title: The queue is full.", 429), {})).toBeUndefined();
  expect(findProblem(new Error("title: no"), {})).toBeUndefined();
});

test.each<[string, RequestSearch, string | undefined]>([
  ["git/unknown-revision", { what: "pullRequests" }, "picks"],
  // What the text names has no field of tags or commits.
  ["git/unknown-tag", {}, undefined],
  ["limit/preview", { what: "tags" }, undefined],
])("the preview's error %s with %j is about %s", (code, search, field) => {
  expect(findSelectionField(code, search)).toBe(field);
});
