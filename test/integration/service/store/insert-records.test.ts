import { beforeEach, describe, expect, test } from "vitest";
import { insertRecords, type NewRecord } from "../../../../src/service/store/prepared.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { newRow } from "../../../../src/shared/records.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertOrganization } from "../../../support/rows.ts";
import { stores } from "../../../support/stores.ts";

// More than go into one statement.
const COUNT = 50;

describe.each(stores)("on $name", ({ createLocation }) => {
  let store: Store;
  let org_id: string;
  beforeEach(async () => {
    const { location } = ofTest(await createLocation());
    store = ofTest(await openStore(location));
    org_id = await insertOrganization(store, "acme");
  });
  const publicationOf = (name: string) => ({ ...newRow(store, "pub"), org_id, name, config_json: "{}", healthy: 1 });
  const readNames = async () => {
    const rows = await store.database.selectFrom("publications").select("name").orderBy("seq").execute();
    return rows.map(({ name }) => name);
  };

  test("rows of several tables keep their order", async () => {
    const names = Array.from({ length: COUNT }, (_, index) => `publication ${index}`);
    const about = { org_id: org_id, request_id: null, user_name: null, admin_user_name: null, delta: "" };
    const records = names.flatMap((name): NewRecord[] => [
      { table: "publications", row: publicationOf(name) },
      {
        table: "audit_logs",
        row: { ...newRow(store, "adl"), ...about, type: "action-create", summary: name, config_json: "{}" },
      },
    ]);
    await store.transaction((within) => insertRecords(within, records));
    const logs = await store.database.selectFrom("audit_logs").select("summary").orderBy("seq").execute();
    expect([await readNames(), logs.map(({ summary }) => summary)]).toEqual([names, names]);
  });

  test("all or none are stored", async () => {
    const [once, twice] = [publicationOf("once"), publicationOf("twice")];
    const records = [once, twice, twice].map((row): NewRecord => ({ table: "publications", row }));
    await expect(store.transaction((within) => insertRecords(within, records))).rejects.toThrow(/unique/i);
    expect(await readNames()).toEqual([]);
  });

  test("U+0000 is refused in one of many rows", async () => {
    const names = Array.from({ length: COUNT }, (_, index) => (index === 30 ? "a\0b" : `${index}`));
    const records = names.map((name): NewRecord => ({ table: "publications", row: publicationOf(name) }));
    const inserted = store.transaction((within) => insertRecords(within, records));
    await expect(inserted).rejects.toMatchObject({ code: "invalid" });
    expect(await readNames()).toEqual([]);
  });
});
