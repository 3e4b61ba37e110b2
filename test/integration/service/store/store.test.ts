import { fork } from "node:child_process";
import { once } from "node:events";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertOrganization } from "../../../support/rows.ts";
import { keptStores, stores } from "../../../support/stores.ts";

const OPEN_STORE = new URL("open-store.ts", import.meta.url);
const CLOCK = () => new Date("2026-03-01T12:00:00Z");

describe.each(stores)("on $name", ({ kind, createLocation }) => {
  let store: Store;
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location, CLOCK));
  });
  const organizations = () =>
    store.database.selectFrom("organizations").select(["seq", "name"]).orderBy("seq").execute();

  test("it reports its database, and numbers rows in the order of creation", async () => {
    expect(store.kind).toBe(kind);
    for (const name of ["first", "second"]) await insertOrganization(store, name);
    const rows = await organizations();
    expect(rows.map(({ name }) => name)).toEqual(["first", "second"]);
    expect(rows.map(({ seq }) => typeof seq)).toEqual(["number", "number"]);
    expect(rows[1]?.seq).toBeGreaterThan(rows[0]?.seq ?? Infinity);
  });

  test("a failed transaction stores nothing, a successful one everything", async () => {
    const failing = store.transaction(async (within) => {
      await insertOrganization(within, "lost");
      throw new Error("no more");
    });
    await expect(failing).rejects.toThrow("no more");
    await store.transaction((within) => insertOrganization(within, "kept"));
    expect(await organizations()).toMatchObject([{ name: "kept" }]);
  });

  test("a transaction within another is a part of it", async () => {
    const failing = store.transaction(async (outer) => {
      await outer.transaction((inner) => insertOrganization(inner, "inner"));
      throw new Error("no more");
    });
    await expect(failing).rejects.toThrow("no more");
    expect(await organizations()).toEqual([]);
  });

  test("a call outside a transaction sees nothing of it, and is not part of it", async () => {
    const begun = Promise.withResolvers<void>();
    const seen: unknown[] = [];
    const failing = store.transaction(async (within) => {
      await insertOrganization(within, "lost");
      begun.resolve();
      await new Promise((resolve) => setTimeout(resolve, 5));
      throw new Error("no more");
    });
    await begun.promise;
    const beside = organizations().then((rows) => {
      seen.push(rows.length);
      return insertOrganization(store, "beside");
    });
    await expect(failing).rejects.toThrow("no more");
    await beside;
    expect(seen).toEqual([0]);
    expect(await organizations()).toMatchObject([{ name: "beside" }]);
  });

  test("transactions that read and then write lose no update", async () => {
    const id = await insertOrganization(store, "0");
    const countUp = () =>
      store.transaction(async ({ database }) => {
        const query = database.selectFrom("organizations").select("name").where("id", "=", id);
        const row = await query.$if(kind === "postgres", (locked) => locked.forUpdate()).executeTakeFirstOrThrow();
        await database
          .updateTable("organizations")
          .set({ name: String(Number(row.name) + 1) })
          .where("id", "=", id)
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, countUp));
    expect(await organizations()).toMatchObject([{ name: "20" }]);
  });

  test("text is kept as it is, only U+0000 is refused", async () => {
    const text = "a_%\\'\"\n\t ü 日本 😀 \u2028";
    await insertOrganization(store, text);
    expect(await organizations()).toMatchObject([{ name: text }]);
    await expect(insertOrganization(store, "a\0b")).rejects.toMatchObject({ code: "invalid" });
  });
});

describe.each(keptStores)("on $name", ({ createLocation }) => {
  test("processes that open it concurrently all find it complete", async () => {
    await using place = await createLocation({ isNew: true });
    const children = Array.from({ length: 4 }, () => fork(OPEN_STORE, [place.location]));
    await Promise.all(children.map((child) => once(child, "message")));
    const ends = children.map(async (child) => (await once(child, "exit"))[0]);
    for (const child of children) child.send("begin");
    const codes = await Promise.all(ends);
    expect(codes).toEqual([0, 0, 0, 0]);
    const store = await openStore(place.location);
    const rows = await store.database.selectFrom("organizations").select("id").execute();
    await store.close();
    expect(rows).toHaveLength(4);
  });

  test("a database of a newer program is refused with a message", async () => {
    await using place = await createLocation({ isNew: true });
    const store = await openStore(place.location);
    await store.database
      .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
      .insertInto("kysely_migration")
      .values({ name: "2999-01-01-later", timestamp: "2999-01-01" })
      .execute();
    await store.close();
    await expect(openStore(place.location)).rejects.toMatchObject({
      code: "store/newer",
      message: expect.stringContaining("2999-01-01-later"),
    });
  });

  test("a commit outlives SIGKILL", async () => {
    await using place = await createLocation();
    const child = fork(OPEN_STORE, [place.location, "stay"]);
    await once(child, "message");
    child.send("begin");
    await once(child, "message");
    child.kill("SIGKILL");
    await once(child, "exit");
    const store = await openStore(place.location);
    const rows = await store.database.selectFrom("organizations").select("id").execute();
    await store.close();
    expect(rows).toHaveLength(1);
  });
});
