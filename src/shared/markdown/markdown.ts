import { remember, trimTrailing } from "../text.ts";
import { FenceScanner } from "./fences.ts";

export function splitLines(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

/** Whether each is neither of fenced code nor of an HTML comment that begins a line. */
export function findPlainLines(lines: readonly string[], maxIndent?: number, maxQuotes?: number): boolean[] {
  const fences = new FenceScanner(maxIndent, undefined, maxQuotes);
  let inComment = false;
  return lines.map((line) => {
    if (fences.closingLine === undefined && (inComment || /^ {0,3}<!--/.test(line))) {
      inComment = !line.slice(inComment ? 0 : line.indexOf("<!--") + 4).includes("-->");
      return false;
    }
    return !fences.isCode(line);
  });
}

/** Cuts between two items, closes open code and folds, and adds `pointer`, which says where the rest is. */
export function cutMarkdown(text: string, maxLength: number, pointer: string): string {
  if (text.length <= maxLength) return text;
  const lines = text.split("\n");
  const continued = findContinued(lines);
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  let folds = 0;
  let length = pointer.length + 2;
  let kept = 0;
  let closing = "";
  for (const [index, line] of lines.entries()) {
    fences.isCode(line);
    const fence = fences.closingLine?.trim();
    if (fence === undefined) folds = Math.max(folds + count(line, /<details[\s>]/gi) - count(line, /<\/details>/gi), 0);
    const open = `${fence === undefined ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
    length += line.length + 1;
    if (length + open.length > maxLength) break;
    if (continued[index]) continue;
    kept = index + 1;
    closing = open;
  }
  const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
  return start === "" ? pointer : `${start}\n\n${pointer}`;
}

/** For each line, whether the next line that is not blank continues its item. */
function findContinued(lines: readonly string[]): boolean[] {
  let isIndented = false;
  const found = lines.toReversed().map((line) => {
    const isContinued = isIndented;
    if (line.trim() !== "") isIndented = /^\s/.test(line);
    return isContinued;
  });
  return found.reverse();
}

function count(line: string, form: RegExp): number {
  return line.match(form)?.length ?? 0;
}

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
    const { index, groups = {} } = match;
    const isLinked = linkEnd !== undefined && !/\s/.test(text.slice(linkEnd, index));
    const closing = groups.ticks !== undefined && !isLinked ? closings.get(index) : undefined;
    form.lastIndex = closing ?? form.lastIndex;
    const isAddress = (groups.url ?? groups.target) !== undefined;
    linkEnd = isLinked || isAddress ? form.lastIndex : undefined;
    const token = text.slice(index, form.lastIndex);
    const replaced = replace(token, closing === undefined ? groups : { code: token });
    if (replaced === undefined) continue;
    result += plain(text.slice(end, index)) + replaced;
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

/** What every word that is code has one of. */
const MAY_BE_CODE = /--|::|\(\)|[_/<>=]|#!?\[/;

/** Flags, calls, paths, required versions and identifiers with `_` or `::` as code. A lone backtick would pair with ours: no change. */
export const markCode = remember((text) => {
  if (!MAY_BE_CODE.test(text) || maskInlineCode(text).includes("`")) return text;
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

// Breaks what products read as a directive; readers do not see it.
const BREAK = "\u200B";

const KEYWORD =
  /\b(?:clos(?:e[sd]?|ing)|fix(?:e[sd]|ing)?|resolv(?:e[sd]?|ing)|implement(?:s|ed|ing)?|complet(?:e[sd]?|ing)|reopen(?:s|ed|ing)?|hold(?:s|ing)?|wontfix|invalidat(?:e[sd]?|ing))(?=[:\s])/gi;
const KIND = /(?:the|issues?|bugs?|tickets?|tasks?|story|stories|prs?|pull|merge|requests?|work|items?)[:\s]\s*/iy;
const MAX_KINDS = 4;
const GAP = /:?\s*/y;
// `#1`, `!1`, `owner/repo#1`, `AB#1`, addresses, and `GH-1` and `PROJ-1`, maybe in brackets, quotes or emphasis.
const REFERENCE = /[[("'<*~`\\]*(?:[#!]\d|[\w./-]+[#!]\d|https?:|www\.|[a-z][a-z\d_]*-\d)/iy;

const GITHUB_NUMBER = /\bGH-(?=\d)/gi;
// Jira: `PROJ-1 #close #time 2h` on one line.
const ISSUE_KEY = /\b[a-z][a-z\d_]*-\d/i;
const SMART_COMMAND = /(?<![^\s\p{P}])#(?=\p{L})/gu;
const SKIP =
  /\[(?!\u200B)(?=[^[\]\n]{0,40}(?<![a-z])(?:skip|no|ignore|only|force|run|trigger|deploy|ci|cd)(?![a-z])[^[\]\n]{0,40}\])|\*{3}(?=no_ci\*{3})/gi;
const TRAILER =
  /^[ \t>*-]*(?:(?:[a-z]+-)+by|skip-[a-z]+|change-id|release-as|release-docs-tree|breaking[ -]change|cc|bug)(?=[ \t]*:)/gim;
// Quick actions of GitLab and bots: `/close`, `/tag v1`. A path has another slash.
const QUICK_ACTION = /^[ \t]*\/(?=[a-z][\w-]*(?:\s|$))/gim;
const AUTOSQUASH = /^(?:fixup|squash|amend)(?=!)/i;
const MENTION = /(?<![a-z\d])@(?=[\w{["])/gi;
const BIDI = /[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Text of a pull request that does nothing when it is merged: no closing keyword before a reference, no smart commit,
 * no trailer, no quick action, and nothing that skips CI. Mentions stay: Markdown is escaped where it is rendered.
 */
export function neutralizeDirectives(text: string): string {
  return text
    .replace(KEYWORD, (keyword, at: number) => (closes(text, at + keyword.length) ? keyword + BREAK : keyword))
    .replace(GITHUB_NUMBER, `$&${BREAK}`)
    .replace(SKIP, `$&${BREAK}`)
    .replace(TRAILER, `$&${BREAK}`)
    .replace(QUICK_ACTION, `$&${BREAK}`)
    .split("\n")
    .map((line) => (ISSUE_KEY.test(line) ? line.replace(SMART_COMMAND, `$&${BREAK}`) : line))
    .join("\n");
}

/** Whether a reference follows the keyword that ends at `end`. */
function closes(text: string, end: number): boolean {
  const skip = (form: RegExp, at: number) => {
    form.lastIndex = at;
    return form.test(text) ? form.lastIndex : at;
  };
  let at = skip(GAP, end);
  for (let kinds = 0; kinds < MAX_KINDS; kinds += 1) at = skip(KIND, at);
  return skip(REFERENCE, at) > at;
}

/** As {@link neutralizeDirectives}, for the body of a commit: it mentions no one either. */
export function neutralizeMessage(text: string): string {
  const plain = text.replace(/(?![\n\t])\p{Cc}/gu, " ").replace(BIDI, " ");
  return neutralizeDirectives(plain).replace(MENTION, `$&${BREAK}`);
}

/** As {@link neutralizeMessage}, for a commit's subject or a pull request's title: one line, and nothing to squash. */
export function neutralizeTitle(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(BIDI, " ")
    .trim();
  return neutralizeMessage(line).replace(AUTOSQUASH, `$&${BREAK}`).replace(/^!/, `${BREAK}!`);
}
