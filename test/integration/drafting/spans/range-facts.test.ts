import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeSpan } from "../../../../src/drafting/spans/span-notes.ts";
import { selectSpans } from "../../../../src/drafting/spans/spans.ts";
import { readHistory } from "../../../../src/git/repository.ts";
import { renderDependencyLine } from "../../../../src/writer/entries.ts";
import type { Notes } from "../../../../src/writer/notes.ts";
import { History } from "../../../support/history.ts";

const REPOSITORY = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };

/** `added: Text`, those of the last release; what is folded has its reason in brackets. */
async function describeNotes(
  history: Pick<History, "directory">,
  count = 1,
): Promise<{ entries: string[]; notes: Notes }> {
  const read = await readHistory(history.directory);
  const { spans } = await selectSpans(read, [{ releases: { count } }]);
  const [span] = spans;
  if (span === undefined) throw new Error("no span");
  const { notes } = await writeSpan({ history: read, repository: REPOSITORY }, span);
  const { sections, internal, documentation } = notes;
  const groups = [...sections, { name: "internal", entries: internal }, { name: "docs", entries: documentation }];
  const entries = groups.flatMap((group) =>
    group.entries.map(({ text, folded }) => `${group.name}: ${text}${folded === undefined ? "" : ` [${folded}]`}`),
  );
  return { entries, notes };
}

/** What is in v1.0.0. */
function createStarted(files?: Record<string, string>): History {
  const history = new History();
  history.commit("feat: start", files);
  history.tag("v1.0.0");
  return history;
}

function release(history: History) {
  history.tag("v1.1.0");
  return describeNotes(history);
}

function listReasons(notes: Notes): Record<string, number> {
  return Object.fromEntries(notes.notShown.map(({ reason, shas }) => [reason, shas.length]));
}

describe("a release after a release branch", () => {
  test("does not announce what was picked to that branch", async () => {
    using history = createStarted();
    const fix = history.commit("fix: close the file", { "src/a.ts": "1" });
    const other = history.commit("fix: flush the file", { "src/b.ts": "1" });
    history.commit("feat: sort", { "src/c.ts": "1" });
    history.git("checkout", "--quiet", "-b", "release/1.0", "v1.0.0");
    history.copy(fix);
    history.commit(`Flush at the end\n\n(cherry picked from commit ${other})`, { "src/b.ts": "1" });
    history.tag("v1.0.1");
    history.git("checkout", "--quiet", "main");
    history.commit("feat: filter", { "src/d.ts": "1" });
    const { entries, notes } = await release(history);
    expect(entries).toEqual(["added: Filter", "added: Sort"]);
    expect(listReasons(notes)).toEqual({ released: 2 });
  });

  test("does not announce what the changelog of that branch lists, whatever the commit is", async () => {
    using history = new History();
    const first = "## 1.0.0\n\n- Start (#1)\n";
    history.commit("feat: start", { "CHANGES.md": first });
    history.tag("v1.0.0");
    history.git("checkout", "--quiet", "-b", "release/1.0");
    const patched = `## 1.0.1\n\n- Files stay open #7\n\n${first}`;
    history.commit("Release 1.0.1 (#9)", { "CHANGES.md": patched, "src/a.ts": "1" });
    history.tag("v1.0.1");
    history.git("checkout", "--quiet", "main");
    history.commit("Close the file again (#1)", { "src/a.ts": "2" });
    history.commit("Fix the file that stays open (#7)", { "src/a.ts": "1" });
    history.commit("Add colours (#8)", { "src/b.ts": "1" });
    history.commit("Release 1.1.0", { "CHANGES.md": patched });
    const { entries, notes } = await release(history);
    expect(entries).toEqual(["added: Add colours", "fixed: Close the file again"]);
    expect(listReasons(notes)).toMatchObject({ released: 1 });
  });

  test("announces a commit of the same title by a later hand", async () => {
    using history = createStarted();
    history.git("checkout", "--quiet", "-b", "release/1.0");
    history.commit("fix: close the file", { "src/a.ts": "1" });
    history.tag("v1.0.1");
    history.git("checkout", "--quiet", "main");
    history.commit("fix: close the file", { "src/b.ts": "1" });
    expect((await release(history)).entries).toEqual(["fixed: Close the file"]);
  });
});

describe("a release whose patch release was merged back", () => {
  /** `patch` commits to the branch of v1.0.1, which has the file that stays open. */
  async function releaseAfter(patch: (history: History, fix: string) => void) {
    using history = createStarted();
    const fix = history.commit("Close the file that stays open (#7)", { "src/a.ts": "1" });
    history.git("checkout", "--quiet", "-b", "release/1.0", "v1.0.0");
    patch(history, fix);
    history.tag("v1.0.1");
    history.git("checkout", "--quiet", "main");
    history.git("merge", "--quiet", "--no-edit", "-X", "ours", "release/1.0");
    history.commit("Add colours (#8)", { "src/b.ts": "1" });
    return (await release(history)).entries;
  }

  test.each<[string, (history: History, fix: string) => void]>([
    ["a copy", (history, fix) => history.copy(fix)],
    ["a backport with its number", (history) => history.commit("Close files (#7) (#9)", { "src/a.ts": "2" })],
    ["a backport that names it", (history) => history.commit("Close files\n\nBackport of #7", { "src/a.ts": "2" })],
  ])("does not announce what it had as %s", async (_, patch) => {
    expect(await releaseAfter(patch)).toEqual(["added: Add colours"]);
  });

  test("does not announce the same lines under the same title, by another hand", async () => {
    using history = createStarted({ "src/a.ts": "one\n" });
    history.commit("Close the file", { "src/a.ts": "one\ntwo\n" });
    history.commit("Open the file", { "src/b.ts": "1\n" });
    history.git("checkout", "--quiet", "-b", "release/1.0", "v1.0.0");
    history.commit("Close the file", { "src/a.ts": "one\ntwo\n" });
    history.commit("Open the file", { "src/b.ts": "2\n" });
    history.tag("v1.0.1");
    history.git("checkout", "--quiet", "main");
    history.git("merge", "--quiet", "--no-edit", "-X", "ours", "release/1.0");
    expect((await release(history)).entries).toEqual(["changed: Open the file"]);
  });

  test.each<[string, (history: History, fix: string) => void]>([
    ["a copy that was reverted", (history, fix) => history.git("revert", "--no-edit", history.copy(fix))],
    ["a mention", (history) => history.commit("Prepare for #7", { "src/c.ts": "1" })],
  ])("announces what it had as %s", async (_, patch) => {
    expect(await releaseAfter(patch)).toContain("fixed: Close the file that stays open");
  });
});

describe("a package with tags of its own", () => {
  function createPackages(series: { own: string; other: string }): History {
    const history = new History();
    const files = { "packages/core/package.json": "{}", "packages/cli/package.json": "{}" };
    history.commit("feat: start", files);
    history.tag(`${series.other}1.0.0`);
    history.tag(`${series.own}1.0.0`);
    history.commit("feat: sort", { "packages/core/a.ts": "1" });
    history.commit("feat: colour", { "packages/cli/a.ts": "1" });
    history.commit("feat: paint", { "packages/core-extra/a.ts": "1" });
    history.commit("feat: log", { "packages/cli/log.ts": "1", "packages/core/log.ts": "1" });
    history.tag(`${series.own}1.1.0`);
    return history;
  }

  test.each([
    ["core@", "cli@"],
    ["@octo/core@", "@octo/cli@"],
    ["core-v", "cli-v"],
    ["packages/core/v", "packages/cli/v"],
  ])("%s", async (own, other) => {
    using history = createPackages({ own, other });
    const { entries, notes } = await describeNotes(history);
    expect(entries).toEqual(["added: Log", "added: Sort"]);
    expect(listReasons(notes)).toEqual({ elsewhere: 2 });
  });

  test("has the name in its manifest", async () => {
    using history = new History();
    const manifest = (name: string) => JSON.stringify({ name });
    history.commit("feat: start", {
      "packages/core/package.json": manifest("@octo/other"),
      "packages/web/package.json": manifest("@octo/core"),
    });
    history.tag("@octo/other@1.0.0");
    history.tag("@octo/core@1.0.0");
    history.commit("feat: sort", { "packages/web/a.ts": "1" });
    history.commit("feat: colour", { "packages/core/a.ts": "1" });
    history.tag("@octo/core@1.1.0");
    expect((await describeNotes(history)).entries).toEqual(["added: Sort"]);
  });

  test("is the whole repository where no other package is released", async () => {
    using history = new History();
    history.commit("feat: start", { "widget/package.json": "{}" });
    history.tag("widget-1.0.0");
    history.commit("feat: sort", { "src/a.ts": "1" });
    history.tag("widget-1.1.0");
    expect((await describeNotes(history)).entries).toEqual(["added: Sort"]);
  });
});

describe("what was taken back without a revert", () => {
  test("is folded together with what took it back", async () => {
    using history = createStarted({ "src/main.ts": "1\n" });
    history.commit("Add a cache", { "src/cache.ts": "cache\n", "src/main.ts": "1\ncache\n", "CHANGES.md": "cache" });
    history.git("rm", "--quiet", "src/cache.ts");
    history.commit("Remove the slow cache", { "src/main.ts": "1\n" });
    history.commit("Sort the keys of objects (#3)", { "src/sort.ts": "1" });
    const { entries } = await release(history);
    expect(entries).toEqual([
      "changed: Sort the keys of objects",
      "internal: Remove the slow cache [gone]",
      "internal: Add a cache [gone]",
    ]);
  });

  test("is announced if CI still has what it brought", async () => {
    using history = createStarted({ "src/main.ts": "1\n" });
    history.commit("Support Node 26", { "src/main.ts": "1 // 26\n", ".github/workflows/ci.yml": "26" });
    history.commit("Remove a comment (#3)", { "src/main.ts": "1\n" });
    expect((await release(history)).entries).toContain("added: Support Node 26");
  });

  test("is announced if its file was moved", async () => {
    using history = createStarted();
    history.commit("Add a cache", { "src/cache.ts": "cache\n" });
    history.git("mv", "src/cache.ts", "src/store.ts");
    history.commit("refactor: name the store", {});
    expect((await release(history)).entries).toContain("added: Add a cache");
  });
});

describe("what users need", () => {
  const rust = (version: string) => ({ "Cargo.toml": `[package]\nname = "w"\nrust-version = "${version}"\n` });

  test("is a breaking change of the commit that raised it", async () => {
    using history = createStarted(rust("1.79"));
    history.commit("chore: tidy the manifest", { "Cargo.toml": `${rust("1.79")["Cargo.toml"]}# tidy\n` });
    history.commit("chore: use let chains", rust("1.87"));
    history.commit("feat: sort the keys", { ...rust("1.87"), "src/a.rs": "1" });
    history.commit("chore: describe the crate", { "Cargo.toml": `${rust("1.87")["Cargo.toml"]}# crate\n` });
    const { entries, notes } = await release(history);
    expect(entries).toContain("breaking: Requires Rust 1.87 (was 1.79)");
    expect(entries).toContain("added: Sort the keys");
    expect(entries).toHaveLength(4);
    expect(notes.sections[0]?.entries[0]?.formerTexts).toEqual(["Use let chains"]);
  });

  test("is said below the words of people", async () => {
    using history = createStarted(rust("1.79"));
    history.commit("feat: sort the keys", { ...rust("1.87"), "src/a.rs": "1" });
    const { notes } = await release(history);
    const [entry] = notes.sections[0]?.entries ?? [];
    expect(entry).toMatchObject({ text: "Sort the keys", breaking: "Requires Rust 1.87 (was 1.79)." });
  });

  test("is not said again where the title says it", async () => {
    using history = createStarted(rust("1.79"));
    history.commit("Update the minimum version of Rust to 1.87", rust("1.87"));
    const { notes } = await release(history);
    const [entry] = notes.sections[0]?.entries ?? [];
    expect(entry).toMatchObject({ text: "Update the minimum version of Rust to 1.87", breaking: "" });
  });

  test("is announced once where it was raised twice", async () => {
    using history = createStarted(rust("1.70"));
    history.commit("Require Rust 1.79", { ...rust("1.79"), "src/a.rs": "1" });
    history.commit("Drop support for Rust 1.78", { ...rust("1.79"), "src/a.rs": "2" });
    history.commit("Raise the minimum Rust version to 1.87", rust("1.87"));
    expect((await release(history)).entries).toEqual([
      "breaking: Raise the minimum Rust version to 1.87",
      "breaking: Drop support for Rust 1.78",
      "internal: Require Rust 1.79 [raised]",
    ]);
  });

  test("names runtime dependencies that no message names", async () => {
    using history = new History();
    const manifest = (dependencies: object, devDependencies: object = {}) => ({
      "package.json": JSON.stringify({ name: "widget", dependencies, devDependencies }),
    });
    history.commit("feat: start", manifest({ colours: "^1.0.0", ms: "^2.0.0" }, { jest: "^29.0.0" }));
    history.tag("v1.0.0");
    history.commit(
      "Bump jest from 29.0.0 to 30.0.0",
      manifest({ colours: "^1.0.0", ms: "^2.0.0" }, { jest: "^30.0.0" }),
    );
    history.commit("feat: sort the keys", {
      ...manifest({ chalk: "^5.0.0", ms: "^3.0.0" }, { jest: "^30.0.0" }),
      "src/a.ts": "1",
    });
    const { notes } = await release(history);
    expect(renderDependencyLine(notes.dependencies)).toBe(
      "2 dependency updates: `chalk` 5.0.0 (new), `ms` 2.0.0 → 3.0.0 (major)",
    );
  });

  test("does not count what only developers need", async () => {
    using history = new History();
    const manifest = (jest: string) => ({
      "package.json": JSON.stringify({ private: true, workspaces: ["packages/*"], devDependencies: { jest } }),
      "packages/a/package.json": JSON.stringify({ name: "a", dependencies: { ms: jest } }),
    });
    history.commit("feat: start", manifest("^1.0.0"));
    history.tag("v1.0.0");
    history.commit("Bump jest from 1.0.0 to 2.0.0", manifest("^2.0.0"));
    const { notes } = await release(history);
    expect(renderDependencyLine(notes.dependencies)).toBe("1 dependency update: `ms` 1.0.0 → 2.0.0 (major)");
    expect(notes.dependencies.packages.map(({ name }) => name)).toEqual(["jest", "ms"]);
  });

  test("has no package that the same release raises", async () => {
    using history = new History();
    const gears = (version: string) => ({ "gears/package.json": JSON.stringify({ name: "gears", version }) });
    const web = (version: string) => ({ "web/package.json": JSON.stringify({ dependencies: { gears: version } }) });
    history.commit("feat: start", { ...gears("1.0.0"), ...web("1.0.0") });
    history.tag("v1.0.0");
    history.commit("feat: sort the keys", { ...web("1.0.1"), "src/a.js": "1" });
    history.commit("v1.1.0", { ...gears("1.1.0"), ...web("1.1.0") });
    const { notes } = await release(history);
    expect(renderDependencyLine(notes.dependencies)).toBeUndefined();
  });

  test("shows a dependency that is gone though its title sounds like work on the code", async () => {
    using history = new History();
    const manifest = (...names: string[]) =>
      `[project]\ndependencies = [${names.map((name) => `"${name} >= 1.0"`).join(", ")}]\n`;
    history.commit("feat: start", { "pyproject.toml": manifest("gears", "cogs", "belts"), "src/a.py": "0" });
    history.tag("v1.0.0");
    history.commit("Dropped gears as a dependency", { "pyproject.toml": manifest("cogs", "belts"), "src/a.py": "1" });
    history.commit("chore: drop the cogs dependency", { "pyproject.toml": manifest("belts"), "src/a.py": "2" });
    history.commit("Dropped belts of dead code", { "src/a.py": "3" });
    expect((await release(history)).entries).toEqual([
      "changed: Dropped gears as a dependency",
      "internal: Dropped belts of dead code",
      "internal: Drop the cogs dependency",
    ]);
  });

  test("of a workspace is the one of its members", async () => {
    using history = new History();
    const root = (version: string) => ({ "Cargo.toml": `[workspace.package]\nrust-version = "${version}"\n` });
    const member = (name: string) => `[package]\nname = "${name}"\nrust-version.workspace = true\n`;
    history.commit("feat: start", { ...root("1.79"), "a/Cargo.toml": member("a"), "b/Cargo.toml": member("b") });
    history.tag("b-v1.0.0");
    history.tag("a-v1.0.0");
    history.commit("chore: use let chains", root("1.87"));
    history.tag("a-v1.1.0");
    expect((await describeNotes(history)).entries).toEqual(["breaking: Requires Rust 1.87 (was 1.79)"]);
  });

  test("of a package that the tag names is read from its own manifest", async () => {
    using history = new History();
    const engines = (node: string) => JSON.stringify({ engines: { node } });
    history.commit("feat: start", {
      "packages/a/package.json": engines(">=18"),
      "packages/b/package.json": engines(">=18"),
    });
    history.tag("b@1.0.0");
    history.tag("a@1.0.0");
    history.commit("feat: sort the keys", { "packages/a/a.ts": "1", "packages/b/package.json": engines(">=20") });
    history.tag("a@1.1.0");
    expect((await describeNotes(history)).entries).toEqual(["added: Sort the keys"]);
  });
});

describe("options that a title names", () => {
  test.each([
    [
      "Add --pretty for readable output",
      "--pretty",
      "--pretty-print",
      ["added: Change the flags of the printer", "internal: Add --pretty for readable output [withdrawn]"],
    ],
    [
      "Add `pretty_print` to the settings",
      "pretty_print",
      "indent",
      ["added: Change the flags of the printer", "internal: Add `pretty_print` to the settings [withdrawn]"],
    ],
    [
      "Add --pretty for readable output",
      "--pretty",
      "--pretty --indent",
      ["added: Change the flags of the printer", "added: Add --pretty for readable output"],
    ],
    [
      "Add --pretty like git's",
      "",
      "--indent",
      ["added: Change the flags of the printer", "added: Add --pretty like git's"],
    ],
  ])("%s, %s, then %s", async (title, before, after, expected) => {
    using history = createStarted({ "src/flags.ts": "", "src/other.ts": "" });
    history.commit(`${title} (#1)`, { "src/flags.ts": `flag("${before}");\n` });
    history.commit("feat: change the flags of the printer (#2)", {
      "src/flags.ts": `flag("${after}");\n`,
      "CHANGELOG.md": `${before}\n`,
    });
    expect((await release(history)).entries).toEqual(expected);
  });

  test.each<[name: string, atStart: string, added: string, removed: string, expected: string[]]>([
    ["cast_off", "", "Add `cast_off`", "Remove `cast_off`", []],
    ["--moor", "", "feat: add --moor", "fix: drop the flag --moor", []],
    ["castOff", "", "feat: add castOff() (#1)", "feat!: remove castOff() (#2)", []],
    // No title says who brought it.
    ["--moor", "", "Read the flags anew", "Remove --moor", ["Read the flags anew"]],
    // It is elsewhere at the start, had another name, or stays.
    ["--moor", "--moor", "Add --moor to the barge", "Remove --moor", ["Remove --moor"]],
    ["--moor", "--tie", "Rename --tie to --moor", "Remove --moor", ["Rename --tie to --moor", "Remove --moor"]],
  ])("%s is not told if it comes and goes: %j, %s, %s", async (name, atStart, added, removed, expected) => {
    using history = createStarted({ "src/flags.ts": "1", "src/ship.ts": atStart });
    history.commit(added, { "src/flags.ts": `2 ${name}` });
    history.commit(removed, { "src/flags.ts": "3", "src/ship.ts": "", "src/new.ts": "" });
    const { entries } = await release(history);
    const told = entries.filter((entry) => !entry.startsWith("internal:")).map((entry) => entry.replace(/^\w+: /, ""));
    expect(told.toSorted()).toEqual(expected.toSorted());
  });

  test("may have moved to another file", async () => {
    using history = createStarted({ "src/flags.ts": "" });
    history.commit("Add --pretty for readable output (#1)", { "src/flags.ts": 'flag("--pretty");\n' });
    history.commit("feat: split the flags (#2)", { "src/flags.ts": "", "src/print.ts": 'flag("--pretty");\n' });
    expect((await release(history)).entries).toContain("added: Add --pretty for readable output");
  });
});

describe("marks of a deprecation", () => {
  test.each<[message: string, line: string, expected: string]>([
    [
      "Rename `run` to `start` (#1)\n\n`run` is deprecated.",
      "/** @deprecated Use start. */",
      "deprecated: Rename `run` to `start`",
    ],
    ["Rename `run` to `start` (#1)\n\n`run` is deprecated.", "start();", "changed: Rename `run` to `start`"],
    [
      "Improve the order of runs (#1)\n\n`run` is deprecated.",
      "/** @deprecated Use start. */",
      "changed: Improve the order of runs",
    ],
    ["Handle deprecated options of callers (#1)", "// @deprecated", "fixed: Handle deprecated options of callers"],
  ])("%s with %s", async (message, line, expected) => {
    using history = createStarted({ "src/run.ts": "run();\n" });
    history.commit(message, { "src/run.ts": `${line}\nrun();\n` });
    expect((await release(history)).entries).toEqual([expected]);
  });
});

test("a partial clone gives the notes that its commits give", async () => {
  using history = new History();
  const engines = (node: string) => ({ "package.json": JSON.stringify({ name: "widget", engines: { node } }) });
  history.commit("feat: start", engines(">=18"));
  history.tag("v1.0.0");
  history.commit("chore: use the test runner of Node.js", engines(">=20"));
  history.commit("feat: sort the keys", { "src/a.ts": "1" });
  history.tag("v1.1.0");
  history.git("config", "uploadpack.allowFilter", "true");
  const url = `file://${history.directory}`;
  history.git("clone", "--quiet", "--no-checkout", "--filter=blob:none", url, "partial");
  const partial = join(history.directory, "partial");
  expect((await describeNotes({ directory: partial })).entries).toContain("added: Sort the keys");
  expect((await describeNotes(history)).entries).toContain("breaking: Requires Node.js 20 (was 18)");
});
