import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStore } from "../../../../src/service/store/store.ts";

async function readSchema(location: string): Promise<string[]> {
  const store = await openStore(location);
  const query = sql<{ sql: string }>`select sql from sqlite_schema where sql is not null and name not like 'kysely%'`;
  const { rows } = await query.execute(store.database);
  await store.close();
  // Migrations write some of it on several lines.
  return rows.map((row) => row.sql.replaceAll(/\s+/g, " ").trim()).sort();
}

test("a store in memory begins with what the migrations make", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schema-"));
  const migrated = await readSchema(join(folder, "service.db"));
  rmSync(folder, { recursive: true });
  expect(migrated.length).toBeGreaterThan(50);
  expect(await readSchema(":memory:")).toEqual(migrated);
});
