import { beforeEach, describe, expect, test } from "vitest";
import { insertOrganization } from "../../../../src/service/security/access.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { insertTask } from "../../../../src/service/worker/queue.ts";
import { makeDistantTasksDue, type TaskKind, takeTask } from "../../../../src/service/worker/tasks.ts";
import { createWorker, type Work } from "../../../../src/service/worker/worker.ts";
import { type ErrorCode, ReleaseDocsError } from "../../../../src/shared/errors.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConversations } from "../../../support/rows.ts";
import { databases } from "../../../support/stores.ts";

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
const TERMS = { concurrency: 1, pollMs: HOUR, leaseMs: HOUR, maxAttempts: 5, retryDelayMs: SECOND };

describe.each(databases)("on $name", ({ createLocation }) => {
  let now: number;
  let store: Store;
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1);
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location, () => new Date(now)));
  });

  /** Moves the clock to each next try until none is left: the seconds between them, how it ended, and what was shown. */
  async function run(kind: TaskKind, code: ErrorCode, queuedFor?: string) {
    const orgId = queuedFor ?? (await insertOrganization(store, kind));
    const actor = { orgId, requestId: null, userName: null };
    if (queuedFor === undefined) await insertTask(store, actor, { kind, subjectId: "sub-1" });
    const shown: string[] = [];
    let exhausted = 0;
    const started = now;
    const pauses: number[] = [];
    for (;;) {
      const tried = Promise.withResolvers<void>();
      const taskHandlers = {
        [kind]: {
          run: async () => {
            throw new ReleaseDocsError(code, "It does not answer.");
          },
          onWaiting: async (_within: unknown, _work: unknown, message: string) => void shown.push(message),
          onExhausted: async ({ finish }: { finish: (within: Store) => Promise<void> }) => {
            exhausted += 1;
            await finish(store);
          },
        },
      };
      const worker = createWorker({
        ...TERMS,
        store,
        taskHandlers,
        onFault: () => {},
        onTaskEnd: () => tried.resolve(),
      });
      await tried.promise;
      await worker.stop(SECOND);
      const [task] = await store.database.selectFrom("tasks").selectAll().execute();
      if (task === undefined) return { pauses, shown, exhausted, hours: (now - started) / HOUR };
      expect(task.lease_until).toBeNull();
      const next = Date.parse(task.run_after);
      pauses.push((next - now) / SECOND);
      now = next;
    }
  }

  test("a turn is tried again for half an hour, with growing pauses, and shows its next try", async () => {
    const { pauses, shown, exhausted, hours } = await run("turn", "git/remote-unreachable");
    expect(pauses.slice(0, 9)).toEqual([1, 1, 2, 4, 8, 16, 32, 64, 128]);
    expect(Math.max(...pauses)).toBe(300);
    expect(hours).toBeGreaterThanOrEqual(0.5);
    expect(hours).toBeLessThan(0.6);
    expect(exhausted).toBe(1);
    expect(shown[0]).toBe("Waiting for the code host, next try at 2026-03-01T00:00:01.000Z: It does not answer.");
    expect(shown).toHaveLength(pauses.length);
  });

  test("a webhook is tried again for a day", async () => {
    const { pauses, hours } = await run("webhook", "github/unreachable");
    expect([Math.max(...pauses), Math.floor(hours), pauses.length]).toEqual([3600, 24, 36]);
  });

  test("other faults have five tries, and so has other work", async () => {
    expect((await run("webhook", "git/unknown-tag")).pauses).toEqual([1, 2, 4, 8]);
    expect((await run("connection-sync", "git/remote-unreachable")).pauses).toEqual([1, 2, 4, 8]);
  });

  test.each<[TaskKind, string[]]>([
    ["webhook", ["first", "later"]],
    ["turn", ["first"]],
  ])("the next turn of the conversation of a waiting %s: tried are %j", async (kind, expected) => {
    const actor = { orgId: await insertOrganization(store, "octo"), requestId: null, userName: null };
    const [conversationId = ""] = await insertConversations(store, [{ org_id: actor.orgId }]);
    await insertTask(store, actor, { kind, subjectId: "first", conversationId });
    await insertTask(store, actor, { kind: "turn", subjectId: "later", conversationId });
    const tried: string[] = [];
    const handler = {
      run: async ({ task, finish }: Work) => {
        tried.push(task.subject_id);
        if (task.subject_id === "first") throw new ReleaseDocsError("git/remote-unreachable", "It does not answer.");
        await finish(store);
      },
      onExhausted: async () => {},
    };
    const ended = Promise.withResolvers<void>();
    const worker = createWorker({
      ...{ ...TERMS, store, pollMs: 5, onFault: () => {} },
      taskHandlers: { turn: handler, webhook: handler },
      onTaskEnd: () => ended.resolve(),
    });
    await ended.promise;
    await worker.stop(SECOND);
    const next = await takeTask(store, "token", HOUR);
    expect([...tried, ...(next === undefined ? [] : [next.subject_id])]).toEqual(expected);
  });

  test("time in the queue is no time of an outage", async () => {
    const orgId = await insertOrganization(store, "octo");
    await insertTask(store, { orgId, requestId: null, userName: null }, { kind: "turn", subjectId: "sub-1" });
    now += HOUR;
    const { pauses } = await run("turn", "git/remote-unreachable", orgId);
    expect(pauses.slice(0, 4)).toEqual([1, 1, 2, 4]);
  });

  test("a task that was taken away shows nothing, and a fault while it is shown ends no process", async () => {
    const faults: unknown[] = [];
    const shown: string[] = [];
    const orgId = await insertOrganization(store, "octo");
    const attempt = async (run: () => Promise<void>, onWaiting: (message: string) => Promise<void>) => {
      await insertTask(store, { orgId, requestId: null, userName: null }, { kind: "turn", subjectId: "sub-1" });
      const tried = Promise.withResolvers<void>();
      const turn = {
        run: async () => {
          await run();
          throw new ReleaseDocsError("git/remote-unreachable", "It does not answer.");
        },
        onWaiting: (_within: unknown, _work: unknown, message: string) => onWaiting(message),
        onExhausted: async () => {},
      };
      const onFault = (error: unknown) => void faults.push(error);
      const worker = createWorker({
        ...TERMS,
        store,
        taskHandlers: { turn },
        onFault,
        onTaskEnd: () => tried.resolve(),
      });
      await tried.promise;
      await worker.stop(SECOND);
    };
    const cancel = async () => void (await store.database.deleteFrom("tasks").execute());
    await attempt(cancel, async (message) => void shown.push(message));
    expect(shown).toEqual([]);
    const fault = new Error("The disk is full.");
    await attempt(
      async () => {},
      () => Promise.reject(fault),
    );
    expect(faults).toContain(fault);
  });

  test("a pause of an hour is not taken for a clock that was set back", async () => {
    const actor = { orgId: await insertOrganization(store, "octo"), requestId: null, userName: null };
    await insertTask(store, actor, { kind: "webhook", subjectId: "sub-1" });
    const later = new Date(now + HOUR).toISOString();
    await store.database.updateTable("tasks").set({ run_after: later }).execute();
    await makeDistantTasksDue(store, HOUR);
    expect(await store.database.selectFrom("tasks").select("run_after").executeTakeFirst()).toEqual({
      run_after: later,
    });
  });
});
