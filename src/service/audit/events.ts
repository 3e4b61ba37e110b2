import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { RESOURCES, type Resource } from "../../contract/permissions.ts";
import { DomainError } from "../../contract/refusals.ts";
import { type Client, Shares } from "../../shared/shares.ts";
import { parseJson } from "../../shared/text.ts";
import { EVENT_STREAM } from "../http/http.ts";
import type { OnRefusal } from "../http/limits/refusals.ts";
import type { OnFault } from "../http/log.ts";
import type { Access } from "../security/access.ts";
import type { Store } from "../store/store.ts";

type Listener = {
  orgId: string;
  /** Whose streams count together, with whichever keys. */
  userId: string;
  /** Throws for a caller who may not call any more. */
  readAccess: () => Promise<Access>;
};

type Timing = {
  /** Milliseconds between two looks at the database. */
  pollMs: number;
  /** Milliseconds between two signs of life; proxies close connections that are idle for a minute. */
  heartbeatMs: number;
};
const TIMING: Timing = { pollMs: 1_000, heartbeatMs: 15_000 };

/** Beyond them the organization with the most loses one to another organization. */
const MAX_STREAMS = 1_000;
const MAX_OF_USER = 20;
/** Messages that a client has not read. */
const MAX_UNREAD = 100;

/** The client asks for everything that it shows. */
const EVERYTHING = RESOURCES.map((resource): RecordChange => ({ resource }));

type Stream = Listener & Client & { send: (text: string) => void; end: () => void };

type Options = { store: Store; onFault: OnFault; onRefusal?: OnRefusal; events?: Partial<Timing> };

/**
 * Streams of server-sent events that say which records changed. The version of the database is read once for all of them,
 * and not at all without one.
 */
export function createEventFeed({ store, onFault, onRefusal, events: timing }: Options) {
  const streams = new Set<Stream>();
  const shares = new Shares();
  let [isReady, following] = [false, Promise.resolve()];
  const endAll = () => {
    for (const { end } of streams) end();
  };
  const follow = async (): Promise<void> => {
    const onReady = () => {
      isReady = true;
      for (const { send } of streams) send(OPEN);
    };
    await sendChanges(store, streams, { ...TIMING, ...timing, onReady }).catch((error: unknown) => {
      // The clients connect again, and get the error then.
      endAll();
      onFault(error);
    });
    isReady = false;
  };
  return {
    /** What changes after the stream's first bytes is sent. Throws `rate-limited` and `unavailable`. */
    open: (listener: Listener): Response => {
      const { body, stream } = openStream(listener, streams, () => shares.leave(stream));
      const full = shares.enter(stream);
      if (full !== undefined) {
        onRefusal?.("streams");
        if (full.max === MAX_STREAMS) throw new DomainError("unavailable", "Too many streams of events.");
        throw new DomainError("rate-limited", `Each user has at most ${MAX_OF_USER} streams of events.`);
      }
      const isFirst = streams.size === 0;
      streams.add(stream);
      if (isReady) stream.send(OPEN);
      if (isFirst) following = following.then(follow);
      return new Response(body, { headers: { "content-type": EVENT_STREAM } });
    },
    stop: async (): Promise<void> => {
      endAll();
      await following;
    },
  };
}

const OPEN = ": open\n\n";
const encoder = new TextEncoder();

/** Ends when the client closes it or does not read it. */
function openStream(listener: Listener, streams: Set<Stream>, leave: () => void) {
  const limits = [
    { name: "", max: MAX_STREAMS },
    { name: listener.userId, max: MAX_OF_USER },
  ];
  const shared: Client = { name: listener.orgId, limits, yields: ({ hasFewer }) => hasFewer };
  const stream: Stream = { ...listener, ...shared, send: () => undefined, end: () => undefined };
  const cancel = (): boolean => {
    leave();
    return streams.delete(stream);
  };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    stream.end = () => {
      if (cancel()) controller.close();
    };
    stream.send = (text) => {
      if (!streams.has(stream)) return;
      controller.enqueue(encoder.encode(text));
      if (Number(controller.desiredSize) <= 0) stream.end();
    };
  };
  return { body: new ReadableStream({ start, cancel: () => void cancel() }, { highWaterMark: MAX_UNREAD }), stream };
}

/** Runs until there is no stream. */
async function sendChanges(
  store: Store,
  streams: ReadonlySet<Stream>,
  { pollMs, heartbeatMs, onReady }: Timing & { onReady: () => void },
): Promise<void> {
  let version = await store.readVersion();
  const readChanges = await followChanges(store);
  onReady();
  let lastBeat = Date.now();
  while (streams.size > 0) {
    await setTimeout(pollMs);
    if (streams.size === 0) return;
    const before = version;
    version = await store.readVersion();
    const changes = version === before ? new Map<string, readonly RecordChange[]>() : await readChanges();
    const isBeat = Date.now() - lastBeat >= heartbeatMs;
    if (isBeat) lastBeat = Date.now();
    await sendToAll(streams, changes, isBeat);
  }
}

async function sendToAll(
  streams: ReadonlySet<Stream>,
  changes: RecordChanges | undefined,
  isBeat: boolean,
): Promise<void> {
  for (const stream of streams) {
    const own = changes === undefined ? EVERYTHING : (changes.get(stream.orgId) ?? []);
    if (own.length > 0 || isBeat) await sendTo(stream, own);
  }
}

/** Reads the caller again: a stream ends with the key or session that opened it. */
async function sendTo({ readAccess, send, end }: Stream, changes: readonly RecordChange[]): Promise<void> {
  try {
    const access = await readAccess();
    const shown = changes.filter((change) => isShown(access, change));
    send(shown.length === 0 ? ": alive\n\n" : `data: ${JSON.stringify({ changes: shown })}\n\n`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    end();
  }
}

function isShown(access: Access, { resource, id }: RecordChange): boolean {
  if (id === undefined) return access.narrow(resource)?.length !== 0;
  return access.may(`${resource}:get`, id) || access.may(`${resource}:list`, id);
}

/** What changed; without an ID any record of the resource may have. */
export type RecordChange = { resource: Resource; id?: string };

/** By organization. */
export type RecordChanges = ReadonlyMap<string, readonly RecordChange[]>;

/** Where more changed at once, everything counts as changed. */
const MAX_ROWS = 500;

/** Transactions of PostgreSQL commit in another order than their rows are numbered, so the last ones are read again. */
const OVERLAP = { sqlite: 0, postgres: 200 };

type Table = "audit_logs" | "entries";
type Row = { seq: number; orgId: string; changes: readonly RecordChange[] };

const READERS: Readonly<Record<Table, (store: Store, after: number) => Promise<Row[]>>> = {
  audit_logs: async ({ database }, after) => {
    const logs = database.selectFrom("audit_logs").select(["seq", "org_id", "id", "config_json"]);
    const rows = await logs.where("seq", ">", after).orderBy("seq").limit(MAX_ROWS).execute();
    return rows.map(({ seq, org_id: orgId, id, config_json }) => {
      return { seq, orgId, changes: [{ resource: "auditLog", id }, ...parseRecords(config_json)] };
    });
  },
  entries: async ({ database }, after) => {
    const rows = await database
      .selectFrom("entries")
      .innerJoin("conversations", "conversations.id", "entries.conversation_id")
      .select(["entries.seq", "conversations.org_id", "conversations.id"])
      .where("entries.seq", ">", after)
      .orderBy("entries.seq")
      .limit(MAX_ROWS)
      .execute();
    return rows.map(({ seq, org_id: orgId, id }) => ({ seq, orgId, changes: [{ resource: "conversation", id }] }));
  },
};

/** The records that an audit log is about: `{"conversationId": "…", "instructionLinkIds": ["…"]}`. */
function parseRecords(config: string): RecordChange[] {
  const about = Object.entries(Object(parseJson(config)));
  const named = RESOURCES.flatMap((resource) => {
    const ids = about.filter(([name]) => name === `${resource}Id` || name === `${resource}Ids`).flatMap(([, id]) => id);
    return ids.filter((id) => typeof id === "string").map((id): RecordChange => ({ resource, id }));
  });
  // A role changes what its users may do.
  return about.some(([name]) => name === "roleId") ? [...named, { resource: "user" }] : named;
}

/** Each call returns what changed since the one before, by whatever process; undefined if that is too much to list. */
async function followChanges(store: Store): Promise<() => Promise<RecordChanges | undefined>> {
  const tables = await Promise.all([followTable(store, "audit_logs"), followTable(store, "entries")]);
  return async () => {
    const read = await Promise.all(tables.map((readNext) => readNext()));
    if (read.includes(undefined)) return undefined;
    const byOrganization = Map.groupBy(
      read.flatMap((rows) => rows ?? []),
      ({ orgId }) => orgId,
    );
    return new Map([...byOrganization].map(([orgId, rows]) => [orgId, unique(rows.flatMap(({ changes }) => changes))]));
  };
}

function unique(changes: readonly RecordChange[]): RecordChange[] {
  return [...new Map(changes.map((change) => [`${change.resource} ${change.id}`, change])).values()];
}

/** Undefined where rows were left out. */
async function followTable(store: Store, table: Table): Promise<() => Promise<Row[] | undefined>> {
  const read = (after: number) => READERS[table](store, after - OVERLAP[store.kind]);
  let last = await readLast(store, table);
  let seen = new Set((await read(last)).map(({ seq }) => seq));
  return async () => {
    const rows = await read(last);
    const added = rows.filter(({ seq }) => !seen.has(seq));
    const isCut = rows.length === MAX_ROWS;
    last = isCut ? await readLast(store, table) : Math.max(last, ...rows.map(({ seq }) => seq));
    seen = new Set((isCut ? await read(last) : rows).map(({ seq }) => seq));
    return isCut ? undefined : added;
  };
}

async function readLast({ database }: Store, table: Table): Promise<number> {
  const greatest = sql<number | null>`max(seq)`.as("last");
  const { last } = await database.selectFrom(table).select(greatest).executeTakeFirstOrThrow();
  return Number(last ?? 0);
}
