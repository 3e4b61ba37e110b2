import { sql } from "kysely";
import { DomainError } from "../../contract/refusals.ts";
import { newRow } from "../../shared/records.ts";
import type { Actor } from "../store/audit.ts";
import { insertRecords, prepare, type RecordOf } from "../store/prepared.ts";
import type { Store } from "../store/store.ts";
import type { TaskKind } from "./tasks.ts";

type NewTask = {
  kind: TaskKind;
  subjectId: string;
  /** Tasks of one conversation run in order of creation. */
  conversationId?: string;
  /** RFC 3339; at once unless given. */
  runAfter?: string | undefined;
  payload?: Readonly<Record<string, unknown>>;
};

const QUEUE_FULL = "rate-limited";

const countUnfinished = prepare((database, orgId: string, limit: number) =>
  database
    .selectFrom(database.selectFrom("tasks").select("id").where("org_id", "=", orgId).limit(limit).as("unfinished"))
    .select(({ fn }) => fn.countAll<number>().as("count")),
);

/** 429 if `more` tasks exceed what one organization may have unfinished. */
export async function checkQueue(store: Store, orgId: string, { more }: { more: number }): Promise<void> {
  const { maxQueuedTasks } = store;
  if (maxQueuedTasks === 0) return;
  const [{ count } = { count: 0 }] = await countUnfinished(store, orgId, maxQueuedTasks);
  if (count + more <= maxQueuedTasks) return;
  const message = `This organization may have ${maxQueuedTasks} unfinished tasks and has ${count}. Retry when some are done.`;
  throw new DomainError(QUEUE_FULL, message);
}

export function isQueueRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === QUEUE_FULL;
}

export const TASK_STATES = ["waiting", "delayed", "running"] as const;

/** Unfinished tasks of all organizations: due, due later, and leased. `since`: when the first of them was or is due. */
export function countTasks({ database, now }: Store) {
  const time = now();
  const state = sql<(typeof TASK_STATES)[number]>`case when lease_until >= ${time} then 'running'
    when run_after > ${time} then 'delayed' else 'waiting' end`;
  return database
    .selectFrom("tasks")
    .select(["kind", state.as("state")])
    .select(({ fn }) => [fn.countAll<number>().as("count"), fn.min<string>("run_after").as("since")])
    .groupBy(["kind", "state"])
    .execute();
}

/** Wake the worker after the transaction. Throws what {@link checkQueue} throws. */
export async function insertTask(within: Store, actor: Actor, task: NewTask): Promise<string> {
  await checkQueue(within, actor.orgId, { more: 1 });
  const record = buildTask(within, actor, task);
  await insertRecords(within, [record]);
  return record.row.id;
}

/** To be inserted after {@link checkQueue}. */
export function buildTask(within: Store, actor: Actor, task: NewTask): RecordOf<"tasks"> {
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
    run_after: task.runAfter ?? within.now(),
  };
  return { table: "tasks", row };
}
