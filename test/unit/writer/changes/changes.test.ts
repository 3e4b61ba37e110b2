import { describe, expect, test } from "vitest";
import { buildChangelogSection } from "../../../../src/writer/changelog/section.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { countReasons, describeEntries, listNamed } from "../../../support/described-entries.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../../support/make-commits.ts";
import { noteWithPullRequests, type PullRequestSketch } from "../../../support/noted-pull-requests.ts";

const list = (...given: Parameters<typeof noteWithPullRequests>) => describeEntries(noteWithPullRequests(...given));

describe("which title wins", () => {
  test.each<[why: string, message: string, pullRequest: PullRequestSketch, entry: string]>([
    ["but for a later name", "Add pipes (#1)", { title: "Add tubes", renamed: true }, "added: Add tubes #1"],
    [
      "a subject that was cut",
      "Support all…  (#1)\n\n…names",
      { title: "Support all names" },
      "added: Support all names #1",
    ],
    ["a commit of another", "Fix commas (#1)", { number: 2, title: "Work", labels: ["bug"] }, "fixed: Fix commas #1"],
    ["what only collects", "Fix commas", { number: 2, title: "dev -> main" }, "fixed: Fix commas"],
    ["a number elsewhere", "Fix commas (#1)", { number: undefined, elsewhere: [1] }, "fixed: Fix commas"],
  ])("%s", (_, message, pullRequest, entry) =>
    expect(list([message], { c0: { number: 1, ...pullRequest } })).toEqual([entry]),
  );

  const SIDE: CommitSketch[] = [
    { id: "base", message: "feat: start" },
    { id: "a", message: "wip", parents: ["base"] },
    { id: "m", message: "Merge branch 'topic'", parents: ["base", "a"] },
  ];

  test("a merge by hand is its pull request's, if it is the merge of it", () => {
    const pullRequest = { number: 4, title: "Support pipes" };
    expect(list(SIDE, { m: { ...pullRequest, isMerge: true } })).toEqual(["added: Support pipes #4", "added: Start"]);
    expect(list(SIDE, { m: pullRequest })).toEqual(["added: Start", "internal: Wip"]);
  });
});

describe("a squash of a release or a branch", () => {
  const BODY = "* Add lamps (#3)\n* Fix the bell (#4)\n* Wip\n* Release 1.2.0 (#5)";

  test.each<[subject: string, paths: string[], others: string[], entries: string[]]>([
    ["Release 1.2.0 (#9)", ["src/a.ts"], [], ["added: Add lamps #3", "fixed: Fix the bell #4"]],
    ["dev -> main (#9)", ["src/a.ts"], ["fix: ring (#4)"], ["added: Add lamps #3", "fixed: Ring #4"]],
    ["Add lamps (#9)", ["src/a.ts"], [], ["added: Add lamps #9"]],
    // Without work of its own it only says what the release has.
    ["Release 1.2.0 (#9)", ["package.json"], [], []],
    ["Release 1.2.0", ["src/a.ts"], [], []],
  ])("%s, %j, %j", (subject, paths, others, entries) => {
    const notes = buildNotes(makeCommits(...others, { message: `${subject}\n\n${BODY}`, paths }));
    expect(describeEntries(notes)).toEqual(entries);
  });
});

describe("a title that was cut off", () => {
  test.each<[body: string, text: string]>([
    ["…urs with two piers (#8)", "Add lamps to all harbours with two piers #9"],
    ["* Add lamps to all harbours with $& (#8)\n* Wip", "Add lamps to all harbours with $& #9"],
    ["They light the deck…", "Add lamps to all harbo… #9"],
  ])("goes on in the body: %j", (body, text) => {
    const notes = buildNotes(makeCommits(`Add lamps to all harbo… (#9)\n\n${body}`));
    expect(describeEntries(notes)).toEqual([`added: ${text}`]);
  });
});

describe("a title that only names an issue", () => {
  test.each<[message: string, text: string]>([
    ["Resolves #7 (#9)\n\n- Add lamps to all harbours.", "added: Add lamps to all harbours #9"],
    ["Resolves #7 (#9)\n\nSee there.", "fixed: Resolves #7 #9"],
    ["Resolves #7 by day (#9)\n\nThe lamps of all harbours.", "fixed: Resolves #7 by day #9"],
  ])("%j", (message, text) => expect(describeEntries(buildNotes(makeCommits(message)))).toEqual([text]));
});

describe("a pull request that was rebased", () => {
  const COMMITS = ["feat: start", "Add pipes", "fix: close them\n\nBREAKING CHANGE: closed", "Fix commas (#3)"];
  const pullRequest = { number: 2, title: "Pipes for all" };

  test("is one change with all of its commits", () => {
    const notes = noteWithPullRequests(COMMITS, { c1: pullRequest, c2: { ...pullRequest, isMerge: true } });
    expect(describeEntries(notes)).toEqual(["breaking: Pipes for all #2", "added: Start", "fixed: Fix commas #3"]);
    expect(notes.sections[0]?.entries[0]?.shas).toEqual([nameCommit("c2"), nameCommit("c1")]);
  });

  const DOCS = { message: "Say it", paths: ["docs/a.md"] };
  const REVERT = `Revert "fix"\n\nThis reverts commit ${nameCommit("c1")}.`;

  test.each<[what: string, sketches: (string | CommitSketch)[], entries: string[]]>([
    ["is not made of others", ["Add pipes (#2)", "Fix tabs (#2)"], ["added: Add pipes #2", "fixed: Fix tabs #2"]],
    ["counts all files", [{ message: "Add it", paths: ["src/a.ts"] }, DOCS], ["changed: Pipes for all #2"]],
    [
      "is not cancelled by a revert of one commit",
      ["Add pipes", "fix: close", REVERT],
      ['changed: Revert "fix"', "fixed: Pipes for all #2"],
    ],
  ])("%s", (_, sketches, entries) => {
    expect(list(sketches, { c0: pullRequest, c1: pullRequest })).toEqual(entries);
  });

  test("is withdrawn from a changelog by its number", () => {
    const commits = makeCommits("Add pipes", `Revert "Add pipes"\n\nThis reverts commit ${nameCommit("c0")}.`);
    const merged = { pullRequest: { ...pullRequest, renamed: false, labels: [], author: undefined }, login: undefined };
    const metadata = { facts: new Map([[nameCommit("c0"), { ...merged, isMerge: true, elsewhere: [] }]]) };
    const span = { version: "1.0.0", tag: "v1.0.0", previousTag: undefined, date: "2026-01-05", commits, metadata };
    const notes = buildNotes(commits, { metadata });
    expect(buildChangelogSection(span, notes, { name: "widget", webUrl: undefined }).withdrawn).toContain("#2");
  });
});

const SIDE: CommitSketch[] = [
  { id: "base", message: "Start the server" },
  { id: "a", message: "wip", parents: ["base"] },
  { id: "b", message: "feat: more", parents: ["a"] },
];
const merge = (message: string, id = "m", parents = ["base", "b"]) => ({ id, message, parents });

describe("merges", () => {
  test.each<[message: string, entry?: string]>([
    ["Merge pull request #12 from ada/pipes\n\nSupport pipes"],
    ["Merge branch 'pipes' into 'main'\n\nSupport pipes\n\nSee merge request ada/w!12"],
    ["Merged in pipes (pull request #12)\n\nSupport pipes"],
    ["feature #12 Support pipes (ada)"],
    ["bug #13 [Gears] The last tooth (bo-b, cy)", "fixed: [Gears] The last tooth #13"],
  ])("are one change: %j", (message, entry = "added: Support pipes #12") => {
    const notes = buildNotes(makeCommits(...SIDE, merge(message)));
    expect(describeEntries(notes).filter((one) => !one.endsWith("Start the server"))).toEqual([entry]);
    const own = listNamed(notes).find(([name]) => entry.startsWith(`${name}:`));
    expect(own?.[1].shas).toEqual(["m", "b", "a"].map(nameCommit));
  });

  const ALL = ["added: More", "changed: Start the server", "internal: Wip"];

  test.each<[message: string, merges: CommitSketch[], entries: string[], reason: string]>([
    ["by hand", [merge("Support pipes")], ALL, "merge"],
    [
      "of a pull request that carries others",
      [
        merge("Merge pull request #2 from ada/b\n\nSupport pipes", "n"),
        merge("Fix tabs (#3)", "s", ["n"]),
        merge("Merge pull request #4 from ada/dev\n\nBig summer work", "m", ["base", "s"]),
      ],
      ["added: Support pipes #2", "changed: Start the server", "fixed: Fix tabs #3"],
      "carrier",
    ],
  ])("%s give way to their commits", (_, merges, entries, reason) => {
    const notes = buildNotes(makeCommits(...SIDE, ...merges));
    expect(describeEntries(notes)).toEqual(entries);
    expect(countReasons(notes)).toEqual({ [reason]: 1 });
  });
});
