const DAY = 24 * 3_600_000;
// 29 February comes at least once in eight years.
const MOST_DAYS = 8 * 366 + 1;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const WEEKDAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

/** The latest slot of the POSIX cron expression `cron` (UTC) that is not after `now`, and the one before it. */
export function findCronSlots(cron: string, now: Date): { last: Date; before: Date } | undefined {
  const fields = cron.trim().toUpperCase().split(/\s+/);
  if (fields.length !== 5) return undefined;
  const [minuteField = "", hourField = "", dayField = "", monthField = "", weekdayField = ""] = fields;
  const minutes = parseField(minuteField, 0, 59);
  const hours = parseField(hourField, 0, 23);
  const days = parseField(dayField, 1, 31);
  const months = parseField(monthField, 1, 12, MONTHS);
  const weekdays = parseField(weekdayField, 0, 7, WEEKDAYS);
  if (!minutes || !hours || !days || !months || !weekdays) return undefined;
  // Where both days are restricted either will do; else the open one says nothing.
  const either = !dayField.startsWith("*") && !weekdayField.startsWith("*");
  const isDay = (date: Date) => {
    const byDay = days.has(date.getUTCDate());
    const byWeekday = weekdays.has(date.getUTCDay()) || (date.getUTCDay() === 0 && weekdays.has(7));
    return months.has(date.getUTCMonth() + 1) && (either ? byDay || byWeekday : byDay && byWeekday);
  };
  const times = [...hours].flatMap((hour) => [...minutes].map((minute) => (hour * 60 + minute) * 60_000));
  times.sort((a, b) => b - a);
  return collectTwo(isDay, times, now);
}

function collectTwo(isDay: (date: Date) => boolean, times: readonly number[], now: Date) {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  let last: Date | undefined;
  for (let day = today; day > today - MOST_DAYS * DAY; day -= DAY) {
    if (!isDay(new Date(day))) continue;
    for (const time of times) {
      if (day + time > now.getTime()) continue;
      if (last !== undefined) return { last, before: new Date(day + time) };
      last = new Date(day + time);
    }
  }
  return undefined;
}

/** The numbers that a field allows: a list of numbers, names, ranges and steps; undefined where it is malformed. */
function parseField(field: string, low: number, high: number, names: readonly string[] = []): Set<number> | undefined {
  const allowed = new Set<number>();
  for (const part of field.split(",")) {
    const match = /^(?:(\*)|(\w+)(?:-(\w+))?)(?:\/(\d+))?$/.exec(part);
    if (match === null) return undefined;
    const [, every, from = "", to, step] = match;
    const start = every ? low : parseNumber(from, low, names);
    const open = step === undefined ? start : high;
    const end = every ? high : to === undefined ? open : parseNumber(to, low, names);
    const width = Number(step ?? 1);
    if (!(start >= low && end <= high && start <= end && width >= 1)) return undefined;
    for (let value = start; value <= end; value += width) allowed.add(value);
  }
  return allowed;
}

function parseNumber(text: string, low: number, names: readonly string[]): number {
  if (/^\d+$/.test(text)) return Number(text);
  const index = names.indexOf(text);
  return index === -1 ? Number.NaN : index + low;
}
