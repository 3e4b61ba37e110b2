/** A stretch of time that a body names. */
export type BodyTime = { start: Date; end: Date };

/** Reads one phrase for a point in time as of the clock, in UTC: {@link loadParseTime}. */
export type ParseTime = (text: string) => { start: Date; end: Date; text: string } | undefined;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Loads the library that does the arithmetic of dates, which nothing else needs, and returns a reader of phrases such
 * as "7 days ago", "last month" and "March 3". A day, a month or a quarter is read as the whole of it, in UTC; a day or
 * a month that could be ahead of the clock is the one before.
 */
export async function loadParseTime(now: Date): Promise<ParseTime> {
  const { casual } = await import("chrono-node/en");
  return (text) => {
    const [found] = casual.parse(text, { instant: now, timezone: 0 });
    if (found === undefined || found.index !== 0 || found.start.date().getTime() > now.getTime() + 366 * DAY) return;
    const point = found.start;
    const date = point.date();
    const unit = /^last (week|month|quarter|year)$/i.exec(found.text)?.[1]?.toLowerCase();
    if (unit !== undefined) return { ...buildUnit(date, unit), text: found.text };
    const start = new Date(date);
    if (start > now && point.isCertain("weekday") && !point.isCertain("day")) start.setTime(start.getTime() - 7 * DAY);
    if (start > now && point.isCertain("month") && !point.isCertain("year"))
      start.setUTCFullYear(start.getUTCFullYear() - 1);
    if (point.isCertain("hour") || / ago$/i.test(found.text)) return { start, end: start, text: found.text };
    const isMonth = point.isCertain("month") && !point.isCertain("day");
    return { ...buildUnit(start, isMonth ? "month" : "day"), text: found.text };
  };
}

/** The day, week (from Monday), month, quarter or year that a date lies in, in UTC, to its last second. */
export function buildUnit(date: Date, unit: string): BodyTime {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const midnight = Math.floor(date.getTime() / DAY) * DAY;
  const monday = midnight - ((date.getUTCDay() + 6) % 7) * DAY;
  const quarter = month - (month % 3);
  const [start, next] =
    unit === "year"
      ? [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
      : unit === "quarter"
        ? [Date.UTC(year, quarter), Date.UTC(year, quarter + 3)]
        : unit === "month"
          ? [Date.UTC(year, month), Date.UTC(year, month + 1)]
          : unit === "week"
            ? [monday, monday + 7 * DAY]
            : [midnight, midnight + DAY];
  return { start: new Date(start), end: new Date(next - 1000) };
}
