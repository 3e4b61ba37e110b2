import { expect, test } from "vitest";
import { checkDraftPath } from "../../../src/hosts/draft-files.ts";

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
])("%j is let through", (path) => expect(() => checkDraftPath(path)).not.toThrow());
