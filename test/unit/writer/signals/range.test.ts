import { describe, expect, test } from "vitest";
import { isFarewell, parseOptions, selectMissing } from "../../../../src/writer/signals/range.ts";

describe("options that a title names", () => {
  test.each<[title: string, names: string[]]>([
    ["Add `moor_line`, `dock-side` and `castOff`", ["moor_line", "dock-side", "castOff"]],
    ["Add `moor` and a dock-side", []],
  ])("%s", (title, names) => expect(parseOptions(title)).toEqual(names));

  test.each<[name: string, before: string, after: string, isMissing: boolean]>([
    ["--moor", "x --moor y", "x --dock y", true],
    ["--moor", "--moor", "--moor-twice --moor", false],
    ["--moor", "", "", false],
  ])("%s, which was in %j, is missing in %j: %s", (name, before, after, isMissing) => {
    const texts = new Map([
      ["a:src/pier.ts", before],
      ["z:src/pier.ts", after],
    ]);
    const query = { sha: "a", names: [name], paths: ["src/pier.ts"] };
    expect(selectMissing(query, texts, "z")).toEqual(isMissing ? [name] : []);
  });

  test("may be gone where the title says so", () => {
    expect(isFarewell("Rename --moor to --dock")).toBe(true);
    expect(isFarewell("Add --moor")).toBe(false);
  });
});
