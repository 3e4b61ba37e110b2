import { monitorEventLoopDelay } from "node:perf_hooks";
import { CompiledQuery } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertOrganization } from "../../../support/rows.ts";
import { keptStores, stores } from "../../../support/stores.ts";

const ROLLBACK = CompiledQuery.raw("rollback");

describe.each(stores)("concurrent transactions on $name", ({ createLocation }) => {
  let store: Store;
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location));
  });
  const listNames = async () =>
    (await store.database.selectFrom("organizations").select("name").orderBy("name").execute()).map(({ name }) => name);

  test("fail alone, with what they stored", async () => {
    const works = Array.from({ length: 100 }, (_, index) =>
      store.transaction(async (within) => {
        await insertOrganization(within, `organization ${String(index).padStart(3, "0")}`);
        if (index % 3 === 0) throw new Error(`refused ${index}`);
        return index;
      }),
    );
    const ends = await Promise.allSettled(works);
    const kept = Array.from({ length: 100 }, (_, index) => index).filter((index) => index % 3 !== 0);
    expect(ends.flatMap((end) => (end.status === "fulfilled" ? end.value : []))).toEqual(kept);
    expect(ends.flatMap((end) => (end.status === "rejected" ? String(end.reason) : []))).toHaveLength(34);
    expect(await listNames()).toEqual(kept.map((index) => `organization ${String(index).padStart(3, "0")}`));
  });

  test("all fail if the database does, and later ones succeed", async () => {
    const broken = Promise.allSettled(
      ["a", "b"].map((name) =>
        store.transaction(async (within) => {
          await insertOrganization(within, name);
          // As SQLite does itself where its disk is full.
          if (store.kind === "sqlite" && name === "b") await within.database.executeQuery(ROLLBACK);
          if (name === "b") throw new Error("the disk is full");
        }),
      ),
    );
    const [first, second] = await broken;
    expect(second).toMatchObject({ status: "rejected", reason: { message: "the disk is full" } });
    if (store.kind === "sqlite") expect(first).toMatchObject({ reason: { message: "the disk is full" } });
    await store.transaction((within) => insertOrganization(within, "late"));
    expect(await listNames()).toEqual(store.kind === "sqlite" ? ["late"] : ["a", "late"]);
  });
});

test("transactions of four connections to one file all succeed, and the event loop stays free", async () => {
  const [file] = keptStores.filter(({ kind }) => kind === "sqlite");
  await using place = await (file ?? expect.unreachable()).createLocation();
  const opened = await Promise.all(Array.from({ length: 4 }, () => openStore(place.location)));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const works = opened.flatMap((store, index) =>
    Array.from({ length: 100 }, (_, count) =>
      store.transaction((within) => insertOrganization(within, `organization ${index} ${count}`)),
    ),
  );
  await Promise.all(works);
  delay.disable();
  const [first] = opened;
  expect(await first?.database.selectFrom("organizations").select("name").execute()).toHaveLength(400);
  // SQLite itself would wait for ten seconds.
  expect(delay.max / 1e6).toBeLessThan(2_000);
  for (const store of opened) await store.close();
});
