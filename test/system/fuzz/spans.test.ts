import fc from "fast-check";
import { expect, test } from "vitest";
import type { ChangeSelector } from "../../../src/contract/change-selector.ts";
import { selectSpans } from "../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../src/git/repository.ts";
import { historyPlans, RandomHistory } from "../../support/histories.ts";
import { drawn, draws } from "../../support/search.ts";

const picks = fc.record({ one: fc.nat(), other: fc.nat(), count: fc.integer({ min: 1, max: 6 }) });
type Picks = { one: number; other: number; count: number };
type Case = { selector: ChangeSelector; expected: string[] | "refused" };

const at = (hour: number) => new Date(1_767_268_800_000 + hour * 3_600_000).toISOString();

/** Every selector over two commits or tags, with the `git rev-list` arguments that the interface's wording means. */
function buildCases(history: RandomHistory, { one, other, count }: Picks): Case[] {
  const pick = <Value>(values: readonly Value[], number: number) => values[number % values.length] as Value;
  const [start, end] = [pick(history.shas, one), pick(history.shas, other)];
  const [startTag, endTag] = [pick(history.tagNames, one), pick(history.tagNames, other)];
  const [from, to] = [one % 30, (one % 30) + 1 + (other % 10)];
  const contains = history.list(end).includes(start);
  const listNamed = (first: string, last: string) => {
    const isReversed = history.list(`${last}..${first}`).length > 0 && history.list(`${first}..${last}`).length === 0;
    return isReversed ? "refused" : history.list(`${first}..${last}`);
  };
  // A part of a release is written as the whole release, which has tests of its own.
  const tagged = new Set(history.list("--no-walk", "--tags"));
  const [tip = ""] = history.list("--max-count=1", "main");
  const ranges: Case[] = [
    { selector: { commits: { startSha: start, endSha: end } }, expected: listNamed(start, end) },
    {
      selector: { commits: { startSha: start, endSha: end, includeStartCommit: true } },
      expected: contains ? [...history.list(`${start}..${end}`), start] : "refused",
    },
  ];
  return [
    ...(tagged.has(end) ? [] : ranges),
    ...(tagged.has(tip)
      ? []
      : [{ selector: { commits: { startSha: start } }, expected: history.list(`${start}..main`) }]),
    { selector: { tags: { start: startTag } }, expected: history.list("main", "--not", startTag) },
    { selector: { tags: { start: startTag, end: endTag } }, expected: listNamed(startTag, endTag) },
    { selector: { commits: { shas: [start, end] } }, expected: [...new Set([start, end])] },
    { selector: { commits: { count } }, expected: history.list("--first-parent", `--max-count=${count}`, "main") },
    {
      selector: { timeRange: { start: at(from), end: at(to) } },
      expected: history.list(`--since-as-filter=${at(from)}`, `--until=${at(to)}`, "main"),
    },
  ];
}

function expectHistoryOrder(history: RandomHistory, shas: readonly string[]): void {
  for (const [index, sha] of shas.entries()) {
    const ancestors = new Set(history.list(sha));
    expect(shas.slice(0, index).filter((earlier) => ancestors.has(earlier))).toEqual([]);
  }
}

const options = drawn(10, 1_000);
const timeout = draws(120_000, 3_600_000);

test("each selector picks what git rev-list lists, in the order of history", { timeout }, async () => {
  const property = fc.asyncProperty(historyPlans, picks, async (plan, picked) => {
    using repository = new RandomHistory(plan);
    repository.git("reset", "--quiet", "--soft", "main");
    const history = await readHistory(repository.directory);
    for (const { selector, expected } of buildCases(repository, picked)) {
      const selection = selectSpans(history, [selector]);
      if (expected === "refused") {
        await expect(selection).rejects.toMatchObject({ code: "git/start-not-in-end" });
        continue;
      }
      const shas = (await selection).spans.flatMap(({ commits }) => commits.map(({ sha }) => sha));
      expect(shas.toSorted(), JSON.stringify(selector)).toEqual(expected.toSorted());
      expectHistoryOrder(repository, shas);
    }
  });
  await fc.assert(property, options);
});

test("several selectors are their union, each commit once, in the order of history", { timeout }, async () => {
  const property = fc.asyncProperty(historyPlans, picks, fc.nat(), fc.nat(), async (plan, picked, first, second) => {
    using repository = new RandomHistory(plan);
    const history = await readHistory(repository.directory);
    const cases = buildCases(repository, picked).filter(({ expected }) => expected !== "refused");
    const chosen = [first, second].map((number) => cases[number % cases.length] as Case);
    const { spans } = await selectSpans(
      history,
      chosen.map(({ selector }) => selector),
    );
    const shas = spans.flatMap(({ commits }) => commits.map(({ sha }) => sha));
    const union = new Set(chosen.flatMap(({ expected }) => (expected === "refused" ? [] : expected)));
    expect(shas.toSorted()).toEqual([...union].toSorted());
    expectHistoryOrder(repository, shas);
  });
  await fc.assert(property, options);
});

test("the last releases follow each other, each with what git rev-list lists since the one before", {
  timeout,
}, async () => {
  const property = fc.asyncProperty(historyPlans, fc.integer({ min: 1, max: 4 }), async (plan, count) => {
    using repository = new RandomHistory(plan);
    const { spans } = await selectSpans(await readHistory(repository.directory), [{ releases: { count } }]);
    expect(spans[0]?.tag).toBe(repository.tagNames.at(-1));
    for (const [index, { tag = "", previousTag, commits }] of spans.entries()) {
      if (index + 1 < spans.length) expect(spans[index + 1]?.tag).toBe(previousTag);
      const expected = repository.list(tag, ...(previousTag === undefined ? [] : [`^${previousTag}`]));
      expect(commits.map(({ sha }) => sha).toSorted()).toEqual(expected.toSorted());
    }
  });
  await fc.assert(property, options);
});
