const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** From the unit's length on, in milliseconds, up to the next one. */
const UNITS = [
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
] as const;

/** Older times are shown as dates, and later ones from a day on: "next week" does not say which day. */
const MAX_RELATIVE = 28 * DAY;

// Creating one takes longer than all else that a row of a list needs.
const RELATIVE = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const THIS_YEAR = new Intl.DateTimeFormat("en", { day: "numeric", month: "short" });
const OTHER_YEAR = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** A time as a person says it: "5 minutes ago", "yesterday", "on Mar 4", "on Mar 4, 2025". */
export function renderRelativeTime(time: Date, now: Date): string {
  const exact = time.getTime() - now.getTime();
  if (Math.abs(exact) < MINUTE) return "just now";
  // What was set to be in 3 hours is still in 3 hours a moment later.
  const distance = exact > 0 ? Math.ceil(exact / MINUTE) * MINUTE : exact;
  if (distance >= DAY || distance <= -MAX_RELATIVE) {
    return `on ${(time.getFullYear() === now.getFullYear() ? THIS_YEAR : OTHER_YEAR).format(time)}`;
  }
  const [unit, length] = UNITS.find(([, one]) => Math.abs(distance) >= one) ?? ["minute", MINUTE];
  return RELATIVE.format(Math.trunc(distance / length), unit);
}

export function renderExactTime(time: Date): string {
  return new Intl.DateTimeFormat("en", { dateStyle: "full", timeStyle: "long" }).format(time);
}
