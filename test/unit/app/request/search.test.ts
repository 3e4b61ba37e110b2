import { describe, expect, test } from "vitest";
import {
  buildChanges,
  isMissed,
  MAX_PICKS,
  nameCommit,
  nameFields,
  parseRequestSearch,
  type RequestSearch,
} from "../../../../src/app/request/search.ts";
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
    [{ what: "tags" }, "Choose the tag to start after."],
    [{ what: "tags", from: "v1", to: "v1" }, "Choose two different tags."],
    [{ what: "commits" }, "Pick at least one commit."],
    [
      { what: "pullRequests", picks: "abcd,beef..cafe" },
      [{ commits: { shas: ["abcd"] } }, { commits: { startSha: "beef", endSha: "cafe" } }],
    ],
  ])("of %j are %j, which the contract accepts", (search, expected) => {
    const changes = buildChanges(search);
    expect(changes).toEqual(expected);
    for (const change of [changes].flat()) {
      if (typeof change !== "string") expect(ChangeSelector.parse(change)).toEqual(change);
    }
  });

  test("take a merged pull request with what it merged, and a merge that is picked alone", () => {
    const merge = { sha: one, parents: [other, one] };
    expect(nameCommit(merge, "pullRequests")).toBe("bbbbbbbbbbbb..aaaaaaaaaaaa");
    expect(nameCommit(merge, "commits")).toBe("aaaaaaaaaaaa");
    expect(nameCommit({ sha: one, parents: [other] }, "pullRequests")).toBe("aaaaaaaaaaaa");
  });
});

test.each([
  ["docRequest.changes.0", "changes.0"],
  ["docRequest.publications.0", "publication.0"],
  ["body", "body"],
])("the refused field %s is %s in the form", (path, name) => {
  const [message, issue] = ["bad", { path, message: "none" }];
  expect(nameFields({ message, issues: [issue] })).toEqual({ message, issues: [{ ...issue, path: name }] });
});

test.each<[string, RequestSearch, boolean]>([
  ["git/unknown-revision", { what: "pullRequests" }, true],
  // What the text names has no field of tags or commits.
  ["git/unknown-tag", {}, false],
  ["limit/preview", { what: "tags" }, false],
])("the preview's error %s with %j is about what is chosen: %s", (code, search, isIt) => {
  expect(isMissed(code, search)).toBe(isIt);
});
