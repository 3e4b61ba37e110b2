import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { History } from "../../git/repository.ts";
import { readRevisions, resolveTag } from "../../git/revision.ts";
import type { Tag } from "../../git/tags.ts";
import {
  type BodyReference,
  type BodyWord,
  buildUnit,
  loadParseTime,
  looksLikeSha,
  type ParseTime,
  parseReference,
  splitWords,
} from "./phrases.ts";

/** `changes` is empty for the latest changes; `isClear`: the words name exactly one selection. */
export type BodySelection = {
  changes: readonly ChangeSelector[];
  origin: string;
  isClear: boolean;
  /** The words that select. */
  quote?: string;
};

const MAX_TIMES = 50;
const MAX_TIME_LENGTH = 100;
const MAX_QUOTED = 3;
const MAX_QUOTE = 100;
const MAY_SELECT =
  /\b(?:since|after|from|between|last|past|latest|previous|newest|recent|this|commits?|revision|sha)\b|[0-9a-f]{7}|\.\./i;

export const maySelectCommits = (body: string): boolean => MAY_SELECT.test(body);

/** Reads which commits a body names (operation `jobs.create`). Several selections count as none; `origin` says so. */
export async function selectFromBody(history: History, body: string, now: Date): Promise<BodySelection> {
  const found = maySelectCommits(body)
    ? findPhrases(splitWords(body), { tags: history.tags, now, parseTime: limit(await loadParseTime(now)) })
    : [];
  const phrases = await keepCommits(history, found);
  const distinct = [...new Map(phrases.map((phrase) => [JSON.stringify(phrase.meant), phrase])).values()];
  const [only, second] = distinct;
  if (only === undefined) return { changes: [], origin: describeNothing(found), isClear: false };
  if (second !== undefined) {
    const quotes = distinct.slice(0, MAX_QUOTED).map(({ quote }) => `"${quote}"`);
    return { changes: [], origin: `\`body\` names more than one selection: ${quotes.join(" and ")}`, isClear: false };
  }
  const changes = await buildChanges(history, only.meant);
  return { changes, origin: `read from "${only.quote}" in \`body\``, isClear: true, quote: only.quote };
}

/** Drops words that look like a SHA but are none of this history: a digest, a colour, an ID. */
async function keepCommits({ directory }: History, phrases: readonly Phrase[]): Promise<Phrase[]> {
  const kept = phrases.map(async (phrase) => {
    if (phrase.looksLike === undefined) return [phrase];
    const known = await readRevisions(directory, phrase.looksLike);
    const commits = phrase.looksLike.filter((_, index) => known[index] !== "unknown");
    return commits.length === 0 ? [] : [buildNamed(commits, true)];
  });
  return (await Promise.all(kept)).flat();
}

function describeNothing(found: readonly Phrase[]): string {
  const nothing = "neither `changes` nor `body` names any commits";
  const quotes = found.slice(0, MAX_QUOTED).map(({ quote }) => quote.slice(0, MAX_QUOTE));
  return quotes.length === 0 ? nothing : `${nothing}: there is no commit ${quotes.join(" or ")}`;
}

async function buildChanges({ directory, tags }: History, meant: Phrase["meant"]): Promise<ChangeSelector[]> {
  if (meant === "latest") return [];
  if (!("start" in meant)) return [meant];
  const resolve = async ({ kind, name }: BodyReference) =>
    kind === "tag" ? (await resolveTag(directory, tags, name)).commit : name;
  return [{ commits: { startSha: await resolve(meant.start), endSha: await resolve(meant.end) } }];
}

/** The same reader for a bounded number of texts: each costs milliseconds. */
function limit(parseTime: ParseTime): ParseTime {
  const known = new Map<string, ReturnType<ParseTime>>();
  return (text) => {
    if (!known.has(text) && known.size < MAX_TIMES) known.set(text, parseTime(text));
    return known.get(text);
  };
}

type Phrase = {
  quote: string;
  meant: ChangeSelector | "latest" | { start: BodyReference; end: BodyReference };
  looksLike?: readonly string[];
};

type PhraseContext = { tags: readonly Tag[]; now: Date; parseTime: ParseTime };

type Reading = { words: number; meant: Phrase["meant"] };
type Reader = (words: readonly BodyWord[], context: PhraseContext) => Reading | undefined;

const MAX_WORDS = 12;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const RECENT = "last|past|latest|previous|newest|recent";
const COUNT = `[1-9]\\d{0,5}|${NUMBERS.join("|")}`;
const RECENTLY = new RegExp(`^(the )?(?:(${COUNT}) )?(?:most (?=recent ))?(${RECENT}) (?:(${COUNT}) )?(\\S+)`);
const LAST_RELEASE = new RegExp(`^(?:since|after) (?:the )?(?:${RECENT}) (?:release|version|tag)(?= |$)`);
const OF_TIME = /^(hour|day|week|month|quarter|year)s?$/;
const OF_RELEASE = /^(?:release|version|tag)s?$/;
const TIME_BEGINS =
  /^(?:\d|an?$|last$|today|yesterday|one$|two$|three$|four$|five$|six$|seven$|eight$|nine$|ten$|jan|feb|mar|apr|may$|june?$|july?$|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)/i;

const READERS: readonly Reader[] = [readSince, readBetween, readDelta, readRecent, readThis];

/** Finds every phrase that selects commits, in linear time: a phrase has at most 12 words. */
export function findPhrases(words: readonly BodyWord[], context: PhraseContext): Phrase[] {
  const phrases: Phrase[] = [];
  const shas = new Set<string>();
  let isCalled = false;
  for (let index = 0; index < words.length; ) {
    const clause = selectClause(words, index);
    const reading = READERS.reduce<Reading | undefined>((found, read) => found ?? read(clause, context), undefined);
    const named = reading ? undefined : readCommit(clause, context);
    if (reading !== undefined) {
      const quoted = clause.slice(0, reading.words).map(({ text }) => text);
      phrases.push({ quote: quoted.join(" "), meant: reading.meant });
    }
    if (named !== undefined) {
      shas.add(named.name);
      isCalled ||= clause[0]?.text !== named.name;
    }
    index += reading?.words ?? named?.words ?? 1;
  }
  if (shas.size > 0) phrases.push(buildNamed([...shas], isCalled));
  return phrases;
}

function buildNamed(shas: string[], isCalled: boolean): Phrase {
  return { quote: shas.join(", "), meant: { commits: { shas } }, ...(isCalled ? {} : { looksLike: shas }) };
}

function selectClause(words: readonly BodyWord[], index: number): readonly BodyWord[] {
  const clause = words.slice(index, index + MAX_WORDS);
  const end = clause.findIndex(({ closes }) => closes);
  return end === -1 ? clause : clause.slice(0, end + 1);
}

function wordAt(words: readonly BodyWord[], index: number): string {
  return words[index]?.text.toLowerCase() ?? "";
}

function spell(words: readonly BodyWord[]): string {
  return words.map(({ text }) => text.toLowerCase()).join(" ");
}

/** "since v1.2", "after commit abc1234", "since the last release", "since last month". */
function readSince(words: readonly BodyWord[], context: PhraseContext): Reading | undefined {
  if (!/^(?:since|after)$/.test(wordAt(words, 0))) return undefined;
  const [latest] = LAST_RELEASE.exec(spell(words)) ?? [];
  if (latest !== undefined) return { words: latest.split(" ").length, meant: "latest" };
  const start = parseReference(words, 1, context.tags);
  if (start !== undefined) return { words: start.words + 1, meant: buildSince(start) };
  const time = readTime(words, 1, words.length, context);
  if (time === undefined || time.start > context.now) return undefined;
  return { words: time.words + 1, meant: buildTimeRange(time.start, context.now) };
}

/** "from abc1234 to def5678", "between v1.2 and v1.3", "from 1 May to 3 June". */
function readBetween(words: readonly BodyWord[], context: PhraseContext): Reading | undefined {
  const opening = wordAt(words, 0);
  if (opening !== "from" && opening !== "between") return undefined;
  const joins = opening === "from" ? /^(?:to|until|till|through|up)$/ : /^and$/;
  const join = words.findIndex((_, at) => at > 1 && joins.test(wordAt(words, at)));
  if (join === -1) return undefined;
  const second = join + 1 + Number(wordAt(words, join) === "up");
  const start = parseReference(words, 1, context.tags);
  if (start !== undefined && start.words === join - 1) {
    if (/^(?:head|now|today|main|master)$/.test(wordAt(words, second))) {
      return { words: second + 1, meant: buildSince(start) };
    }
    const end = parseReference(words, second, context.tags);
    return end && { words: second + end.words, meant: buildBetween(start, end) };
  }
  const first = readTime(words, 1, join, context);
  const last = first && readTime(words, second, words.length, context);
  if (first === undefined || last === undefined || first.start >= last.end) return undefined;
  return { words: second + last.words, meant: buildTimeRange(first.start, last.end) };
}

function readDelta(words: readonly BodyWord[], { tags }: PhraseContext): Reading | undefined {
  const { text = "" } = words[0] ?? {};
  const dots = text.indexOf("..", 1);
  if (dots === -1) return undefined;
  const [from, to] = [text.slice(0, dots), text.slice(dots).replace(/^\.{2,3}/, "")];
  const [start, end] = [from, to].map((text) => parseReference([{ text, closes: true }], 0, tags));
  return start && end && { words: 1, meant: buildBetween(start, end) };
}

/** "last five commits", "the 3 most recent releases", "the latest release", "the past week", "last quarter". */
function readRecent(words: readonly BodyWord[], context: PhraseContext): Reading | undefined {
  const [phrase, the, before, recent = "", after, thing = ""] = RECENTLY.exec(spell(words)) ?? [];
  if (phrase === undefined || (before !== undefined && after !== undefined)) return undefined;
  const taken = phrase.split(" ").length;
  const count = parseCount(before ?? after);
  if (/^commits?$/.test(thing)) return { words: taken, meant: { commits: { count: count ?? 1 } } };
  if (OF_RELEASE.test(thing)) return { words: taken, meant: { releases: { count: count ?? 1 } } };
  if (count === undefined && /^(?:latest|newest|recent)$/.test(recent)) return undefined;
  const meant = readRecentTime(OF_TIME.exec(thing)?.[1], count, the !== undefined || recent === "past", context);
  return meant && { words: taken, meant };
}

/** A week that is counted or "the past" one ends now; "last week" is that of the calendar. */
function readRecentTime(
  unit: string | undefined,
  count: number | undefined,
  isDefinite: boolean,
  { parseTime, now }: PhraseContext,
): ChangeSelector | undefined {
  if (unit === undefined) return undefined;
  const isRolling = isDefinite || count !== undefined || unit === "hour" || unit === "day";
  const time = parseTime(isRolling ? `${count ?? 1} ${unit}s ago` : `last ${unit}`);
  return time && buildTimeRange(time.start, isRolling ? now : time.end);
}

function readThis(words: readonly BodyWord[], { now }: PhraseContext): Reading | undefined {
  const [, unit] = OF_TIME.exec(wordAt(words, 1)) ?? [];
  if (wordAt(words, 0) !== "this" || unit === undefined || unit === "hour") return undefined;
  return { words: 2, meant: buildTimeRange(buildUnit(now, unit).start, now) };
}

function readCommit(words: readonly BodyWord[], { tags }: PhraseContext): BodyReference | undefined {
  const text = words[0]?.text ?? "";
  const linked = /\/commit\/([0-9a-f]{7,64})$/i.exec(text)?.[1];
  if (linked !== undefined) return { kind: "commit", name: linked, words: 1 };
  if (looksLikeSha(text)) return { kind: "commit", name: text, words: 1 };
  if (!/^(?:commits?|revision|sha)$/i.test(text) || !/^[0-9a-f]{7,64}$/i.test(words[1]?.text ?? "")) return undefined;
  return parseReference(words, 0, tags);
}

function readTime(words: readonly BodyWord[], index: number, end: number, { parseTime }: PhraseContext) {
  const text = words.slice(index, end).map((word) => word.text);
  const article = Number(text[0]?.toLowerCase() === "the");
  if (!TIME_BEGINS.test(text[article] ?? "")) return undefined;
  const time = parseTime(text.slice(article).join(" ").slice(0, MAX_TIME_LENGTH));
  return time && { ...time, words: article + time.text.split(" ").length };
}

function parseCount(word = ""): number | undefined {
  return word === "" ? undefined : NUMBERS.indexOf(word) + 1 || Number(word);
}

function buildSince({ kind, name }: BodyReference): ChangeSelector {
  return kind === "tag" ? { tags: { start: name } } : { commits: { startSha: name } };
}

function buildBetween(start: BodyReference, end: BodyReference): Phrase["meant"] {
  if (start.kind !== end.kind) return { start, end };
  if (start.kind === "tag") return { tags: { start: start.name, end: end.name } };
  return { commits: { startSha: start.name, endSha: end.name } };
}

function buildTimeRange(start: Date, end: Date): ChangeSelector {
  const render = (date: Date) => date.toISOString().replace(".000Z", "Z");
  return { timeRange: { start: render(start), end: render(end) } };
}
