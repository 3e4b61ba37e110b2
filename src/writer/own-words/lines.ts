import type { Commit } from "../../git/commits.ts";
import type { LineChange } from "../../git/tree.ts";
import { FenceScanner } from "../../shared/markdown/fences.ts";
import { capitalize, toPlainWords } from "../../shared/text.ts";
import { isNamedGroup, nameGroup, parseBullet, parseGroups, selectEntryClass } from "../changelog/groups.ts";
import { DEPENDENCIES_KEY, selectEntryKeys } from "../changelog/keys.ts";
import { type ChangelogPart, isAscending, parseChangelog, readFormat } from "../changelog/parse.ts";
import { NEWEST, readStyle } from "../changelog/style.ts";
import { type Format, isPending } from "../changelog/version-heading.ts";
import { MAX_TITLE_LENGTH } from "../changes/change.ts";
import { type ChangeClass, isShown, SECTION_NAMES, type SectionName } from "../changes/labels.ts";
import { CLASS_BY_TYPE, isType, parseTitle } from "../changes/titles.ts";
import { classifyLine } from "../changes/wording.ts";
import { isOwnDraft } from "../pull-request.ts";
import type { OwnText } from "./display.ts";
import { isSameVersion } from "./locate.ts";

/** What people wrote about one change. */
export type OwnLine = {
  /** Without its bullet. */
  text: OwnText;
  class: ChangeClass | undefined;
  /** Issues and pull requests that it names. */
  numbers: readonly number[];
  /** Full SHAs of the commits that brought it, the likeliest first. */
  shas: readonly string[];
  /** Whether it is in the changelog already, not in a file of its own. */
  isInChangelog: boolean;
  /** Of a list without groups, in a changelog that has none: its rank there. */
  place?: number | undefined;
};

/** The items above the newest version of a changelog that are not released: each is new unless `former` has it too. */
export function listPendingLines(path: string, file: string, former: string, version?: string): OwnLine[] {
  // The notes count dependency updates themselves.
  const isAboutChange = ({ text }: OwnLine) => selectEntryKeys(text.body)[0] !== DEPENDENCIES_KEY;
  const lines = readPending(path, file, version).filter(isAboutChange);
  if (lines.length === 0) return [];
  const wordsOf = ({ text }: OwnLine) => toPlainWords(splitKind(text.body).rest);
  const released = new Set(readPending(path, former, undefined).map(wordsOf));
  return lines.filter((line) => !released.has(wordsOf(line)));
}

/** How the unreleased lines of a changelog begin ({@link openLine}), to be known again elsewhere. */
export function listOpenings(path: string, file: string, version: string | undefined): string[] {
  return readPending(path, file, version).map(({ text }) => openLine(text.body));
}

const OPENING_LENGTH = 40;

/** The first words of a line, with or without its bullet, scope and class. */
export function openLine(line: string): string {
  return keyOf(line).slice(0, OPENING_LENGTH);
}

// Unreleased lines are at the top; the rest of the file takes time.
const MAX_PENDING_LENGTH = 200_000;

function readPending(path: string, file: string, version: string | undefined): OwnLine[] {
  const top = file.slice(0, MAX_PENDING_LENGTH);
  const format = readFormat(path, top);
  if (format === undefined) return [];
  const { parts } = parseChangelog(top, format);
  const versions = parts.flatMap(({ heading }) => heading?.version ?? []);
  if (isAscending(versions)) return [];
  const newest = parts.findIndex((part) => part.heading?.version !== undefined && !isPending(part));
  const pending = parts.slice(0, newest === -1 ? undefined : newest).filter(({ heading }) => {
    const isOther = version !== undefined && heading?.version !== undefined && !isSameVersion(heading.version, version);
    return heading !== undefined && !isOther;
  });
  const isFlat = isFlatList(pending, newest === -1 ? [] : parts.slice(newest), format);
  const lines = pending.flatMap(({ body }) => parseOwnLines({ path, format, body, file }, isFlat));
  return lines.map((line, place) => ({ ...line, isInChangelog: true, ...(isFlat ? { place } : {}) }));
}

function isFlatList(pending: readonly ChangelogPart[], released: readonly ChangelogPart[], format: Format): boolean {
  const groups = pending.flatMap(({ body }) => parseGroups(body, format));
  if (groups.some(isNamedGroup) || groups.every(({ items }) => items.length === 0)) return false;
  return readStyle(released.slice(0, NEWEST), format).usesGroups === false;
}

/** Whether a changelog has other versions with a date. */
export function hasOthers(path: string, file: string, version: string | undefined): boolean {
  const format = readFormat(path, file);
  const parts = format === undefined ? [] : parseChangelog(file, format).parts;
  const isOther = (name: string) => version === undefined || !isSameVersion(name, version);
  return parts.some(({ heading }) => heading?.date && heading.version !== undefined && isOther(heading.version));
}

/** One line for each item, with the class of its group or of the word that it begins with, which only a flat list shows. */
export function parseOwnLines(text: OwnText, isFlat = false): OwnLine[] {
  return parseGroups(text.body, text.format).flatMap((group) => {
    const name = nameGroup(group);
    const groupClass = classifyGroup(name);
    // `* deps:` above items that are indented is no heading, but a part of what they say.
    const isScope = groupClass === undefined && parseBullet(group.heading) !== undefined;
    return group.items.map((item) => {
      const whole = cutBullet(item);
      const { rest, class: typeClass } = splitKind(whole);
      const own = isFlat ? whole : rest;
      const body = isScope ? `**${name}:** ${own}` : own;
      return {
        text: { ...text, body },
        class: typeClass ?? groupClass,
        numbers: selectNumbers(body),
        shas: [],
        isInChangelog: false,
      };
    });
  });
}

const BOLD_KIND = /^\*\*(\p{L}[\p{L} ]{2,20}):?\*\*:? +(?=\S)/u;
const PLAIN_KIND = /^(?:\[(\p{L}{2,20})\]|(\p{L}{2,20}):) +(?=\S)/u;

/** What a line says of its kind in front: `**Fixed:**`, `[BUGFIX]`, `Fix:`; a scope stays. */
function splitKind(text: string): { rest: string; class: ChangeClass | undefined } {
  const [bold = "", type = ""] = BOLD_KIND.exec(text) ?? [];
  const boldClass = classifyGroup(type);
  if (boldClass !== undefined) return { rest: text.slice(bold.length), class: boldClass };
  const [plain = "", bracketed, word] = PLAIN_KIND.exec(text) ?? [];
  const known = CLASS_BY_TYPE.get((bracketed ?? word ?? "").toLowerCase());
  if (!isShown(known)) return { rest: text, class: undefined };
  const rest = text.slice(plain.length);
  return { rest: /^[a-z]+ /.test(rest) ? capitalize(rest) : rest, class: known };
}

function cutBullet(item: string): string {
  const bullet = parseBullet(item.split("\n", 1)[0] ?? "");
  if (bullet === undefined) return item.trim();
  const width = bullet.indent.length + bullet.mark.length + bullet.gap.length;
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  let fenced = width;
  const lines = item.split("\n").map((line, index) => {
    if (index === 0) return line.slice(width);
    const isOpen = fences.closingLine !== undefined;
    // Code that is indented less than the item keeps what indentation it has of its own.
    if (fences.isCode(line) && !isOpen) fenced = Math.min(width, line.search(/\S|$/));
    const cut = isOpen || fences.closingLine !== undefined ? fenced : width;
    return line.replace(/^ +/, (lead) => lead.slice(cut));
  });
  return lines.join("\n").trim();
}

export function selectNumbers(text: string): number[] {
  const found = text.matchAll(
    /(?:(?<![\w/&])#|\bGH-|\/(?:pull|issues|merge_requests)\/|:(?:issue|pr|pull|gh):`#?)(\d{1,9})\b/g,
  );
  return [...new Set([...found].map(([, number]) => Number(number)))];
}

const CLASSES: Readonly<Record<string, ChangeClass>> = {
  ...{ new: "added", add: "added", "new component": "added", change: "changed", major: "breaking", critical: "fixed" },
  ...{ misc: "internal", trivial: "internal", contrib: "internal", thanks: "internal" },
};
const KNOWN: readonly ChangeClass[] = [...SECTION_NAMES, "documentation", "internal"];

/** The class of a group or type: `New features`, `bugfix`, `Improved documentation`. */
export function classifyGroup(name: string): ChangeClass | undefined {
  const words = toPlainWords(name);
  if (words === "") return undefined;
  if (/\bdoc(?:s|umentation)?\b/.test(words)) return "documentation";
  if (/\bcontributor facing\b/.test(words)) return "internal";
  const said = selectEntryClass(name);
  return CLASSES[said] ?? KNOWN.find((known) => known === said);
}

/** Links and a scope in front of the words. */
const LEAD = /^(?:\[[^\]\n]{0,80}\]\([^()\s]*\):? +|\*\*[^*\n]{1,40}\*\*:? +)/;

/** The class of a line without a group, by its own words; undefined where they say little. */
export function classifyOwnText(markdown: string): SectionName | undefined {
  const [first = ""] = markdown.slice(0, MAX_TITLE_LENGTH).split("\n", 1);
  const { type, breaking, text } = parseTitle(first.replace(LEAD, ""));
  if (breaking) return "breaking";
  const typed = CLASS_BY_TYPE.get(type ?? "");
  // What people announce is news, though it is about documents.
  if (typed === "documentation") return "changed";
  return isShown(typed) ? typed : classifyLine(text);
}

const TYPED = /^(?<type>[a-z]+)(?:\((?<scope>[^()]{1,40})\))?!?: +(?=\S)/i;

/** `fix(deck): close the gate` without its type, which the heading says. */
export function cutType(markdown: string): string {
  const { 0: lead = "", groups: { type = "", scope } = {} } = TYPED.exec(markdown) ?? {};
  if (!isType(type)) return markdown;
  const text = markdown.slice(lead.length);
  return scope === undefined ? capitalize(text) : `**${scope}:** ${text}`;
}

/** `changes` are what each commit changed in the file; `order` has the SHAs of the span, newest first. */
export function traceLines(
  lines: readonly OwnLine[],
  changes: ReadonlyMap<string, readonly LineChange[]>,
  order: readonly string[],
): OwnLine[] {
  const adders = new Map<string, Set<string>>();
  const replaced = new Map<string, Set<string>>();
  const noteEdits = (before: KeyedLine, after: readonly KeyedLine[]) => {
    for (const { key } of selectEdits(before, after)) addTo(replaced, key, before.key);
  };
  const oldestFirst = order.toReversed().flatMap((sha) => (changes.get(sha) ?? []).map((change) => ({ sha, change })));
  for (const { sha, change } of oldestFirst) {
    const after = change.added.map(keyLine);
    for (const { key } of after) addTo(adders, key, sha);
    for (const before of after.length > MAX_EDITS ? [] : change.removed) noteEdits(keyLine(before), after);
  }
  const keys = lines.map((line) => keyOf(line.text.body));
  const traced = new Map([...new Set(keys)].map((key) => [key, trace(key, adders, replaced)]));
  return lines.map((line, index) => ({ ...line, shas: traced.get(keys[index] ?? "") ?? [] }));
}

/** Keys of entries that a draft of this program added and that were removed again, not by a revert of the draft. */
export function listRemoved(changes: ReadonlyMap<string, readonly LineChange[]>, commits: readonly Commit[]) {
  const select = ({ sha }: Commit, side: "added" | "removed") =>
    (changes.get(sha) ?? []).flatMap((change) => change[side].flatMap(selectEntryKeys));
  const drafted = new Set(commits.filter(isOwnDraft).flatMap((commit) => select(commit, "added")));
  const edits = drafted.size === 0 ? [] : commits.filter(({ subject }) => !subject.startsWith("Revert "));
  const removed = edits.flatMap((commit) => {
    const added = new Set(select(commit, "added"));
    return select(commit, "removed").filter((key) => drafted.has(key) && !added.has(key));
  });
  return new Set(removed);
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  if (key !== "") map.set(key, (map.get(key) ?? new Set()).add(value));
}

/** The first line in plain words, without its bullet and its class. */
function keyOf(text: string): string {
  const [first = ""] = text.trim().split("\n", 1);
  const plain = cutBullet(first).replace(/^\*\*\p{L}[\p{L} ]{2,20}:?\*\*:? +/u, "");
  return toPlainWords(splitKind(plain).rest);
}

const SAME_START = 25;
const MAX_EDITS = 50;

const keyLine = (line: string) => ({ key: keyOf(line), numbers: selectNumbers(line) });
type KeyedLine = ReturnType<typeof keyLine>;

/** Added lines that are a removed one in other words: with its start or its numbers. */
function selectEdits({ key, numbers }: KeyedLine, added: readonly KeyedLine[]): KeyedLine[] {
  const start = key.slice(0, SAME_START);
  if (start === "") return [];
  return added.filter(
    (line) =>
      (start.length === SAME_START && line.key.startsWith(start)) ||
      line.numbers.some((number) => numbers.includes(number)),
  );
}

const MAX_STEPS = 5;

/** Who wrote the first words of a line, then who edited them. */
function trace(
  key: string,
  adders: ReadonlyMap<string, ReadonlySet<string>>,
  replaced: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const found: string[] = [];
  let keys = [key];
  for (let step = 0; step < MAX_STEPS && keys.length > 0; step += 1) {
    found.unshift(...keys.flatMap((one) => [...(adders.get(one) ?? [])]));
    keys = [...new Set(keys.flatMap((one) => [...(replaced.get(one) ?? [])]))].slice(0, MAX_STEPS);
  }
  return [...new Set(found)];
}
