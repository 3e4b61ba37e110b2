import { describe, expect, test } from "vitest";
import { renderEntry } from "../../../../src/writer/entries.ts";
import { buildNotes } from "../../../../src/writer/notes.ts";
import * as described from "../../../support/described-entries.ts";
import { type CommitSketch, makeCommits } from "../../../support/make-commits.ts";
import { mergeEntries } from "../../../support/merge-entries.ts";

const PAGE = "https://github.com/octo/widget";
const REPOSITORY = { name: "octo/widget", webUrl: PAGE };

const listNamed = (...sketches: readonly (string | CommitSketch)[]) =>
  described.listNamed(buildNotes(makeCommits(...sketches)));

/** `fixed: Text → #9, octo/other#3`. */
function describeEntries(...sketches: readonly (string | CommitSketch)[]): string[] {
  return listNamed(...sketches).map(([name, { text, closes }]) => {
    const issues = closes.map((issue) => `${issue.repository ?? ""}#${issue.number}`).join(", ");
    return `${name}: ${text}${issues === "" ? "" : ` → ${issues}`}`;
  });
}

function renderOnly(sketch: string | CommitSketch): string {
  const [[, entry] = []] = listNamed(sketch);
  if (entry === undefined) throw new Error("no entry");
  return renderEntry(entry, REPOSITORY);
}

describe("tags of a title", () => {
  test.each([
    ["Fixes #9 and #10 - keep the order", "fixed: Keep the order → #9, #10"],
    ["Fixed issue #9: keep the order", "fixed: Keep the order → #9"],
    ["Keep the order of keys, fixes #9", "fixed: Keep the order of keys → #9"],
    ["Keep the order (bugfix)", "fixed: Keep the order"],
    ["Fix:(issue_9) keep the order", "fixed: Keep the order → #9"],
    ["Fix:(disc_9) keep the order", "fixed: Keep the order"],
    ["Sort the keys (closes #9)", "changed: Sort the keys → #9"],
    ["Fix for #9: keep the order", "fixed: Keep the order → #9"],
    ["Close #9", "internal: Close #9"],
  ])("%s", (message, expected) => expect(describeEntries(message)).toEqual([expected]));

  test.each(["fix: #99 keep the order", "Keep the order. GitHub issue 99 from Ada"])("that only name: %s", (title) => {
    expect(renderOnly(title)).toMatch(/^- Keep the order \(.*, see \[#99\]/);
  });

  test("make no user's change where only tests change", () => {
    expect(describeEntries({ message: "[Fix #9] Wait longer", paths: ["test/a.test.ts"] })).toEqual([
      "internal: Wait longer → #9",
    ]);
  });
});

describe("issues in bodies", () => {
  test.each<[body: string, issues: string, kind?: string]>([
    ["Fixes: #9, #10 and octo/other#3", "#9, #10, octo/other#3", "fixed"],
    ["Closes https://github.com/octo/other/issues/3", "octo/other#3"],
    ["> Fixes #9", ""],
    ["Fixes #12", ""],
  ])("%s", (body, issues, kind = "changed") => {
    expect(describeEntries(`Sort keys (#12)\n\n${body}`)).toEqual([`${kind}: Sort keys${issues && ` → ${issues}`}`]);
  });

  test("are no keys of a changelog's entries", () => {
    const [one, other] = ["Sort keys (#12)", "Sort values (#13)"].map((title) => renderOnly(`${title}\n\nCloses #9`));
    expect(mergeEntries(`### Changed\n\n${one}`, `### Changed\n\n${other}`)).toBe(`### Changed\n\n${one}\n${other}`);
  });
});

describe("security advisories", () => {
  const CVE = "CVE-2026-1234";

  test.each<[message: string, expected: string, numbers?: string[], path?: string]>([
    ["fix: limit the depth\n\nGHSA-2345-6789-CFGH", "security: Limit the depth", ["GHSA-2345-6789-cfgh"]],
    [`Add a limit\n\nAddresses ${CVE}.`, "security: Add a limit"],
    [`${CVE}: limit the depth`, "security: Limit the depth"],
    [`Limit the depth (${CVE})`, "security: Limit the depth"],
    [`chore: limit the depth\n\nFixes ${CVE}`, "security: Limit the depth"],
    [`Fix a crash\n\nSimilar to ${CVE}`, "fixed: Fix a crash", []],
    [`Sort the keys\n\n> Fixes ${CVE}`, "changed: Sort the keys", []],
    [`feat!: limit the depth\n\nFixes ${CVE}`, "breaking: Limit the depth"],
    [`Check it\n\nFixes ${CVE}`, "internal: Check it", [CVE], "test/a.test.ts"],
  ])("%s", (message, expected, numbers = [CVE], path = "src/a.ts") => {
    expect(describeEntries({ message, paths: [path] })).toEqual([expected]);
    expect(listNamed({ message, paths: [path] })[0]?.[1].advisories).toEqual(numbers);
  });

  test("are linked in the text or behind it", () => {
    const [pull, advisory] = [`[#12](${PAGE}/pull/12)`, `[${CVE}](https://www.cve.org/CVERecord?id=${CVE})`];
    expect(renderOnly(`Fix ${CVE} in the parser (#12)`)).toBe(`- Fix ${advisory} in the parser (${pull})`);
    expect(renderOnly(`Limit the depth (#12)\n\nFixes ${CVE}`)).toBe(`- Limit the depth (${pull}, ${advisory})`);
  });

  test("that are merged are one change with its title", () => {
    const merged = describeEntries(
      { id: "base", message: "fix: other" },
      { id: "a", message: "Limit the depth", parents: ["base"] },
      { id: "b", message: "Test the limit", parents: ["a"], paths: ["test/a.test.ts"] },
      { id: "m", message: "Merge commit from fork", parents: ["base", "b"] },
    );
    expect(merged).toEqual(["fixed: Other", "security: Limit the depth"]);
    const squashed = "* Limit the depth\n\n* Test the limit";
    expect(describeEntries(`Merge commit from fork\n\n${squashed}`)).toEqual(["security: Limit the depth"]);
    const wrapped = "Limit the depth, since deep\ninput fills the stack. It was\nfound by reading.";
    expect(describeEntries(`Merge commit from fork\n\n${wrapped}`)).toEqual([
      "security: Limit the depth, since deep input fills the stack",
    ]);
    const older = listNamed(`Merge pull request from GHSA-2345-6789-cfgh\n\n${squashed}`);
    expect(older).toMatchObject([["security", { text: "Limit the depth", advisories: ["GHSA-2345-6789-cfgh"] }]]);
  });
});
