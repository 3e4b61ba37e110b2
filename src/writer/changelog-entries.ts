import { findPlainLines, splitLines } from "./changelog-text.ts";

/** The entries below one heading of a section; no text has blank lines around it. */
export type EntryGroup = {
  /** `### Added`; empty for what stands before the first heading. */
  heading: string;
  /** What stands between the heading and the first entry, and is no entry. */
  lead: string;
  /** List items of the outermost level, each with everything below it. */
  items: readonly string[];
  /** Whether blank lines stand between the items. */
  loose: boolean;
};

/** Takes the body of a section apart. The first group has no heading and is often empty. */
export function parseEntries(body: string): EntryGroup[] {
  const lines = splitLines(body);
  const plain = findPlainLines(lines);
  const groups: { heading: string; lead: string; items: string[] }[] = [{ heading: "", lead: "", items: [] }];
  lines.forEach((line, index) => {
    const group = groups.at(-1);
    if (group === undefined) return;
    if (plain[index] && /^ {0,3}#{1,6}\s/.test(line)) groups.push({ heading: line.trim(), lead: "", items: [] });
    else if (plain[index] && /^[-*+]\s+\S/.test(line)) group.items.push(line);
    else if (group.items.length === 0) group.lead += line;
    else group.items[group.items.length - 1] += line;
  });
  return groups.map(({ heading, lead, items }) => ({
    heading,
    lead: trimLines(lead),
    items: items.map(trimLines),
    loose: items.slice(0, -1).some((item) => /\n\s*\n$/.test(item)),
  }));
}

/** Writes groups, one blank line between their parts, without blank lines around them. */
export function renderEntryGroups(groups: readonly EntryGroup[]): string {
  const texts = groups.map(({ heading, lead, items, loose }) => {
    const isLoose = loose || items.some((item) => /\n\s*\n/.test(item));
    return [heading, lead, items.join(isLoose ? "\n\n" : "\n")].filter((part) => part !== "").join("\n\n");
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

/** Takes the blank lines off both ends. */
export function trimLines(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

/**
 * What makes two entries the same one, whoever wrote them: `#12` for each pull request that an entry names in
 * the parentheses at its end (anywhere, where there are none), its commit, its text without references. A reference
 * that names its repository counts with the name.
 */
export function selectEntryKeys(item: string): string[] {
  const [first = ""] = item.replace(/^[-*+]\s+/, "").split(/\n\s*\n|\n\s+[-*+]\s/);
  const text = first.replace(/\s+/g, " ").trim();
  if (/^\d+ dependency updates?\b/.test(text)) return [DEPENDENCIES_KEY];
  const end = TRAILING_REFERENCES.exec(text)?.[0] ?? "";
  const references = selectReferences(end);
  const words = references.length > 0 ? text.slice(0, text.length - end.length) : text;
  const plain = words
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();
  return [...(references.length > 0 ? references : selectReferences(text)), ...(plain === "" ? [] : [plain])];
}

/** The key of the line that counts the dependency updates. */
export const DEPENDENCIES_KEY = "dependencies";

const TRAILING_REFERENCES = /(?:[\s,]*(?:\((?:[^()]|\([^()]*\))*\)|\{\w+\}`\d+`|\[#\d+\](?:\([^()]*\))?)\.?)+$/;

// `[octo/widget#12](…)` and `[octo/widget@1a2b3c4](…)`: of one repository among several.
const QUALIFIED = /\[([\w.-]+\/[\w.-]+(?:[#!]\d+|@[0-9a-f]{7}))\](?:\([^()\s]*\))?/g;

function selectReferences(written: string): string[] {
  const whole = written.replaceAll("\\", "");
  const qualified = [...whole.matchAll(QUALIFIED)].map(([, name = ""]) => name);
  const text = whole.replace(QUALIFIED, "");
  const numbers = text.matchAll(/(?<![\w&])[#!](\d+)\b|\/(?:pull|merge_requests|pull-requests)\/(\d+)|\{pr\}`(\d+)`/g);
  const commits = text.matchAll(/[([]([0-9a-f]{7,40})[)\]]/g);
  return [
    ...qualified,
    ...[...numbers].map((match) => `#${match[1] ?? match[2] ?? match[3]}`),
    ...[...commits].map((match) => (match[1] ?? "").slice(0, 7)),
  ];
}
