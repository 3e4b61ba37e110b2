// A form that is not encoded turns the + of an offset into a space, so the space counts as one.
const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:\.(\d+))?(?:Z|([+ -])(\d\d):(\d\d))$/i;
const MINUTE = 60_000;
const EARLIEST = Date.parse("0000-01-01T00:00:00.000Z");
const LATEST = Date.parse("9999-12-31T23:59:59.999Z");

/**
 * The first whole millisecond that is not before an RFC 3339 timestamp, as the store writes times: what was created
 * before the one was created before the other. Undefined for anything else, such as the 30th of February.
 */
export function parseTimestamp(text: string): string | undefined {
  const [, ...fields] = RFC_3339.exec(text) ?? [];
  if (fields.length === 0) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = fields.slice(0, 6).map(Number);
  const [fraction = "", sign = "+", offsetHour = "0", offsetMinute = "0"] = fields.slice(6);
  const date = new Date(0);
  // Date.UTC takes years below 100 for those of the last century.
  date.setUTCFullYear(year, month - 1, day);
  const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isDate || hour > 23 || minute > 59 || Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined;
  const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * (sign === "-" ? -1 : 1);
  const minutes = date.getTime() + (hour * 60 + minute - offset) * MINUTE;
  if (second > 59 && !isLeapSecond(minutes, second)) return undefined;
  const milliseconds = Number(fraction.padEnd(3, "0").slice(0, 3)) + (/[1-9]/.test(fraction.slice(3)) ? 1 : 0);
  const time = minutes + second * 1000 + milliseconds;
  return new Date(Math.min(Math.max(time, EARLIEST), LATEST)).toISOString();
}

/** A minute has 61 seconds at the end of a UTC day alone. */
function isLeapSecond(minutes: number, second: number): boolean {
  return second === 60 && (minutes + MINUTE) % (24 * 60 * MINUTE) === 0;
}
