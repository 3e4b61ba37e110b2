import { describe, expect, test } from "vitest";
import { parseBitbucketLink } from "../../../src/hosts/bitbucket/host.ts";
import { parseGitHubLink } from "../../../src/hosts/github/host.ts";
import { parseJiraKey } from "../../../src/integrations/jira.ts";

describe("GitHub", () => {
  test.each([
    [".git", { kind: "repository" }],
    ["/issues/12", { kind: "issue", number: 12 }],
    ["/pull/7/files", { kind: "pullRequest", number: 7 }],
    ["/raw/v1.0.0/a.txt", { kind: "file", refAndPath: ["v1.0.0", "a.txt"] }],
    ["/tree/main/src/", { kind: "directory", refAndPath: ["main", "src"] }],
    ["/commit/0123abc", { kind: "commit", ref: "0123abc" }],
    ["/releases/tag/pkg/v1.2.0", { kind: "release", tag: "pkg/v1.2.0" }],
    ["/releases/latest", { kind: "release", tag: undefined }],
  ])("octo/widget%s", (path, shown) => {
    const link = parseGitHubLink(new URL(`https://github.com/octo/widget${path}`));
    expect(link).toEqual({ repository: "octo/widget", ...shown });
  });

  test.each([
    "/",
    "/octo",
    "/octo/widget/issues",
    "/octo/widget/issues/new",
    "/octo/widget/issues/0",
    "/octo/widget/blob/main",
    "/octo/widget/tree",
    "/octo/widget/releases",
    "/octo/widget/wiki/Home",
    "/octo/widget/discussions/3",
    "/octo/widget/blob/main/%2e%2e%2F..%2F..%2F..%2Fuser",
    "/octo/widget/commit/x%2F..%2F..%2F..%2Fother",
    "/octo/widget/blob/main/%ff",
  ])("%s is not read", (path) => {
    expect(parseGitHubLink(new URL(path, "https://github.com"))).toBeUndefined();
  });
});

test.each([
  ["/octo/widget", { kind: "repository" }],
  ["/octo/widget/src/", { kind: "repository" }],
  ["/octo/widget/issues/3/it-stops", { kind: "issue", number: 3 }],
  ["/octo/widget/pull-requests/4/diff", { kind: "pullRequest", number: 4 }],
  ["/octo/widget/src/main/docs/guide.md", { kind: "source", refAndPath: ["main", "docs", "guide.md"] }],
  ["/octo/widget/commits/0123abcd", { kind: "commit", ref: "0123abcd" }],
  ["/octo/widget/commits/branch/main", undefined],
])("Bitbucket: %s", (path, shown) => {
  const link = parseBitbucketLink(new URL(path, "https://bitbucket.org"));
  expect(link).toEqual(shown && { repository: "octo/widget", ...shown });
});

test.each([
  ["/jira/browse/A1_B-9/", "A1_B-9"],
  ["/jira/software/projects/PROJ/boards/1?selectedIssue=PROJ-3", "PROJ-3"],
  ["/browse/PROJ", undefined],
  ["/wiki/spaces/PROJ-1", undefined],
])("Jira: %s is %s", (path, key) => {
  expect(parseJiraKey(new URL(path, "https://widgets.atlassian.net"))).toBe(key);
});
