import { expect, test } from "vitest";
import { readNearestCommit } from "../../../src/git/ancestry.ts";
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
