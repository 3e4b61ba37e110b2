import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/service/store/store.ts";
import { insertTask } from "../../../src/service/worker/queue.ts";
import { BuiltInFixture, type Call, createCall } from "../../support/built-in.ts";
import type { CheckoutService } from "../../support/checkout-service.ts";
import { keptStores } from "../../support/stores.ts";

const REQUEST = {
  title: "Version 1.1.0",
  body: "Write.",
  sourceConnection: "octo/widget",
  changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
};

const readAll = async (call: Call) => ({
  me: await call("GET", "me"),
  ...(await call("GET", "connections")),
  ...(await call("GET", "publications")),
  ...(await call("GET", "jobs")),
  ...(await call("GET", "conversations")),
});

async function createJob(call: Call, service: CheckoutService): Promise<string> {
  const { id } = await call("POST", "jobs", { docRequest: REQUEST });
  await service.idle();
  return id;
}

describe.each(keptStores)("a database on $name", ({ createLocation }) => {
  test("keeps every record unchanged when it is closed and reopened, and adds none", async () => {
    await using location = await createLocation();
    using place = new BuiltInFixture(location.location);
    const before = await place.during(async (call, service) => {
      await createJob(call, service);
      return readAll(call);
    });
    expect(before).toMatchObject({ jobs: [{ state: "done" }], conversations: [{ status: "staged" }] });
    expect(await place.during(readAll)).toEqual(before);
  });

  test("continues the order of jobs: a later job is the newest", async () => {
    await using location = await createLocation();
    using place = new BuiltInFixture(location.location);
    const first = await place.during(createJob);
    const second = await place.during(createJob);
    const { jobs } = await place.during((call) => call("GET", "jobs"));
    expect(jobs.map(({ id }) => id)).toEqual([second, first]);
  });

  test("shows nothing to another key", async () => {
    await using location = await createLocation();
    using place = new BuiltInFixture(location.location);
    await place.during(createJob);
    const service = await place.open("another-key");
    expect(await createCall(service, "another-key")("GET", "jobs")).toMatchObject({ jobs: [] });
    await service.close();
  });

  test("stores the hash of a key, not the key", async () => {
    await using location = await createLocation();
    using place = new BuiltInFixture(location.location);
    await place.during(createJob);
    await place.leave(async ({ database }) => {
      const keys = await database.selectFrom("keys").select("hash").execute();
      expect(keys).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    });
  });
});

test.each(keptStores)("on $name closing waits for running tasks", async ({ createLocation }) => {
  await using location = await createLocation();
  using place = new BuiltInFixture(location.location);
  const { id } = await place.during((call) => call("POST", "jobs", { docRequest: REQUEST }));
  expect(await place.during((call) => call("GET", `jobs/${id}`))).toMatchObject({
    state: "done",
    updatedAt: expect.stringContaining("2026-03-01"),
  });
});

describe.each(keptStores)("on $name, an unfinished job", ({ createLocation }) => {
  const DEAD = { lease_token: "dead", lease_until: "2026-02-28T12:00:00.000Z", attempts: 1 };
  const LEFT: Record<string, [state: string, task: object]> = {
    requested: ["requested", {}],
    "running, by a process whose lease has expired": ["running", DEAD],
  };

  test.each(Object.entries(LEFT))("%s is retried and settled once", async (_, [state, task]) => {
    await using location = await createLocation();
    using place = new BuiltInFixture(location.location);
    const id = await place.during(createJob);
    await place.leave((store) => leaveUndone(store, state, task));
    const settled = await place.during(async (call, service) => {
      await service.idle();
      return readAll(call);
    });
    expect(settled).toMatchObject({ jobs: [{ id, state: "done", updatedAt: expect.stringContaining("2026-03-02") }] });
    expect(settled.conversations).toMatchObject([{ jobId: id, status: "staged", branch: "release-docs/v1.1.0" }]);
    const kinds = settled.conversations.flatMap(({ entries }) => entries.map(({ kind }) => kind));
    expect(kinds.sort()).toEqual(["account", "diff", "draft", "releaseNotes", "selection"]);
    expect(await place.during(readAll)).toEqual(settled);
  });

  test("errors after three times its attempts, and says so", async () => {
    await using location = await createLocation();
    using place = new BuiltInFixture(location.location);
    await place.during(createJob);
    await place.leave((store) => leaveUndone(store, "running", { ...DEAD, interruptions: 15 }));
    const errors: string[] = [];
    const settled = await place.during(
      async (call, service) => {
        await service.idle();
        return readAll(call);
      },
      (error) => errors.push(String(error)),
    );
    expect(settled).toMatchObject({ jobs: [{ state: "errored" }], conversations: [{ status: "needsAttention" }] });
    expect(errors).toEqual([expect.stringContaining("15 attempts")]);
  });
});

/** Resets the only job to its state after creation, except its state and task. */
async function leaveUndone(store: Store, state: string, task: object): Promise<void> {
  const { database } = store;
  await database.deleteFrom("entries").execute();
  await database.updateTable("jobs").set({ state }).execute();
  await database.updateTable("turns").set({ status: "running" }).execute();
  await database.updateTable("conversations").set({ status: "running", branch: null, staged: 0 }).execute();
  const turn = await database.selectFrom("turns").selectAll().executeTakeFirstOrThrow();
  const actor = { orgId: turn.org_id, requestId: null, userName: null };
  const id = await insertTask(store, actor, { kind: "turn", subjectId: turn.id, conversationId: turn.conversation_id });
  await database
    .updateTable("tasks")
    .set({ run_after: "2026-02-28T11:00:00.000Z", ...task })
    .where("id", "=", id)
    .execute();
}
