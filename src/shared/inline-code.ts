import { remember } from "./remember.ts";
import { trimTrailing } from "./text.ts";

export type Token = Readonly<Record<string, string | undefined>>;

/**
 * Replaces what the global pattern `form` finds, and the rest with `plain`. Its group `ticks` finds backticks: the
 * group `code` is the code that they open. A token without a replacement is a part of the rest. Behind what `url` or
 * `target` finds, backticks open code only after a space: readers that link addresses take them in.
 */
export function replaceTokens(
  text: string,
  form: RegExp,
  replace: (token: string, groups: Token) => string | undefined,
  plain = (rest: string): string => rest,
): string {
  const closings = findClosings(text);
  let result = "";
  let end = 0;
  let linkEnd: number | undefined;
  for (let match = form.exec(text); match !== null; match = form.exec(text)) {
    const { ticks, url, target } = match.groups ?? {};
    const isLinked = linkEnd !== undefined && !/\s/.test(text.slice(linkEnd, match.index));
    const closing = ticks === undefined || isLinked ? undefined : closings.get(match.index);
    form.lastIndex = closing ?? form.lastIndex;
    linkEnd = isLinked || (url ?? target) !== undefined ? form.lastIndex : undefined;
    const token = text.slice(match.index, form.lastIndex);
    const replaced = replace(token, closing === undefined ? (match.groups ?? {}) : { code: token });
    if (replaced === undefined) continue;
    result += plain(text.slice(end, match.index)) + replaced;
    end = form.lastIndex;
  }
  return result + plain(text.slice(end));
}

/** By where a run of backticks starts: where the next one of its length ends. */
function findClosings(text: string): Map<number, number> {
  const closings = new Map<number, number>();
  if (!text.includes("`")) return closings;
  const openings = new Map<number, number>();
  for (const { 0: ticks, index } of text.matchAll(/`+/g)) {
    const opening = openings.get(ticks.length);
    if (opening !== undefined) closings.set(opening, index + ticks.length);
    openings.set(ticks.length, index);
  }
  return closings;
}

export function maskInlineCode(text: string): string {
  if (!text.includes("`")) return text;
  return replaceTokens(text, /(?<ticks>`+)/g, (_, { code }) => code && "x");
}

const WORDS = /(?<ticks>`+)|(?<!\S)(?<word>[^\s`]+)(?=\s|$)/g;
const CODE_WORDS: readonly RegExp[] = [
  /^--[a-z][\w-]*(?:=[\w.,:/+-]+)?$/i,
  /^[\w$.:#]*[\w$]\(\)$/,
  /^[a-z\d$.:]*_[\w$.:=-]*$/i,
  /^\w+(?:::\w+)+$/,
  // `widget>=1.2`
  /^[\w.-]+(?:[<>]=?|[=~!^]=|~>)\d[\w.*]*$/,
  /^(?:~|\.{1,2})?\/?(?:[\w.@-]+\/)+[\w.-]*\.[a-z]\w{0,9}$/i,
  /^(?:~|\.{1,2})?\/(?:[\w.@-]+\/)+[\w.-]*$/,
];

/** Flags, calls, paths, required versions and identifiers with `_` or `::` as code. A lone backtick would pair with ours: no change. */
export const markCode = remember((text) => {
  if (maskInlineCode(text).includes("`")) return text;
  return replaceTokens(text, WORDS, (_, { code, word }) => code ?? (word && markWord(word)));
});

/** Punctuation around the word stays outside; quotes give way to the code's own marks. */
function markWord(word: string): string | undefined {
  if (/^#!?\[[\w:()="]+\]$/.test(word)) return `\`${word}\``;
  const start = /^[("'[]*/.exec(word)?.[0].length ?? 0;
  const { length } = trimTrailing(word, /[.,;:!?"'\])]/);
  const end = word[length - 1] === "(" ? length + 1 : length;
  const core = word.slice(start, end);
  const isCode = /[a-z\d]/i.test(core) && CODE_WORDS.some((form) => form.test(core));
  const [before, after] = [word.slice(0, start), word.slice(end)];
  const isQuoted = /["']$/.test(before) && after.startsWith(before.slice(-1));
  const [lead, rest] = isQuoted ? [before.slice(0, -1), after.slice(1)] : [before, after];
  return isCode ? `${lead}\`${core}\`${rest}` : undefined;
}
