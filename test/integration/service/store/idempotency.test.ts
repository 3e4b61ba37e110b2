import { beforeEach, describe, expect, test } from "vitest";
import { withIdempotencyKey } from "../../../../src/service/store/idempotency.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConversations, insertOrganization } from "../../../support/rows.ts";
import { stores } from "../../../support/stores.ts";

const HOUR = 3_600_000;
const CREATE_REQUEST = { create: "conversation", input: { body: "Write." } };

describe.each(stores)("on $name", ({ isKept, createLocation }) => {
  let store: Store;
  // Another process on the same database, where there can be one.
  let other: Store;
  let orgId: string;
  let now = Date.UTC(2026, 2, 1);
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location, () => new Date(now)));
    other = isKept ? ofTest(await openStore(location, () => new Date(now))) : store;
    orgId = await insertOrganization(store, "one");
  });
  const insert = async (within: Store) => {
    const [id = ""] = await insertConversations(within, [{ org_id: orgId }]);
    return { id };
  };
  const keep = (to: Store, idempotencyKey: string | undefined, request = CREATE_REQUEST) =>
    withIdempotencyKey(to, { orgId, idempotencyKey }, request, insert);
  const count = async () => (await store.database.selectFrom("conversations").select("id").execute()).length;

  test("two processes that get the same key one after the other create one record", async () => {
    const first = await keep(store, "once");
    expect(await keep(other, "once")).toEqual({ id: first.id, isNew: false });
    expect(first.isNew).toBe(true);
  });

  test("a key expires after 24 hours, and another organization has its own", async () => {
    const first = await keep(store, "once");
    now += 25 * HOUR;
    expect(await keep(store, "once")).toMatchObject({ isNew: true });
    orgId = await insertOrganization(store, "other");
    expect(await keep(store, "once")).toMatchObject({ isNew: true });
    expect(first.isNew).toBe(true);
    expect(await count()).toBe(3);
  });

  test("another body, or another kind of record, is 422 and creates nothing", async () => {
    await keep(store, "once");
    for (const request of [
      { ...CREATE_REQUEST, input: { body: "Other." } },
      { ...CREATE_REQUEST, create: "job" },
    ]) {
      await expect(keep(other, "once", request)).rejects.toMatchObject({ code: "key-reused" });
    }
    expect(await count()).toBe(1);
  });

  test("a create that fails does not use up its key", async () => {
    const failing = withIdempotencyKey(store, { orgId, idempotencyKey: "once" }, CREATE_REQUEST, async (within) => {
      await insert(within);
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(await keep(store, "once")).toMatchObject({ isNew: true });
    expect(await count()).toBe(1);
  });
});

// SQLite waits for a lock by blocking the process, so two writers in one process would deadlock.
describe.each(stores.filter(({ kind }) => kind === "postgres"))("on $name", ({ createLocation }) => {
  test("processes that get the same key at once create one record", async () => {
    await using place = await createLocation();
    const all = await Promise.all(Array.from({ length: 4 }, () => openStore(place.location)));
    const orgId = await insertOrganization(all[0] ?? expect.unreachable(), "one");
    for (let round = 0; round < 10; round += 1) {
      const kept = await Promise.all(
        all.map((store) =>
          withIdempotencyKey(store, { orgId, idempotencyKey: `key-${round}` }, CREATE_REQUEST, async (within) => {
            const [id = ""] = await insertConversations(within, [{ org_id: orgId }]);
            return { id };
          }),
        ),
      );
      expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
      expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1);
    }
    await Promise.all(all.map((store) => store.close()));
  });

  test("a transaction that conflicts with another is retried", async () => {
    await using place = await createLocation();
    const store = await openStore(place.location);
    const ids = [await insertOrganization(store, "0"), await insertOrganization(store, "0")];
    const both = Promise.withResolvers<void>();
    let attempts = 0;
    let arrived = 0;
    // The two deadlock: PostgreSQL aborts one.
    const crossing = async (order: string[]) =>
      store.transaction(async ({ database }) => {
        attempts += 1;
        for (const [step, id] of order.entries()) {
          if (step === 1) {
            arrived += 1;
            if (arrived === 2) both.resolve();
            await both.promise;
          }
          const { name } = await database
            .selectFrom("organizations")
            .select("name")
            .where("id", "=", id)
            .forUpdate()
            .executeTakeFirstOrThrow();
          await database
            .updateTable("organizations")
            .set({ name: String(Number(name) + 1) })
            .where("id", "=", id)
            .execute();
        }
      });
    await Promise.all([crossing(ids), crossing(ids.toReversed())]);
    expect(attempts).toBe(3);
    const rows = await store.database.selectFrom("organizations").select("name").execute();
    expect(rows).toEqual([{ name: "2" }, { name: "2" }]);
    await store.close();
  });
});
