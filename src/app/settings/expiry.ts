const DAY = 24 * 3_600_000;

/** Days until a new key expires; `date` is one that is given. */
export const EXPIRIES = [
  { value: "7", label: "In 7 days" },
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "date", label: "After a date" },
] as const;

/** The time that is sent, RFC 3339; undefined for a key that does not expire. A date counts to its end where the person is. */
export function selectExpiry(choice = "", date = "", now: Date): string | undefined {
  if (choice === "") return undefined;
  if (choice !== "date") return new Date(now.getTime() + Number(choice) * DAY).toISOString();
  const end = new Date(`${date}T23:59:59`);
  return Number.isNaN(end.getTime()) ? undefined : end.toISOString();
}
