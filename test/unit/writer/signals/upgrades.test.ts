import { describe, expect, test } from "vitest";
import { buildChanges } from "../../../../src/writer/changes/changes.ts";
import { renderEntry } from "../../../../src/writer/entries.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { findVersionGuide, listGuides, listUpgradeQueries } from "../../../../src/writer/signals/upgrades.ts";
import { describeEntries, listNamed } from "../../../support/described-entries.ts";
import { makeCommits } from "../../../support/make-commits.ts";

describe("changes that may have advice", () => {
  const namesOf = (message: string, paths?: string[]) =>
    listUpgradeQueries(buildChanges(makeCommits({ message, ...(paths && { paths }) })).changes).map(
      ({ names }) => names,
    );

  test.each<[message: string, names: string[]]>([
    ["feat!: remove `moor` and Pier.dockAll()", ["moor", "dockAll"]],
    ["Remove mooring_line", ["mooring_line"]],
    ["Drop `Pier::moor`", ["moor"]],
    ["Remove deprecated functions", []],
  ])("%s", (message, names) => expect(namesOf(message)).toEqual([names]));

  test.each(["fix: remove `moor` from the log twice"])("are not: %s", (message) =>
    expect(namesOf(message, message.startsWith("test") ? ["test/a.test.ts"] : undefined)).toEqual([]),
  );

  test("name nothing where the title has no identifier", () => {
    expect(namesOf("feat!: moor at night only")).toEqual([undefined]);
  });
});

describe("the guide to a version", () => {
  const GUIDE = "# Upgrading\n\n## From 1.x to 2.0\n\nMoor.\n\n```\n## 3.0\n```\n\n## From 0.9 to 1.0\n\nDock.\n";
  const find = (files: Record<string, string>, version: string) => {
    return findVersionGuide(listGuides(Object.keys(files)), (path) => files[path], version);
  };

  test.each<[path: string, text: string, version: string, title: string, anchor: string | undefined]>([
    ["UPGRADING.md", GUIDE, "2.0.0", "From 1.x to 2.0", "from-1x-to-20"],
    ["docs/migration.md", "# Migration\n\nVersion 2\n---------\n\nMoor.\n", "2.0.0", "Version 2", "version-2"],
    ["UPGRADE-2.1.md", "# x\n", "2.1.0", "UPGRADE-2.1", undefined],
    ["docs/migrate_2_0.md", "# x\n", "2.0.0", "migrate_2_0", undefined],
  ])("%s", (path, text, version, title, anchor) => {
    expect(find({ [path]: text }, version)).toEqual({ path, title, anchor });
  });

  test.each<[path: string, text: string, version: string]>([
    ["UPGRADING.md", GUIDE, "3.0.0"],
    ["docs/mooring.md", GUIDE, "2.0.0"],
    ["UPGRADING.md", "# Upgrading\n\nWait for 2.0\n\nMore.\n", "2.0.0"],
    ["test/fixtures/UPGRADING.md", GUIDE, "2.0.0"],
    ["docs/upgrading/v2.md", "\n", "2.0.0"],
  ])("is not %s for %s", (path, text, version) => expect(find({ [path]: text }, version)).toBeUndefined());
});

describe("migration guides that a change touches", () => {
  test("are linked", () => {
    const message = "feat!: rename `run` to `start` (#12)";
    const commits = makeCommits({ message, paths: ["docs/migrating-to-2.md", "src/a.ts"] });
    const [[, entry] = []] = listNamed(buildNotes(commits));
    const page = `https://github.com/octo/widget/blob/${commits[0]?.sha}/docs/migrating-to-2.md`;
    expect(entry && renderEntry(entry, { name: "octo/widget", webUrl: "https://github.com/octo/widget" })).toContain(
      `pull/12))\n\n  **What to do:** See [migrating-to-2.md](${page}).`,
    );
  });

  test.each([
    ["docs/migrating-to-2.md", "changed: Move reading into the deck"],
    ["src/reading.ts", "internal: Move reading into the deck"],
  ])("make a change one for users: %s", (path, entry) => {
    const commits = makeCommits({ message: "Move reading into the deck", paths: [path, "src/a.ts"] });
    expect(describeEntries(buildNotes(commits))).toEqual([entry]);
  });

  test.each([
    ["docs/migrations/v3.rst", true],
    ["docs/v2-migration.md", true],
    ["src/migrations/0001.sql", false],
    ["docs/immigration.md", false],
  ])("%s: %s", (path, isGuide) => {
    const [[, entry] = []] = listNamed(buildNotes(makeCommits({ message: "feat: start", paths: [path, "src/a.ts"] })));
    expect(entry?.guides).toEqual(isGuide ? [path] : []);
  });
});
