import { isCodeHostOutage, messageOf } from "../../shared/errors.ts";
import { parseKeptInTask } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { later, type TaskKind, type TaskRow } from "./tasks.ts";

/** How long a task is retried in such an outage, and its longest pause, as multiples of the first pause (a second). */
const PATIENCE: Readonly<Partial<Record<TaskKind, { total: number; pause: number }>>> = {
  "publication-sync": { total: 86_400, pause: 3_600 },
  turn: { total: 1_800, pause: 300 },
  webhook: { total: 86_400, pause: 3_600 },
  "thread-reply": { total: 86_400, pause: 3_600 },
  "merge-summary": { total: 86_400, pause: 3_600 },
  "channel-notice": { total: 86_400, pause: 3_600 },
  email: { total: 86_400, pause: 3_600 },
};

/** Of the pauses above, in milliseconds of the default first pause. */
export const MAX_OUTAGE_PAUSE_MS = 3_600_000;

/**
 * Since when a code host's outage ends the attempts of a task, and the milliseconds until the next one: as long as it
 * waits already. No `pause` after the last try; undefined for other tasks and errors.
 */
export function selectOutage(store: Store, task: TaskRow, error: unknown, first: number) {
  const patience = PATIENCE[task.kind as TaskKind];
  if (patience === undefined || !isCodeHostOutage(error) || first === 0) return undefined;
  const since = parseKeptInTask(task.payload_json).outageSince ?? store.now();
  const age = Date.parse(store.now()) - Date.parse(since);
  const isOver = age >= patience.total * first;
  return { since, pause: isOver ? undefined : Math.min(Math.max(age, first), patience.pause * first) };
}

/** For people who wait: why, and until when. */
export function describeWaiting(store: Store, error: unknown, pause: number): string {
  return `Waiting for the code host, next try at ${later(store, pause)}: ${messageOf(error)}`;
}
