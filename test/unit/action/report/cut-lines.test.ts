import { expect, test } from "vitest";
import { cutLines } from "../../../../src/action/report/summary.ts";

test.each<[string, number, string]>([
  ["one\ntwo", 7, "one\ntwo"],
  ["one\ntwo", 6, "one"],
  ["one\ntwo", 3, "one"],
  ["one\ntwo", 2, ""],
  ["大\n大", 6, "大"],
  ["🚀🚀", 5, ""],
  ["", 0, ""],
])("%j in %d bytes is %j", (text, longest, cut) => {
  expect(cutLines(text, longest)).toBe(cut);
});
