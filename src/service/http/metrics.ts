import { setTimeout as sleep } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { notFound } from "../../contract/refusals.ts";
import type { Store } from "../store/store.ts";
import { countTasks, TASK_STATES } from "../worker/queue.ts";
import type { ModelUse } from "../worker/task-process.ts";
import { TASK_KINDS } from "../worker/tasks.ts";
import type { TaskEnd } from "../worker/worker.ts";
import { buildErrorAnswer, createRequestId, nameRequest } from "./error-answers.ts";
import { type OnRefusal, REFUSALS } from "./limits/refusals.ts";
import { refuseMethod } from "./procedures.ts";
import { createSharedReads } from "./reads.ts";

/** `route` as in the contract, or a probe's path; undefined if there is none. */
export type AnsweredCall = { method: string; route: string | undefined; status: number; milliseconds: number };

const PATH = "/metrics";

/** Prometheus waits 10 s by default. */
const DATABASE_DEADLINE_MS = 2000;

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const TASK_BUCKETS = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900];

// Each value of a label is a time series, so callers must not be able to create one.
const OTHER = "other";

/** Serves `GET /metrics`. While the database does not answer, what is read from it is absent. */
export function createMetrics(store: Store, onFault: (error: unknown) => void) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const create = <Label extends string>(name: string, help: string, labelNames: Label[], buckets: number[]) =>
    new Histogram<Label>({ registers, name: `release_docs_${name}_duration_seconds`, help, labelNames, buckets });
  const labels: ("method" | "route" | "status")[] = ["method", "route", "status"];
  const requests = create("request", "Time until an answer was ready, by route and status.", labels, REQUEST_BUCKETS);
  const tasks = create(
    "task",
    "Time of one attempt of a task, by type and outcome.",
    ["type", "outcome"],
    TASK_BUCKETS,
  );
  if (store.kind === "postgres") createPoolGauges(registers, store);
  const observeModel = createModelCounters(registers);
  const setDatabaseGauges = createDatabaseGauges(registers, store, onFault);
  return {
    observeRequest: ({ method, route, status, milliseconds }: AnsweredCall): void => {
      const labels = route === undefined ? { method: OTHER, route: OTHER } : { method, route };
      requests.observe({ ...labels, status }, milliseconds / 1000);
    },
    observeTask: ({ task, outcome, milliseconds }: TaskEnd): void => {
      tasks.observe({ type: selectType(task.kind), outcome }, milliseconds / 1000);
    },
    observeModel,
    observeSchedule: createScheduleCounter(registers),
    observeRefusal: createRefusalCounter(registers),
    fetch: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      if (pathname !== PATH) return nameRequest(buildErrorAnswer(notFound("route", pathname)), createRequestId());
      const refusal = refuseMethod(request.method, ["GET"]);
      if (refusal !== undefined) return nameRequest(refusal, createRequestId());
      await setDatabaseGauges();
      return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType } });
    },
  };
}

function createRefusalCounter(registers: Registry[]): OnRefusal {
  const name = "release_docs_refused_total";
  const refused = new Counter({ registers, name, help: "Refused clients, by reason.", labelNames: ["reason"] });
  for (const reason of REFUSALS) refused.inc({ reason }, 0);
  return (reason) => refused.inc({ reason });
}

function createScheduleCounter(registers: Registry[]) {
  const help = "Syncs that the schedule of this process queued, by type, or that were refused.";
  const name = "release_docs_scheduled_syncs_total";
  const syncs = new Counter({ registers, name, help, labelNames: ["type"] });
  return (queued: Readonly<Record<string, number>>): void => {
    for (const [type, count] of Object.entries(queued)) syncs.inc({ type }, count);
  };
}

function createModelCounters(registers: Registry[]) {
  const create = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter<Label>({ registers, name: `release_docs_model_${name}_total`, help, labelNames });
  const requests = create("requests", "Requests to language models, by outcome.", ["outcome"]);
  const tokens = create("tokens", "Tokens of language models, by direction.", ["direction"]);
  const cost = create("cost_dollars", "What the servers of language models say that they charge, in US dollars.");
  return ({ outcome, inputTokens = 0, outputTokens = 0, cost: dollars = 0 }: ModelUse): void => {
    if (outcome !== undefined) requests.inc({ outcome });
    tokens.inc({ direction: "input" }, inputTokens);
    tokens.inc({ direction: "output" }, outputTokens);
    cost.inc(dollars);
  };
}

function selectType(kind: string): string {
  return TASK_KINDS.find((known) => known === kind) ?? OTHER;
}

const TASK_LABELS = TASK_STATES.flatMap((state) => TASK_KINDS.map((type) => ({ state, type })));

function createDatabaseGauges(registers: Registry[], store: Store, onFault: (error: unknown) => void) {
  const create = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ registers, name: `release_docs_${name}`, help, labelNames });
  const up = create("database_up", "Whether the database answered in time: 1 or 0.");
  const tasks = create("tasks", "Unfinished tasks in the database, by state and type.", ["state", "type"]);
  const oldest = create("oldest_waiting_task_seconds", "How long the oldest waiting task has been due; 0 for none.");
  // One read at a time: scrapes during an outage do not use up the connections.
  const share = createSharedReads<Awaited<ReturnType<typeof countTasks>>>(process.nextTick);
  return async (): Promise<void> => {
    const late = sleep(DATABASE_DEADLINE_MS, undefined, { ref: false });
    const counts = await Promise.race([
      share("tasks", () => countTasks(store)).catch((error: unknown) => void onFault(error)),
      late,
    ]);
    up.set(counts ? 1 : 0);
    tasks.reset();
    oldest.remove();
    if (!counts) return;
    for (const labels of TASK_LABELS) tasks.set(labels, 0);
    for (const { state, kind, count } of counts) tasks.set({ state, type: selectType(kind) }, count);
    const now = Date.parse(store.now());
    const due = counts.filter(({ state }) => state === "waiting").map(({ since }) => Date.parse(since));
    oldest.set(Math.max(0, now - Math.min(now, ...due)) / 1000);
  };
}

function createPoolGauges(registers: Registry[], { countConnections }: Store): void {
  new Gauge({
    registers,
    name: "release_docs_database_connections",
    help: "Open connections to PostgreSQL, by state.",
    labelNames: ["state"],
    collect() {
      const { open, idle } = countConnections() ?? { open: 0, idle: 0 };
      this.set({ state: "busy" }, open - idle);
      this.set({ state: "idle" }, idle);
    },
  });
  new Gauge({
    registers,
    name: "release_docs_database_waiting_calls",
    help: "Calls that wait for a connection to PostgreSQL.",
    collect() {
      this.set(countConnections()?.waiting ?? 0);
    },
  });
}
