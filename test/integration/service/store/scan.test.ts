import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { filterBySummary, readPage } from "../../../../src/service/store/page.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { conversationIdOf, insertManyConversations } from "../../../support/many-conversations.ts";
import { insertOrganization } from "../../../support/rows.ts";
import { keptStores, type StoreLocation } from "../../../support/stores.ts";

/** More than are looked at at a time. */
const COUNT = 25_000;

const numbers = Array.from({ length: COUNT }, (_, index) => COUNT - index);

describe.each(keptStores)("conversations that contain a text on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let store: Store;
  let orgId: string;
  beforeAll(async () => {
    place = await createLocation();
    store = await openStore(place.location);
    orgId = await insertOrganization(store, "one");
    await insertManyConversations(place.location, COUNT);
  });
  afterAll(async () => {
    await store.close();
    await place[Symbol.asyncDispose]();
  });

  const read = (pattern: string, next?: string, status?: string) => {
    const all = store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
    const listed = status === undefined ? all : all.where("status", "=", status);
    const { query, scan } = filterBySummary(listed, all, pattern);
    return readPage({ next, pageSize: 40 }, query, { scan });
  };

  /** All pages from the first to the last, then those from the last back to the first, in the order of the list. */
  const walk = async (pattern: string, status?: string) => {
    let page = await read(pattern, undefined, status);
    const there = page.rows.map(({ id }) => id);
    let back: string[] = page.nextPageToken === undefined ? there : [];
    while (page.nextPageToken !== undefined) {
      page = await read(pattern, page.nextPageToken, status);
      there.push(...page.rows.map(({ id }) => id));
      if (page.nextPageToken === undefined) back = page.rows.map(({ id }) => id);
    }
    while (page.previousPageToken !== undefined) {
      page = await read(pattern, page.previousPageToken, status);
      back = [...page.rows.map(({ id }) => id), ...back];
    }
    return { there, back };
  };

  test.each<[string, string, (number: number) => boolean]>([
    ["in many of them", "%v7%", (number: number) => String(number).startsWith("7")],
    ["in the oldest one", "%CHANGELOG.md for v1.0.0,%", (number: number) => number === 1],
    ["in the newest one", `%v${COUNT}.0.0%`, (number: number) => number === COUNT],
    // At the end of what is looked at at a time, seen from either side.
    ...[5_000, 5_001, 20_000, 20_001].map((at): [string, string, (number: number) => boolean] => [
      `in ${at}`,
      `% for v${at}.0.0,%`,
      (number) => number === at,
    ]),
    ["in none", "%of no summary%", () => false],
  ])("%s are listed completely, in both directions", async (_, pattern, matches) => {
    const expected = numbers.filter(matches).map(conversationIdOf);
    expect(await walk(pattern)).toEqual({ there: expected, back: expected });
  });

  test("have page tokens of their own", async () => {
    const { nextPageToken } = await read("%v7%");
    await expect(read("%v8%", nextPageToken)).rejects.toMatchObject({ code: "invalid" });
  });

  test("can be filtered by their status too", async () => {
    const expected = numbers.filter((number) => number % 10 === 1 && String(number).startsWith("7"));
    const { there } = await walk("%v7%", "merged");
    expect(there).toEqual(expected.map(conversationIdOf));
  });
});
