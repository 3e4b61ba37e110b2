import { expect, test } from "vitest";
import { describeSelector, linkRepository, parseAskedFor } from "../../../../src/app/conversation/recorded.ts";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";

test.each<[ChangeSelector, string]>([
  [{ releases: { count: 1 } }, "the last release"],
  [
    { timeRange: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00Z" } },
    "2026-01-01T00:00:00Z to 2026-02-01T00:00:00Z",
  ],
  [{ tags: { start: "v1", end: "v2" } }, "v1 to v2"],
  [{ tags: { start: "v1" } }, "since v1"],
  [{ commits: { count: 2 } }, "the last 2 commits"],
  [{ commits: { shas: [SHA, "abcd"] } }, "0123456789ab, abcd"],
  [{ commits: { startSha: SHA } }, "since 0123456789ab"],
  [{ commits: { startSha: "abcd", endSha: SHA } }, "abcd to 0123456789ab"],
])("%j is %s", (selector, expected) => {
  expect(describeSelector(selector)).toBe(expected);
});

test("a request of a batch has no text", () => {
  expect(parseAskedFor({ itemCommentIds: ["cmt-1"] })).toEqual({ body: undefined, changes: [], relevantLinks: [] });
});

test("commits and pull requests are linked at their code host only", () => {
  expect(linkRepository("https://github.com/octo/widget.git")?.commit(SHA)).toBe(
    `https://github.com/octo/widget/commit/${SHA}`,
  );
  expect(linkRepository("https://bitbucket.org/octo/widget/")?.pullRequest(7)).toBe(
    "https://bitbucket.org/octo/widget/pull-requests/7",
  );
  expect(linkRepository("file:///srv/widget")).toBeUndefined();
});
