import { describe, expect, test } from "vitest";
import { MAX_TITLE_LENGTH, type NoteEdits } from "../../../src/writer/change.ts";
import { countCommits, renderCommitCount } from "../../../src/writer/commit-count.ts";
import { buildNotes, type Notes } from "../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../support/make-commits.ts";
import { mergeEntries } from "../../support/merge-entries.ts";

/** `added: Text #12`, in the order of the notes. */
function listEntries(notes: Notes): string[] {
  const groups = [
    ...notes.sections,
    { name: "internal", entries: notes.internal },
    { name: "documentation", entries: notes.documentation },
  ];
  return groups.flatMap(({ name, entries }) =>
    entries.map((entry) => {
      const scope = entry.scope === undefined ? "" : `[${entry.scope}] `;
      return `${name}: ${scope}${entry.text}${entry.pullRequest === undefined ? "" : ` #${entry.pullRequest}`}`;
    }),
  );
}

function listReasons(notes: Notes): Record<string, number> {
  return Object.fromEntries(notes.notShown.map(({ reason, shas }) => [reason, shas.length]));
}

describe("where one commit belongs", () => {
  test.each<[message: string, paths: string[], entry: string]>([
    ["feat(css): minify the tag (#12)", ["src/a.ts"], "added: [css] Minify the tag #12"],
    ["Fix: close the file.", ["src/a.ts"], "fixed: Close the file"],
    ["perf: read less", ["src/a.ts"], "changed: Read less"],
    ["refactor: move it", ["src/a.ts"], "internal: Move it"],
    ["feat!: drop Node 18", ["package.json"], "breaking: Drop Node 18"],
    ["Support pipes (#3) (#14)", ["lib/a.py"], "added: Support pipes #14"],
    ["Deprecate `old()`", ["lib/a.py"], "deprecated: Deprecate `old()`"],
    ["Remove the colours option", ["lib/a.py"], "removed: Remove the colours option"],
    ["Fix CVE-2026-1234 in the parser", ["lib/a.py"], "security: Fix CVE-2026-1234 in the parser"],
    ["Sort the output", ["lib/a.py"], "changed: Sort the output"],
    ["parser(json): fix commas", ["lib/a.py"], "fixed: [parser(json)] Fix commas"],
    ["[docker] Use a small image [skip ci]", ["Dockerfile"], "changed: [docker] Use a small image"],
    ["feat: run on every push", [".github/workflows/ci.yml"], "internal: Run on every push"],
    ["Fix flaky run", ["tests/test_a.py", "CHANGES.md"], "internal: Fix flaky run"],
    ["Add a guide", ["docs/guide.md", "CHANGELOG.md"], "documentation: Add a guide"],
    ["Add a guide and a flag", ["docs/guide.md", "src/a.ts"], "added: Add a guide and a flag"],
    ["feat: say why\n\nBREAKING CHANGE: none", ["src/a.ts"], "added: Say why"],
    ["don't lose lines", ["src/a.ts"], "fixed: Don't lose lines"],
    ["isFile is faster", ["src/a.ts"], "changed: isFile is faster"],
  ])("%s", (message, paths, entry) => {
    expect(listEntries(buildNotes(makeCommits({ message, paths })))).toEqual([entry]);
  });

  test.each([
    [4096, "documentation: Add a guide"],
    [4097, "added: Add a guide"],
  ])("a path of %i characters", (length, entry) => {
    const paths = [`docs/${"a".repeat(length - "docs/.md".length)}.md`];
    expect(listEntries(buildNotes(makeCommits({ message: "Add a guide", paths })))).toEqual([entry]);
  });
});

describe("a merge that names its kind, number and author", () => {
  const merge = (subject: string) => [
    { id: "a", message: "Begin" },
    { id: "b", message: "wip", parents: ["a"] },
    { id: "c", message: `${subject}\n\nThis PR was merged.`, parents: ["a", "b"] },
  ];

  test.each([
    ["feature #12 Write to pipes (ada)", "added: Write to pipes #12"],
    ["bug #13 [Gears] The last tooth (bo-b, cy)", "fixed: [Gears] The last tooth #13"],
    ["minor #14 Sort the gears (ada)", "internal: Sort the gears #14"],
    ["minor #15 Deprecate the old gears (ada)", "deprecated: Deprecate the old gears #15"],
  ])("%s", (subject, entry) => {
    expect(listEntries(buildNotes(makeCommits(...merge(subject)).slice(0, 2)))).toEqual([entry]);
  });

  test("is none if only one commit is behind it", () => {
    const notes = buildNotes(makeCommits("Task #13 Write to pipes (ada)"));
    expect(listEntries(notes)).toEqual(["changed: Task #13 Write to pipes (ada)"]);
  });
});

describe("commits not shown", () => {
  test.each<[message: string, reason: string]>([
    ["v1.2.3", "release"],
    ["chore(main): release 1.2.0 (#4)", "release"],
    ["chore(release): 1.2.0 [skip ci]", "release"],
    ["Version Packages (#9)", "release"],
    ["Release version 8.5.0", "release"],
    [`Document v1.2.0 (#9)\n\n2 commits.\n\nRelease-Docs-Tree: ${"ab".repeat(20)}`, "release"],
    ["Merge pull request #9 from octo/release-docs/v1.2.0\n\nDocument v1.2.0", "release"],
    ["Bump version to 1.2.3-dev", "release"],
    ["release: plugin@8.2.3", "release"],
    ["fixup! Add a thing", "fixup"],
    ["Mend a word [skip changelog]", "skipped"],
    ["Merge branch 'main' into topic", "merge"],
  ])("%s", (message, reason) => {
    const notes = buildNotes(makeCommits(message));
    expect(listEntries(notes)).toEqual([]);
    expect(listReasons(notes)).toEqual({ [reason]: 1 });
  });

  test.each([
    "Release the lock after a crash",
    "Version the cache key",
    "Publish events in order",
    "Bump the limit to 20",
  ])("%s is a change", (message) => expect(listReasons(buildNotes(makeCommits(message)))).toEqual({}));
});

const SIDE: CommitSketch[] = [
  { id: "base", message: "Start the server" },
  { id: "a", message: "wip", parents: ["base"] },
  { id: "b", message: "feat: more", parents: ["a"] },
];

test.each<[message: string, paths: string[], version: string | undefined, isShown: boolean]>([
  ["Update to 1.3.0", ["package.json", "docs/start.md"], "1.3.0", false],
  ["Update to 1.3.0", ["package.json"], "1.4.0", true],
  ["Update to 1.3.0", ["src/unicode.ts"], "1.3.0", true],
  ["Update to 1.3.0", ["package.json"], undefined, true],
])("%s, with %j, in the release %s", (message, paths, version, isShown) => {
  const notes = buildNotes(makeCommits({ message, paths }), { version });
  expect(listReasons(notes)).toEqual(isShown ? {} : { release: 1 });
});

describe("a title that returns", () => {
  const sync = (...files: string[]) =>
    listEntries(buildNotes(makeCommits(...files.map((path) => ({ message: "Update common files", paths: [path] })))));

  test("is internal where at least half of the changes are", () => {
    expect(sync(".github/a.yml", "Makefile", ".github/b.yml")).toEqual(["internal: Update common files"]);
  });

  test("is news where most of them are, or where two are no habit", () => {
    expect(sync(".github/a.yml", "Makefile", "src/b.ts")).toContain("changed: Update common files");
    expect(sync(".github/a.yml", "Makefile")).toContain("changed: Update common files");
  });
});

describe("merges", () => {
  test.each<[host: string, message: string, entry: string]>([
    ["GitHub", "Merge pull request #12 from ada/pipes\n\nSupport pipes", "added: Support pipes #12"],
    ["GitHub by title", "Support pipes (#12)", "added: Support pipes #12"],
    [
      "GitLab",
      "Merge branch 'pipes' into 'main'\n\nSupport pipes\n\nSee merge request ada/w!12",
      "added: Support pipes #12",
    ],
    ["Bitbucket", "Merged in pipes (pull request #12)\n\nSupport pipes", "added: Support pipes #12"],
  ])("one change for a merge of %s", (_, message, entry) => {
    const notes = buildNotes(makeCommits(...SIDE, { id: "m", message, parents: ["base", "b"] }));
    expect(listEntries(notes)).toEqual([entry, "changed: Start the server"]);
    expect(notes.sections[1]?.entries[0]?.shas).toEqual(["m", "b", "a"].map(nameCommit));
  });

  test.each(["Merge branch 'x'", "Support pipes"])("lists the commits of the merge %s", (message) => {
    const notes = buildNotes(makeCommits(...SIDE, { id: "m", message, parents: ["base", "b"] }));
    expect(listEntries(notes)).toEqual(["added: More", "changed: Start the server", "internal: Wip"]);
    expect(listReasons(notes)).toEqual({ merge: 1 });
  });

  test("a pull request that carries others gives way to them", () => {
    const notes = buildNotes(
      makeCommits(
        ...SIDE,
        { id: "n", message: "Merge pull request #2 from ada/b\n\nSupport pipes", parents: ["base", "b"] },
        { id: "s", message: "Fix tabs (#3)", parents: ["n"] },
        { id: "m", message: "Merge pull request #4 from ada/dev\n\nBig summer work", parents: ["base", "s"] },
      ),
    );
    expect(listEntries(notes)).toEqual(["added: Support pipes #2", "changed: Start the server", "fixed: Fix tabs #3"]);
    expect(listReasons(notes)).toEqual({ carrier: 1 });
  });

  test("commits belong to the oldest merge that reaches them", () => {
    const notes = buildNotes(
      makeCommits(
        ...SIDE,
        { id: "one", message: "Support pipes (#1)", parents: ["base", "a"] },
        { id: "two", message: "Fix tabs (#2)", parents: ["one", "b"] },
      ),
    );
    expect(notes.sections.flatMap(({ entries }) => entries.map(({ text, shas }) => [text, shas.length]))).toEqual([
      ["Fix tabs", 2],
      ["Support pipes", 2],
      ["Start the server", 1],
    ]);
  });
});

describe("reverts", () => {
  const sha = nameCommit("x");
  test.each<[what: string, sketches: CommitSketch[], entries: string[]]>([
    ["by SHA", [{ message: `Revert "Other words"\n\nThis reverts commit ${sha}.` }], []],
    ["by title", [{ message: 'Revert "Add x (#1)" (#2)' }], []],
    ["by conventional title", [{ message: "revert: Add x (#1) (#2)" }], []],
    ["by number", [{ message: "Revert x (#2)\n\nReverts ada/widget#1" }], []],
    ["and back", [{ message: 'Revert "Add x" (#2)' }, { message: 'Reapply "Add x" (#3)' }], ["added: Add x #1"]],
    [
      "twice",
      [{ message: 'Revert "Add x" (#2)' }, { message: 'Revert "Revert "Add x" (#2)" (#3)' }],
      ["added: Add x #1"],
    ],
    ["only in a body", [{ message: `Fix y\n\nThis reverts commit ${sha}.` }], ["added: Add x #1", "fixed: Fix y"]],
    ["of something older", [{ message: 'Revert "Add z"' }], ["added: Add x #1", 'changed: Revert "Add z"']],
  ])("%s", (_, sketches, entries) => {
    const notes = buildNotes(makeCommits({ id: "x", message: "Add x (#1)" }, ...sketches));
    expect(listEntries(notes)).toEqual(entries);
  });
});

test("a change that was picked onto another branch appears once", () => {
  const notes = buildNotes(
    makeCommits(
      { id: "x", message: "Fix x (#1)" },
      `Fix x (#1) (#2)\n\n(cherry picked from commit ${nameCommit("x")})`,
      "Backport #1 from `main` to `stable` (#3)",
      "[1.x] Fix x (#1) (#4)",
      "Fix y (#5)",
    ),
  );
  expect(listEntries(notes)).toEqual(["fixed: Fix y #5", "fixed: Fix x #1"]);
  expect(listReasons(notes)).toEqual({ backport: 3 });
});

test("lists a breaking change once, with its footers but not a dependency's", () => {
  const notes = buildNotes(
    makeCommits(
      "feat(api)!: new names (#1)\n\n* feat: first\n\nBREAKING CHANGE: names changed:\n- `a` is `b`\n- `c` is `d`\n\nCo-authored-by: Eve <eve@example.com>",
      "chore(deps): bump left-pad from 1.0.0 to 2.0.0 (#2)\n\nBREAKING CHANGE: theirs, not ours",
    ),
  );
  expect(listEntries(notes)).toEqual(["breaking: [api] New names #1"]);
  expect(notes.sections[0]?.entries[0]?.breaking).toBe("names changed:\n- `a` is `b`\n- `c` is `d`");
  expect(notes.dependencies.count).toBe(1);
});

test("folds dependency updates to one line a package, and names the notable ones", () => {
  const notes = buildNotes(
    makeCommits(
      { message: "Bump left-pad from 1.0.0 to 1.1.0 (#1)", paths: ["package.json"] },
      { message: "chore(deps): update dependency left-pad to v2.0.1 (#2)", paths: ["package.json"] },
      { message: "chore(deps-dev): bump linter from 1.0.0 to 2.0.0 (#3)", paths: ["package.json"] },
      { message: "Bump actions/checkout from 5 to 6 (#4)", paths: [".github/workflows/ci.yml"] },
      { message: "fix(deps): update dependency tar to 7.1.2 [security] (#5)", paths: ["package.json"] },
      { message: "chore(deps): lock file maintenance (#6)", paths: ["package-lock.json"] },
    ),
  );
  const { count, packages, notable, changes } = notes.dependencies;
  expect({ count, changes }).toEqual({ count: 3, changes: 6 });
  expect(packages.map(({ name, from, to }) => `${name} ${from} ${to}`)).toEqual([
    "actions/checkout 5 6",
    "left-pad 1.0.0 2.0.1",
    "linter 1.0.0 2.0.0",
    "tar undefined 7.1.2",
  ]);
  expect(notable.map((update) => update.name)).toEqual(["left-pad", "tar"]);
});

test("counts no dependency updates of what only CI and linters run", () => {
  const notes = buildNotes(
    makeCommits(
      { message: "Bump actions/checkout from 5 to 6 (#1)", paths: [".github/workflows/ci.yml"] },
      { message: "[pre-commit] pre-commit autoupdate (#2)", paths: [".pre-commit-config.yaml", "src/formatted.py"] },
    ),
  );
  expect(notes.dependencies).toMatchObject({ count: 0, changes: 2 });
});

test("counts every commit in one sentence", () => {
  const notes = buildNotes(
    makeCommits(...SIDE, { id: "m", message: "Add a thing (#1)", parents: ["base", "b"] }, "v1.0.0", "ci: run twice"),
  );
  expect(countCommits(notes)).toMatchObject({ commits: 6, listed: { changes: 2, commits: 4 } });
  expect(renderCommitCount(notes)).toBe("6 commits: 2 changes (4 commits) listed, 1 folded, 1 release chore not shown");
});

describe("long titles", () => {
  const LONG = `Support ${"v1.0-rc.1 and ".repeat(10_000)}`;

  function readTexts(...given: Parameters<typeof buildNotes>): string[] {
    const notes = buildNotes(...given);
    return [...notes.sections.flatMap(({ entries }) => entries), ...notes.internal].map(({ text }) => text);
  }

  test.each([
    ["the subject", LONG],
    ["the number of a squash", `${LONG} (#7)`],
    ["a merge's body", `Merge pull request #7 from ada/long\n\n${LONG}`],
    ["a merge's subject", `Merged PR 7: ${LONG}`],
  ])("cuts a long title and keeps its commit, with the title in %s", (_, message) => {
    const commits = makeCommits(message);
    const [text = "", ...others] = readTexts(commits);
    expect(others).toEqual([]);
    expect(text).toMatch(/^Support v1\.0-rc\.1 and .*…$/);
    expect(text.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  });

  test("cuts a long title that the code host knows", () => {
    const commits = makeCommits("wip");
    const pullRequest = { number: 7, title: LONG, renamed: false, labels: [], author: undefined };
    const facts = new Map(
      commits.map(({ sha }) => [sha, { pullRequest, isMerge: true, elsewhere: [], login: undefined }]),
    );
    const [text = ""] = readTexts(commits, { metadata: { facts } });
    expect(text).toMatch(/^Support v1\.0-rc\.1 and .*…$/);
    expect(text.length).toBeLessThanOrEqual(MAX_TITLE_LENGTH);
  });

  test("leaves a title of the maximum length as it is", () => {
    const title = `Support ${"x".repeat(MAX_TITLE_LENGTH - 8)}`;
    expect(readTexts(makeCommits(title))).toEqual([title]);
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

  function summarize(edits: Partial<NoteEdits>) {
    const { sections, notShown, changes, leftOut } = buildNotes(MERGED, { edits: { ...NONE, ...edits } });
    return {
      texts: sections.flatMap(({ entries }) => entries.map(({ text }) => text)),
      notShown: notShown.map(({ reason, shas }) => [reason, shas.length]),
      changes: changes.length,
      leftOut: leftOut.length,
    };
  }

  describe("a change that is named", () => {
    test.each([
      ["by its number", { pullRequest: 2 }],
      ["by its merge", { sha: nameCommit("merge").slice(0, 7).toUpperCase() }],
    ])("%s is left out completely", (_, reference) => {
      expect(summarize({ leaveOut: [reference] })).toEqual({
        texts: ["Start"],
        notShown: [["leftOut", 3]],
        changes: 1,
        leftOut: 1,
      });
    });

    test("by a part of it stays", () => {
      expect(summarize({ leaveOut: [{ sha: nameCommit("a") }] })).toMatchObject({
        texts: ["Whole", "Start"],
        notShown: [],
      });
    });

    test("uses the last requested text", () => {
      const reword = ["First", "Last"].map((text) => ({ reference: { pullRequest: 1 }, text }));
      expect(summarize({ reword }).texts).toEqual(["Whole", "Last"]);
    });
  });

  test("a reworded entry replaces its former text, wherever it is, and nothing else", () => {
    const existing = "### Added\n\n- Start here (#1)\n- By hand (#3)\n\n### Mine\n\n- Keep (#2)";
    const added = "### Added\n\n- Better (#1)\n- Best (#2)";
    const merged = mergeEntries(existing, added, { withdrawn: [], reworded: ["start here"] });
    expect(merged).toBe("### Added\n\n- Better (#1)\n- By hand (#3)\n\n### Mine\n\n- Keep (#2)");
    expect(mergeEntries(merged, added, { withdrawn: [], reworded: ["start here"] })).toBe(merged);
  });
});
