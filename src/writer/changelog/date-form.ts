const MONTH = String.raw`(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept(?:ember)?|Sep|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\.?`;
const WEEKDAY = "(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?";
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const IN_NUMBERS =
  /(?<!\d)(?:\d{4}(?:-\d{1,2}-\d{1,2}|\/\d{1,2}\/\d{1,2}|\.\d{1,2}\.\d{1,2})(?![x?])|\d{1,2}(?:\.\d{1,2}\.|\/\d{1,2}\/|-\d{1,2}-)\d{4})(?!\d)/;
const DATE = new RegExp(
  [
    IN_NUMBERS.source,
    String.raw`(?<!\d)\d{4}[ -]${MONTH}[ -]\d{1,2}(?!\d)`,
    String.raw`(?:${WEEKDAY},? )?(?<!\d)${DAY}[ -]${MONTH},?[ -]\d{4}(?!\d)`,
    String.raw`(?:${WEEKDAY},? )?\b${MONTH} ${DAY},? \d{4}(?!\d)`,
    String.raw`\b${MONTH},? \d{4}(?!\d)`,
  ].join("|"),
  "i",
);
/** How a date is written: `{YYYY}-{MM}-{DD}`, `{MMM} {D}, {YYYY}`, `{DD}.{MM}.{YYYY}`, `{Do} {MMMM} {YYYY}`. */
export type DateForm = string;

/** The first date of a text: numbers (`2026-01-02`, `02.01.2026`, `1/2/2026`) or an English month. */
export function findDate(text: string): { form: DateForm; start: number; end: number } | undefined {
  const match = /\d{4}/.test(text) ? (/[a-z]{3}/i.test(text) ? DATE : IN_NUMBERS).exec(text) : null;
  if (match === null) return undefined;
  const [date] = match;
  return { form: selectForm(date), start: match.index, end: match.index + date.length };
}

/** The place for a part of a date by what it is; other parts are numbers of a day or a month. */
const PLACES: readonly (readonly [RegExp, (part: string) => string])[] = [
  [new RegExp(`^${WEEKDAY}$`, "i"), (name) => (name.length > 3 ? "{dddd}" : "{ddd}")],
  [
    new RegExp(`^${MONTH}$`, "i"),
    (name) => name.replace(/\w+/, (word) => (/^(?:May|.{4,})$/.test(word) ? "{MMMM}" : "{MMM}")),
  ],
  [/^\d{4}$/, () => "{YYYY}"],
  [/^\d+\D/, () => "{Do}"],
];
const PARTS = new RegExp([WEEKDAY, MONTH, String.raw`\d{4}`, DAY].join("|"), "gi");

function selectForm(date: string): DateForm {
  const isNamed = /[a-z]{3}/i.test(date);
  const numbers = date.match(/\d+/g) ?? [];
  // The year comes first where dates are to be sorted.
  const isPadded = (!isNamed || /^\d{4}/.test(date)) && numbers.every((number) => number.length > 1);
  // `1/2/2026` is American unless its first number is no month.
  const isMonthFirst = /^\d{4}/.test(date) || (date.includes("/") && Number(numbers[0]) <= 12);
  let count = 0;
  const placeNumber = (number: string): string => {
    count += 1;
    const name = !isNamed && (count === 1) === isMonthFirst ? "M" : "D";
    return isPadded || number.startsWith("0") ? `{${name}${name}}` : `{${name}}`;
  };
  return date.replace(PARTS, (part) => {
    const [, place = placeNumber] = PLACES.find(([form]) => form.test(part)) ?? [];
    return place(part);
  });
}

// The tables of `Intl` take 10 ms to load.
const MONTHS = "January February March April May June July August September October November December".split(" ");
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** `iso` is `2026-01-02`. */
export function renderDate(form: DateForm, iso: string): string {
  const [year = "", month = "", day = ""] = iso.split("-");
  const name = MONTHS[Number(month) - 1] ?? "";
  const weekday = WEEKDAYS[new Date(`${iso}T00:00:00Z`).getUTCDay()] ?? "";
  const values: Record<string, string> = {
    ...{ YYYY: year, MM: month, DD: day, M: `${Number(month)}`, D: `${Number(day)}` },
    ...{ MMMM: name, MMM: name.slice(0, 3), dddd: weekday, ddd: weekday.slice(0, 3), Do: renderOrdinal(Number(day)) },
  };
  return form.replace(/\{(\w+)\}/g, (token, key: string) => values[key] ?? token);
}

function renderOrdinal(day: number): string {
  const ending = day > 3 && day < 21 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th");
  return `${day}${ending}`;
}
