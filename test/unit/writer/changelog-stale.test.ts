import { describe, expect, test } from "vitest";
import { explainStale } from "../../../src/writer/changelog/parse.ts";

const SECTION = { source: undefined, series: "", version: "2.6.0" };
const EARLIER = ["2.5.1", "2.5.0", "2.4.0", "2.3.0", "2.2.0"];
const explain = (text: string, earlier = EARLIER, section = SECTION) =>
  explainStale(text, "CHANGELOG.md", earlier, section);

const file = (newest: string, preamble = "") => `# Changes\n\n${preamble}## ${newest}\n\n- One\n\n## 1.0.0\n\n- Two\n`;

describe("a changelog that its people gave up", () => {
  test("lacks several releases", () => {
    expect(explain(file("2.2.0"))).toBe(
      "CHANGELOG.md stays unchanged: several releases since 2.2.0 are not in it. To continue it, set " +
        "`styleGuide.changelogs.path` to this file.",
    );
    expect(explain("2.2.0\n=====\n\n* One\n")).toMatch(/several releases/);
    expect(explain(`## Unreleased\n\n${file("2.2.0")}`)).toMatch(/several releases/);
    const patches = { ...SECTION, version: "2.5.4" };
    expect(explain(file("2.5.0"), ["2.5.3", "2.5.2", "2.5.1", "2.5.0"], patches)).toMatch(/several releases/);
  });

  test.each(["Moved to GitHub Releases.\n\n"])("says so: %s", (preamble) => {
    expect(explain(file("2.4.0", preamble))).toBe(
      "CHANGELOG.md stays unchanged: it says that newer versions are elsewhere.",
    );
    expect(explain(file("2.5.1", preamble))).toBeUndefined();
  });
});

describe("a changelog is in use", () => {
  test.each<[why: string, text: string, earlier?: string[]]>([
    ["without the patches of an older line", file("2.4.0"), ["2.4.3", "2.4.2", "2.4.1", "2.4.0"]],
    ["with headings that are not read", `Release of 2.5.1 by Ada\n\nAnd of 2.5.0\n\nSee v2.4.0.\n\n${file("2.2.0")}`],
    ["with unreleased changes", `## Unreleased\n\n- New\n\n${file("2.2.0")}`],
  ])("%s", (_, text, earlier) => expect(explain(text, earlier)).toBeUndefined());

  test("where only sections of other repositories are old", () => {
    expect(explain("## octo/other@1.0.0\n\n- One\n")).toBeUndefined();
  });
});
