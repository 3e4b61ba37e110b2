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

/** The visible lines of Markdown or reStructuredText; what is folded away is left out. */
export function parseLines(text: string): Line[] {
  const rows = text.replace(DETAILS, "").split(/\r?\n/);
  const top: Line[] = [];
  let heading: string | undefined;
  let open: { indent: number; line: Line }[] = [];
  let isFenced = false;
  for (const [index, row] of rows.entries()) {
    if (/^\s*```/.test(row)) isFenced = !isFenced;
    if (isFenced || row.trim() === "" || DEFINITION.test(row) || UNDERLINE.test(row)) continue;
    const indent = row.length - row.trimStart().length;
    const item = ITEM.exec(row);
    const title = HEADING.exec(row)?.[1] ?? BOLD.exec(row)?.[1];
    const isUnderlined = UNDERLINE.test(rows[index + 1] ?? "") && indent === 0;
    if (item === null && (title !== undefined || isUnderlined)) {
      heading = title ?? row.trim();
      open = [];
    } else if (item !== null) {
      open = open.filter((parent) => parent.indent < indent);
      const parent = open.at(-1)?.line;
      const line: Line = { text: item[2] ?? "", heading: parent?.text ?? heading, children: [], isItem: true };
      (parent?.children ?? top).push(line);
      open.push({ indent, line });
    } else if (open.length > 0 && (indent > 0 || rows[index - 1]?.trim() !== "")) {
      const owner = open.findLast((parent) => parent.indent < indent)?.line ?? open.at(-1)?.line;
      if (owner !== undefined) owner.text += ` ${row.trim()}`;
    } else {
      open = [];
      top.push({ text: row.trim(), heading, children: [], isItem: false });
    }
  }
  return top;
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
