import { escapeMarkdown } from "../../escape-markdown.ts";
import { quoteText } from "../../quote-text.ts";

/** A page that a request links to, as somebody has read it. */
export type ReadLink = {
  url: string;
  title: string;
  /** Its first words. */
  excerpt?: string | undefined;
};

const MOST_LINKS = 50;
const LONGEST_TITLE = 150;
const LONGEST_EXCERPT = 300;

/** A list of links in Markdown, escaped; only addresses of http and https. Empty where there is none. */
export function renderLinks(links: readonly ReadLink[]): string {
  const lines = links.flatMap(({ url, title, excerpt = "" }) => {
    const address = buildAddress(url);
    if (address === undefined) return [];
    const name = escapeMarkdown(quoteText(title, LONGEST_TITLE)).replace(/https?:\/\//gi, "");
    const words = escapeMarkdown(quoteText(excerpt, LONGEST_EXCERPT));
    return [`- [${name || new URL(address).host}](${address})${words === "" ? "" : `: ${words}`}`];
  });
  const more = lines.length > MOST_LINKS ? [`- and ${lines.length - MOST_LINKS} more`] : [];
  return [...lines.slice(0, MOST_LINKS), ...more].join("\n");
}

/** The address as it may stand in a link of Markdown, without a name or password in it. */
function buildAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  url.username = "";
  url.password = "";
  return url.href.replace(/[()`\\<>\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
