import { expect, test } from "vitest";
import { selectRow } from "../../../../src/app/conversations/select-row.ts";

test.each([
  ["j", { at: -1, last: -1, count: 3 }, 0],
  ["j", { at: 0, last: 0, count: 3 }, 1],
  ["ArrowUp", { at: 1, last: 1, count: 3 }, 0],
  ["k", { at: 0, last: 0, count: 3 }, 0],
  ["j", { at: 2, last: 2, count: 3 }, 2],
  // Of a row that is gone, the one in its place.
  ["j", { at: -1, last: 1, count: 3 }, 1],
  ["j", { at: -1, last: 3, count: 3 }, 2],
  // Arrows scroll the page.
  ["ArrowDown", { at: -1, last: 1, count: 3 }, undefined],
  ["j", { at: -1, last: -1, count: 0 }, undefined],
  ["x", { at: 1, last: 1, count: 3 }, undefined],
])("%s from %j leads to %s", (key, place, to) => {
  expect(selectRow(key, place)).toBe(to);
});
