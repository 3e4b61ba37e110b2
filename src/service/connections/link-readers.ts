import type { LinkReader, SelectReaders } from "../../drafting/links.ts";
import { webOriginOf } from "../../drafting/repositories/repositories.ts";
import { parseRemote } from "../../git/repository.ts";
import { parseBitbucketLink } from "../../hosts/bitbucket/host.ts";
import { parseGitHubLink } from "../../hosts/github/host.ts";
import { parseJiraKey } from "../../integrations/jira.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound } from "../../shared/json-api.ts";
import { readAccess } from "../security/access.ts";
import type { Vault } from "../security/vault.ts";
import { parseConnectionFields } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { type ConnectionRow, connectionsOf } from "./connections.ts";
import { openBitbucketApp, openGitHubApp, openNotes, openTracker, type ReaderParts, selectApiUrl } from "./open.ts";

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
