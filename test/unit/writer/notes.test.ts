import { describe, expect, test } from "vitest";
import { MAX_TITLE_LENGTH, type NoteEdits } from "../../../src/writer/changes/change.ts";
import { buildNotes, countCommits, renderCommitCount } from "../../../src/writer/notes.ts";
import { countReasons, describeEntries, listNamed } from "../../support/described-entries.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../support/make-commits.ts";
import { mergeEntries } from "../../support/merge-entries.ts";
import { noteWithPullRequests, type PullRequestSketch } from "../../support/noted-pull-requests.ts";

describe("where one commit belongs", () => {
  test.each<[message: string, paths: string[], entry: string]>([
    ["Fix: close the file.", ["src/a.ts"], "fixed: Close the file"],
    ["parser(json): fix commas", ["lib/a.py"], "fixed: [parser(json)] Fix commas"],
    ["[docker] Use a small image [skip ci]", ["Dockerfile"], "changed: [docker] Use a small image"],
    ["Fix flaky run", ["tests/test_a.py", "CHANGES.md"], "internal: Fix flaky run"],
    ["feat: say why\n\nBREAKING CHANGE: none", ["src/a.ts"], "added: Say why"],
    ["isFile is faster", ["src/a.ts"], "changed: isFile is faster"],
  ])("%s", (message, paths, entry) => {
    expect(describeEntries(buildNotes(makeCommits({ message, paths })))).toEqual([entry]);
  });

  test.each([
    [4096, "documentation: Add a guide"],
    [4097, "added: Add a guide"],
  ])("a path of %i characters", (length, entry) => {
    const paths = [`docs/${"a".repeat(length - "docs/.md".length)}.md`];
    expect(describeEntries(buildNotes(makeCommits({ message: "Add a guide", paths })))).toEqual([entry]);
  });
});

describe("commits not shown", () => {
  test.each<[message: string, reason: string]>([
    ["v1.2.3", "release"],
    ["chore(release): 1.2.0 [skip ci]", "release"],
    [`Document v1.2.0 (#9)\n\n2 commits.\n\nRelease-Docs-Tree: ${"ab".repeat(20)}`, "release"],
    ["Merge pull request #9 from octo/release-docs/v1.2.0\n\nDocument v1.2.0", "release"],
    ["fixup! Add a thing", "fixup"],
    ["Mend a word [skip changelog]", "skipped"],
    ["Merge branch 'main' into topic", "merge"],
  ])("%s", (message, reason) => {
    const notes = buildNotes(makeCommits(message));
    expect(describeEntries(notes)).toEqual([]);
    expect(countReasons(notes)).toEqual({ [reason]: 1 });
  });
});

const SIDE: CommitSketch[] = [
  { id: "base", message: "Start the server" },
  { id: "a", message: "wip", parents: ["base"] },
  { id: "b", message: "feat: more", parents: ["a"] },
];

describe("a title that returns", () => {
  test.each<[files: string[], name: string]>([
    [[".github/a.yml", "Makefile", ".github/b.yml"], "internal"],
    [[".github/a.yml", "Makefile", "src/b.ts"], "changed"],
    [[".github/a.yml", "Makefile"], "changed"],
  ])("is internal where at least half of three or more are: %j is %s", (files, name) => {
    const commits = makeCommits(...files.map((path) => ({ message: "Update common files", paths: [path] })));
    expect(describeEntries(buildNotes(commits))[0]).toBe(`${name}: Update common files`);
  });
});

test("lists a breaking change once, with its footers but not a dependency's", () => {
  const notes = buildNotes(
    makeCommits(
      "feat(api)!: new names (#1)\n\n* feat: first\n\nBREAKING CHANGE: names changed:\n- `a` is `b`\n- `c` is `d`\n\nCo-authored-by: Eve <eve@example.com>",
      "chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#2)\n\nBREAKING CHANGE: theirs, not ours",
    ),
  );
  expect(describeEntries(notes)).toEqual(["breaking: [api] New names #1"]);
  expect(notes.sections[0]?.entries[0]?.breaking).toBe("names changed:\n- `a` is `b`\n- `c` is `d`");
  expect(notes.dependencies.count).toBe(1);
});

test("counts every commit in one sentence", () => {
  const notes = buildNotes(
    makeCommits(...SIDE, { id: "m", message: "Add a thing (#1)", parents: ["base", "b"] }, "v1.0.0", "ci: run twice"),
  );
  expect(countCommits(notes)).toMatchObject({ commits: 6, listed: { changes: 2, commits: 4 } });
  expect(renderCommitCount(notes)).toBe(
    "6 commits: 2 changes (4 commits) listed, 1 folded; not listed: 1 release chore",
  );
});

test("a release that was taken back is a chore as well", () => {
  const notes = buildNotes(
    makeCommits('Revert "Release 1.2.0"', 'Reapply "chore(release): 1.2.0" (#2)', 'Revert "Add 1.2"'),
  );
  expect(renderCommitCount(notes)).toBe("3 commits: 1 change listed; not listed: 2 release chores");
});

describe("long titles", () => {
  const LONG = `Support ${"v1.0-rc.1 and ".repeat(10_000)}`;
  const known = { c0: { number: 7, title: LONG, isMerge: true } };

  test.each<[where: string, message: string, pullRequests?: Record<string, PullRequestSketch>]>([
    ["a merge's subject", `Merged PR 7: ${LONG}`],
    ["what the code host knows", "wip", known],
  ])("cuts a long title and keeps its commit, with the title in %s", (_, message, pullRequests = {}) => {
    const [text = "", ...others] = listNamed(noteWithPullRequests([message], pullRequests)).map(([, one]) => one.text);
    expect(others).toEqual([]);
    expect(text).toMatch(/^Support v1\.0-rc\.1 and .*…$/);
    expect(text.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  });
});

describe("edited entries", () => {
  const NONE: NoteEdits = { leaveOut: [], reword: [], kinds: [] };

  const MERGED = makeCommits(
    { id: "start", message: "feat: start (#1)" },
    { id: "a", message: "feat: one half" },
    { id: "b", message: "feat: other half" },
    { id: "merge", message: "Merge pull request #2 from ada/side\n\nWhole", parents: ["start", "b"] },
  );

  const HALVES = ["added: Whole #2", "added: Start #1"];

  test.each<[what: string, edits: Partial<NoteEdits>, entries: string[], leftOut: number]>([
    ["left out by its number", { leaveOut: [{ pullRequest: 2 }] }, ["added: Start #1"], 3],
    [
      "left out by its merge",
      { leaveOut: [{ sha: nameCommit("merge").slice(0, 7).toUpperCase() }] },
      ["added: Start #1"],
      3,
    ],
    ["there if only a part of it is named", { leaveOut: [{ sha: nameCommit("a") }] }, HALVES, 0],
    [
      "in the words that were asked for last",
      { reword: ["First", "Last"].map((text) => ({ reference: { pullRequest: 1 }, text })) },
      ["added: Whole #2", "added: Last #1"],
      0,
    ],
  ])("a change is %s", (_, edits, entries, leftOut) => {
    const notes = buildNotes(MERGED, { edits: { ...NONE, ...edits } });
    expect(describeEntries(notes)).toEqual(entries);
    expect(countReasons(notes)).toEqual(leftOut === 0 ? {} : { leftOut });
    expect([notes.changes.length, notes.leftOut.length]).toEqual(leftOut === 0 ? [2, 0] : [1, 1]);
  });

  test("a reworded entry replaces its former text, wherever it is, and nothing else", () => {
    const existing = "### Added\n\n- Start here (#1)\n- By hand (#3)\n\n### Mine\n\n- Keep (#2)";
    const added = "### Added\n\n- Better (#1)\n- Best (#2)";
    const merged = mergeEntries(existing, added, { withdrawn: [], reworded: ["start here"] });
    expect(merged).toBe("### Added\n\n- Better (#1)\n- By hand (#3)\n\n### Mine\n\n- Keep (#2)");
    expect(mergeEntries(merged, added, { withdrawn: [], reworded: ["start here"] })).toBe(merged);
  });
});
