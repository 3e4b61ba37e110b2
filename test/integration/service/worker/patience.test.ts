import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertOrganization } from "../../../../src/service/security/access.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { insertTask } from "../../../../src/service/worker/queue.ts";
import { makeDistantTasksDue, type TaskKind } from "../../../../src/service/worker/tasks.ts";
import { createWorker } from "../../../../src/service/worker/worker.ts";
import type { ErrorCode } from "../../../../src/shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../../../../src/shared/errors.ts";
import { databases, type StoreLocation } from "../../../support/stores.ts";

const SECOND = 1000;
const HOUR = 3_600 * SECOND;

describe.each(databases)("on $name", ({ createLocation }) => {
  let now: number;
  let location: StoreLocation;
  let store: Store;
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1);
    location = await createLocation();
    store = await openStore(location.location, () => new Date(now));
  });
  afterEach(async () => {
    await store.close();
    await location[Symbol.asyncDispose]();
  });

  /** Moves the clock to each next try until none is left: the seconds between them, how it ended, and what was shown. */
  async function run(kind: TaskKind, code: ErrorCode) {
    const orgId = await insertOrganization(store, kind);
    await insertTask(store, { orgId, requestId: null, userName: null }, { kind, subjectId: "sub-1" });
    const shown: string[] = [];
    let exhausted = 0;
    const options = {
      concurrency: 1,
      pollMs: HOUR,
      leaseMs: HOUR,
      maxAttempts: 5,
      retryDelayMs: SECOND,
      onFault: () => {},
    };
    const started = now;
    const pauses: number[] = [];
    for (;;) {
      const tried = Promise.withResolvers<void>();
      const taskHandlers = {
        [kind]: {
          run: async () => {
            throw new ReleaseDocsError(code, "It does not answer.");
          },
          onWaiting: async (_: unknown, message: string) => void shown.push(message),
          onExhausted: async ({ finish }: { finish: (within: Store) => Promise<void> }) => {
            exhausted += 1;
            await finish(store);
          },
        },
      };
      const worker = createWorker({ ...options, store, taskHandlers, onTaskEnd: () => tried.resolve() });
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

  test.each<TaskKind>(["webhook", "thread-reply"])("a task of the kind %s is tried again for a day", async (kind) => {
    const { pauses, hours } = await run(kind, "github/unreachable");
    expect([Math.max(...pauses), Math.floor(hours)]).toEqual([3600, 24]);
    expect(pauses).toHaveLength(36);
  });

  test("other faults have five tries, and so has other work", async () => {
    expect((await run("webhook", "git/unknown-tag")).pauses).toEqual([1, 2, 4, 8]);
    expect((await run("connection-sync", "git/remote-unreachable")).pauses).toEqual([1, 2, 4, 8]);
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
