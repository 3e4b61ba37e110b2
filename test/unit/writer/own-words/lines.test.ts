import { describe, expect, test } from "vitest";
import { classifyGroup, listPendingLines, traceLines } from "../../../../src/writer/own-words/lines.ts";

const pending = (file: string, former = "", version?: string, path = "CHANGELOG.md") =>
  listPendingLines(path, file, former, version).map(({ text, class: kind }) => `${kind ?? "?"}: ${text.body}`);

describe("the lines above the newest version", () => {
  test.each(["## main"])("are those below %s", (heading) => {
    const file = `# Changes\n\n${heading}\n\n### Fixed\n\n- One\n  goes on\n\n## 1.2.0 - 2026-01-02\n\n- Old\n`;
    expect(pending(file)).toEqual(["fixed: One\ngoes on"]);
  });

  test("keep the indentation of code, however the code itself is indented", () => {
    const code = ["```js", "if (a) {", "  b();", "}", "```"];
    const shift = (by: string) => code.map((line) => `${by}${line}`).join("\n");
    const file = `## Unreleased\n\n- One\n\n${shift("")}\n\n  more\n- Two\n\n${shift("  ")}\n\n## 1.2.0\n`;
    expect(pending(file)).toEqual([`?: One\n\n${shift("")}\n\nmore`, `?: Two\n\n${shift("")}`]);
  });

  test.each(["Unreleased\n", "(not yet released)\n"])(
    "are those below a version that says it is %j, in RST too",
    (line) => {
      const file = `Version 1.3.0\n-------------\n\n${line}\n-   One\n    more\n-   Two\n\nVersion 1.2.0\n-------------\n\n-   Old\n`;
      expect(pending(file, "", undefined, "CHANGES.rst")).toEqual(["?: One\nmore", "?: Two"]);
    },
  );

  test("are not those of another version to come, nor of a file whose newest version is the last", () => {
    const file = "## 2.0.0 (unreleased)\n\n- Two\n\n## 1.2.0 - 2026-01-02\n\n- Old\n";
    expect(pending(file, "", "1.2.1")).toEqual([]);
    expect(pending(file, "", "2.0.0")).toEqual(["?: Two"]);
    expect(pending("## Unreleased\n\n- One\n\n## 1.0.0\n\n- Old\n\n## 1.1.0\n\n- New\n")).toEqual([]);
  });

  test("are new: the release before has none of them", () => {
    const former = "## Unreleased\n\n- One\n\n## 1.1.0\n\n- Old\n";
    expect(pending("## Unreleased\n\n- One\n- Two\n\n## 1.1.0\n\n- Old\n", former)).toEqual(["?: Two"]);
  });

  test.each([
    ["### Added rules\n\n- a", "added: a"],
    ["- Feat: say `a`", "added: Say `a`"],
    ["- [BUGFIX] core: mend it", "fixed: core: mend it"],
    ["- Docs: say more", "?: Docs: say more"],
    ["**Breaking changes**\n\n- a", "breaking: a"],
    ["- **fixed:** a", "fixed: a"],
    ["* deps:\n  * parser@^1.2.0", "?: **deps:** parser@^1.2.0"],
  ])("have the class of their group or of their first word: %j", (body, expected) => {
    expect(pending(`## Unreleased\n\n${body}\n`)).toEqual([expected]);
  });

  test("keep their rank and what they begin with, where neither they nor the released ones have groups", () => {
    const rank = (pendingBody: string, released: string, former = "") =>
      listPendingLines("CHANGELOG.md", `## Unreleased\n\n${pendingBody}\n\n## 1.2.0\n\n${released}`, former).map(
        ({ text, place }) => `${place} ${text.body}`,
      );
    const [items, flat] = ["- [BUGFIX] Mend it\n- **fixed:** more", "- One\n- Two\n- Three\n- Four\n"];
    expect(rank(items, flat)).toEqual(["0 [BUGFIX] Mend it", "1 **fixed:** more"]);
    expect(rank(items, `### Fixed\n\n${flat}`)).toEqual(["undefined Mend it", "undefined more"]);
    expect(rank(`### Fixed\n\n${items}`, flat)).toEqual(["undefined Mend it", "undefined more"]);
    expect(rank(items, flat, `## Unreleased\n\n- [BUGFIX] Mend it\n\n## 1.1.0\n`)).toEqual(["1 **fixed:** more"]);
  });

  test.each([
    ["Improved documentation", "documentation"],
    ["Changes", "changed"],
    ["Contributor-facing changes", "internal"],
  ])("the group %s is %s", (name, expected) => expect(classifyGroup(name)).toBe(expected));
});

describe("who wrote a line", () => {
  const trace = (file: string, ...changes: [added: string[], removed: string[]][]) => {
    const shas = changes.map((_, index) => "abc".charAt(index));
    const bySha = new Map(
      changes.map(([added, removed], index) => [shas[index] ?? "", [{ path: "CHANGELOG.md", added, removed }]]),
    );
    const lines = listPendingLines("CHANGELOG.md", `## Unreleased\n\n${file}\n`, "");
    return traceLines(lines, bySha, shas.toReversed()).map((line) => line.shas.join(""));
  };

  test("is the one before those who edited it, also where they put a kind in front", () => {
    expect(trace("- Feat: two more", [["- two more"], []], [["- Feat: two more"], ["- two more"]])).toEqual(["ab"]);
    const [before, after] = ["- Stream answers as they come (#7)", "- Stream answers as they come in (#7)"];
    expect(trace(after, [[before], []], [["- Other"], []], [[after], [before]])).toEqual(["ac"]);
  });
});
