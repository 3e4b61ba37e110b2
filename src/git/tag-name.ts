import { isKnownWord, parseSuffix, type Suffix } from "./version-suffix.ts";

/** What a tag's name says: a version, and the series (the package or line of releases) that it counts in. */
export type TagName = {
  /** Lower case, with its separator: `core@`, `sdk/`, `dashboard-`; empty for `v1.2.3`. */
  series: string;
  /** The version as written, without series and `v`: `1.3.0-rc.1`. */
  version: string;
  /** One to four numeric parts; a date is year, month, day and the release of that day. */
  numbers: readonly bigint[];
  suffix: Suffix;
};

const DATE = /^(\d{4})([-.])(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[-.](\d+))?(?![\d.]|[-_]\d)(.*)$/;
const DAY = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:[-.](\d+))?(?![\d.]|[-_]\d)(.*)$/;
const DOTTED = /^(\d+(?:\.\d+){0,3})(?!\d|\.\d)(.*)$/;
const UNDERSCORED = /^(\d+(?:_\d+){0,3})(?!\d|_\d)(.*)$/;

/**
 * Reads a tag's name as series + optional `v` + version, or undefined for names such as `latest` and `v2.x`.
 * The series is the shortest text that leaves a version, where a single number counts as one only if nothing
 * longer does (`python-3-client-1.2.0` is 1.2.0 of `python-3-client-`).
 */
export function parseTagName(name: string): TagName | undefined {
  let fallback: TagName | undefined;
  for (const start of readStarts(name)) {
    const text = name.slice(start).replace(/^[vV]+/, "");
    const version = parseVersion(text, !name.includes("."));
    if (version === undefined) continue;
    const parsed = { series: name.slice(0, start).toLowerCase(), version: text, ...version };
    if (version.numbers.length > 1 || version.suffix.kind === "later" || isKnownWord(version.suffix.parts[0])) {
      return parsed;
    }
    fallback ??= parsed;
  }
  return fallback;
}

/** Where a version may begin: at the start and after each separator that is not inside a version itself. */
function readStarts(name: string): number[] {
  return [0, ...[...name.matchAll(/(?:[-/@]|(?<!\d)[_.])(?=[vV]*\d)/g)].map((match) => match.index + 1)];
}

function parseVersion(text: string, underscored: boolean): Pick<TagName, "numbers" | "suffix"> | undefined {
  const date = DATE.exec(text);
  if (date) return buildVersion([date[1], date[3], date[4], date[5]], date[6]);
  const day = DAY.exec(text);
  if (day) return buildVersion([day[1], day[2], day[3], day[4]], day[5]);
  const plain = (underscored ? UNDERSCORED : DOTTED).exec(text);
  return plain ? buildVersion(plain[1]?.split(/[._]/) ?? [], plain[2]) : undefined;
}

function buildVersion(parts: readonly (string | undefined)[], rest = "") {
  const suffix = parseSuffix(rest);
  const numbers = parts.filter((part) => part !== undefined).map((part) => BigInt(part));
  return suffix && { numbers, suffix };
}
