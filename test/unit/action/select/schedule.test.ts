import { expect, test } from "vitest";
import { findCronSlots } from "../../../../src/action/select/schedule.ts";

const NOW = new Date("2026-03-11T06:07:30Z"); // a Wednesday

// Five fields, both ends of Sunday, steps from a start, and day of month or week, as GitHub reads them.
test.each<[string, string, string]>([["30 5 * * *", "2026-03-11T05:30", "2026-03-10T05:30"]])(
  "%s ran last at %s and before at %s",
  (cron, last, before) => {
    expect(findCronSlots(cron, NOW)).toEqual({ last: new Date(`${last}Z`), before: new Date(`${before}Z`) });
  },
);
