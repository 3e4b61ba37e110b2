import { quoteText } from "../../quote-text.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { OutboundAnswer } from "./exchange.ts";
import type { Outbound } from "./outbound.ts";
import { parseHtmlPage, parseTextPage } from "./parse-page.ts";
import { nameAddress } from "./parse-web-address.ts";

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
    return { url, ...describeAnswer(answer) };
  } catch (cause) {
    if (!(cause instanceof ReleaseDocsError)) throw cause;
    return { url, fault: cause.message };
  }
}

function describeAnswer({
  url,
  status,
  headers,
  body,
}: OutboundAnswer): { title: string; excerpt: string | undefined } | { fault: string } {
  const name = nameAddress(url);
  if (status !== 200) return { fault: `${name} answered ${status}.` };
  const [type = "", ...parameters] = (headers["content-type"] ?? "text/plain").split(";").map((part) => part.trim());
  const kind = type.toLowerCase();
  if (!HTML.test(kind) && !/^text\/(plain|markdown|x-markdown)$/.test(kind)) {
    return { fault: `${name} is ${quoteText(type, 60)}, which is not read.` };
  }
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
  const text = decodeBody(body, charset?.replaceAll('"', ""));
  const { title, excerpt } = HTML.test(kind) ? parseHtmlPage(text) : parseTextPage(text);
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
