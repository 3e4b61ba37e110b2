import { describe, expect, test } from "vitest";
import type { CommitFacts, PullRequestFacts } from "../../../src/git/commits.ts";
import { renderChangelogSection } from "../../../src/writer/changelog/section.ts";
import { countCommits } from "../../../src/writer/commit-count.ts";
import type { ReleaseRules } from "../../../src/writer/labels.ts";
import { buildNotes, type Notes } from "../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../support/make-commits.ts";

type PullRequestSketch = Partial<PullRequestFacts> & { isMerge?: boolean; elsewhere?: number[] };

/** Notes of commits, oldest first, with the pull requests of some, by the commits' short names. */
function build(
  sketches: readonly (string | CommitSketch)[],
  pullRequests: Record<string, PullRequestSketch>,
  rules?: ReleaseRules,
): Notes {
  const facts = new Map<string, CommitFacts>();
  for (const [id, { isMerge = false, elsewhere = [], ...pull }] of Object.entries(pullRequests)) {
    const pullRequest =
      pull.number === undefined
        ? undefined
        : {
            title: "",
            renamed: false,
            labels: [],
            author: { login: "ada", isBot: false },
            ...pull,
            number: pull.number,
          };
    facts.set(nameCommit(id), { pullRequest, isMerge, elsewhere, login: undefined });
  }
  const commits = makeCommits(...sketches);
  const notes = buildNotes(commits, { metadata: { facts, rules } });
  expect(countCommits(notes).commits).toBe(commits.length);
  return notes;
}

/** `added: Text #12`, in the order of the notes. */
function list(notes: Notes): string[] {
  const groups = [
    ...notes.sections,
    { name: "internal", entries: notes.internal },
    { name: "documentation", entries: notes.documentation },
  ];
  return groups.flatMap(({ name, entries }) =>
    entries.map(({ text, pullRequest }) => `${name}: ${text}${pullRequest === undefined ? "" : ` #${pullRequest}`}`),
  );
}

describe("which title wins", () => {
  test.each<[why: string, message: string, pullRequest: PullRequestSketch, entry: string]>([
    [
      "a squash keeps what was written at the merge",
      "Add pipes (#1)",
      { number: 1, title: "Pipes" },
      "added: Add pipes #1",
    ],
    [
      "unless the pull request was renamed after it",
      "Add pipes (#1)",
      { number: 1, title: "Add pipes and more", renamed: true },
      "added: Add pipes and more #1",
    ],
    [
      "a subject that GitHub cut",
      "Support all of the long names that… (#1)\n\n…people write",
      { number: 1, title: "Support all of the long names that people write" },
      "added: Support all of the long names that people write #1",
    ],
    ["a single word", "wip (#1)", { number: 1, title: "Fix the parser" }, "fixed: Fix the parser #1"],
    ["a lone commit without a number gets one", "Add pipes", { number: 1, title: "Pipes" }, "added: Add pipes #1"],
    [
      "a merge without a title",
      "Merge pull request #1 from ada/patch-1",
      { number: 1, title: "Fix the parser" },
      "fixed: Fix the parser #1",
    ],
    [
      "a merge with a title keeps it",
      "Merge pull request #1 from ada/patch-1\n\nFix commas",
      { number: 1, title: "Fix the parser" },
      "fixed: Fix commas #1",
    ],
    [
      "a commit that names another pull request was only carried on",
      "Fix commas (#1)",
      { number: 2, title: "Summer work", labels: ["bug"] },
      "fixed: Fix commas #1",
    ],
    [
      "what only collects is not its pull request",
      "Fix commas",
      { number: 2, title: "dev -> main" },
      "fixed: Fix commas",
    ],
    ["another repository's number stays plain", "Fix commas (#1)", { elsewhere: [1] }, "fixed: Fix commas"],
    ["no metadata changes nothing", "Fix commas (#1)", {}, "fixed: Fix commas #1"],
  ])("%s", (_, message, pullRequest, entry) => expect(list(build([message], { c0: pullRequest }))).toEqual([entry]));

  const SIDE: CommitSketch[] = [
    { id: "base", message: "feat: start" },
    { id: "a", message: "wip", parents: ["base"] },
    { id: "m", message: "Merge branch 'topic'", parents: ["base", "a"] },
  ];

  test("a merge by hand is its pull request's, if it is the merge of it", () => {
    const pullRequest = { number: 4, title: "Support pipes" };
    expect(list(build(SIDE, { m: { ...pullRequest, isMerge: true } }))).toEqual([
      "added: Support pipes #4",
      "added: Start",
    ]);
    expect(list(build(SIDE, { m: pullRequest }))).toEqual(["added: Start", "internal: Wip"]);
  });
});

describe("a pull request that was rebased", () => {
  const COMMITS = ["feat: start", "Add pipes", "fix: close them\n\nBREAKING CHANGE: closed", "Fix commas (#3)"];
  const pullRequest = { number: 2, title: "Pipes for all" };

  test("is one change with all of its commits", () => {
    const notes = build(COMMITS, { c1: pullRequest, c2: { ...pullRequest, isMerge: true } });
    expect(list(notes)).toEqual(["breaking: Pipes for all #2", "added: Start", "fixed: Fix commas #3"]);
    expect(notes.sections[0]?.entries[0]?.shas).toEqual([nameCommit("c2"), nameCommit("c1")]);
  });

  test("is not made of commits that name it themselves", () =>
    expect(list(build(["Add pipes (#2)", "Fix commas (#2)"], { c0: pullRequest, c1: pullRequest }))).toEqual([
      "added: Add pipes #2",
      "fixed: Fix commas #2",
    ]));

  test("counts all of its files", () => {
    const docs = { message: "Say it", paths: ["docs/a.md"] };
    const code = { message: "Add it", paths: ["src/a.ts"] };
    expect(list(build([code, docs], { c0: pullRequest, c1: pullRequest }))).toEqual(["changed: Pipes for all #2"]);
    expect(list(build([docs, docs], { c0: pullRequest, c1: pullRequest }))).toEqual([
      "documentation: Pipes for all #2",
    ]);
  });

  test("is not cancelled by a revert of one commit", () => {
    const revert = `Revert "fix"\n\nThis reverts commit ${nameCommit("c1")}.`;
    expect(list(build(["Add pipes", "fix: close", revert], { c0: pullRequest, c1: pullRequest }))).toEqual([
      'changed: Revert "fix"',
      "fixed: Pipes for all #2",
    ]);
  });

  test("is withdrawn from a changelog by its number", () => {
    const commits = makeCommits("Add pipes", `Revert "Add pipes"\n\nThis reverts commit ${nameCommit("c0")}.`);
    const facts = new Map<string, CommitFacts>([
      [
        nameCommit("c0"),
        {
          pullRequest: { number: 2, title: "Pipes", renamed: false, labels: [], author: undefined },
          isMerge: true,
          elsewhere: [],
          login: undefined,
        },
      ],
    ]);
    const metadata = { facts };
    const span = { version: "1.0.0", tag: "v1.0.0", previousTag: undefined, date: "2026-01-05", commits, metadata };
    const section = renderChangelogSection(span, buildNotes(commits, { metadata }), {
      name: "widget",
      webUrl: undefined,
    });
    expect(section.withdrawn).toContain("#2");
  });
});

describe("what labels say", () => {
  test.each<[labels: string[], message: string, entry: string]>([
    [["bug"], "Rework the parser", "fixed: Rework the parser"],
    [["enhancement"], "Rework the parser", "added: Rework the parser"],
    [["type: New Feature ✨"], "Rework the parser", "added: Rework the parser"],
    [["kind/bug", "kind/feature"], "Rework the parser", "added: Rework the parser"],
    [["maintenance"], "Add a script", "internal: Add a script"],
    [["good first issue", "area: parser"], "Rework the parser", "changed: Rework the parser"],
    // A type overrides a label, which often comes from the issue.
    [["enhancement"], "fix: close the file", "fixed: Close the file"],
    [["internal"], "feat: add a flag", "added: Add a flag"],
    // But a label shows a change whose type would be folded.
    [["bug"], "chore: close the file", "fixed: Close the file"],
    [["enhancement"], "refactor: read in parts", "added: Read in parts"],
    [["security"], "fix: check the path", "security: Check the path"],
    [["semver-major"], "feat: drop Node 18", "breaking: Drop Node 18"],
    [["Breaking Change"], "chore: rename the option", "breaking: Rename the option"],
    // Set by path as often as by hand, so they have the lowest priority.
    [["documentation"], "Add a flag", "added: Add a flag"],
    [["documentation"], "Rework the parser", "documentation: Rework the parser"],
    [["ci"], "Rework the runner", "internal: Rework the runner"],
    [["documentation"], "feat: add a flag", "added: Add a flag"],
  ])("%s on %s", (labels, message, entry) =>
    expect(list(build([message], { c0: { number: 1, labels } }))).toEqual([`${entry} #1`]),
  );

  test("files overrule labels, as they overrule types", () => {
    const commit = { message: "Mend the run", paths: [".github/workflows/ci.yml"] };
    expect(list(build([commit], { c0: { number: 1, labels: ["bug"] } }))).toEqual(["internal: Mend the run #1"]);
  });

  test.each(["skip-changelog", "no-changelog", "ignore-for-release", "Changelog: skip", "release-note-none"])(
    "the label %s leaves the change out",
    (label) => {
      const notes = build(["feat!: drop it"], { c0: { number: 1, labels: [label] } });
      expect(list(notes)).toEqual([]);
      expect(notes.notShown).toEqual([{ reason: "skipped", shas: [nameCommit("c0")] }]);
    },
  );

  test("an update of dependencies is one of them, unless a person says that it breaks something", () => {
    const update = { message: "Move to the new runtime", paths: ["package.json", "package-lock.json"] };
    const count = (pullRequest: PullRequestSketch) =>
      build([update], { c0: { number: 1, ...pullRequest } }).dependencies.count;
    expect(count({ labels: ["dependencies"] })).toBe(1);
    expect(count({ labels: ["dependencies", "semver-major"], author: { login: "dependabot", isBot: true } })).toBe(1);
    expect(count({ labels: ["dependencies", "breaking"] })).toBe(0);
    const work = { message: "Move to the new runtime", paths: ["package.json", "src/code.ts"] };
    expect(list(build([work], { c0: { number: 1, labels: ["dependencies"] } }))).toHaveLength(1);
  });
});

describe("the rules of .github/release.yml", () => {
  const NONE = { labels: [], authors: [] };
  const RULES: ReleaseRules = {
    exclude: { labels: ["Not For Users"], authors: ["octobot"] },
    categories: [
      { title: "Breaking Changes 🛠", labels: ["contract"], exclude: NONE },
      { title: "Exciting New Features 🎉", labels: ["shiny"], exclude: { labels: ["dull"], authors: [] } },
      { title: "Bug fixes", labels: ["enhancement"], exclude: NONE },
      { title: "Under the hood: tests and tooling", labels: ["hood"], exclude: NONE },
      { title: "Other Changes", labels: ["*"], exclude: NONE },
    ],
  };
  const entryOf = (pullRequest: PullRequestSketch) =>
    list(build(["Rework the parser"], { c0: { number: 1, ...pullRequest } }, RULES));

  test.each<[labels: string[], name: string]>([
    [["contract"], "breaking"],
    [["SHINY"], "added"],
    [["shiny", "dull"], "changed"],
    [["enhancement"], "fixed"],
    [["hood"], "internal"],
    [["bug"], "fixed"],
    [[], "changed"],
  ])("%s", (labels, name) => expect(entryOf({ labels })).toEqual([`${name}: Rework the parser #1`]));

  test.each<[string, PullRequestSketch]>([
    ["a label", { labels: ["not for users"] }],
    ["an author", { author: { login: "octobot", isBot: true } }],
  ])("leave out by %s", (_, pullRequest) => expect(entryOf(pullRequest)).toEqual([]));
});
