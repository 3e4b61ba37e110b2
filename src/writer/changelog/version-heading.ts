import { trimTrailing } from "../../shared/text.ts";

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

/** How a changelog is written. Text without markup has no headings but lines of their own. */
export type Format = "markdown" | "rst" | "plain";

export type VersionHeading = {
  /** Undefined for changes that no version has yet: `Unreleased`, `master (unreleased)`, `next`. */
  version: string | undefined;
  /** Whether the version is to be released: `1.3.0 (unreleased)`, `5.0.0 - TBD`. */
  isPending: boolean;
  /** False where the title could be of another section: `Python 3.12`, `Development`. */
  isCertain: boolean;
  /** 0 for a line of its own in a text without markup. */
  level: number;
  /** `<small>`, `What's new in `, `CHANGES FROM {previous} TO `. */
  lead: string;
  /** `Version `, `v`, `widget@`. */
  prefix: string;
  /** `[`, `**`, a backtick or nothing. */
  open: string;
  /** What is repeated in front: `#`, or of plain texts `=` and `*`; `**` around the line: `**1.2.0 (2026-01-02)**`. */
  marker?: string;
  /** Whether it is a heading only where no version has a clearer one. */
  isWeak?: boolean;
  /** Whether the heading itself links to a page. */
  linked: boolean;
  date: { before: string; form: DateForm; after: string; isFirst: boolean } | undefined;
  /** What names the heading for links: ` {#v1-2-3}`. */
  id?: string | undefined;
  /** What is below the title; as long as the title unless it is the same below all. */
  underline: string | undefined;
  hasFixedUnderline: boolean;
  hasOverline: boolean;
};

const VERSION = String.raw`\d+(?:\.\d+)+(?:[-+.]?[0-9A-Za-z]+(?:[-+.][0-9A-Za-z]+)*)?`;
const NAME = String.raw`<small>|changes from \S+ to +|(?:\p{Extended_Pictographic}\uFE0F?|:[a-z_]+:) *|(?:\p{L}[\p{L}\p{N}'’._-]*[ :]+){1,4}?`;
const CERTAIN_LEAD =
  /^(?:$|<small>$|changes from |what['’]s new in |\p{Extended_Pictographic}|:\w+: *$|(?:release notes|changes|change ?log)(?: (?:in|for|of))?[ :]+$)/iu;
const RELEASED = new RegExp(
  String.raw`^(?<lead>${NAME})??(?<open>\[|\*\*|${"`"})?(?<prefix>(?:(?:version|ver\.?|release):?\s+)?(?:@?[\w./-]+@)?v?)(?<version>${VERSION})(?<close>\]|\*\*|${"`"})?(?<link>\([^)]*\))?(?<rest>.*)$`,
  "isu",
);
const BEHIND = /^\s*(?:$|[-–—:(,/|[*<"“!]|\.$|\p{Extended_Pictographic}|(?:released|yanked)\b)/iu;
const UNRELEASED =
  /^(?:[^\p{L}\p{N}\s[]+\s+|\()?(?<open>\[)?(?:(?<certain>(?:unreleased|unpublished)(?: changes| features)?(?: since [\w.]+(?![\w.]))?|not (?:yet )?released(?: yet)?|to be released|coming soon|v?(?:x\.[xy]\.[xz]|\?\.\?\.\?)|(?:upcoming|future)(?: (?:release|version))?|next release|(?:main|master|head|trunk|development|v?(?:\d+\.)+x) \(unreleased\))|main|master|head|trunk|next(?: version)?|vnext|dev|develop|development(?: version)?|in (?:development|progress)|pending|tbd|wip)\]?(?:\([^)]*\))?(?:\s*[-–—(/:,[].*|[.!]|\s+(?:major|minor|patch|[^\p{L}\p{N}\s].*))?$/iu;
/** Before a version that is to come: `Unreleased 1.3.0`, `Not yet released, version 1.3.0`. */
const COMING =
  /^\[?(?:unreleased|not (?:yet )?released|to be released|upcoming|next)\]?[\s:,–—-]+(?=(?:(?:version|release) )?v?\d+\.\d)(?!\d{1,2}\.\d{1,2}\.\d{4})/i;
const PENDING =
  /\b(?:unreleased|not (?:yet )?released|tbd|tba|in development|in progress|upcoming|coming soon|release date|pending|planned|draft|to (?:come|be (?:released|announced|determined|decided)))\b|\by{4}\b|[x?]{2,4}-[x?]{2}|\d{4}-(?:\d{2}-)?\d?[x?]{1,2}(?!\w)/i;
/** Behind the number of a version that is to come: `1.3.0-dev`, `1.3.0.dev0`, `1.3.0-SNAPSHOT`. */
const PENDING_SUFFIX = /[-.](?:dev0?|snapshot|unreleased|wip)$/i;
const PENDING_LINE = /^\(?(?:unreleased|not (?:yet )?released|tbd|in development)\)?\.?$/i;
const CLOSING = /^(?:[)\]:]|\*\*|<\/small>)*/;
const HEADING_ID = /(?<=\S) ?\{#[\w.:-]{1,80}\}$/;

type Title = Omit<VersionHeading, "level" | "underline" | "hasFixedUnderline" | "hasOverline">;

/** What a title says, without its marks. Undefined for a title of no version. */
function parseVersionTitle(given: string): Title | undefined {
  const id = HEADING_ID.exec(given)?.[0];
  const title = id === undefined ? given : given.slice(0, -id.length);
  const coming = COMING.exec(title)?.[0];
  const next = coming === undefined ? undefined : parseReleased(title.slice(coming.length), id);
  if (next !== undefined) return { ...next, isPending: true };
  const unreleased = UNRELEASED.exec(title)?.groups;
  if (unreleased === undefined) return parseReleased(title, id);
  const none = { version: undefined, isPending: true, lead: "", prefix: "", linked: false, date: undefined };
  return { ...none, open: unreleased.open ?? "", isCertain: unreleased.certain !== undefined };
}

function parseReleased(title: string, id: string | undefined): Title | undefined {
  const leading = findDate(title);
  const isFirst = leading?.start === 0 && leading.end < title.length && isDateNotVersion(title, leading.end);
  const between = isFirst ? (/^[\s,:|–—-]*/.exec(title.slice(leading.end))?.[0] ?? "") : "";
  const released = RELEASED.exec(isFirst ? title.slice(leading.end + between.length) : title)?.groups;
  if (released?.version === undefined) return undefined;
  const { lead = "", prefix = "", version, open = "", link, rest = "" } = released;
  const date = isFirst ? { before: "", form: leading.form, after: between, isFirst } : parseDateAfter(rest);
  const isPending = date === undefined && (PENDING.test(rest) || PENDING_SUFFIX.test(version));
  if (!BEHIND.test(rest) && date === undefined && !isPending) return undefined;
  return {
    ...{ isPending, prefix, open, date, id, linked: link !== undefined },
    version: isPending ? version.replace(PENDING_SUFFIX, "") : version,
    lead: lead.replace(/^(changes from )\S+(?= to)/i, "$1{previous}"),
    isCertain: CERTAIN_LEAD.test(lead),
  };
}

/** `2026.01.02` is a version, unless another one follows. */
function isDateNotVersion(title: string, end: number): boolean {
  return /[-/a-z]/i.test(title.slice(0, end)) || /^,? (?:version|release) /i.test(title.slice(end));
}

function parseDateAfter(rest: string): VersionHeading["date"] {
  const date = findDate(rest);
  if (date === undefined) return undefined;
  // Without the name of a release: `1.3.0 - Codename (2026-01-02)`.
  const words = rest.slice(0, date.start);
  const isPlain = /^[^\p{L}\p{N}]*(?:released?(?: date| on)?:?\s*)?$/iu.test(words);
  const mark = /[([–—/-]/.exec(words.trimEnd().at(-1) ?? "")?.[0] ?? "";
  const before = isPlain ? words : ` ${mark}${mark === "" ? "" : words.slice(words.trimEnd().length)}`;
  return { before, form: date.form, after: CLOSING.exec(rest.slice(date.end))?.[0] ?? "", isFirst: false };
}

/** Level 1 for `=` and 2 for `-` in Markdown; other marks are of RST and of text without markup. */
export function readUnderline(line: string | undefined, format: Format): { level: number } | undefined {
  const mark = line?.trimEnd() ?? "";
  const [char = ""] = mark;
  if (mark.length < 3 || !/[!-/:-@[-`{-~]/.test(char) || mark !== char.repeat(mark.length)) return undefined;
  if (format === "markdown" && char !== "=" && char !== "-") return undefined;
  return { level: char === "=" ? 1 : 2 };
}

/** `Unreleased` or `(unreleased)` as the first line of a section. */
export function findPendingLine(body: string): string | undefined {
  const [line = ""] = body.trimStart().split(/\r?\n/, 1);
  return PENDING_LINE.test(line.trim()) ? line.trim() : undefined;
}

/** Whether a section is still to come, as its heading or its first line says. */
export function isPending({ heading, body }: { heading: VersionHeading | undefined; body: string }): boolean {
  return heading !== undefined && (heading.isPending || findPendingLine(body) !== undefined);
}

/** `lines` are those from the title on. Code and comments are the caller's to skip. */
export function parseVersionHeading(
  [line = "", next]: readonly (string | undefined)[],
  format: Format,
): VersionHeading | undefined {
  const form = parseForm(line, next, format);
  const title = form && parseVersionTitle(form.text);
  if (form === undefined || title === undefined || (form.isBare && !isWholeLine(form.text, title))) return undefined;
  const { text: _, isBare: __, ...rest } = form;
  // In RST, a title between two lines may be indented.
  const lead = `${format === "rst" && line.startsWith(" ") ? " " : ""}${title.lead}`;
  return { ...title, ...rest, lead, hasFixedUnderline: false, hasOverline: false };
}

/** `isBare`: nothing but the text itself, or that it is bold, says that it is a heading. */
function parseForm(line: string, next: string | undefined, format: Format) {
  const form = { text: line.trim(), level: 0, isBare: false, isWeak: false, underline: undefined };
  const [, marks, marked = ""] = (format !== "rst" && /^ {0,3}(#{1,4})\s(.*)$/s.exec(line)) || [];
  if (marks !== undefined) return { ...form, text: trimClosing(marked), level: marks.length };
  const [, other, text = ""] = (format !== "rst" && /^(={1,4}|\*{1,4}) +([\p{L}\p{N}[].*)$/su.exec(line)) || [];
  if (other !== undefined) {
    const isWeak = other === "*" && format !== "plain";
    return { ...form, text: text.trim(), level: other.length, marker: other.charAt(0), isBare: true, isWeak };
  }
  const under = /^\s*(?:[-*+]\s|$)/.test(line) ? undefined : readUnderline(next, format);
  if (under !== undefined) return { ...form, level: under.level, underline: next };
  const [, bold] = BOLD.exec(line) ?? [];
  if (bold !== undefined) return { ...form, text: bold, isBare: true, marker: "**", isWeak: true };
  const isWord = format === "plain" ? /^[\p{L}\p{N}[]/u.test(line) : format === "markdown" && /^v?\d+\.\d/.test(line);
  return isWord ? { ...form, isBare: true, isWeak: format !== "plain" } : undefined;
}

const MAX_BARE_LENGTH = 120;
const BOLD = /^\*\*([\p{L}\p{N}[][^*]*)\*\*\s*$/u;

/** A line of text that is a heading has nothing else in it. */
function isWholeLine(line: string, { version, isCertain, isPending, date }: Title): boolean {
  if (!isCertain) return false;
  if (version === undefined) return line.trim().length < 30;
  if (date?.isFirst) return line.length < MAX_BARE_LENGTH;
  const rest = line.slice(line.lastIndexOf(version) + version.length).trim();
  return /^:?$/.test(rest) || isPending || (date !== undefined && /\d\W*$/.test(rest));
}

/** Without the `#` that may close a heading. */
function trimClosing(heading: string): string {
  const title = heading.trim();
  const open = trimTrailing(title, /#/);
  return /\s$/.test(open) ? open.trimEnd() : title;
}

export type HeadedRelease = {
  version: string;
  date: string;
  compareUrl: string | undefined;
  previousVersion: string | undefined;
};

export function renderVersionHeading(like: VersionHeading, release: HeadedRelease): string {
  const name = `${like.prefix}${release.version}`;
  const link = like.linked && release.compareUrl !== undefined ? `(${release.compareUrl})` : "";
  const isOpen = like.open !== "" && (!like.linked || link !== "");
  const text = isOpen ? `${like.open}${name}${like.open === "[" ? "]" : like.open}${link}` : name;
  const lead = like.lead.replace("{previous}", release.previousVersion ?? "");
  const id = renameVersion(like.id ?? "", like.version, release.version);
  if (like.date === undefined)
    return renderHeading(like, `${lead}${text}${like.lead === "<small>" ? "</small>" : ""}${id}`);
  const { before, form, after, isFirst } = like.date;
  const date = `${before}${renderDate(form, release.date)}${after}`;
  return renderHeading(like, isFirst ? `${date}${lead}${text}${id}` : `${lead}${text}${date}${id}`);
}

/** The name of a heading for another version, whose parts it may join by `-` or `_`; empty if it has no version. */
export function renameVersion(name: string, former: string | undefined, version: string | undefined): string {
  if (former === undefined || version === undefined) return "";
  const mark = [".", "-", "_"].find((one) => name.includes(former.replaceAll(".", one)));
  return mark === undefined ? "" : name.replaceAll(former.replaceAll(".", mark), version.replaceAll(".", mark));
}

export function renderUnreleasedHeading(like: VersionHeading): string {
  return renderHeading(like, like.open === "[" && !like.linked ? "[Unreleased]" : "Unreleased");
}

function renderHeading(like: VersionHeading, title: string): string {
  if (like.marker === "**") return `**${title}**\n`;
  const marks = (like.marker ?? "#").repeat(like.level);
  if (like.underline === undefined) return marks === "" ? `${title}\n` : `${marks} ${title}\n`;
  const mark = like.underline.trim();
  const line = mark.charAt(0).repeat(like.hasFixedUnderline ? mark.length : title.length);
  return like.hasOverline ? `${line}\n${title}\n${line}\n` : `${title}\n${line}\n`;
}
