import { CronExpressionParser } from "cron-parser";

/**
 * The latest slot of the POSIX cron expression `cron` (UTC) that is not after `now`, and the one before it;
 * undefined for what GitHub takes for no schedule.
 */
export function findCronSlots(cron: string, now: Date): { last: Date; before: Date } | undefined {
  // The parser would take a sixth field for seconds.
  if (cron.trim().split(/\s+/).length !== 5) return undefined;
  try {
    const slots = CronExpressionParser.parse(cron, { currentDate: new Date(now.getTime() + 1), tz: "UTC" });
    return { last: slots.prev().toDate(), before: slots.prev().toDate() };
  } catch {
    return undefined;
  }
}
