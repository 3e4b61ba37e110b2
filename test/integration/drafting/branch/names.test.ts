import { describe, expect, test } from "vitest";
import { nameBranch, nameSubject, selectBranchName } from "../../../../src/drafting/draft.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { History } from "../../../support/history.ts";

const WIDGET = { name: "octo/widget", webUrl: undefined };

/** All commits after the first one, v1.0.0, as one span for each of the last `releases`, or as one span. */
async function write(history: History, releases = 0): Promise<Parameters<typeof nameSubject>[0]> {
  const selector = releases === 0 ? { tags: { start: "v1.0.0" } } : { releases: { count: releases } };
  const { spans } = await selectSpans(await readHistory(history.directory), [selector]);
  return spans.map((span) => ({ span, notes: buildNotes(span.commits), releaseNotes: "", source: WIDGET }));
}

function createHistory(...subjects: string[]): History {
  const history = new History();
  history.commit("Start");
  history.tag("v1.0.0");
  for (const subject of subjects) history.commit(subject);
  return history;
}

test("a release is named by its tag, for any event", async () => {
  using history = createHistory("feat: answer (#1)");
  history.tag("core@1.1.0-rc.1");
  history.tag("v1.1.0");
  for (const eventType of ["release", "merge", undefined] as const) {
    expect(nameSubject(await write(history, 1), { eventType })).toEqual({ spoken: "v1.1.0", branch: "v1.1.0" });
  }
});

test("several releases are named by the newest", async () => {
  using history = createHistory("feat: answer (#1)");
  history.tag("v1.1.0");
  expect(nameSubject(await write(history, 2), { eventType: undefined })).toEqual({
    spoken: "v1.1.0",
    branch: "v1.1.0",
  });
});

describe("unreleased changes after a merge", () => {
  test.each<[string, string[]]>([
    ["a change that people see", ["feat: answer (#7)"]],
    ["an internal change", ["ci: pin actions (#7)"]],
    ["documentation", ["docs: explain answers (#7)"]],
    ["a dependency update", ["build(deps): bump yaml from 2.8.0 to 2.9.1 (#7)"]],
  ])("of %s are named by the pull request, or together", async (_, subjects) => {
    using history = createHistory(...subjects);
    expect(nameSubject(await write(history), { eventType: "merge", perChange: true })).toEqual({
      spoken: "#7",
      branch: "pr-7",
    });
    const shared = { spoken: "unreleased changes", branch: "unreleased" };
    expect(nameSubject(await write(history), { eventType: "merge" })).toEqual(shared);
    const base = { spoken: "unreleased changes", branch: "unreleased-1-x" };
    expect(nameSubject(await write(history), { eventType: "merge", base: "1.x" })).toEqual(base);
  });

  test.each<[string, string[]]>([
    ["two pull requests", ["feat: answer (#7)", "fix: keep the last line (#8)"]],
    ["a pull request beside a commit without one", ["feat: answer (#7)", "fix: keep the last line"]],
    ["no pull request", ["feat: answer"]],
    ["nothing", []],
  ])("of %s are named unreleased", async (_, subjects) => {
    using history = createHistory(...subjects);
    const unreleased = { spoken: "unreleased changes", branch: "unreleased" };
    expect(nameSubject(await write(history), { eventType: "merge", perChange: true })).toEqual(unreleased);
  });

  test("of one pull request are named unreleased without a merge event", async () => {
    using history = createHistory("feat: answer (#7)");
    expect(nameSubject(await write(history), { eventType: undefined, perChange: true }).branch).toBe("unreleased");
  });
});

test("releases of several repositories are named with each repository", async () => {
  using history = createHistory("feat: answer (#1)");
  history.tag("v1.1.0");
  const other = { name: "octo/gadget", webUrl: undefined };
  const [widget] = await write(history, 1);
  if (widget === undefined) throw new Error("There is no span.");
  const gadget = { ...widget, source: other };
  expect(nameSubject([widget, gadget], { eventType: undefined })).toEqual({
    spoken: "octo/widget v1.1.0 and octo/gadget v1.1.0",
    branch: "widget-v1.1.0-gadget-v1.1.0",
  });
  const unreleased = { ...gadget, span: { ...gadget.span, tag: undefined, version: undefined } };
  expect(nameSubject([widget, unreleased], { eventType: undefined }).spoken).toBe(
    "octo/widget v1.1.0 and octo/gadget unreleased changes",
  );
  const many = ["a", "b", "c", "d", "e"].map((name) => ({ ...widget, source: { ...other, name: `octo/${name}` } }));
  expect(nameSubject(many, { eventType: undefined }).branch).toMatch(/^a-v1\.1\.0-b-v1\.1\.0-c-v1\.1\.0-[0-9a-f]{7}$/);
});

describe("the branch of a draft", () => {
  function nameBranchesOf(isElsewhere: boolean, names: readonly string[]): string[] {
    const workspace = { sources: [{ isElsewhere, repository: { name: "widget", webUrl: undefined } }] };
    const subject = { spoken: "v1.1.0", branch: "v1.1.0" };
    return names.map((name) => nameBranch(workspace, { branchName: selectBranchName(name, names) }, subject));
  }
  const nameBranches = (...names: string[]) => nameBranchesOf(false, names);
  const nameBranchesElsewhere = (...names: string[]) => nameBranchesOf(true, names);

  test("of the only publication has the subject only", () => {
    expect(nameBranches("My notes")).toEqual(["release-docs/v1.1.0"]);
  });

  test("of one among several has its slug too", () => {
    const branches = nameBranches("My notes", "log..lock~1", "ADR");
    expect(branches).toEqual([
      "release-docs/my-notes/v1.1.0",
      "release-docs/log-lock-1/v1.1.0",
      "release-docs/adr/v1.1.0",
    ]);
  });

  test("in another repository has the source's name", () => {
    expect(nameBranchesElsewhere("My notes")).toEqual(["release-docs/widget/v1.1.0"]);
    expect(nameBranchesElsewhere("A", "B")).toEqual(["release-docs/widget/a/v1.1.0", "release-docs/widget/b/v1.1.0"]);
  });

  test("has the name that the configuration gives it", () => {
    const workspace = { sources: [{ isElsewhere: false, repository: { name: "widget", webUrl: undefined } }] };
    const config = { pullRequest: { branch: "release-docs/next-{subject}" } };
    const subject = { spoken: "v1.1.0", branch: "v1.1.0" };
    expect(nameBranch(workspace, { config }, subject)).toBe("release-docs/next-v1.1.0");
    expect(nameBranch(workspace, { branchName: "adr", config }, subject)).toBe("release-docs/next-adr/v1.1.0");
  });

  test.each([
    ["differ only in what a branch cannot hold", ["Docs A", "docs-a"]],
    ["are in another script", ["文档", "更新日志"]],
  ])("differs for two publications whose names %s", (_, names) => {
    expect(new Set(nameBranches(...names)).size).toBe(names.length);
  });
});
