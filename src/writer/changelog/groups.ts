import { findPlainLines, splitLines } from "../../shared/markdown.ts";
import { SECTION_NAMES } from "../labels.ts";
import { selectGroupClass } from "./group-names.ts";
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
  if (match?.groups === undefined) return undefined;
  const { indent = "", gap = "" } = match.groups;
  return { indent, gap, mark: match[0].trim() };
}

/** Groups below headings, bold lines (`**Fixed**`), lines such as `Fixed:`, and items with items below (`* Fixed`). */
export function parseGroups(body: string, format: Format = "markdown"): EntryGroup[] {
  const lines = splitLines(body);
  const plain = format === "markdown" ? findPlainLines(lines) : lines.map(() => true);
  const groups: OpenGroup[] = [{ heading: "", lead: "", items: [] }];
  let group = groups[0] as OpenGroup;
  let indent: number | undefined;
  // Of an item that is a heading: an item that is not below it ends its group.
  let outer = -1;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const bullet = plain[index] ? parseBullet(line) : undefined;
    const length = plain[index] ? measureHeading(lines, index, format) : 0;
    if (length > 0) {
      group = { heading: lines.slice(index, index + length).join(""), lead: "", items: [] };
      groups.push(group);
      index += length - 1;
      indent = undefined;
      outer = bullet?.indent.length ?? -1;
    } else if (bullet !== undefined && bullet.indent.length <= outer) {
      group = { heading: "", lead: "", items: [line] };
      groups.push(group);
      indent = bullet.indent.length;
      outer = -1;
    } else if (bullet !== undefined && bullet.indent.length <= (indent ?? bullet.indent.length)) {
      indent = bullet.indent.length;
      group.items.push(line);
    } else if (group.items.length === 0) group.lead += line;
    else group.items[group.items.length - 1] += line;
  }
  return groups;
}

/** In lines; 0 for what is no heading. */
function measureHeading(lines: readonly string[], index: number, format: Format): number {
  const line = lines[index] ?? "";
  const bullet = parseBullet(line);
  if (bullet !== undefined) return isItemOfItems(lines, index, bullet.indent.length) ? 1 : 0;
  if (format === "markdown" && /^ {0,3}#{1,6}\s/.test(line)) return 1;
  const isBelowBlank = index === 0 || lines[index - 1]?.trim() === "";
  if (!isBelowBlank || line.trim() === "") return 0;
  if (/^[^\s>|<]/.test(line) && readUnderline(lines[index + 1], format) !== undefined) return 2;
  if (/^\*\*[^*[][^*]*\*\*:?\s*$/.test(line)) return 1;
  const next = parseBullet(lines.slice(index + 1, index + 3).find((other) => other.trim() !== "") ?? "");
  return /^\p{L}[\p{L} ]{2,40}:\s*$/u.test(line) && next !== undefined ? 1 : 0;
}

/** `* Bug fixes` above items that are indented more. */
function isItemOfItems(lines: readonly string[], index: number, indent: number): boolean {
  if (!/^\s*\S+\s+(?:\*\*)?\p{L}[\p{L} ]{2,30}:?(?:\*\*)?:?\s*$/u.test(lines[index] ?? "")) return false;
  const next = parseBullet(lines[index + 1]?.trim() === "" ? (lines[index + 2] ?? "") : (lines[index + 1] ?? ""));
  return next !== undefined && next.indent.length > indent;
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
  return at === -1
    ? [text, ""]
    : [text.slice(0, text[at - 1] === "\r" ? at - 1 : at), text.slice(text[at - 1] === "\r" ? at - 1 : at)];
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
