import { BRACE, cutFence, escapeBraces, escapeOpening } from "./compilers.ts";
import { markCode, replaceTokens, type Token } from "./inline-code.ts";
import { removeInvisible } from "./invisible.ts";
import { MENTION_FORM, type Mention, readMention } from "./mentions.ts";
import { shorten, trimTrailing } from "./text.ts";

type Fence = { indent: string; mark: string };

/**
 * Fences indented by more than `maxIndent` spaces are text: readers differ about those in list items. One that is
 * indented by more than `maxClosing` more ends no code; to MDX, any does.
 */
export class FenceScanner {
  #fence: Fence | undefined;
  readonly #maxIndent: number;
  readonly #maxClosing: number;

  constructor(maxIndent = 3, maxClosing = 3) {
    this.#maxIndent = maxIndent;
    this.#maxClosing = maxClosing;
  }

  isCode(line: string): boolean {
    if (this.#fence !== undefined) {
      const [, lead = "", mark = ""] = /^([ \t]*)(`{3,}|~{3,})[ \t\r\n]*$/.exec(line) ?? [];
      if (mark.startsWith(this.#fence.mark) && lead.length <= this.#fence.indent.length + this.#maxClosing)
        this.#fence = undefined;
      return true;
    }
    const [, indent, mark] = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
    if (indent === undefined || mark === undefined) return false;
    if (indent.replaceAll("\t", "    ").length > this.#maxIndent) return false;
    this.#fence = { indent, mark };
    return true;
  }

  get closingLine(): string | undefined {
    return this.#fence && this.#fence.indent + this.#fence.mark;
  }

  /** Closes the code if the line ends its list item. Returns the closing line then. */
  leave(line: string): string | undefined {
    if (this.#fence === undefined || line.trim() === "" || line.startsWith(this.#fence.indent)) return undefined;
    const { closingLine } = this;
    this.#fence = undefined;
    return closingLine;
  }
}

export function splitLines(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

/** Whether each is neither of fenced code nor of an HTML comment that begins a line. */
export function findPlainLines(lines: readonly string[]): boolean[] {
  const fences = new FenceScanner();
  let inComment = false;
  return lines.map((line) => {
    if (fences.closingLine === undefined && (inComment || /^ {0,3}<!--/.test(line))) {
      inComment = !line.slice(inComment ? 0 : line.indexOf("<!--") + 4).includes("-->");
      return false;
    }
    return !fences.isCode(line);
  });
}

const ESCAPE_FORMS = [
  /(?<ticks>`+)/.source,
  // Not beside backticks, with which those of their code would join.
  /(?<url>(?<![`\\])(?:https?:\/\/|www\.)[^\s<>`|*\\]+)/.source,
  /(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?(?![\w`]))/.source,
];
const ESCAPE_TOKENS = new RegExp(ESCAPE_FORMS.join("|"), "gi");

/** The line shows as written on GitHub: nothing pings, links or opens a block, and an `@name` becomes code. */
export function escapeMarkdown(line: string): string {
  return escapeTokens(line, ESCAPE_TOKENS, () => undefined);
}

/** A path or a name as code; as text where code cannot show it. */
export function quoteCode(text: string): string {
  return /[`\p{Cc}]/u.test(text) ? escapeMarkdown(text) : `\`${text}\``;
}

const LINKED_TOKENS = new RegExp([...ESCAPE_FORMS, MENTION_FORM].join("|"), "gi");

/** Markdown of a mention; undefined for one that stays as it is. */
export type LinkMention = (mention: Mention) => string | undefined;

function replaceMention(groups: Token, link: LinkMention): string | undefined {
  const mention = readMention(groups);
  const linked = mention === undefined ? undefined : link(mention);
  return linked === undefined ? undefined : `${mention?.lead}${linked}`;
}

/** {@link escapeMarkdown} with flags, identifiers, calls and paths as code, and with links to issues. */
export function escapeTitle(title: string, link: LinkMention): string {
  return escapeTokens(markCode(title), LINKED_TOKENS, (groups) => replaceMention(groups, link));
}

function escapeTokens(line: string, form: RegExp, replaceOther: (groups: Token) => string | undefined): string {
  const text = removeInvisible(line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ")).trim();
  const replace = (_: string, groups: Token) =>
    groups.code ??
    (groups.url && replaceUrl(groups.url)) ??
    (groups.mention ? `\`${groups.mention}\`` : replaceOther(groups));
  return escapeBlock(replaceTokens(text, form, replace, escapePlain));
}

/** A template of an address is code: nothing escapes braces in a link, and some compilers decode its text. */
function replaceUrl(url: string): string | undefined {
  if (!/\{|%7b/i.test(url)) return /^www/i.test(url) ? undefined : url;
  const address = trimTrailing(url, /[.,;:!?'")\]]/);
  return `\`${address}\`${escapePlain(url.slice(address.length))}`;
}

const MARKS = /[\\*|`[\]_&<>~@{$%]/;

function escapePlain(text: string): string {
  if (!MARKS.test(text)) return text;
  return escapeBraces(
    text
      // What follows the last one is code, a link or the end.
      .replace(/\\(?=[!-/:-@[-`{-~]|$)/g, "\\\\")
      .replace(/[*|`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
      .replace(/&(?=#?\w+;)/g, "&amp;")
      // An entity right behind an address would become a part of it.
      .replace(text.includes("<") ? /<|(?<=.)>/gs : /</g, (mark) => (mark === "<" ? "&lt;" : "&gt;"))
      // One alone strikes nothing through.
      .replace(text.indexOf("~") === text.lastIndexOf("~") ? /~(?=~)/g : /~/g, "&#126;")
      .replace(/\${2,}/g, (marks) => "&#36;".repeat(marks.length))
      // No mention here, but it could become one beside the text before it.
      .replace(/@(?=\w)(?<![\w.]@)/g, "@\u200B"),
  );
}

/** Keeps the first line of an entry from opening a heading, a list or a rule. */
function escapeBlock(text: string): string {
  return escapeOpening(text)
    .replace(/^(?:#(?!\d)|[-+=](?=[\s-=]|$)|>)/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/** {@link escapeMarkdown} for several lines, with links to issues. Lists, quotes and fenced code stay; open code is closed. */
export function escapeMarkdownText(text: string, link: LinkMention): string {
  const fences = new FenceScanner();
  const lines = text.split("\n").flatMap((line) => {
    const closing = fences.leave(line) ?? [];
    const isOpen = fences.closingLine !== undefined;
    if (fences.isCode(line)) return [closing, isOpen ? line : cutFence(line)].flat();
    const item = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
    return [
      closing,
      `${item.replaceAll("\t", "  ")}${escapeTokens(line.slice(item.length), LINKED_TOKENS, (groups) => replaceMention(groups, link))}`.trimEnd(),
    ].flat();
  });
  if (fences.closingLine !== undefined) lines.push(fences.closingLine.trim());
  return lines.join("\n");
}

const KEPT_FORMS = [
  /(?<ticks>`+)/.source,
  /(?<kept>\\[!-/:-@[-`{-~]|!?\[[^[\]]*\](?:\([^()\s]*\)|\[[^[\]]*\])|https?:\/\/[^\s<>`|*]+)/.source,
];
const KEPT_TOKENS = new RegExp([...KEPT_FORMS, MENTION_FORM].join("|"), "gi");

// A list inside a list is indented as well.
const INDENTED_CODE = /^(?: {4}|\t)\s*(?![-*+] |\d{1,9}[.)] )\S/;

/** Links what Markdown mentions outside of code, links and addresses. */
export function linkMentions(text: string, link: LinkMention): string {
  if (!/#\d|GH-\d/i.test(text)) return text;
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  const lines = text.split("\n").map((line) => {
    if (fences.isCode(line) || INDENTED_CODE.test(line)) return line;
    return replaceTokens(line, KEPT_TOKENS, (_, groups) => groups.code ?? groups.kept ?? replaceMention(groups, link));
  });
  return lines.join("\n");
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

const MAX_LINE_LENGTH = 20_000;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_FORMS = [
  /(?<kept>\\[!-/:;=-@[-`|-~])|<(?<address>https?:\/\/[^\s<>`]*)>/.source,
  /(?<target>(?<=\]\()https?:\/\/[^\s<>`|*()[\]\\]+)/.source,
  /(?<url>(?<![`\\])(?:https?:\/\/|www\.)[^\s<>`|*()[\]\\]+)/.source,
  /(?<ticks>`+)|(?<lone>~{3,})/.source,
  // Of another scheme, also where escapes or entities spell it, or of a host.
  /(?<link>\][(:])(?=[\s<]*(?:(?:[a-z\d+.-][a-z\d+.\t-]*)?(?:\\?:|&#?\w)|[/\\](?:[/\\]|&#?\w)))(?![\s<]*(?:https?|mailto):)/
    .source,
  /(?<tag>\\?<)|(?<picture>!)(?=\[)/.source,
  /(?<mention>(?<!\w)@)(?=[a-z\d])/.source,
];
const CONTAIN_TOKENS = new RegExp(CONTAIN_FORMS.join("|"), "gi");

/** Contains foreign Markdown: no HTML, no mentions, no pictures, web and mail links only. At most four times as long. */
export function containMarkdown(text: string): string {
  const contained: string[] = [];
  const fences = new FenceScanner(3, Number.POSITIVE_INFINITY);
  const visible = removeInvisible(text).trim();
  for (const line of visible.split(/\r\n?|\n/).map(prepareLine)) {
    // Code in a list item ends with it, but code at the top level does not: closed, all readers agree.
    const closing = fences.leave(line);
    if (closing !== undefined) contained.push(closing);
    const before = fences.closingLine;
    if (fences.isCode(line)) {
      const ends = fences.closingLine === undefined ? before : undefined;
      contained.push(ends ?? (before === undefined ? cutFence(line) : line));
      continue;
    }
    // One blank line is enough where a fold was.
    for (const part of containLine(line)) if (part !== "" || contained.at(-1) !== "") contained.push(part);
  }
  if (fences.closingLine !== undefined) contained.push(fences.closingLine);
  return contained.join("\n").trim();
}

/** Leading tabs become spaces: how far a tab reaches depends on what it is in. */
function prepareLine(raw: string): string {
  return shorten(raw, MAX_LINE_LENGTH).replace(/^[ \t]+/, (lead) => lead.replaceAll("\t", "    "));
}

function containLine(line: string): string[] {
  if (FOLD.test(line)) return [];
  const title = FOLD_TITLE.exec(line)?.[1];
  return title === undefined ? [containTokens(line)] : ["", `**${containTokens(title)}**`, ""];
}

function containTokens(line: string): string {
  const escapePart = (text: string) => escapeBraces(text.replace(BRACE, "{").replaceAll("\\{", "{"));
  const contained = replaceTokens(line, CONTAIN_TOKENS, replaceContained, escapePart);
  return contained.replace(/^( *)((?:im|ex)port\s)/, (_, indent: string, word: string) => indent + escapeOpening(word));
}

function replaceContained(token: string, groups: Token): string {
  const { code, ticks = "", lone, link, tag, mention, picture } = groups;
  const found = [groups.target, groups.url ?? groups.address ?? groups.target];
  const [target, url] = found.map((address) => address?.replace(BRACE, "{"));
  if (target !== undefined && !/(?:\{|%7b){2}/i.test(target)) return target.replaceAll("{", "%7B");
  // MDX reads the marks around an address as a tag.
  if (url !== undefined) return replaceUrl(url) ?? url;
  if (code?.includes("|") && code.includes("{")) return escapePlain(code);
  // An entity would be shown as it is in code, and a table or a link can make text of the code.
  if (code !== undefined) return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
  // Left open, it would pair with one of another line.
  if (lone !== undefined || ticks !== "") return token.replace(/[`~]/g, "\\$&");
  if (link !== undefined) return `]\\${link.slice(1)}`;
  if (tag !== undefined) return "&lt;";
  if (picture !== undefined) return "\\!";
  return mention === undefined ? token : "@\u200B";
}
