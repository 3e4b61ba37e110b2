import { expect, test } from "vitest";
import { orderCommits, readNearestCommit } from "../../../src/git/ancestry.ts";
import { readCommits } from "../../../src/git/commits.ts";
import { History } from "../../support/history.ts";

test("the commit that shares the most digits is the nearest, cut to the digits that were given", async () => {
  using history = new History();
  const sha = history.commit("One");
  history.commit("Two");
  const wrong = (at: number) => (sha[at] === "0" ? "1" : "0");
  expect(await readNearestCommit(history.directory, `${sha.slice(0, 6)}${wrong(6)}`)).toBe(sha.slice(0, 10));
  const long = `${sha.slice(0, 19)}${wrong(19)}`;
  expect(await readNearestCommit(history.directory, long.toUpperCase())).toBe(sha.slice(0, 20));
});

test.each(["v1.0.0", "abc", "main", "zzzzzzz"])("%s is near no commit", async (name) => {
  using history = new History();
  history.commit("One");
  expect(await readNearestCommit(history.directory, name)).toBeUndefined();
});

test("a file's digest is no commit", async () => {
  using history = new History();
  history.commit("One", { "a.txt": "text\n" });
  const blob = history.git("rev-parse", "HEAD:a.txt");
  expect(await readNearestCommit(history.directory, blob)).toBeUndefined();
});

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

test("a single commit or none", async () => {
  using history = new History();
  history.commit("One");
  const [one] = await readCommits(history.directory, ["HEAD"]);
  expect(await orderCommits(history.directory, one === undefined ? [] : [one])).toEqual([one]);
  expect(await orderCommits(history.directory, [])).toEqual([]);
});
