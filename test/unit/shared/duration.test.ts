import { expect, test } from "vitest";
import { renderDuration } from "../../../src/shared/text.ts";

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
