import { describe, expect, test } from "vitest";
import { parseTitle } from "../../../../src/writer/changes/titles.ts";

describe("what a title says besides its text", () => {
  test.each([
    [":tada: ✨ Moor twice", "Moor twice"],
    ["RFC Moor twice", "Moor twice"],
    ["Moor twice...", "Moor twice..."],
    ["Moor twice;", "Moor twice"],
    ["[IMPROVED] Moor twice", "Moor twice"],
  ])("is cut off: %s", (title, text) => expect(parseTitle(title).text).toBe(text));
});
