import { shorten } from "../../shorten.ts";

const LONGEST_LINE = 20_000;
const UNSEEN = /(?!\t)\p{Cc}|[\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;
const OPENING = /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING = /^( *)(`{3,}|~{3,})\s*$/;
const FOLD = /^ {0,3}<\/?details(?: open)?>\s*$/i;
const FOLD_TITLE = /^ {0,3}(?:<details(?: open)?>)?\s*<summary>(.*?)<\/summary>\s*$/i;
const PIECES = new RegExp(
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
  return line.replace(PIECES, (piece, ...rest: unknown[]) => {
    const { code, lone, link, tag, mention } = rest.at(-1) as Record<string, string | undefined>;
    // An entity would show as such in code. Whether it is code all over is another question: a table cuts it, a link too.
    if (code !== undefined) return code.replace(/<(?=[a-z/!?])/gi, "<\u200B");
    if (lone !== undefined) return lone.replace(/[`~]/g, "\\$&");
    if (link !== undefined) return `]\\${link.slice(1)}`;
    if (tag !== undefined) return "&lt;";
    return mention === undefined ? piece : "@\u200B";
  });
}
