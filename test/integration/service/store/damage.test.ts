import { copyFileSync, readFileSync, truncateSync, unlinkSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDataFolder } from "../../../../src/service/operator/operated-store.ts";
import { isOutage } from "../../../../src/service/store/outage.ts";
import { openStore } from "../../../../src/service/store/store.ts";
import { ReleaseDocsError } from "../../../../src/shared/errors.ts";
import { DAMAGES, StoreTemplate } from "../../../support/damaged-stores.ts";
import { keptStores } from "../../../support/stores.ts";

let template: StoreTemplate;
beforeAll(async () => {
  template = await StoreTemplate.build();
});
afterAll(() => template[Symbol.dispose]());

/** As `serve` opens its data. */
async function openFolder(data: string): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { database } = await openDataFolder({ data }, opened);
  await (await openStore(database)).close();
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.unreachable("It was opened."),
    (error: unknown) => (error instanceof ReleaseDocsError ? error : expect.unreachable(String(error))),
  );

describe.each(Object.entries(DAMAGES))("a database that %s", (_, damage) => {
  test("is not served, and stays as it is", async () => {
    const { folder, path } = template.copy();
    damage(path, template);
    const before = readFileSync(path);
    const { code, explanation } = await failureOf(openFolder(folder));
    expect(code).toBe("store/damaged");
    expect(explanation).toContain("The database is damaged: ");
    expect(explanation).toContain("docs/operating.md#backups");
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

describe("is served:", () => {
  test("a folder without a database", async () => {
    const { folder, path } = template.copy();
    unlinkSync(path);
    await openFolder(folder);
    await openFolder(folder);
  });

  test("a database without bytes, in a folder that was not used", async () => {
    const { folder, path } = template.copy();
    truncateSync(path, 0);
    await openFolder(folder);
    await openFolder(folder);
  });

  test("a database whose first migration was killed", async () => {
    const { folder, path } = template.copy();
    unlinkSync(path);
    using database = new DatabaseSync(path);
    database.exec(
      "create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)",
    );
    await openFolder(folder);
  });

  test("what a killed process left, with what only its log has", async () => {
    const [killed, left] = [template.copy(), template.copy()];
    using writing = new DatabaseSync(killed.path);
    writing.exec("pragma wal_autocheckpoint = 0; update organizations set name = 'in the log'");
    for (const ending of ["", "-wal"]) copyFileSync(killed.path + ending, left.path + ending);
    await openFolder(left.folder);
    using database = new DatabaseSync(left.path);
    expect(database.prepare("select name from organizations").get()).toEqual({ name: "in the log" });
  });
});

test.each(keptStores.filter(({ kind }) => kind === "postgres"))(
  "damage that $name finds is said as that, and is no outage",
  async ({ createLocation }) => {
    await using place = await createLocation();
    const store = await openStore(place.location);
    for (const code of ["XX001", "XX002"]) {
      const raise = sql.raw(`do $$ begin raise exception 'invalid page in block 7' using errcode = '${code}'; end $$`);
      const error = await failureOf(raise.execute(store.database));
      expect([error.code, isOutage(error)]).toEqual(["store/damaged", false]);
      expect(error.message).toContain("invalid page in block 7");
    }
    await store.close();
  },
);
