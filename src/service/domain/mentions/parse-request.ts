import { replaceTokens } from "../../../shared/inline-code.ts";
import { removeInvisible } from "../../../shared/invisible.ts";
import { FenceScanner } from "../../../shared/markdown.ts";

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
const FOOTNOTE = /^[ \t]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}){0,5}\[\^[^\]\s]+\]:/;
const INDENTED = /^(?: {4}|\t)/;
const DEFINITION =
  /^[ \t]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}){0,5}\[(?:[^[\]\\]|\\.)+\]:\s*(?:<[^<>\n]*>|[^\s<]\S*)(?:\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^()]*\)))?[ \t]*$/gms;
/** Each with what ends it. */
const UNSEEN: Readonly<Record<string, string>> = { "<!--": "-->", "<?": "?>", "<![": "]]>", "<!": ">" };
const UNSEEN_LINE = /^ {0,3}(<(?:!--|\?|!\[|!(?=[a-z])))/i;
/** What shows the words of others, or names, and what shows nothing. */
const QUOTING = /^(?:code|pre|tt|samp|kbd|a)$/;
const EMPTY =
  /^(?:blockquote|q|template|script|style|title|textarea|noscript|select|dialog|iframe|xmp|svg|math|object|audio|video|canvas)$/;
const HIDDEN = /\s(?:hidden|style|aria-hidden|(?:width|height|size)\s*=\s*["']?0)/i;
const VOID = /^(?:img|br|hr|wbr|input|source|col|area)$/;
const TAG = /(?<tag><(?<slash>\/?)(?<name>[a-z][a-z\d-]*)(?<attributes>(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?)>)/
  .source;
const LINK =
  /(?<picture>!\[)|(?<link>\[)|\]\((?<address><[^<>\n]*>|[^\s()<>]*)(?<title>\s+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\([^()]*\)))\s*\)/
    .source;

/** Mentions are of GitHub's form (`@name`, in any case), outside code, links, quotes and comments, also those of HTML. */
export function parseRequest(body: string, name: string): ParsedRequest {
  const form = new RegExp(
    `(?<ticks>\`+)|(?<unseen><(?:!--|\\?|!\\[|!(?=[a-z])))|${TAG}|${LINK}|(?<mention>(?<![\\p{L}\\p{N}_@/.\\\\-])@${RegExp.escape(name)}(?:\\[bot\\])?(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}_])[,:]?[ \\t]*)`,
    "giu",
  );
  const elements = createElements();
  let isMentioned = false;
  const clean = (paragraph: string) => {
    const closings = findBrackets(paragraph);
    const ends = new Map(Object.values(UNSEEN).map((end) => [end, paragraph.lastIndexOf(end)]));
    let linked = 0;
    return replaceTokens(paragraph, form, (token, found) => {
      const at = form.lastIndex - token.length;
      const end = UNSEEN[found.unseen ?? ""];
      if (end !== undefined) {
        // One that does not end in its paragraph shows as text.
        if ((ends.get(end) ?? -1) < form.lastIndex) return undefined;
        form.lastIndex = paragraph.indexOf(end, form.lastIndex) + end.length;
        return "";
      }
      if (found.name !== undefined) return elements.read(found.name, found);
      if (found.title !== undefined) return `](${found.address})`;
      const closing = closings.get(form.lastIndex - 1);
      if (found.picture !== undefined && closing !== undefined) form.lastIndex = closing;
      if (found.picture !== undefined) return token;
      if (found.link !== undefined) linked = Math.max(linked, closing ?? 0);
      if (found.mention === undefined || at < linked || elements.areQuoting()) return undefined;
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
function createElements() {
  const quoting = new Map<string, number>();
  let empty = { name: "", depth: 0 };
  return {
    areQuoting: () => empty.depth > 0 || [...quoting.values()].some((count) => count > 0),
    /** The tag without attributes; a mark where what is not read begins or ends. */
    read: (written: string, { slash = "", attributes = "" }: Readonly<Record<string, string | undefined>>): string => {
      const name = written.toLowerCase();
      const change = slash === "" ? 1 : -1;
      if (empty.depth > 0) {
        if (name === empty.name) empty.depth += change;
        return empty.depth > 0 ? "" : "\uE001";
      }
      if (change === 1 && !VOID.test(name) && (EMPTY.test(name) || HIDDEN.test(attributes))) {
        empty = { name, depth: 1 };
        return "\uE000";
      }
      if (QUOTING.test(name)) quoting.set(name, Math.max(0, (quoting.get(name) ?? 0) + change));
      return `<${slash}${written}>`;
    },
  };
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
  const fences = new FenceScanner();
  const blocks: Block[] = [];
  let [isQuoted, isNote, end] = [false, false, ""];
  for (const line of lines) {
    const isBlank = line.trim() === "";
    if (end === "" && fences.closingLine === undefined) end = UNSEEN[UNSEEN_LINE.exec(line)?.[1] ?? ""] ?? "";
    const isUnseen = end !== "";
    if (isUnseen && line.includes(end)) end = "";
    const isPlain = !isUnseen && !fences.isCode(line);
    isQuoted = isPlain && !isBlank && (isQuoted || QUOTE.test(line) || FOOTNOTE.test(line));
    // One that nothing refers to is not shown.
    isNote = FOOTNOTE.test(line) || (isNote && (isBlank || isQuoted || INDENTED.test(line)));
    if (isQuoted || isUnseen || isNote) continue;
    const last = blocks.at(-1);
    const isCode = INDENTED.test(line) && last?.isText !== true;
    const isText = isPlain && !isBlank && !isCode;
    if (last !== undefined && last.isText === isText) last.lines.push(line);
    else blocks.push({ isText, lines: [line] });
  }
  return blocks;
}
