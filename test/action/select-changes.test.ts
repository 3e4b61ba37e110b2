import { describe, expect, test } from "vitest";
import { selectChanges } from "../../src/action/select-changes.ts";
import type { Trigger } from "../../src/action/trigger.ts";
import { readHistory } from "../../src/git/read-history.ts";
import { selectSpans } from "../../src/service/select-spans.ts";
import { History } from "../fixtures/history.ts";

const BY_HAND: Trigger = { kind: "manual", tag: undefined };
const released = (tag: string): Trigger => ({ kind: "release", tag, name: tag, text: "", url: undefined });
const merged = (mergeCommit: string, commits: number, name = "Add colour"): Trigger => ({
  kind: "merge",
  number: 7,
  name,
  text: "",
  url: undefined,
  mergeCommit,
  commits,
});

function createHistory(): History {
  const history = new History();
  history.commit("One");
  history.commit("Two");
  history.tag("v1.0.0");
  history.commit("Three");
  history.commit("Four");
  history.tag("v1.1.0");
  history.tag("v2.0.0-rc.1");
  return history;
}

/** The subjects of the commits that a selection means to the service, newest first. */
async function subjectsOf(history: History, { changes }: Awaited<ReturnType<typeof selectChanges>>): Promise<string[]> {
  const { spans } = await selectSpans(await readHistory(history.directory), changes);
  return spans.flatMap(({ commits }) => commits.map(({ subject }) => subject));
}

describe("a release", () => {
  test.each<[string, Trigger]>([
    ["released", released("v1.1.0")],
    ["pushed", { kind: "push", tag: "v1.1.0" }],
    ["chosen for a run by hand", { kind: "manual", tag: "v1.1.0" }],
    ["named without its v", released("1.1.0")],
  ])("whose tag is %s goes from the tag before it", async (_, trigger) => {
    using history = createHistory();
    const selection = await selectChanges("auto", trigger, history.directory);
    expect(selection.changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
    expect(selection.source).toMatch(/v1\.1\.0.*v1\.0\.0/);
    expect(await subjectsOf(history, selection)).toEqual(["Four", "Three"]);
  });

  test("that is the first goes from the first commit, and is still that release", async () => {
    using history = createHistory();
    const selection = await selectChanges("auto", released("v1.0.0"), history.directory);
    expect(selection.source).toContain("the first release, v1.0.0");
    expect(await subjectsOf(history, selection)).toEqual(["Two", "One"]);
    const { spans } = await selectSpans(await readHistory(history.directory), selection.changes);
    expect(spans).toMatchObject([{ tag: "v1.0.0", version: "1.0.0", previousTag: undefined }]);
  });

  test("that is the first, on the only commit, is that commit", async () => {
    using history = new History();
    history.commit("One");
    history.tag("v1.0.0");
    const selection = await selectChanges("auto", released("v1.0.0"), history.directory);
    expect(await subjectsOf(history, selection)).toEqual(["One"]);
  });

  test.each<[string, Trigger]>([
    ["released", released("v1.1.9")],
    ["pushed", { kind: "push", tag: "v1.1.9" }],
  ])("whose tag is %s but not there is refused with the nearest names", async (_, trigger) => {
    using history = createHistory();
    await expect(selectChanges("auto", trigger, history.directory)).rejects.toMatchObject({
      code: "git/unknown-tag",
      message: expect.stringContaining('"v1.1.9"'),
      hint: expect.stringContaining("v1.1.0"),
    });
  });
});

describe("a merged pull request", () => {
  function createBranch(): History {
    const history = createHistory();
    history.git("checkout", "--quiet", "-b", "colour");
    history.commit("Start colour", { "colour.ts": "1\n" });
    history.commit("Finish colour", { "colour.ts": "2\n" });
    history.git("checkout", "--quiet", "main");
    history.commit("Meanwhile", { "other.ts": "1\n" });
    return history;
  }

  test("with a merge commit brings the merge and its branch, not what came meanwhile", async () => {
    using history = createBranch();
    const sha = history.merge("colour", "Merge pull request #7 from octo/colour");
    history.commit("Later");
    const selection = await selectChanges("auto", merged(sha, 2), history.directory);
    const subjects = await subjectsOf(history, selection);
    expect(subjects.sort()).toEqual(["Finish colour", "Merge pull request #7 from octo/colour", "Start colour"]);
  });

  test.each([
    ["its title and number", "Add colour (#7)", 2],
    ["another title and its number", "feat: colour (#7)", 2],
    ["its title alone", "Add colour", 2],
    ["any subject, of one commit", "Start colour", 1],
  ])("squashed, with %s, is the one commit", async (_, subject, commits) => {
    using history = createBranch();
    const sha = history.commit(subject);
    history.commit("Later");
    const selection = await selectChanges("auto", merged(sha, commits), history.directory);
    expect(selection.changes).toEqual([{ commits: { shas: [sha] } }]);
    expect(selection.source).toContain("squashed");
  });

  test.each([
    ["nothing like its title", "Add colour", "Finish colour"],
    ["the beginning of its last subject", "Finish", "Finish colour"],
  ])("rebased, with %s, brings as many commits as it had", async (_, name, last) => {
    using history = createBranch();
    history.commit("Start colour");
    const sha = history.commit(last);
    history.commit("Later");
    const selection = await selectChanges("auto", merged(sha, 2, name), history.directory);
    expect(await subjectsOf(history, selection)).toEqual([last, "Start colour"]);
    expect(selection.source).toMatch(/#7.*rebased/);
  });

  test("whose merge is not in this checkout is refused", async () => {
    using history = createHistory();
    const selection = selectChanges("auto", merged("0123456789abcdef0123456789abcdef01234567", 1), history.directory);
    await expect(selection).rejects.toMatchObject({ code: "git/unknown-revision" });
  });
});

describe("by hand", () => {
  test("at a tag it is that release", async () => {
    using history = createHistory();
    const { changes } = await selectChanges("auto", BY_HAND, history.directory);
    expect(changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
  });

  test("after a tag it is what came since", async () => {
    using history = createHistory();
    history.commit("Five");
    const selection = await selectChanges("auto", BY_HAND, history.directory);
    expect(selection.changes).toEqual([{ tags: { start: "v1.1.0" } }]);
    expect(selection.source).toContain("since the last release, v1.1.0");
    expect(await subjectsOf(history, selection)).toEqual(["Five"]);
  });

  test("without any tag it is everything", async () => {
    using history = new History();
    history.commit("One");
    history.commit("Two");
    const selection = await selectChanges("auto", BY_HAND, history.directory);
    expect(selection.source).toContain("the whole history");
    expect(await subjectsOf(history, selection)).toEqual(["Two", "One"]);
  });

  test("in a folder below the top it is the same", async () => {
    using history = createHistory();
    const { changes } = await selectChanges("auto", BY_HAND, `${history.directory}/src`);
    expect(changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
  });
});

describe("the input changes wins", () => {
  test("with its selectors, whatever the trigger, and without looking at a repository", async () => {
    const given = [{ commits: { count: 3 } }];
    for (const trigger of [released("v1.1.0"), { kind: "other", event: "schedule" } satisfies Trigger]) {
      expect((await selectChanges(given, trigger, "/nowhere")).changes).toEqual(given);
    }
  });

  test("with none: no selector at all", async () => {
    expect((await selectChanges("none", released("v1.1.0"), "/nowhere")).changes).toEqual([]);
  });
});

test.each<[string, Trigger, string]>([
  ["schedule", { kind: "other", event: "schedule" }, "schedule"],
  ["a push to a branch", { kind: "other", event: "push to refs/heads/main" }, "push to refs/heads/main"],
])("%s says nothing of commits, so the step asks for the input", async (_, trigger, name) => {
  using history = createHistory();
  await expect(selectChanges("auto", trigger, history.directory)).rejects.toMatchObject({
    code: "event/unsupported",
    message: expect.stringContaining(name),
    hint: expect.stringContaining("input changes"),
  });
});
