import { quoteText } from "../../quote-text.ts";
import { selectAttribute, splitHtml } from "./split-html.ts";

/** What a page tells of itself: one line each, bounded; undefined where it does not tell. Markup is text in them. */
export type PageSummary = { title: string | undefined; excerpt: string | undefined };

const LONGEST_TITLE = 150;
const LONGEST_EXCERPT = 300;
// What is collected before it is cut: enough for a sentence, and no more of a page without an end.
const LONGEST_FIELD = 5000;
const LONGEST_START = 50_000;

type Field = "title" | "h1" | "p";

/** Of HTML: `<title>` or the first `<h1>`; the page's description, or the first sentence of its first paragraph. */
export function parseHtmlPage(html: string): PageSummary {
  const found: Record<Field, string> = { title: "", h1: "", p: "" };
  let description: string | undefined;
  let field: Field | undefined;
  for (const token of splitHtml(html)) {
    if ("text" in token) {
      if (field !== undefined && found[field].length < LONGEST_FIELD)
        found[field] += token.text.slice(0, LONGEST_FIELD);
      continue;
    }
    const { tag, attributes } = token;
    if (tag === "meta") description ??= selectDescription(attributes);
    // A paragraph of an icon, or of nothing, is not the first one; and a heading ends what is open.
    if (field !== undefined && (tag === `/${field}` || isField(tag))) field = undefined;
    if (isField(tag) && found[tag].trim() === "") field = tag;
  }
  return {
    title: firstTold([found.title, found.h1], LONGEST_TITLE),
    excerpt: firstTold([description, firstSentence(found.p)], LONGEST_EXCERPT),
  };
}

/** Of Markdown or plain text: the first heading, else nothing; the first sentence of the first paragraph. */
export function parseTextPage(text: string): PageSummary {
  const start = text.slice(0, LONGEST_START).replaceAll("\r", "");
  const lines = start.replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, "").split("\n");
  let title: string | undefined;
  const paragraph: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isUnderlined = /^(=+|-+)\s*$/.test(lines[index + 1] ?? "") && /^[^\s#>|*-]/.test(line);
    const heading = /^#{1,6}\s+(.*?)[\s#]*$/.exec(line.slice(0, 300))?.[1] ?? (isUnderlined ? line : undefined);
    // Neither HTML, quotes, tables, badges, code nor a rule.
    const isText = heading === undefined && !/^\s*([<>|!`~]|\[!|[-=]+\s*$|$)/.test(line);
    if (isText) paragraph.push(line);
    else if (paragraph.length > 0) break;
    title ??= heading;
  }
  return {
    title: firstTold([title], LONGEST_TITLE),
    excerpt: firstTold([firstSentence(paragraph.join(" "))], LONGEST_EXCERPT),
  };
}

function isField(tag: string): tag is Field {
  return tag === "title" || tag === "h1" || tag === "p";
}

function selectDescription(attributes: string): string | undefined {
  const name = selectAttribute(attributes, "name") ?? selectAttribute(attributes, "property");
  return name !== undefined && /^(og:)?description$/i.test(name) ? selectAttribute(attributes, "content") : undefined;
}

function firstSentence(text: string): string {
  const plain = quoteText(text, LONGEST_FIELD);
  return /^.*?[.!?…](?=\s)/u.exec(plain)?.[0] ?? plain;
}

function firstTold(texts: readonly (string | undefined)[], longest: number): string | undefined {
  return texts.map((text) => quoteText(text ?? "", longest)).find((text) => text !== "");
}
