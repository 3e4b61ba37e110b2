import { quoteText } from "../../quote-text.ts";
import { parseTextPage } from "../outbound/parse-page.ts";

/** What a link leads to, as a product shows it to a connection. */
export type LinkedPage = {
  title: string;
  /** Its first words as plain text on one line, at most 300 characters. */
  excerpt: string | undefined;
};

/** The ref and the path in the address of a file, which reads the same for `a/b` + `c` and `a` + `b/c`. */
export type RefAndPath = readonly string[];

const LONGEST_EXCERPT = 300;
// What is cleaned of marks before it is cut: links in it can be long.
const LONGEST_START = 5000;
const PROSE = /(^|\/)[^./]*$|\.(md|mdx|markdown|txt|rst|adoc)$/i;

/** The first sentence of a text in Markdown, without its marks; undefined where there is none. */
export function excerptMarkdown(markdown: string): string | undefined {
  // Templates of issues begin with comments for the author.
  const shown = markdown
    .replace(/<!--[\s\S]*?(-->|$)/g, "")
    .slice(0, LONGEST_START)
    .replace(/!\[[^\]\n]{0,300}\]\([^)\n]{0,1000}\)/g, "")
    .replace(/\[([^\]\n]{0,300})\]\([^)\n]{0,1000}\)/g, "$1")
    .replace(/<\/?[a-z][^<>\n]{0,300}>/gi, "")
    .replace(/\*\*|__|`/g, "");
  return parseTextPage(shown).excerpt;
}

/** A plain text on one line, cut; undefined where there is none. */
export function excerptText(text: string): string | undefined {
  return quoteText(text, LONGEST_EXCERPT) || undefined;
}

/** The first words of a file; undefined of one that is no text. */
export function excerptFile(path: string, content: string): string | undefined {
  if (content.includes("\0")) return undefined;
  return PROSE.test(path) ? excerptMarkdown(content) : excerptText(content.slice(0, LONGEST_START));
}

/** A commit, or a tag that has nothing but its commit: the first line is the title. */
export function describeMessage(message: string): LinkedPage {
  const [title = "", ...body] = message.split("\n");
  return { title, excerpt: excerptText(body.join("\n")) };
}

/** The ref that begins the names between slashes, of those that the host has; undefined where none does. */
export function splitRef(refAndPath: RefAndPath, refs: readonly string[]): { ref: string; path: string } | undefined {
  const whole = refAndPath.join("/");
  const ref = refs
    .filter((name) => whole === name || whole.startsWith(`${name}/`))
    .sort((a, b) => b.length - a.length)[0];
  return ref === undefined ? undefined : { ref, path: whole.slice(ref.length + 1) };
}

/** Names between slashes, as a path of an API has them. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

/**
 * The names between the slashes of an address, decoded; undefined for an address that cannot be decoded, or that would
 * climb to another place of an API once it is decoded (`%2F..%2F`).
 */
export function splitPath({ pathname }: URL): string[] | undefined {
  try {
    const parts = decodeURIComponent(pathname).split("/");
    return parts.some((part) => /^\.{1,2}$/.test(part)) ? undefined : parts.filter((part) => part !== "");
  } catch {
    return undefined;
  }
}
