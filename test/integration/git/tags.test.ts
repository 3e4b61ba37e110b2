import { expect, test } from "vitest";
import { readTags } from "../../../src/git/tags.ts";
import { History } from "../../support/history.ts";

test("tags are peeled to their commits, and those of anything else are left out", async () => {
  using history = new History();
  const commit = history.commit("One", { "a.txt": "a" });
  history.tag("plain");
  history.commit("Two");
  history.git("tag", "--annotate", "--message", "Annotated", "annotated", commit);
  history.git("tag", "--annotate", "--message", "Nested", "nested", "annotated");
  history.git("tag", "blob", "HEAD:a.txt");
  history.git("tag", "--annotate", "--message", "Tree", "tree", "HEAD^{tree}");
  history.git("tag", "--annotate", "--message", "Tree", "nested-tree", "tree");
  history.git("branch", "plain");
  const committedAt = "2026-01-01T13:00:00Z";
  expect(await readTags(history.directory)).toEqual([
    { name: "annotated", commit, committedAt, createdAt: "2026-01-01T15:00:00Z" },
    { name: "nested", commit, committedAt, createdAt: "2026-01-01T15:00:00Z" },
    { name: "plain", commit, committedAt, createdAt: committedAt },
  ]);
});

test("a repository without tags has none", async () => {
  using history = new History();
  expect(await readTags(history.directory)).toEqual([]);
});
