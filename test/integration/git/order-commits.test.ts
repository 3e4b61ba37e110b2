import { expect, test } from "vitest";
import { orderCommits } from "../../../src/git/ancestry.ts";
import { readCommits } from "../../../src/git/commits.ts";
import { History } from "../../support/history.ts";

test("commits come newest first as history has them, whatever order and dates they are given in", async () => {
  using history = new History();
  history.commit("One");
  history.git("checkout", "--quiet", "-b", "topic");
  history.commit("Topic one", { "topic.ts": "1\n" });
  history.git("checkout", "--quiet", "main");
  history.commit("Two");
  history.merge("topic", "Merge topic");
  const all = await readCommits(history.directory, ["HEAD"]);
  // A clock that went wrong: the order is that of history, not of dates.
  const shuffled = [...all.slice(2), ...all.slice(0, 2)].map((commit) => ({ ...commit, committedAt: "2026-01-01" }));
  const ordered = await orderCommits(history.directory, shuffled);
  expect(ordered.map(({ sha }) => sha)).toEqual(all.map(({ sha }) => sha));
});

test("a single commit, or none, is in order", async () => {
  using history = new History();
  history.commit("One");
  const [one] = await readCommits(history.directory, ["HEAD"]);
  expect(await orderCommits(history.directory, one === undefined ? [] : [one])).toEqual([one]);
  expect(await orderCommits(history.directory, [])).toEqual([]);
});
