import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type Page, readPage } from "../../../../src/service/store/page.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConversations, insertOrganization } from "../../../support/rows.ts";
import { drawn } from "../../../support/search.ts";
import { stores } from "../../../support/stores.ts";

describe.each(stores)("pages on $name", ({ createLocation }) => {
  let store: Store;
  let org_id: string;
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location));
    org_id = await insertOrganization(store, "one");
  });

  const add = (count: number, status = "open") =>
    insertConversations(
      store,
      Array.from({ length: count }, () => ({ org_id, status })),
    );
  const list = (orgId = org_id) => store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
  const read = (next?: string, pageSize = 2) => readPage({ next, pageSize }, list());
  const idsOf = ({ rows }: Page<{ id: string; seq: number }>) => rows.map(({ id }) => id);

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
    for (const token of ["", "junk", `${next}.`, Buffer.from("o00000000001").toString("base64url")]) {
      await expect(read(token), token).rejects.toMatchObject({ code: "invalid" });
    }
  });

  const Added = fc.record({
    does: fc.constant("add" as const),
    count: fc.integer({ min: 1, max: 4 }),
    status: fc.constantFrom("open", "closed"),
  });
  const Step = fc.oneof(Added, fc.record({ does: fc.constantFrom("older" as const, "newer" as const) }));

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
