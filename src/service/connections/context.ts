import { limitTime, listRest, MAX_READ, READ_SECONDS } from "../../drafting/links.ts";
import type { ReadLink, ReadLinks } from "../../drafting/order.ts";
import { parseTagName } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";
import type { ConnectionRow } from "./connections.ts";
import { openNotes, openTracker, type ReaderParts } from "./open.ts";

type ContextSubject = { messages: readonly string[]; tags: readonly string[] };

const MAX_PAGES = 5;
// One search each.
const MAX_VERSIONS = 5;
// The maximum of one request.
const MAX_KEYS = 100;

/** Reads the items that commits name and the notes that name the version. Throws only the reason of `stop`. */
export async function readContext(
  parts: ReaderParts,
  sources: readonly ConnectionRow[],
  about: ContextSubject,
  stop: AbortSignal,
): Promise<ReadLinks> {
  const { limited, isLate } = limitTime(parts.outbound, stop);
  const read = await Promise.all(
    sources.map(async (source): Promise<ReadLinks> => {
      if (source.type !== "tracker" && source.type !== "notesTool") return { links: [], remarks: [] };
      if (source.paused === 1) return fail(source, "It is paused.");
      try {
        const read = source.type === "tracker" ? readItems : readPages;
        return await read({ ...parts, outbound: limited }, source, about);
      } catch (error) {
        if (error instanceof ReleaseDocsError) return fail(source, error.message);
        if (isLate()) return fail(source, `It timed out after ${READ_SECONDS} s.`);
        throw error;
      }
    }),
  );
  return { links: read.flatMap(({ links }) => links), remarks: read.flatMap(({ remarks }) => remarks) };
}

function fail({ name }: ConnectionRow, reason: string): ReadLinks {
  return { links: [], remarks: [`The source ${quoteText(name)} could not be read. ${reason}`] };
}

async function readItems(parts: ReaderParts, source: ConnectionRow, { messages }: ContextSubject): Promise<ReadLinks> {
  // More keys than items: UTF-8 looks like a key, and only the tracker knows its projects.
  const keys = findItemKeys(messages).slice(0, MAX_KEYS);
  if (keys.length === 0) return { links: [], remarks: [] };
  const items = await (await openTracker(parts, source)).readItems(keys);
  const order = new Map(keys.map((key, index) => [key, index]));
  // A moved item has another key.
  const placeOf = ({ key }: { key: string }) => order.get(key) ?? keys.length;
  const sorted = items.toSorted((one, other) => placeOf(one) - placeOf(other));
  const name = quoteText(source.name);
  return {
    links: sorted.slice(0, MAX_READ).map(({ url, title, excerpt }) => ({ url, title, excerpt })),
    remarks: listRest(items.length, `item of ${name}`, `items of ${name}`),
  };
}

async function readPages(parts: ReaderParts, source: ConnectionRow, { tags }: ContextSubject): Promise<ReadLinks> {
  const versions = [...new Set(tags.flatMap((tag) => selectVersion(tag) ?? []))].slice(0, MAX_VERSIONS);
  if (versions.length === 0) return { links: [], remarks: [] };
  const notes = await openNotes(parts, source);
  const found: Awaited<ReturnType<typeof notes.searchPages>>[number][] = [];
  for (const version of versions) {
    found.push(...(await notes.searchPages(version)).filter(({ title }) => namesVersion(title, version)));
  }
  const distinct = [...new Map(found.map((page) => [page.id, page])).values()];
  const links = distinct.slice(0, MAX_PAGES).map(async ({ id, url, title }): Promise<ReadLink> => {
    return { url, title, excerpt: quoteText(await notes.readStart(id), 300) || undefined };
  });
  return { links: await Promise.all(links), remarks: [] };
}

// Bounds for the patterns below.
const MAX_NAME = 250;
const MAX_MESSAGE = 10_000;

const ITEM_KEY = /(?<![A-Za-z\d_])[A-Z][A-Z\d_]{1,19}-[1-9]\d{0,8}(?![\w]|-\d)/g;
const WORD = /[^\s/()[\]"'“”«»,:;!?|]+/g;

/** Also finds texts like `UTF-8`. */
export function findItemKeys(messages: readonly string[]): string[] {
  const keys = messages.flatMap((message) => message.slice(0, MAX_MESSAGE).match(ITEM_KEY) ?? []);
  return [...new Set(keys)];
}

/** `1.2.0` of `v1.2.0` and `widget@1.2.0`; undefined without a version. */
export function selectVersion(subject: string): string | undefined {
  const name = subject.slice(0, MAX_NAME);
  const parsed = parseTagName(name);
  // Too many titles contain a single number.
  return parsed !== undefined && parsed.numbers.length > 1 ? parsed.version : undefined;
}

/** Whether a title names exactly this version, such as `Plan of v1.2.0`; not `1.2.0-rc.1` or `11.2.0`. */
export function namesVersion(title: string, version: string): boolean {
  const words = title.slice(0, MAX_NAME).match(WORD) ?? [];
  return words.some((word) => word === version || selectVersion(word.replace(/\.$/, "")) === version);
}
