import type { Component, ParsedResult } from "chrono-node";
import { isFinal, parseTagName, renderKey, type Tag } from "../../git/tags.ts";

export type BodyWord = {
  text: string;
  /** Whether a sentence or a bracket ends after it: phrases do not cross. */
  closes: boolean;
};

const MAX_WORD = 200;

/** Splits a body into words, in linear time; an overlong word only separates phrases. */
export function splitWords(body: string): BodyWord[] {
  const words: BodyWord[] = [];
  for (const [written] of body.matchAll(/\S+/g)) {
    if (written.length > MAX_WORD) {
      words.push({ text: "", closes: true });
      continue;
    }
    const opened = written.replace(/^["'`([{<*_“‘]+/, "");
    const text = /^.*[^"'`)\]}>*_”’.,;:!?]/s.exec(opened)?.[0] ?? "";
    words.push({ text, closes: /[.;!?)\]}]/.test(opened.slice(text.length)) });
  }
  return words;
}

export type BodyReference = { kind: "tag" | "commit"; name: string; words: number };

const KINDS = new Map<string, "tag" | "commit">([
  ["tag", "tag"],
  ["release", "tag"],
  ["version", "tag"],
  ["commit", "commit"],
  ["commits", "commit"],
  ["revision", "commit"],
  ["sha", "commit"],
]);

/** Reads "the tag v1.2.0" at `index`. */
export function parseReference(
  words: readonly BodyWord[],
  index: number,
  tags: readonly Tag[],
): BodyReference | undefined {
  let at = index;
  if (words[at]?.text.toLowerCase() === "the") at += 1;
  const kind = KINDS.get(words[at]?.text.toLowerCase() ?? "");
  if (kind !== undefined) at += 1;
  const name = words[at]?.text ?? "";
  const taken = at + 1 - index;
  const tag = kind === "commit" ? undefined : selectTagName(name, tags, kind === "tag");
  if (tag !== undefined) return { kind: "tag", name: tag, words: taken };
  const isCommit = kind === "commit" ? /^[0-9a-f]{4,64}$/i.test(name) : looksLikeSha(name);
  return isCommit ? { kind: "commit", name, words: taken } : undefined;
}

export function looksLikeSha(word: string): boolean {
  return /^[0-9a-f]{7,64}$/i.test(word) && /\d/.test(word) && /[a-f]/i.test(word);
}

/** The tag of a word: itself, the release of a short version (v1.2 → v1.2.0), or the word as written. */
function selectTagName(word: string, tags: readonly Tag[], isCalledTag: boolean): string | undefined {
  if (word === "") return undefined;
  const { names, finals } = indexTags(tags);
  if (names.has(word) && (isCalledTag || /\d/.test(word))) return word;
  const version = parseTagName(word);
  const isWrittenSo = !/^\d{4}[-.]\d\d[-.]\d\d/.test(word) && /(?:^|[-_/@])(?:v\d|\d+\.\d)/i.test(word);
  if (version === undefined || (!isCalledTag && !isWrittenSo)) return undefined;
  const [only, second] = finals.get(renderVersion(version)) ?? [];
  return second === undefined ? (only?.name ?? word) : word;
}

type TagIndex = { names: ReadonlySet<string>; finals: ReadonlyMap<string, readonly Tag[]> };

const indexes = new WeakMap<readonly Tag[], TagIndex>();

/** Once for all words and sentences: a repository can have thousands of tags. */
function indexTags(tags: readonly Tag[]): TagIndex {
  const versionOf = ({ name }: Tag) => {
    const version = parseTagName(name);
    return version === undefined || !isFinal(version) ? "" : renderVersion(version);
  };
  const index = indexes.get(tags) ?? {
    names: new Set(tags.map(({ name }) => name)),
    finals: Map.groupBy(tags, versionOf),
  };
  indexes.set(tags, index);
  return index;
}

/** Equal for the same version, however many zeros it ends with. */
function renderVersion({ suffix, ...version }: NonNullable<ReturnType<typeof parseTagName>>): string {
  return [renderKey(version), suffix.kind, ...suffix.parts].join(" ");
}

type BodyTime = { start: Date; end: Date };

export type ParseTime = (text: string) => (BodyTime & { text: string }) | undefined;

const DAY = 86_400_000;

/** Reads phrases such as "7 days ago" and "March 3" in UTC. A day or a month means all of it, in the past. */
export async function loadParseTime(now: Date): Promise<ParseTime> {
  const { casual } = await import("chrono-node/en");
  const latest = now.getTime() + 366 * DAY;
  return (phrase) => {
    const [found] = casual.parse(phrase, { instant: now, timezone: 0 });
    if (found === undefined || found.index !== 0 || found.start.date().getTime() > latest) return undefined;
    return { ...buildPeriod(found, now), text: found.text };
  };
}

function buildPeriod({ start: point, text }: ParsedResult, now: Date): BodyTime {
  const unit = /^last (week|month|quarter|year)$/i.exec(text)?.[1]?.toLowerCase();
  if (unit !== undefined) return buildUnit(point.date(), unit);
  const hasOnly = (known: Component, missing: Component) => point.isCertain(known) && !point.isCertain(missing);
  const start = new Date(point.date());
  if (start > now && hasOnly("weekday", "day")) start.setTime(start.getTime() - 7 * DAY);
  if (start > now && hasOnly("month", "year")) start.setUTCFullYear(start.getUTCFullYear() - 1);
  if (point.isCertain("hour") || / ago$/i.test(text)) return { start, end: start };
  return buildUnit(start, hasOnly("month", "day") ? "month" : "day");
}

/** In UTC; weeks begin on Monday. */
export function buildUnit(date: Date, unit: string): BodyTime {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const midnight = Math.floor(date.getTime() / DAY) * DAY;
  const monday = midnight - ((date.getUTCDay() + 6) % 7) * DAY;
  const quarter = month - (month % 3);
  const units: Readonly<Record<string, [start: number, next: number]>> = {
    year: [Date.UTC(year, 0), Date.UTC(year + 1, 0)],
    quarter: [Date.UTC(year, quarter), Date.UTC(year, quarter + 3)],
    month: [Date.UTC(year, month), Date.UTC(year, month + 1)],
    week: [monday, monday + 7 * DAY],
  };
  const [start, next] = units[unit] ?? [midnight, midnight + DAY];
  return { start: new Date(start), end: new Date(next - 1000) };
}
