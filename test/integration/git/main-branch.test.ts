import { join } from "node:path";
import { expect, test } from "vitest";
import { readHistory } from "../../../src/git/history.ts";
import { readMainBranch } from "../../../src/git/ranges.ts";
import { History } from "../../support/history.ts";

/** A clone whose remote has `main` at Two and `topic` at Topic. */
function clone(history: History) {
  history.commit("One");
  history.git("checkout", "--quiet", "-b", "topic");
  const topic = history.commit("Topic");
  history.git("checkout", "--quiet", "main");
  const main = history.commit("Two");
  const directory = join(history.directory, "..", "clone");
  history.git("clone", "--quiet", history.directory, directory);
  const git = (...args: string[]) => history.git("-C", directory, ...args);
  return { directory, git, main, topic };
}

const read = async (directory: string) => readMainBranch(await readHistory(directory));

test("is origin's own where another branch or a single commit is checked out", async () => {
  using history = new History();
  const { directory, git, main, topic } = clone(history);
  git("checkout", "--quiet", "topic");
  expect(await read(directory)).toBe(main);
  git("checkout", "--quiet", "--detach", topic);
  expect(await read(directory)).toBe(main);
});

test("is the head where that branch itself is checked out, also ahead of origin", async () => {
  using history = new History();
  const { directory, git } = clone(history);
  git("commit", "--quiet", "--allow-empty", "--message", "Not pushed");
  expect(await read(directory)).toBe(git("rev-parse", "HEAD"));
});

test("is the head where origin does not say", async () => {
  using history = new History();
  const { directory, git, topic } = clone(history);
  git("remote", "set-head", "origin", "--delete");
  git("checkout", "--quiet", "topic");
  expect(await read(directory)).toBe(topic);
  expect(await read(history.directory)).toBe(history.git("rev-parse", "HEAD"));
});
