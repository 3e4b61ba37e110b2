import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { findPhrases, selectFromBody } from "../../../../src/drafting/spans/body.ts";
import { buildUnit, loadParseTime, splitWords } from "../../../../src/drafting/spans/phrases.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { NumberedHistory } from "../../../support/histories.ts";

// A Saturday.
const NOW = new Date("2026-11-21T05:00:00Z");
const SHA = "abc1234";
const OTHER = "def5678";

// No test changes it.
const history = new NumberedHistory();
const known = readHistory(history.directory);
afterAll(() => history[Symbol.dispose]());

const read = async (body: string) => selectFromBody(await known, body, NOW);

const window = (start: string, end = "2026-11-21T05:00:00Z") => [{ timeRange: { start, end } }];

afterEach(() => vi.unstubAllEnvs());

describe("the words of a body", () => {
  test.each<[string, unknown]>([
    [`Document the commit ${SHA}.`, [{ commits: { shas: [SHA] } }]],
    [`Please describe commits ${SHA}, ${OTHER} and 1234567.`, [{ commits: { shas: [SHA, OTHER] } }]],
    [`See https://github.com/octo/widget/commit/${SHA}`, [{ commits: { shas: [SHA] } }]],
    [`Everything since ${SHA}`, [{ commits: { startSha: SHA } }]],
    ["What changed since commit `deadbeef`?", [{ commits: { startSha: "deadbeef" } }]],
    [`From ${SHA} to ${OTHER}, please`, [{ commits: { startSha: SHA, endSha: OTHER } }]],
    [`from commit ${SHA} up to commit ${OTHER}`, [{ commits: { startSha: SHA, endSha: OTHER } }]],
    [`between ${SHA} and ${OTHER}`, [{ commits: { startSha: SHA, endSha: OTHER } }]],
    [`${SHA}..${OTHER}`, [{ commits: { startSha: SHA, endSha: OTHER } }]],
    ["the last 5 commits", [{ commits: { count: 5 } }]],
    ["Summarise the last five commits.", [{ commits: { count: 5 } }]],
    ["the 3 most recent commits", [{ commits: { count: 3 } }]],
    ["the latest release", [{ releases: { count: 1 } }]],
    ["last two releases", [{ releases: { count: 2 } }]],
    ["since v1.0.0", [{ tags: { start: "v1.0.0" } }]],
    ["since v1.1", [{ tags: { start: "v1.1.0" } }]],
    ["since the tag 1.7", [{ tags: { start: "1.7" } }]],
    ["between v1.0 and v1.1", [{ tags: { start: "v1.0.0", end: "v1.1.0" } }]],
    ["from v1.0.0 to HEAD", [{ tags: { start: "v1.0.0" } }]],
    ["the past week", window("2026-11-14T05:00:00Z")],
    ["over the last two weeks", window("2026-11-07T05:00:00Z")],
    ["in the past 3 days", window("2026-11-18T05:00:00Z")],
    ["since last week", window("2026-11-09T00:00:00Z")],
    ["since last month", window("2026-10-01T00:00:00Z")],
    ["since last quarter", window("2026-07-01T00:00:00Z")],
    ["last quarter", window("2026-07-01T00:00:00Z", "2026-09-30T23:59:59Z")],
    ["last month", window("2026-10-01T00:00:00Z", "2026-10-31T23:59:59Z")],
    ["the past quarter", window("2026-08-21T05:00:00Z")],
    ["this month", window("2026-11-01T00:00:00Z")],
    ["since yesterday", window("2026-11-20T00:00:00Z")],
    ["since March 3", window("2026-03-03T00:00:00Z")],
    ["since December", window("2025-12-01T00:00:00Z")],
    ["since Friday", window("2026-11-20T00:00:00Z")],
    ["since 2026-01-05", window("2026-01-05T00:00:00Z")],
    ["since 3 days ago", window("2026-11-18T05:00:00Z")],
    ["from 1 May 2026 to 3 June 2026", window("2026-05-01T00:00:00Z", "2026-06-03T23:59:59Z")],
    ["between January and March", window("2026-01-01T00:00:00Z", "2026-03-31T23:59:59Z")],
    ["since the last release", []],
  ])("%s", async (body, expected) => {
    expect(await read(body)).toMatchObject({
      changes: expected,
      origin: expect.stringMatching(/^read from "/),
      isClear: true,
    });
  });

  test.each([
    "Write release notes for our users.",
    "It was slow since 3 users complained, and since nobody looked.",
    "The colour #abc1234 and the id 550e8400-e29b-41d4-a716-446655440000",
    "A defaced facade, effaced.",
    "We moved from Jest to Vitest. Look at commits closely.",
    "Between us and them.",
    "",
  ])("%j selects nothing", async (body) => {
    expect(await read(body)).toEqual({
      changes: [],
      origin: "neither `changes` nor `body` names any commits",
      isClear: false,
    });
  });

  test("that look like commits count where they are some", async () => {
    const own = history.sha("Three").slice(0, 10);
    expect((await read(`Document ${own}, whose digest is ${SHA}.`)).changes).toEqual([{ commits: { shas: [own] } }]);
    expect(await read(`The digest is ${SHA}, and nothing else.`)).toEqual({
      changes: [],
      origin: `neither \`changes\` nor \`body\` names any commits: there is no commit ${SHA}`,
      isClear: false,
    });
  });

  test("that mean two things are not guessed between", async () => {
    expect(await read("The last 3 commits since v1.0.0.")).toEqual({
      changes: [],
      origin: '`body` names more than one selection: "The last 3 commits" and "since v1.0.0"',
      isClear: false,
    });
  });

  test("that say the same twice are one", async () => {
    expect((await read("The past week. I said the past week!")).changes).toHaveLength(1);
  });

  test("mix a tag and a commit", async () => {
    const end = history.sha("Six");
    const { changes } = await read(`from v1.0.0 to ${end}`);
    expect(changes).toEqual([{ commits: { startSha: history.sha("Two"), endSha: end } }]);
  });

  test.each(["America/New_York", "Asia/Kolkata"])("mean UTC on a machine in %s", async (zone) => {
    vi.stubEnv("TZ", zone);
    expect((await read("since yesterday")).changes).toEqual(window("2026-11-20T00:00:00Z"));
  });
});

test.each([
  ["week", "2026-11-16T00:00:00.000Z", "2026-11-22T23:59:59.000Z"],
  ["quarter", "2026-10-01T00:00:00.000Z", "2026-12-31T23:59:59.000Z"],
  ["year", "2026-01-01T00:00:00.000Z", "2026-12-31T23:59:59.000Z"],
])("the %s of a date is from %s to %s", (unit, start, end) => {
  expect(buildUnit(NOW, unit)).toEqual({ start: new Date(start), end: new Date(end) });
});

describe("a body of twenty thousand words", () => {
  test.each<[string, (index: number) => string]>([
    ["trigger words", () => "since"],
    ["dates that are none", (index) => `since 99/${index}`],
    ["numbers", (index) => `last ${index}`],
    ["openings", () => "from 1 to"],
    ["figures", () => "1234567890"],
  ])("of %s costs few readings of a date, each of a dozen words", async (_, build) => {
    const { tags } = await known;
    const parse = await loadParseTime(NOW);
    const parsedTexts = new Set<string>();
    const body = Array.from({ length: 20_000 }, (_, index) => build(index)).join(" ");
    const words = splitWords(body);
    let looks = 0;
    const counted = new Proxy(words, {
      get(target, key, receiver) {
        if (key === "slice") looks += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    findPhrases(counted, {
      tags,
      now: NOW,
      parseTime: (text) => {
        parsedTexts.add(text);
        return parsedTexts.size > 50 ? undefined : parse(text);
      },
    });
    expect(looks).toBeLessThanOrEqual(words.length);
    expect(Math.max(0, ...[...parsedTexts].map((text) => text.length))).toBeLessThan(12 * 201);
  });

  test("is read to its end", async () => {
    const { changes } = await read(`${"lorem since ipsum ".repeat(33_333)} the last 2 commits`);
    expect(changes).toEqual([{ commits: { count: 2 } }]);
  });
});
