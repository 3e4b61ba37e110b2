import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { selectDiffFiles, splitDiff } from "../../../../src/drafting/documents/diff-files.ts";
import { History } from "../../../support/history.ts";

/** What git itself says of three files, with lines that look like headers. */
function readDiff() {
  using history = new History();
  const hostile = "-- a/other.md\n++ b/other.md\ndiff --git a/x b/x\n@@ -1 +1 @@\nlast\n";
  history.commit("one", { "removed.md": hostile, "has space.md": "one\ntwo\n", "bin.dat": "\0\u0001" });
  history.git("rm", "--quiet", "removed.md");
  writeFileSync(join(history.directory, "bin.dat"), "\0\u0002");
  history.commit("two", { "has space.md": "one\n2\n3", "new.md": hostile });
  const read = (...args: string[]) =>
    execFileSync("git", [...args, "HEAD~1", "HEAD"], { cwd: history.directory, encoding: "utf8" });
  const blob = history.git("rev-parse", "HEAD:new.md").trim();
  return {
    diff: read("diff", "--no-renames", "--full-index"),
    numbers: read("diff", "--no-renames", "--numstat"),
    blob,
  };
}

test("a diff is split where git says, whatever its lines look like", () => {
  const { diff, numbers, blob } = readDiff();
  const files = splitDiff(diff);
  const counted = files
    .map(({ filePath, additions, deletions }) => `${additions}\t${deletions}\t${filePath}\n`)
    .join("");
  expect(counted).toBe(numbers.replace("-\t-", "0\t0"));
  expect(files.find(({ filePath }) => filePath === "new.md")?.sha).toBe(blob);
  // A file without hunks has no diff.
  const shown = files.flatMap(({ diff: part }) => part ?? []).join("\n");
  expect(files.filter(({ diff: part }) => part === undefined).map(({ filePath }) => filePath)).toEqual(["bin.dat"]);
  expect(shown).toContain("+diff --git a/x b/x\n");
  expect(splitDiff("")).toEqual([]);
});

test("the paths are those of git, also those that it quotes", () => {
  using history = new History();
  history.commit("one");
  const odd = ['say "a" b/c.md', "tab\there.md", "back\\slash.md", "\u0001.md", "é ü.md", "new\nline.md"];
  history.commit(
    "two",
    Object.fromEntries(
      odd.flatMap((path) => [
        [path, "x\n"],
        [`${path}.dat`, "\0"],
      ]),
    ),
  );
  const read = (...args: string[]) => history.git("-c", "core.quotePath=false", "diff", ...args, "HEAD~1", "HEAD");
  const paths = splitDiff(read("--full-index")).map(({ filePath }) => filePath);
  expect(paths).toEqual(
    read("--name-only", "-z")
      .split("\0")
      .filter((path) => path !== ""),
  );
  expect(new Set(paths)).toEqual(new Set(odd.flatMap((path) => [path, `${path}.dat`])));
});

test("diffs are left out once they are too much, and one file is given in any case", () => {
  const file = (filePath: string, length: number) => ({
    ...{ filePath, additions: 1, deletions: 0 },
    diff: "x".repeat(length),
  });
  const files = [file("a", 2 ** 19), file("b", 2 ** 20), file("c", 2 ** 19)];
  expect(selectDiffFiles(files, undefined).map((one) => one.diff !== undefined)).toEqual([true, false, true]);
  expect(selectDiffFiles(files, "b")).toEqual([files[1]]);
  expect(selectDiffFiles(files, "none")).toEqual([]);
});
