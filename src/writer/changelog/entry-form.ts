import { capitalize } from "../../shared/text.ts";
import { type ChangeClass, isShown, SECTION_NAMES, type SectionName } from "../changes/labels.ts";
import { CLASS_BY_TYPE } from "../changes/titles.ts";
import { parseBullet, selectGroupClass } from "./groups.ts";
import type { Format } from "./version-heading.ts";

/** What surrounds an entry's text, with `{n}`, `{pull}`, `{sha}`, `{commit}`, `{user}`, `{profile}` or `{links}`. */
type Template = { lead: string; tail: string };

/** How the entries of a file refer to their changes and to their authors. */
export type EntryForm = {
  /** The most frequent first. */
  templates: readonly Template[];
  /** Around the scope: `**{scope}:** `, `[{scope}] `. */
  scope: string;
  endsWithStop: boolean;
  /** Whether the references have a line of their own below the text. */
  breaksLine: boolean;
  /** Whether most texts begin in lower case. */
  startsLower: boolean;
  /** How the issues follow that a change closes: before the last bracket or behind it; undefined if they do not. */
  closes: { isLinked: boolean; isInside: boolean } | undefined;
};

/** Values for the places of a template. `others`: those of the changes that are joined with it. */
export type TemplateValues = Readonly<Partial<Record<Place, string | undefined>>> & {
  others?: readonly TemplateValues[];
};

const PLACES = ["n", "pull", "sha", "commit", "user", "profile", "links"] as const;
type Place = (typeof PLACES)[number];
const PLACE = new RegExp(`\\{(${PLACES.join("|")})\\}`, "g");

const DEFAULT_TEMPLATE: Template = { lead: "", tail: " ({links})" };
const NO_REFERENCE: Template = { lead: "", tail: "" };

const MAX_ITEM_LENGTH = 2_000;
const MIN_ITEMS = 4;

/** What is learned from the items of the newest sections; our own form where they show nothing. */
export function learnForm(items: readonly string[], format: Format): { form: EntryForm; marks: KindMarks | undefined } {
  const marks = learnKindMarks(items);
  const scope = format === "markdown" ? DEFAULT_SCOPE : "{scope}: ";
  const own = { ...PLAIN_FORM, templates: [DEFAULT_TEMPLATE], scope };
  return { form: learnEntryForm(marks === undefined ? items : items.map(cutKindMark)) ?? own, marks };
}

const PLAIN_FORM = { endsWithStop: false, breaksLine: false, startsLower: false, closes: undefined };

function learnEntryForm(items: readonly string[]): EntryForm | undefined {
  const texts = items.flatMap((item) => (item.length > MAX_ITEM_LENGTH ? [] : selectFirstParagraph(item)));
  if (texts.length === 0) return undefined;
  const closing = texts.flatMap((text) => {
    const { 0: all, groups } = CLOSING.exec(text) ?? {};
    return all === undefined ? [] : { isLinked: all.includes("["), isInside: groups?.end === ")" };
  });
  const framed = texts.map((text) => parseFrame(text.replace(CLOSING, "$<end>")));
  const referring = framed.filter(({ template }) => template.lead !== "" || template.tail !== "");
  const usesReferences = referring.length * 4 >= texts.length;
  if (!usesReferences && texts.length < MIN_ITEMS) return undefined;
  const templates = usesReferences ? rank(referring.map(({ template }) => template)) : [];
  const stops = framed.filter(({ text }) => text.endsWith(".")).length;
  const [scope] = rank(framed.flatMap(({ text }) => SCOPES.find(([form]) => form.test(text))?.[1] ?? []));
  const isShort = texts.length < MIN_ITEMS;
  return {
    templates: [...templates, ...(isShort ? [DEFAULT_TEMPLATE] : []), NO_REFERENCE],
    scope: scope ?? (isShort ? DEFAULT_SCOPE : "{scope}: "),
    endsWithStop: stops * 2 > texts.length,
    breaksLine: items.filter((item) => REFERENCE_LINE.test(item)).length * 2 > items.length,
    startsLower: startInLower(framed.map(({ text }) => text)),
    closes: closing.length < MIN_CLOSING ? undefined : rank(closing)[0],
  };
}

const REFERENCE_LINE = /\n +\[#\d{1,9}\]\([^()\s]*\)\s*(?:\n|$)/;

/** `, closes [#9](https://…)` at the end; `keys.ts` cuts it off. */
const CLOSING =
  /, closes (?:\[#\d{1,9}\]\([^()\s]*\)|#\d{1,9})(?:, (?:\[#\d{1,9}\]\([^()\s]*\)|#\d{1,9}))*(?<end>\)?)$/;
const MIN_CLOSING = 2;

/** What follows the references of an entry that closes issues, whose links are Markdown. */
export function addClosed(tail: string, issues: readonly string[], { closes }: EntryForm): string {
  if (closes === undefined || issues.length === 0) return tail;
  const named = issues.map((issue) => (closes.isLinked ? issue : issue.replace(/^\[([^\]]*)\].*$/, "$1")));
  const text = `, closes ${named.join(", ")}`;
  return closes.isInside && tail.endsWith(")") ? `${tail.slice(0, -1)}${text})` : `${tail}${text}`;
}

/** Behind their scopes, of the texts that begin with a plain word. */
function startInLower(texts: readonly string[]): boolean {
  const starts = texts.flatMap((text) => {
    const form = SCOPES.find(([one]) => one.test(text))?.[0];
    return /^[A-Za-z](?=[a-z]* )/.exec(form === undefined ? text : text.replace(form, "")) ?? [];
  });
  return starts.filter((letter) => letter === letter.toLowerCase()).length * 2 > starts.length;
}

const DEFAULT_SCOPE = "**{scope}:** ";

/** On one line, without its bullet and what is indented below. */
export function selectFirstParagraph(item: string): string {
  const bullet = parseBullet(item);
  const start = bullet === undefined ? 0 : bullet.indent.length + bullet.mark.length + bullet.gap.length;
  const [first = ""] = item.slice(start).split(/\n\s*\n|\n\s*[-*+•] |\n\s*```/);
  return first.replace(/\s+/g, " ").trim();
}

/** The most frequent first; of equals, the one that comes first. */
export function rank<Value>(values: readonly Value[]): Value[] {
  const counts = Map.groupBy(values, (value) => JSON.stringify(value));
  return [...counts.values()].sort((a, b) => b.length - a.length).flatMap((same) => same.slice(0, 1));
}

const SCOPES: readonly (readonly [RegExp, string])[] = [
  [/^\*\*[^*:]{1,40}:\*\* /, "**{scope}:** "],
  [/^\*\*[^*:]{1,40}\*\*: /, "**{scope}**: "],
  [/^\*\([^*)]{1,40}\)\* /, "*({scope})* "],
  [/^\[[\w./:-]{1,40}\] /, "[{scope}] "],
  [/^``?[^`]{1,40}``?: /, "`{scope}`: "],
  [/^[\w./-]{1,30}: /, "{scope}: "],
];

const REFERENCE = new RegExp(
  [
    String.raw`\[[^\]\n[]{1,80}\](?:\([^()\s]*\)|\[[^\]\n]{0,80}\])?`,
    "`[^`<\\n]{1,80} <[^>\\s]+>`_{1,2}",
    ":[a-z]+:`[^`\\n]{1,80}`",
    String.raw`https?:\/\/[^\s()<>]+`,
    String.raw`(?:#|!|GH-)\d+|@[\w-]+|\b[0-9a-f]{7,40}\b`,
  ].join("|"),
  "g",
);
const SEPARATOR =
  /^(?:[\s(){}[\],;:.&–—-]|\b(?:by|in|and|pr|via|see|thanks|thank|to|from|pull|request|issue|fixes|closes)\b)*$/i;
const OPENING = /^(?:[\s({[,–—-]|\b(?:by|in|via|see|thanks|thank|to|pr|fixes|closes)\b)*$/i;
const MAX_GAP = 40;

/** Splits an entry into its text and what is before and behind it. */
function parseFrame(entry: string): { template: Template; text: string } {
  const tokens = [...entry.matchAll(REFERENCE)].flatMap(({ 0: token, index }) => {
    const template = generalize(token);
    return template === undefined ? [] : [{ template, start: index, end: index + token.length }];
  });
  const [first] = tokens;
  const colon = first?.start === 0 ? /^(?:: | - | )/.exec(entry.slice(first.end))?.[0] : undefined;
  const lead = colon === undefined || first === undefined ? "" : `${first.template}${colon}`;
  const textStart = colon === undefined || first === undefined ? 0 : first.end + colon.length;
  let tail = "";
  let at = entry.length;
  for (const token of tokens.toReversed()) {
    const gap = entry.slice(token.end, at);
    if (token.start < textStart || gap.length > MAX_GAP || !SEPARATOR.test(gap)) break;
    // `(#1, #2)` is a form for any number of changes.
    const isRepeated = tail.startsWith(token.template) && /^(?:,| and|,? &)? ?$/.test(gap);
    tail = isRepeated ? tail : `${token.template}${gap}${tail}`;
    at = token.start;
  }
  const textEnd = tail === "" ? at : at - measureOpening(entry.slice(textStart, at));
  return { template: { lead, tail: `${entry.slice(textEnd, at)}${tail}` }, text: entry.slice(textStart, textEnd) };
}

/** How long the ` (` or ` - by ` before the first reference is. */
function measureOpening(text: string): number {
  let length = 0;
  for (let size = 1; size <= Math.min(MAX_GAP, text.length); size += 1) {
    const isWhole = /[\s(]/.test(text.at(-size) ?? "") || size === text.length;
    if (isWhole && OPENING.test(text.slice(-size))) length = size;
  }
  return length;
}

/** `[#{n}]({pull})` of `[#12](https://…/pull/12)`; undefined for what is no reference. */
function generalize(token: string): string | undefined {
  const linked = token.replace(/https?:\/\/[^\s()<>]+/, (url) => {
    if (/\/(?:pull|issues|merge_requests|pull-requests)\/\d/.test(url)) return "{pull}";
    return /\/commits?\/[0-9a-f]{7}/.test(url) ? "{commit}" : url;
  });
  if (/^\[?@/.test(token)) {
    return linked.replace(/https?:\/\/[^\s()<>]+/, "{profile}").replaceAll(/@[\w-]+/g, "@{user}");
  }
  const role = /^:(?:issue|pr|pull|gh|merge|mr)[a-z]*:`#?\d+`$/.test(token);
  const numbered = role ? token.replace(/\d+/, "{n}") : linked.replace(/(#|!|GH-)\d+/g, "$1{n}");
  if (numbered.includes("{n}")) return numbered.replace(/^(\[#\{n\}), [\w-]+\]$/, "$1, {user}]");
  if (numbered === "{pull}" || numbered === "{commit}") return numbered;
  const sha = numbered.replace(/^(\[?`?)[0-9a-f]{7,40}(?=`?\]|$)/, "$1{sha}");
  return sha === numbered ? undefined : sha;
}

/** The first template for which all values are known, filled. */
export function fillTemplate(templates: readonly Template[], values: TemplateValues): Template {
  const readPlace = (name: string, of = values) => of[PLACES.find((place) => place === name) ?? "links"];
  const isKnown = (text: string, of = values): boolean =>
    [...text.matchAll(PLACE)].every(([, name = ""]) => readPlace(name, of) !== undefined);
  const chosen = templates.find(({ lead, tail }) => isKnown(`${lead}${tail}`)) ?? NO_REFERENCE;
  const fill = (text: string, of = values) => text.replace(PLACE, (_, name: string) => readPlace(name, of) ?? "");
  const repeat = (text: string) => {
    const known = (values.others ?? []).filter((other) => isKnown(text, other));
    return [text, ...known.map((other) => fill(text, other))].join(", ");
  };
  return { lead: fill(chosen.lead), tail: fill(chosen.tail.replace(CHANGE_PLACE, repeat)) };
}

/** The reference to a change in a template: `[#{n}]({pull})`, `#{n}`, `{sha}`. */
const CHANGE_PLACE =
  /\[[^\][]{0,80}\{(?:n|sha)\}[^\][]{0,80}\](?:\([^()\s]{0,80}\))?|:[a-z]{1,20}:`\{n\}`|`[^`]{0,80}\{(?:n|sha)\}[^`]{0,80}`_{0,2}|(?:[#!]|GH-)?\{(?:n|sha|pull|commit)\}/;

/** Whether a form names people, which takes time to find out. */
export function namesPeople({ templates }: EntryForm): boolean {
  return templates.some(({ lead, tail }) => /\{(?:user|profile)\}/.test(`${lead}${tail}`));
}

/** How the entries of each class begin, where most name their class: `**Fixed:** `, `[BUGFIX] `, `Fix: `. */
export type KindMarks = ReadonlyMap<ChangeClass, string>;

const MARK = /^(?:\*\*(\p{L}{2,20})(?::\*\*|\*\*:) |\[(\p{L}{2,20})\] |(\p{L}{2,20}): )/u;

function readMark(text: string): { mark: string; class: ChangeClass } | undefined {
  const [mark = "", bold, bracketed, plain] = MARK.exec(text) ?? [];
  const word = (bold ?? bracketed ?? plain ?? "").toLowerCase();
  const said = CLASS_BY_TYPE.get(word) ?? SECTION_NAMES.find((name) => name === selectGroupClass(word));
  return isShown(said) || said === "documentation" ? { mark, class: said } : undefined;
}

/** Undefined unless most of the items begin so. */
function learnKindMarks(items: readonly string[]): KindMarks | undefined {
  const marked = items.flatMap((item) => readMark(selectFirstParagraph(item)) ?? []);
  if (!marked.some((one) => isShown(one.class)) || marked.length * 2 <= items.length) return undefined;
  const byClass = Map.groupBy(marked, (one) => one.class);
  const common = [...byClass].map(([name, all]) => [name, rank(all.map(({ mark }) => mark))[0] ?? ""] as const);
  // Where improvements have another one, `CHANGE` is for what users have to adapt to.
  const adapt = byClass.get("changed")?.find(({ mark }) => /^\W*chang/i.test(mark))?.mark;
  const isOwn = adapt !== undefined && adapt !== common.find(([name]) => name === "changed")?.[1];
  return new Map([...(isOwn ? [["breaking", adapt] as const] : []), ...common]);
}

/** An item as it is without the mark. */
function cutKindMark(item: string): string {
  const [mark] = MARK.exec(selectFirstParagraph(item)) ?? [];
  return mark === undefined || readMark(mark) === undefined ? item : item.replace(mark, "");
}

/** Of a class that no entry has: that of the first of `others` which some have, else its name in the form of the others. */
export function selectKindMark(name: SectionName, marks: KindMarks, others: readonly string[] = []): string {
  const [[known, sample] = ["", ""]] = marks;
  const isNamed = sample.toLowerCase().includes(known);
  const other = isNamed ? undefined : [...marks].find(([kind]) => others.includes(kind))?.[1];
  return marks.get(name) ?? other ?? sample.replace(/\p{L}+/u, (word) => nameLike(word, name));
}

function nameLike(word: string, name: SectionName): string {
  if (word === word.toUpperCase()) return name.toUpperCase();
  return /^\p{Lu}/u.test(word) ? capitalize(name) : name;
}
