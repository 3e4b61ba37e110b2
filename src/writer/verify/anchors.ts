import { FenceScanner } from "../../shared/markdown.ts";
import { trimTrailing } from "../../shared/text.ts";

const EXPLICIT = /\s(?:id|name)=["']?([^\s"'<>]+)|\{\s{0,9}(?:\/\*\s*)?#([\w:.-]+)/g;

/** The anchors of a Markdown document: of headings as GitHub makes them, and explicit ones. */
export function listAnchors(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  const seen = new Map<string, number>();
  for (const heading of listHeadings(text)) {
    const slug = slugify(heading);
    let number = seen.get(slug) ?? 0;
    let anchor = slug;
    while (anchors.has(anchor)) {
      number += 1;
      anchor = `${slug}-${number}`;
    }
    seen.set(slug, number);
    anchors.add(anchor);
  }
  for (const [, id, custom] of text.matchAll(EXPLICIT)) anchors.add(id ?? custom ?? "");
  anchors.add("top");
  return anchors;
}

function listHeadings(text: string): string[] {
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  const headings: string[] = [];
  let above = "";
  for (const line of text.split(/\r?\n/)) {
    if (fences.isCode(line)) {
      above = "";
      continue;
    }
    const heading = /^ {0,3}#{1,6}[ \t](.*)$/.exec(line)?.[1] ?? /^\s*<h[1-6][^<>]*>(.*)<\/h[1-6]>/i.exec(line)?.[1];
    if (heading !== undefined) headings.push(trimTrailing(heading.trim(), /#/));
    else if (/^ {0,3}(?:=+|-+)[ \t]*$/.test(line) && /^ {0,3}[^\s#>|-]/.test(above)) headings.push(above);
    above = heading === undefined ? line : "";
  }
  return headings;
}

/** The anchor that code hosts give a heading, where no heading above has the same. */
export function slugify(heading: string): string {
  return heading
    .replace(/\{#[\w:.-]+\}$/, "")
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, "")
    .replace(/\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/g, "$1")
    .replace(/<[^<>]*>/g, "")
    .replace(/(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, "")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}
