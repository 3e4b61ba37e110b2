import { FenceScanner, replaceTokens, type Token } from "../../../shared/markdown.ts";
import { removeInvisible } from "../../../shared/text.ts";

/** What a text asks of us. */
export type ParsedRequest = {
  isMentioned: boolean;
  /** Whether it asks only what can be asked. */
  isHelp: boolean;
  /** Without mentions of us, quotes, which are the words of others, and what readers do not see, such as comments. */
  text: string;
};

const MARKERS = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])(?:[ \t]{1,9}|$)){0,9}/;
const QUOTE = /^\s*>/;
const FOOTNOTE = /^\s*\[\^[^\]\s]+\]:/;
const INDENTED = /^(?: {4}|\t)/;
/** What shows of the line that opens a fence: of its other words nothing does. */
const FENCE = /^([^`~]*[`~]+[ \t]*(?:[\w+#.-]{1,20}(?!\S))?).*/;
/** Each with what ends it. */
const UNSEEN: Readonly<Record<string, string>> = { "<!--": "-->", "<?": "?>", "<![": "]]>", "<!": ">" };
const UNSEEN_LINE = /^\s*(<(?:!--|\?|!\[|!(?=[a-z])))/i;

const LABEL = /(?<!\\)\[(?:[^[\]\\]|\\[\s\S])+\]/.source;
const BRACKETED = /(?<!\\)<(?:[^<>\\\n]|\\.)*>/.source;
const TITLE = /(?<!\s)\s+(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\((?:[^()\\]|\\[\s\S])*\))/.source;
const DEFINITION = new RegExp(`${MARKERS.source}${LABEL}:\\s*(?:${BRACKETED}|[^\\s<]\\S*)(?:${TITLE})?[ \\t]*$`, "gm");
const NAMED = new RegExp(`(${LABEL}):`, "g");
const ADDRESS = `(?<address>${BRACKETED}|${/(?:[^\s()<>\\]|\\.|\([^\s()<>\\]*\))+/.source})`;
const LINK = `(?<picture>!\\[)|(?<link>\\[)|\\]\\(\\s*${ADDRESS}(?<title>${TITLE})\\s*\\)|\\](?<label>${LABEL})`;

/** What shows the words of others, or names, and what shows nothing. */
const QUOTING = /^(?:code|pre|tt|samp|kbd|a)$/i;
const EMPTY =
  /^(?:blockquote|q|template|script|style|title|textarea|no(?:script|embed|frames)|select|datalist|rp|dialog|iframe|xmp|svg|math|object|audio|video|canvas)$/i;
const HIDDEN = /[\s/"'](?:aria-)?hidden(?![\w-])/i;
const TAG = /<(?<slash>\/?)(?<name>[a-z][a-z\d-]*)(?<attributes>(?:[\s/](?:[^<>"']|"[^"]*"|'[^']*')*)?)>/.source;

/** Mentions are of GitHub's form (`@name`, in any case), outside code, links, quotes and comments, also those of HTML. */
export function parseRequest(body: string, name: string): ParsedRequest {
  const form = new RegExp(
    `(?<ticks>\`+)|(?<unseen><(?:!--|\\?|!\\[|!(?=[a-z])))|${TAG}|${LINK}|(?<mention>(?<![\\p{L}\\p{N}_@/.\\\\-])@${RegExp.escape(name)}(?:\\[bot\\])?(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}_])[,:]?[ \\t]*)`,
    "giu",
  );
  const shown = removeInvisible(body).replaceAll("\uE000", "");
  const defined = new Set(Array.from(shown.matchAll(NAMED), ([, label = ""]) => normalizeLabel(label)));
  const marks: Token[] = [];
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
      if (found.title !== undefined) return `](${found.address})`;
      if (found.label !== undefined && defined.has(normalizeLabel(found.label))) return "]";
      if (found.label !== undefined) form.lastIndex = at + 1;
      const closing = closings.get(form.lastIndex - 1);
      if (found.picture !== undefined && closing !== undefined) form.lastIndex = closing;
      if (found.picture !== undefined) return token;
      if (found.link !== undefined) linked = Math.max(linked, closing ?? 0);
      const isMark = found.name !== undefined || (found.mention !== undefined && at >= linked);
      if (isMark) marks.push(found);
      return isMark ? "\uE000" : undefined;
    });
  };
  const blocks = splitBlocks(shown).map(({ isText, lines }) =>
    isText ? clean(lines.join("\n").replace(DEFINITION, "")) : lines.join("\n"),
  );
  const { isMentioned, text } = readMarks(blocks.join("\n").split("\uE000"), marks);
  return { isMentioned, isHelp: /^help[.!?]?$/i.test(text), text };
}

const normalizeLabel = (label: string) => label.replace(/\s+/g, " ").toLowerCase();

/** `parts` are the text between the marks, which are mentions and tags; tags stay without attributes. */
function readMarks(parts: readonly string[], marks: readonly Token[]): { isMentioned: boolean; text: string } {
  const closings = pairTags(marks);
  let [text, isMentioned, hiddenTo, quotedTo] = ["", false, -1, -1];
  for (const [index, part] of parts.entries()) {
    if (index > hiddenTo) text += part;
    const { name = "", slash, attributes = "", mention = "" } = marks[index] ?? {};
    const closing = closings.get(index) ?? -1;
    if (index <= hiddenTo || index === marks.length) continue;
    if (closing > 0 && (EMPTY.test(name) || HIDDEN.test(attributes))) hiddenTo = closing;
    else if (name !== "") text += `<${slash}${name}>`;
    else if (index < quotedTo) text += mention;
    else isMentioned = true;
    if (QUOTING.test(name)) quotedTo = Math.max(quotedTo, closing);
  }
  return { isMentioned, text: text.trim() };
}

/** By the place of a tag: that of the tag of its own name that closes it. Readers differ about others. */
function pairTags(marks: readonly Token[]): Map<number, number> {
  const open = new Map<string, number[]>();
  const closings = new Map<number, number>();
  for (const [index, { name = "", slash }] of marks.entries()) {
    const opened = open.get(name.toLowerCase()) ?? [];
    const opening = slash === "/" ? opened.pop() : void opened.push(index);
    if (opening !== undefined) closings.set(opening, index);
    open.set(name.toLowerCase(), opened);
  }
  return closings;
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
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  const blocks: Block[] = [];
  let [isQuoted, isNote, isListed, end] = [false, false, false, ""];
  for (const line of body.replace(/\r\n?/g, "\n").split("\n")) {
    const isBlank = line.trim() === "";
    const last = blocks.at(-1);
    // What follows the markers of a list.
    const content = line.replace(MARKERS, ({ length }) => " ".repeat(length));
    if (isListed) fences.leave(line);
    const isFenced = fences.closingLine !== undefined;
    isListed &&= isFenced || isBlank || /^\s/.test(line) || last?.isText === true;
    const isIndented = !isListed && INDENTED.test(line);
    if (!isFenced && !isIndented) {
      isListed ||= content.trim() !== line.trim();
      if (end === "") end = UNSEEN[UNSEEN_LINE.exec(content)?.[1] ?? ""] ?? "";
    }
    const isUnseen = end !== "";
    if (isUnseen && line.includes(end)) end = "";
    const isPlain = !isUnseen && !((isFenced || !isIndented) && fences.isCode(isFenced ? line : content));
    const isNoted = !isIndented && FOOTNOTE.test(content);
    isQuoted = isPlain && !isBlank && (isQuoted || isNoted || (!isIndented && QUOTE.test(content)));
    // One that nothing refers to is not shown.
    isNote = isNoted || (isNote && (isBlank || isQuoted || INDENTED.test(line)));
    if (isQuoted || isUnseen || isNote) continue;
    const isText = isPlain && !isBlank && !(isIndented && last?.isText !== true);
    const shown = isFenced || isPlain ? line : line.replace(FENCE, "$1");
    if (last !== undefined && last.isText === isText) last.lines.push(shown);
    else blocks.push({ isText, lines: [shown] });
  }
  return blocks;
}
