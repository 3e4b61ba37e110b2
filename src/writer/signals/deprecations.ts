import type { LineChange } from "../../git/tree.ts";
import { capitalize, measureIndent } from "../../shared/text.ts";
import { type Change, selectProductPaths, selectWorkOrFirst } from "../changes/change.ts";
import { touchesChangelog } from "../changes/paths.ts";

const MARKERS: readonly RegExp[] = [
  /@deprecated\b|#!?\[deprecated\b|\b(?:Pending)?DeprecationWarning\b|\[Obsolete\b|\bDeprecated:|\.\. deprecated::/i,
  /\bE_USER_DEPRECATED\b|\bdeprecat\w{0,20}\s?[(=:]\s?(?:true|["'`@:]|since)/i,
  /\bwarn\w{0,40}\b.{0,80}\bdeprecated\b/i,
  /@available\([^)]{0,80}\bdeprecated\b/i,
];
const SPEAKS = /\bdeprecat|\bobsolete\b|\bin favou?r of\b|\bsupersede|\bwill be removed\b|\bdiscourag/i;
const SAYS = /\bdeprecat(?:e|es|ed|ing|ion)\b/i;
// It leaves something deprecated behind, or is about warnings.
const LEAVES =
  /\b(?:remov|drop|delet|fix|avoid|silenc|suppress|ignor|stop|migrat|replac|get rid|no longer|clean|test|instead of|away from|handle|switch)/i;
const MAX_LINE = 1000;

/** Commits and files in which a change that speaks of a deprecation may mark something. */
export type DeprecationQuery = { sha: string; commits: readonly string[]; paths: readonly string[] };

export function listDeprecationQueries(changes: readonly Change[]): DeprecationQuery[] {
  return changes.flatMap((change) => {
    // A title that begins so needs no other sign.
    if (/^(?:\w+: *)?deprecate/i.test(change.title)) return [];
    const commits = selectWorkOrFirst(change);
    if (![change.title, change.body, ...commits.map(({ body }) => body)].some((text) => SPEAKS.test(text))) return [];
    const paths = selectProductPaths(change);
    const shas = commits.map(({ sha }) => sha);
    return paths.length === 0 ? [] : [{ sha: change.commits[0].sha, commits: shas, paths }];
  });
}

/** What commits changed in some files. */
export function selectTouched(
  { commits, paths }: Pick<DeprecationQuery, "commits" | "paths">,
  changes: ReadonlyMap<string, readonly LineChange[]>,
): LineChange[] {
  return commits.flatMap((sha) => changes.get(sha) ?? []).filter(({ path }) => paths.includes(path));
}

/** Whether a line of code marks something as deprecated. */
export function isMark(line: string): boolean {
  const start = line.slice(0, MAX_LINE);
  return MARKERS.some((form) => form.test(start));
}

/** Whether the commits mark more as deprecated than they free from it. */
export function isMarking(query: DeprecationQuery, changes: ReadonlyMap<string, readonly LineChange[]>): boolean {
  const count = (texts: readonly string[]) => texts.filter(isMark).length;
  return selectTouched(query, changes).reduce((sum, { added, removed }) => sum + count(added) - count(removed), 0) > 0;
}

/** Whether a title announces a deprecation. */
export function isDeprecation(title: string): boolean {
  return SAYS.test(title) && !LEAVES.test(title);
}

/** What code says about something that it marks as deprecated. */
export type DeprecationText = {
  /** What is marked, where its declaration is beside the mark. */
  name: string | undefined;
  /** What to do instead, as a sentence. */
  text: string;
  /** The line with the mark. */
  line: string;
};

const LEAD = /^(?:\/\/[/!]?|\/?\*{1,2}|#(?!!?\[)|--)/;
const COMMENT = /^(?:@deprecated(?![\w(])|Deprecated:|\.\. deprecated::):?/i;
const CALL =
  /\b(?:warn\w{0,30}|deprecat\w{0,30}|Obsolete|trigger_error|available)!?\s?\(|#!?\[deprecated\b|\[\[deprecated\b/i;
const MARKS = /deprecat|\bobsolete\b/i;
const ATTRIBUTE = /^\s*(?:@|#!?\[|\[)/;
const MAX_LINES = 10;
const MAX_CODE_LINE = 500;
const MAX_TEXT = 300;

/** Those of consecutive lines of code, each with what it marks. */
export function parseDeprecations(lines: readonly string[]): DeprecationText[] {
  const short = lines.map((line) => line.slice(0, MAX_CODE_LINE));
  return short.flatMap((line, index) => {
    const found = COMMENT.test(cutLead(line)) ? readComment(short, index) : readCall(short, index);
    const text = found === undefined ? undefined : selectInstruction(found.text);
    return text === undefined ? [] : [{ name: found?.name, text, line }];
  });
}

type Found = { text: string; name: string | undefined };

/** `@deprecated Use start` and the lines that continue it; the declaration follows. */
function readComment(lines: readonly string[], index: number): Found {
  const [first = ""] = lines.slice(index, index + 1);
  const isDocument = /^\s*\.\. deprecated/.test(first);
  const indent = measureIndent(first);
  const said = cutLead(first).replace(COMMENT, "").trim();
  // The directive names a version.
  const text = isDocument ? said.slice(`${said} `.indexOf(" ")) : said;
  const parts = isClosed(text) ? [cutEnd(text)] : [text];
  let at = index + 1;
  for (; at < index + MAX_LINES && !isClosed(lines[at - 1] ?? ""); at += 1) {
    const line = lines[at] ?? "";
    const rest = cutLead(line);
    const isComment = isDocument ? measureIndent(line) > indent : LEAD.test(line.trimStart());
    if (!isComment || rest === "" || rest === "/" || /^[@\\]|^\.\. /.test(rest)) break;
    parts.push(cutEnd(rest));
  }
  return { text: parts.join(" "), name: isDocument ? nameBefore(lines, index) : nameAfter(lines, at) };
}

/** Without what makes the line a comment. */
function cutLead(line: string): string {
  return line.trimStart().replace(LEAD, "").trim();
}

function isClosed(line: string): boolean {
  return /\*\/\s*$/.test(line);
}

function cutEnd(text: string): string {
  return text.replace(/\s?\*\/\s{0,9}$/, "");
}

/** The strings of a call or an attribute that may have several lines. */
function readCall(lines: readonly string[], index: number): Found | undefined {
  const [first = ""] = lines.slice(index, index + 1);
  if (!CALL.test(first)) return undefined;
  let text = "";
  let depth = 0;
  let at = index;
  for (; at < index + MAX_LINES && at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    text += `${line}\n`;
    depth += (line.match(/[([]/g)?.length ?? 0) - (line.match(/[)\]]/g)?.length ?? 0);
    if (depth <= 0) break;
  }
  if (!MARKS.test(text) || /\\["']/.test(text)) return undefined;
  const strings = [...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'/g)].map(([, double, single]) => double ?? single ?? "");
  const said = strings.filter((string) => /\S\s/.test(string)).join("");
  const isAttribute = ATTRIBUTE.test(first);
  return { text: said, name: isAttribute ? nameAfter(lines, at + 1) : nameBefore(lines, index) };
}

const NO_NAME = /^(?:if|for|while|switch|return|public|static|private|protected|export|async|default|new|function)$/;
const DECLARED =
  /\b(?:def|function|fn|func|fun|sub|class|module|interface|type|struct|enum|trait|mod|const|let|var|val)\s{1,4}(?:\([^()]{0,80}\)\s?|self\.)?(?<name>[\w$]+)/;
const CALLED = /(?<![\w$])(?<name>[\w$]{1,80})(?:<[^<>]{0,80}>)?\??\s?[(:=;,]/;

export function readName(line: string): string | undefined {
  const name = (DECLARED.exec(line) ?? CALLED.exec(line))?.groups?.name;
  return name === undefined || NO_NAME.test(name) ? undefined : name;
}

/** The first declaration after the comments and attributes. */
function nameAfter(lines: readonly string[], start: number): string | undefined {
  const next = lines.slice(start, start + MAX_LINES).find((line) => !/^\s*(?:$|\*|\/[/*]|#|--|@|\[)/.test(line));
  return next === undefined ? undefined : readName(next);
}

/** The function whose body has the line. */
function nameBefore(lines: readonly string[], index: number): string | undefined {
  const above = lines.slice(0, index).findLast((line) => DECLARED.test(line));
  return above === undefined ? undefined : readName(above);
}

const INSTRUCTION =
  /(?:^|[.;:,!(–—-] {0,2}|\b(?:and|please|instead|so|should|must|can) |\d )(?=(?:please )?(?:use|prefer|switch|migrate|move|call|pass|set|see|replace|consider|import|override|implement|construct|create|specify)\b)/i;
const SUCCESSOR = /\b(?:in favou?r of|(?:replaced|superseded) (?:by|with)|renamed to)\b/i;
const PLACEHOLDER = /%[sdrv]|\{\w*\}|[$#]\{|\{\{|%\(/;

/** From where it says what to do; undefined where it says nothing of that, or not in full. */
function selectInstruction(said: string): string | undefined {
  const text = said
    .replace(/\{@\w{1,20} #?([^{}]{1,100})\}/g, "`$1`")
    .replace(/\s+/g, " ")
    .trim();
  if (text.length > MAX_TEXT || PLACEHOLDER.test(text)) return undefined;
  const start = INSTRUCTION.exec(text);
  if (start === null && !SUCCESSOR.test(text)) return undefined;
  const told = start === null ? text : text.slice(start.index + start[0].length);
  if (!told.includes(" ")) return undefined;
  const whole = told.includes("(") ? told : told.replace(/\)(?=\.?$)/, "");
  return capitalize(/[.!?]$/.test(whole) ? whole : `${whole}.`);
}

const NAME = /^--[a-z]|^`.*`$|_|[a-z][A-Z]|::|\w\.\w|\(\)$/;
const TAKES = /^(?:remov|drop|delet|renam)[a-z]* /i;
const BESIDE =
  /^$|^(?:the|all|old|legacy|obsolete|deprecated|public|and|&|options?|flags?|commands?|methods?|functions?|class|classes|types?|traits?|modules?|parameters?|arguments?|settings?|property|properties|attributes?|exports?|constants?|environment|variables?)$/;
const END = /^(?:(?:to|->|=>|as|into|since|because|instead|which)\b|in favou?r\b)/;

const splitWords = (text: string) => text.split(/[\s,;"'[\]]+/).map((word) => word.replace(/[.:]$/, ""));

/** Identifiers of words, without what they belong to: `sell` of `Ticket.sell()`. */
function toNames(words: readonly string[]): string[] {
  const plain = words.filter((word) => NAME.test(word)).map((word) => word.replace(/`|\(\)/g, ""));
  return plain.map((name) => name.slice(Math.max(...[".", ":", "#"].map((mark) => name.lastIndexOf(mark))) + 1));
}

export const listNames = (text: string): string[] => toNames(splitWords(text));

/** What a title says is removed or has another name, if it is about nothing else: not `Remove sell() from the docs`. */
export function listTaken(title: string): string[] {
  const words = TAKES.test(title) ? splitWords(title.replace(TAKES, "")).filter((word) => !BESIDE.test(word)) : [];
  const end = words.findIndex((word) => !NAME.test(word));
  if (end === -1) return toNames(words);
  return END.test(words.slice(end).join(" ")) ? toNames(words.slice(0, end)) : [];
}

/** A declaration that others may use, if something else says that they do. */
const DECLARES =
  /^(?:export|(?:module\.)?exports\.|func|type|interface|module|(?:final |abstract )?class)\b|^\s*(?:pub|public|(?:async )?def|[A-Z_]+ =|class|module)\s/;
/** Where each public name says so itself, as one in capitals does in Go. */
const OPEN = /\.(?:php|java) |\.go [A-Z]/;
const PRIVATE = /(?:^|\/)(?:internal|cmd|_\w*)\//;
const ENTRY = /(?:^|\/)(?:index|lib|__init__)\.\w+$|\.d\.ts$/;

export function isDocument(path: string): boolean {
  return /\.(?:md|mdx|rst|adoc|txt)$/i.test(path);
}

/** Whether a text has a name that is not a part of a longer one. */
export function hasWord(text: string, name: string): boolean {
  return text.includes(name) && text.split(/[^\w-]+/).includes(name);
}

/** Names that lines which a change removed declare for others, each with such a line. Nothing that it adds has them. */
export function listWithdrawn(
  { sha, taken, ...query }: DeprecationQuery & { taken: readonly string[] },
  changes: ReadonlyMap<string, readonly LineChange[]>,
) {
  const touched = selectTouched(query, changes);
  const code = touched.filter(({ path }) => !isDocument(path) && !PRIVATE.test(path));
  return taken.flatMap((name) => {
    const isFlag = name.startsWith("--");
    const has = (line: string) => hasWord(line, name);
    const declares = (line: string) => has(line) && (isFlag || (DECLARES.test(line) && readName(line) === name));
    const found = code.flatMap(({ path, removed }) => {
      const line = removed.find(declares);
      return line === undefined ? [] : [{ sha, name, path, line, isMarked: removed.some(isMark) }];
    });
    const isKnown = ({ path, added, removed }: LineChange) =>
      isDocument(path) ? (touchesChangelog([path]) ? added : removed).some(has) : ENTRY.test(path) && removed.some(has);
    const isOpen = found.some(({ path, isMarked }) => isMarked || OPEN.test(`${path} ${name}`));
    const isLeft = code.some(({ added }) => added.some(has));
    return !isLeft && (isFlag || isOpen || touched.some(isKnown)) ? found.slice(0, 1) : [];
  });
}
