import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  buildExplicitRange,
  buildRange,
  type CommitRange,
  findReleases,
  readCommitsBetween,
  readInclusiveRange,
  readLastCommits,
  readMainBranch,
} from "../../../src/git/ranges.ts";
import { readHistory } from "../../../src/git/repository.ts";
import { runGit } from "../../../src/git/run.ts";
import { readTags } from "../../../src/git/tags.ts";
import { History } from "../../support/history.ts";

async function listSubjects(history: History, range: CommitRange): Promise<string[]> {
  const args = ["log", "--format=%s", "--stdin", ...(range.noWalk ? ["--no-walk=unsorted"] : [])];
  const listing = await runGit(history.directory, args, { input: range.revisions.join("\n") });
  return listing.trim().split("\n");
}

/** root - one - merge(side) - two, with `side` from the root. */
function buildMerged(history: History) {
  const root = history.commit("root");
  history.git("switch", "--quiet", "--create", "side");
  const side = history.commit("side", { "side.txt": "side" });
  history.git("switch", "--quiet", "main");
  const one = history.commit("one");
  const merge = history.merge("side", "merge");
  const two = history.commit("two");
  return { root, side, one, merge, two };
}

test("a range contains what the end contains and the start does not", async () => {
  using history = new History();
  const { one, two } = buildMerged(history);
  expect(await listSubjects(history, buildRange(two, one))).toEqual(["two", "merge", "side"]);
  expect((await listSubjects(history, buildRange(two))).toSorted()).toEqual(["merge", "one", "root", "side", "two"]);
  expect(await listSubjects(history, buildExplicitRange([one, two]))).toEqual(["one", "two"]);
});

test("with the start commit a root stays in, and a merge brings no branch along", async () => {
  using history = new History();
  const { root, merge, one, two, side } = buildMerged(history);
  const list = async (start: string, end: string) =>
    listSubjects(history, await readInclusiveRange(history.directory, start, end));
  expect(await list(merge, two)).toEqual(["two", "merge"]);
  expect(await list(root, one)).toEqual(["one", "root"]);
  expect(await list(two, two)).toEqual(["two"]);
  await expect(list(two, one)).rejects.toMatchObject({
    code: "git/start-not-in-end",
    hint: expect.stringMatching(/swap/i),
  });
  await expect(list(side, one)).rejects.toMatchObject({ code: "git/start-not-in-end" });
});

test("the last commits are counted along first parents", async () => {
  using history = new History();
  const { two, merge, one } = buildMerged(history);
  expect(await readLastCommits(history.directory, two, 3)).toEqual({
    revisions: [two, merge, one],
    noWalk: true,
    isOrdered: true,
  });
  expect((await readLastCommits(history.directory, two, 99)).revisions).toHaveLength(4);
});

test("a time window includes both ends, and a wrong clock hides no commit", async () => {
  using history = new History();
  const [at13, at14, at15] = ["13", "14", "15"].map((hour) => history.commit(hour));
  const dawn = "2026-01-01T05:00:00Z";
  const env = { GIT_AUTHOR_NAME: "A", GIT_AUTHOR_EMAIL: "a@b", GIT_COMMITTER_NAME: "A", GIT_COMMITTER_EMAIL: "a@b" };
  const args = ["commit-tree", "HEAD^{tree}", "-p", "HEAD", "-m", "dawn"];
  const head = (await runGit(history.directory, args, { env: { ...env, GIT_COMMITTER_DATE: dawn } })).trim();
  const between = async (start?: string, end?: string) => {
    const window = { ...(start ? { start: new Date(start) } : {}), ...(end ? { end: new Date(end) } : {}) };
    return (await readCommitsBetween(history.directory, head, window)).revisions;
  };
  expect(await between("2026-01-01T14:00:00Z", "2026-01-01T15:00:00Z")).toEqual([at15, at14]);
  expect(await between("2026-01-01T14:00:00.500Z")).toEqual([at15]);
  expect((await between(undefined, "2026-01-01T13:59:59Z")).toSorted()).toEqual([at13, head].toSorted());
  expect((await between(undefined, "2026-01-01T13:59:59.500Z")).toSorted()).toEqual([at13, head].toSorted());
  expect(await between("2027-01-01T00:00:00Z")).toEqual([]);
});

describe("the main branch", () => {
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
});

describe("the last releases", () => {
  const TAGS = ["v1.0.0", "core@0.1.0", "v1.1.0-rc.1", "v1.1.0", "core@0.2.0", "v2.0.0-beta.1", "v1"];

  test.each([
    [2, {}, ["v1.1.0 < v1.0.0", "v1.0.0 < none"]],
    [1, {}, ["v1.1.0 < v1.0.0"]],
    [9, { series: "core@" }, ["core@0.2.0 < core@0.1.0", "core@0.1.0 < none"]],
    [2, { prereleases: true }, ["v2.0.0-beta.1 < v1.1.0", "v1.1.0 < v1.0.0"]],
    [0, {}, []],
    [2, { series: "cli@" }, []],
  ])("the last %i releases with %j are %j", async (count, options, expected) => {
    using history = new History();
    for (const name of TAGS) {
      history.commit(name);
      history.tag(name);
    }
    const pairs = await findReleases(history.directory, await readTags(history.directory), count, options);
    expect(pairs.map(({ tag, previous }) => `${tag.name} < ${previous.tag?.name ?? "none"}`)).toEqual(expected);
  });

  test("names the packages that were released in the commit of the newest, highest version first", async () => {
    using history = new History();
    for (const names of [
      ["core@0.1.0", "cli@0.1.0"],
      ["docs@9.0.0"],
      ["core@0.2.0", "core@0", "cli@0.2.0-rc.1", "ui@2.0.0"],
    ]) {
      history.commit(names.join());
      for (const name of names) history.tag(name);
    }
    const pairs = await findReleases(history.directory, await readTags(history.directory), 1);
    expect(pairs.map(({ tag, previous }) => `${tag.name} < ${previous.tag?.name ?? "none"}`)).toEqual([
      "ui@2.0.0 < none",
      "core@0.2.0 < core@0.1.0",
    ]);
  });
});
