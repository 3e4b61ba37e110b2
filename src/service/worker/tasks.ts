import { type Selectable, sql } from "kysely";
import type { Actor } from "../store/audit.ts";
import { parseTurnTask, type TurnTask } from "../store/columns.ts";
import type { Tables } from "../store/schema.ts";
import { newRow, type Store } from "../store/store.ts";

export type TaskKind = "turn" | "connection-sync" | "publication-sync" | "annotate" | "merge-summary";

export type TaskRow = Selectable<Tables["tasks"]>;

type NewTask = {
  kind: TaskKind;
  subjectId: string;
  /** Tasks of one conversation run in order of creation. */
  conversationId?: string;
  payload?: Readonly<Record<string, unknown>>;
};

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

/** Wake the worker after the transaction. */
export async function insertTask(within: Store, actor: Actor, task: NewTask): Promise<string> {
  const row = {
    ...newRow(within, "tsk"),
    org_id: actor.orgId,
    kind: task.kind,
    subject_id: task.subjectId,
    conversation_id: task.conversationId ?? null,
    payload_json: JSON.stringify(task.payload ?? {}),
    request_id: actor.requestId,
    user_name: actor.userName,
    attempts: 0,
    run_after: within.now(),
  };
  await within.database.insertInto("tasks").values(row).execute();
  return row.id;
}

export function actorOf(task: TaskRow): Actor {
  return { orgId: task.org_id, requestId: task.request_id, userName: task.user_name };
}

const SUSPECT = 2;

/** The oldest due task, first in its conversation. A task during which processes ended runs only `alone`. */
export async function takeTask(
  store: Store,
  token: string,
  leaseMs: number,
  { alone = false } = {},
): Promise<TaskRow | undefined> {
  const now = store.now();
  const due = store.database
    .selectFrom("tasks as task")
    .select("task.id")
    .where("task.run_after", "<=", now)
    .where((where) => where.or([where("task.lease_until", "is", null), where("task.lease_until", "<", now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("tasks as earlier")
            .select("earlier.id")
            .whereRef("earlier.conversation_id", "=", "task.conversation_id")
            .whereRef("earlier.seq", "<", "task.seq"),
        ),
      ),
    )
    .orderBy("task.run_after")
    .orderBy("task.seq")
    .limit(1)
    .$if(store.kind === "postgres", (query) => query.forUpdate().skipLocked());
  return store.database
    .updateTable("tasks")
    .set({ lease_token: token, lease_until: later(store, leaseMs), updated_at: now })
    .set("attempts", sql<number>`attempts + 1`)
    .where("id", "=", due)
    .$if(!alone, (all) =>
      all.where((where) => where.or([where("lease_token", "is", null), where("attempts", "<", SUSPECT)])),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Ends all leases, for a process that has the store alone: their workers were killed. */
export async function endLeases({ database }: Store): Promise<void> {
  await database.updateTable("tasks").set({ lease_until: null }).execute();
}

/** False if another worker has the task. */
export async function renewLease(store: Store, task: TaskRow, leaseMs: number): Promise<boolean> {
  const renewed = await heldBy(store, task)
    .set({ lease_until: later(store, leaseMs) })
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** `isUndone`: the attempt does not count. */
export async function releaseTask(store: Store, task: TaskRow, delayMs: number, isUndone: boolean): Promise<void> {
  await heldBy(store, task)
    .set({ lease_token: null, lease_until: null, run_after: later(store, delayMs) })
    .$if(isUndone, (update) => update.set("attempts", sql<number>`attempts - 1`))
    .executeTakeFirst();
}

/** Stores what the first attempt read, for later ones; earlier values win. Throws {@link LeaseLostError}. */
export async function keepInTask(store: Store, task: TaskRow, seen: TurnTask): Promise<TurnTask> {
  const all = { ...seen, ...parseTurnTask(task.payload_json) };
  const held = await heldBy(store, task)
    .set({ payload_json: JSON.stringify(all) })
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new LeaseLostError(task);
  return all;
}

/** Ends a task in the transaction of its outcome. Throws {@link LeaseLostError}, which rolls it back. */
export async function finishTask(within: Store, task: TaskRow): Promise<void> {
  const done = await within.database
    .deleteFrom("tasks")
    .where("id", "=", task.id)
    .where("lease_token", "=", task.lease_token)
    .executeTakeFirst();
  if (done.numDeletedRows === 0n) throw new LeaseLostError(task);
}

function heldBy({ database }: Store, task: TaskRow) {
  return database.updateTable("tasks").where("id", "=", task.id).where("lease_token", "=", task.lease_token);
}

function later(store: Store, milliseconds: number): string {
  return new Date(Date.parse(store.now()) + milliseconds).toISOString();
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
