import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { parseKeptInTask } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { later, type TaskKind, type TaskRow } from "./tasks.ts";

/** What ends by itself: nothing is wrong with the work. */
export const CODE_HOST_OUTAGES: ReadonlySet<ErrorCode> = new Set([
  "git/remote-unreachable",
  "github/unreachable",
  "github/rate-limited",
  "codehost/api-unreachable",
  "outbound/unknown-host",
  "outbound/unreachable",
  "outbound/timeout",
]);

/** How long a task is retried in such an outage, and its longest pause, as multiples of the first pause (a second). */
const PATIENCE: Readonly<Partial<Record<TaskKind, { total: number; pause: number }>>> = {
  turn: { total: 1_800, pause: 300 },
  webhook: { total: 86_400, pause: 3_600 },
  "thread-reply": { total: 86_400, pause: 3_600 },
};

/** Of the pauses above, in milliseconds of the default first pause. */
export const MAX_OUTAGE_PAUSE_MS = 3_600_000;

/**
 * Since when a code host's outage ends the attempts of a task, and the milliseconds until the next one: as long as it
 * waits already. No `pause` after the last try; undefined for other tasks and errors.
 */
export function selectOutage(store: Store, task: TaskRow, error: unknown, first: number) {
  const patience = PATIENCE[task.kind as TaskKind];
  const isOutage = error instanceof ReleaseDocsError && CODE_HOST_OUTAGES.has(error.code);
  if (patience === undefined || !isOutage || first === 0) return undefined;
  const since = parseKeptInTask(task.payload_json).outageSince ?? store.now();
  const age = Date.parse(store.now()) - Date.parse(since);
  const isOver = age >= patience.total * first;
  return { since, pause: isOver ? undefined : Math.min(Math.max(age, first), patience.pause * first) };
}

/** For people who wait: why, and until when. */
export function describeWaiting(store: Store, error: unknown, pause: number): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `Waiting for the code host, next try at ${later(store, pause)}: ${reason}`;
}
