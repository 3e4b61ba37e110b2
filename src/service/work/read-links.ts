import { quoteText } from "../../quote-text.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { countWords } from "../../writer/count-commits.ts";
import type { ReadLink } from "../drafts/links.ts";
import { type LinkReading, readLink } from "../outbound/read-link.ts";
import { parseNotionPageId } from "../products/notion-page-id.ts";
import { openNotes, type ProductParts } from "../records/connection-product.ts";
import type { ConnectionRow } from "../records/connection-record.ts";

/** Links as they were read, and what a person should know of those that could not be. */
export type ReadLinks = { links: ReadLink[]; remarks: string[] };

const MOST_LINKS = 20;
const LONGEST_READING = 30_000;

/**
 * Reads `relevantLinks` (interface, "Job request object"): pages of a notes tool through `notes`, connections that who
 * asked may read, all others as the public does. At most 20 of them, in 30 s together. Throws the reason of `stop` only.
 */
export async function readLinks(
  parts: ProductParts,
  urls: readonly string[],
  { notes, stop }: { notes: readonly ConnectionRow[]; stop: AbortSignal },
): Promise<ReadLinks> {
  const all = [...new Set(urls)];
  const late = AbortSignal.timeout(LONGEST_READING);
  const signal = AbortSignal.any([late, stop]);
  const read = await Promise.all(
    all.slice(0, MOST_LINKS).map((url) =>
      readOne(parts, url, { notes, signal }).catch((error: unknown): LinkReading => {
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
    remarks: [...read.flatMap((one) => ("fault" in one ? [`A link could not be read. ${one.fault}`] : [])), ...more],
  };
}

type Ways = { notes: readonly ConnectionRow[]; signal: AbortSignal };

async function readOne(parts: ProductParts, url: string, { notes, signal }: Ways): Promise<LinkReading> {
  if (parseNotionPageId(url) === undefined || notes.length === 0) return readLink(url, parts.outside.send, signal);
  let fault = "";
  for (const connection of notes) {
    signal.throwIfAborted();
    try {
      const { title, text } = await (await openNotes(parts, connection)).readPage(url);
      return { url, title: title || "A page without a title", excerpt: quoteText(text, 300) || undefined };
    } catch (error) {
      if (!(error instanceof ReleaseDocsError)) throw error;
      fault = error.message;
    }
  }
  return { url, fault };
}
