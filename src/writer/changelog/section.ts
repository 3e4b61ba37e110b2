import { parseTagName } from "../../git/tags.ts";
import { escapeMarkdown, findPlainLines, splitLines } from "../../shared/markdown.ts";
import { capitalize, toPlainWords, trimTrailing } from "../../shared/text.ts";
import type { Change, Repository, Span } from "../change.ts";
import {
  buildCompareUrl,
  buildTagUrl,
  qualifyReference,
  renderDependencyLine,
  renderEntries,
  renderEntry,
} from "../entries.ts";
import { SECTION_NAMES } from "../labels.ts";
import type { NoteEntry, Notes } from "../notes.ts";
import { selectPullRequest } from "../pull-request.ts";

export type ChangelogSection = {
  /** `1.3.0`; undefined if unreleased. */
  version: string | undefined;
  date: string;
  body: string;
  /** For a first release its tag's page. */
  compareUrl: string | undefined;
  unreleasedUrl: string | undefined;
  /** Keys ({@link selectEntryKeys}) of changes that were reverted or excluded. */
  withdrawn: readonly string[];
  source: string | undefined;
  series: string;
  /** The new texts replace them. */
  reworded: readonly string[];
};

/** In the style of Keep a Changelog, without internal and documentation changes. */
export function renderChangelogSection(span: Span, notes: Notes, repository: Repository): ChangelogSection {
  const source = repository.isQualified === true ? repository.name : undefined;
  const updates = renderDependencyLine(notes.dependencies);
  const dependencies = updates && source !== undefined ? `${updates} (${escapeMarkdown(source)})` : updates;
  const parts = notes.sections.flatMap(({ name, entries }) => {
    const line = name === "changed" && dependencies !== undefined ? `- ${dependencies}` : "";
    const list = [renderEntries(entries, repository), line].filter((part) => part !== "").join("\n");
    return list === "" ? [] : `### ${capitalize(name)}\n\n${list}`;
  });
  const { tag, previousTag } = span;
  const newest = tag ?? previousTag;
  return {
    version: span.version,
    source,
    series: parseTagName(span.tag ?? "")?.series ?? "",
    date: span.date,
    body: parts.join("\n\n"),
    compareUrl: tag && (previousTag ? buildCompareUrl(repository, previousTag, tag) : buildTagUrl(repository, tag)),
    unreleasedUrl: newest === undefined ? undefined : buildCompareUrl(repository, newest, "HEAD"),
    withdrawn: [...selectWithdrawn(span, notes), ...notes.leftOut.map(nameChange)].map((name) =>
      qualifyReference(repository, name),
    ),
    reworded: notes.sections.flatMap(({ entries }) => entries.flatMap((entry) => selectFormer(entry, repository))),
  };
}

function nameChange({ pullRequest, commits }: Change): string {
  return pullRequest === undefined ? commits[0].sha.slice(0, 7) : `#${pullRequest}`;
}

function selectFormer(entry: NoteEntry, repository: Repository): string[] {
  const keyOf = (text: string) =>
    selectEntryKeys(renderEntry({ ...entry, text, breaking: "" }, repository)).at(-1) ?? "";
  return entry.formerTexts.map(keyOf).filter((key) => key !== keyOf(entry.text));
}

function selectWithdrawn(span: Span, notes: Notes): string[] {
  const shas = new Set(notes.notShown.filter(({ reason }) => reason === "reverted").flatMap((item) => item.shas));
  return span.commits
    .filter((commit) => shas.has(commit.sha))
    .flatMap((commit) => [`#${selectPullRequest(commit, span.metadata?.facts)?.number}`, commit.sha.slice(0, 7)])
    .filter((key) => key !== "#undefined");
}

/** No text has blank lines around it. */
type EntryGroup = {
  heading: string;
  lead: string;
  items: readonly string[];
  loose: boolean;
};

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
    loose: items
      .slice(0, -1)
      .some((item) => item.endsWith("\n") && item.slice(item.trimEnd().length, -1).includes("\n")),
  }));
}

export function renderEntryGroups(groups: readonly EntryGroup[]): string {
  const texts = groups.map(({ heading, lead, items, loose }) => {
    const isLoose = loose || items.some((item) => /\n\s*\n/.test(item));
    return [heading, lead, items.join(isLoose ? "\n\n" : "\n")].filter((part) => part !== "").join("\n\n");
  });
  return texts.filter((text) => text !== "").join("\n\n");
}

export function trimLines(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}

/** How much of an entry is compared with others. */
const MAX_ENTRY_LENGTH = 10_000;

/** `#12` for each pull request at the entry's end (else anywhere), its commit, and its text without references. */
function selectEntryKeys(item: string): string[] {
  const [first = ""] = item
    .slice(0, MAX_ENTRY_LENGTH)
    .replace(/^[-*+]\s+/, "")
    .split(/\n\s*\n|\n\s+[-*+]\s/);
  const text = first.replace(/\s+/g, " ").trim();
  if (/^\d+ dependency updates?\b/.test(text)) {
    const source = /\(([\w.-]+\/[\w.-]+)\)$/.exec(text)?.[1];
    return [source === undefined ? DEPENDENCIES_KEY : `${DEPENDENCIES_KEY}/${source}`];
  }
  const end = selectTrailingReferences(text);
  const references = selectReferences(end);
  const words = references.length > 0 ? text.slice(0, text.length - end.length) : text;
  const plain = toPlainWords(words);
  const named = references.length > 0 ? references : selectReferences(text);
  // Two repositories may say the same of a change of their own.
  const [source] = named.flatMap((name) => /^([\w.-]+\/[\w.-]+)[#!@]/.exec(name)?.[1] ?? []);
  const sourced = source === undefined ? plain : `${source} ${plain}`;
  return [...named, ...(plain === "" ? [] : [sourced])];
}

const DEPENDENCIES_KEY = "dependencies";

const REFERENCE = /(?:\((?:[^()]|\([^()]*\))*\)|\{\w+\}`\d+`|\[#\d+\](?:\([^()]*\))?)\.?/y;
const SEPARATORS = /[\s,]*/y;

/** The references that the text ends with, and what separates them. */
function selectTrailingReferences(text: string): string {
  let start: number | undefined;
  let end = 0;
  while (end < text.length) {
    const next = matchAt(SEPARATORS, text, end) ?? end;
    const after = matchAt(REFERENCE, text, next);
    start = after === undefined ? undefined : (start ?? end);
    end = after ?? next + 1;
  }
  return start === undefined ? "" : text.slice(start);
}

/** Where the match at `index` ends. */
function matchAt(sticky: RegExp, text: string, index: number): number | undefined {
  sticky.lastIndex = index;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}

// `[octo/widget#12](…)` and `[octo/widget@1a2b3c4](…)`: of one repository among several.
const QUALIFIED = /\[([\w.-]+\/[\w.-]+(?:[#!]\d+|@[0-9a-f]{7}))\](?:\([^()\s]*\))?/g;

const CLOSED =
  /, closes (?:\[[^\][()]*\]\([^()\s]*\)|[\w./-]*#\d+)(?:, (?:\[[^\][()]*#\d+\]\([^()\s]*\)|[\w./-]*#\d+))*/g;

function selectReferences(written: string): string[] {
  // Two pull requests may close one issue.
  const unescaped = written.replaceAll("\\", "").replace(CLOSED, "");
  const qualified = [...unescaped.matchAll(QUALIFIED)].map(([, name = ""]) => name);
  const text = unescaped.replace(QUALIFIED, "");
  const numbers = text.matchAll(/(?<![\w&])[#!](\d+)\b|\/(?:pull|merge_requests|pull-requests)\/(\d+)|\{pr\}`(\d+)`/g);
  const commits = text.matchAll(/[([]([0-9a-f]{7,40})[)\]]/g);
  return [
    ...qualified,
    ...[...numbers].map((match) => `#${match[1] ?? match[2] ?? match[3]}`),
    ...[...commits].map((match) => (match[1] ?? "").slice(0, 7)),
  ];
}

export const NO_USER_CHANGES = "No user-facing changes.";

/** Entries are the same if they share a pull request or text; the existing one wins. Merging twice changes nothing. */
export function mergeEntries(
  existing: string,
  added: string,
  { withdrawn, reworded }: Pick<ChangelogSection, "withdrawn" | "reworded"> = { withdrawn: [], reworded: [] },
): string {
  const before = parseEntries(existing);
  const fresh = parseEntries(added);
  const freshItems = new Map<string | undefined, string>();
  for (const item of fresh.flatMap((group) => group.items)) {
    const [key] = selectEntryKeys(item);
    if (!freshItems.has(key)) freshItems.set(key, item);
  }
  const [isWithdrawn, isReworded] = [new Set(withdrawn), new Set(reworded)];
  const renew = (item: string): string => {
    const keys = selectEntryKeys(item);
    const isRenewed = keys[0]?.split("/")[0] === DEPENDENCIES_KEY || isReworded.has(keys.at(-1) ?? "");
    return (isRenewed ? freshItems.get(keys[0]) : undefined) ?? item;
  };
  const isReplaced = fresh.some(({ items }) => items.length > 0);
  const groups = before.map(({ lead, items, ...group }) => ({
    ...group,
    leads: [lead === NO_USER_CHANGES && isReplaced ? "" : lead],
    items: items.filter((item) => !isWithdrawn.has(selectEntryKeys(item)[0] ?? "")).map(renew),
    stays: items.length === 0,
  }));
  const known = new Set(groups.flatMap((group) => group.items.flatMap(selectEntryKeys)));
  const paragraphs = new Set(before.flatMap(({ lead, items }) => [lead, ...items].flatMap(splitParagraphs)));
  const more = fresh.flatMap(({ lead, items, ...group }) => {
    const own = items.filter((item) => !selectEntryKeys(item).some((key) => known.has(key)));
    const leads = lead === "" || splitParagraphs(lead).every((text) => paragraphs.has(text)) ? [] : [lead];
    return own.length > 0 || leads.length > 0 ? [{ ...group, leads, items: own, stays: false }] : [];
  });
  addGroups(groups, more);
  const kept = groups
    .map(({ heading, leads, items, loose, stays }) => {
      const lead = leads.filter((text) => text !== "").join("\n\n");
      return { group: { heading, lead, items, loose }, stays: stays || items.length > 0 || lead !== "" };
    })
    .flatMap(({ group, stays }) => (stays ? group : []));
  return JSON.stringify(before) === JSON.stringify(kept) ? trimLines(existing) : renderEntryGroups(kept);
}

function splitParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

const ORDER: readonly string[] = SECTION_NAMES;

type MergedGroup = { heading: string; leads: string[]; items: string[]; loose: boolean; stays: boolean };

/** Adds to the first group of the same name, else before the first that has a later place, else at the end. */
function addGroups(groups: MergedGroup[], added: readonly MergedGroup[]): void {
  const byName = new Map<string, MergedGroup>();
  for (const group of groups) if (!byName.has(nameOf(group))) byName.set(nameOf(group), group);
  for (const group of added) {
    const name = nameOf(group);
    const same = byName.get(name);
    if (same !== undefined) {
      same.leads.push(...group.leads);
      same.items.push(...group.items);
      continue;
    }
    byName.set(name, group);
    const rank = ORDER.indexOf(name);
    const later = rank === -1 ? -1 : groups.findIndex((other) => ORDER.indexOf(nameOf(other)) > rank);
    groups.splice(later === -1 ? groups.length : later, 0, group);
  }
}

function nameOf(group: Pick<EntryGroup, "heading">): string {
  const name = trimTrailing(group.heading.replace(/^#+/, ""), /#/).trim().toLowerCase();
  return /^(?:⚠ *)?breaking(?: changes)?$/.test(name) ? "breaking" : name;
}
