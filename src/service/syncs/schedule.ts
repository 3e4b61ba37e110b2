import { type RawBuilder, sql } from "kysely";
import { DomainError } from "../../contract/refusals.ts";
import { insertPublicationSync } from "../publications/health.ts";
import type { Actor } from "../store/audit.ts";
import { isOutage } from "../store/outage.ts";
import { checkStoredBytes } from "../store/storage.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { createProcessLease, type ProcessLease } from "../worker/process-lease.ts";
import { insertTask } from "../worker/queue.ts";
import { later, type TaskKind } from "../worker/tasks.ts";
import { waitAtMost } from "../worker/worker.ts";

type ScheduleOptions = {
  /** 0 for no schedule. */
  everyMs: number;
  leaseMs: number;
  onQueued: (queued: QueuedSyncs) => void;
  onFault: (error: unknown) => void;
};

const MAX_PASS_MS = 5_000;
/** Milliseconds that a stop waits for the database. */
const MAX_STOP_MS = 1000;

/** Queues syncs that are due, in one of the processes that share the store. */
export function startSchedule(
  store: Store,
  { everyMs, leaseMs, onQueued, onFault }: ScheduleOptions,
): { stop: () => Promise<void> } {
  if (everyMs === 0) return { stop: async () => undefined };
  const passMs = Math.min(MAX_PASS_MS, everyMs / 5);
  const lease = createProcessLease(store, "schedule", Math.max(leaseMs, 3 * passMs));
  let running: Promise<void> | undefined;
  const pass = async (): Promise<void> => {
    if (!(await lease.take())) return;
    const queued = await queueDueSyncs(store, { everyMs, lease, onFault });
    if (Object.values(queued).some((count) => count > 0)) onQueued(queued);
  };
  const timer = setInterval(() => {
    running ??= pass()
      .catch(onFault)
      .finally(() => {
        running = undefined;
      });
  }, passMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await waitAtMost(MAX_STOP_MS, Promise.resolve(running).then(lease.release).catch(onFault));
    },
  };
}

type ScheduleTerms = {
  everyMs: number;
  lease: ProcessLease;
  /** Called with errors that concern one record; the others are queued. */
  onFault: (error: unknown) => void;
  random?: () => number;
};

/** How many syncs were queued, and how many would have been refused as requests. */
type QueuedSyncs = { connections: number; publications: number; refused: number };

/** Unfinished syncs of the schedule. */
const MAX_QUEUED = 20;
// Few, since a turn that somebody requests waits for them.
const MAX_QUEUED_OF_ORGANIZATION = 2;

/** Until the first sync of a new record. */
const MAX_FIRST_DELAY_MS = 5 * 60_000;
const DAY_MS = 24 * 3_600_000;
const MAX_JITTER = 0.1;

type Due = {
  table: "connections" | "publications";
  id: string;
  orgId: string;
  syncedAt: string;
  /** Failed syncs in a row that the schedule has queued. */
  failures: number | null;
};

/** Queues syncs of due connections and publications. Throws outages. */
export async function queueDueSyncs(store: Store, terms: ScheduleTerms): Promise<QueuedSyncs> {
  const queued = { connections: 0, publications: 0, refused: 0 };
  for (const due of await selectDue(store, terms.everyMs)) {
    const result = await queueSync(store, due, terms);
    if (result === "lost") break;
    if (result !== "known") queued[result === "queued" ? due.table : result] += 1;
  }
  return queued;
}

/** Organizations take turns; within one, the oldest sync first. */
async function selectDue(store: Store, everyMs: number): Promise<Due[]> {
  const unfinished = new Map((await countUnfinished(store)).map(({ org_id, count }) => [org_id, count]));
  const free = MAX_QUEUED - [...unfinished.values()].reduce((sum, count) => sum + count, 0);
  if (free <= 0) return [];
  const due = [...(await readDue(store, "connections", everyMs)), ...(await readDue(store, "publications", everyMs))];
  const bySync = (one: Due, other: Due) => (one.syncedAt < other.syncedAt ? -1 : Number(one.syncedAt > other.syncedAt));
  const turns = [...Map.groupBy(due, ({ orgId }) => orgId)].flatMap(([orgId, all]) => {
    const before = unfinished.get(orgId) ?? 0;
    const taken = all.sort(bySync).slice(0, Math.max(0, MAX_QUEUED_OF_ORGANIZATION - before));
    return taken.map((one, index) => ({ one, turn: before + index }));
  });
  turns.sort((a, b) => a.turn - b.turn || bySync(a.one, b.one));
  return turns.slice(0, free).map(({ one }) => one);
}

const SYNC_KINDS = ["connection-sync", "publication-sync"] as const satisfies readonly TaskKind[];

/** A requested sync has the ID of its request. */
function countUnfinished({ database }: Store) {
  return database
    .selectFrom("tasks")
    .select("org_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("kind", "in", SYNC_KINDS)
    .where("request_id", "is", null)
    .groupBy("org_id")
    .execute();
}

// A publication has the lowest percentage of its connections; one failure of them is not repeated for it.
const PARTS = {
  connections: {
    percent: sql`record.remaining_rate_limit_percent`,
    failures: sql<number>`case when record.healthy = 1 then 0 else coalesce(record.sync_failures, 0) end`,
    stored: sql`record.sync_failures`,
    isActive: sql`record.deleted_at is null and record.paused = 0`,
  },
  publications: {
    percent: sql`(select min(used.remaining_rate_limit_percent) from publication_connections as link
      join connections as used on used.id = link.connection_id where link.publication_id = record.id)`,
    failures: sql<number>`0`,
    stored: sql`null`,
    isActive: sql`exists (select 1 from publication_connections as link
      join connections as docs on docs.id = link.connection_id
      where link.publication_id = record.id and link.role = 'docs' and docs.deleted_at is null and docs.paused = 0)`,
  },
};

/** The first ones of each organization. */
async function readDue(store: Store, table: Due["table"], everyMs: number): Promise<Due[]> {
  const { percent, failures, stored, isActive } = PARTS[table];
  const now = store.now();
  const latest = selectLatest(store, everyMs, { percent, failures });
  const { rows } = await sql<Omit<Due, "table">>`
    select id, org_id as "orgId", synced as "syncedAt", failures from (
      select id, org_id, coalesce(synced_at, '') as synced, ${stored} as failures,
        row_number() over (partition by org_id order by coalesce(synced_at, ''), seq) as place
      from ${sql.table(table)} as record
      where ${isActive}
        and (sync_queued_at is null or sync_queued_at <= ${latest} or sync_queued_at > ${later(store, everyMs)})
        and (synced_at is null or synced_at <= ${latest} or synced_at > ${now})
        and (
          sync_queued_at is not null or synced_at is not null or created_at > ${now}
          or created_at <= ${later(store, -Math.min(everyMs, MAX_FIRST_DELAY_MS))}
        )
        and not exists (select 1 from tasks where subject_id = record.id and kind in (${sql.join(SYNC_KINDS)}))
        and org_id not in (
          select org_id from tasks where kind in (${sql.join(SYNC_KINDS)}) and request_id is null
          group by org_id having count(*) >= ${MAX_QUEUED_OF_ORGANIZATION}
        )
    ) as due
    where place <= ${MAX_QUEUED_OF_ORGANIZATION} order by place, synced limit ${MAX_QUEUED}`.execute(store.database);
  return rows.map((row) => ({ ...row, table }));
}

/** The time before which the last sync has to be: less of the rate limit and more failures make the interval longer. */
function selectLatest(
  store: Store,
  everyMs: number,
  { percent, failures }: { percent: RawBuilder<unknown>; failures: RawBuilder<number> },
) {
  const before = (times: number) => later(store, -Math.min(everyMs * times, Math.max(everyMs, DAY_MS)));
  return sql<string>`(case
    when ${percent} < 10 or ${failures} >= 3 then ${before(8)}
    when ${percent} < 25 or ${failures} = 2 then ${before(4)}
    when ${percent} < 50 or ${failures} = 1 then ${before(2)}
    else ${before(1)} end)`;
}

async function queueSync(
  store: Store,
  due: Due,
  { everyMs, lease, onFault, random = Math.random }: ScheduleTerms,
): Promise<"queued" | "known" | "refused" | "lost"> {
  const sync_queued_at = later(store, Math.round(everyMs * MAX_JITTER * random()));
  const syncedSince = later(store, -everyMs);
  try {
    return await store.transaction(async (within) => {
      if (!(await lease.holds(within))) return "lost";
      await lockOrganization(within, due.orgId);
      if (await isQueued(within, due.id)) return "known";
      await markQueued(within, due, sync_queued_at);
      await insertSync(within, due, syncedSince);
      return "queued";
    });
  } catch (error) {
    if (isOutage(error)) throw error;
    if (!(error instanceof DomainError)) onFault(error);
    await markQueued(store, due, sync_queued_at);
    return "refused";
  }
}

async function isQueued({ database }: Store, id: string): Promise<boolean> {
  const queued = database.selectFrom("tasks").select("id").where("subject_id", "=", id).where("kind", "in", SYNC_KINDS);
  return (await queued.executeTakeFirst()) !== undefined;
}

async function markQueued({ database }: Store, { table, id, failures }: Due, sync_queued_at: string): Promise<void> {
  if (table === "publications") {
    await database.updateTable("publications").set({ sync_queued_at }).where("id", "=", id).execute();
    return;
  }
  const sync_failures = sql<number>`case when healthy = 1 then 0 else ${(failures ?? 0) + 1} end`;
  await database.updateTable("connections").set({ sync_queued_at, sync_failures }).where("id", "=", id).execute();
}

/** Throws what refuses a request. */
async function insertSync(within: Store, { table, id, orgId }: Due, syncedSince: string): Promise<void> {
  const actor: Actor = { orgId, requestId: null, userName: null };
  await checkStoredBytes(within, orgId);
  if (table === "publications") await insertPublicationSync(within, actor, id, { syncedSince });
  else await insertTask(within, actor, { kind: "connection-sync", subjectId: id, payload: { syncedSince } });
}
