import { quoteText } from "./text.ts";

/** What a link leads to, as a product shows it to a connection. */
export type LinkedPage = {
  title: string;
  /** Its first words as plain text on one line, at most 300 characters. */
  excerpt: string | undefined;
};

/** The ref and the path in the address of a file, which reads the same for `a/b` + `c` and `a` + `b/c`. */
export type RefAndPath = readonly string[];

const MAX_EXCERPT = 300;
// What is cleaned of marks before it is cut: links in it can be long.
const MAX_MARKED_START = 5000;
const PROSE = /(^|\/)[^./]*$|\.(md|mdx|markdown|txt|rst|adoc)$/i;

/** The first sentence of a text in Markdown, without its marks; undefined where there is none. */
export function excerptMarkdown(markdown: string): string | undefined {
  // Templates of issues begin with comments for the author.
  const shown = markdown
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .slice(0, MAX_MARKED_START)
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\)/g, "")
    .replace(/\[([^\]\n]{0,300})\]\([^)\n]{0,1000}\)/g, "$1")
    .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, "")
    .replace(/\*\*|__|`/g, "");
  return parseTextPage(shown).excerpt;
}

/** A plain text on one line, cut; undefined where there is none. */
export function excerptText(text: string): string | undefined {
  return quoteText(text, MAX_EXCERPT) || undefined;
}

/** The first words of a file; undefined of one that is no text. */
export function excerptFile(path: string, content: string): string | undefined {
  if (content.includes("\0")) return undefined;
  return PROSE.test(path) ? excerptMarkdown(content) : excerptText(content.slice(0, MAX_MARKED_START));
}

/** A commit, or a tag that has nothing but its commit: the first line is the title. */
export function describeMessage(message: string): LinkedPage {
  const [title = "", ...body] = message.split("\n");
  return { title, excerpt: excerptText(body.join("\n")) };
}

/** The ref that begins the names between slashes, of those that the host has; undefined where none does. */
export function splitRef(refAndPath: RefAndPath, refs: readonly string[]): { ref: string; path: string } | undefined {
  const whole = refAndPath.join("/");
  const ref = refs
    .filter((name) => whole === name || whole.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return ref === undefined ? undefined : { ref, path: whole.slice(ref.length + 1) };
}

/** Names between slashes, as a path of an API has them. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/**
 * The names between the slashes of an address, decoded; undefined for an address that cannot be decoded, or that would
 * climb to another place of an API once it is decoded (`%2F..%2F`).
 */
export function splitPath({ pathname }: URL): string[] | undefined {
  try {
    const parts = decodeURIComponent(pathname).split("/");
    return parts.some((part) => /^\.{1,2}$/.test(part)) ? undefined : parts.filter((part) => part !== "");
  } catch {
    return undefined;
  }
}

/** What a page tells of itself: one line each, bounded; undefined where it does not tell. Markup is text in them. */
export type PageSummary = { title: string | undefined; excerpt: string | undefined };

const LONGEST_TITLE = 150;
const LONGEST_EXCERPT = 300;
// What is collected before it is cut: enough for a sentence, and no more of a page without an end.
const LONGEST_FIELD = 5000;
const LONGEST_START = 50_000;

type Field = "title" | "h1" | "p";

/** Of HTML: `<title>` or the first `<h1>`; the page's description, or the first sentence of its first paragraph. */
export function parseHtmlPage(html: string): PageSummary {
  const found: Record<Field, string> = { title: "", h1: "", p: "" };
  let description: string | undefined;
  let field: Field | undefined;
  for (const token of splitHtml(html)) {
    if ("text" in token) {
      if (field !== undefined && found[field].length < LONGEST_FIELD)
        found[field] += token.text.slice(0, LONGEST_FIELD);
      continue;
    }
    const { tag, attributes } = token;
    if (tag === "meta") description ??= selectDescription(attributes);
    // A paragraph of an icon, or of nothing, is not the first one; and a heading ends what is open.
    if (field !== undefined && (tag === `/${field}` || isField(tag))) field = undefined;
    if (isField(tag) && found[tag].trim() === "") field = tag;
  }
  return {
    title: firstTold([found.title, found.h1], LONGEST_TITLE),
    excerpt: firstTold([description, firstSentence(found.p)], LONGEST_EXCERPT),
  };
}

/** Of Markdown or plain text: the first heading, else nothing; the first sentence of the first paragraph. */
export function parseTextPage(text: string): PageSummary {
  const start = text.slice(0, LONGEST_START).replaceAll("\r", "");
  const lines = start.replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, "").split("\n");
  let title: string | undefined;
  const paragraph: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isUnderlined = /^(=+|-+)\s*$/.test(lines[index + 1] ?? "") && /^[^\s#>|*-]/.test(line);
    const heading = /^#{1,6}\s+(.*?)[\s#]*$/.exec(line.slice(0, 300))?.[1] ?? (isUnderlined ? line : undefined);
    // Neither HTML, quotes, tables, badges, code nor a rule.
    const isText = heading === undefined && !/^\s*([<>|!`~]|\[!|[-=]+\s*$|$)/.test(line);
    if (isText) paragraph.push(line);
    else if (paragraph.length > 0) break;
    title ??= heading;
  }
  return {
    title: firstTold([title], LONGEST_TITLE),
    excerpt: firstTold([firstSentence(paragraph.join(" "))], LONGEST_EXCERPT),
  };
}

function isField(tag: string): tag is Field {
  return tag === "title" || tag === "h1" || tag === "p";
}

function selectDescription(attributes: string): string | undefined {
  const name = selectAttribute(attributes, "name") ?? selectAttribute(attributes, "property");
  return name !== undefined && /^(og:)?description$/i.test(name) ? selectAttribute(attributes, "content") : undefined;
}

function firstSentence(text: string): string {
  const plain = quoteText(text, LONGEST_FIELD);
  return /^.*?[.!?…](?=\s)/u.exec(plain)?.[0] ?? plain;
}

function firstTold(texts: readonly (string | undefined)[], longest: number): string | undefined {
  return texts.map((text) => quoteText(text ?? "", longest)).find((text) => text !== "");
}

/** A piece of HTML: text with its references resolved, or a tag; names are in lower case, `/p` closes `p`. */
export type HtmlToken = { text: string } | { tag: string; attributes: string };

// What stands in these is not markup; of `title` and `textarea` it is text.
const RAW: ReadonlySet<string> = new Set([
  "script",
  "style",
  "textarea",
  "title",
  "noscript",
  "template",
  "svg",
  "iframe",
]);
const NAME = /\/?[a-z][^\s/>]*/iy;
const QUOTE_OR_END = /["'>]/g;

/**
 * The tokens of a page, in order. It reads each character once, whatever the page holds: what is not closed (a tag, a
 * comment, a script) goes to the end of the page. It is no parser: nothing is nested or repaired.
 */
export function* splitHtml(html: string): Generator<HtmlToken> {
  // Folds the letters of ASCII alone: others can change the length.
  const lower = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  let from = 0;
  while (from < html.length) {
    const open = html.indexOf("<", from);
    const end = open === -1 ? html.length : open;
    if (end > from) yield { text: decodeReferences(html.slice(from, end)) };
    if (open === -1) return;
    if (html.startsWith("<!--", open)) {
      from = after(html, "-->", open + 4);
      continue;
    }
    NAME.lastIndex = open + 1;
    const tag = NAME.exec(lower)?.[0];
    if (tag === undefined) {
      const isDeclaration = /^<[!?]/.test(html.slice(open, open + 2));
      if (!isDeclaration) yield { text: "<" };
      from = isDeclaration ? after(html, ">", open) : open + 1;
      continue;
    }
    from = endOfTag(html, open + 1 + tag.length);
    yield { tag, attributes: html.slice(open + 1 + tag.length, from - 1) };
    if (!RAW.has(tag)) continue;
    const close = lower.indexOf(`</${tag}`, from);
    const content = html.slice(from, close === -1 ? html.length : close);
    if (tag === "title" && close !== -1) yield { text: decodeReferences(content) };
    from = close === -1 ? html.length : close;
  }
}

// A name is taken whether a value follows or not, so that no character is looked at again from a later start.
const ATTRIBUTE = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The value of an attribute, its references resolved; undefined where the tag has none of that name. */
export function selectAttribute(attributes: string, name: string): string | undefined {
  for (const [, key, double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    if (key?.toLowerCase() === name) return decodeReferences(double ?? single ?? bare ?? "");
  }
  return undefined;
}

function after(text: string, what: string, from: number): number {
  const found = text.indexOf(what, from);
  return found === -1 ? text.length : found + what.length;
}

/** Where the tag ends whose attributes begin at `from`; a `>` between quotes is none. */
function endOfTag(html: string, from: number): number {
  for (;;) {
    QUOTE_OR_END.lastIndex = from;
    const found = QUOTE_OR_END.exec(html);
    if (found === null) return html.length + 1;
    if (found[0] === ">") return found.index + 1;
    from = after(html, found[0], found.index + 1);
  }
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  laquo: "«",
  raquo: "»",
  middot: "·",
  bull: "•",
  copy: "©",
  reg: "®",
  trade: "™",
};

/** The text with its character references resolved; one that is not known stays as it is. */
function decodeReferences(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code).toWellFormed() : whole;
  });
}
