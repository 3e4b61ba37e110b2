import { toPlainWords } from "../../shared/text.ts";
import type { Change } from "../changes/change.ts";
import { selectFirstParagraph } from "./entry-form.ts";

/** How much of an entry is compared with others. */
const MAX_ENTRY_LENGTH = 10_000;

/** `#12` for each pull request at the entry's end (else anywhere), its commit, and its text without references. */
export function selectEntryKeys(item: string): string[] {
  const text = selectFirstParagraph(item.slice(0, MAX_ENTRY_LENGTH));
  if (/^\d+ dependency updates?\b/.test(text)) {
    const source = /\(([\w.-]+\/[\w.-]+)\)$/.exec(text)?.[1];
    return [source === undefined ? DEPENDENCIES_KEY : `${DEPENDENCIES_KEY}/${source}`];
  }
  const { words, references } = splitReferences(text);
  const plain = toPlainWords(words);
  const named = references.length > 0 ? references : selectReferences(text);
  // Two repositories may say the same of a change of their own.
  const [source] = named.flatMap((name) => /^([\w.-]+\/[\w.-]+)[#!@]/.exec(name)?.[1] ?? []);
  const sourced = source === undefined ? plain : `${source} ${plain}`;
  return [...named, ...(plain === "" ? [] : [sourced])];
}

/** The key by which an entry refers to a change. */
export function nameChange({ pullRequest, commits: [{ sha }] }: Change): string {
  return nameReference({ pullRequest, sha });
}

export function nameReference({ pullRequest, sha }: { pullRequest: number | undefined; sha: string }): string {
  return pullRequest === undefined ? sha.slice(0, 7) : `#${pullRequest}`;
}

function splitReferences(text: string): { words: string; references: string[] } {
  const end = selectTrailingReferences(text);
  const references = selectReferences(end);
  return { words: references.length > 0 ? text.slice(0, text.length - end.length) : text, references };
}

/** The Markdown of an entry's first paragraph, without the references at its end. */
export function selectEntryWords(item: string): string {
  return splitReferences(selectFirstParagraph(item.slice(0, MAX_ENTRY_LENGTH))).words;
}

export const DEPENDENCIES_KEY = "dependencies";

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
  /, (?:closes|see) (?:\[[^\][()]*\]\([^()\s]*\)|[\w./-]*#\d+)(?:, (?:\[[^\][()]*#\d+\]\([^()\s]*\)|[\w./-]*#\d+))*/g;

export function selectReferences(written: string): string[] {
  // Two pull requests may close one issue.
  const unescaped = written.replaceAll("\\", "").replace(CLOSED, "");
  const qualified = [...unescaped.matchAll(QUALIFIED)].map(([, name = ""]) => name);
  const text = unescaped.replace(QUALIFIED, "");
  const numbers = text.matchAll(/(?<![\w&])[#!](\d+)\b|\/(?:pull|merge_requests|pull-requests)\/(\d+)|\{pr\}`(\d+)`/g);
  const commits = text.matchAll(/[([]`?([0-9a-f]{7,40})(?:[)\]]| [(<])/g);
  return [
    ...qualified,
    ...[...numbers].map((match) => `#${match[1] ?? match[2] ?? match[3]}`),
    ...[...commits].map((match) => (match[1] ?? "").slice(0, 7)),
  ];
}
