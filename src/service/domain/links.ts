import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound, OutboundAnswer } from "../../shared/json-api.ts";
import { parseHtmlPage, parseTextPage } from "../../shared/linked-page.ts";
import { escapeMarkdown } from "../../shared/markdown.ts";
import { quoteText } from "../../shared/text.ts";
import { countWords } from "../../writer/entries.ts";
import { nameAddress } from "../security/addresses.ts";
import type { AskedLink } from "./comments/comments.ts";
import type { ProductParts } from "./connections/open.ts";
import { joinReadable, type ReadableConnections, selectReaders } from "./link-readers.ts";

/** Links as they were read, and what a person should know of those that could not be. */
export type ReadLinks = { links: ReadLink[]; remarks: string[] };

const MAX_LINKS_READ = 20;
const LONGEST_READING = 30_000;

/**
 * Reads `relevantLinks` (interface, "Job request object"): through the connections that match them and that who gave the
 * link may read (`through`), all others as the public does. At most 20 of them, in 30 s together. Throws the reason of
 * `stop` only.
 */
export async function readLinks(
  parts: ProductParts,
  links: readonly AskedLink[],
  { through, stop }: { through: (userId: string | null) => Promise<ReadableConnections>; stop: AbortSignal },
): Promise<ReadLinks> {
  const all = [...Map.groupBy(links, ({ url }) => url)];
  if (all.length === 0) return { links: [], remarks: [] };
  const users = [...new Set(links.map(({ askedBy }) => askedBy))];
  const readable = new Map(await Promise.all(users.map(async (user) => [user, await through(user)] as const)));
  const readableBy = (given: readonly AskedLink[]) =>
    joinReadable(given.flatMap(({ askedBy }) => readable.get(askedBy) ?? []));
  const late = AbortSignal.timeout(LONGEST_READING);
  const bound = bindSignal(parts, AbortSignal.any([late, stop]));
  const read = await Promise.all(
    all.slice(0, MAX_LINKS_READ).map(([url, given]) =>
      readOne(bound, url, readableBy(given)).catch((error: unknown): LinkReading => {
        if (late.aborted && !stop.aborted)
          return { url, fault: `A link was not read within ${LONGEST_READING / 1000} s.` };
        throw error;
      }),
    ),
  );
  const rest = all.length - MAX_LINKS_READ;
  const more =
    rest > 0 ? [`${countWords(rest, ["link was", "links were"])} not read: ${MAX_LINKS_READ} are at most.`] : [];
  return {
    links: read.filter((one) => "title" in one),
    remarks: [...read.flatMap((one) => ("fault" in one ? [describeUnread(one)] : [])), ...more],
  };
}

const LONGEST_ADDRESS = 200;

/** Without what an address may hold of secrets: a user, a query. */
function describeUnread({ url, fault }: { url: string; fault: string }): string {
  const address = url.replace(/[?#].*$/s, "").replace(/\/\/[^/@]*@/, "//");
  return `The link ${quoteText(address, LONGEST_ADDRESS)} could not be read. ${fault}`;
}

/** The same parts, whose requests end with `signal`. */
export function bindSignal<Parts extends ProductParts>(parts: Parts, signal: AbortSignal): Parts {
  const bind =
    (send: Outbound): Outbound =>
    (address, request) => {
      signal.throwIfAborted();
      return send(address, { ...request, signal });
    };
  const { outbound } = parts;
  const own = outbound.ownGitHub;
  const ownGitHub = own && { ...own, send: bind(own.send) };
  return { ...parts, outbound: { ...outbound, send: bind(outbound.send), ownGitHub } };
}

async function readOne(parts: ProductParts, url: string, connections: ReadableConnections): Promise<LinkReading> {
  let reason: string | undefined;
  for (const read of await selectReaders(parts, url, connections)) {
    try {
      const { title, excerpt = "" } = await read();
      return { url, title: quoteText(title, 150), excerpt: quoteText(excerpt, 300) || undefined };
    } catch (error) {
      if (!(error instanceof ReleaseDocsError)) throw error;
      reason ??= error.message;
    }
  }
  if (reason === undefined) return readLink(url, parts.outbound.send);
  return (await readPublicly(parts, url)) ?? { url, fault: reason };
}

/** A page that no connection could read, as the public reads it; undefined where that shows something else or nothing. */
async function readPublicly({ outbound }: ProductParts, url: string): Promise<LinkReading | undefined> {
  const { parseNotionPageId } = await import("../../integrations/notion.ts");
  // Pages of Notion are programs: without a connection each is titled Notion.
  if (parseNotionPageId(url) !== undefined) return undefined;
  let origin: string | undefined;
  const reading = await readLink(url, async (address, request) => {
    const answer = await outbound.send(address, request);
    ({ origin } = answer.url);
    return answer;
  });
  // Who may not see a page is led to a sign-in page, mostly of another host.
  return "title" in reading && origin === URL.parse(url)?.origin ? reading : undefined;
}

/** A page that a request links to, as somebody has read it. */
export type ReadLink = {
  url: string;
  title: string;
  /** Its first words. */
  excerpt?: string | undefined;
};

const MAX_LINKS_SHOWN = 50;
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
  const more = lines.length > MAX_LINKS_SHOWN ? [`- and ${lines.length - MAX_LINKS_SHOWN} more`] : [];
  return [...lines.slice(0, MAX_LINKS_SHOWN), ...more].join("\n");
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

/** What a link leads to, or why it could not be read; its texts are somebody else's, on one line each and bounded. */
export type LinkReading =
  | { url: string; title: string; excerpt: string | undefined }
  | {
      url: string;
      /** One sentence for a person. */
      fault: string;
    };

const ACCEPT = "text/html, text/markdown, text/plain;q=0.9, application/xhtml+xml;q=0.8";
const HTML = /^(text\/html|application\/xhtml\+xml)$/;

/**
 * Reads one of the `relevantLinks` of a request (interface, "Job request object"): a page in HTML, Markdown or plain
 * text, its first MiB. Never throws for what is at the link, only with the reason of `signal`.
 */
export async function readLink(url: string, send: Outbound, signal?: AbortSignal): Promise<LinkReading> {
  try {
    const request = { headers: { accept: ACCEPT }, cut: true, ...(signal === undefined ? {} : { signal }) };
    const answer = await send(url, request);
    return { url, ...(await describeAnswer(answer)) };
  } catch (cause) {
    if (!(cause instanceof ReleaseDocsError)) throw cause;
    return { url, fault: cause.message };
  }
}

async function describeAnswer({
  url,
  status,
  headers,
  body,
}: OutboundAnswer): Promise<{ title: string; excerpt: string | undefined } | { fault: string }> {
  const name = nameAddress(url);
  if (status !== 200) return { fault: `${name} answered ${status}.` };
  const [type = "", ...parameters] = (headers["content-type"] ?? "text/plain").split(";").map((part) => part.trim());
  const kind = type.toLowerCase();
  if (!HTML.test(kind) && !/^text\/(plain|markdown|x-markdown)$/.test(kind)) {
    return { fault: `${name} is ${quoteText(type, 60)}, which is not read.` };
  }
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
  const text = decodeBody(body, charset?.replaceAll('"', ""));
  const { title, excerpt } = HTML.test(kind) ? await parseHtmlPage(text) : parseTextPage(text);
  return { title: title ?? name, excerpt };
}

function decodeBody(body: Buffer, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // A name that nobody knows; most of any text is ASCII.
    return new TextDecoder().decode(body);
  }
}
