import { expect, test } from "vitest";
import { insertRecords, type NewRecord } from "../../../../src/service/store/prepared.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { newRow } from "../../../../src/shared/records.ts";
import { insertOrganization } from "../../../support/rows.ts";
import { stores } from "../../../support/stores.ts";

// More than go into one statement.
const COUNT = 50;

const buildPublication = (store: Store, org_id: string, name: string) => ({
  ...newRow(store, "pub"),
  org_id,
  name,
  config_json: "{}",
  healthy: 1,
});

test.each(stores)("rows of several tables keep their order on $name", async ({ createLocation }) => {
  await using place = await createLocation();
  const store = await openStore(place.location);
  try {
    const org_id = await insertOrganization(store, "acme");
    const publications = Array.from({ length: COUNT }, (_, index) =>
      buildPublication(store, org_id, `publication ${index}`),
    );
    const records: NewRecord[] = publications.flatMap((row): NewRecord[] => [
      { table: "publications", row },
      {
        table: "audit_logs",
        row: {
          ...newRow(store, "adl"),
          org_id,
          request_id: null,
          user_name: null,
          admin_user_name: null,
          type: "action-create",
          summary: row.name,
          delta: "",
          config_json: "{}",
        },
      },
    ]);
    await store.transaction((within) => insertRecords(within, records));
    const names = publications.map(({ name }) => name);
    const stored = await store.database.selectFrom("publications").select("name").orderBy("seq").execute();
    const logs = await store.database.selectFrom("audit_logs").select("summary").orderBy("seq").execute();
    expect(stored.map(({ name }) => name)).toEqual(names);
    expect(logs.map(({ summary }) => summary)).toEqual(names);
  } finally {
    await store.close();
  }
});

test.each(stores)("all or none are stored on $name", async ({ createLocation }) => {
  await using place = await createLocation();
  const store = await openStore(place.location);
  try {
    const org_id = await insertOrganization(store, "acme");
    const one: NewRecord = { table: "publications", row: buildPublication(store, org_id, "twice") };
    const other: NewRecord = { table: "publications", row: buildPublication(store, org_id, "once") };
    const twice = [other, one, one];
    await expect(store.transaction((within) => insertRecords(within, twice))).rejects.toThrow(/unique/i);
    expect(await store.database.selectFrom("publications").select("id").execute()).toEqual([]);
  } finally {
    await store.close();
  }
});

test.each(stores)("U+0000 is refused in one of many rows on $name", async ({ createLocation }) => {
  await using place = await createLocation();
  const store = await openStore(place.location);
  try {
    const org_id = await insertOrganization(store, "acme");
    const records = Array.from({ length: COUNT }, (_, index): NewRecord => {
      return { table: "publications", row: buildPublication(store, org_id, index === 30 ? "a\0b" : `${index}`) };
    });
    const inserted = store.transaction((within) => insertRecords(within, records));
    await expect(inserted).rejects.toMatchObject({ code: "invalid" });
    expect(await store.database.selectFrom("publications").select("id").execute()).toEqual([]);
  } finally {
    await store.close();
  }
});
