import { expect, test } from "vitest";
import { checkBranchName } from "../../../src/hosts/code-host.ts";

test.each(["release-docs/v1.2.0", "release-docs/pr-12", "a@b", "größer", "a/b.c"])("%j is a branch", (name) => {
  expect(() => checkBranchName(name)).not.toThrow();
});

test.each([
  ...["", "-x", "a b", "a..b", "a.lock", "a.lock/b", "HEAD", "@", "a@{1}", "a/", "/a", "a//b", ".a", "a/.b", "a."],
  ...["a~1", "a^", "a:b", "a?", "a*", "a[", "a\\b", "a\nb", "a\u007f"],
])("%j is none", (name) => {
  expect(() => checkBranchName(name)).toThrow(expect.objectContaining({ code: "codehost/bad-branch" }));
});
