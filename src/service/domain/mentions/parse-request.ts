import { replaceTokens } from "../../../shared/inline-code.ts";
import { classifyLines } from "../../../shared/markdown.ts";

/** What a text asks of us. */
export type ParsedRequest = {
  isMentioned: boolean;
  /** Whether it asks only what can be asked. */
  isHelp: boolean;
  /** Without mentions of us, quotes, which are the words of others, and HTML comments, which readers do not see. */
  text: string;
};

// Also in a list.
const QUOTE = /^(?: {0,3}|[ \t]{0,20}(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4}){1,5})>/;
const INDENTED = /^(?: {4}|\t)/;

/** Mentions are of GitHub's form (`@name`, in any case), outside code, links, quotes and comments, also those of HTML. */
export function parseRequest(body: string, name: string): ParsedRequest {
  const form = new RegExp(
    `(?<ticks>\`+)|(?<comment><!--)|(?<opens><(?:code|pre|tt|a)\\b)|(?<closes></(?:code|pre|tt|a)>)|(?<mention>(?<![\\p{L}\\p{N}_@/.\\\\-])@${RegExp.escape(name)}(?:\\[bot\\])?(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}_])[,:]?[ \\t]*)`,
    "giu",
  );
  let isMentioned = false;
  const clean = (paragraph: string) => {
    let depth = 0;
    return replaceTokens(paragraph, form, (_, { mention, comment, opens, closes }) => {
      if (comment !== undefined) return skipComment(paragraph, form);
      if (opens !== undefined) depth += 1;
      if (closes !== undefined) depth = Math.max(0, depth - 1);
      if (mention === undefined || depth > 0) return undefined;
      isMentioned = true;
      return "";
    });
  };
  const text = splitBlocks(body)
    .map((block) => (block.isText ? clean(block.lines.join("\n")) : block.lines.join("\n")))
    .join("\n")
    .trim();
  return { isMentioned, isHelp: /^help[.!?]?$/i.test(text), text };
}

/** Undefined for one that does not end in its paragraph, which shows as text. */
function skipComment(paragraph: string, form: RegExp): string | undefined {
  if (paragraph.lastIndexOf(COMMENT_END) < form.lastIndex) return undefined;
  form.lastIndex = paragraph.indexOf(COMMENT_END, form.lastIndex) + COMMENT_END.length;
  return "";
}

const COMMENT_END = "-->";

type Block = { isText: boolean; lines: string[] };

/** Paragraphs and what is none of them, without quotes and comments. A line right below a quote belongs to it. */
function splitBlocks(body: string): Block[] {
  const lines = body.replace(/\r\n?/g, "\n").split("\n");
  const kinds = classifyLines(lines);
  const blocks: Block[] = [];
  let isQuoted = false;
  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === "";
    isQuoted = kinds[index] === "plain" && !isBlank && (isQuoted || QUOTE.test(line));
    if (isQuoted || kinds[index] === "comment") continue;
    const last = blocks.at(-1);
    const isCode = INDENTED.test(line) && last?.isText !== true;
    const isText = kinds[index] === "plain" && !isBlank && !isCode;
    if (last !== undefined && last.isText === isText) last.lines.push(line);
    else blocks.push({ isText, lines: [line] });
  }
  return blocks;
}
