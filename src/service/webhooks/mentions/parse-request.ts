import { FenceScanner } from "../../../shared/markdown/fences.ts";
import { replaceTokens, type Token } from "../../../shared/markdown/markdown.ts";
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

/** Stands for a mention or a tag until it is clear what shows. */
const MARK = "\uE000";

/** Mentions are of GitHub's form (`@name`, in any case), outside code, links, quotes and comments, also those of HTML. */
export function parseRequest(body: string, name: string): ParsedRequest {
  const form = new RegExp(
    `(?<ticks>\`+)|(?<unseen><(?:!--|\\?|!\\[|!(?=[a-z])))|${TAG}|${LINK}|(?<mention>(?<![\\p{L}\\p{N}_@/.\\\\-])@${RegExp.escape(name)}(?:\\[bot\\])?(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}_])[,:]?[ \\t]*)`,
    "giu",
  );
  const shown = removeInvisible(body).replaceAll(MARK, "");
  const defined = new Set(Array.from(shown.matchAll(NAMED), ([, label = ""]) => normalizeLabel(label)));
  const marks: Token[] = [];
  const blocks = splitBlocks(shown).map(({ isText, lines }) => {
    if (!isText) return lines.join("\n");
    const text = lines.join("\n").replace(DEFINITION, "");
    const ends = new Map(Object.values(UNSEEN).map((end) => [end, text.lastIndexOf(end)]));
    const paragraph = { text, form, defined, marks, ends, closings: findBrackets(text), linkedTo: 0 };
    return replaceTokens(text, form, (token, found) => replaceToken(paragraph, token, found));
  });
  const { isMentioned, text } = readMarks(blocks.join("\n").split(MARK), marks);
  return { isMentioned, isHelp: /^help[.!?]?$/i.test(text), text };
}

const normalizeLabel = (label: string) => label.replace(/\s+/g, " ").toLowerCase();

type Paragraph = {
  text: string;
  form: RegExp;
  /** Labels that have an address. */
  defined: ReadonlySet<string>;
  marks: Token[];
  /** Where each end of what is unseen is found last. */
  ends: ReadonlyMap<string, number>;
  closings: ReadonlyMap<number, number>;
  /** Where the link ends that was opened before. */
  linkedTo: number;
};

function replaceToken(paragraph: Paragraph, token: string, found: Token): string | undefined {
  const { form, defined, marks, closings, linkedTo } = paragraph;
  const at = form.lastIndex - token.length;
  const closing = closings.get(form.lastIndex - 1) ?? 0;
  if (found.unseen !== undefined) return skipUnseen(paragraph, UNSEEN[found.unseen] ?? "");
  if (found.title !== undefined) return `](${found.address})`;
  if (found.label !== undefined && defined.has(normalizeLabel(found.label))) return "]";
  if (found.label !== undefined) form.lastIndex = at + 1;
  if (found.picture !== undefined) {
    form.lastIndex = Math.max(form.lastIndex, closing);
    return token;
  }
  if (found.link !== undefined) paragraph.linkedTo = Math.max(linkedTo, closing);
  const isMark = found.name !== undefined || (found.mention !== undefined && at >= linkedTo);
  if (isMark) marks.push(found);
  return isMark ? MARK : undefined;
}

/** One that does not end in its paragraph shows as text. */
function skipUnseen({ text, form, ends }: Paragraph, end: string): string | undefined {
  if ((ends.get(end) ?? -1) < form.lastIndex) return undefined;
  form.lastIndex = text.indexOf(end, form.lastIndex) + end.length;
  return "";
}

/** `parts` are the text between the marks, which are mentions and tags; tags stay without attributes. */
function readMarks(parts: readonly string[], marks: readonly Token[]): { isMentioned: boolean; text: string } {
  const closings = pairTags(marks);
  let [text, isMentioned, hiddenTo, quotedTo] = ["", false, -1, -1];
  for (const [index, part] of parts.entries()) {
    if (index <= hiddenTo) continue;
    text += part;
    const mark = marks[index];
    if (mark === undefined) break;
    const { name = "", slash, attributes = "", mention = "" } = mark;
    const closing = closings.get(index) ?? -1;
    if (closing > 0 && hidesContent(name, attributes)) hiddenTo = closing;
    else if (name !== "") text += `<${slash}${name}>`;
    else if (index < quotedTo) text += mention;
    else isMentioned = true;
    if (QUOTING.test(name)) quotedTo = Math.max(quotedTo, closing);
  }
  return { isMentioned, text: text.trim() };
}

const hidesContent = (name: string, attributes: string) => EMPTY.test(name) || HIDDEN.test(attributes);

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
  const reader = new LineReader();
  const blocks: Block[] = [];
  for (const line of body.replace(/\r\n?/g, "\n").split("\n")) {
    const last = blocks.at(-1);
    const read = reader.read(line, last?.isText === true);
    if (read === undefined) continue;
    if (last?.isText === read.isText) last.lines.push(read.shown);
    else blocks.push({ isText: read.isText, lines: [read.shown] });
  }
  return blocks;
}

/** Reads line by line: what a line is depends on those above. */
class LineReader {
  readonly #fences = new FenceScanner(Number.POSITIVE_INFINITY);
  #isListed = false;
  #isQuoted = false;
  #isNote = false;
  /** What ends the text that is unseen; empty outside of one. */
  #end = "";

  /** Undefined for a line that is unseen or others' words. */
  read(line: string, isBelowText: boolean): { isText: boolean; shown: string } | undefined {
    const isBlank = line.trim() === "";
    // What follows the markers of a list.
    const content = line.replace(MARKERS, ({ length }) => " ".repeat(length));
    const { isFenced, isIndented } = this.#place(line, isBelowText || isBlank);
    const isInFlow = !isFenced && !isIndented;
    if (isInFlow) this.#isListed ||= content.trim() !== line.trim();
    const isUnseen = this.#isUnseen(line, isInFlow ? content : "");
    const isCode = !isUnseen && (isFenced || !isIndented) && this.#fences.isCode(isFenced ? line : content);
    const isPlain = !isUnseen && !isCode;
    const isSaid = this.#isOthers(line, { content: isIndented ? "" : content, isPlain, isBlank });
    if (isSaid || isUnseen) return undefined;
    const isText = isPlain && !isBlank && (!isIndented || isBelowText);
    return { isText, shown: isFenced || isPlain ? line : line.replace(FENCE, "$1") };
  }

  #place(line: string, continues: boolean) {
    if (this.#isListed) this.#fences.leave(line);
    const isFenced = this.#fences.closingLine !== undefined;
    this.#isListed &&= isFenced || continues || /^\s/.test(line);
    return { isFenced, isIndented: !this.#isListed && INDENTED.test(line) };
  }

  #isUnseen(line: string, opening: string): boolean {
    if (this.#end === "") this.#end = UNSEEN[UNSEEN_LINE.exec(opening)?.[1] ?? ""] ?? "";
    const isUnseen = this.#end !== "";
    if (line.includes(this.#end)) this.#end = "";
    return isUnseen;
  }

  /** Whether a line is quoted, or of a footnote: one that nothing refers to is not shown. */
  #isOthers(line: string, { content, isPlain, isBlank }: { content: string; isPlain: boolean; isBlank: boolean }) {
    const isNoted = FOOTNOTE.test(content);
    this.#isQuoted = isPlain && !isBlank && (this.#isQuoted || isNoted || QUOTE.test(content));
    this.#isNote = isNoted || (this.#isNote && (isBlank || this.#isQuoted || INDENTED.test(line)));
    return this.#isQuoted || this.#isNote;
  }
}
