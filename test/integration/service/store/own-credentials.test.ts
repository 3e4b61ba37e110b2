import { Kysely } from "kysely";
import { expect, test } from "vitest";
import { addOwnCredentials, createTables, extendTables } from "../../../../src/service/store/migrations.ts";
import { createPostgresDialect } from "../../../../src/service/store/postgres.ts";
import type { Tables } from "../../../../src/service/store/schema.ts";
import { createSqliteDialect } from "../../../../src/service/store/sqlite.ts";
import { keptStores } from "../../../support/stores.ts";

const TIMES = { created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
const LATER = "2099-01-01T00:00:00.000Z";
/** Each with its user. The second one signs in by a provider. */
const KEYS = {
  "key-of-init": "usr-1",
  "key-of-command": "usr-1",
  "key-of-app": "usr-1",
  "key-of-nobody": "usr-1",
  "key-of-person": "usr-2",
  "key-of-somebody": "usr-2",
};
const LOGS = [
  ["Created an organization", "root", { organizationId: "org-1", userId: "usr-1", keyId: "key-of-init" }],
  ["Created an API key", "root", { keyId: "key-of-command", userId: "usr-1" }],
  ["Created an API key", "root", { keyId: "key-of-person", userId: "usr-2" }],
  ["Created an API key", null, { keyId: "key-of-app", userId: "usr-1" }],
  ["Revoked an API key", "root", { keyId: "key-of-app", userId: "usr-1" }],
  ["Created a user", "root", { userId: "usr-1" }],
] as const;

test.each(keptStores)("on $name, keys that the operator made keep what they may, and others wait", async (database) => {
  await using place = await database.createLocation({ isNew: true });
  const dialect =
    database.kind === "sqlite"
      ? createSqliteDialect(place.location)
      : // The database is dropped while its connection ends.
        createPostgresDialect(place.location, { poolSize: 1, onFault: () => undefined });
  const before = new Kysely<Tables>({ dialect: dialect.kysely });
  const schema = { database: before.withTables<Record<string, never>>(), dialect } as never;
  await createTables(schema);
  await extendTables(schema, "2026-11-25-sign-in");
  const organization = { id: "org-1", name: "octo", ...TIMES };
  await before
    .insertInto("organizations")
    .values(organization as never)
    .execute();
  const user = { id: "usr-1", org_id: "org-1", auth_id: "usr-1", email: "", name: "Ada", invitation_accepted: 1 };
  await before
    .insertInto("users")
    .values({ ...user, ...TIMES })
    .execute();
  const bound = { ...user, id: "usr-2", auth_id: "https://login.example.org bob", name: "Bob" };
  await before
    .insertInto("users")
    .values({ ...bound, ...TIMES })
    .execute();
  for (const [id, user_id] of Object.entries(KEYS)) {
    const key = { id, org_id: "org-1", user_id, name: id, lookup: id, hash: id, ...TIMES };
    await before.insertInto("keys").values(key).execute();
    const session = { id, org_id: "org-1", user_id, hash: id, user_agent: "", ...TIMES };
    const times = { used_at: LATER, idle_at: LATER, expires_at: LATER };
    await before
      .insertInto("sessions")
      .values({ ...session, ...times })
      .execute();
    const code = { id, user_id, hash: id, expires_at: LATER, ...TIMES };
    await before.insertInto("sign_in_codes").values(code).execute();
  }
  for (const [index, [summary, admin_user_name, config]] of LOGS.entries()) {
    const log = { org_id: "org-1", type: "action-create", summary, delta: "", config_json: JSON.stringify(config) };
    const row = { id: `adl-${index}`, ...log, admin_user_name, ...TIMES };
    await before.insertInto("audit_logs").values(row).execute();
  }
  await addOwnCredentials(schema);
  const keys = await before.selectFrom("keys").select(["id", "own", "manages_access", "unconfirmed"]).execute();
  const kept = { own: 1, manages_access: 1, unconfirmed: null };
  const unknown = { own: null, manages_access: null, unconfirmed: null };
  expect(Object.fromEntries(keys.map(({ id, ...rest }) => [id, rest]))).toEqual({
    "key-of-init": kept,
    "key-of-command": kept,
    "key-of-app": unknown,
    "key-of-nobody": unknown,
    "key-of-person": kept,
    "key-of-somebody": { ...unknown, unconfirmed: 1 },
  });
  for (const table of ["sessions", "sign_in_codes"] as const) {
    expect(await before.selectFrom(table).select("user_id").distinct().execute()).toEqual([{ user_id: "usr-1" }]);
  }
  await before.destroy();
});
