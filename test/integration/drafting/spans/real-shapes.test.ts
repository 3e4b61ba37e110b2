import { expect, test } from "vitest";
import type { ChangeSelector } from "../../../../src/contract/change-selector.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { History } from "../../../support/history.ts";

async function select(history: History, ...changes: ChangeSelector[]) {
  const { spans } = await selectSpans(await readHistory(history.directory), changes);
  return spans.map(({ tag, commits }) => ({ tag, subjects: commits.map(({ subject }) => subject).join(" ") }));
}

function branch(history: History, name: string, ...subjects: string[]): void {
  history.git("switch", "--quiet", "--create", name);
  for (const subject of subjects) history.commit(subject, { [`${name}.txt`]: subject });
}

test("an octopus merge brings in every branch, and counts as one of the last commits", async () => {
  using history = new History();
  history.commit("Root");
  history.tag("v1.0.0");
  for (const name of ["a", "b", "c"]) {
    history.git("switch", "--quiet", "main");
    branch(history, name, name);
  }
  history.git("switch", "--quiet", "main");
  history.git("merge", "--quiet", "--no-ff", "--message", "Octopus", "a", "b", "c");
  expect(history.git("rev-list", "--parents", "-1", "HEAD").split(" ")).toHaveLength(5);
  const [since] = await select(history, { tags: { start: "v1.0.0" } });
  expect(since?.subjects.split(" ").toSorted()).toEqual(["Octopus", "a", "b", "c"]);
  expect(since?.subjects.startsWith("Octopus")).toBe(true);
  expect(await select(history, { commits: { count: 2 } })).toEqual([{ tag: undefined, subjects: "Octopus Root" }]);
});

test("a release branch with backports keeps to its own line", async () => {
  using history = new History();
  history.commit("One");
  history.tag("v1.0.0");
  history.commit("Two");
  history.tag("v1.1.0");
  history.git("branch", "rel");
  history.commit("Three");
  history.tag("v2.0.0");
  history.git("switch", "--quiet", "rel");
  history.commit("Backport", { "backport.txt": "1" });
  history.tag("v1.1.1");
  expect(await select(history, { tags: { start: "v1.1.0", end: "v1.1.1" } })).toEqual([
    { tag: "v1.1.1", subjects: "Backport" },
  ]);
  expect(await select(history)).toEqual([{ tag: "v1.1.1", subjects: "Backport" }]);
  expect(await select(history, { releases: { count: 2 } })).toEqual([
    { tag: "v2.0.0", subjects: "Three" },
    { tag: "v1.1.0", subjects: "Two" },
  ]);
  expect(await select(history, { tags: { start: "v1.1.1", end: "v2.0.0" } })).toEqual([
    { tag: "v2.0.0", subjects: "Three" },
  ]);
});

test("in a monorepo of two series, the last releases are those of one", async () => {
  using history = new History();
  for (const name of ["core@1.2.0", "cli@0.9.0", "core@1.3.0", "cli@0.10.0", "core@1.4.0"]) {
    history.commit(name);
    history.tag(name);
  }
  expect((await select(history, { releases: { count: 2 } })).map(({ tag }) => tag)).toEqual([
    "core@1.4.0",
    "core@1.3.0",
  ]);
  expect(await select(history, { tags: { start: "cli@0.9.0", end: "cli@0.10.0" } })).toEqual([
    { tag: "cli@0.10.0", subjects: "cli@0.10.0 core@1.3.0" },
  ]);
});

test("annotated and lightweight tags mean their commits, a tag of a file means none", async () => {
  using history = new History();
  history.commit("One");
  history.git("tag", "--annotate", "--message", "One", "v1.0.0");
  history.commit("Two");
  history.tag("v1.1.0");
  history.git("tag", "--annotate", "--message", "Again", "v1.1.0-again", "v1.0.0");
  history.git("tag", "v1.0.5", history.git("rev-parse", "HEAD:src/code.ts"));
  expect(await select(history, { tags: { start: "v1.0.0", end: "v1.1.0" } })).toEqual([
    { tag: "v1.1.0", subjects: "Two" },
  ]);
  expect(await select(history, { tags: { start: "v1.1.0-again" } })).toMatchObject([{ subjects: "Two" }]);
  expect((await select(history, { releases: { count: 2 } })).map(({ tag }) => tag)).toEqual(["v1.1.0", "v1.0.0"]);
  await expect(select(history, { tags: { start: "v1.0.5" } })).rejects.toMatchObject({ code: "git/unknown-tag" });
});

test("tags on commits that the head does not contain still bound a range", async () => {
  using history = new History();
  history.commit("One");
  branch(history, "rel", "Release");
  history.tag("v1.0.0");
  history.git("switch", "--quiet", "main");
  history.git("branch", "--quiet", "-D", "rel");
  history.commit("Two");
  expect(await select(history, { tags: { start: "v1.0.0" } })).toEqual([{ tag: undefined, subjects: "Two" }]);
  expect(await select(history)).toEqual([{ tag: undefined, subjects: "Two" }]);
  expect(await select(history, { releases: { count: 1 } })).toEqual([{ tag: "v1.0.0", subjects: "Release One" }]);
});

test("distant commits are in the order of history, from a list and from two selectors", async () => {
  using history = new History();
  const [one = "", , three = "", four = ""] = ["One", "Two", "Three", "Four"].map((subject) => history.commit(subject));
  const late = history.git("commit-tree", "HEAD^{tree}", "-p", one, "-m", "Side of one");
  expect(await select(history, { commits: { shas: [one, late, four] } })).toMatchObject([
    { subjects: expect.stringMatching(/^(Four Side of one|Side of one Four) One$/) },
  ]);
  expect(await select(history, { commits: { shas: [one] } }, { commits: { shas: [three] } })).toMatchObject([
    { subjects: "Three One" },
  ]);
});
