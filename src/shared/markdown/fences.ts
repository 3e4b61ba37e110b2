/** Deeper quotes count as text. */
export const MAX_QUOTES = 9;

/** `quote` is in front of it, with marks of `depth` quotes. */
type Fence = { quote: string; depth: number; indent: string; mark: string };

/**
 * Fences indented by more than `maxIndent` spaces are text: readers differ about those in list items. One that is
 * indented by more than `maxClosing` more ends no code; to MDX, any does. Those within more than `maxQuotes` quotes are
 * text as well.
 */
export class FenceScanner {
  #fence: Fence | undefined;
  readonly #maxIndent: number;
  readonly #maxClosing: number;
  readonly #maxQuotes: number;

  constructor(maxIndent = 3, maxClosing = 3, maxQuotes = 0) {
    this.#maxIndent = maxIndent;
    this.#maxClosing = maxClosing;
    this.#maxQuotes = maxQuotes;
  }

  /** `offset` is that of the list item's text that the line is in. */
  isCode(line: string, offset = 0): boolean {
    const inner = this.#unquote(line);
    if (this.#fence !== undefined && inner !== undefined) {
      const [, lead = "", mark = ""] = /^([ \t]*)(`{3,}|~{3,})[ \t\r\n]*$/.exec(inner) ?? [];
      if (mark.startsWith(this.#fence.mark) && lead.length <= this.#fence.indent.length + this.#maxClosing)
        this.#fence = undefined;
      return true;
    }
    this.#fence = undefined;
    const { depth, rest } = readQuote(line, this.#maxQuotes, this.#maxIndent + offset);
    const [, indent, mark] = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})/.exec(rest) ?? [];
    if (indent === undefined || mark === undefined) return false;
    if (indent.replaceAll("\t", "    ").length > this.#maxIndent + (depth > 0 ? 0 : offset)) return false;
    this.#fence = { quote: line.slice(0, line.length - rest.length), depth, indent, mark };
    return true;
  }

  /** Of a line in the quotes of the open code, what stands behind their marks. */
  #unquote(line: string): string | undefined {
    const { quote, depth } = this.#fence ?? { quote: "", depth: 0 };
    const lead = quote.length - quote.trimStart().length;
    const { depth: found, rest } = readQuote(line.slice(lead), depth, Math.max(0, 3 - lead));
    return found === depth && line.startsWith(" ".repeat(lead)) ? (depth === 0 ? line : rest) : undefined;
  }

  get closingLine(): string | undefined {
    return this.#fence && this.#fence.quote + this.#fence.indent + this.#fence.mark;
  }

  /** Closes the code if the line ends its list item or its quote. Returns the closing line then. */
  leave(line: string): string | undefined {
    if (this.#fence === undefined) return undefined;
    const { depth, indent } = this.#fence;
    if (depth > 0 ? this.#unquote(line) !== undefined : line.trim() === "" || line.startsWith(indent)) return undefined;
    const { closingLine } = this;
    this.#fence = undefined;
    return closingLine;
  }
}

/** How far the text of list items is indented, as CommonMark reads it; too little where that is not certain. */
export class ItemScanner {
  #offsets: number[] = [];
  #isBlank = true;

  /** Of the innermost item that a line outside of code is in. */
  measure(line: string): number {
    const indent = line.search(/\S/);
    if (indent !== -1) this.#offsets = this.#offsets.filter((offset) => offset <= indent);
    const offset = this.#offsets.at(-1) ?? 0;
    const [lead = "", ordered] = /^ *(?:[-*+]|(\d{1,9})[.)]) {1,4}(?=\S)/.exec(line) ?? [];
    // Only a list that begins with 1 ends a paragraph.
    const isItem = lead !== "" && indent <= offset + 3 && (this.#isBlank || ordered === undefined || ordered === "1");
    if (isItem) this.#offsets.push(lead.length);
    this.#isBlank = indent === -1;
    return offset;
  }
}

/** What stands behind at most `max` marks of a quote, the first indented by at most `indent` spaces. */
function readQuote(line: string, max: number, indent: number): { depth: number; rest: string } {
  let [depth, rest] = [0, line];
  while (depth < max) {
    const [mark = "", lead = ""] = /^( *)> ?/.exec(rest) ?? [];
    if (mark === "" || lead.length > (depth === 0 ? indent : 3)) break;
    rest = rest.slice(mark.length);
    depth += 1;
  }
  return { depth, rest };
}
