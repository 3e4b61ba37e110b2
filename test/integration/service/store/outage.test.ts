import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { insertOrganization } from "../../../../src/service/security/access.ts";
import { withIdempotencyKey } from "../../../../src/service/store/idempotency.ts";
import { explainDiskError, isOutage } from "../../../../src/service/store/outage.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { describeFailure } from "../../../../src/service/worker/task-process.ts";
import { ofTest } from "../../../support/of-test.ts";
import { PostgresProxy } from "../../../support/postgres-proxy.ts";
import { keptStores, type StoreLocation } from "../../../support/stores.ts";

let place: StoreLocation;
let store: Store;

const names = async () =>
  (await store.database.selectFrom("organizations").select("name").orderBy("seq").execute()).map(({ name }) => name);

describe.each(keptStores.filter(({ kind }) => kind === "sqlite"))(
  "on $name, while another process",
  ({ createLocation }) => {
    let other: DatabaseSync;
    beforeEach(async () => {
      place = ofTest(await createLocation());
      store = ofTest(await openStore(place.location));
      other = new DatabaseSync(place.location);
    });
    afterEach(() => other.close());

    test.each([
      ["a transaction", () => store.transaction((within) => insertOrganization(within, "late"))],
      ["a single statement", () => insertOrganization(store, "late")],
    ])("holds the write lock, %s waits, and neither reads nor the event loop do", async (_, write) => {
      await insertOrganization(store, "early");
      other.exec("begin immediate");
      const writing = Promise.all(Array.from({ length: 20 }, write));
      let longest = 0;
      for (let count = 0; count < 20; count += 1) {
        const began = performance.now();
        await sleep(1);
        expect(await names()).toEqual(["early"]);
        longest = Math.max(longest, performance.now() - began);
      }
      other.exec("commit");
      await writing;
      // SQLite itself would wait for ten seconds.
      expect(longest).toBeLessThan(2_000);
      expect(await names()).toHaveLength(21);
    });

    test("holds the write lock for too long, that is store/busy", async () => {
      other.exec("begin immediate");
      let now = 0;
      vi.spyOn(performance, "now").mockImplementation(() => {
        now += 1000;
        return now;
      });
      await expect(store.transaction((within) => insertOrganization(within, "late"))).rejects.toMatchObject({
        code: "store/busy",
      });
      await expect(insertOrganization(store, "late")).rejects.toMatchObject({ code: "store/busy" });
      other.exec("commit");
      await insertOrganization(store, "after");
      expect(await names()).toEqual(["after"]);
    });

    test.each([
      ["in a transaction", (name: string) => store.transaction((within) => insertOrganization(within, name))],
      ["alone", (name: string) => insertOrganization(store, name)],
    ])("leaves no space, a write %s is store/full until there is some", async (_, write) => {
      await sql`pragma max_page_count = 1`.execute(store.database);
      await expect(write("x".repeat(100_000))).rejects.toMatchObject({
        code: "store/full",
        hint: expect.stringContaining("space"),
      });
      await sql`pragma max_page_count = 100000`.execute(store.database);
      await store.tryWriting();
      await write("x");
      expect(await names()).toEqual(["x"]);
    });

    test("makes it read-only, a write is store/read-only", async () => {
      const readOnly = await openStore(`file:${place.location}?mode=ro`);
      await expect(insertOrganization(readOnly, "x")).rejects.toMatchObject({ code: "store/read-only" });
      await readOnly.close();
    });
  },
);

describe.each(keptStores.filter(({ kind }) => kind === "postgres"))("on $name, a connection", ({ createLocation }) => {
  const faults: unknown[] = [];
  beforeEach(async () => {
    faults.length = 0;
    place = ofTest(await createLocation());
    const options = { poolSize: 2, onFault: (error: unknown) => faults.push(error) };
    store = ofTest(await openStore(place.location, undefined, options));
  });
  const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const countOthers = async (query = "%") => {
    const counted = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query like ${query}`.execute(store.database);
    return counted.rows[0]?.count;
  };

  test("that ends during a transaction, in a query or between two, is store/unreachable, and the next call works", async () => {
    const between = store.transaction(async (within) => {
      await insertOrganization(within, "lost");
      await endOthers.execute(store.database);
      await expect.poll(() => countOthers()).toBe(0);
      await insertOrganization(within, "lost");
    });
    await expect(between).rejects.toMatchObject({ code: "store/unreachable" });
    const within = store.transaction(async ({ database }) => {
      await sql`select pg_sleep(30)`.execute(database);
    });
    const failing = expect(within).rejects.toMatchObject({ code: "store/unreachable" });
    await expect.poll(() => countOthers("%pg_sleep%")).toBe(1);
    await endOthers.execute(store.database);
    await failing;
    await insertOrganization(store, "kept");
    expect(await names()).toEqual(["kept"]);
  });

  test("that ends while idle is one outage without the client", async () => {
    const other = await openStore(place.location, undefined, { poolSize: 1 });
    await Promise.all([names(), names()]);
    await endOthers.execute(other.database);
    await other.close();
    await expect.poll(() => faults.length).toBe(2);
    for (const fault of faults) {
      expect(fault).toMatchObject({ code: "store/unreachable" });
      expect(fault).not.toHaveProperty("client");
      expect(Object.keys(describeFailure(fault))).toEqual(["name", "message", "stack", "code", "hint", "details"]);
    }
    expect(await names()).toEqual([]);
  });

  test.each([
    ["53100", "store/full"],
    ["25006", "store/read-only"],
    ["57P03", "store/unreachable"],
  ])("whose server reports %s is %s, and the next call works", async (code, expected) => {
    const report = sql.raw(`do $$ begin raise exception 'reported' using errcode = '${code}'; end $$`);
    await expect(report.execute(store.database)).rejects.toMatchObject({ code: expected });
    await expect(store.transaction(({ database }) => report.execute(database))).rejects.toMatchObject({
      code: expected,
    });
    await insertOrganization(store, "kept");
    expect(await names()).toEqual(["kept"]);
  });

  test.each([
    ["a query", (silent: Store) => insertOrganization(silent, "lost")],
    ["a transaction", (silent: Store) => silent.transaction((within) => insertOrganization(within, "lost"))],
  ])("to a server that never answers %s is store/unreachable, and another works once it answers", async (_, write) => {
    await using proxy = await PostgresProxy.open(place.location);
    const silent = await openStore(proxy.location, undefined, { queryTimeout: 300 });
    proxy.isSilent = true;
    await expect(write(silent)).rejects.toMatchObject({ code: "store/unreachable" });
    proxy.isSilent = false;
    await insertOrganization(silent, "kept");
    expect(await names()).toContain("kept");
    await silent.close();
  });

  test("to a server that falls silent while a process of tasks opens the store is store/unreachable", async () => {
    await using proxy = await PostgresProxy.open(place.location);
    proxy.isSilentOnceConnected = true;
    const silent = await openStore(proxy.location, undefined, { queryTimeout: 300, isMigrated: true });
    await expect(insertOrganization(silent, "lost")).rejects.toMatchObject({ code: "store/unreachable" });
    await silent.close();
  });

  test("that loses the answer to a commit is neither success nor failure; the key finds the record", async () => {
    await using proxy = await PostgresProxy.open(place.location);
    const losing = await openStore(proxy.location);
    const orgId = await insertOrganization(store, "octo");
    const asked = { create: "organization", input: {} };
    const insert = async (within: Store) => ({ id: await insertOrganization(within, "once") });
    const create = (within: Store) => withIdempotencyKey(within, { orgId, idempotencyKey: "key" }, asked, insert);
    proxy.isLosing = true;
    const lost = await create(losing).catch((error: unknown) => error);
    proxy.isLosing = false;
    expect(lost).toMatchObject({ code: "store/unreachable", message: expect.stringContaining("may have been stored") });
    expect(await names()).toEqual(["octo", "once"]);
    expect(await create(losing)).toMatchObject({ isNew: false });
    await losing.close();
    expect(await names()).toEqual(["octo", "once"]);
  });
});

test.each([
  ["ENOSPC", "store/full"],
  ["EDQUOT", "store/full"],
  ["EROFS", "store/read-only"],
])("%s of the file system is %s", (code, expected) => {
  expect(explainDiskError(Object.assign(new Error("write failed"), { code }))).toMatchObject({ code: expected });
});

test("other errors are no outages", () => {
  for (const error of [new Error("no"), Object.assign(new Error("no"), { code: "ENOENT" }), undefined]) {
    expect(explainDiskError(error)).toBe(error);
    expect(isOutage(error)).toBe(false);
  }
});
