import { escapeMarkdown } from "../../shared/markdown.ts";
import { cutList, quoteText } from "../../shared/text.ts";

export type ReadLinks = { links: ReadLink[]; remarks: string[] };

const MAX_LINKS_SHOWN = 50;
export const MAX_TITLE = 150;
export const MAX_EXCERPT = 300;

export type ReadLink = { url: string; title: string; excerpt?: string | undefined };

export function renderLinks(links: readonly ReadLink[]): string {
  const lines = links.flatMap(({ url, title, excerpt = "" }) => {
    const address = buildAddress(url);
    if (address === undefined) return [];
    const name = escapeMarkdown(quoteText(title, MAX_TITLE)).replace(/https?:\/\//gi, "");
    const words = escapeMarkdown(quoteText(excerpt, MAX_EXCERPT));
    return [`- [${name || new URL(address).host}](${address})${words === "" ? "" : `: ${words}`}`];
  });
  return cutList(lines, MAX_LINKS_SHOWN, "- and").join("\n");
}

/** Without user and password. */
function buildAddress(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null) return undefined;
  if (url.protocol !== "https:" && url.protocol !== "http:") return undefined;
  url.username = "";
  url.password = "";
  return url.href.replace(/[()`\\<>\s]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
