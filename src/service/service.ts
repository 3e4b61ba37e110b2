import { MAX_ATTEMPTS } from "../drafting/pipeline.ts";
import { createEventFeed } from "./audit/events.ts";
import { createCalls, type Fetch } from "./calls.ts";
import { createHttpHandler, createInterceptors, createRouter } from "./handler.ts";
import type { OnRefusal } from "./http/limits/refusals.ts";
import type { OnFault } from "./http/log.ts";
import type { ServiceParts } from "./parts.ts";
import { createUseRecorder, DEFAULT_SESSION_TERMS } from "./security/sessions.ts";
import type { OidcSettings } from "./sign-in/oidc-options.ts";
import { createTaskHandlers, isolateTasks } from "./tasks.ts";
import type { TaskProcesses } from "./worker/task-process.ts";
import type { LeaseTerms } from "./worker/tasks.ts";
import { createWorker, type TaskEnd } from "./worker/worker.ts";

export type ServiceOptions = Omit<ServiceParts, "worker"> & {
  work?: Partial<LeaseTerms & { concurrency: number; pollMs: number }>;
  /** Where tasks run; in this process unless given. */
  taskProcesses?: TaskProcesses;
  maxBodyBytes?: number;
  oidc?: OidcSettings | undefined;
  /** The program, for threads of it; without it everything runs in the thread of the service. */
  script?: string | undefined;
  /** Milliseconds between looks for changes, and between signs of life. */
  events?: { pollMs: number; heartbeatMs: number };
  onRefusal?: OnRefusal;
  /** Called with internal errors that are hidden from the caller. */
  onFault: OnFault;
  onTaskEnd?: (end: TaskEnd) => void;
};

export type Service = {
  fetch: Fetch;
  idle: () => Promise<void>;
  wake: () => void;
  stop: (graceMs: number) => Promise<void>;
};

const DEFAULT_WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, maxAttempts: MAX_ATTEMPTS, retryDelayMs: 1000 };
const DEFAULT_MAX_BODY_BYTES = 2 ** 20;

export function createService(options: ServiceOptions): Service {
  const { store, work, taskProcesses, onFault, onTaskEnd } = options;
  const inProcess = createTaskHandlers(options);
  const worker = createWorker({
    ...DEFAULT_WORK,
    ...work,
    store,
    onFault,
    taskHandlers: taskProcesses === undefined ? inProcess : isolateTasks(inProcess, taskProcesses),
    ...(onTaskEnd && { onTaskEnd }),
  });
  const { sessionTerms = DEFAULT_SESSION_TERMS, maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = options;
  const parts = { ...options, worker, sessionTerms, maxBodyBytes };
  const uses = createUseRecorder(store, sessionTerms, onFault);
  const events = createEventFeed(options);
  const stopping = new AbortController();
  const handle = createHttpHandler(createRouter(parts), createInterceptors(store, onFault));
  return {
    fetch: createCalls({ ...parts, handle, uses, feed: events, stopping: stopping.signal }),
    idle: async () => {
      await Promise.all([worker.idle(), uses.idle()]);
    },
    wake: worker.wake,
    stop: async (graceMs: number) => {
      stopping.abort();
      await Promise.all([events.stop(), worker.stop(graceMs), uses.idle()]);
    },
  };
}
