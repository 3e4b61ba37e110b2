import { describe, expect, test } from "vitest";
import type { BranchTrigger } from "../../../../src/action/trigger.ts";
import { History } from "../../../support/history.ts";
import { selectBy } from "../../../support/selection-place.ts";
import { pushed } from "../../../support/triggers.ts";

const GONE = "0123456789abcdef0123456789abcdef01234567";

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
      ({ old, topic }) => pushed(topic, { before: old }),
      ({ old, topic }) => rangeOf(old, topic),
      /the push to topic/,
    ],
    [
      "new, counts since it left the default branch",
      ({ topic }) => pushed(topic),
      ({ fork, topic }) => rangeOf(fork, topic),
      /since it left main/,
    ],
    [
      "forced, counts from the merge base",
      ({ main, topic }) => pushed(topic, { before: main, forced: true }),
      ({ fork, topic }) => rangeOf(fork, topic),
      /the rewritten part/,
    ],
    [
      "forced, with the old tip gone, counts since it left the default branch",
      ({ topic }) => pushed(topic, { before: GONE, forced: true }),
      ({ fork, topic }) => rangeOf(fork, topic),
      /rewritten branch topic \(0123456 is gone\) since it left main/,
    ],
    [
      "new default branch, counts since the latest tag",
      ({ main }) => pushed(main, { branch: "main" }),
      ({ first, main }) => rangeOf(first, main),
      /since v1\.0\.0 \([0-9a-f]{7}\)/,
    ],
    [
      "forced on the default branch, with the old tip gone, counts since the latest tag",
      ({ main }) => pushed(main, { branch: "main", before: GONE, forced: true }),
      ({ first, main }) => rangeOf(first, main),
      /since v1\.0\.0/,
    ],
    [
      "new without a default branch to be found, counts since the latest tag",
      ({ main }) => pushed(main, { defaultBranch: "trunk" }),
      ({ first, main }) => rangeOf(first, main),
      /since v1\.0\.0/,
    ],
  ])("%s", async (_, trigger, expected, source) => {
    using made = createHistory();
    const selection = await selectBy(trigger(made), made.history.directory);
    expect(selection.changes).toEqual(expected(made));
    expect(selection.source).toMatch(source);
    expect(selection.skipped).toBeUndefined();
  });

  test.each<[string, (made: Made) => BranchTrigger, RegExp]>([
    ["new without commits of its own", ({ fork }) => pushed(fork), /has no commits that main lacks/],
    ["moved back", ({ old, topic }) => pushed(old, { before: topic, forced: true }), /moved back/],
    ["that moves nothing", ({ topic }) => pushed(topic, { before: topic }), /brought no commits/],
  ])("%s is skipped", async (_, trigger, reason) => {
    using made = createHistory();
    const selection = await selectBy(trigger(made), made.history.directory);
    expect(selection).toMatchObject({ changes: [], skipped: expect.stringMatching(reason) });
  });

  test("whose new tip is not in the checkout is refused", async () => {
    using made = createHistory();
    const selection = selectBy(pushed(GONE, { before: made.old }), made.history.directory);
    await expect(selection).rejects.toMatchObject({ code: "git/unknown-revision" });
  });
});
