import { describe, expect, test } from "vitest";
import { parseTitle } from "../../../../src/writer/changes/titles.ts";

describe("what a title says besides its text", () => {
  test.each([
    [":tada: ✨ Moor twice", "Moor twice"],
    ["RFC Moor twice", "Moor twice"],
    ["- Moor twice", "Moor twice"],
    ["-x moors twice", "-x moors twice"],
    ["Moor twice...", "Moor twice..."],
    ["deck: fix: moor twice", "moor twice"],
    ["chore: fix(deck): moor twice", "moor twice"],
    ["Moor twice;", "Moor twice"],
    ["[IMPROVED] Moor twice", "Moor twice"],
    ["[PR #9/0a1b2c backport][1.2] Moor twice", "Moor twice"],
    ["[Backport 1.x] fix: moor twice", "moor twice"],
    ["(v1.x) fix: moor twice", "moor twice"],
    ["[1.2] Moor twice", "Moor twice"],
    ["(2) Moor twice", "(2) Moor twice"],
    ["[deck] Moor twice", "Moor twice"],
  ])("is cut off: %s", (title, text) => expect(parseTitle(title).text).toBe(text));

  test("is the type inside of an area, and the area", () => {
    expect(parseTitle("deck: fix!: moor twice")).toEqual({
      type: "fix",
      scope: "deck",
      breaking: true,
      text: "moor twice",
    });
    expect(parseTitle("chore: fix(deck): moor twice")).toMatchObject({ type: "chore", scope: "deck" });
    expect(parseTitle("revert: fix: moor twice").text).toBe("fix: moor twice");
  });
});
