import { type Selectable, sql } from "kysely";
import type { Actor } from "../store/audit.ts";
import type { Tables } from "../store/schema.ts";
import { newRow, type Store } from "../store/store.ts";

/** What there is to do in the background. */
export type TaskKind = "turn" | "connection-sync" | "publication-sync" | "annotate" | "merge-summary";

export type TaskRow = Selectable<Tables["tasks"]>;

/** A task to be done. `subjectId` is the record that it is about: of a `turn` that turn. */
export type NewTask = {
  kind: TaskKind;
  subjectId: string;
  /** Tasks of one conversation are done one after the other, in the order of their creation. */
  conversationId?: string;
  payload?: Readonly<Record<string, unknown>>;
};

/** Lease, attempts and backoff of tasks. */
export type LeaseTerms = {
  /** Milliseconds without a sign of life after which another worker may take it. */
  leaseMs: number;
  maxAttempts: number;
  /** Milliseconds before the second attempt; each further one waits twice as long, up to 30 s. */
  retryDelayMs: number;
};

/** Somebody else has the task by now, so what was done for it is not recorded. */
export class LeaseLostError extends Error {
  constructor(task: Pick<TaskRow, "id" | "kind">) {
    super(`The lease of the task ${task.id} (${task.kind}) went to another worker.`);
    this.name = "LeaseLostError";
  }
}

/** Stores a task in the transaction of what asked for it; the worker is woken once that has ended. Its ID. */
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
    lease_token: null,
    lease_until: null,
  };
  await within.database.insertInto("tasks").values(row).execute();
  return row.id;
}

/** Who asked for a task, for the audit logs that its work writes. */
export function actorOf(task: TaskRow): Actor {
  return { orgId: task.org_id, requestId: task.request_id, userName: task.user_name };
}

/** So many processes may have ended during a task: whoever gives one back takes the token away. */
const SUSPECT = 2;

/**
 * Leases the oldest task that is due, that nobody has, and before which its conversation has no other; undefined where
 * there is none. Two workers never get the same one. One during which process after process ended waits until it can be
 * `alone`: whatever else is under way then would be counted as begun with it, and given up with it in the end.
 */
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

/** Ends all leases, for who knows that no other process works on the store: whoever had them was killed. */
export async function endLeases({ database }: Store): Promise<void> {
  await database.updateTable("tasks").set({ lease_until: null }).execute();
}

/** Has the lease go on for `leaseMs` from now; false where somebody else has the task. */
export async function renewLease(store: Store, task: TaskRow, leaseMs: number): Promise<boolean> {
  const renewed = await heldBy(store, task)
    .set({ lease_until: later(store, leaseMs) })
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** Gives a task back: to be done after `delayMs`, and as if it had not been begun where `isUndone`. */
export async function releaseTask(store: Store, task: TaskRow, delayMs: number, isUndone: boolean): Promise<void> {
  await heldBy(store, task)
    .set({ lease_token: null, lease_until: null, run_after: later(store, delayMs) })
    .$if(isUndone, (update) => update.set("attempts", sql<number>`attempts - 1`))
    .executeTakeFirst();
}

/**
 * Keeps what a first attempt saw for every later one: what was kept already wins. Throws {@link LeaseLostError}, so that
 * nobody goes on whose lease was lost.
 */
export async function keepInTask<Seen extends object>(store: Store, task: TaskRow, seen: Seen): Promise<Seen> {
  const kept: Partial<Seen> = JSON.parse(task.payload_json);
  const all = { ...seen, ...kept };
  const held = await heldBy(store, task)
    .set({ payload_json: JSON.stringify(all) })
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) throw new LeaseLostError(task);
  return all;
}

/** Ends a task in the transaction of its outcome. Throws {@link LeaseLostError}, which undoes that transaction. */
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

const FIRST_PAUSE = 10;
const LONGEST_PAUSE = 500;

/**
 * Resolves once a task is over, whichever process does it, or after `timeoutMs`; whether it is over. Looks soon, then
 * ever slower. Rejects with the reason of `signal` where the caller is gone.
 */
export async function waitForTask(
  { database }: Store,
  id: string,
  { timeoutMs, signal }: { timeoutMs: number; signal?: AbortSignal | undefined },
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE)) {
    signal?.throwIfAborted();
    const task = await database.selectFrom("tasks").select("id").where("id", "=", id).executeTakeFirst();
    if (task === undefined) return true;
    const left = deadline - performance.now();
    if (left <= 0) return false;
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
  }
}
