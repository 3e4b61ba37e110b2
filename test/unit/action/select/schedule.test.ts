import { expect, test } from "vitest";
import { findCronSlots } from "../../../../src/action/select/schedule.ts";

const NOW = new Date("2026-03-11T06:07:30Z"); // a Wednesday

// Five fields, both ends of Sunday, steps from a start, and day of month or week, as GitHub reads them.
test.each<[string, string, string]>([
  ["30 5 * * *", "2026-03-11T05:30", "2026-03-10T05:30"],
  ["0 9 * * MON,fri", "2026-03-09T09:00", "2026-03-06T09:00"],
  ["0 0 * * 7", "2026-03-08T00:00", "2026-03-01T00:00"],
  ["10/25 4 * * *", "2026-03-11T04:35", "2026-03-11T04:10"],
  ["0 0 29 2 *", "2024-02-29T00:00", "2020-02-29T00:00"],
  ["0 0 13 * 5", "2026-03-06T00:00", "2026-02-27T00:00"],
])("%s ran last at %s and before at %s", (cron, last, before) => {
  expect(findCronSlots(cron, NOW)).toEqual({ last: new Date(`${last}Z`), before: new Date(`${before}Z`) });
});

test.each(["", "0 0 * *", "60 0 * * *", "*/0 * * * *", "0 0 30 2 *"])("%j has no slots", (cron) => {
  expect(findCronSlots(cron, NOW)).toBeUndefined();
});
