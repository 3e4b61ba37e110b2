import { describe, expect, test } from "vitest";
import { selectChanges } from "../../../../src/action/select/changes.ts";
import { type BranchTrigger, parseTrigger } from "../../../../src/action/trigger.ts";
import { History } from "../../../support/history.ts";
import { buildPlace } from "../../../support/selection-place.ts";

const GONE = "0123456789abcdef0123456789abcdef01234567";
const ZERO = "0".repeat(40);

function pushed(fields: Partial<BranchTrigger> & { after: string }): BranchTrigger {
  return {
    kind: "branch",
    branch: "topic",
    before: undefined,
    forced: false,
    added: undefined,
    defaultBranch: "main",
    url: undefined,
    ...fields,
  };
}

/** main with a release and two commits after it, and `topic` that left it one commit after the release. */
function createHistory() {
  const history = new History();
  const first = history.commit("One");
  history.tag("v1.0.0");
  const fork = history.commit("Two");
  history.git("checkout", "--quiet", "-b", "topic");
  const old = history.commit("Topic one", { "topic.ts": "1\n" });
  const topic = history.commit("Topic two", { "topic.ts": "2\n" });
  history.git("checkout", "--quiet", "main");
  const main = history.commit("Three");
  return { history, first, fork, old, topic, main, [Symbol.dispose]: () => history[Symbol.dispose]() };
}
type Made = ReturnType<typeof createHistory>;

const rangeOf = (startSha: string, endSha: string) => [{ commits: { startSha, endSha, includeStartCommit: false } }];

describe("a push to a branch", () => {
  test.each<[string, (made: Made) => BranchTrigger, (made: Made) => unknown, RegExp]>([
    [
      "brings before..after",
      ({ old, topic }) => pushed({ before: old, after: topic }),
      ({ old, topic }) => rangeOf(old, topic),
      /the push to topic/,
    ],
    [
      "new, counts since it left the default branch",
      ({ topic }) => pushed({ after: topic }),
      ({ fork, topic }) => rangeOf(fork, topic),
      /since it left main/,
    ],
    [
      "forced, counts from the merge base",
      ({ main, topic }) => pushed({ before: main, after: topic, forced: true }),
      ({ fork, topic }) => rangeOf(fork, topic),
      /the rewritten part/,
    ],
    [
      "forced, with the old tip gone, counts since it left the default branch",
      ({ topic }) => pushed({ before: GONE, after: topic, forced: true }),
      ({ fork, topic }) => rangeOf(fork, topic),
      /rewritten branch topic \(0123456 is gone\) since it left main/,
    ],
    [
      "new default branch, counts since the latest tag",
      ({ main }) => pushed({ branch: "main", after: main }),
      ({ first, main }) => rangeOf(first, main),
      /since v1\.0\.0 \([0-9a-f]{7}\)/,
    ],
    [
      "forced on the default branch, with the old tip gone, counts since the latest tag",
      ({ main }) => pushed({ branch: "main", before: GONE, after: main, forced: true }),
      ({ first, main }) => rangeOf(first, main),
      /since v1\.0\.0/,
    ],
    [
      "new without a default branch to be found, counts since the latest tag",
      ({ main }) => pushed({ after: main, defaultBranch: "trunk" }),
      ({ first, main }) => rangeOf(first, main),
      /since v1\.0\.0/,
    ],
  ])("%s", async (_, trigger, expected, source) => {
    using made = createHistory();
    const selection = await selectChanges("auto", trigger(made), buildPlace(made.history.directory));
    expect(selection.changes).toEqual(expected(made));
    expect(selection.source).toMatch(source);
    expect(selection.skipped).toBeUndefined();
  });

  test.each<[string, (made: Made) => BranchTrigger, RegExp]>([
    ["new without commits of its own", ({ fork }) => pushed({ after: fork }), /has no commits that main lacks/],
    ["moved back", ({ old, topic }) => pushed({ before: topic, after: old, forced: true }), /moved back/],
    ["that moves nothing", ({ topic }) => pushed({ before: topic, after: topic }), /brought no commits/],
  ])("%s is skipped", async (_, trigger, reason) => {
    using made = createHistory();
    const selection = await selectChanges("auto", trigger(made), buildPlace(made.history.directory));
    expect(selection).toMatchObject({ changes: [], skipped: expect.stringMatching(reason) });
  });

  test("whose new tip is not in the checkout is refused", async () => {
    using made = createHistory();
    const selection = selectChanges(
      "auto",
      pushed({ before: made.old, after: GONE }),
      buildPlace(made.history.directory),
    );
    await expect(selection).rejects.toMatchObject({ code: "git/unknown-revision" });
  });
});

describe("from the event", () => {
  const parse = (payload: unknown) =>
    parseTrigger({
      name: "push",
      payload,
      ref: undefined,
      repository: "octo/widget",
      serverUrl: "https://github.com",
      apiUrl: "https://api.github.com",
      run: undefined,
    });

  test("a deletion is skipped", () => {
    const trigger = parse({ ref: "refs/heads/topic", before: GONE, after: ZERO, deleted: true });
    expect(trigger).toEqual({ kind: "skip", reason: "the branch topic was deleted" });
  });

  test("a new branch has no tip before, whatever flag says it", () => {
    for (const extra of [{ created: true }, {}]) {
      expect(parse({ ref: "refs/heads/topic", before: ZERO, after: GONE, ...extra })).toMatchObject({
        before: undefined,
      });
    }
  });

  test("only what no other branch had counts as added", () => {
    const commits = [
      { id: GONE, distinct: true },
      { id: "f".repeat(40), distinct: false },
    ];
    expect(parse({ ref: "refs/heads/topic", before: GONE, after: GONE, commits })).toMatchObject({ added: [GONE] });
  });

  test.each([
    ["no tip", { ref: "refs/heads/topic", before: GONE }, /after/],
    ["no old tip", { ref: "refs/heads/topic", after: GONE }, /before/],
    ["an option as its tip", { ref: "refs/heads/topic", before: GONE, after: "--all" }, /after/],
  ])("one with %s says which field", (_, payload, field) => {
    expect(() => parse(payload)).toThrow(field);
  });
});
