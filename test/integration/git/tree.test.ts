import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { readBlobs, readChangedPaths, readLineChanges, readTreePaths } from "../../../src/git/tree.ts";
import { gitLimits } from "../../../src/shared/git-limits.ts";
import { History } from "../../support/history.ts";

afterEach(() => vi.restoreAllMocks());

test("lists a tree and what differs between two of them", async () => {
  using history = new History();
  const start = history.commit("Start", { "ü.md": "1", "src/a.ts": "1" });
  history.git("mv", "src/a.ts", "src/b.ts");
  const end = history.commit("Move", { "src/c.ts": "1" });
  expect(await readTreePaths(history.directory, start)).toEqual(["src/a.ts", "ü.md"]);
  expect(await readChangedPaths(history.directory, start, end)).toEqual(["src/a.ts", "src/b.ts", "src/c.ts"]);
});

test("reads files by name, follows links, and leaves out folders, binary and missing files", async () => {
  using history = new History();
  symlinkSync("docs/a file.md", join(history.directory, "link.md"));
  symlinkSync("nowhere", join(history.directory, "dangling.md"));
  const sha = history.commit("Start", { "docs/a file.md": "one\n\ntwo", "b.bin": "a\0b", "empty.md": "" });
  const names = ["docs/a file.md", "gone", "docs", "b.bin", "dangling.md", "link.md", "a\nb", "empty.md"];
  const blobs = await readBlobs(
    history.directory,
    names.map((name) => `${sha}:${name}`),
  );
  expect(Object.fromEntries(blobs.texts)).toEqual({
    [`${sha}:docs/a file.md`]: "one\n\ntwo",
    [`${sha}:link.md`]: "one\n\ntwo",
    [`${sha}:empty.md`]: "",
  });
});

test("does not keep a file that is too large, and reads the ones behind it", async () => {
  using history = new History();
  const large = "x".repeat(300_000);
  const sha = history.commit("Start", { "a.md": large, "b.md": "b" });
  const names = [`${sha}:a.md`, `${sha}:b.md`];
  expect((await readBlobs(history.directory, names)).texts.get(`${sha}:a.md`)).toBe(large);
  vi.spyOn(gitLimits, "fileBytes", "get").mockReturnValue(1000);
  expect(await readBlobs(history.directory, names)).toEqual({
    texts: new Map([[names[1], "b"]]),
    tooLarge: [names[0]],
  });
});

test("reads the changed lines of each commit, whatever they look like", async () => {
  using history = new History();
  const first = history.commit("Start", { NEWS: "-- a/x\n++ b\r\n@@ -1 +1 @@\n", "other.md": "1" });
  const second = history.commit("Next", { NEWS: "++ b\r\n@@ -1 +1 @@\n\nnew\n", "changes.d/a b": "x" });
  const third = history.commit("Other", { "other.md": "2" });
  const read = await readLineChanges(history.directory, [third, second, first], ["NEWS", "changes.d"]);
  expect(read.get(first)).toEqual([{ path: "NEWS", added: ["-- a/x", "++ b", "@@ -1 +1 @@"], removed: [] }]);
  expect(read.get(second)).toEqual([
    { path: "NEWS", added: ["", "new"], removed: ["-- a/x"] },
    { path: "changes.d/a b", added: ["x"], removed: [] },
  ]);
  expect(read.get(third) ?? []).toEqual([]);
});

test("gives a merge the lines it changes against its first parent, and a removed file its own", async () => {
  using history = new History();
  history.commit("Start", { "news/1.md": "one\n" });
  history.git("switch", "--quiet", "--create", "side");
  history.commit("Work", { "news/2.md": "two\n" });
  history.git("rm", "--quiet", "news/1.md");
  history.commit("More work", {});
  history.git("switch", "--quiet", "main");
  history.commit("Other", { "news/3.md": "three\n" });
  const merge = history.merge("side", "Merge pull request #1 from ada/side");
  expect((await readLineChanges(history.directory, [merge], ["news"])).get(merge)).toEqual([
    { path: "news/1.md", added: [], removed: ["one"] },
    { path: "news/2.md", added: ["two"], removed: [] },
  ]);
});
