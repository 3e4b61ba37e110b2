import { acceptsPath, checkPlainPath } from "../../hosts/draft-files.ts";
import { findPlainLines } from "../../shared/markdown.ts";

export const QUOTED = "(?:\"[^\"]+\"|`[^`]+`|'[^']+')";
export const PATH = `(?:${QUOTED}|[\\w@.{}/+-]+)`;

export type Groups = Readonly<Record<string, string | undefined>>;

/** A parser of sentences: the meaning by the first form that matches one completely and has a meaning. */
export function compileForms<Meaning, Context extends unknown[]>(
  forms: readonly (readonly [pattern: string, read: (groups: Groups, ...context: Context) => Meaning | undefined])[],
) {
  const rules = forms.map(([pattern, read]) => ({ pattern: new RegExp(`^(${pattern})$`, "is"), read }));
  return (sentence: string, ...context: Context): Meaning | undefined => {
    for (const { pattern, read } of rules) {
      const match = pattern.exec(sentence);
      const meaning = match === null ? undefined : read(match.groups ?? {}, ...context);
      if (meaning !== undefined) return meaning;
    }
    return undefined;
  };
}

export function unquote(text: string): string {
  return text.replace(/^(["`'])(.*)\1$/, "$2").trim();
}

/** Undefined for a bare word, and for what is no plain path; whether a draft may write there is not checked. */
export function parsePath(text = ""): string | undefined {
  const path = unquote(text).replace(/^\.\//, "");
  const isBare = text.trim() === unquote(text);
  if (isBare && !path.includes("/") && !/\w\.[a-z]\w{0,9}$/i.test(path)) return undefined;
  return acceptsPath(checkPlainPath, path.replace(/\/$/, "")) ? path : undefined;
}

const MAX_SENTENCE = 1000;
const POLITENESS =
  /^(?:please|kindly|also|and|then|always|we|let's|you (?:should|must|can)|(?:make|be) sure (?:to|you)|remember to|could you|can you),?\s+/i;

/** Gives `read` each line or sentence, trimmed. Skips headings, quotes and fenced code. */
export function readSentences<Meaning>(text: string, read: (sentence: string) => Meaning | undefined) {
  const understood: { meaning: Meaning; sentence: string }[] = [];
  const others: string[] = [];
  const parse = (sentence: string): boolean => {
    const meaning = sentence.length > MAX_SENTENCE ? undefined : read(trimSentence(sentence));
    if (meaning !== undefined) understood.push({ meaning, sentence });
    return meaning !== undefined;
  };
  for (const line of selectLines(text)) {
    if (!parse(line)) others.push(...splitLine(line).filter((sentence) => !parse(sentence)));
  }
  return { understood, others };
}

/** An indented line after a list item belongs to that item. */
function selectLines(text: string): string[] {
  const lines: string[] = [];
  let isInItem = false;
  const all = text.replace(/\r\n?/g, "\n").split("\n");
  const isPlain = findPlainLines(all);
  for (const line of all.filter((_, index) => isPlain[index])) {
    const isItem = /^\s*(?:[-*+]|\d+[.)])\s/.test(line);
    if (isInItem && !isItem && /^\s+\S/.test(line)) {
      lines.push(`${lines.pop() ?? ""} ${line.trim()}`);
      continue;
    }
    isInItem = isItem;
    if (/^\s*(?:#{1,6}\s|>)/.test(line)) continue;
    lines.push(line.replace(/^\s*(?:[-*+]|\d+[.)])\s+(?:\[[ x]\]\s+)?/i, "").trim());
  }
  return lines.filter((line) => line !== "");
}

/** Splits at ends of sentences outside quotes; after a full stop a capital, a quote or a number sign has to follow. */
function splitLine(line: string): string[] {
  const masked = line.replace(/`[^`]*`|"[^"]*"|“[^“”]*”/g, (quoted) => "x".repeat(quoted.length));
  const ends = [...masked.matchAll(/(?<=[!?;])\s+|(?<=\.)\s+(?=[A-Zx#])/g)].map((match) => match.index);
  return [0, ...ends]
    .map((start, index) => line.slice(start, ends[index]).trim())
    .filter((sentence) => sentence !== "");
}

function trimSentence(sentence: string): string {
  let text = sentence
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .replace(/(?<![.!;])[.!;]+$/, "")
    .trim();
  while (POLITENESS.test(text)) text = text.replace(POLITENESS, "");
  return text;
}
