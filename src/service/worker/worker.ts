import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isLimitError } from "../../shared/git-limits.ts";
import { Tally } from "../../shared/shares.ts";
import { isOutage } from "../store/outage.ts";
import type { Store } from "../store/store.ts";
import { describeWaiting, selectOutage } from "./patience.ts";
import { startClockGuard } from "./process-lease.ts";
import { TaskLimitError, TaskProcessError } from "./task-process.ts";
import {
  finishTask,
  isSuspectOverdue,
  keepInTask,
  LeaseLostError,
  type LeaseTerms,
  MAX_RETRY_DELAY_MS,
  releaseTask,
  renewLease,
  type TaskKind,
  type TaskRow,
  takeTask,
} from "./tasks.ts";

export type Work = {
  task: TaskRow;
  finish: (within: Store) => Promise<void>;
  /** Aborted when the lease is lost or the process stops; later results are not recorded. */
  signal: AbortSignal;
};

/** Runs tasks of one kind. Both record an outcome and `finish` in one transaction. */
export type TaskHandler = {
  /** Retried where it throws, so it has to find what an earlier attempt did. */
  run: (work: Work) => Promise<void>;
  onExhausted: (work: Work, error: unknown) => Promise<void>;
  /** Shows that the task waits for its next try. */
  onWaiting?: ((within: Store, work: Work, message: string) => Promise<void>) | undefined;
};

export type WorkerOptions = LeaseTerms & {
  store: Store;
  taskHandlers: Readonly<Partial<Record<TaskKind, TaskHandler>>>;
  concurrency: number;
  pollMs: number;
  onFault: (error: unknown, origin?: { taskId: string }) => void;
  onTaskEnd?: (end: TaskEnd) => void;
};

export type TaskEnd = {
  task: TaskRow;
  outcome: "done" | "retry" | "exhausted" | "lost";
  milliseconds: number;
};

/** Milliseconds between attempts to record the end of a task during an outage of the database. */
const OUTAGE_PAUSE_MS = 500;
/** For each attempt that a task has, since not the task but a kill may have ended the process. */
const MAX_INTERRUPTIONS = 3;
/** Milliseconds that a stop waits for the database. */
const MAX_RELEASE_MS = 1000;

export function createWorker(options: WorkerOptions) {
  const { store, concurrency, pollMs, onFault } = options;
  const turns = createTurns(options);
  const running = new Map<Promise<void>, Run>();
  let isStopped = false;
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let isAlone = false;

  const look = async (): Promise<void> => {
    do {
      isWoken = false;
      while (!isStopped && !isAlone && running.size < concurrency) {
        const { task, alone } = await takeNext(options, running.size === 0, turns);
        if (task === undefined) break;
        isAlone = alone;
        const run = startRun(options, task);
        const leave = turns.enter(task.org_id);
        const ended = run.ended.finally(() => {
          running.delete(ended);
          leave();
          isAlone = false;
          wake();
        });
        running.set(ended, run);
      }
    } while (isWoken && !isStopped);
  };
  const wake = (): void => {
    isWoken = true;
    looking ??= look()
      .catch(onFault)
      .finally(() => {
        looking = undefined;
        // Woken after the last look, before it was over.
        if (isWoken && !isStopped) wake();
      });
  };
  const timers = [startClockGuard(store, onFault), setInterval(wake, pollMs).unref()];
  wake();
  return {
    wake,
    idle: async (): Promise<void> => {
      while (await hasTasks(store)) {
        wake();
        await looking;
        const [first] = running.keys();
        await (first ?? sleep(5));
      }
    },
    /** Waits `graceMs` for running tasks and releases the others for another process. */
    stop: async (graceMs: number): Promise<void> => {
      isStopped = true;
      timers.forEach(clearInterval);
      const ended = Promise.resolve(looking).then(() => Promise.all(running.keys()));
      await waitAtMost(graceMs, ended);
      const released = Promise.all([...running.values()].map((run) => run.release())).catch(onFault);
      await waitAtMost(MAX_RELEASE_MS, Promise.all([released, looking]));
    },
  };
}

async function takeNext(
  { store, leaseMs }: WorkerOptions,
  isIdle: boolean,
  turns: ReturnType<typeof createTurns>,
): Promise<{ task: TaskRow | undefined; alone: boolean }> {
  const isDraining = await turns.mustDrain();
  const none = { task: undefined, alone: false };
  if (isDraining && !isIdle) return none;
  const token = randomUUID();
  const terms = turns.read();
  for (const alone of isIdle ? [isDraining, !isDraining] : [false]) {
    const task = await takeTask(store, token, leaseMs, { ...terms, alone });
    if (task !== undefined) return { task, alone };
  }
  return none;
}

const DRAIN_CHECK_MS = 1000;

/** Whether to start no more tasks until one had its turn that runs only alone. */
function createDrainCheck(store: Store): () => Promise<boolean> {
  let isDraining = false;
  let checked = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (!isDraining && now - checked < DRAIN_CHECK_MS) return false;
    checked = now;
    isDraining = await isSuspectOverdue(store);
    return isDraining;
  };
}

/** Which organization gets the next task of this process. One slot never goes to one that has all others. */
function createTurns({ store, concurrency }: WorkerOptions) {
  const running = new Tally();
  const maxRunning = Math.max(1, concurrency - 1);
  let after: string | undefined;
  return {
    mustDrain: createDrainCheck(store),
    read: () => ({ after, full: running.listFrom(maxRunning) }),
    enter: (orgId: string): (() => void) => {
      after = orgId;
      return running.enter(orgId);
    },
  };
}

type Run = { ended: Promise<void>; release: () => Promise<void> };

function startRun(options: WorkerOptions, task: TaskRow): Run {
  const { store, leaseMs } = options;
  const abort = new AbortController();
  const work: Work = { task, signal: abort.signal, finish: (inside) => finishTask(inside, task) };
  const renewal = setInterval(() => {
    renewLease(store, task, leaseMs).then((isHeld) => {
      if (!isHeld) abort.abort(new LeaseLostError(task));
    }, options.onFault);
  }, leaseMs / 3).unref();
  const ended = runTask(options, work).finally(() => clearInterval(renewal));
  const release = async () => {
    abort.abort(new LeaseLostError(task));
    clearInterval(renewal);
    await releaseTask(store, task, 0, { isUndone: true });
  };
  return { ended, release };
}

async function runTask(options: WorkerOptions, work: Work): Promise<void> {
  const { task } = work;
  const handler = options.taskHandlers[task.kind as TaskKind];
  // A newer version stored it, so leave it for that version.
  if (handler === undefined) return options.onFault(new Error(`No handler for tasks of type "${task.kind}".`));
  const began = performance.now();
  const outcome = await attempt(options, handler, work);
  options.onTaskEnd?.({ task, outcome, milliseconds: Math.round(performance.now() - began) });
}

async function attempt(
  { store, onFault, ...terms }: WorkerOptions,
  handler: TaskHandler,
  work: Work,
): Promise<TaskEnd["outcome"]> {
  const { task, signal } = work;
  const report = (error: unknown) => onFault(error, { taskId: task.id });
  const ended = (task.interruptions ?? 1) - 1;
  const endsProcesses = ended >= MAX_INTERRUPTIONS * terms.maxAttempts;
  try {
    if (endsProcesses) throw new Error(`The process ended during each of ${ended} attempts.`);
    await handler.run(work);
    return "done";
  } catch (error) {
    if (error instanceof LeaseLostError || signal.aborted) return "lost";
    report(error);
    const outage = selectOutage(store, task, error, terms.retryDelayMs);
    if (outage?.pause !== undefined) {
      const waiting = { since: outage.since, pause: outage.pause, error };
      await retryOutages(() => waitForCodeHost(store, handler, work, waiting), signal).catch(report);
      return "retry";
    }
    const isLimited = isLimitError(error) || error instanceof TaskLimitError;
    const isLast = task.attempts >= terms.maxAttempts || endsProcesses || isLimited || outage !== undefined;
    const delayMs = Math.min(terms.retryDelayMs * 2 ** (task.attempts - 1), MAX_RETRY_DELAY_MS);
    const isUndone = isOutage(error) || (await isUnwritable(store, report));
    const end = { isUndone, isSuspect: error instanceof TaskProcessError };
    const isExhausted = isLast && !isUndone;
    const record = () => (isExhausted ? handler.onExhausted(work, error) : releaseTask(store, task, delayMs, end));
    await retryOutages(record, signal).catch(report);
    return isExhausted ? "exhausted" : "retry";
  }
}

/** Only a task that is still this worker's shows that it waits. */
async function waitForCodeHost(store: Store, handler: TaskHandler, work: Work, { since, pause, error }: Waiting) {
  await store.transaction(async (within) => {
    await keepInTask(within, work.task, { outageSince: since });
    await handler.onWaiting?.(within, work, describeWaiting(store, error, pause));
    // Turns of a conversation need each other; other work finds the present state whenever it runs.
    await releaseTask(within, work.task, pause, { isUndone: true, leavesQueue: work.task.kind !== "turn" });
  });
}

type Waiting = { since: string; pause: number; error: unknown };

/** A full disk fails git too, whose messages prove nothing: a remote can choose them. */
async function isUnwritable(store: Store, report: (error: unknown) => void): Promise<boolean> {
  try {
    await store.tryWriting();
    return false;
  } catch (error) {
    report(error);
    return isOutage(error);
  }
}

async function retryOutages(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || signal.aborted) throw error;
    }
    await sleep(OUTAGE_PAUSE_MS);
  }
}

async function hasTasks({ database }: Store): Promise<boolean> {
  return (await database.selectFrom("tasks").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Also if `work` takes longer. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work, promise]);
  clearTimeout(timer);
}
