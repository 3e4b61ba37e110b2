import { removeInvisible, shorten, trimTrailing } from "../text.ts";
import { FenceScanner, ItemScanner, MAX_QUOTES } from "./fences.ts";
import { markCode, replaceTokens, type Token } from "./markdown.ts";
import { type LinkMention, MENTION_FORM, replaceMention } from "./mentions.ts";

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

/** {@link escapeMarkdown} with flags, identifiers, calls and paths as code, and with links to issues. */
export function escapeTitle(title: string, link: LinkMention): string {
  return escapeTokens(markCode(title), LINKED_TOKENS, (groups) => replaceMention(groups, link));
}

const PHRASE_FORMS = [
  /\[(?<label>[^\][`\n]{1,300})\]\((?<address>https?:\/\/[^\s()<>`]{1,2000})\)/.source,
  /\*\*(?=\S)(?<strong>[^*`\n]{1,300})\*\*/.source,
];
const PHRASE_TOKENS = new RegExp([...PHRASE_FORMS, ...ESCAPE_FORMS, MENTION_FORM].join("|"), "gi");

/** As {@link escapeTitle}, for the words of a person, who may link some and make some strong. */
export function escapePhrase(phrase: string, link: LinkMention): string {
  return escapeTokens(markCode(phrase), PHRASE_TOKENS, (groups) => {
    const { label, address, strong } = groups;
    if (label !== undefined) return `[${escapePlain(label)}](${containUrl(address ?? "")})`;
    return strong === undefined ? replaceMention(groups, link) : `**${escapePlain(strong)}**`;
  });
}

/** What every token has one of: most titles have none. */
const MAY_NAME = /[`@#]|\*\*|:\/\/|www\.|gh-/i;

function escapeTokens(line: string, form: RegExp, replaceOther: (groups: Token) => string | undefined): string {
  const shown = () => removeInvisible(line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " "));
  const text = (/[^ -~]/.test(line) ? shown() : line).trim();
  if (!MAY_NAME.test(text)) return escapeBlock(escapePlain(text));
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
  const fences = new FenceScanner(Number.POSITIVE_INFINITY, undefined, MAX_QUOTES);
  const lines = text.split("\n").map((line) => {
    if (fences.isCode(line) || INDENTED_CODE.test(line)) return line;
    return replaceTokens(line, KEPT_TOKENS, (_, groups) => groups.code ?? groups.kept ?? replaceMention(groups, link));
  });
  return lines.join("\n");
}

const MAX_LINE_LENGTH = 20_000;
const DELIMITERS = /^(?=[\s>*+\d.)|:-]+$)(?=.*-).*[|:]/;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_FORMS = [
  /(?<kept>\\[!-/:;=-?[-`|-~])|<(?<address>https?:\/\/[^\s<>`]*)>/.source,
  /(?<target>(?<=\]\()https?:\/\/[^\s<>`|*()[\]\\]+)/.source,
  /(?<url>(?<![`\\])(?:https?:\/\/|www\.)[^\s<>`|*()[\]\\]+)/.source,
  /(?<ticks>`+)|(?<lone>~{3,})/.source,
  // A link of another scheme, also where escapes or entities spell it, or of a host.
  /(?<link>\][(:])(?=[\s<]*(?:(?:[a-z\d+.-][a-z\d+.\t-]*)?(?:\\?:|&#?\w)|[/\\](?:[/\\]|&#?\w)))(?![\s<]*(?:https?|mailto):)/
    .source,
  /(?<tag>\\?<)|(?<picture>!)(?=\[)/.source,
  /(?<mention>(?<!\w)@)(?=[a-z\d])/.source,
];
const CONTAIN_TOKENS = new RegExp(CONTAIN_FORMS.join("|"), "gi");

/** Contains foreign Markdown: no HTML, no mentions, no pictures, web and mail links only. At most four times as long. */
export function containMarkdown(text: string): string {
  const contained: string[] = [];
  const fences = new FenceScanner(3, Number.POSITIVE_INFINITY, MAX_QUOTES);
  const items = new ItemScanner();
  const visible = removeInvisible(text).trim();
  const raw = visible.split(/\r\n?|\n/);
  const hasTable = raw.some((line) => DELIMITERS.test(line));
  let isSplit = false;
  for (const given of raw) {
    const line = prepareLine(given);
    // Code in a list item ends with it, but code at the top level does not: closed, all readers agree.
    contained.push(...[fences.leave(line)].filter((closing) => closing !== undefined));
    const mark = fences.closingLine;
    const isCode = fences.isCode(line, mark === undefined ? items.measure(line) : 0);
    // Some readers know no fences that are indented so far: backticks are code to them up to a blank line.
    isSplit = mark !== undefined && /^ {4}/.test(mark) && (isSplit || line.trim() === "" || mark.endsWith("~"));
    if (isCode) contained.push(containFenced(mark, fences.closingLine, isSplit ? containCode(line) : given));
    // One blank line is enough where a fold was.
    const isShown = (part: string) => part !== "" || contained.at(-1) !== "";
    if (!isCode) contained.push(...containLine(line, hasTable && line.includes("|")).filter(isShown));
  }
  if (fences.closingLine !== undefined) contained.push(fences.closingLine);
  return contained.join("\n").trim();
}

/** `before` and `after` are the marks that close the code before and behind its line. */
function containFenced(before: string | undefined, after: string | undefined, line: string): string {
  if (before === undefined || after === undefined) return before ?? cutFence(prepareLine(line));
  return before.startsWith(" ") ? prepareLine(line) : shorten(line, MAX_LINE_LENGTH);
}

/** Leading tabs become spaces: how far a tab reaches depends on what it is in. */
function prepareLine(raw: string): string {
  return shorten(raw, MAX_LINE_LENGTH).replace(/^[ \t]+/, (lead) => lead.replaceAll("\t", "    "));
}

function containLine(line: string, isRow: boolean): string[] {
  if (FOLD.test(line)) return [];
  const title = FOLD_TITLE.exec(line)?.[1];
  return title === undefined ? [containTokens(line, isRow)] : ["", `**${containTokens(title, true)}**`, ""];
}

/** `isRow`: it may be one of a table. */
function containTokens(line: string, isRow: boolean): string {
  const escapePart = (text: string) => escapeBraces(text.replace(BRACE, "{").replaceAll("\\{", "{"));
  const replace = (token: string, groups: Token) =>
    (isRow ? undefined : groups.code) ?? replaceContained(token, groups);
  const contained = replaceTokens(line, CONTAIN_TOKENS, replace, escapePart);
  return contained.replace(/^( *)((?:im|ex)port\s)/, (_, indent: string, word: string) => indent + escapeOpening(word));
}

function replaceContained(token: string, groups: Token): string {
  for (const [group, contain] of Object.entries(CONTAINED)) {
    const found = groups[group];
    if (found !== undefined) return contain(found, token);
  }
  return token;
}

const readBraces = (address: string) => address.replace(BRACE, "{");
// MDX reads the marks around an address as a tag.
const containUrl = (url: string) => replaceUrl(readBraces(url)) ?? readBraces(url);
// Left open, it would pair with one of another line.
const escapeMarks = (_: string, token: string) => token.replace(/[`~]/g, "\\$&");

/** By the group of {@link CONTAIN_TOKENS} that found it; others stay. */
const CONTAINED: Readonly<Record<string, (found: string, token: string) => string>> = {
  target: (address) => {
    const read = readBraces(address);
    return /(?:\{|%7b){2}/i.test(read) ? containUrl(address) : read.replaceAll("{", "%7B");
  },
  url: containUrl,
  address: containUrl,
  code: (code) => (code.includes("|") && code.includes("{") ? escapePlain(code) : containCode(code)),
  lone: escapeMarks,
  ticks: escapeMarks,
  link: (link) => `]\\${link.slice(1)}`,
  tag: () => "&lt;",
  picture: () => "\\!",
  mention: () => "@\u200B",
};

/** An entity would be shown as it is in code, and a table can make text of the code. */
function containCode(code: string): string {
  return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
}

// Liquid, Jinja, Hugo and includes run before Markdown is read, in code too. MDX runs braces outside of code. Vue reads the
// page that Markdown became, in which no escape is left: readers do not see this break.
const BREAK = "\u200B";

/** Entities of `{`, which are braces to what reads the page that Markdown became. */
export const BRACE = /&(?:#0{0,9}123|#x0{0,9}7b|lbrace|lcub);/gi;

/** Braces outside of code as text: `\{`, an entity before what opens a tag with them, and a break between two. */
function escapeBraces(text: string): string {
  const apart = text.replace(/%(?=7b)/gi, "&#37;").replace(/\{(?=\{)/g, `{${BREAK}`);
  return apart.replace(/\{(?:(?=([^\w\s}"'(\u200B]))|)/g, (_, mark?: string) =>
    mark === undefined ? "\\{" : "&#123;",
  );
}

/** Containers, admonitions and tabs of site generators, includes, and modules of MDX. */
const OPENING = /^(?::{2}|:(?=\s)|={2}|!{3}|\?{3}|\/{3}|\+{3}|\^$|!include\b|(?:im|ex)port(?=\s))/;

/** The start of a block as text. */
function escapeOpening(text: string): string {
  return text.replace(OPENING, (mark) => `&#${mark.charCodeAt(0)};${mark.slice(1)}`);
}

/** A fence with its language only: other words run code, include files or set attributes. */
function cutFence(line: string): string {
  return line.replace(/^([ \t>]*[`~]+[ \t]*[\w+#.-]*).*$/s, "$1").replace(/-vue$/, "");
}

/** For what is written to a file: what runs before Markdown is read does not, in code either. */
export function breakTemplates(markdown: string): string {
  return markdown.replace(/\{(?=[{%#!])|8<(?=-)|<(?=!--)|!{3}(?=[ \t]*include)/g, `$&${BREAK}`);
}
