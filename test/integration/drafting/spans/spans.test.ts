import { afterAll, describe, expect, test } from "vitest";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import { NumberedHistory } from "../../../support/histories.ts";

const history = new NumberedHistory();
afterAll(() => history[Symbol.dispose]());

// One is committed at 13:00; a tag takes an hour too.
const at = (hour: number) => `2026-01-01T${hour}:00:00Z`;

function range(start: string, end: string, includeStartCommit?: boolean): ChangeSelector {
  const ends = { startSha: history.sha(start), endSha: history.sha(end) };
  return { commits: includeStartCommit === undefined ? ends : { ...ends, includeStartCommit } };
}

describe("each selector and its bounds", () => {
  test.each<[string, () => ChangeSelector, string]>([
    ["the last release", () => ({ releases: { count: 1 } }), "Four Three"],
    ["a window, both ends included", () => ({ timeRange: { start: at(14), end: at(17) } }), "Four Three Two"],
    ["a window without commits", () => ({ timeRange: { start: "2025-01-01T00:00:00Z", end: at(10) } }), ""],
    ["the last commit", () => ({ commits: { count: 1 } }), "Six"],
    ["the last 3 commits", () => ({ commits: { count: 3 } }), "Six Five Four"],
    ["since a commit, without it", () => ({ commits: { startSha: history.sha("Four") } }), "Six Five"],
    [
      "a list, the newest first however it is given",
      () => ({ commits: { shas: [history.sha("Two"), history.sha("Five"), history.sha("Three")] } }),
      "Five Three Two",
    ],
    [
      "a list of short names, one twice",
      () => ({ commits: { shas: [history.sha("Two").slice(0, 7), history.sha("Two")] } }),
      "Two",
    ],
    ["a range, without its start", () => range("Two", "Five", false), "Five Four Three"],
    ["a range with its start", () => range("Two", "Five", true), "Five Four Three Two"],
    ["a range from the very first commit with it", () => range("One", "Two", true), "Two One"],
    ["between two tags", () => ({ tags: { start: "v1.0.0", end: "v1.1.0" } }), "Four Three"],
    ["since a tag", () => ({ tags: { start: "v1.0.0" } }), "Six Five Four Three"],
  ])("%s", async (_, selector, expected) => {
    expect((await history.select(selector())).subjects).toEqual([expected]);
  });

  test("the last commits are those of the main branch, a merge as one", async () => {
    using history = new NumberedHistory();
    history.git("checkout", "--quiet", "-b", "side");
    history.commit("Side", { "side.ts": "1\n" });
    history.git("checkout", "--quiet", "main");
    history.merge("side", "Merge side");
    expect((await history.select({ commits: { count: 2 } })).subjects).toEqual(["Merge side Six"]);
  });
});

describe("a release", () => {
  test("has its version, its tag, the tag before and its date", async () => {
    const { spans } = await history.select({ tags: { start: "v1.0.0", end: "v1.1.0" } });
    expect(spans).toMatchObject([{ version: "1.1.0", tag: "v1.1.0", previousTag: "v1.0.0", date: "2026-01-01" }]);
  });

  test("among the last two gets a span of its own, the newest first", async () => {
    const { spans, subjects } = await history.select({ releases: { count: 2 } });
    expect(subjects).toEqual(["Four Three", "Two One"]);
    expect(spans).toMatchObject([
      { tag: "v1.1.0", previousTag: "v1.0.0" },
      { tag: "v1.0.0", previousTag: undefined },
    ]);
  });

  test("has the SHAs of its ends, and none of a start where there is none", async () => {
    const read = async (selector: ChangeSelector) => (await history.select(selector)).spans;
    const [two, four] = [history.sha("Two"), history.sha("Four")];
    expect(await read({ releases: { count: 2 } })).toMatchObject([
      { start: two, end: four },
      { start: undefined, end: two },
    ]);
    const included = { startSha: history.sha("Three"), endSha: four, includeStartCommit: true };
    expect(await read({ commits: included })).toMatchObject([{ start: two, end: four }]);
    expect(await read({ commits: { ...included, startSha: history.sha("One") } })).toMatchObject([
      { start: undefined },
    ]);
    expect(await read({ commits: { shas: [two, four] } })).toMatchObject([{ start: undefined, end: four }]);
  });

  test.each<[string, () => ChangeSelector]>([
    ["without its start", () => range("Two", "Four")],
    ["with its start", () => range("Three", "Four", true)],
  ])("is a range of SHAs that ends in its commit, %s", async (_, selector) => {
    const { spans, subjects } = await history.select(selector());
    expect(spans).toMatchObject([{ version: "1.1.0", tag: "v1.1.0" }]);
    expect(subjects).toEqual(["Four Three"]);
  });

  test("is written whole where a range of SHAs ends in its commit and has a part of it", async () => {
    const { spans, subjects, sentence } = await history.select({
      commits: { startSha: history.sha("Three"), endSha: history.sha("Four") },
    });
    expect(spans).toMatchObject([{ version: "1.1.0", tag: "v1.1.0", previousTag: "v1.0.0" }]);
    expect(subjects).toEqual(["Four Three"]);
    expect(sentence).toMatch(/^2 commits: \w{7}\.\.\w{7} as a part of v1\.1\.0, from /);
    const first = { startSha: history.sha("One"), endSha: history.sha("Two") };
    expect((await history.select({ commits: first })).subjects).toEqual(["Two One"]);
  });

  test.each<[string, () => ChangeSelector, RegExp]>([
    ["tags", () => ({ tags: { start: "v1.1.0", end: "v1.0.0" } }), /^v1\.0\.0 is before v1\.1\.0\.$/],
    ["SHAs", () => range("Five", "Four"), /^[0-9a-f]{10} is before [0-9a-f]{10}\.$/],
    ["SHAs with their start", () => range("Five", "Four", true), /^[0-9a-f]{10} is before [0-9a-f]{10}\.$/],
  ])("refuses a range of %s whose end comes before its start", async (_, selector, message) => {
    await expect(history.select(selector())).rejects.toMatchObject({
      code: "git/start-not-in-end",
      message: expect.stringMatching(message),
      hint: "Swap them.",
    });
  });

  test.each<[string, () => ChangeSelector]>([
    ["a range that ends elsewhere", () => range("Two", "Three")],
    ["a list of commits, its own among them", () => ({ commits: { shas: [history.sha("Four")] } })],
    ["what came since a tag", () => ({ tags: { start: "v1.0.0" } })],
    ["a window that ends with it", () => ({ timeRange: { start: at(13), end: at(17) } })],
  ])("is not %s", async (_, selector) => {
    const { spans } = await history.select(selector());
    expect(spans).toMatchObject([{ version: undefined, tag: undefined }]);
    expect(spans[0]?.commits).not.toEqual([]);
  });
});

describe("commits of one second", () => {
  test.each<[string, (first: string, second: string) => ChangeSelector[]]>([
    ["in a list", (first, second) => [{ commits: { shas: [first, second] } }]],
    ["in two selectors", (first, second) => [{ commits: { shas: [first] } }, { commits: { shas: [second] } }]],
  ])("%s are in the order of history, as a rebase leaves them", async (_, selectors) => {
    using history = new NumberedHistory();
    const shas = ["Seven", "Eight"].map((subject) => {
      history.git("commit", "--quiet", "--allow-empty", "--message", subject);
      return history.git("rev-parse", "HEAD");
    });
    const { subjects } = await history.select(...selectors(shas[0] ?? "", shas[1] ?? ""));
    expect(subjects).toEqual(["Eight Seven"]);
  });
});

describe("several selectors", () => {
  test.each<[string, () => ChangeSelector[], string]>([
    [
      "that overlap",
      () => [{ tags: { start: "v1.0.0", end: "v1.1.0" } }, { commits: { count: 3 } }],
      "Six Five Four Three",
    ],
    ["that are the same", () => [{ tags: { start: "v1.1.0" } }, { tags: { start: "v1.1.0" } }], "Six Five"],
    [
      "with a gap between them",
      () => [{ commits: { shas: [history.sha("One")] } }, { commits: { count: 1 } }],
      "Six One",
    ],
    [
      "a release among them",
      () => [{ releases: { count: 1 } }, { commits: { shas: [history.sha("Six")] } }],
      "Six Four Three",
    ],
  ])("%s are one span of every commit once, the newest first, and no release", async (_, selectors, expected) => {
    const { spans, subjects } = await history.select(...selectors());
    expect(subjects).toEqual([expected]);
    expect(spans).toMatchObject([{ tag: undefined, previousTag: undefined }]);
  });

  test("of releases give each release once", async () => {
    const { spans } = await history.select({ releases: { count: 1 } }, { releases: { count: 2 } });
    expect(spans.map(({ tag }) => tag)).toEqual(["v1.1.0", "v1.0.0"]);
  });
});
