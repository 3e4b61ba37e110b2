import { beforeEach, describe, expect, test } from "vitest";
import { insertOrganization } from "../../../../src/service/security/access.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { insertTask } from "../../../../src/service/worker/queue.ts";
import { finishTask, takeTask } from "../../../../src/service/worker/tasks.ts";
import { createWorker, type Work } from "../../../../src/service/worker/worker.ts";
import { ofTest } from "../../../support/of-test.ts";
import { databases } from "../../../support/stores.ts";

let store: Store;

const addTo = async (orgId: string, count = 1): Promise<void> => {
  const actor = { orgId, requestId: null, userName: null };
  for (let index = 0; index < count; index += 1) await insertTask(store, actor, { kind: "turn", subjectId: "trn-1" });
};

function work(run: (work: Work) => Promise<void>, concurrency: number) {
  const terms = { pollMs: 5, leaseMs: 60_000, maxAttempts: 3, retryDelayMs: 1000 };
  const onFault = (error: unknown) => expect.unreachable(String(error));
  const turn = { run, onExhausted: async () => undefined };
  return createWorker({ ...terms, concurrency, store, onFault, taskHandlers: { turn } });
}

/** Tasks of `held` never end; resolves once `count` tasks of others are done. */
function workUntil(held: string, count: number, concurrency: number) {
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const worker = work(async ({ task, signal, finish }) => {
    if (task.org_id === held) {
      await new Promise((end) => signal.addEventListener("abort", end));
      return;
    }
    await finish(store);
    done.push(task.id);
    if (done.length === count) resolve();
  }, concurrency);
  return { worker, done: promise };
}

const countRunning = async (orgId: string): Promise<number> => {
  const tasks = store.database.selectFrom("tasks").select("id").where("org_id", "=", orgId);
  return (await tasks.where("lease_until", "is not", null).execute()).length;
};

describe.each(databases)("on $name", ({ createLocation }) => {
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location));
  });

  test.each([[[40, 1, 1]], [[1, 40, 3, 7]]])("organizations with %j queued tasks take turns", async (lengths) => {
    const left = new Map<string, number>();
    for (const length of lengths) {
      const orgId = await insertOrganization(store, "octo");
      left.set(orgId, length);
      await addTo(orgId, length);
    }
    const served: string[] = [];
    const worker = work(async ({ task, finish }) => {
      served.push(task.org_id);
      await finish(store);
    }, 1);
    await worker.idle();
    await worker.stop(0);
    // A round serves every organization that still has tasks once.
    while (left.size > 0) {
      const round = served.splice(0, left.size);
      expect(new Set(round)).toEqual(new Set(left.keys()));
      for (const [orgId, length] of left) length > 1 ? left.set(orgId, length - 1) : left.delete(orgId);
    }
    expect(served).toEqual([]);
  });

  test("the organization with the fewest running tasks is next, in any turn", async () => {
    const [busy, idle] = [await insertOrganization(store, "busy"), await insertOrganization(store, "idle")];
    await addTo(busy, 4);
    for (const token of ["one", "two"]) await takeTask(store, token, 60_000);
    await addTo(idle, 2);
    for (const after of [busy, idle]) {
      const task = await takeTask(store, after, 60_000, { after });
      expect(task).toMatchObject({ org_id: idle });
      if (task !== undefined) await finishTask(store, task);
    }
  });

  test.each([1, 5])("tasks that never end leave a slot to other organizations, with %i more", async (more) => {
    const held = await insertOrganization(store, "held");
    await addTo(held, 20);
    const others = [await insertOrganization(store, "other"), await insertOrganization(store, "third")];
    const { worker, done } = workUntil(held, 6, more + 1);
    await expect.poll(() => countRunning(held), { interval: 5 }).toBe(more);
    for (const orgId of others) await addTo(orgId, 3);
    await done;
    expect(await countRunning(held)).toBe(more);
    await worker.stop(0);
  });

  test("nor do they in two processes", async () => {
    const [held, other] = [await insertOrganization(store, "held"), await insertOrganization(store, "other")];
    await addTo(held, 20);
    const workers = [workUntil(held, 8, 2), workUntil(held, 8, 2)];
    await expect.poll(() => countRunning(held), { interval: 5 }).toBe(2);
    await addTo(other, 15);
    await Promise.race(workers.map(({ done }) => done));
    await Promise.all(workers.map(({ worker }) => worker.stop(0)));
  });

  test("the only organization uses all slots", async () => {
    const only = await insertOrganization(store, "only");
    await addTo(only, 5);
    const { worker } = workUntil(only, 0, 3);
    await expect.poll(() => countRunning(only), { interval: 5 }).toBe(3);
    await worker.stop(0);
  });
});
