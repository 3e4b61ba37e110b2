import { type Selectable, sql } from "kysely";
import { after } from "../../shared/records.ts";
import type { Actor } from "../store/audit.ts";
import { type KeptInTask, parseKeptInTask } from "../store/columns.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";

export const TASK_KINDS = [
  "turn",
  "connection-sync",
  "publication-sync",
  "annotate",
  "merge-summary",
  "thread-reply",
  "webhook",
  "channel-notice",
  "email",
] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

export type TaskRow = Selectable<Tables["tasks"]>;

export type LeaseTerms = {
  /** Milliseconds without a heartbeat after which another worker can lease the task. */
  leaseMs: number;
  maxAttempts: number;
  /** Milliseconds before the second attempt; each further one waits twice as long, up to 30 s. */
  retryDelayMs: number;
};

export class LeaseLostError extends Error {
  constructor(task: Pick<TaskRow, "id" | "kind">) {
    super(`The lease of the task ${task.id} (${task.kind}) went to another worker.`);
    this.name = "LeaseLostError";
  }
}

export function actorOf(task: TaskRow): Actor {
  return { orgId: task.org_id, requestId: task.request_id, userName: task.user_name };
}

/** Interruptions of a task after which it runs alone: attempts in a row after which the lease was not released. */
const SUSPECT = 2;

/** How long such a task waits for a moment when no other runs. */
const MAX_SUSPECT_WAIT_MS = 10_000;

/** Of the delay before the next attempt. */
export const MAX_RETRY_DELAY_MS = 30_000;

type TakeTerms = {
  /** Only a task during which processes ended, which runs alone; else only others. */
  alone?: boolean;
  /** The organization that got the last task; the next one in turn is the one after it. */
  after?: string | undefined;
  /** Organizations that get no task as long as there is another organization. */
  full?: readonly string[];
};

/** The oldest due task, first in its conversation, of the next organization in turn that has one. */
export async function takeTask(
  store: Store,
  token: string,
  leaseMs: number,
  { alone = false, ...terms }: TakeTerms = {},
): Promise<TaskRow | undefined> {
  for (const orgId of await listWaiting(store, terms)) {
    const task = await takeTaskOf(store, orgId, { token, leaseMs, alone });
    if (task !== undefined) return task;
  }
  return undefined;
}

/** Organizations with due tasks: those with the fewest running tasks first, else in turn after `after`. */
async function listWaiting(store: Store, { after = "", full = [] }: TakeTerms): Promise<string[]> {
  const now = store.now();
  const { rows } = await sql<{ org_id: string }>`
    with recursive queue(org_id) as (
      select min(org_id) from tasks
      union all
      select (select min(tasks.org_id) from tasks where tasks.org_id > queue.org_id) from queue where org_id is not null
    )
    select org_id from queue
    where exists (
      select 1 from tasks
      where tasks.org_id = queue.org_id and run_after <= ${now} and (lease_until is null or lease_until < ${now})
    )
    order by
      (select count(*) from tasks where tasks.org_id = queue.org_id and lease_until >= ${now}),
      case when org_id > ${after} then 0 else 1 end,
      org_id`.execute(store.database);
  const waiting = rows.map(({ org_id }) => org_id);
  if (full.length === 0 || (await isOnlyOrganization(store))) return waiting;
  return waiting.filter((orgId) => !full.includes(orgId));
}

async function isOnlyOrganization({ database }: Store): Promise<boolean> {
  return (await database.selectFrom("organizations").select("id").limit(2).execute()).length === 1;
}

async function takeTaskOf(
  store: Store,
  orgId: string,
  { token, leaseMs, alone }: { token: string; leaseMs: number; alone: boolean },
): Promise<TaskRow | undefined> {
  const now = store.now();
  const due = store.database
    .selectFrom("tasks as task")
    .select("task.id")
    .where("task.org_id", "=", orgId)
    .where("task.run_after", "<=", now)
    .where((where) => where.or([where("task.lease_until", "is", null), where("task.lease_until", "<", now)]))
    .where(sql`coalesce(task.interruptions, 0)`, alone ? ">=" : "<", SUSPECT)
    .where(({ eb, or }) =>
      or([
        eb("task.conversation_id", "is", null),
        // Not "exists": PostgreSQL would join all tasks of a conversation with each other.
        eb("task.seq", "=", (all) =>
          all
            .selectFrom("tasks as first")
            .select(({ fn }) => fn.min<number>("first.seq").as("seq"))
            .whereRef("first.conversation_id", "=", "task.conversation_id"),
        ),
      ]),
    )
    .orderBy("task.run_after")
    .orderBy("task.seq")
    .limit(1)
    .$if(store.kind === "postgres", (query) => query.forUpdate().skipLocked());
  // An attempt whose lease was not released does not count.
  const attempts = sql<number>`case when lease_token is null then attempts + 1 else attempts end`;
  return store.database
    .updateTable("tasks")
    .set({ lease_token: token, lease_until: later(store, leaseMs), updated_at: now, attempts })
    .set("interruptions", sql<number>`coalesce(interruptions, 0) + 1`)
    .where("id", "=", due)
    .returningAll()
    .executeTakeFirst();
}

/** Whether a task that runs only alone waits for too long already. */
export async function isSuspectOverdue(store: Store): Promise<boolean> {
  const { rows } = await sql`
    select 1 from tasks where run_after <= ${later(store, -MAX_SUSPECT_WAIT_MS)} and interruptions >= ${SUSPECT}
      and (lease_until is null or lease_until < ${store.now()}) limit 1`.execute(store.database);
  return rows.length > 0;
}

/** Ends all leases, for a process that has the store alone: their workers were killed. */
export async function endLeases({ database }: Store): Promise<void> {
  await database.updateTable("tasks").set({ lease_until: null }).execute();
  await database.deleteFrom("leases").execute();
}

/** Makes tasks due that wait for a clock that was set back since: it is behind their last change, or they wait too long. */
export async function makeDistantTasksDue(store: Store, maxDelayMs: number): Promise<void> {
  const { database, now } = store;
  const distant = database.selectFrom("tasks").select("id").where("run_after", ">", later(store, MAX_RETRY_DELAY_MS));
  // Emails of the day wait for its morning, and what never ran for the time that a person chose.
  const late = distant.where("kind", "!=", "email").where(({ eb, or, and }) => {
    const waitsTooLong = and([eb("run_after", ">", later(store, maxDelayMs)), eb("attempts", ">", 0)]);
    return or([eb("updated_at", ">", now()), waitsTooLong]);
  });
  if ((await late.limit(1).executeTakeFirst()) === undefined) return;
  await database.updateTable("tasks").set({ run_after: now() }).where("id", "in", late).execute();
}

type Lease = { id: string; lease_token: string; lease_until: string; termMs: number };

/** `termMs`: how long each lasts from its last heartbeat, whatever the time is now. */
export async function listLeases({ database }: Store): Promise<Lease[]> {
  const leased = database.selectFrom("tasks").where("lease_until", "is not", null);
  const rows = await leased.select(["id", "lease_token", "lease_until", "updated_at"]).execute();
  return rows.flatMap(({ id, lease_token, lease_until, updated_at }) => {
    if (lease_token === null || lease_until === null) return [];
    return { id, lease_token, lease_until, termMs: Date.parse(lease_until) - Date.parse(updated_at) };
  });
}

/** Lets another worker lease the task, unless there was a heartbeat since `lease` was read. */
export async function endLease({ database }: Store, { id, lease_token, lease_until }: Lease): Promise<void> {
  const unchanged = database.updateTable("tasks").where(({ and }) => and({ id, lease_token, lease_until }));
  await unchanged.set({ lease_until: null }).execute();
}

/** False if another worker has the task. */
export async function renewLease(store: Store, task: TaskRow, leaseMs: number): Promise<boolean> {
  const renewed = await heldBy(store, task)
    .set({ lease_until: later(store, leaseMs), updated_at: store.now() })
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** `isUndone`: it does not count. `isSuspect`: it ended its process, so the next runs alone. `leavesQueue`: of its conversation. */
export async function releaseTask(
  store: Store,
  task: TaskRow,
  delayMs: number,
  { isUndone = false, isSuspect = false, leavesQueue = false },
): Promise<void> {
  await heldBy(store, task)
    .set({ lease_token: null, lease_until: null, run_after: later(store, delayMs) })
    .$if(!isSuspect, (update) => update.set({ interruptions: 0 }))
    .$if(isUndone, (update) => update.set("attempts", sql<number>`attempts - 1`))
    .$if(leavesQueue, (update) => update.set({ conversation_id: null }))
    .executeTakeFirst();
}

/** Stores what the first attempt read, for later ones; earlier values win. Throws {@link LeaseLostError}. */
export async function keepInTask(store: Store, task: TaskRow, seen: KeptInTask): Promise<KeptInTask> {
  const kept = store.database.selectFrom("tasks").select("payload_json").where("id", "=", task.id);
  const all = { ...seen, ...parseKeptInTask((await kept.executeTakeFirst())?.payload_json ?? "{}") };
  const held = await heldBy(store, task)
    .set({ payload_json: JSON.stringify(all) })
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new LeaseLostError(task);
  return all;
}

/** Ends a task in the transaction of its outcome. Throws {@link LeaseLostError}, which rolls it back. */
export async function finishTask(within: Store, task: TaskRow): Promise<void> {
  const held = within.database.deleteFrom("tasks").where("id", "=", task.id);
  const done = await held.where("lease_token", "=", task.lease_token).executeTakeFirst();
  if (done.numDeletedRows === 0n) throw new LeaseLostError(task);
}

function heldBy({ database }: Store, task: TaskRow) {
  return database.updateTable("tasks").where("id", "=", task.id).where("lease_token", "=", task.lease_token);
}

export function later(store: Store, milliseconds: number): string {
  return after(store.now(), milliseconds);
}

const MIN_POLL_MS = 10;
const MAX_POLL_MS = 500;

/** False after `timeoutMs`. Rejects if `signal` aborts. */
export async function waitForTask(
  { database }: Store,
  id: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (let pause = MIN_POLL_MS; ; pause = Math.min(pause * 1.5, MAX_POLL_MS)) {
    signal?.throwIfAborted();
    const task = await database.selectFrom("tasks").select("id").where("id", "=", id).executeTakeFirst();
    if (task === undefined) return true;
    const left = deadline - performance.now();
    if (left <= 0) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
  }
}
