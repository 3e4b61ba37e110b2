import type { Group, Range } from "./ranges.ts";

/** An item of a list, or text between lists. */
export type Line = {
  text: string;
  /** The nearest heading above it, or the item that it is below. */
  heading: string | undefined;
  children: Line[];
  isItem: boolean;
};

const DETAILS = /<details>.*?<\/details>/gs;
const ITEM = /^( *)(?:[-*+]|\d{1,3}\.) +(\S.*)$/;
const HEADING = /^#{1,6} +(\S.*)$/;
const BOLD = /^\*\*([^*]+)\*\*:?$/;
const UNDERLINE = /^(?:={3,}|-{3,}|~{3,}|\^{3,}|"{3,})$/;
const DEFINITION = /^ {0,3}(?:\[[^\]]+\]:|\.\. )/;

/** What was read so far; `open` are the items that the next row may belong to. */
type Reading = { top: Line[]; heading: string | undefined; open: { indent: number; line: Line }[] };

/** The visible lines of Markdown or reStructuredText; what is folded away is left out. */
export function parseLines(text: string): Line[] {
  const rows = text.replace(DETAILS, "").split(/\r?\n/);
  const reading: Reading = { top: [], heading: undefined, open: [] };
  let isFenced = false;
  for (const [index, row] of rows.entries()) {
    if (/^\s*```/.test(row)) isFenced = !isFenced;
    const isText = row.trim() !== "" && !DEFINITION.test(row) && !UNDERLINE.test(row);
    if (!isFenced && isText) addRow(reading, rows, index);
  }
  return reading.top;
}

function addRow(reading: Reading, rows: readonly string[], index: number): void {
  const row = rows[index] ?? "";
  const indent = row.length - row.trimStart().length;
  const item = ITEM.exec(row)?.[2];
  if (item !== undefined) {
    addItem(reading, item, indent);
    return;
  }
  const isUnderlined = UNDERLINE.test(rows[index + 1] ?? "") && indent === 0;
  const heading = HEADING.exec(row)?.[1] ?? BOLD.exec(row)?.[1] ?? (isUnderlined ? row.trim() : undefined);
  const goesOn = indent > 0 || rows[index - 1]?.trim() !== "";
  const owner = goesOn ? (reading.open.findLast((one) => one.indent < indent) ?? reading.open.at(-1)) : undefined;
  if (heading === undefined && owner !== undefined) {
    owner.line.text += ` ${row.trim()}`;
    return;
  }
  reading.open = [];
  if (heading !== undefined) reading.heading = heading;
  else reading.top.push({ text: row.trim(), heading: reading.heading, children: [], isItem: false });
}

function addItem(reading: Reading, text: string, indent: number): void {
  const open = reading.open.filter((parent) => parent.indent < indent);
  const parent = open.at(-1)?.line;
  const line: Line = { text, heading: parent?.text ?? reading.heading, children: [], isItem: true };
  (parent?.children ?? reading.top).push(line);
  reading.open = [...open, { indent, line }];
}

const COMMON_GROUPS: Readonly<Record<string, Group>> = {
  "breaking changes": "breaking",
  breaking: "breaking",
  added: "added",
  features: "added",
  "new features": "added",
  enhancements: "added",
  changed: "changed",
  changes: "changed",
  improvements: "changed",
  performance: "changed",
  deprecated: "deprecated",
  deprecations: "deprecated",
  removed: "removed",
  fixed: "fixed",
  fixes: "fixed",
  "bug fixes": "fixed",
  bugfixes: "fixed",
  security: "security",
  dependencies: "dependencies",
  documentation: "documentation",
  internal: "internal",
};

function nameGroup(text: string): string {
  return text
    .replace(/^(?:#+|[-*]) +/, "")
    .replace(/[*:`]/g, "")
    .trim()
    .toLowerCase();
}

/** By its usual names. */
export function findUsualGroup(text: string): Group | undefined {
  return COMMON_GROUPS[nameGroup(text)];
}

export type FindGroup = (text: string | undefined) => Group | undefined;

/** Finds the group that a heading, or the bold word at the start of an entry, stands for. */
export function createFindGroup({ changelog }: Range): FindGroup {
  const own = Object.entries(changelog?.groups ?? {}).map(([name, group]) => [nameGroup(name), group] as const);
  const groups = new Map<string, Group>([...Object.entries(COMMON_GROUPS), ...own]);
  return (text) => (text === undefined ? undefined : groups.get(nameGroup(text)));
}
