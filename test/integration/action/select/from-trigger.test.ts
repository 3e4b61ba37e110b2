import { describe, expect, test } from "vitest";
import type { ChangeSelection } from "../../../../src/action/select/selection.ts";
import type { Trigger } from "../../../../src/action/trigger.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { History } from "../../../support/history.ts";
import { selectBy } from "../../../support/selection-place.ts";
import { BY_HAND, merged, released } from "../../../support/triggers.ts";

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
async function subjectsOf(history: History, { changes }: ChangeSelection): Promise<string[]> {
  const { spans } = await selectSpans(await readHistory(history.directory), changes);
  return spans.flatMap(({ commits }) => commits.map(({ subject }) => subject));
}

describe("a release", () => {
  test.each<[string, Trigger]>([
    ["released", released("v1.1.0")],
    ["pushed", { kind: "push", tag: "v1.1.0" }],
    ["chosen for a run by hand", { kind: "manual", tag: "v1.1.0" }],
    ["named without its v", released("1.1.0")],
    ["at the head of a run by hand", BY_HAND],
  ])("whose tag is %s goes from the tag before it", async (_, trigger) => {
    using history = createHistory();
    const selection = await selectBy(trigger, history.directory);
    expect(selection.changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
    expect(selection.source).toMatch(/v1\.1\.0.*v1\.0\.0/);
    expect(await subjectsOf(history, selection)).toEqual(["Four", "Three"]);
  });

  test("that is the first goes from the first commit, and is still that release", async () => {
    using history = createHistory();
    const selection = await selectBy(released("v1.0.0"), history.directory);
    expect(selection.source).toContain("the release v1.0.0 since the beginning");
    expect(await subjectsOf(history, selection)).toEqual(["Two", "One"]);
    const { spans } = await selectSpans(await readHistory(history.directory), selection.changes);
    expect(spans).toMatchObject([{ tag: "v1.0.0", version: "1.0.0", previousTag: undefined }]);
  });

  test("that is the first, on the only commit, is that commit", async () => {
    using history = new History();
    history.commit("One");
    history.tag("v1.0.0");
    const selection = await selectBy(released("v1.0.0"), history.directory);
    expect(await subjectsOf(history, selection)).toEqual(["One"]);
  });

  test("whose tag does not exist is refused with the nearest names", async () => {
    using history = createHistory();
    const selection = selectBy(released("v1.1.9"), history.directory);
    await expect(selection).rejects.toMatchObject({
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

  test("with a merge commit brings the merge and its branch, not the commits made meanwhile", async () => {
    using history = createBranch();
    const sha = history.merge("colour", "Merge pull request #7 from octo/colour");
    history.commit("Later");
    const selection = await selectBy(merged(sha), history.directory);
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
    const selection = await selectBy(merged(sha, { commits }), history.directory);
    expect(selection.changes).toEqual([{ commits: { shas: [sha] } }]);
    expect(selection.source).toContain("squashed");
  });

  const NEVER_SEEN = "0123456789abcdef0123456789abcdef01234567";
  const tipOf = (history: History, branch: string) => history.git("rev-parse", branch);

  /** Rebases `colour` onto main as a code host does, and returns the last copy. */
  function rebase(history: History): string {
    const copies = history.git("rev-list", "--reverse", "--no-merges", "main..colour").split("\n");
    return history.copy(...copies);
  }

  test.each([
    ["where its branch is still there", true, "Add colour"],
    ["where its branch is still there and named like the last commit", true, "Finish colour"],
    ["where its branch is gone", false, "Add colour"],
  ])("rebased, %s, brings exactly the rebased commits", async (_, known, name) => {
    using history = createBranch();
    const before = tipOf(history, "main");
    const sha = rebase(history);
    history.commit("Later");
    const head = known ? tipOf(history, "colour") : NEVER_SEEN;
    const trigger = merged(sha, { name, head });
    const selection = await selectBy(trigger, history.directory);
    expect(selection.changes).toEqual([{ commits: { startSha: before, endSha: sha, includeStartCommit: false } }]);
    expect(await subjectsOf(history, selection)).toEqual(["Finish colour", "Start colour"]);
    expect(selection.source).toMatch(
      known ? /rebased \(from the/ : /rebased, going by subject and dates, as its branch/,
    );
  });

  test.each([true, false])(
    "squashed under an edited subject, with its branch (%s), is the one commit",
    async (known) => {
      using history = createBranch();
      const head = known ? tipOf(history, "colour") : NEVER_SEEN;
      const sha = history.commit("A subject of its own");
      const selection = await selectBy(merged(sha, { head }), history.directory);
      expect(selection.changes).toEqual([{ commits: { shas: [sha] } }]);
    },
  );

  test("rebased with a merge in its branch leaves the merge out", async () => {
    using history = createBranch();
    history.git("checkout", "--quiet", "colour");
    history.merge("main", "Merge main into colour");
    history.commit("Polish colour", { "colour.ts": "3\n" });
    history.git("checkout", "--quiet", "main");
    const before = tipOf(history, "main");
    const sha = rebase(history);
    const trigger = merged(sha, { commits: 4, head: tipOf(history, "colour") });
    const selection = await selectBy(trigger, history.directory);
    expect(selection.changes).toEqual([{ commits: { startSha: before, endSha: sha, includeStartCommit: false } }]);
  });

  test("pushed to main by hand brings its own commits as they are", async () => {
    using history = createHistory();
    const base = tipOf(history, "main");
    history.commit("Start colour");
    const head = history.commit("Finish colour");
    const trigger = merged(head, { head, base });
    const selection = await selectBy(trigger, history.directory);
    expect(await subjectsOf(history, selection)).toEqual(["Finish colour", "Start colour"]);
  });

  test("an octopus merge brings all of its branches", async () => {
    using history = createBranch();
    history.git("checkout", "--quiet", "-b", "sound", "v1.1.0");
    history.commit("Add sound", { "sound.ts": "1\n" });
    history.git("checkout", "--quiet", "main");
    const before = tipOf(history, "main");
    history.git("merge", "--quiet", "--no-ff", "--message", "Merge colour and sound", "colour", "sound");
    const sha = tipOf(history, "main");
    const selection = await selectBy(merged(sha, { commits: 3 }), history.directory);
    expect(selection.changes).toEqual([{ commits: { startSha: before, endSha: sha, includeStartCommit: false } }]);
    const subjects = await subjectsOf(history, selection);
    expect(subjects.sort()).toEqual(["Add sound", "Finish colour", "Merge colour and sound", "Start colour"]);
  });

  test("whose merge is not in this checkout is refused", async () => {
    using history = createHistory();
    const selection = selectBy(merged(NEVER_SEEN, { commits: 1 }), history.directory);
    await expect(selection).rejects.toMatchObject({ code: "git/unknown-revision" });
  });
});

describe("by hand", () => {
  test("after a tag: the commits since", async () => {
    using history = createHistory();
    history.commit("Five");
    const selection = await selectBy(BY_HAND, history.directory);
    expect(selection.changes).toEqual([{ tags: { start: "v1.1.0" } }]);
    expect(selection.source).toMatch(/since v1\.1\.0 \([0-9a-f]{7}\), the release with the fewest commits since/);
    expect(await subjectsOf(history, selection)).toEqual(["Five"]);
  });

  test("without any tag it is everything", async () => {
    using history = new History();
    history.commit("One");
    history.commit("Two");
    const selection = await selectBy(BY_HAND, history.directory);
    expect(selection.source).toContain("the full history");
    expect(await subjectsOf(history, selection)).toEqual(["Two", "One"]);
  });

  test("in a folder below the top it is the same", async () => {
    using history = createHistory();
    const { changes } = await selectBy(BY_HAND, `${history.directory}/src`);
    expect(changes).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
  });
});

test("an event without commits requires the input", async () => {
  using history = createHistory();
  const trigger: Trigger = { kind: "other", event: "issues" };
  await expect(selectBy(trigger, history.directory)).rejects.toMatchObject({
    code: "event/unsupported",
    message: expect.stringContaining("issues"),
    hint: expect.stringContaining("input `changes`"),
  });
});
