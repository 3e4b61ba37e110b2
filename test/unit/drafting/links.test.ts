import { describe, expect, test } from "vitest";
import { parseBitbucketLink } from "../../../src/hosts/bitbucket/host.ts";
import { parseGitHubLink } from "../../../src/hosts/github/host.ts";
import { parseJiraKey } from "../../../src/integrations/jira.ts";

describe("GitHub", () => {
  test.each([
    ["", { kind: "repository" }],
    [".git", { kind: "repository" }],
    ["/issues/12", { kind: "issue", number: 12 }],
    ["/issues/12?x=1#issuecomment-3", { kind: "issue", number: 12 }],
    ["/pull/7", { kind: "pullRequest", number: 7 }],
    ["/pull/7/files", { kind: "pullRequest", number: 7 }],
    ["/blob/main/docs/a%20b.md#L3", { kind: "file", refAndPath: ["main", "docs", "a b.md"] }],
    ["/blob/feature%2Fx/a.md", { kind: "file", refAndPath: ["feature", "x", "a.md"] }],
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
  ["/octo/widget/issues/new", undefined],
  ["/octo/widget/wiki", undefined],
  ["/octo/widget/src/main/a%2F..%2F..%2Fb", undefined],
  ["/octo", undefined],
])("Bitbucket: %s", (path, shown) => {
  const link = parseBitbucketLink(new URL(path, "https://bitbucket.org"));
  expect(link).toEqual(shown && { repository: "octo/widget", ...shown });
});

test.each([
  ["/browse/PROJ-12", "PROJ-12"],
  ["/browse/proj-12?focusedCommentId=1", "PROJ-12"],
  ["/jira/browse/A1_B-9/", "A1_B-9"],
  ["/jira/software/projects/PROJ/boards/1?selectedIssue=PROJ-3", "PROJ-3"],
  ["/browse/PROJ", undefined],
  ["/browse/PROJ-0", undefined],
  ["/wiki/spaces/PROJ-1", undefined],
  ["/browse/PROJ-1%2F..%2F..%2Fmyself", undefined],
])("Jira: %s is %s", (path, key) => {
  expect(parseJiraKey(new URL(path, "https://widgets.atlassian.net"))).toBe(key);
});
