import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { findPreviousTag } from "../../../src/git/previous-tag.ts";
import { runGit } from "../../../src/git/run.ts";
import { readTags, type Tag } from "../../../src/git/tags.ts";
import { History } from "../../support/history.ts";

test("tags are peeled to their commits, and those of anything else are left out", async () => {
  using history = new History();
  expect(await readTags(history.directory)).toEqual([]);
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

describe("many tags", () => {
  const COUNT = 2000;

  afterEach(() => vi.unstubAllEnvs());

  /** A line of commits on `branch`, each with a tag; the n-th is made n minutes after 2026-01-01. */
  function buildStream(branch: string, name: (index: number) => string): string {
    const lines = Array.from({ length: COUNT }, (_, index) => {
      const who = `committer A <a@example.com> ${1767225600 + index * 60} +0000`;
      return `commit refs/heads/${branch}\nmark :${index + 1}\n${who}\ndata 1\nx\nreset refs/tags/${name(index)}\nfrom :${index + 1}\n`;
    });
    return lines.join("\n");
  }

  async function readWithProcesses(history: History, tags: readonly Tag[], current: Tag | { commit: string }) {
    const trace = join(history.directory, "..", "trace");
    vi.stubEnv("GIT_TRACE2", trace);
    const previous = await findPreviousTag(history.directory, tags, current);
    vi.unstubAllEnvs();
    return { name: previous.tag?.name, processes: readFileSync(trace, "utf8").match(/ start .*\bgit /g)?.length ?? 0 };
  }

  test("2,000 versions of an unrelated history, half of them later, cost a handful of processes", async () => {
    using history = new History();
    history.commit("Start");
    history.tag("v0.1.0");
    await runGit(history.directory, ["fast-import", "--quiet"], { input: buildStream("other", (n) => `v1.${n}.0`) });
    history.commit("After some of them");
    history.tag("v2.0.0");
    const tags = await readTags(history.directory);
    const current = tags.find((tag) => tag.name === "v2.0.0") ?? expect.unreachable();
    const { name, processes } = await readWithProcesses(history, tags, current);
    expect(name).toBe("v0.1.0");
    expect(processes).toBeGreaterThan(0);
    expect(processes).toBeLessThanOrEqual(6);
  });

  test("the nearest of 2,000 tags costs a handful of processes too", async () => {
    using history = new History();
    await runGit(history.directory, ["fast-import", "--quiet"], { input: buildStream("main", (n) => `v1.${n}`) });
    const tags = await readTags(history.directory);
    expect(tags).toHaveLength(COUNT);
    const commit = history.git("commit-tree", "v1.700^{tree}", "-p", "v1.700", "-m", "On a branch of its own");
    const { name, processes } = await readWithProcesses(history, tags, { commit });
    expect(name).toBe("v1.700");
    expect(processes).toBeGreaterThan(0);
    expect(processes).toBeLessThanOrEqual(12);
  });
});
