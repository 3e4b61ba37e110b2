import { shorten } from "./text.ts";

const ESCAPE_TOKENS =
  /(?<!`)(?<ticks>`+)(?!`)(?<code>[^`]|[^`][\s\S]*?[^`])\k<ticks>(?!`)|(?<url>https?:\/\/[^\s<>`|*]+)|(?<mention>(?<![\w`/.@-])@[a-z\d](?:[\w./-]*[\w])?)/gi;

/**
 * Makes one line of somebody else's text safe to stand in GitHub markdown: it shows as it was written, code
 * spans stay code, an `@name` becomes code (no ping, and most are decorators or packages anyway), and nothing in it
 * opens HTML, links, images, emphasis, tables or another block.
 */
export function escapeMarkdown(line: string): string {
  const text = line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, " ").trim();
  let escaped = "";
  let end = 0;
  for (const match of text.matchAll(ESCAPE_TOKENS)) {
    escaped += escapePlain(text.slice(end, match.index));
    const { mention } = match.groups ?? {};
    escaped += mention === undefined ? match[0] : `\`${mention}\``;
    end = match.index + match[0].length;
  }
  return escapeBlock(escaped + escapePlain(text.slice(end)));
}

function escapePlain(text: string): string {
  return (
    text
      .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
      .replace(/[*~|`[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
      .replace(/&(?=#?\w+;)/g, "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
      // What is left is no mention in this text, but could become one beside what stands before it.
      .replace(/@(?=\w)(?<![\w.]@)/g, "@\u200B")
  );
}

/** Keeps a line from opening a heading, a list or a rule where it stands first in an entry. */
function escapeBlock(text: string): string {
  return text.replace(/^(?:#{1,6}(?=\s|$)|[-+=](?=[\s-=]|$))/, "\\$&").replace(/^(\d{1,9})([.)])(?=\s|$)/, "$1\\$2");
}

/**
 * Makes a longer text safe in the same way: its lists, quotes of code and blank lines stay what they are, and
 * fenced code is left as it is and always closed.
 */
export function escapeMarkdownText(text: string): string {
  const lines: string[] = [];
  let fence: string | undefined;
  for (const line of text.split("\n")) {
    const marker = /^\s*(`{3,}|~{3,})([^`]*)$/.exec(line)?.[1];
    if (fence !== undefined) {
      lines.push(line);
      if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
    } else if (marker !== undefined) {
      fence = marker;
      lines.push(line);
    } else {
      const item = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(?=\S)/.exec(line)?.[0] ?? /^\s*/.exec(line)?.[0] ?? "";
      lines.push(`${item.replaceAll("\t", "  ")}${escapeMarkdown(line.slice(item.length))}`.trimEnd());
    }
  }
  if (fence !== undefined) lines.push(fence);
  return lines.join("\n");
}

/**
 * The start of a Markdown text that fits into `longest` characters together with `pointer`, which says where the rest is.
 * It ends between two items; what is open there (code, a folded block) is closed. A text that fits stays as it is.
 */
export function cutMarkdown(text: string, longest: number, pointer: string): string {
  if (text.length <= longest) return text;
  const lines = text.split("\n");
  let fence = "";
  let folds = 0;
  let length = pointer.length + 2;
  let kept = 0;
  let closing = "";
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = "";
    if (fence === "") folds = Math.max(folds + count(line, /<details[\s>]/gi) - count(line, /<\/details>/gi), 0);
    const open = `${fence === "" ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
    length += line.length + 1;
    if (length + open.length > longest) break;
    if (goesOn(lines, index + 1)) continue;
    kept = index + 1;
    closing = open;
  }
  const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
  return start === "" ? pointer : `${start}\n\n${pointer}`;
}

/** Whether what comes next belongs to the item above: it is indented, also after a blank line. */
function goesOn(lines: readonly string[], from: number): boolean {
  let next = from;
  while (next < lines.length && lines[next]?.trim() === "") next += 1;
  return /^\s/.test(lines[next] ?? "");
}

function count(line: string, form: RegExp): number {
  return line.match(form)?.length ?? 0;
}

const LONGEST_LINE = 20_000;
const UNSEEN = /(?!\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const OPENING = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^( *)(`{3,}|~{3,})\s*$/;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const CONTAIN_TOKENS = new RegExp(
  [
    /(?<kept>\\[!-/:;=-@[-`{-~]|<https?:\/\/[^\s<>`]*>|https?:\/\/[^\s<>`|*()[\]]+)/,
    /(?<code>(?<!`)(?<ticks>`+)(?!`)(?:[^`]|[^`].*?[^`])\k<ticks>(?!`))/,
    /(?<lone>`{3,}|~{3,})/,
    /(?<link>\][(:])(?=\s*<?[a-z][a-z\d+.-]*:)(?!\s*<?(?:https?|mailto):)/,
    /(?<tag>\\?<)(?=[a-z/!?])/,
    /(?<mention>(?<!\w)@)(?=[a-z\d])/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gi",
);

/** A block of code that is open. */
type Fence = { indent: string; mark: string };

/**
 * Keeps a document that a service wrote in Markdown as it is, but for what could leave the block that it is put into
 * or reach a person: HTML becomes text (a fold becomes a bold line), an `@name` is no mention, links lead to web and
 * mail addresses only, and code is always closed. At most four times as long.
 */
export function containMarkdown(text: string): string {
  const contained: string[] = [];
  let fence: Fence | undefined;
  const lines = text.trim().split(/\r\n?|\n/);
  for (const line of lines.map(prepareLine)) {
    // A list item that ends takes its fence with it, the top of the document would not: closed, all readers agree.
    if (fence !== undefined && line.trim() !== "" && !line.startsWith(fence.indent)) {
      contained.push(fence.indent + fence.mark);
      fence = undefined;
    }
    if (fence === undefined) {
      fence = openFence(line);
      const kept = fence === undefined ? containLine(line) : [line];
      // Where a fold was, one blank line is enough.
      for (const piece of kept) if (piece !== "" || contained.at(-1) !== "") contained.push(piece);
    } else if (closes(line, fence)) {
      contained.push(fence.indent + fence.mark);
      fence = undefined;
    } else contained.push(line);
  }
  if (fence !== undefined) contained.push(fence.indent + fence.mark);
  return contained.join("\n").trim();
}

/** Spaces for what leads a line, since how far a tab reaches depends on what it stands in. */
function prepareLine(raw: string): string {
  const line = shorten(raw.replace(UNSEEN, " "), LONGEST_LINE);
  return line.replace(/^[ \t]+/, (lead) => lead.replaceAll("\t", "    "));
}

/** Deeper, in a quote or behind a list's mark, readers may differ about what is code: there it becomes text. */
function openFence(line: string): Fence | undefined {
  const [, indent, mark] = OPENING.exec(line) ?? [];
  return indent === undefined || mark === undefined ? undefined : { indent, mark };
}

function closes(line: string, { indent, mark }: Fence): boolean {
  const [, lead = "", closing = ""] = CLOSING.exec(line) ?? [];
  return closing.startsWith(mark) && lead.length <= indent.length + 3;
}

function containLine(line: string): string[] {
  if (FOLD.test(line)) return [];
  const title = FOLD_TITLE.exec(line)?.[1];
  return title === undefined ? [containPieces(line)] : ["", `**${containPieces(title)}**`, ""];
}

function containPieces(line: string): string {
  return line.replace(CONTAIN_TOKENS, (piece, ...rest: unknown[]) => {
    const { code, lone, link, tag, mention } = rest.at(-1) as Record<string, string | undefined>;
    // An entity would show as such in code. Whether it is code all over is another question: a table cuts it, a link too.
    if (code !== undefined) return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
    if (lone !== undefined) return lone.replace(/[`~]/g, "\\$&");
    if (link !== undefined) return `]\\${link.slice(1)}`;
    if (tag !== undefined) return "&lt;";
    return mention === undefined ? piece : "@\u200B";
  });
}
