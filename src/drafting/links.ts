import type { Installations } from "../hosts/github/app.ts";
import type { GitHubAccess } from "../hosts/github/client.ts";
import { parseGitHubLink } from "../hosts/github/host.ts";
import { onError, ReleaseDocsError } from "../shared/errors.ts";
import { nameAddress } from "../shared/outbound/addresses.ts";
import type { Outbound, OutboundAnswer } from "../shared/outbound/json-api.ts";
import { type LinkedPage, parseHtmlPage, parseTextPage } from "../shared/outbound/linked-page.ts";
import { quoteText } from "../shared/text.ts";
import { countWords } from "../writer/entries.ts";
import { MAX_EXCERPT, MAX_TITLE, type ReadLinks } from "./conversation.ts";
import { webOriginOf } from "./repositories/repositories.ts";

/** Links, and items of a tracker. */
export const MAX_READ = 20;
export const READ_SECONDS = 30;

/** A link is read with the permissions of the user who gave it. */
type AskedLink = { url: string; askedBy: string | null };

export type LinkReader = () => Promise<LinkedPage>;

export type OutboundAccess = {
  send: Outbound;
  /** Tokens of GitHub Apps, shared by all that runs in this process. */
  installations: Installations;
  /** Whether `send` may reach private addresses, and connections `file:` repositories. */
  allowPrivate: boolean;
  /** API of Bitbucket for connections without one. */
  codehostbUrl?: string | undefined;
  /** GitHub with the token of the process itself, used for links only. */
  ownGitHub?: (Pick<GitHubAccess, "apiUrl" | "token"> & { send: Outbound }) | undefined;
};

/** Readers of a page by the connections of users, in the order to try. */
export type SelectReaders = (
  outbound: OutboundAccess,
  address: string,
  users: readonly (string | null)[],
) => Promise<LinkReader[]>;

/** Reads `relevantLinks` (operation `jobs.create`), 20 at most in 30 s. Throws only the reason of `stop`. */
export async function readLinks(
  outbound: OutboundAccess,
  links: readonly AskedLink[],
  { selectReaders, stop }: { selectReaders: SelectReaders; stop: AbortSignal },
): Promise<ReadLinks> {
  const all = [...Map.groupBy(links, ({ url }) => url)];
  if (all.length === 0) return { links: [], remarks: [] };
  const { limited, isLate } = limitTime(outbound, stop);
  const read = await Promise.all(
    all.slice(0, MAX_READ).map(async ([url, given]): Promise<LinkReading> => {
      try {
        const readers = await selectReaders(limited, url, [...new Set(given.map(({ askedBy }) => askedBy))]);
        return await readOne(limited, url, [...readers, ...selectOwn(limited, url)]);
      } catch (error) {
        if (isLate()) return { url, fault: `Reading timed out after ${READ_SECONDS} s.` };
        throw error;
      }
    }),
  );
  const unread = read.flatMap((one) => ("fault" in one ? [describeUnread(one)] : []));
  return {
    links: read.filter((one) => "title" in one),
    remarks: [...unread, ...listRest(all.length, "link", "links")],
  };
}

function selectOwn({ ownGitHub }: OutboundAccess, address: string): LinkReader[] {
  const url = URL.parse(address);
  if (ownGitHub === undefined || url?.origin !== webOriginOf({ baseUrl: ownGitHub.apiUrl })) return [];
  const { apiUrl: baseUrl, token, send } = ownGitHub;
  const link = parseGitHubLink(url);
  if (link === undefined) return [];
  return [async () => (await import("../hosts/github/host.ts")).createGitHub({ baseUrl, token, send }).readPage(link)];
}

export function listRest(count: number, one: string, many: string): string[] {
  const rest = countWords(count - MAX_READ, [`${one} was`, `${many} were`]);
  return count > MAX_READ ? [`${rest} not read: the maximum is ${MAX_READ}.`] : [];
}

const MAX_ADDRESS = 200;

/** Without user and query, which may be secrets. */
function describeUnread({ url, fault }: { url: string; fault: string }): string {
  const address = url.replace(/[?#].*$/s, "").replace(/\/\/[^/@]*@/, "//");
  return `The link ${quoteText(address, MAX_ADDRESS)} could not be read: ${fault}`;
}

/** `limited` sends until 30 s have passed, or until `stop`. */
export function limitTime(outbound: OutboundAccess, stop: AbortSignal) {
  const late = AbortSignal.timeout(READ_SECONDS * 1000);
  const signal = AbortSignal.any([late, stop]);
  const bind =
    (send: Outbound): Outbound =>
    (address, request) => {
      signal.throwIfAborted();
      return send(address, { ...request, signal });
    };
  const own = outbound.ownGitHub;
  const ownGitHub = own && { ...own, send: bind(own.send) };
  const limited: OutboundAccess = { ...outbound, send: bind(outbound.send), ownGitHub };
  return { limited, isLate: () => late.aborted && !stop.aborted };
}

async function readOne(outbound: OutboundAccess, url: string, readers: readonly LinkReader[]): Promise<LinkReading> {
  let reason: string | undefined;
  for (const read of readers) {
    try {
      const { title, excerpt = "" } = await read();
      return { url, title: quoteText(title, MAX_TITLE), excerpt: quoteText(excerpt, MAX_EXCERPT) || undefined };
    } catch (error) {
      if (!(error instanceof ReleaseDocsError)) throw error;
      reason ??= error.message;
    }
  }
  if (reason === undefined) return readLink(url, outbound.send);
  return (await readPublicly(outbound, url)) ?? { url, fault: reason };
}

/** The public page where no connection could read it; undefined for a sign-in page. */
async function readPublicly(outbound: OutboundAccess, url: string): Promise<LinkReading | undefined> {
  const { parseNotionPageId } = await import("../integrations/notion.ts");
  // Without a connection every page of Notion has the title "Notion".
  if (parseNotionPageId(url) !== undefined) return undefined;
  let origin: string | undefined;
  const reading = await readLink(url, async (address, request) => {
    const answer = await outbound.send(address, request);
    ({ origin } = answer.url);
    return answer;
  });
  // Private pages redirect to a sign-in page, mostly of another host.
  return "title" in reading && origin === URL.parse(url)?.origin ? reading : undefined;
}

type LinkReading = { url: string; title: string; excerpt: string | undefined } | { url: string; fault: string };

const ACCEPT = "text/html, text/markdown, text/plain;q=0.9, application/xhtml+xml;q=0.8";
const HTML = /^(text\/html|application\/xhtml\+xml)$/;

/** Reads the first MiB (HTML: 256 KiB). Throws only what is not a `ReleaseDocsError`. */
export async function readLink(url: string, send: Outbound): Promise<LinkReading> {
  const read = send(url, { headers: { accept: ACCEPT }, cut: true }).then((answer) => describeAnswer(url, answer));
  return read.catch(onError(ReleaseDocsError, ({ message: fault }) => ({ url, fault })));
}

async function describeAnswer(url: string, { status, headers, body, ...answer }: OutboundAnswer): Promise<LinkReading> {
  const name = nameAddress(answer.url);
  if (status !== 200) return { url, fault: `${name} answered ${status}.` };
  const [type = "", ...parameters] = (headers["content-type"] ?? "text/plain").split(";").map((part) => part.trim());
  const kind = type.toLowerCase();
  if (!HTML.test(kind) && !/^text\/(plain|markdown|x-markdown)$/.test(kind)) {
    return { url, fault: `${name} has the type ${quoteText(type, 60)}; only HTML, Markdown and plain text are read.` };
  }
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
  const text = decodeBody(body, charset?.replaceAll('"', ""));
  const { title, excerpt } = HTML.test(kind) ? await parseHtmlPage(text) : parseTextPage(text);
  return { url, title: title ?? name, excerpt };
}

function decodeBody(body: Buffer, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // An unknown charset: most text is ASCII.
    return new TextDecoder().decode(body);
  }
}
