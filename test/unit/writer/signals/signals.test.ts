import { describe, expect, test } from "vitest";
import { buildNotes } from "../../../../src/writer/notes.ts";
import { compareManifests } from "../../../../src/writer/signals/manifests/compare.ts";
import { describeEntries, listNamed } from "../../../support/described-entries.ts";
import { makeCommits } from "../../../support/make-commits.ts";

const pom = (version: string) => `<project><dependencies><dependency>
  <groupId>g</groupId><artifactId>rope-core</artifactId><version>${version}</version></dependency></dependencies></project>`;
const COMPARED = compareManifests("pom.xml", pom("1.0"), pom("2.0"));
const MANIFESTS = COMPARED === undefined ? [] : [COMPARED];

test.each<[message: string, group: string, paths?: string[]]>([
  ["Add a newly-required option of the checker", "internal", ["core/pom.xml", ".github/workflows/build.yml"]],
  ["Take the other packer", "internal", ["pom.xml", "core/src/test/java/KnotTest.java"]],
  ["Set the memory of the daemon", "internal", ["gradle.properties", "gradle/libs.versions.toml"]],
  ["Migrate to the other knots", "changed", ["pom.xml", "src/main/java/Knot.java"]],
  ["Add an OSGi header", "added"],
  ["Take rope-core of the other group", "changed"],
  ["feat: add an option of the checker", "added"],
])("a change of build files alone: %s is %s", (message, group, paths = ["pom.xml"]) => {
  const notes = buildNotes(makeCommits({ message, paths }), { range: { manifests: MANIFESTS } });
  expect(listNamed(notes).map(([name]) => name)).toEqual([group]);
});

test("a change of build files alone is listed where the manifests could not be compared", () => {
  const notes = buildNotes(makeCommits({ message: "Add an option of the checker", paths: ["pom.xml"] }));
  expect(describeEntries(notes)).toEqual(["added: Add an option of the checker"]);
});

describe("what this release brings and renames", () => {
  const describeAll = (...titles: readonly string[]) => describeEntries(buildNotes(makeCommits(...titles)));

  test("has the last name, and the renaming is folded", () => {
    expect(describeAll("Add the option --deck", "Rename --deck to --level")).toEqual([
      "added: Add the option --level",
      "internal: Rename --deck to --level",
    ]);
    expect(describeAll("feat: add `sell()`", "Replace `sell()` with `book()`")).toContain("added: Add `book()`");
  });

  test("has the last number", () => {
    expect(
      describeAll("Raise the limit of decks to 12", "Raise the width to 12", "Lower the limit of decks to 8"),
    ).toEqual([
      "changed: Lower the limit of decks to 8",
      "changed: Raise the width to 12",
      "internal: Raise the limit of decks to 12",
    ]);
  });

  test.each([
    ["Fix the option --deck", "Rename --deck to --level"],
    ["Add the option --decks", "Rename --deck to --level"],
    ["Rename --deck to --level", "Add the option --deck"],
  ])("is nothing that users had: %s, then %s", (...titles) => {
    expect(describeAll(...titles)).toContain("changed: Rename --deck to --level");
  });
});

describe("what closes an issue", () => {
  test.each([
    ["Refactor the walk over nodes", "fixed: Refactor the walk over nodes"],
    ["Simplify the walk over nodes", "internal: Simplify the walk over nodes"],
    ["perf: walk over nodes at once", "changed: Walk over nodes at once"],
    ["Show the keys of maps", "changed: Show the keys of maps"],
    ["sorter: script to run at night", "added: [sorter] Script to run at night"],
    ["[Fix #8] Improve the order", "fixed: Improve the order"],
    ["Make sorting faster (fixes #8)", "changed: Make sorting faster"],
  ])("%s: %s", (title, described) => {
    expect(describeEntries(buildNotes(makeCommits(`${title}\n\nFixes #9`)))).toEqual([described]);
  });
});

describe("workflows that ship", () => {
  const RELEASE = ".github/workflows/release.yml";

  test.each<[message: string, described: string, more?: string]>([
    ["ci: build wheels for musllinux", "added: Build wheels for musllinux"],
    ["Publish arm64 images", "added: Publish arm64 images"],
    ["Add a test run on arm64", "internal: Add a test run on arm64"],
    ["Cache docker images", "internal: Cache docker images"],
    ["ci: build wheels", "internal: Build wheels", "src/a.ts"],
  ])("%s", (message, described, more) => {
    const paths = more === undefined ? [RELEASE] : [RELEASE, more];
    expect(describeEntries(buildNotes(makeCommits({ message, paths })))).toEqual([described]);
  });
});
