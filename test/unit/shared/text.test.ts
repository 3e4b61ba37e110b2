import { expect, test } from "vitest";
import { quoteText } from "../../../src/shared/text.ts";

test.each([
  ["  two\r\n\tlines ", "two lines"],
  ["a\u2028b\u0000c\u202Ed", "a b c d"],
  ["x".repeat(300), `${"x".repeat(199)}…`],
  ["x".repeat(200), "x".repeat(200)],
])("%j is quoted as one short line", (text, line) => {
  expect(quoteText(text)).toBe(line);
});

test("a pair is not cut in two", () => {
  expect(quoteText("🚀".repeat(9), 4).isWellFormed()).toBe(true);
});
