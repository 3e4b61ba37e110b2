import { expect, test } from "vitest";
import { renderExactTime, renderRelativeTime } from "../../../../src/app/shell/relative-time.ts";

const now = new Date("2026-03-31T12:00:00Z");
const before = (ms: number) => new Date(now.getTime() - ms);
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

test.each([
  [59 * SECOND, "just now"],
  [-59 * SECOND, "just now"],
  [MINUTE, "1 minute ago"],
  [59 * MINUTE + 59 * SECOND, "59 minutes ago"],
  [23 * HOUR + 59 * MINUTE, "23 hours ago"],
  [DAY, "yesterday"],
  [27 * DAY, "3 weeks ago"],
  [28 * DAY, "on Mar 3"],
  [365 * DAY, "on Mar 31, 2025"],
  [-3 * HOUR + SECOND, "in 3 hours"],
  [-7 * DAY + SECOND, "on Apr 7"],
])("a time %d ms ago is %j", (ms, text) => {
  expect(renderRelativeTime(before(ms), now)).toBe(text);
});

test("the exact time has the weekday, the seconds and the time zone", () => {
  expect(renderExactTime(now)).toMatch(/^Tuesday, March 31, 2026 at \d+:00:00.[AP]M \S+/);
});
