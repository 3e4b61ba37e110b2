import { setImmediate } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { insertOrganization } from "../../../../src/service/security/access.ts";
import type { Actor } from "../../../../src/service/store/audit.ts";
import { buildOutage } from "../../../../src/service/store/outage.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { insertTask } from "../../../../src/service/worker/queue.ts";
import { TaskLimitError } from "../../../../src/service/worker/task-process.ts";
import { endLeases, takeTask } from "../../../../src/service/worker/tasks.ts";
import {
  createWorker,
  type TaskHandler,
  type Work,
  type WorkerOptions,
} from "../../../../src/service/worker/worker.ts";
import { buildLimitError } from "../../../../src/shared/git-limits.ts";
import { ofTest } from "../../../support/of-test.ts";
import { databases } from "../../../support/stores.ts";

let now: number;
let store: Store;
let actor: Actor;

type Options = Partial<Omit<WorkerOptions, "taskHandlers">> & { onExhausted?: TaskHandler["onExhausted"] };

/** A worker whose tasks are all health audits, which need no other records. */
function work(run: (work: Work) => Promise<void>, options: Options = {}) {
  const handler: TaskHandler = { run, onExhausted: options.onExhausted ?? (async ({ finish }) => finish(store)) };
  return createWorker({
    ...{ concurrency: 2, pollMs: 5, leaseMs: 60_000, maxAttempts: 3, retryDelayMs: 1000 },
    ...{ store, onFault: (error: unknown) => expect.unreachable(String(error)) },
    ...options,
    taskHandlers: { "connection-sync": handler },
  });
}

/** Works until nothing is left to do. */
async function workAll(run: (work: Work) => Promise<void>, options: Options = {}): Promise<void> {
  const worker = work(run, options);
  await worker.idle();
  await worker.stop(0);
}

const add = (subjectId: string, conversationId?: string) =>
  insertTask(store, actor, { kind: "connection-sync", subjectId, ...(conversationId && { conversationId }) });

describe.each(databases)("on $name", ({ createLocation }) => {
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1);
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location, () => new Date(now)));
    actor = { orgId: await insertOrganization(store, "octo"), requestId: null, userName: null };
  });

  test("two workers never have the same task, nor more than their maximum at once", async () => {
    for (let count = 0; count < 20; count += 1) await add(`cnn-${count}`);
    const done: string[] = [];
    const workers = [1, 2].map(() => {
      let under = 0;
      return work(async ({ task, finish }) => {
        under += 1;
        expect(under).toBeLessThanOrEqual(2);
        await new Promise((resolve) => setTimeout(resolve, 1));
        done.push(task.id);
        under -= 1;
        await finish(store);
      });
    });
    await Promise.all(workers.map((worker) => worker.idle()));
    await Promise.all(workers.map((worker) => worker.stop(0)));
    expect([done.length, new Set(done).size]).toEqual([20, 20]);
  });

  test("the lease of a long task is renewed before it ends", async ({ signal }) => {
    vi.useFakeTimers({ toFake: ["setInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await add("cnn-1");
    const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const run = async ({ finish }: Work) => {
      begun.resolve();
      await end.promise;
      await finish(store);
    };
    const worker = work(run, { leaseMs: 1000 });
    await begun.promise;
    const readLease = async () => {
      const { lease_until: until } = await store.database.selectFrom("tasks").selectAll().executeTakeFirstOrThrow();
      return Date.parse(until ?? "");
    };
    for (let step = 0; step < 3; step += 1) {
      now += 500;
      vi.advanceTimersByTime(500);
      // Not by expect.poll, which turns the faked timers on itself.
      while (!signal.aborted && (await readLease()) !== now + 1000) await setImmediate();
      expect(await readLease()).toBe(now + 1000);
    }
    expect(await takeTask(store, "other", 1000)).toBeUndefined();
    end.resolve();
    await worker.idle();
    await worker.stop(0);
  });

  test("an expired lease goes to another worker, and the first one's result is not recorded", async () => {
    await add("cnn-1");
    const late = await takeTask(store, "first", 1000);
    expect(await takeTask(store, "second", 1000)).toBeUndefined();
    now += 1001;
    expect(await takeTask(store, "second", 1000)).toMatchObject({ id: late?.id, attempts: 1, interruptions: 2 });
    const started = Promise.withResolvers<void>();
    now += 1001;
    const faults: unknown[] = [];
    const worker = work(
      async ({ finish }) => {
        now += 60_001;
        const other = await takeTask(store, "third", 1000, { alone: true });
        expect(other).toMatchObject({ attempts: 1, interruptions: 4 });
        started.resolve();
        await store.transaction(async (within) => {
          await insertOrganization(within, "never recorded");
          await finish(within);
        });
      },
      { onFault: (error) => faults.push(error), maxAttempts: 9 },
    );
    await started.promise;
    await worker.stop(1000);
    const names = await store.database.selectFrom("organizations").select("name").execute();
    expect(names).toEqual([{ name: "octo" }]);
    expect(faults).toEqual([]);
  });

  test("the only process on a store ends the leases of a killed process", async () => {
    await add("cnn-1");
    await takeTask(store, "killed", 60_000);
    await endLeases(store);
    expect(await takeTask(store, "next process", 1000)).toMatchObject({ subject_id: "cnn-1", attempts: 1 });
    await endLeases(store);
    expect(await takeTask(store, "after two", 1000)).toBeUndefined();
  });

  test("a task that ended a process runs alone, so that it affects no other task", async () => {
    for (const id of ["cnn-1", "cnn-2", "cnn-3"]) await add(id);
    for (const _ of [1, 2]) {
      expect(await takeTask(store, "killed", 1000)).toMatchObject({ subject_id: "cnn-1" });
      now += 1001;
    }
    expect(await takeTask(store, "busy", 1000)).toMatchObject({ subject_id: "cnn-2" });
    now += 1001;
    const underWay: string[] = [];
    const most = new Map<string, number>();
    const two = Promise.withResolvers<void>();
    await workAll(
      async ({ task, finish }) => {
        underWay.push(task.subject_id);
        if (underWay.length === 2) two.resolve();
        for (const id of underWay) most.set(id, Math.max(most.get(id) ?? 0, underWay.length));
        // Alone, it waits for others to begin beside it; the others wait for each other.
        await (task.subject_id === "cnn-1" ? new Promise((resolve) => setTimeout(resolve, 20)) : two.promise);
        underWay.splice(underWay.indexOf(task.subject_id), 1);
        await finish(store);
      },
      { concurrency: 3 },
    );
    expect(Object.fromEntries(most)).toEqual({ "cnn-1": 1, "cnn-2": 2, "cnn-3": 2 });
  });

  test.each([1, 4])("such a task gets its turn although others never end, with %i at a time", async (concurrency) => {
    await add("suspect");
    for (const _ of [1, 2]) {
      await takeTask(store, "killed", 1000);
      now += 1001;
    }
    actor = { ...actor, orgId: await insertOrganization(store, "busy") };
    for (let count = 0; count < 2 * concurrency; count += 1) await add("other");
    const { promise: hadTurn, resolve } = Promise.withResolvers<number>();
    let running = 0;
    let done = 0;
    let isOver = false;
    const worker = work(
      async ({ task, finish }) => {
        running += 1;
        if (task.subject_id === "suspect") resolve(running);
        else if (!isOver) await add("other");
        await new Promise((end) => setTimeout(end, 10 * Math.random()));
        running -= 1;
        done += 1;
        await finish(store);
      },
      { concurrency },
    );
    await expect.poll(() => done, { interval: 5 }).toBeGreaterThan(10);
    const first = await store.database.selectFrom("tasks").selectAll().orderBy("seq").executeTakeFirstOrThrow();
    expect(first).toMatchObject({ attempts: 1, interruptions: 2 });
    now += 10_000;
    expect(await hadTurn).toBe(1);
    const before = done;
    await expect.poll(() => done, { interval: 5 }).toBeGreaterThan(before + 10);
    isOver = true;
    await worker.idle();
    await worker.stop(0);
  });

  test("a failed task is retried with backoff, and errors after the last attempt", async () => {
    await add("cnn-1");
    const begun: number[] = [];
    const given: string[] = [];
    const worker = work(
      async () => {
        begun.push(now);
        throw new Error("down");
      },
      {
        onFault: () => undefined,
        onExhausted: async ({ finish }, error) => {
          given.push(String(error));
          await finish(store);
        },
      },
    );
    const clock = setInterval(() => {
      now += 100;
    }, 1);
    await worker.idle();
    clearInterval(clock);
    await worker.stop(0);
    const [first = 0, second = 0, third = 0] = begun;
    expect(begun).toHaveLength(3);
    expect(second - first).toBeGreaterThanOrEqual(1000);
    expect(third - second).toBeGreaterThanOrEqual(2000);
    expect(given).toEqual(["Error: down"]);
  });

  test("only what a task fails by itself counts, unless its process ends three times for each attempt", async () => {
    await add("cnn-1");
    const end = async (count: number) => {
      for (let ends = 0; ends < count; ends += 1) {
        now += 1001;
        expect(await takeTask(store, `killed ${now}`, 1000, { alone: ends > 1 })).toMatchObject({
          subject_id: "cnn-1",
        });
      }
      now += 1001;
    };
    const errors: string[] = [];
    const onExhausted: TaskHandler["onExhausted"] = async ({ finish }, error) => {
      errors.push(String(error));
      await finish(store);
    };
    const options = { maxAttempts: 2, retryDelayMs: 0, onFault: () => undefined, onExhausted };
    const failed = Promise.withResolvers<void>();
    await end(5);
    const worker = work(async () => Promise.reject(new Error("its own")), {
      ...options,
      onTaskEnd: () => failed.resolve(),
    });
    await failed.promise;
    await worker.stop(0);
    expect(await store.database.selectFrom("tasks").select(["attempts", "interruptions"]).execute()).toEqual([
      { attempts: 1, interruptions: 0 },
    ]);
    await end(6);
    const last = work(async () => expect.unreachable(), options);
    await last.idle();
    await last.stop(0);
    expect(errors).toEqual(["Error: The process ended during each of 6 attempts."]);
  });

  test("the delay before the next attempt has a maximum, however many came before", async () => {
    await add("cnn-1");
    await store.database.updateTable("tasks").set({ attempts: 40 }).execute();
    const failed = Promise.withResolvers<void>();
    const worker = work(async () => Promise.reject(new Error("down")), {
      maxAttempts: 100,
      onFault: () => undefined,
      onTaskEnd: () => failed.resolve(),
    });
    await failed.promise;
    await worker.stop(0);
    const { attempts, run_after } = await store.database.selectFrom("tasks").selectAll().executeTakeFirstOrThrow();
    expect(attempts).toBe(41);
    expect(Date.parse(run_after) - now).toBe(30_000);
  });

  test("stopping releases unfinished tasks without counting the attempt", async () => {
    await add("cnn-1");
    const started = Promise.withResolvers<AbortSignal>();
    const worker = work(async ({ signal }) => {
      started.resolve(signal);
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
    });
    const signal = await started.promise;
    await worker.stop(5);
    expect(signal.aborted).toBe(true);
    expect(await takeTask(store, "next process", 1000)).toMatchObject({ subject_id: "cnn-1", attempts: 1 });
  });

  test("attempts that an outage of the database ended do not count", async () => {
    await add("cnn-1");
    let attempts = 0;
    const ends: string[] = [];
    await workAll(
      async ({ finish }) => {
        attempts += 1;
        if (attempts < 7) throw buildOutage("store/unreachable", "down");
        await finish(store);
      },
      { retryDelayMs: 0, maxAttempts: 2, onFault: () => undefined, onTaskEnd: ({ outcome }) => ends.push(outcome) },
    );
    expect([attempts, ends]).toEqual([7, [...Array(6).fill("retry"), "done"]]);
  });

  test.each([
    ["a limit of a file", buildLimitError("limit/file", "too long"), 1],
    ["a limit of the process", new TaskLimitError("task/timeout", "too slow"), 1],
    ["another error", new Error("fault"), 3],
  ])("a task that ended with %s gets as many attempts as can help", async (_, fault, expected) => {
    await add("cnn-1");
    let attempts = 0;
    const ends: string[] = [];
    await workAll(
      async () => {
        attempts += 1;
        throw fault;
      },
      { retryDelayMs: 0, onFault: () => undefined, onTaskEnd: ({ outcome }) => ends.push(outcome) },
    );
    expect([attempts, ends.at(-1)]).toEqual([expected, "exhausted"]);
  });

  test("attempts that failed while the disk was full do not count, whatever the error", async () => {
    await add("cnn-1");
    let attempts = 0;
    const faults: unknown[] = [];
    const full = { ...store, tryWriting: async () => Promise.reject(buildOutage("store/full", "full")) };
    await workAll(
      async ({ finish }) => {
        attempts += 1;
        if (attempts < 5) throw new Error("git: cannot write");
        await finish(store);
      },
      { store: full, retryDelayMs: 0, maxAttempts: 2, onFault: (error) => faults.push(error) },
    );
    expect(attempts).toBe(5);
    expect(faults).toContainEqual(expect.objectContaining({ code: "store/full" }));
  });

  test("the end of a task is recorded once the database is back", async () => {
    await add("cnn-1");
    let records = 0;
    await workAll(async () => Promise.reject(new Error("no")), {
      maxAttempts: 1,
      onFault: () => undefined,
      onExhausted: async ({ finish }) => {
        records += 1;
        if (records < 2) throw buildOutage("store/full", "full");
        await finish(store);
      },
    });
    expect(records).toBe(2);
  });
});
