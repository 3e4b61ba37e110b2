import { describe, expect, test } from "vitest";
import { selectPathKind } from "../../../src/writer/paths.ts";

describe("the kind of a file", () => {
  test.each([
    ["LICENSE", "documentation"],
    ["LICENSE.MIT", "documentation"],
    ["COPYING", "documentation"],
    ["THANKS", "documentation"],
    ["CONTRIBUTORS.txt", "documentation"],
    ["CITATION.cff", "documentation"],
    ["src/security.go", "product"],
    ["src/credits.ts", "product"],
    ["mkrelease", "internal"],
    ["scripts/release.sh", "internal"],
    ["scripts/check_names.py", "internal"],
    ["scripts/ferry.py", "product"],
    ["run-all-tests.sh", "internal"],
    ["src/fastest.sh", "product"],
    [".pier.yml", "internal"],
    [".pre-commit-hooks.yaml", "product"],
    ["src/.pier.yml", "product"],
    ["src/release.sh", "product"],
    ["packages/pier/src/README.md", "documentation"],
    ["website/pages/app.ts", "documentation"],
    ["docs/conf.py", "documentation"],
    ["guide.md", "documentation"],
    ["src/content/guide.md", "product"],
    ["src/docs/guide.md", "documentation"],
    ["src/docs/pier.png", "documentation"],
    ["src/pier.png", "product"],
    ["man/ferry.1", "documentation"],
    ["lib/pier/deck/ferry.1", "product"],
    ["vendor/pier/deck.go", "manifest"],
    ["packages/pier/dist/index.js", "manifest"],
    ["requirements/base.txt", "manifest"],
    [".changes/unreleased/a.yaml", "documentation"],
    ["releasenotes/notes/a.yaml", "documentation"],
    ["changelogs/fragments/a.yml", "documentation"],
    ["src/changes/a.yaml", "product"],
  ])("%s: %s", (path, kind) => expect(selectPathKind([path])).toBe(kind));

  test("of several is that of the product, whatever is beside it", () => {
    expect(selectPathKind(["docs/a.md", "package.json", "src/a.ts"])).toBe("product");
    expect(selectPathKind(["docs/a.md", "package.json"])).toBe("manifest");
    expect(selectPathKind(["test/a.test.ts", "docs/a.md"])).toBe("documentation");
    expect(selectPathKind(["test/a.test.ts", "CHANGELOG.md"])).toBe("internal");
  });
});
