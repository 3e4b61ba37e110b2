import { describe, expect, test } from "vitest";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { NumberedHistory } from "../../../support/histories.ts";
import { History } from "../../../support/history.ts";

describe("no selector", () => {
  test("is what came since the last release", async () => {
    using history = new NumberedHistory();
    const { subjects, spans, sentence } = await history.select();
    expect({ subjects, previous: spans[0]?.previousTag }).toEqual({ subjects: ["Six Five"], previous: "v1.1.0" });
    expect(sentence).toMatch(/^2 commits: the latest changes, from /);
  });

  test("is the release where the head is one", async () => {
    using history = new NumberedHistory();
    history.git("checkout", "--quiet", "v1.1.0");
    const { spans, subjects } = await history.select();
    expect(spans).toMatchObject([{ tag: "v1.1.0", previousTag: "v1.0.0" }]);
    expect(subjects).toEqual(["Four Three"]);
  });
});

describe("the sentence", () => {
  test("has the count, the selector, and both ends by commit and day", async () => {
    using history = new NumberedHistory();
    const { sentence } = await history.select({ releases: { count: 2 } }, { commits: { count: 1 } });
    const [first, last] = [history.sha("One"), history.sha("Six")].map((sha) => sha.slice(0, 7));
    expect(sentence).toBe(
      `5 commits: the last 2 releases and the last 1 commit, from ${first} (2026-01-01) to ${last} (2026-01-01) (from \`changes\`).`,
    );
  });

  test("says so where nothing is selected", async () => {
    using history = new NumberedHistory();
    const { sentence } = await history.select({ tags: { start: "v1.1.0", end: "v1.1.0" } });
    expect(sentence).toBe("No commits: v1.1.0..v1.1.0 selects nothing (from `changes`).");
  });
});

test.each<[string, ChangeSelector, string]>([
  ["tag", { tags: { start: "v1.0.0", end: "v1.1.9" } }, "git/unknown-tag"],
  ["start tag", { tags: { start: "v0.9.0" } }, "git/unknown-tag"],
  ["commit", { commits: { startSha: "0123456789abcdef" } }, "git/unknown-revision"],
  ["commit of a list", { commits: { shas: ["0123456789abcdef"] } }, "git/unknown-revision"],
])("an unknown %s is refused", async (_, selector, code) => {
  using history = new NumberedHistory();
  await expect(history.select(selector)).rejects.toMatchObject({ code });
});

test("the last release of a repository without any is refused with what to do", async () => {
  using history = new History();
  history.commit("One");
  const selected = selectSpans(await readHistory(history.directory), [{ releases: { count: 1 } }]);
  await expect(selected).rejects.toMatchObject({
    code: "git/no-releases",
    hint: expect.stringContaining("Tag a release"),
  });
});

test("with paths only what changes them counts, and the sentence says where", async () => {
  using history = new History();
  history.commit("Start");
  history.tag("core@1.0.0");
  history.commit("Core one", { "packages/core/a.ts": "1\n" });
  history.commit("Cli one", { "packages/cli/a.ts": "1\n" });
  history.commit("Core two", { "packages/core/b.ts": "1\n" });
  history.commit("Not core", { "packages/core-tools/a.ts": "1\n" });
  history.tag("core@1.1.0");
  const changes: ChangeSelector[] = [{ tags: { start: "core@1.0.0", end: "core@1.1.0" } }];
  const read = await readHistory(history.directory);
  const { spans, sentence } = await selectSpans(read, changes, "from a test", ["packages/core"]);
  expect(spans).toMatchObject([{ tag: "core@1.1.0", commits: [{ subject: "Core two" }, { subject: "Core one" }] }]);
  expect(sentence).toMatch(/^2 commits: core@1\.0\.0\.\.core@1\.1\.0 in packages\/core, from /);
  const nothing = await selectSpans(read, changes, "from a test", ["docs"]);
  expect(nothing.sentence).toMatch(/^No commits: core@1\.0\.0\.\.core@1\.1\.0 in docs selects nothing/);
});
