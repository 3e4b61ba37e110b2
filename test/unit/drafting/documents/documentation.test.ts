import { describe, expect, test } from "vitest";
import { readPackages, selectDocuments } from "../../../../src/drafting/documents/documentation.ts";

const ALL = { paths: undefined, documentation: undefined };

test("documents are the README and what is below docs, the README first", () => {
  const files = ["docs/a/deep.md", "docs/guide.md", "Documentation.md", "README.md", "README.zh-CN.md", "doc/x.mdx"];
  expect(selectDocuments(files, ALL)).toEqual([
    "README.md",
    "README.zh-CN.md",
    "doc/x.mdx",
    "docs/guide.md",
    "docs/a/deep.md",
  ]);
});

test.each([
  "docs/CHANGELOG.md",
  "docs/release-notes.md",
  "docs/migration-v2.md",
  "docs/upgrading.md",
  "docs/breaking-changes.md",
  "docs/1.x/guide.md",
  "docs/v2.md",
  "docs/versioned_docs/a.md",
  "docs/blog/new.md",
  "docs/code.ts",
  "packages/core/README.md",
])("%s is none", (path) => {
  expect(selectDocuments([path], ALL)).toEqual([]);
});

test.each([
  ["a package's README", "packages/core/README.md", { paths: ["packages/core/"], documentation: undefined }],
  ["a folder of its own", "book/src/use.md", { paths: undefined, documentation: "book/" }],
  ["a file of its own, whatever it is called", "INSTALL", { paths: undefined, documentation: "INSTALL" }],
  ["a folder with the name of a version", "v2/use.md", { paths: undefined, documentation: "v2" }],
])("%s is one where the publication says so", (_, path, place) => {
  expect(selectDocuments([path], place)).toEqual([path]);
});

describe("packages", () => {
  const FILES: Record<string, string> = {
    "package.json": '{"name":"@octo/top"}',
    "packages/core/package.json": '{"name":"@octo/core"}',
    "packages/core/Cargo.toml": '[package]\nname = "core-rs"\n',
    "../package.json": '{"name":"secret"}',
  };

  const read = (folders?: readonly string[]) => readPackages(async (path) => FILES[path], folders);

  test("the packages of a repository are those of its manifests at the top", async () => {
    expect(await read()).toEqual(["@octo/top"]);
  });

  test("the packages of folders are those of theirs, and never of what is outside the repository", async () => {
    expect(await read(["./packages/core", "..", "src/code.ts", "/"])).toEqual(["@octo/core", "core-rs"]);
  });
});
