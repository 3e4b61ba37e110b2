import { expect, test } from "vitest";
import { checkDraftPath, checkPathInTree } from "../../../src/hosts/draft-files.ts";

test.each([
  "/etc/passwd",
  "C:/Windows/x",
  "c:x",
  "../outside.md",
  "docs/../../outside.md",
  "docs/./a.md",
  "docs//a.md",
  "docs/",
  "",
  ".",
  ".git/config",
  "docs/.GIT/hooks/post-commit",
  "docs/.git. /config",
  ".git::$INDEX_ALLOCATION/config",
  "GIT~1/config",
  ".g\u200cit/config",
  ".github/workflows/release.yml",
  ".GitHub/Workflows/release.yml",
  "docs\\a.md",
  "docs/a\n.md",
])("%j is refused", (path) => {
  expect(() => checkDraftPath(path)).toThrow(expect.objectContaining({ code: "codehost/path-refused" }));
});

test.each([
  "CHANGELOG.md",
  ".github/release-docs.yml",
  "docs/workflows/a.md",
  ".gitignore",
  "docs/a b.md",
  "docs/é.md",
  "-x.md",
])("%j is accepted", (path) => expect(() => checkDraftPath(path)).not.toThrow());

test.each([
  ["a symbolic link", "120000", "blob"],
  ["a submodule", "160000", "commit"],
] as const)("a path that is or leads through %s is refused", (_, mode, type) => {
  const entries = new Map([["docs", { path: "docs", mode, type, sha: "0".repeat(40) }]]);
  for (const path of ["docs", "docs/a.md"]) {
    expect(() => checkPathInTree(path, entries)).toThrow(expect.objectContaining({ code: "codehost/path-refused" }));
  }
});
