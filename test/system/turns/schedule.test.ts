import { cpSync, rmSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { changeBilling } from "../../../src/service/people/billing.ts";
import { openStore, type Store } from "../../../src/service/store/store.ts";
import { queueDueSyncs } from "../../../src/service/syncs/schedule.ts";
import { createProcessLease } from "../../../src/service/worker/process-lease.ts";
import { countTasks, insertTask } from "../../../src/service/worker/queue.ts";
import { History } from "../../support/history.ts";
import { type Call, create, TestOrganization } from "../../support/service.ts";
import { databases, type StoreLocation } from "../../support/stores.ts";

const HOUR = 3_600_000;
const EVERY = 2 * HOUR;
const START = Date.UTC(2026, 2, 1);

describe.each(databases)("on $name", ({ kind, createLocation }) => {
  let now: number;
  let place: StoreLocation;
  let organization: TestOrganization;
  let call: Call;
  let source: History;
  let process: ReturnType<typeof createProcess>;
  const stores: Store[] = [];

  const createProcess = (store: Store, elapsed = () => now) => {
    const lease = createProcessLease(store, "schedule", 60_000, elapsed);
    const onFault = (error: unknown) => expect.unreachable(String(error));
    const queue = () => queueDueSyncs(store, { everyMs: EVERY, lease, onFault, random: () => 0.5 });
    return { lease, queue, pass: async () => ((await lease.take()) ? queue() : "waits") };
  };
  const openProcess = async () => {
    if (kind === "sqlite") return createProcess(organization.store);
    const store = await openStore(place.location, () => new Date(now));
    stores.push(store);
    return createProcess(store);
  };
  beforeEach(async () => {
    now = START;
    place = await createLocation();
    organization = await TestOrganization.open(place.location, { clock: () => new Date(now) });
    call = await organization.addCaller({ role: "owner" });
    source = History.of("feat: answer (#1)", "v1.0.0");
    process = createProcess(organization.store);
  });
  afterEach(async () => {
    await organization[Symbol.asyncDispose]();
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await place[Symbol.asyncDispose]();
    source[Symbol.dispose]();
  });

  const connect = (name: string, directory = source.directory) =>
    create(call, "connections", { name, config: { codehostRepo: { repositoryUrl: `file://${directory}` } } });
  const publish = (name: string, from: string, more = {}) =>
    create(call, "publications", { name, config: { sourceRepos: [from], docsRepo: from, ...more } });
  const set = (id: string, to: Record<string, number | string>) =>
    organization.store.database.updateTable("connections").set(to).where("id", "=", id).execute();
  const listTasks = () =>
    organization.store.database.selectFrom("tasks").select(["kind", "subject_id"]).orderBy("seq").execute();
  const listSyncs = async () => {
    const audits = await organization.readAudits();
    const ids = audits
      .filter(({ summary }) => /^(?:Synced|Could not sync) a /.test(summary))
      .map(({ config }) => config);
    return ids.map(({ connectionId, publicationId }) => connectionId ?? publicationId);
  };
  const none = { connections: 0, publications: 0, refused: 0 };
  /** Passes every ten minutes, with all work done in between. */
  const pass = async (milliseconds: number, ...processes: { pass: () => Promise<unknown> }[]) => {
    for (const end = now + milliseconds; now < end; ) {
      now += 600_000;
      for (const one of processes.length === 0 ? [process] : processes) await one.pass();
      await organization.service.idle();
    }
  };
  const countIn = async (milliseconds: number, id: string) => {
    const before = (await listSyncs()).length;
    await pass(milliseconds);
    return (await listSyncs()).slice(before).filter((one) => one === id).length;
  };

  test("two processes sync each record once per interval, a new one within minutes, as the service", async () => {
    const ids = [await connect("one"), await connect("two"), await connect("three")];
    const publication = await publish("docs", ids[0] ?? "");
    const other = await openProcess();
    expect(await process.pass()).toEqual(none);
    await pass(HOUR, process, other);
    const all = [...ids, publication].sort();
    expect((await listSyncs()).sort()).toEqual(all);
    await pass(HOUR, process, other);
    expect(await listSyncs()).toHaveLength(4);
    await pass(HOUR, process, other);
    expect((await listSyncs()).slice(4).sort()).toEqual(all);
    const { connections } = (await call("GET", "connections?healthy=true")).body;
    for (const { syncedAt } of connections) expect(Date.parse(syncedAt)).toBeGreaterThan(START + EVERY);
    const audits = organization.store.database.selectFrom("audit_logs").selectAll();
    for (const audit of await audits.where("type", "=", "connection-sync").execute()) {
      expect(audit).toMatchObject({ summary: "Synced a connection", user_name: null, request_id: null });
    }
    const jobs = await organization.store.database.selectFrom("jobs").selectAll().execute();
    expect(jobs).toMatchObject([
      { type: "publication-sync", state: "done", user_id: null },
      { type: "publication-sync", state: "done" },
    ]);
  });

  test("while one has the lease the others wait; after a kill the next one queues, and the killed one cannot", async () => {
    await connect("one");
    now += HOUR;
    const next = await openProcess();
    expect(await process.lease.take()).toBe(true);
    expect(await next.pass()).toBe("waits");
    now += 59_000;
    expect(await process.lease.take()).toBe(true);
    now += 59_000;
    expect(await next.pass()).toBe("waits");
    now += 2_000;
    expect(await next.lease.take()).toBe(true);
    expect(await process.queue()).toEqual(none);
    expect(await listTasks()).toEqual([]);
    expect(await process.pass()).toBe("waits");
    expect(await next.pass()).toEqual({ ...none, connections: 1 });
    await next.lease.release();
    expect(await process.lease.take()).toBe(true);
  });

  test("a sync that is requested while the schedule queues one is the only one", async () => {
    await organization.service.stop(0);
    const id = await connect("one");
    now += HOUR;
    const actor = { orgId: organization.orgId, requestId: "req-1", userName: "Ada" };
    const holds = async (within: Store) =>
      (await insertTask(within, actor, { kind: "connection-sync", subjectId: id })) !== "";
    const terms = {
      everyMs: EVERY,
      lease: { ...process.lease, holds },
      onFault: (error: unknown) => expect.unreachable(String(error)),
    };
    expect(await queueDueSyncs(organization.store, terms)).toEqual(none);
    expect(await listTasks()).toHaveLength(1);
    await organization.store.database.deleteFrom("tasks").execute();
  });

  test("of a holder that is killed before the clock is set back, the lease ends after its term", async () => {
    let elapsed = 0;
    const next = createProcess(organization.store, () => elapsed);
    await process.lease.take();
    now -= 24 * HOUR;
    for (const [at, isTaken] of [
      [0, false],
      [60_000, false],
      [60_001, true],
    ] as const) {
      elapsed = at;
      expect(await next.lease.take()).toBe(isTaken);
    }
  });

  test("few are queued at once, of each organization as many, the oldest first, and none twice", async () => {
    await organization.service.stop(0);
    await using _ = {
      [Symbol.asyncDispose]: async () => void (await organization.store.database.deleteFrom("tasks").execute()),
    };
    const ids: string[] = [];
    for (const name of ["a", "b", "c", "d"]) ids.push(await connect(name));
    for (const [index, id] of ids.entries()) {
      const synced_at = new Date(START - EVERY * (index + 1)).toISOString();
      await organization.store.database.updateTable("connections").set({ synced_at }).where("id", "=", id).execute();
    }
    now += HOUR;
    const other = await addOrganization(12);
    const requested = await call("POST", `connections/${ids[3]}/sync`, {});
    expect(requested.status).toBe(202);
    expect(await process.pass()).toEqual({ ...none, connections: 20 });
    const tasks = (await listTasks()).map(({ subject_id }) => subject_id);
    expect(tasks.filter((id) => ids.includes(id))).toEqual([ids[3], ids[2], ids[1]]);
    expect(tasks.filter((id) => other.includes(id))).toHaveLength(18);
    expect(await process.pass()).toEqual(none);
    await organization.store.database
      .deleteFrom("tasks")
      .where("subject_id", "!=", ids[3] ?? "")
      .execute();
    expect(await process.pass()).toEqual({ ...none, connections: 7 });
    expect(await countTasks(organization.store)).toMatchObject([{ count: 8 }]);
  });

  /** Organizations with two connections each, copies of the first connection. */
  const addOrganization = async (count: number): Promise<string[]> => {
    const { database, createId } = organization.store;
    const [row] = await database.selectFrom("connections").selectAll().orderBy("seq").execute();
    const [first] = await database.selectFrom("organizations").selectAll().execute();
    if (row === undefined || first === undefined) return expect.unreachable();
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const { seq: _, ...org } = { ...first, id: createId("org") };
      await database.insertInto("organizations").values(org).execute();
      for (let each = 0; each < 2; each += 1) {
        const { seq: __, ...copy } = { ...row, id: createId("cnn"), org_id: org.id };
        await database.insertInto("connections").values(copy).execute();
        ids.push(copy.id);
      }
    }
    return ids;
  };

  test("the less of the rate limit is left, the longer is the interval", async () => {
    await organization.service.stop(0);
    const id = await connect("one");
    for (const [percent, times] of [
      [50, 1],
      [25, 2],
      [10, 4],
      [9, 8],
    ] as const) {
      const at = new Date(now).toISOString();
      await set(id, { remaining_rate_limit_percent: percent, synced_at: at, sync_queued_at: at });
      now += times * EVERY - 1_000;
      expect(await process.pass()).toEqual(none);
      now += 1_000;
      expect(await process.pass()).toEqual({ ...none, connections: 1 });
      await organization.store.database.deleteFrom("tasks").execute();
    }
  });

  // What a sync does is the same on each database.
  if (kind !== "sqlite") return;

  test("a release is one job, whichever sync finds it, and a requested sync delays the next one of the schedule", async () => {
    const from = await connect("one");
    await publish("docs", from, { inputTriggers: { [from]: ["releases"] } });
    await pass(HOUR);
    source.add("feat: stream (#2)", "v1.1.0");
    await call("POST", `connections/${from}/sync`, { wait: true });
    const before = (await listSyncs()).length;
    await pass(EVERY);
    const listed = organization.store.database.selectFrom("jobs").selectAll().orderBy("seq");
    const jobs = listed.where("type", "=", "doc-request");
    expect(await jobs.execute()).toMatchObject([{ title: "Document v1.1.0" }]);
    expect((await listSyncs()).slice(before).filter((id) => id === from)).toHaveLength(1);
    source.tag("v1.2.0");
    await pass(2 * EVERY);
    expect(await jobs.execute()).toMatchObject([{ title: "Document v1.1.0" }, { title: "Document v1.2.0" }]);
  });

  test("a failing connection is tried less and less, also for its publication, and as before once it works", async () => {
    const missing = `${source.directory}-missing`;
    cpSync(source.directory, missing, { recursive: true });
    const broken = await connect("broken", missing);
    rmSync(missing, { recursive: true });
    const healthy = await connect("healthy");
    await publish("docs", healthy, { sourceRepos: [broken, healthy] });
    // After 10 min, 2 h and 6 h.
    expect(await countIn(8 * HOUR, broken)).toBe(3);
    expect((await listSyncs()).filter((id) => id === healthy).length).toBeGreaterThan(3);
    await set(healthy, { paused: 1 });
    // After 14 h and 30 h.
    expect(await countIn(26 * HOUR, broken)).toBe(2);
    const { connections } = (await call("GET", "connections?healthy=false")).body;
    expect(connections).toMatchObject([{ id: broken, syncedAt: null }]);
    source.git("clone", "--quiet", "--bare", source.directory, missing);
    await pass(16 * HOUR);
    expect(await countIn(3 * EVERY, broken)).toBeGreaterThanOrEqual(2);
  });

  test("paused and deleted connections, and publications of suspended organizations, are skipped", async () => {
    const [kept, paused, deleted] = [await connect("kept"), await connect("paused"), await connect("deleted")];
    await publish("docs", kept);
    await publish("of a paused one", paused);
    await set(paused, { paused: 1 });
    await call("DELETE", `connections/${deleted}`);
    const actor = { orgId: organization.orgId, requestId: null, userName: null };
    await changeBilling(organization.store, actor, { state: "suspended", reason: "unpaid" });
    now += HOUR;
    expect(await process.pass()).toEqual({ connections: 1, publications: 0, refused: 1 });
    await organization.service.idle();
    expect(await process.pass()).toEqual(none);
    expect(await listSyncs()).toEqual([kept]);
    await set(paused, { paused: 0 });
    expect(await process.pass()).toMatchObject({ connections: 1 });
  });

  test.each([-24 * HOUR, -365 * 24 * HOUR, 24 * HOUR])(
    "after a clock jumps by %i ms, a sync is not late",
    async (jump) => {
      const id = await connect("one");
      await pass(HOUR);
      now += jump;
      expect(await countIn(EVERY, id)).toBe(1);
      expect(await countIn(3 * EVERY, id)).toBeGreaterThanOrEqual(2);
    },
  );
});
