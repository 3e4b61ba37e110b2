import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Page, readPage, timestampTokens } from "../../../../src/service/store/page.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { insertConversations, insertOrganization } from "../../../support/rows.ts";
import { drawn } from "../../../support/search.ts";
import { type StoreLocation, stores } from "../../../support/stores.ts";

describe.each(stores)("pages on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let store: Store;
  let org_id: string;
  beforeEach(async () => {
    place = await createLocation();
    store = await openStore(place.location);
    org_id = await insertOrganization(store, "one");
  });
  afterEach(async () => {
    await store.close();
    await place[Symbol.asyncDispose]();
  });

  const add = (count: number, status = "open") =>
    insertConversations(
      store,
      Array.from({ length: count }, () => ({ org_id, status })),
    );
  const list = (orgId = org_id) => store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
  const read = (next?: string, pageSize = 2) => readPage({ next, pageSize }, list());
  const idsOf = ({ rows }: Page<{ id: string; seq: number }>) => rows.map(({ id }) => id);

  test("go from the newest to the oldest and back, and have no token at either end", async () => {
    const newestFirst = (await add(5)).reverse();
    const first = await read();
    const second = await read(first.nextPageToken);
    const third = await read(second.nextPageToken);
    expect([first, second, third].map(idsOf)).toEqual([
      newestFirst.slice(0, 2),
      newestFirst.slice(2, 4),
      newestFirst.slice(4),
    ]);
    expect([first.previousPageToken, third.nextPageToken]).toEqual([undefined, undefined]);
    const back = await read(third.previousPageToken);
    expect(idsOf(back)).toEqual(idsOf(second));
    const start = await read(back.previousPageToken);
    expect(start).toMatchObject({ rows: first.rows, nextPageToken: first.nextPageToken });
    expect(start.previousPageToken).toBeUndefined();
  });

  test("a page has 50 rows by default", async () => {
    await add(51);
    expect((await readPage({}, list())).rows).toHaveLength(50);
  });

  test("rows that are added meanwhile come before the first page", async () => {
    await add(4);
    const first = await read();
    const second = await read(first.nextPageToken);
    const added = await add(3);
    const again = await read(second.previousPageToken);
    expect(idsOf(again)).toEqual(idsOf(first));
    const newer = await read(again.previousPageToken);
    const newest = await read(newer.previousPageToken);
    expect([...idsOf(newest), ...idsOf(newer)]).toEqual(added.reverse());
  });

  test("a page whose rows were all deleted still has neighbours", async () => {
    const [oldest = ""] = await add(4);
    const first = await read();
    const second = await read(first.nextPageToken);
    await store.database.deleteFrom("conversations").where("id", "!=", oldest).execute();
    const empty = await read(second.previousPageToken);
    expect(empty).toMatchObject({ rows: [], nextPageToken: expect.any(String) });
    expect(idsOf(await read(empty.nextPageToken))).toEqual([oldest]);
  });

  test("a token is valid for one list with one set of filters", async () => {
    await add(3);
    const { nextPageToken: next } = await read();
    const others = {
      "another organization": list(await insertOrganization(store, "other")),
      "a filter": list().where("status", "=", "open"),
      "another list": store.database.selectFrom("jobs").selectAll().where("org_id", "=", org_id),
    };
    for (const [what, query] of Object.entries(others)) {
      const reading = readPage({ next }, query as ReturnType<typeof list>);
      await expect(reading, what).rejects.toMatchObject({ code: "invalid" });
    }
    for (const token of [
      "",
      "junk",
      "o0000000000",
      "1",
      `${next}.`,
      Buffer.from("o00000000001").toString("base64url"),
    ]) {
      await expect(read(token), token).rejects.toMatchObject({ code: "invalid" });
    }
  });

  test("tokens can be timestamps", async () => {
    const newestFirst = (await add(5)).reverse();
    const readTimed = (next?: string) => readPage({ next, pageSize: 2 }, list(), { tokens: timestampTokens });
    const first = await readTimed();
    const second = await readTimed(first.nextPageToken);
    expect(idsOf(second)).toEqual(newestFirst.slice(2, 4));
    expect(first.nextPageToken).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    expect(first.nextPageToken).toContain(first.rows[1]?.created_at.replace("Z", ""));
    expect(idsOf(await readTimed(second.previousPageToken))).toEqual(newestFirst.slice(0, 2));
    await expect(readTimed("tomorrow")).rejects.toMatchObject({ code: "invalid" });
  });

  const Step = fc.oneof(
    fc.record({
      does: fc.constant("add" as const),
      count: fc.integer({ min: 1, max: 4 }),
      status: fc.constantFrom("open", "closed"),
    }),
    fc.record({ does: fc.constantFrom("older" as const, "newer" as const) }),
  );

  test("paging a growing list leads from each page to exactly the next rows, older or newer", async () => {
    const property = fc.asyncProperty(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 1, max: 5 }),
      fc.array(Step, { maxLength: 15 }),
      async (there, pageSize, steps) => {
        org_id = await insertOrganization(store, "paged");
        const query = list().where("status", "=", "open");
        const listed = (await add(there)).reverse();
        let page = await readPage({ pageSize }, query);
        let [start, end] = [0, Math.min(pageSize, there)];
        expect(idsOf(page)).toEqual(listed.slice(start, end));
        for (const step of steps) {
          if (step.does === "add") {
            const added = await add(step.count, step.status);
            if (step.status !== "open") continue;
            listed.unshift(...added.reverse());
            start += step.count;
            end += step.count;
            continue;
          }
          const next = step.does === "older" ? page.nextPageToken : page.previousPageToken;
          if (next === undefined) continue;
          page = await readPage({ next, pageSize }, query);
          [start, end] =
            step.does === "older"
              ? [end, Math.min(end + pageSize, listed.length)]
              : [Math.max(start - pageSize, 0), start];
          expect(idsOf(page)).toEqual(listed.slice(start, end));
          expect(page.nextPageToken !== undefined).toBe(end < listed.length);
          expect(page.previousPageToken !== undefined).toBe(start > 0);
        }
      },
    );
    await fc.assert(property, drawn(50, 1_000));
  });
});
