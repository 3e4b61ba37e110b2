import { parseTagName } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";
import { countWords } from "../../writer/entries.ts";
import type { ConnectionRow } from "./connections/connections.ts";
import { openNotes, openTracker, type ProductParts } from "./connections/open.ts";
import { bindSignal, type ReadLink, type ReadLinks } from "./links.ts";

/** What is written about. */
export type ContextSubject = {
  /** Messages of the selected commits. */
  messages: readonly string[];
  /** The tags of the releases: `v1.2.0`, `widget@1.2.0`. */
  tags: readonly string[];
};

const MOST_ITEMS = 20;
const MOST_PAGES = 5;
// One search each.
const MOST_VERSIONS = 5;
// As many as one request may name.
const MOST_KEYS = 100;
const LONGEST_READING = 30_000;

/**
 * Reads the sources of a publication that are no repositories (contract, `sourceRepos`), as links: of a tracker the items
 * that the commits name, 20 at most; of a notes tool the pages whose title names the version, 5 at most. Other types of
 * connections give nothing. What cannot be read is a remark. Throws the reason of `stop` only.
 */
export async function readContext(
  parts: ProductParts,
  sources: readonly ConnectionRow[],
  about: ContextSubject,
  stop: AbortSignal,
): Promise<ReadLinks> {
  const late = AbortSignal.timeout(LONGEST_READING);
  const bound = bindSignal(parts, AbortSignal.any([late, stop]));
  const read = await Promise.all(
    sources.map(async (source): Promise<ReadLinks> => {
      if (source.type !== "tracker" && source.type !== "notesTool") return { links: [], remarks: [] };
      if (source.paused === 1) return fail(source, "It is paused.");
      try {
        return await (source.type === "tracker" ? readItems(bound, source, about) : readPages(bound, source, about));
      } catch (error) {
        if (error instanceof ReleaseDocsError) return fail(source, error.message);
        if (late.aborted && !stop.aborted) return fail(source, `It did not answer within ${LONGEST_READING / 1000} s.`);
        throw error;
      }
    }),
  );
  return { links: read.flatMap(({ links }) => links), remarks: read.flatMap(({ remarks }) => remarks) };
}

function fail({ name }: ConnectionRow, reason: string): ReadLinks {
  return { links: [], remarks: [`The source ${quoteText(name)} could not be read. ${reason}`] };
}

async function readItems(parts: ProductParts, source: ConnectionRow, { messages }: ContextSubject): Promise<ReadLinks> {
  // More than are wanted, since UTF-8 looks like a key too: only the tracker knows which projects it has.
  const keys = findItemKeys(messages).slice(0, MOST_KEYS);
  if (keys.length === 0) return { links: [], remarks: [] };
  const items = await (await openTracker(parts, source)).readItems(keys);
  const order = new Map(keys.map((key, index) => [key, index]));
  // An item that was moved has another key by now.
  const placeOf = ({ key }: { key: string }) => order.get(key) ?? keys.length;
  const sorted = items.toSorted((one, other) => placeOf(one) - placeOf(other));
  const more = items.length - MOST_ITEMS;
  return {
    links: sorted.slice(0, MOST_ITEMS).map(({ url, title, excerpt }) => ({ url, title, excerpt })),
    remarks: more > 0 ? [describeRest(source, more)] : [],
  };
}

function describeRest({ name }: ConnectionRow, count: number): string {
  const source = quoteText(name);
  const rest = countWords(count, [`item of ${source} was`, `items of ${source} were`]);
  return `${rest} not read: ${MOST_ITEMS} are at most.`;
}

async function readPages(parts: ProductParts, source: ConnectionRow, { tags }: ContextSubject): Promise<ReadLinks> {
  const versions = [...new Set(tags.flatMap((tag) => selectVersion(tag) ?? []))].slice(0, MOST_VERSIONS);
  if (versions.length === 0) return { links: [], remarks: [] };
  const notes = await openNotes(parts, source);
  const found: Awaited<ReturnType<typeof notes.searchPages>>[number][] = [];
  for (const version of versions) {
    found.push(...(await notes.searchPages(version)).filter(({ title }) => namesVersion(title, version)));
  }
  const distinct = [...new Map(found.map((page) => [page.id, page])).values()];
  const links = distinct.slice(0, MOST_PAGES).map(async ({ id, url, title }): Promise<ReadLink> => {
    return { url, title, excerpt: quoteText(await notes.readStart(id), 300) || undefined };
  });
  return { links: await Promise.all(links), remarks: [] };
}

// Titles and tags are short; messages are not, and nobody names an item behind so much of one.
const LONGEST_NAME = 250;
const LONGEST_MESSAGE = 10_000;

const ITEM_KEY = /(?<![A-Za-z\d_])[A-Z][A-Z\d_]{1,19}-[1-9]\d{0,8}(?![\w]|-\d)/g;
const WORD = /[^\s/()[\]"'“”«»,:;!?|]+/g;

/**
 * What looks like keys of a tracker's items (`PROJ-123`) in messages, each once, in the order in which they come. Also
 * `UTF-8`: only the tracker knows which projects it has.
 */
export function findItemKeys(messages: readonly string[]): string[] {
  const keys = messages.flatMap((message) => message.slice(0, LONGEST_MESSAGE).match(ITEM_KEY) ?? []);
  return [...new Set(keys)];
}

/** The version in what a draft is about: `1.2.0` of `v1.2.0` and `widget@1.2.0`; undefined where there is none. */
export function selectVersion(subject: string): string | undefined {
  const name = subject.slice(0, LONGEST_NAME);
  const parsed = parseTagName(name);
  // A single number is in too many titles.
  return parsed !== undefined && parsed.numbers.length > 1 ? parsed.version : undefined;
}

/** Whether a title names exactly this version: `Plan of v1.2.0`, not `1.2.0-rc.1` and not `11.2.0`. */
export function namesVersion(title: string, version: string): boolean {
  const words = title.slice(0, LONGEST_NAME).match(WORD) ?? [];
  return words.some((word) => word === version || selectVersion(word.replace(/\.$/, "")) === version);
}
