import { describe, expect, test } from "vitest";
import { renderEntry } from "../../../src/writer/entries.ts";
import { buildNotes, type NoteEntry } from "../../../src/writer/notes.ts";
import { type CommitSketch, makeCommits, nameCommit } from "../../support/make-commits.ts";
import { mergeEntries } from "../../support/merge-entries.ts";

const REPOSITORY = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };

function listNamed(...sketches: readonly (string | CommitSketch)[]): [name: string, entry: NoteEntry][] {
  const { sections, internal, documentation } = buildNotes(makeCommits(...sketches));
  const groups = [
    ...sections,
    { name: "internal", entries: internal },
    { name: "documentation", entries: documentation },
  ];
  return groups.flatMap(({ name, entries }) => entries.map((entry): [string, NoteEntry] => [name, entry]));
}

/** `fixed: Text → #9, octo/other#3`. */
function describeEntries(...sketches: readonly (string | CommitSketch)[]): string[] {
  return listNamed(...sketches).map(([name, { text, scope, closes }]) => {
    const issues = closes.map((issue) => `${issue.repository ?? ""}#${issue.number}`).join(", ");
    return `${name}: ${scope === undefined ? "" : `[${scope}] `}${text}${issues === "" ? "" : ` → ${issues}`}`;
  });
}

function renderOnly(sketch: string | CommitSketch): string {
  const [[, entry] = []] = listNamed(sketch);
  if (entry === undefined) throw new Error("no entry");
  return renderEntry(entry, REPOSITORY);
}

describe("tags of a fixed issue", () => {
  test.each([
    ["[Fix #9] Keep the order of keys", "fixed: Keep the order of keys → #9"],
    ["[Fixes #9] [Fixes #10] Keep the order", "fixed: Keep the order → #9, #10"],
    ["[Fix octo/other#3]: Keep the order", "fixed: Keep the order → octo/other#3"],
    ["Fix #9: keep the order", "fixed: Keep the order → #9"],
    ["Fixes #9 and #10 - keep the order", "fixed: Keep the order → #9, #10"],
    ["Fixed issue #9: keep the order", "fixed: Keep the order → #9"],
    ["Keep the order of keys (fix #9)", "fixed: Keep the order of keys → #9"],
    ["Keep the order of keys, fixes #9", "fixed: Keep the order of keys → #9"],
    ["Keep the order of keys (fixes gh-9) (#12)", "fixed: Keep the order of keys → #9"],
    ["bugfix: keep the order", "fixed: Keep the order"],
    ["Bug fix: keep the order", "fixed: Keep the order"],
    ["Keep the order (bugfix)", "fixed: Keep the order"],
    ["fix(#9): keep the order", "fixed: Keep the order → #9"],
    ["feat: sort keys (fixes #9)", "added: Sort keys → #9"],
    ["Add sorted keys (closes #9)", "added: Add sorted keys → #9"],
    ["Sort the keys (closes #9)", "changed: Sort the keys → #9"],
    ["Close #9", "internal: Close #9"],
    ["fix: keep the order (closes the file)", "fixed: Keep the order (closes the file)"],
    ["Fix order: keep it stable", "fixed: Fix order: keep it stable"],
  ])("%s", (message, described) => expect(describeEntries(message)).toEqual([described]));

  test("is not a user's change where only tests change", () => {
    expect(describeEntries({ message: "[Fix #9] Wait longer", paths: ["test/a.test.ts"] })).toEqual([
      "internal: Wait longer → #9",
    ]);
  });
});

describe("issues in bodies", () => {
  test.each<[body: string, issues: string, kind?: string]>([
    ["Closes #9", "#9"],
    ["Fixes: #9, #10 and octo/other#3", "#9, #10, octo/other#3", "fixed"],
    ["It was lost before. Resolves #9 since then.", "#9"],
    ["Closes https://github.com/octo/other/issues/3", "octo/other#3"],
    ["Fixes #9\nFixes #9", "#9", "fixed"],
    ["See #9, which closes the file", ""],
    ["> Fixes #9", ""],
    ["Fixes #12", ""],
  ])("%s", (body, issues, kind = "changed") => {
    expect(describeEntries(`Sort keys (#12)\n\n${body}`)).toEqual([`${kind}: Sort keys${issues && ` → ${issues}`}`]);
  });

  test.each([
    ["Refactor the walk over nodes\n\nFixes #9", "fixed: Refactor the walk over nodes → #9"],
    ["Simplify the walk over nodes\n\nFixes #9", "internal: Simplify the walk over nodes → #9"],
    ["perf: walk over nodes at once\n\nFixes #9", "changed: Walk over nodes at once → #9"],
    ["Document the walk over nodes\n\nFixes #9", "documentation: Document the walk over nodes → #9"],
    ["Improve the speed of sorting\n\nFixes #9", "changed: Improve the speed of sorting → #9"],
    ["Show the keys of maps\n\nFixes #9", "changed: Show the keys of maps → #9"],
    ["Allow empty keys\n\nFixes #9", "added: Allow empty keys → #9"],
    ["sorter: script to run at night\n\nFixes #9", "added: [sorter] Script to run at night → #9"],
    ["Raise the limit of keys\n\nFixes #9", "changed: Raise the limit of keys → #9"],
    ["Rename the group of keys\n\nFixes #9", "changed: Rename the group of keys → #9"],
    ["Reduce the size of maps\n\nFixes #9", "changed: Reduce the size of maps → #9"],
    ["Make sorting faster (fixes #9)", "changed: Make sorting faster → #9"],
    ["[Fix #9] Improve the order", "fixed: Improve the order → #9"],
    ["Improve sorting to avoid a crash\n\nFixes #9", "fixed: Improve sorting to avoid a crash → #9"],
    ["feat: sort keys\n\nFixes #9", "added: Sort keys → #9"],
    ["Add sorted keys\n\nFixes #9", "added: Add sorted keys → #9"],
    ["refactor: walk once\n\nFixes #9", "internal: Walk once → #9"],
    ["Fix:(issue_9) keep the order", "fixed: Keep the order → #9"],
    ["Fix:(disc_9) keep the order", "fixed: Keep the order"],
  ])("%s", (message, described) => expect(describeEntries(message)).toEqual([described]));

  test("come from the commits of a merge too", () => {
    const described = describeEntries(
      { id: "base", message: "fix: other" },
      { id: "a", message: "feat: sort keys\n\nCloses #9", parents: ["base"] },
      { id: "m", message: "Merge pull request #12 from octo/sort\n\nSort keys", parents: ["base", "a"] },
    );
    expect(described).toContain("added: Sort keys → #9");
  });

  test("are linked", () => {
    expect(renderOnly("Sort keys (#12)\n\nCloses #9, octo/other#3")).toBe(
      "- Sort keys ([#12](https://github.com/octo/widget/pull/12), " +
        "closes [#9](https://github.com/octo/widget/issues/9), " +
        "[octo/other#3](https://github.com/octo/other/issues/3))",
    );
    expect(renderOnly("Sort keys (#12)\n\nCloses octo/Widget#9")).toBe(
      "- Sort keys ([#12](https://github.com/octo/widget/pull/12), closes [#9](https://github.com/octo/widget/issues/9))",
    );
  });

  test("are no keys of a changelog's entries", () => {
    const one = renderOnly("Sort keys (#12)\n\nCloses #9");
    const other = renderOnly("Sort values (#13)\n\nCloses #9");
    expect(mergeEntries(`### Changed\n\n${one}`, `### Changed\n\n${other}`)).toBe(`### Changed\n\n${one}\n${other}`);
  });
});

describe("security advisories", () => {
  test.each<[message: string, paths: string[], described: string, numbers: string[]]>([
    ["Limit the depth\n\nFixes CVE-2026-1234", ["src/a.ts"], "security: Limit the depth", ["CVE-2026-1234"]],
    ["fix: limit the depth\n\nGHSA-2345-6789-CFGH", ["src/a.ts"], "security: Limit the depth", ["GHSA-2345-6789-cfgh"]],
    ["Add a limit\n\nAddresses CVE-2026-1234.", ["src/a.ts"], "security: Add a limit", ["CVE-2026-1234"]],
    ["CVE-2026-1234: limit the depth", ["src/a.ts"], "security: Limit the depth", ["CVE-2026-1234"]],
    ["Limit the depth (CVE-2026-1234)", ["src/a.ts"], "security: Limit the depth", ["CVE-2026-1234"]],
    ["chore: limit the depth\n\nFixes CVE-2026-1234", ["src/a.ts"], "security: Limit the depth", ["CVE-2026-1234"]],
    ["Fix a crash\n\nSimilar to CVE-2026-1234", ["src/a.ts"], "fixed: Fix a crash", []],
    ["Sort the keys\n\n> Fixes CVE-2026-1234", ["src/a.ts"], "changed: Sort the keys", []],
    ["feat!: limit the depth\n\nFixes CVE-2026-1234", ["src/a.ts"], "breaking: Limit the depth", ["CVE-2026-1234"]],
    ["Limit it\n\nFixes CVE-2026-1234", ["docs/a.md"], "documentation: Limit it", ["CVE-2026-1234"]],
    ["docs: limit it\n\nFixes CVE-2026-1234", ["src/a.ts"], "documentation: Limit it", ["CVE-2026-1234"]],
    ["Check it\n\nFixes CVE-2026-1234", ["test/a.test.ts"], "internal: Check it", ["CVE-2026-1234"]],
  ])("%s", (message, paths, described, numbers) => {
    expect(describeEntries({ message, paths })).toEqual([described]);
    expect(listNamed({ message, paths })[0]?.[1].advisories).toEqual(numbers);
  });

  test("are linked in the text or behind it", () => {
    const url = "https://www.cve.org/CVERecord?id=CVE-2026-1234";
    const pull = "[#12](https://github.com/octo/widget/pull/12)";
    expect(renderOnly("Fix CVE-2026-1234 in the parser (#12)")).toBe(
      `- Fix [CVE-2026-1234](${url}) in the parser (${pull})`,
    );
    expect(renderOnly("Limit the depth (#12)\n\nFixes CVE-2026-1234")).toBe(
      `- Limit the depth (${pull}, [CVE-2026-1234](${url}))`,
    );
  });

  test("a merged advisory is one change with its title", () => {
    const described = describeEntries(
      { id: "base", message: "fix: other" },
      { id: "a", message: "Limit the depth", parents: ["base"] },
      { id: "b", message: "Test the limit", parents: ["a"], paths: ["test/a.test.ts"] },
      { id: "m", message: "Merge commit from fork", parents: ["base", "b"] },
    );
    expect(described).toEqual(["fixed: Other", "security: Limit the depth"]);
    const squashed = describeEntries("Merge commit from fork\n\n* Limit the depth\n\n* Test the limit");
    expect(squashed).toEqual(["security: Limit the depth"]);
    const older = listNamed("Merge pull request from GHSA-2345-6789-cfgh\n\n* Limit the depth");
    expect(older).toMatchObject([["security", { text: "Limit the depth", advisories: ["GHSA-2345-6789-cfgh"] }]]);
  });
});

describe("workflows that ship", () => {
  const paths = [".github/workflows/release.yml"];

  test.each([
    ["ci: build wheels for musllinux", "added: Build wheels for musllinux"],
    ["Publish arm64 images", "added: Publish arm64 images"],
    ["Add build provenance attestations", "added: Add build provenance attestations"],
    ["Add a test run on arm64", "internal: Add a test run on arm64"],
    ["Cache docker images", "internal: Cache docker images"],
    ["Fix the wheels job", "internal: Fix the wheels job"],
  ])("%s", (message, described) => expect(describeEntries({ message, paths })).toEqual([described]));

  test("code beside them counts by its own words", () => {
    expect(describeEntries({ message: "ci: build wheels", paths: [...paths, "src/a.ts"] })).toEqual([
      "internal: Build wheels",
    ]);
  });
});

describe("migration guides", () => {
  test("of the same commit are linked", () => {
    const message = "feat!: rename `run` to `start` (#12)";
    expect(renderOnly({ message, paths: ["docs/migrating-to-2.md", "src/a.ts"] })).toMatch(
      /pull\/12\)\)\n\n {2}\*\*What to do:\*\* See \[migrating-to-2\.md\]\(https:\/\/github\.com\/octo\/widget\/blob\/\w{40}\/docs\/migrating-to-2\.md\)\.$/,
    );
  });

  test.each([
    ["UPGRADING.md", true],
    ["docs/migrations/v3.rst", true],
    ["docs/v2-migration.md", true],
    ["src/migrations/0001.sql", false],
    ["docs/immigration.md", false],
    ["docs/guide.md", false],
  ])("%s", (path, isGuide) => {
    const [[, entry] = []] = listNamed({ message: "feat: start", paths: [path, "src/a.ts"] });
    expect(entry?.guides).toEqual(isGuide ? [path] : []);
  });
});

describe("a revert of several commits", () => {
  const body = (...ids: string[]) => ids.map((id) => `This reverts commit ${nameCommit(id)}.`).join("\n\n");

  test("is listed if one of them was released", () => {
    const entries = describeEntries(
      { id: "a", message: "feat: sort the keys" },
      { message: `Revert the order of keys (#3)\n\n${body("a", "released")}` },
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatch(/: Revert the order of keys$/);
  });

  test("goes with all of them", () => {
    const entries = describeEntries(
      { id: "a", message: "feat: sort the keys" },
      { id: "b", message: "feat: sort the values" },
      { message: `Revert the order of keys (#3)\n\n${body("a", "b")}` },
    );
    expect(entries).toEqual([]);
  });
});
