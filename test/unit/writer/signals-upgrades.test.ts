import { describe, expect, test } from "vitest";
import { buildChanges } from "../../../src/writer/changes.ts";
import { parseDeprecations } from "../../../src/writer/signals/deprecation-texts.ts";
import { findVersionGuide, listGuides } from "../../../src/writer/signals/guides.ts";
import { listUpgradeQueries } from "../../../src/writer/signals/upgrades.ts";
import { makeCommits } from "../../support/make-commits.ts";

describe("what a deprecation says", () => {
  test.each<[language: string, lines: string[], name: string | undefined, text: string]>([
    [
      "TypeScript",
      ["/** @deprecated Use dock() instead. */", "export function moor(ship: Ship) {"],
      "moor",
      "Use dock() instead.",
    ],
    [
      "a comment of several lines",
      ["/**", " * @deprecated since 1.2, use dock,", " *   which waits.", " */", "moor(ship) {"],
      "moor",
      "Use dock, which waits.",
    ],
    [
      "Java",
      ["/**", " * @deprecated Replaced by {@link Pier#dock}", " */", "@Deprecated", "public void moor() {"],
      "moor",
      "Replaced by `Pier#dock`.",
    ],
    ["Go", ["// Deprecated: use Dock.", "func (p *Pier) Moor() error {"], "Moor", "Use Dock."],
    [
      "Rust",
      ['#[deprecated(since = "1.2.0", note = "use `dock` instead")]', "pub fn moor() {"],
      "moor",
      "Use `dock` instead.",
    ],
    ["Kotlin", ['@Deprecated("Use dock instead", ReplaceWith("dock()"))', "fun moor() {"], "moor", "Use dock instead."],
    ["C#", ['[Obsolete("Use Dock instead")]', "public void Moor()"], "Moor", "Use Dock instead."],
    ["C++", ['[[deprecated("use dock()")]]', "void moor();"], "moor", "Use dock()."],
    [
      "PHP",
      ["function moor() {", '    trigger_error("moor() is deprecated, use dock()", E_USER_DEPRECATED);'],
      "moor",
      "Use dock().",
    ],
    [
      "Python",
      [
        "def moor(ship):",
        "    warnings.warn(",
        '        "moor is deprecated. "',
        '        "Please use dock instead",',
        "        DeprecationWarning,",
        "    )",
      ],
      "moor",
      "Please use dock instead.",
    ],
    ["Python's decorator", ['@deprecated("Use dock instead")', "def moor(ship):"], "moor", "Use dock instead."],
    [
      "RST",
      ["def moor(ship):", '    """Moor.', "", "    .. deprecated:: 1.2", "       Use dock instead.", '    """'],
      "moor",
      "Use dock instead.",
    ],
    ["a successor", ["// Deprecated: in favor of Dock", "func Moor() {"], "Moor", "In favor of Dock."],
    ["no declaration", ["// Deprecated: use Dock.", ""], undefined, "Use Dock."],
    ["no name", ["// Deprecated: use Dock.", "export default function () {"], undefined, "Use Dock."],
  ])("in %s", (_, lines, name, text) => {
    expect(parseDeprecations(lines).map((found) => [found.name, found.text])).toEqual([[name, text]]);
  });

  test.each<[why: string, lines: string[]]>([
    ["no reason", ["/** @deprecated */", "function moor() {"]],
    ["a word only", ["// Deprecated: see", "func Moor() {"]],
    ["a message", ["def moor():", '    note("moor is deprecated, use dock")']],
    ["a version only", ["// Deprecated: since 1.2", "func Moor() {"]],
    [
      "what is filled in later",
      ["def moor():", '    warnings.warn(f"{name} is deprecated, use {other} instead", DeprecationWarning)'],
    ],
    ["another warning", ["def moor():", '    warnings.warn("The tide is low, use an anchor", TideWarning)']],
    ["code alone", ["const deprecated = useDock(ship, true);"]],
    ["more than a few words", [`// Deprecated: use ${"dock ".repeat(80)}`, "func Moor() {"]],
  ])("is not known from %s", (_, lines) => expect(parseDeprecations(lines)).toEqual([]));
});

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

  test.each(["feat: add `moor`", "fix: remove `moor` from the log twice", "test: remove `moor`"])(
    "are not: %s",
    (message) => expect(namesOf(message, message.startsWith("test") ? ["test/a.test.ts"] : undefined)).toEqual([]),
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
    ["docs/upgrading/v2.md", "# Version 2\n", "2.0.0", "v2", undefined],
    ["UPGRADE-2.1.md", "# x\n", "2.1.0", "UPGRADE-2.1", undefined],
    ["docs/migrate_2_0.md", "# x\n", "2.0.0", "migrate_2_0", undefined],
  ])("%s", (path, text, version, title, anchor) => {
    expect(find({ [path]: text }, version)).toEqual({ path, title, anchor });
  });

  test.each<[path: string, text: string, version: string]>([
    ["UPGRADING.md", GUIDE, "2.0.1"],
    ["UPGRADING.md", GUIDE, "3.0.0"],
    ["UPGRADING.md", GUIDE, "0.9.0"],
    ["docs/mooring.md", GUIDE, "2.0.0"],
    ["UPGRADING.md", "# Upgrading\n\nWait for 2.0\n\nMore.\n", "2.0.0"],
    ["test/fixtures/UPGRADING.md", GUIDE, "2.0.0"],
    ["docs/upgrading/v2.md", "\n", "2.0.0"],
  ])("is not %s for %s", (path, text, version) => expect(find({ [path]: text }, version)).toBeUndefined());
});
