import { describe, expect, test } from "vitest";
import { parseTitle } from "../../../src/writer/titles.ts";

describe("what a title says besides its text", () => {
  test.each([
    ["🎉 Moor twice", "Moor twice"],
    [":tada: ✨ Moor twice", "Moor twice"],
    ["🎉 feat: moor twice", "moor twice"],
    ["WIP: moor the ferry", "moor the ferry"],
    ["[draft] Moor twice", "Moor twice"],
    ["RFC Moor twice", "Moor twice"],
    ["Moor twice [skip ci]", "Moor twice"],
    ["Moor twice.", "Moor twice"],
    ["Moor twice...", "Moor twice..."],
  ])("is cut off: %s", (title, text) => expect(parseTitle(title).text).toBe(text));

  test.each(["Wipe the deck", "Draft", "🎉"])("is not cut out of %s", (title) => {
    expect(parseTitle(title).text).toBe(title);
  });
});
