import { beforeEach, describe, expect, test } from "vitest";
import { insertOrganization } from "../../../../src/service/security/access.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { createClockGuard } from "../../../../src/service/worker/process-lease.ts";
import { insertTask } from "../../../../src/service/worker/queue.ts";
import { releaseTask, renewLease, takeTask } from "../../../../src/service/worker/tasks.ts";
import { ofTest } from "../../../support/of-test.ts";
import { databases } from "../../../support/stores.ts";

const DAY = 86_400_000;

let now: number;
let elapsed: number;
let store: Store;
let guard: () => Promise<void>;

const pass = async (milliseconds: number) => {
  now += milliseconds;
  elapsed += milliseconds;
  await guard();
};

describe.each(databases)("on $name, after the clock was set back", ({ createLocation }) => {
  beforeEach(async () => {
    now = Date.UTC(2026, 2, 1);
    elapsed = 0;
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location, () => new Date(now)));
    guard = createClockGuard(store, () => elapsed);
    const actor = { orgId: await insertOrganization(store, "octo"), requestId: null, userName: null };
    await insertTask(store, actor, { kind: "connection-sync", subjectId: "cnn-1" });
  });

  test.each([40_000, 365 * DAY])("by %i ms, a waiting task is due", async (back) => {
    now -= back;
    expect(await takeTask(store, "next", 1000)).toBeUndefined();
    await guard();
    expect(await takeTask(store, "next", 1000)).toMatchObject({ subject_id: "cnn-1" });
  });

  test("a task for a time that a person chose waits for it", async () => {
    const [{ id: orgId } = { id: "" }] = await store.database.selectFrom("organizations").select("id").execute();
    const runAfter = new Date(now + DAY).toISOString();
    const retry = { kind: "turn", subjectId: "trn-1", runAfter } as const;
    await insertTask(store, { orgId, requestId: null, userName: null }, retry);
    await pass(1);
    expect(await takeTask(store, "first", 1000)).toMatchObject({ subject_id: "cnn-1" });
    expect(await takeTask(store, "next", 1000)).toBeUndefined();
  });

  test("by less than the delay of a retry, a task waits for no longer than that", async () => {
    now -= 29_000;
    await guard();
    expect(await takeTask(store, "next", 1000)).toBeUndefined();
    await pass(29_000);
    expect(await takeTask(store, "next", 1000)).toMatchObject({ subject_id: "cnn-1" });
  });

  test.each([1000, 3_600_000])("a lease of %i ms ends when it had no heartbeat for that long", async (leaseMs) => {
    await takeTask(store, "dead", leaseMs);
    now -= DAY;
    await guard();
    await pass(leaseMs);
    expect(await takeTask(store, "next", leaseMs)).toBeUndefined();
    await pass(1);
    expect(await takeTask(store, "next", leaseMs)).toMatchObject({ attempts: 1 });
  });

  test("a lease with heartbeats stays, in whichever process's time", async () => {
    const task = await takeTask(store, "alive", 60_000);
    if (task === undefined) return expect.unreachable();
    const ahead: Store = { ...store, now: () => new Date(now + DAY).toISOString() };
    for (const process of [store, ahead, ahead, store, ahead]) {
      now -= DAY;
      for (let count = 0; count < 8; count += 1) {
        expect(await renewLease(process, task, 60_000)).toBe(true);
        await pass(20_000);
        expect(await takeTask(store, "next", 60_000)).toBeUndefined();
      }
    }
  });

  test("without a jump, a retry keeps its delay", async () => {
    const task = await takeTask(store, "first", 1000);
    if (task === undefined) return expect.unreachable();
    await releaseTask(store, task, 30_000, {});
    await pass(29_999);
    expect(await takeTask(store, "next", 1000)).toBeUndefined();
    await pass(1);
    expect(await takeTask(store, "next", 1000)).toMatchObject({ attempts: 2 });
  });
});
