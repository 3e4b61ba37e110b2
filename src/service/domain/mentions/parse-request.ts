import { replaceTokens } from "../../../shared/inline-code.ts";
import { removeInvisible } from "../../../shared/invisible.ts";
import { classifyLines } from "../../../shared/markdown.ts";

/** What a text asks of us. */
export type ParsedRequest = {
  isMentioned: boolean;
  /** Whether it asks only what can be asked. */
  isHelp: boolean;
  /** Without mentions of us, quotes, which are the words of others, and what readers do not see, such as comments. */
  text: string;
};

// Also in a list.
const QUOTE = /^(?: {0,3}|[ \t]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}){1,5})>/;
const FOOTNOTE = /^ {0,3}\[\^[^\]\s]+\]:/;
const INDENTED = /^(?: {4}|\t)/;
const DEFINITION =
  /^[ \t]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}){0,5}\[(?:[^[\]\\]|\\.)+\]:\s*(?:<[^<>\n]*>|[^\s<]\S*)(?:\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]*$/gm;
/** Each with what ends it. */
const UNSEEN = { "<!--": "-->", "<?": "?>", "<![": "]]>", "<!": ">" } as const;
const UNSEEN_LINE = /^ {0,3}(<(?:\?|!(?=[a-z])|!\[))/i;
/** What shows the words of others, or names, and what shows nothing. */
const QUOTING = /^(?:code|pre|tt|samp|kbd|a|blockquote|q)$/;
const EMPTY =
  /^(?:blockquote|q|template|script|style|title|textarea|noscript|iframe|xmp|svg|math|object|audio|video|canvas)$/;
const HIDDEN = /\s(?:hidden|style|aria-hidden|(?:width|height|size)\s*=\s*["']?0)/i;
const VOID = /^(?:img|br|hr|wbr|input|source|col|area)$/;
const TAG = /(?<tag><(?<slash>\/?)(?<name>[a-z][a-z\d-]*)(?<attributes>(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?)>)/
  .source;
const LINK =
  /(?<picture>!\[)|(?<link>\[)|\]\((?<address><[^<>\n]*>|[^\s()<>]*)(?<title>\s+(?:"[^"]*"|'[^']*'|\([^()]*\)))\s*\)/
    .source;

/** Mentions are of GitHub's form (`@name`, in any case), outside code, links, quotes and comments, also those of HTML. */
export function parseRequest(body: string, name: string): ParsedRequest {
  const form = new RegExp(
    `(?<ticks>\`+)|(?<unseen><(?:!--|\\?|!\\[|!(?=[a-z])))|${TAG}|${LINK}|(?<mention>(?<![\\p{L}\\p{N}_@/.\\\\-])@${RegExp.escape(name)}(?:\\[bot\\])?(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}_])[,:]?[ \\t]*)`,
    "giu",
  );
  const elements = new Elements();
  let isMentioned = false;
  const clean = (paragraph: string) => {
    const closings = findBrackets(paragraph);
    let linked = 0;
    return replaceTokens(paragraph, form, (token, found) => {
      const at = form.lastIndex - token.length;
      if (found.unseen !== undefined) return skipUnseen(paragraph, form, found.unseen);
      if (found.name !== undefined) return elements.read(found.name, found);
      if (found.title !== undefined) return `](${found.address})`;
      const closing = closings.get(form.lastIndex - 1);
      if (found.picture !== undefined && closing !== undefined) form.lastIndex = closing;
      if (found.picture !== undefined) return token;
      if (found.link !== undefined) linked = Math.max(linked, closing ?? 0);
      if (found.mention === undefined || at < linked || elements.open > 0) return undefined;
      isMentioned = true;
      return "";
    });
  };
  const text = splitBlocks(removeInvisible(body).replace(/[\uE000\uE001]/g, ""))
    .map((block) => (block.isText ? clean(block.lines.join("\n").replace(DEFINITION, "")) : block.lines.join("\n")))
    .join("\n")
    .replace(/\uE000[^\uE001]*\uE001?/g, "")
    .trim();
  return { isMentioned, isHelp: /^help[.!?]?$/i.test(text), text };
}

/** Elements of HTML over all paragraphs. Only a tag of its own name ends one, as readers differ about others. */
class Elements {
  /** Those whose words are of others, or not read. */
  open = 0;
  #empty = 0;
  readonly #counts = new Map<string, { count: number; isEmpty: boolean }>();

  /** The tag without attributes; a mark where what is not read begins or ends. */
  read(written: string, { slash = "", attributes = "" }: Readonly<Record<string, string | undefined>>): string {
    const name = written.toLowerCase();
    const element = this.#counts.get(name) ?? { count: 0, isEmpty: false };
    const wasEmpty = this.#empty > 0;
    const isEmpty = slash === "" && (EMPTY.test(name) || HIDDEN.test(attributes));
    const isOpened = slash === "" && !VOID.test(name) && (isEmpty || element.count > 0 || QUOTING.test(name));
    const change = isOpened ? 1 : slash === "" ? 0 : -Math.min(1, element.count);
    if (isOpened && isEmpty && !element.isEmpty) this.#empty += element.count;
    element.isEmpty = (element.isEmpty && element.count > 0) || (isOpened && isEmpty);
    if (element.isEmpty) this.#empty += change;
    element.count += change;
    this.open += change;
    this.#counts.set(name, element);
    if (wasEmpty === this.#empty > 0) return `<${slash}${written}>`;
    return wasEmpty ? "\uE001" : "\uE000";
  }
}

/** Undefined for what does not end in its paragraph, which shows as text. */
function skipUnseen(paragraph: string, form: RegExp, opening: string): string | undefined {
  const closing = UNSEEN[opening as keyof typeof UNSEEN];
  if (paragraph.lastIndexOf(closing) < form.lastIndex) return undefined;
  form.lastIndex = paragraph.indexOf(closing, form.lastIndex) + closing.length;
  return "";
}

/** By where a bracket opens: where it closes. */
function findBrackets(text: string): Map<number, number> {
  const open: number[] = [];
  const closings = new Map<number, number>();
  for (const { 0: mark, index } of text.matchAll(/\\.|[[\]]/g)) {
    if (mark === "[") open.push(index);
    const opening = mark === "]" ? open.pop() : undefined;
    if (opening !== undefined) closings.set(opening, index);
  }
  return closings;
}

type Block = { isText: boolean; lines: string[] };

/** Paragraphs and what is none of them, without quotes and what is unseen. A line right below a quote belongs to it. */
function splitBlocks(body: string): Block[] {
  const lines = body.replace(/\r\n?/g, "\n").split("\n");
  const kinds = classifyLines(lines);
  const blocks: Block[] = [];
  let isQuoted = false;
  let isNote = false;
  let end: string | undefined;
  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === "";
    const opening = kinds[index] === "plain" && end === undefined ? UNSEEN_LINE.exec(line)?.[1] : undefined;
    if (opening !== undefined) end = UNSEEN[opening.toLowerCase() as keyof typeof UNSEEN];
    const isUnseen = end !== undefined || kinds[index] === "comment";
    if (end !== undefined && line.includes(end)) end = undefined;
    isQuoted = kinds[index] === "plain" && !isBlank && (isQuoted || QUOTE.test(line) || FOOTNOTE.test(line));
    // One that nothing refers to is not shown.
    isNote = FOOTNOTE.test(line) || (isNote && (isBlank || isQuoted || INDENTED.test(line)));
    if (isQuoted || isUnseen || isNote) continue;
    const last = blocks.at(-1);
    const isCode = INDENTED.test(line) && last?.isText !== true;
    const isText = kinds[index] === "plain" && !isBlank && !isCode;
    if (last !== undefined && last.isText === isText) last.lines.push(line);
    else blocks.push({ isText, lines: [line] });
  }
  return blocks;
}
