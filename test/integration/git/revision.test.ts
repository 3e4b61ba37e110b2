import { join } from "node:path";
import { expect, test } from "vitest";
import { readCommits } from "../../../src/git/commits.ts";
import {
  orderCommits,
  readNearestCommit,
  resolveRevision,
  resolveRevisions,
  resolveTag,
} from "../../../src/git/revision.ts";
import { readTags } from "../../../src/git/tags.ts";
import { History } from "../../support/history.ts";

test("a SHA, a tag and a branch lead to a commit's full SHA", async () => {
  using history = new History();
  const first = history.commit("One");
  history.git("tag", "--annotate", "--message", "First", "v1.0.0");
  const second = history.commit("Two");
  history.git("update-ref", "refs/remotes/origin/feature", first);
  history.git("update-ref", "refs/tags/-odd", first);
  const names = ["v1.0.0", "refs/tags/v1.0.0", "main", "HEAD", second.slice(0, 9), second, "feature", "-odd", "HEAD~1"];
  const shas = [first, first, second, second, second, second, first, first, first];
  expect(await resolveRevisions(history.directory, names)).toEqual(shas);
  expect(await resolveRevisions(history.directory, [])).toEqual([]);
});

test.each(["v1.1.0", "--all", "", "HEAD\nHEAD", "0123456789012345678901234567890123456789", "HEAD:src/code.ts", "a b"])(
  "%j is not there",
  async (name) => {
    using history = new History();
    history.commit("One");
    history.tag("v1.0.0");
    await expect(resolveRevision(history.directory, name)).rejects.toMatchObject({
      code: "git/unknown-revision",
      message: expect.stringContaining(JSON.stringify(name)),
    });
  },
);

test("an unknown name is answered with the nearest ones", async () => {
  using history = new History();
  history.commit("One");
  for (const name of ["v1.2.0", "v1.20.0", "nightly"]) history.tag(name);
  await expect(resolveRevision(history.directory, "v1.2")).rejects.toMatchObject({
    hint: expect.stringContaining('"v1.2.0"'),
  });
  const tags = await readTags(history.directory);
  await expect(resolveTag(history.directory, tags, "v9.9.9")).rejects.toMatchObject({ code: "git/unknown-tag" });
  await expect(resolveTag(history.directory, tags, "nigthly")).rejects.toMatchObject({
    hint: 'Did you mean "nightly"?',
  });
});

test("in a shallow clone an unknown name is answered with fetch-depth", async () => {
  using history = new History();
  const first = history.commit("One");
  history.commit("Two");
  const clone = join(history.directory, "..", "clone");
  history.git("clone", "--quiet", "--depth=1", `file://${history.directory}`, clone);
  await expect(resolveRevision(clone, first)).rejects.toMatchObject({
    hint: expect.stringContaining("fetch-depth: 0"),
  });
});

test("a tag is found by its name, its ref, and with or without a v", async () => {
  using history = new History();
  history.commit("One");
  for (const name of ["v1.0.0", "2.0.0", "v3.0.0", "3.0.0"]) history.tag(name);
  const tags = await readTags(history.directory);
  const names = ["v1.0.0", "refs/tags/v1.0.0", "1.0.0", "v2.0.0", "3.0.0"];
  const found = await Promise.all(names.map((name) => resolveTag(history.directory, tags, name)));
  expect(found.map(({ name }) => name)).toEqual(["v1.0.0", "v1.0.0", "v1.0.0", "2.0.0", "3.0.0"]);
});

test("the commit that shares the most digits is the nearest, cut to the digits that were given", async () => {
  using history = new History();
  const sha = history.commit("One");
  history.commit("Two");
  const wrong = (at: number) => (sha[at] === "0" ? "1" : "0");
  expect(await readNearestCommit(history.directory, `${sha.slice(0, 6)}${wrong(6)}`)).toBe(sha.slice(0, 10));
  const long = `${sha.slice(0, 19)}${wrong(19)}`;
  expect(await readNearestCommit(history.directory, long.toUpperCase())).toBe(sha.slice(0, 20));
});

test("a tag, a branch and a file's digest are near no commit", async () => {
  using history = new History();
  history.commit("One", { "a.txt": "text\n" });
  for (const name of ["v1.0.0", "abc", "main", "zzzzzzz", history.git("rev-parse", "HEAD:a.txt")]) {
    expect(await readNearestCommit(history.directory, name), name).toBeUndefined();
  }
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
  expect(await orderCommits(history.directory, all.slice(0, 1))).toEqual(all.slice(0, 1));
  expect(await orderCommits(history.directory, [])).toEqual([]);
});
