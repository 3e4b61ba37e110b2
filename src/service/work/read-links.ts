import { quoteText } from "../../quote-text.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { countWords } from "../../writer/count-commits.ts";
import type { ReadLink } from "../drafts/links.ts";
import type { Outbound } from "../outbound/outbound.ts";
import { type LinkReading, readLink } from "../outbound/read-link.ts";
import { parseNotionPageId } from "../products/notion-page-id.ts";
import type { ProductParts } from "../records/connection-product.ts";
import { joinReadable, type ReadableConnections } from "../records/readable-connections.ts";
import type { AskedLink } from "../records/work-comments.ts";
import { selectReaders } from "./link-readers.ts";

/** Links as they were read, and what a person should know of those that could not be. */
export type ReadLinks = { links: ReadLink[]; remarks: string[] };

const MOST_LINKS = 20;
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
    all.slice(0, MOST_LINKS).map(([url, given]) =>
      readOne(bound, url, readableBy(given)).catch((error: unknown): LinkReading => {
        if (late.aborted && !stop.aborted)
          return { url, fault: `A link was not read within ${LONGEST_READING / 1000} s.` };
        throw error;
      }),
    ),
  );
  const rest = all.length - MOST_LINKS;
  const more = rest > 0 ? [`${countWords(rest, ["link was", "links were"])} not read: ${MOST_LINKS} are at most.`] : [];
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
  const { outside } = parts;
  const own = outside.ownGitHub;
  const ownGitHub = own && { ...own, send: bind(own.send) };
  return { ...parts, outside: { ...outside, send: bind(outside.send), ownGitHub } };
}

async function readOne(parts: ProductParts, url: string, connections: ReadableConnections): Promise<LinkReading> {
  let reason: string | undefined;
  for (const read of selectReaders(parts, url, connections)) {
    try {
      const { title, excerpt = "" } = await read();
      return { url, title: quoteText(title, 150), excerpt: quoteText(excerpt, 300) || undefined };
    } catch (error) {
      if (!(error instanceof ReleaseDocsError)) throw error;
      reason ??= error.message;
    }
  }
  if (reason === undefined) return readLink(url, parts.outside.send);
  return (await readPublicly(parts, url)) ?? { url, fault: reason };
}

/** A page that no connection could read, as the public reads it; undefined where that shows something else or nothing. */
async function readPublicly({ outside }: ProductParts, url: string): Promise<LinkReading | undefined> {
  // Pages of Notion are programs: without a connection each is titled Notion.
  if (parseNotionPageId(url) !== undefined) return undefined;
  let origin: string | undefined;
  const reading = await readLink(url, async (address, request) => {
    const answer = await outside.send(address, request);
    ({ origin } = answer.url);
    return answer;
  });
  // Who may not see a page is led to a sign-in page, mostly of another host.
  return "title" in reading && origin === URL.parse(url)?.origin ? reading : undefined;
}
