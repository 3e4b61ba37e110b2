import { describe, expect, test } from "vitest";
import { cutList, quoteText, renderDuration } from "../../../src/shared/text.ts";

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

test.each([
  [["a", "b"], 2, ["a", "b"]],
  [["a", "b", "c"], 2, ["a", "b", "- and 1 more"]],
  [[], 2, []],
])("%j has at most %i lines, and says how many others there are", (lines, most, cut) => {
  expect(cutList(lines, most, "- and")).toEqual(cut);
});

describe("durations", () => {
  test.each([
    [0, "0 s"],
    [400, "0 s"],
    [45_000, "45 s"],
    [59_600, "1 min"],
    [150_000, "2 min 30 s"],
    [1_800_000, "30 min"],
    [3_600_000, "1 h"],
    [3_900_000, "1 h 5 min"],
    [90_000_000, "25 h"],
  ])("%i ms are %s", (milliseconds, words) => {
    expect(renderDuration(milliseconds)).toBe(words);
  });
});
