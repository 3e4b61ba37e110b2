/** The names of a unit; the first one is the unit's own. */
const UNITS: readonly (readonly string[])[] = [
  ["ns", "nanosecond", "nanoseconds", "nanos"],
  ["µs", "us", "microsecond", "microseconds", "micros"],
  ["ms", "msec", "msecs", "millisecond", "milliseconds", "millis"],
  ["s", "sec", "secs", "second", "seconds"],
  ["min", "mins", "minute", "minutes", "m"],
  ["h", "hr", "hrs", "hour", "hours"],
  ["d", "day", "days"],
  ["week", "weeks"],
  ["month", "months"],
  ["year", "years"],
  ["B", "byte", "bytes"],
  ["kB", "KB", "K", "kilobyte", "kilobytes"],
  ["MB", "M", "megabyte", "megabytes"],
  ["GB", "G", "gigabyte", "gigabytes"],
  ["TB", "terabyte", "terabytes"],
  ["KiB", "Ki", "kibibyte", "kibibytes"],
  ["MiB", "Mi", "mebibyte", "mebibytes"],
  ["GiB", "Gi", "gibibyte", "gibibytes"],
  ["TiB", "tebibyte", "tebibytes"],
  ["%", "percent"],
  ["px", "pixel", "pixels"],
  ["Hz", "kHz", "MHz", "GHz"],
];
const UNIT_OF = new Map(UNITS.flatMap((names) => names.map((name) => [name, names] as const)));
// In sentences these have other meanings.
const AMBIGUOUS = /^(?:[mdKMG]|Ki|Mi|Gi)$/;
const AMOUNT = /(?<![\w.,:/-])\d+(?:[.,_]\d+)*[ \u00A0-]?([A-Za-zµ]+|%)(?![\w/-])/g;

/** `10 MB`, `5 minutes`, `20%` as written. */
export function findQuantities(text: string): string[] {
  const found = [...text.matchAll(AMOUNT)].filter(([, unit = ""]) => UNIT_OF.has(unit) && !AMBIGUOUS.test(unit));
  return found.map(([written]) => written);
}

export type Quantity = { number: string; names: readonly string[] };

export function parseQuantity(written: string): Quantity | undefined {
  const [, digits = "", unit = ""] = /^([\d.,_]+)[ \u00A0-]?([A-Za-zµ]+|%)$/.exec(written) ?? [];
  const names = UNIT_OF.get(unit);
  return names && { number: digits.replace(/[,_](?=\d{3})/g, ""), names };
}

/** Seconds of a unit of time, for amounts that code has in another unit. */
const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400, week: 604_800 };
const BYTES: Readonly<Record<string, number>> = { kB: 1e3, MB: 1e6, GB: 1e9, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };

/** The same amount as plain numbers of smaller units, as code has them: `30 s` is 30000 ms, `2 min` 120 s. */
export function convertQuantity({ number, names }: Quantity): string[] {
  const own = names[0] ?? "";
  const amount = Number(number);
  const seconds = SECONDS[own];
  if (seconds !== undefined) return listNumbers([amount * seconds * 1000, amount * seconds, (amount * seconds) / 60]);
  const bytes = BYTES[own];
  // `MB` is also written for `MiB`.
  const binary = BYTES[own.replace(/^([kMG])B$/, (_, letter: string) => `${letter.toUpperCase()}iB`)];
  if (bytes !== undefined) return listNumbers([amount * bytes, amount * (binary ?? bytes)]);
  return own === "%" ? [String(amount / 100)] : [];
}

function listNumbers(numbers: readonly number[]): string[] {
  return numbers.filter((one) => Number.isInteger(one) && one >= 1).map(String);
}
