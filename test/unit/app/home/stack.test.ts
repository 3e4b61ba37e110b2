import { expect, test } from "vitest";
import { stackValues, type Value } from "../../../../src/app/home/stack.ts";

const week = { start: "2026-11-23", merged: 3, open: 2, closed: 0, failed: 1, minutes: [2, 5, 9] };
const values: Value[] = [
  { label: "a", of: ({ minutes: [lower] }) => lower },
  { label: "b", color: "red", of: ({ minutes: [, median] }) => median },
  { label: "c", color: "blue", of: () => null },
];

test("values are drawn one on the other, or each from the one before", () => {
  const places = (isAbsolute: boolean) =>
    stackValues(week, values, isAbsolute).map(({ color, from, to }) => [color, from, to]);
  expect(places(false)).toEqual([
    ["none", 0, 2],
    ["red", 2, 7],
    ["blue", 7, 7],
  ]);
  expect(places(true).slice(0, 2)).toEqual([
    ["none", 0, 2],
    ["red", 2, 5],
  ]);
});
