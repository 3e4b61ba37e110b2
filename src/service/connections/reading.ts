import type { ReadLink, ReadLinks } from "../../drafting/conversation.ts";
import {
  type LinkReader,
  limitTime,
  listRest,
  MAX_READ,
  READ_SECONDS,
  type SelectReaders,
} from "../../drafting/links.ts";
import { webOriginOf } from "../../drafting/repositories/repositories.ts";
import { parseRemote } from "../../git/repository.ts";
import { parseTagName } from "../../git/tags.ts";
import { parseBitbucketLink } from "../../hosts/bitbucket/host.ts";
import { parseGitHubLink } from "../../hosts/github/host.ts";
import { parseJiraKey } from "../../integrations/jira.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound } from "../../shared/outbound/json-api.ts";
import { quoteText } from "../../shared/text.ts";
import { readAccess } from "../security/access.ts";
import type { Vault } from "../security/vault.ts";
import { parseConnectionFields } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionRow, connectionsOf } from "./connections.ts";
import { openBitbucketApp, openGitHubApp, openNotes, openTracker, type ReaderParts, selectApiUrl } from "./open.ts";

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

/** Reads the connections of each user once. */
export function createReaderSelection({ store, vault }: { store: Store; vault: Vault }, orgId: string): SelectReaders {
  const readable = new Map<string | null, Promise<ReadableConnections>>();
  const readOnce = (user: string | null) => {
    const read = readable.get(user) ?? readReadableConnections(store, orgId, user);
    readable.set(user, read);
    return read;
  };
  return async (outbound, address, users) =>
    selectReaders({ vault, outbound }, address, joinReadable(await Promise.all(users.map(readOnce))));
}

/** A token is used once, and only for pages of the origin that its API belongs to. */
async function selectReaders(
  parts: ReaderParts,
  address: string,
  { connections, apps }: ReadableConnections,
): Promise<LinkReader[]> {
  const url = URL.parse(address);
  if (url === null) return [];
  const readers = new Map<string, LinkReader>();
  for (const row of ORDER.flatMap((type) => connections.filter((connection) => connection.type === type))) {
    const { id, read } = await selectReader(parts, url, { row, apps });
    if (read !== undefined && !readers.has(id)) readers.set(id, read);
  }
  return [...readers.values()];
}

const ORDER = ["codehostRepo", "codehostApp", "codehostbApp", "tracker", "notesTool"];

/** `id` is the connection that has the token. */
async function selectReader(
  parts: ReaderParts,
  url: URL,
  { row, apps }: { row: ConnectionRow; apps: ReadableConnections["apps"] },
): Promise<{ id: string; read: LinkReader | undefined }> {
  const { id, type } = row;
  if (type === "tracker") return { id, read: selectByTracker(parts, url, row) };
  if (type === "notesTool") return { id, read: await selectByNotes(parts, url, row) };
  if (type !== "codehostRepo") return { id, read: selectByApp(parts, url, row)?.read };
  const { repositoryUrl = "", codehostAppConnectionId = "" } = parseConnectionFields(row.config_json);
  const app = apps.get(codehostAppConnectionId);
  return { id: codehostAppConnectionId, read: app && selectByRepository(parts, url, { app, repositoryUrl }) };
}

/** Uses the app's token for pages of this repository only; the user need not be able to read the app. */
function selectByRepository(
  parts: ReaderParts,
  url: URL,
  { app, repositoryUrl }: { app: ConnectionRow; repositoryUrl: string },
): LinkReader | undefined {
  const found = selectByApp({ ...parts, outbound: { ...parts.outbound, send: stayAt(parts.outbound.send) } }, url, app);
  const page = `${url.origin}/${found?.repository}`;
  return parseRemote(repositoryUrl)?.webUrl.toLowerCase() === page.toLowerCase() ? found?.read : undefined;
}

/** Refuses redirects: a transferred issue is in another repository. */
function stayAt(send: Outbound): Outbound {
  return async (address, request) => {
    const answer = await send(address, request);
    if (answer.url.pathname === new URL(address).pathname) return answer;
    throw new ReleaseDocsError("outbound/redirected", `${new URL(address).host} redirects to another page.`);
  };
}

function selectByApp(
  parts: ReaderParts,
  url: URL,
  app: ConnectionRow,
): { repository: string; read: LinkReader } | undefined {
  if (url.origin !== webOriginOf({ baseUrl: selectApiUrl(parts.outbound, app) })) return undefined;
  if (app.type === "codehostApp") {
    const link = parseGitHubLink(url);
    if (link === undefined) return undefined;
    const { repository } = link;
    return { repository, read: async () => (await openGitHubApp(parts, app, repository)).readPage(link) };
  }
  const link = parseBitbucketLink(url);
  const { workspace = "" } = parseConnectionFields(app.config_json);
  if (!link?.repository.toLowerCase().startsWith(`${workspace.toLowerCase()}/`)) return undefined;
  return { repository: link.repository, read: async () => (await openBitbucketApp(parts, app)).readPage(link) };
}

function selectByTracker(parts: ReaderParts, url: URL, row: ConnectionRow): LinkReader | undefined {
  const { baseUrl = "" } = parseConnectionFields(row.config_json);
  const key = url.origin === URL.parse(baseUrl)?.origin ? parseJiraKey(url) : undefined;
  return key === undefined ? undefined : async () => (await openTracker(parts, row)).readPage(key);
}

async function selectByNotes(parts: ReaderParts, url: URL, row: ConnectionRow): Promise<LinkReader | undefined> {
  const { parseNotionPageId } = await import("../../integrations/notion.ts");
  const id = parseNotionPageId(url.href);
  if (id === undefined) return undefined;
  return async () => {
    const { title, text } = await (await openNotes(parts, row)).readPage(id);
    return { title: title || "Untitled page", excerpt: text };
  };
}

type ReadableConnections = {
  /** Those that the user may read (`connection:get`), the oldest first. */
  connections: readonly ConnectionRow[];
  /** All code-host apps by ID: reading a repository's connection includes the use of its app's token. */
  apps: ReadonlyMap<string, ConnectionRow>;
};

/** None for a deleted user. */
export async function readReadableConnections(
  store: Store,
  orgId: string,
  userId: string | null,
): Promise<ReadableConnections> {
  if (userId === null) return { connections: [], apps: new Map() };
  const [access, rows] = await Promise.all([
    readAccess(store, userId),
    connectionsOf(store, orgId).where("type", "in", ORDER).where("paused", "=", 0).orderBy("seq").execute(),
  ]);
  const apps = rows.filter(({ type }) => type === "codehostApp" || type === "codehostbApp");
  return {
    connections: rows.filter(({ id }) => access.may("connection:get", id)),
    apps: new Map(apps.map((row) => [row.id, row])),
  };
}

function joinReadable(all: readonly ReadableConnections[]): ReadableConnections {
  const connections = new Map(all.flatMap((one) => one.connections.map((row) => [row.id, row])));
  return {
    connections: [...connections.values()].sort((one, other) => one.seq - other.seq),
    apps: new Map(all.flatMap(({ apps }) => [...apps])),
  };
}

export async function readRequester({ database }: Store, jobId: string | null): Promise<string | null> {
  if (jobId === null) return null;
  const job = await database.selectFrom("jobs").select("user_id").where("id", "=", jobId).executeTakeFirst();
  return job?.user_id ?? null;
}
