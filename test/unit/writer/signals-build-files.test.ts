import { describe, expect, test } from "vitest";
import { buildNotes } from "../../../src/writer/notes.ts";
import { compareManifests } from "../../../src/writer/signals/manifests/compare.ts";
import { makeCommits } from "../../support/make-commits.ts";

const pom = (version: string) => `<project><dependencies><dependency>
  <groupId>g</groupId><artifactId>rope-core</artifactId><version>${version}</version></dependency></dependencies></project>`;
const COMPARED = compareManifests("pom.xml", pom("1.0"), pom("2.0"));
const MANIFESTS = COMPARED === undefined ? [] : [COMPARED];

/** The names of the groups that have entries. */
function listGroups(message: string, paths: readonly string[]) {
  const { sections, internal } = buildNotes(makeCommits({ message, paths }), { range: { manifests: MANIFESTS } });
  return [...sections, { name: "internal", entries: internal }].flatMap(({ name, entries }) =>
    entries.length > 0 ? [name] : [],
  );
}

describe("a change of build files alone", () => {
  test.each<[message: string, paths: string[]]>([
    ["Migrate to the knots-maven-plugin", ["pom.xml"]],
    ["Add a newly-required option of the checker", ["core/pom.xml", ".github/workflows/build.yml"]],
    ["Take the other packer", ["pom.xml", "core/src/test/java/KnotTest.java"]],
    ["Set the memory of the daemon", ["gradle.properties", "gradle/libs.versions.toml"]],
    ["Enable the configuration cache", ["settings.gradle.kts", "build.gradle.kts"]],
  ])("is internal: %s", (message, paths) => expect(listGroups(message, paths)).toEqual(["internal"]));

  test.each<[message: string, paths: string[], group: string]>([
    ["Migrate to the other knots", ["pom.xml", "src/main/java/Knot.java"], "changed"],
    ["Add an OSGi header", ["pom.xml"], "added"],
    ["Shade the knots", ["pom.xml"], "changed"],
    ["Take rope-core of the other group", ["pom.xml"], "changed"],
    ["feat: add an option of the checker", ["pom.xml"], "added"],
    ["feat!: add an option of the checker", ["pom.xml"], "breaking"],
    ["Add an entry for types", ["package.json"], "added"],
  ])("is listed: %s", (message, paths, group) => expect(listGroups(message, paths)).toEqual([group]));

  test("is listed where the manifests could not be compared", () => {
    const { sections } = buildNotes(makeCommits({ message: "Add an option of the checker", paths: ["pom.xml"] }));
    expect(sections.flatMap(({ entries }) => entries)).toHaveLength(1);
  });
});
