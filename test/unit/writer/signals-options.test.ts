import { describe, expect, test } from "vitest";
import { isFarewell, parseOptions, selectMissing } from "../../../src/writer/signals/options.ts";

describe("options that a title names", () => {
  test.each<[title: string, names: string[]]>([
    ["Add --moor-twice, and --dock", ["--moor-twice", "--dock"]],
    ["Add `moor_line`, `dock-side` and `castOff`", ["moor_line", "dock-side", "castOff"]],
    ["Add `moor` and a dock-side", []],
    ["Keep a--b and pier---", []],
    ["Add --moor and `--moor`", ["--moor"]],
  ])("%s", (title, names) => expect(parseOptions(title)).toEqual(names));

  const missing = (name: string, before: string, after: string) => {
    const texts = new Map([
      ["a:src/pier.ts", before],
      ["z:src/pier.ts", after],
    ]);
    return selectMissing({ sha: "a", names: [name], paths: ["src/pier.ts"] }, texts, "z").length > 0;
  };

  test.each<[name: string, before: string, after: string]>([
    ["--moor", "x --moor y", "x --dock y"],
    ["--moor", "--moor", "--moor-twice"],
    ["moor_line", "moor_line=1", "moor_lines=1"],
    ["moor_line", "moor_line=1", "old_moor_line=1 moor_line2"],
  ])("are missing: %s in %j, not in %j", (...args) => expect(missing(...args)).toBe(true));

  test.each<[name: string, before: string, after: string]>([
    ["--moor", "--moor", "--moor-twice --moor"],
    ["--moor", "", ""],
    ["moor_line", "moor_line", "(moor_line)"],
  ])("are not: %s in %j and %j", (...args) => expect(missing(...args)).toBe(false));

  test("may be gone where the title says so", () => {
    expect(isFarewell("Rename --moor to --dock")).toBe(true);
    expect(isFarewell("Add --moor")).toBe(false);
  });
});
