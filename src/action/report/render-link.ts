import { escapeMarkdown } from "../../escape-markdown.ts";

const LONGEST_ADDRESS = 2000;

/** A link in Markdown, safe in a table; the label alone where the address is none of the web. */
export function renderLink(label: string, address: string): string {
  const text = escapeMarkdown(label);
  const url = parseWebAddress(address);
  return url === undefined ? text : `[${text}](${url})`;
}

/** The address as it may stand in Markdown, without a user; undefined for anything but http and https. */
export function parseWebAddress(address: string): string | undefined {
  const url = address.length <= LONGEST_ADDRESS && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = "";
  url.password = "";
  return url.href
    .replace(/[()|`*\\]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/&(?=#?\w+;)/g, "&amp;");
}
