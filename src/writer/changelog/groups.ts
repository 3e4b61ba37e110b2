import { findPlainLines, splitLines } from "../../shared/markdown/markdown.ts";
import { toPlainWords } from "../../shared/text.ts";
import { SECTION_NAMES, selectTitleClass } from "../changes/labels.ts";
import { type Format, readUnderline } from "./version-heading.ts";

/** The texts in a row are the body, byte for byte. */
export type EntryGroup = {
  /** With its underline and line ends; empty above the first heading. */
  heading: string;
  /** What is above the items, with blank lines. */
  lead: string;
  /** With the blank lines below. */
  items: readonly string[];
};

type OpenGroup = { heading: string; lead: string; items: string[] };

const BULLET = /^(?<indent> {0,8})(?:[-*+•]|o(?= {1,3}\S))(?<gap> {1,4}|\t)(?=\S)/;

/** `indent` is before the bullet, `gap` behind it. */
export function parseBullet(line: string): { indent: string; mark: string; gap: string } | undefined {
  const match = BULLET.exec(line);
  const { indent = "", gap = "" } = match?.groups ?? {};
  return match === null ? undefined : { indent, gap, mark: match[0].trim() };
}

/** Groups below headings, bold lines (`**Fixed**`), lines such as `Fixed:`, and items with items below (`* Fixed`). */
export function parseGroups(body: string, format: Format = "markdown"): EntryGroup[] {
  const groups: OpenGroup[] = [{ heading: "", lead: "", items: [] }];
  let indent: number | undefined;
  // Of an item that is a heading: an item that is not below it ends its group.
  let outer = -1;
  for (const { text, isHeading, indent: own } of scanLines(body, format)) {
    const group = groups.at(-1) as OpenGroup;
    if (isHeading) {
      groups.push({ heading: text, lead: "", items: [] });
      indent = undefined;
      outer = own ?? -1;
    } else if (own !== undefined && own <= outer) {
      groups.push({ heading: "", lead: "", items: [text] });
      indent = own;
      outer = -1;
    } else if (own !== undefined && own <= (indent ?? own)) {
      group.items.push(text);
      indent = own;
    } else if (group.items.length === 0) group.lead += text;
    else group.items[group.items.length - 1] += text;
  }
  return groups;
}

/** Line by line, but headings with their underlines. `indent` is that of a bullet. */
function* scanLines(body: string, format: Format) {
  const lines = splitLines(body);
  const plain = format === "markdown" ? findPlainLines(lines) : lines.map(() => true);
  for (let index = 0; index < lines.length; index += 1) {
    const length = plain[index] ? measureHeading(lines, index, format) : 0;
    const text = lines.slice(index, index + Math.max(length, 1)).join("");
    yield { text, isHeading: length > 0, indent: plain[index] ? measureBullet(text) : undefined };
    index += Math.max(length - 1, 0);
  }
}

/** How far the bullet of an item is indented. */
function measureBullet(line: string): number | undefined {
  return parseBullet(line)?.indent.length;
}

/** In lines; 0 for what is no heading. */
function measureHeading(lines: readonly string[], index: number, format: Format): number {
  const line = lines[index] ?? "";
  const indent = measureBullet(line);
  if (indent !== undefined) return isItemOfItems(lines, index, indent) ? 1 : 0;
  if (format === "markdown" && /^ {0,3}#{1,6}\s/.test(line)) return 1;
  const isBelowBlank = index === 0 || lines[index - 1]?.trim() === "";
  if (!isBelowBlank || line.trim() === "") return 0;
  if (/^[^\s>|<]/.test(line) && readUnderline(lines[index + 1], format) !== undefined) return 2;
  if (/^\*\*[^*[][^*]*\*\*:?\s*$/.test(line)) return 1;
  return /^\p{L}[\p{L} ]{2,40}:\s*$/u.test(line) && measureNext(lines, index) !== undefined ? 1 : 0;
}

/** `* Bug fixes` above items that are indented more. */
function isItemOfItems(lines: readonly string[], index: number, indent: number): boolean {
  if (!/^\s*\S+\s+(?:\*\*)?\p{L}[\p{L} ]{2,30}:?(?:\*\*)?:?\s*$/u.test(lines[index] ?? "")) return false;
  return (measureNext(lines, index) ?? -1) > indent;
}

/** {@link measureBullet} of what follows, directly or below a blank line. */
function measureNext(lines: readonly string[], index: number): number | undefined {
  const next = lines.slice(index + 1, index + 3).find((line) => line.trim() !== "");
  return next === undefined ? undefined : measureBullet(next);
}

/** `New Features` of `### 🚀 New Features`, `**New Features:**` and `New Features` with an underline. */
export function nameGroup({ heading }: Pick<EntryGroup, "heading">): string {
  const [title = ""] = heading.split("\n");
  return /\p{L}(?:[^\n]*\p{L})?/u.exec(title)?.[0] ?? "";
}

/** Whether its heading names a group. An item of items may be a scope: `* deps:`, but not `* Features`. */
export function isNamedGroup(group: Pick<EntryGroup, "heading">): boolean {
  if (group.heading === "" || parseBullet(group.heading) === undefined) return group.heading !== "";
  const name = nameGroup(group);
  return /^\p{Lu}/u.test(name) || SECTION_NAMES.some((known) => known === selectGroupClass(name));
}

export function renderGroups(groups: readonly EntryGroup[]): string {
  return groups.map(({ heading, lead, items }) => `${heading}${lead}${items.join("")}`).join("");
}

/** The text, and the line ends and blank lines that it ends with. */
export function splitEnd(text: string): [core: string, end: string] {
  const core = text.trimEnd();
  // Blanks behind the last word are the writer's.
  const at = text.indexOf("\n", core.length);
  const start = at === -1 ? text.length : text[at - 1] === "\r" ? at - 1 : at;
  return [text.slice(0, start), text.slice(start)];
}

/** The last one ends as all did: what separates the next group stays. */
export function selectItems(items: readonly string[], isSelected: (item: string, index: number) => boolean): string[] {
  const selected = items.filter(isSelected);
  const [last, end] = [selected.at(-1), items.at(-1)];
  if (last === undefined || end === undefined || last === end) return selected;
  return selected.with(-1, `${splitEnd(last)[0]}${splitEnd(end)[1]}`);
}

/** How many blank lines a text ends with. */
export function countBlankLines(text: string): number {
  return Math.max(0, splitEnd(text)[1].split("\n").length - 2);
}

const KEEP_A_CHANGELOG = ["added", "changed", "deprecated", "removed", "fixed", "security"];

const OF_A_SUBJECT = /^(?:new|added|updated|changed|improved|removed|fixed) (?:\p{L}+ )?(\p{L}+)$/u;
const GENERAL =
  /^(?:features?|functionality|functions?|additions?|capabilit(?:y|ies)|enhancements?|improvements?|changes?|things?|stuff|bugs?|bugfix(?:es)?|fix(?:es)?|issues?|problems?|errors?|behaviou?rs?|apis?|support|documentation|docs|dependenc(?:y|ies)|deps|vulnerabilit(?:y|ies)|deprecations?|removals?|items?|entries|breaking)$/;

/** Whether a group has entries about one kind of thing only: `New rules`, `Updated translations`. */
export function isGroupOfSubject(name: string): boolean {
  const [, subject] = OF_A_SUBJECT.exec(toPlainWords(name)) ?? [];
  return subject !== undefined && !GENERAL.test(subject);
}

/** What a group is for: `fixed` of `Bug fixes`, else its name in lower case. Other changes do not belong in a special one. */
export function selectGroupClass(name: string): string {
  return isGroupOfSubject(name) ? toPlainWords(name) : selectEntryClass(name);
}

/** What the entries of a group are: also `added` below `New rules`. */
export function selectEntryClass(name: string): string {
  const words = toPlainWords(name);
  // A special group does not take all changes.
  if (/^(?:performance|misc)/.test(words)) return words;
  return /^(?:other |notable )?changes?$/.test(words) ? "changed" : (selectTitleClass(words) ?? words);
}

export function isKeepAChangelogName(name: string): boolean {
  return KEEP_A_CHANGELOG.includes(name.toLowerCase());
}
