import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { type ErrorCode, type ErrorDetails, ExplainedError, ReleaseDocsError } from "../../shared/errors.ts";
import type { GitLimits } from "../../shared/git-limits.ts";
import { killGroup } from "../../shared/process-groups.ts";
import { isOutageCode, StoreOutage } from "../store/outage.ts";
import type { Store } from "../store/store.ts";
import { LeaseLostError, type TaskRow } from "./tasks.ts";

export type TaskSettings = Pick<Store, "maxQueuedTasks" | "maxStoredBytes"> & {
  /** A path or a `postgres://` address. */
  database: string;
  /** Folder of fetched repositories. */
  repositories: string;
  allowPrivate: boolean;
  codehostbUrl?: string | undefined;
  gitLimits: GitLimits;
  /** What people mention on code hosts, without `@`, and the label that makes an issue a request. */
  mentions: { name: string; issueLabel: string };
  /** As in the parts of the service. */
  mail?: { smtpUrl: string; from: string } | undefined;
  appUrl?: string | undefined;
};

/** What one request that was sent used, or the tokens of a response; for metrics. */
export type ModelUse = {
  outcome?: "success" | "refused" | "rate-limited" | "failed" | "unreachable";
  inputTokens?: number;
  outputTokens?: number;
  /** US dollars. */
  cost?: number | undefined;
};

/** What a process of tasks gets, in this order: its settings once, then one task at a time. */
export type TaskOrder = { settings: TaskSettings } | { task: TaskRow } | { abort: true };

/** What it answers. A `group` is a process group that has to end with it. */
export type TaskAnswer =
  | { outcome: "done" }
  | { outcome: "failed"; failure: TaskFailure }
  | { fault: TaskFailure }
  | { modelUse: ModelUse }
  | { group: number; isRunning: boolean };

type TaskFailure = { name: string; message: string; stack: string; code?: ErrorCode } & Extra;
type Extra = { hint?: string; details?: ErrorDetails | undefined };

type TaskProcessOptions = {
  /** The program; its argument `task` makes it take {@link TaskOrder}s. */
  script: string;
  settings: TaskSettings;
  environment: NodeJS.ProcessEnv;
  /** Megabytes of resident memory. */
  maxMemory: number;
  /** Milliseconds for one attempt of a task. */
  timeout: number;
  onFault: (error: unknown) => void;
  onModelUse?: ((use: ModelUse) => void) | undefined;
};

/** The task's process exceeded a limit, so another attempt would too. */
export class TaskLimitError extends ReleaseDocsError {}

/** The task's process ended for an unknown reason. */
export class TaskProcessError extends Error {}

export type TaskProcesses = ReturnType<typeof createTaskProcesses>;

/** Keeps as many processes as tasks ran at once, each with one task at a time. */
export function createTaskProcesses(options: TaskProcessOptions) {
  const all = new Set<TaskProcess>();
  const idle: TaskProcess[] = [];
  const start = (): TaskProcess => {
    const started = new TaskProcess(options);
    all.add(started);
    started.ended.then(() => {
      all.delete(started);
      if (idle.includes(started)) idle.splice(idle.indexOf(started), 1);
    });
    return started;
  };
  return {
    /** Throws what the task threw, {@link TaskLimitError} and {@link TaskProcessError}. */
    run: async (task: TaskRow, signal: AbortSignal): Promise<void> => {
      const taken = idle.pop() ?? start();
      try {
        await taken.run(task, signal);
      } finally {
        if (!taken.hasEnded) idle.push(taken);
      }
    },
    close: (): void => {
      for (const one of all) one.kill();
    },
  };
}

const CHECK_MS = 500;
/** Milliseconds that a task has to end after its signal aborted. */
const ABORT_GRACE_MS = 2_000;
// Code and buffers are not in V8's heap.
const HEAP_SHARE = 0.75;

class TaskProcess {
  hasEnded = false;
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #options: TaskProcessOptions;
  readonly #groups = new Set<number>();
  #limit: TaskLimitError | undefined;
  #answer: PromiseWithResolvers<TaskFailure | undefined> | undefined;

  constructor(options: TaskProcessOptions) {
    this.#options = options;
    this.#child = fork(options.script, ["task"], {
      env: options.environment,
      execArgv: [...process.execArgv, `--max-old-space-size=${Math.floor(options.maxMemory * HEAP_SHARE)}`],
      // A process group of its own.
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    this.#child.on("message", (answer: TaskAnswer) => this.#take(answer));
    this.#child.on("error", options.onFault);
    this.ended = new Promise((resolve) => {
      // Not "exit": answers may still be on their way.
      this.#child.once("close", (code, signal) => {
        this.hasEnded = true;
        this.kill();
        this.#answer?.reject(this.#limit ?? explainEnd(options, code, signal));
        resolve();
      });
    });
    this.#child.send({ settings: options.settings } satisfies TaskOrder);
  }

  async run(task: TaskRow, signal: AbortSignal): Promise<void> {
    this.#answer = Promise.withResolvers();
    const { maxMemory, timeout } = this.#options;
    let aborting: NodeJS.Timeout | undefined;
    const abort = (): void => {
      this.#child.send({ abort: true } satisfies TaskOrder, () => undefined);
      aborting = setTimeout(() => this.kill(), ABORT_GRACE_MS);
    };
    signal.addEventListener("abort", abort, { once: true });
    const deadline = setTimeout(() => this.#stop("task/timeout", `the time limit of ${timeout / 1000} s`), timeout);
    const check = setInterval(async () => {
      const used = await readMemory(this.#child.pid);
      if (used > maxMemory) this.#stop("task/memory", `the memory limit of ${maxMemory} MB`);
    }, CHECK_MS);
    try {
      this.#child.send({ task } satisfies TaskOrder, () => undefined);
      const failure = await this.#answer.promise;
      if (failure !== undefined) throw restoreFailure(failure, task);
    } finally {
      clearTimeout(deadline);
      clearInterval(check);
      clearTimeout(aborting);
      signal.removeEventListener("abort", abort);
      this.#answer = undefined;
    }
  }

  kill(): void {
    const { pid } = this.#child;
    for (const group of [...this.#groups, ...(pid === undefined ? [] : [pid])]) killGroup(group);
    this.#groups.clear();
  }

  #stop(code: ErrorCode, limit: string): void {
    this.#limit = buildLimitError(code, limit);
    this.kill();
  }

  #take(answer: TaskAnswer): void {
    if ("group" in answer) {
      if (answer.isRunning) this.#groups.add(answer.group);
      else this.#groups.delete(answer.group);
    } else if ("modelUse" in answer) {
      this.#options.onModelUse?.(answer.modelUse);
    } else if ("fault" in answer) {
      this.#options.onFault(restoreFailure(answer.fault));
    } else {
      this.#answer?.resolve(answer.outcome === "failed" ? answer.failure : undefined);
    }
  }
}

function buildLimitError(code: ErrorCode, limit: string): TaskLimitError {
  return new TaskLimitError(code, `The work exceeded ${limit}.`);
}

const ABORT_EXIT_CODE = 134;

function explainEnd({ maxMemory }: TaskProcessOptions, code: number | null, signal: NodeJS.Signals | null): Error {
  // How V8 ends a process whose heap is full.
  if (signal === "SIGABRT" || signal === "SIGTRAP" || code === ABORT_EXIT_CODE) {
    return buildLimitError("task/memory", `the memory limit of ${maxMemory} MB`);
  }
  return new TaskProcessError(`The process of the task ended (${signal ?? code}).`);
}

/** Megabytes; 0 where the system does not tell. */
async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}

export function describeFailure(error: unknown): TaskFailure {
  if (!(error instanceof Error)) return { name: "Error", message: String(error), stack: "" };
  const { name, message, stack = "" } = error;
  const known = error instanceof ExplainedError ? { code: error.code, hint: error.hint, details: error.details } : {};
  return { name, message, stack, ...known };
}

function restoreFailure({ name, message, stack, code, ...extra }: TaskFailure, task?: TaskRow): Error {
  if (name === "LeaseLostError" && task !== undefined) return new LeaseLostError(task);
  const error = code === undefined ? new Error(message) : restoreExplained(code, message, extra);
  error.stack = stack;
  return error;
}

function restoreExplained(code: ErrorCode, message: string, extra: Extra): ExplainedError {
  return isOutageCode(code) ? new StoreOutage(code, message, extra) : new ReleaseDocsError(code, message, extra);
}
