import { FenceScanner } from "../../shared/markdown/fences.ts";
import { maskInlineCode, replaceTokens } from "../../shared/markdown/markdown.ts";
import { measureIndent, trimTrailing } from "../../shared/text.ts";

/** `language`: of a code block, in lower case; empty where none is named. */
export type TextPart = { kind: "prose" | "span" | "block"; text: string; language: string };

const DIRECTIVE = /^\s*\.\. (?:code|code-block|sourcecode|parsed-literal)::[ \t]*([\w+-]*)/;
const SOURCE = /^\[source(?:[,%]+([\w+-]+))?/;
const LIST_ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;

/** Paragraphs, inline code and code blocks of Markdown, reStructuredText and AsciiDoc, in their order. */
export function splitParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  const paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) parts.push(...splitInline(paragraph.join("\n")));
    paragraph.length = 0;
  };
  const blocks = new BlockScanner();
  for (const line of text.split(/\r?\n/)) {
    const language = blocks.read(line);
    if (language !== undefined) {
      endParagraph();
      const last = parts.at(-1);
      if (last?.kind === "block" && !blocks.isFirst) last.text += `\n${line}`;
      else parts.push({ kind: "block", text: blocks.isFirst && blocks.isMark ? "" : line, language });
    } else if (line.trim() === "") endParagraph();
    else paragraph.push(line);
  }
  endParagraph();
  return parts;
}

/** What is not code, in paragraphs; inline code is a blank in it. */
export function readProse(text: string): string {
  const prose = splitParts(text).filter(({ kind }) => kind === "prose");
  return prose.map((part) => part.text).join("\n\n");
}

/**
 * What a reader of Markdown, MDX or Vue could see as text: fences and inline code are code only where all of them agree.
 * Of other formats, as {@link readProse}.
 */
export function readText(path: string, text: string, maxIndent = Number.POSITIVE_INFINITY): string {
  if (/\.(?:rst|adoc|asciidoc)$/i.test(path)) return readProse(text);
  const [open, left] = [new FenceScanner(maxIndent), new FenceScanner(maxIndent)];
  const lines = text.split(/\r?\n/).map((line) => {
    // Some end a fence with its list item.
    left.leave(line);
    const isCode = [open, left].map((fences) => fences.isCode(line));
    if (!isCode.includes(false)) return "";
    return line.includes("\\`")
      ? line
      : line
          .split(/(?<!\\)\|/)
          .map(maskInlineCode)
          .join("|");
  });
  return lines.join("\n");
}

/** Finds code blocks line by line. */
class BlockScanner {
  /** Whether the last line was the first of its block. */
  isFirst = false;
  /** Whether that line only opens the block. */
  isMark = false;
  readonly #fences = new FenceScanner(Number.POSITIVE_INFINITY);
  #language: string | undefined;
  /** Until a line of this text (AsciiDoc), or while lines have this indent (reStructuredText, Markdown). */
  #end: string | number | undefined;
  #pending: { language: string; indent: number | undefined } | undefined;
  #wasBlank = true;
  #isList = false;

  /** The language of the block that the line is in; undefined for prose. */
  read(line: string): string | undefined {
    const before = this.#language;
    const language = this.#readBlock(line);
    this.isFirst = language !== undefined && (before === undefined || this.isMark);
    this.#language = language;
    const isBlank = line.trim() === "";
    if (!isBlank && language === undefined) this.#isList = LIST_ITEM.test(line) || (this.#isList && /^\s/.test(line));
    this.#wasBlank = isBlank;
    return language;
  }

  #readBlock(line: string): string | undefined {
    this.isMark = false;
    if (this.#end !== undefined) return this.#readOpen(line);
    const wasOpen = this.#fences.closingLine !== undefined;
    if (this.#fences.isCode(line)) {
      this.isMark = !wasOpen;
      return wasOpen ? this.#language : (/^[\s`~]*\{?\.?([\w+-]*)/.exec(line)?.[1] ?? "").toLowerCase();
    }
    return this.#readPending(line) ?? this.#openIndented(line);
  }

  #readOpen(line: string): string | undefined {
    const isMark = typeof this.#end === "string";
    const isOver = isMark
      ? line.trimEnd() === this.#end
      : line.trim() !== "" && measureIndent(line) < Number(this.#end);
    if (!isOver) return this.#language;
    this.#end = undefined;
    return isMark ? undefined : this.#readBlock(line);
  }

  #readPending(line: string): string | undefined {
    const directive = DIRECTIVE.exec(line) ?? (/\S::\s*$/.test(line) && !/^\s*\.\. /.test(line) ? [line, ""] : null);
    if (directive !== null) {
      this.#pending = { language: (directive[1] ?? "").toLowerCase(), indent: measureIndent(line) };
      return undefined;
    }
    const source = SOURCE.exec(line);
    if (source !== null) {
      this.#pending = { language: (source[1] ?? "").toLowerCase(), indent: undefined };
      return undefined;
    }
    if (this.#pending === undefined || line.trim() === "") return undefined;
    const { language, indent } = this.#pending;
    if (indent !== undefined && /^\s+:[\w-]+:/.test(line)) return undefined;
    this.#pending = undefined;
    if (indent === undefined) {
      if (!/^(?:-{4,}|\.{4,})\s*$/.test(line)) return undefined;
      this.#end = line.trimEnd();
      this.isMark = true;
      return language;
    }
    if (measureIndent(line) <= indent) return undefined;
    this.#end = indent + 1;
    return language;
  }

  #openIndented(line: string): string | undefined {
    if (!this.#wasBlank || this.#isList || !/^(?: {4}|\t)\s*\S/.test(line)) return undefined;
    this.#end = 1;
    return "";
  }
}

function splitInline(paragraph: string): TextPart[] {
  const spans: TextPart[] = [];
  const prose = replaceTokens(paragraph, /(?<ticks>`+)/g, (token, { code }) => {
    if (code === undefined) return undefined;
    spans.push({ kind: "span", text: trimTrailing(token.replace(/^`+/, ""), /`/).trim(), language: "" });
    return " \u0000 ";
  });
  return [{ kind: "prose", text: prose, language: "" }, ...spans];
}
