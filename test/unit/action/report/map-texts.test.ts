import { expect, test } from "vitest";
import { mapTexts } from "../../../../src/action/report/conclude.ts";

test("every text is changed, however deep, and nothing else", () => {
  const value = { a: "one", b: [{ c: "two", d: 7, e: null, f: true }, "three"], g: undefined };
  expect(mapTexts(value, (text) => text.toUpperCase())).toEqual({
    a: "ONE",
    b: [{ c: "TWO", d: 7, e: null, f: true }, "THREE"],
    g: undefined,
  });
  expect(value.a).toBe("one");
});
