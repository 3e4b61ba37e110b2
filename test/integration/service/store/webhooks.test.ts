import { Kysely } from "kysely";
import { expect, test } from "vitest";
import {
  addWebhookRepositories,
  addWebhooks,
  createTables,
  extendTables,
} from "../../../../src/service/store/migrations.ts";
import { createPostgresDialect } from "../../../../src/service/store/postgres.ts";
import type { Tables } from "../../../../src/service/store/schema.ts";
import { createSqliteDialect } from "../../../../src/service/store/sqlite.ts";
import { keptStores } from "../../../support/stores.ts";

const TIMES = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };

const URL_JSON = JSON.stringify({ repositoryUrl: "https://github.com/Octo/Widget.git/" });

test.each(keptStores)("tags that a sync saw count as counted, and deliveries stay, on $name", async (database) => {
  await using place = await database.createLocation({ isNew: true });
  const dialect =
    database.kind === "sqlite"
      ? createSqliteDialect(place.location)
      : createPostgresDialect(place.location, { poolSize: 1, onFault: (error) => expect.unreachable(String(error)) });
  const before = new Kysely<Tables>({ dialect: dialect.kysely });
  const schema = { database: before.withTables<Record<string, never>>(), dialect } as never;
  await createTables(schema);
  await before
    .insertInto("organizations")
    .values({ id: "org-1", name: "octo", ...TIMES } as never)
    .execute();
  const connection = { id: "cnn-1", org_id: "org-1", name: "octo/widget", type: "codehostRepo", config_json: URL_JSON };
  await before
    .insertInto("connections")
    .values({ ...connection, paused: 0, healthy: 1, ...TIMES })
    .execute();
  const tags = Array.from({ length: 2_500 }, (_, index) => `v1.${index}.0`);
  await before
    .insertInto("connection_histories")
    .values({ connection_id: "cnn-1", head: "a".repeat(40), tags_json: JSON.stringify(tags) })
    .execute();
  await addWebhooks(schema);
  const counted = await before.selectFrom("connection_events").selectAll().execute();
  expect(counted.map(({ name }) => name).sort()).toEqual([...tags].sort());
  expect(new Set(counted.map(({ event, connection_id }) => `${event} ${connection_id}`))).toEqual(
    new Set(["releases cnn-1"]),
  );
  await addWebhookRepositories(schema);
  const connections = await before.selectFrom("connections").select("repository").execute();
  expect(connections).toEqual([{ repository: "octo/widget" }]);
  const delivery = { org_id: "org-1", connection_id: "cnn-1", delivery_id: "1", event: "create", action: null };
  await before
    .insertInto("webhook_deliveries")
    .values({ id: "dlv-1", ...delivery, status: "done", message: "Done.", facts_json: null, ...TIMES })
    .execute();
  await extendTables(schema, "2026-11-27-webhook-redeliveries");
  expect(await before.selectFrom("webhook_deliveries").selectAll().execute()).toMatchObject([
    { ...delivery, message: "Done.", repository: null, conversation_ids_json: null },
  ]);
  await before.destroy();
});
