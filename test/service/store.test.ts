import { describe, expect, test } from "vitest";
import type { BuiltInService } from "../../src/service/built-in.ts";
import { newRow, type Store } from "../../src/service/store/store.ts";
import { type Call, createCall, StoredPlace } from "./stored-place.ts";
import { keptStores } from "./stores.ts";

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

async function createJob(call: Call, service: BuiltInService): Promise<string> {
  const { id } = await call("POST", "jobs", REQUEST);
  await service.idle();
  return id;
}

describe.each(keptStores)("a database on $name", ({ createLocation }) => {
  test("keeps every record as it was over a close and a reopen, and adds none", async () => {
    await using location = await createLocation();
    using place = new StoredPlace(location.location);
    const before = await place.during(async (call, service) => {
      await createJob(call, service);
      return readAll(call);
    });
    expect(before).toMatchObject({ jobs: [{ state: "done" }], conversations: [{ status: "staged" }] });
    expect(await place.during(readAll)).toEqual(before);
  });

  test("goes on where it was: a later job is the newest", async () => {
    await using location = await createLocation();
    using place = new StoredPlace(location.location);
    const first = await place.during(createJob);
    const second = await place.during(createJob);
    const { jobs } = await place.during((call) => call("GET", "jobs"));
    expect(jobs.map(({ id }) => id)).toEqual([second, first]);
  });

  test("shows another key none of it", async () => {
    await using location = await createLocation();
    using place = new StoredPlace(location.location);
    await place.during(createJob);
    const service = await place.open("another-key");
    expect(await createCall(service, "another-key")("GET", "jobs")).toMatchObject({ jobs: [] });
    await service.close();
  });

  test("holds no key, only its hash", async () => {
    await using location = await createLocation();
    using place = new StoredPlace(location.location);
    await place.during(createJob);
    await place.leave(async ({ database }) => {
      const keys = await database.selectFrom("keys").select("hash").execute();
      expect(keys).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    });
  });
});

test.each(keptStores)("on $name closing finishes the work under way", async ({ createLocation }) => {
  await using location = await createLocation();
  using place = new StoredPlace(location.location);
  const { id } = await place.during((call) => call("POST", "jobs", REQUEST));
  expect(await place.during((call) => call("GET", `jobs/${id}`))).toMatchObject({
    state: "done",
    updatedAt: expect.stringContaining("2026-03-01"),
  });
});

describe.each(keptStores)("on $name, a job that was left", ({ createLocation }) => {
  const LEFT: Record<string, (store: Store, id: string) => Promise<unknown>> = {
    requested: async ({ database }, id) => {
      await removeWork({ database }, id);
      await database.updateTable("jobs").set({ state: "requested" }).where("id", "=", id).execute();
    },
    "running, before its conversation": async ({ database }, id) => {
      await removeWork({ database }, id);
      await database.updateTable("jobs").set({ state: "running" }).where("id", "=", id).execute();
    },
    "running, in the middle of its turn": leaveMidTurn,
  };

  test.each(Object.entries(LEFT))("%s is taken up again and settled once", async (_, leave) => {
    await using location = await createLocation();
    using place = new StoredPlace(location.location);
    const id = await place.during(createJob);
    await place.leave((store) => leave(store, id));
    const settled = await place.during(async (call, service) => {
      await service.idle();
      return readAll(call);
    });
    expect(settled).toMatchObject({ jobs: [{ id, state: "done", updatedAt: expect.stringContaining("2026-03-02") }] });
    expect(settled.conversations).toMatchObject([{ jobId: id, status: "staged", branch: "release-docs/v1.1.0" }]);
    const kinds = settled.conversations.flatMap(({ entries }) => entries.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(["account", "diff", "draft", "releaseNotes", "selection"]));
    expect(await place.during(readAll)).toEqual(settled);
  });

  test("in the middle of its turn keeps no turn that runs for ever", async () => {
    await using location = await createLocation();
    using place = new StoredPlace(location.location);
    const id = await place.during(createJob);
    await place.leave((store) => leaveMidTurn(store, id));
    await place.during((_, service) => service.idle());
    await place.leave(async ({ database }) => {
      const turns = await database.selectFrom("turns").select("status").execute();
      expect(turns.map(({ status }) => status)).not.toContain("running");
    });
  });

  test("with others is taken up in the order of creation, and a settled one is left alone", async () => {
    await using location = await createLocation();
    using place = new StoredPlace(location.location);
    const done = await place.during(createJob);
    const left: string[] = [];
    await place.leave(async (store) => {
      const { seq: _, ...job } = await store.database.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
      for (const state of ["requested", "running"]) {
        const row = { ...job, ...newRow(store, "job"), state };
        left.push(row.id);
        await store.database.insertInto("jobs").values(row).execute();
      }
    });
    const { conversations } = await place.during(async (call, service) => {
      await service.idle();
      return call("GET", "conversations");
    });
    expect(conversations).toMatchObject([left[1], left[0], done].map((jobId) => ({ jobId })));
  });
});

async function removeWork({ database }: Pick<Store, "database">, jobId: string): Promise<void> {
  for (const table of ["entries", "turns"] as const) await database.deleteFrom(table).execute();
  await database.deleteFrom("conversations").where("job_id", "=", jobId).execute();
}

async function leaveMidTurn({ database }: Store, jobId: string): Promise<void> {
  await database.updateTable("jobs").set({ state: "running" }).where("id", "=", jobId).execute();
  await database.updateTable("turns").set({ status: "running" }).execute();
  await database.updateTable("conversations").set({ status: "running", branch: null, staged: 0 }).execute();
  await database.deleteFrom("entries").where("kind", "!=", "selection").execute();
}
