import { quoteText, trimTrailing } from "../text.ts";

export type LinkedPage = { title: string; excerpt: string | undefined };

/** Ambiguous: `a/b` + `c` reads the same as `a` + `b/c`. */
export type RefAndPath = readonly string[];

const MAX_EXCERPT = 300;
// What is cleaned of marks before it is cut: links in it can be long.
const MAX_MARKED_START = 5000;
const PROSE = /(^|\/)[^./]*$|\.(md|mdx|markdown|txt|rst|adoc)$/i;

/** Undefined where no text is left. */
export const excerptOf = {
  markdown: (markdown: string): string | undefined => {
    // Templates of issues begin with comments for the author.
    const shown = markdown
      .replace(/<!--[\s\S]*?(-->|$)/g, "")
      .slice(0, MAX_MARKED_START)
      .replace(/!\[[^[\]\n]*\]\([^[)\n]*\)/g, "")
      .replace(/\[([^[\]\n]*)\]\([^[)\n]*\)/g, "$1")
      .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, "")
      .replace(/\*\*|__|`/g, "");
    return parseTextPage(shown).excerpt;
  },
  text: (text: string): string | undefined => quoteText(text, MAX_EXCERPT) || undefined,
  file: (path: string, content: string): string | undefined => {
    if (content.includes("\0")) return undefined;
    return PROSE.test(path) ? excerptOf.markdown(content) : excerptOf.text(content.slice(0, MAX_MARKED_START));
  },
};

export function describeMessage(message: string): LinkedPage {
  const [title = "", ...body] = message.split("\n");
  return { title, excerpt: excerptOf.text(body.join("\n")) };
}

/** By the longest of `refs` that matches. */
export function splitRef(refAndPath: RefAndPath, refs: readonly string[]): { ref: string; path: string } | undefined {
  const whole = refAndPath.join("/");
  const ref = refs
    .filter((name) => whole === name || whole.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return ref === undefined ? undefined : { ref, path: whole.slice(ref.length + 1) };
}

export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/** Decoded; undefined if that fails or would lead to another place (`%2F..%2F`). */
export function splitPath({ pathname }: URL): string[] | undefined {
  try {
    const parts = decodeURIComponent(pathname).split("/");
    return parts.some((part) => /^\.{1,2}$/.test(part)) ? undefined : parts.filter((part) => part !== "");
  } catch {
    return undefined;
  }
}

type PageSummary = { title: string | undefined; excerpt: string | undefined };

const MAX_TITLE = 150;
// What is collected before it is cut: enough for a sentence of the longest page.
const MAX_FIELD = 5000;
const MAX_TEXT_START = 50_000;
const MAX_HTML = 256 * 1024;

const FIELDS: ReadonlySet<string> = new Set(["title", "h1", "p"]);
type Field = { tag: string; text: string };

const UNREAD: ReadonlySet<string> = new Set([
  ...["iframe", "noscript", "script", "style", "svg", "template", "textarea"],
]);

/** More than 256 KiB are not read. */
export async function parseHtmlPage(html: string): Promise<PageSummary> {
  const { Parser } = await import("htmlparser2");
  const fields: Field[] = [];
  const descriptions: string[] = [];
  /** What each open element adds its text to; `unread` has no text that counts, nor have elements in it. */
  const open: (Field | "unread" | undefined)[] = [];
  const parser = new Parser({
    onopentag: (tag, { name, property, content = "" }) => {
      const around = open.at(-1);
      if (tag === "meta" && /^(og:)?description$/i.test(name ?? property ?? "")) descriptions.push(content);
      const own = around !== "unread" && FIELDS.has(tag) ? { tag, text: "" } : undefined;
      if (own !== undefined) fields.push(own);
      open.push(own ?? (UNREAD.has(tag) ? "unread" : around));
    },
    ontext: (text) => {
      const field = open.at(-1);
      if (typeof field === "object" && field.text.length < MAX_FIELD) field.text += text.slice(0, MAX_FIELD);
    },
    onclosetag: (tag, isImplied) => {
      const field = open.pop();
      // Without its end a title has the whole page.
      if (tag === "title" && isImplied && typeof field === "object") field.text = "";
    },
  });
  parser.end(html.slice(0, MAX_HTML));
  const textOf = (name: string) => fields.find(({ tag, text }) => tag === name && text.trim() !== "")?.text;
  return {
    title: selectFirst([textOf("title"), textOf("h1")], MAX_TITLE),
    excerpt: selectFirst([descriptions[0], firstSentence(textOf("p") ?? "")], MAX_EXCERPT),
  };
}

export function parseTextPage(text: string): PageSummary {
  const start = text.slice(0, MAX_TEXT_START).replaceAll("\r", "");
  const lines = start.replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, "").split("\n");
  let title: string | undefined;
  const paragraph: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isUnderlined = /^(=+|-+)\s*$/.test(lines[index + 1] ?? "") && /^[^\s#>|*-]/.test(line);
    const heading = parseHeading(line) ?? (isUnderlined ? line : undefined);
    // Neither HTML, quotes, tables, badges, code nor a rule.
    const isText = heading === undefined && !/^\s*([<>|!`~]|\[!|[-=]+\s*$|$)/.test(line);
    if (isText) paragraph.push(line);
    else if (paragraph.length > 0) break;
    title ??= heading;
  }
  return {
    title: selectFirst([title], MAX_TITLE),
    excerpt: selectFirst([firstSentence(paragraph.join(" "))], MAX_EXCERPT),
  };
}

function parseHeading(line: string): string | undefined {
  const text = /^#{1,6}\s(.*)$/s.exec(line.slice(0, 300))?.[1];
  return text && trimTrailing(text.trimStart(), /[\s#]/);
}

function firstSentence(text: string): string {
  const plain = quoteText(text, MAX_FIELD);
  return /^.*?[.!?…](?=\s)/u.exec(plain)?.[0] ?? plain;
}

function selectFirst(texts: readonly (string | undefined)[], longest: number): string | undefined {
  return texts.map((text) => quoteText(text ?? "", longest)).find((text) => text !== "");
}
