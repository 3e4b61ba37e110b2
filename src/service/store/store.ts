import { randomBytes } from "node:crypto";
import { Kysely } from "kysely";
import { migrate } from "./migrations.ts";
import { createSqliteDialect } from "./sqlite.ts";
import type { Tables } from "./tables.ts";

/** The database together with what gives its rows their identity and time. */
export type Store = {
  database: Kysely<Tables>;
  /** A new identifier: the prefix and 16 hexadecimal digits, `job-0123456789abcdef`. */
  createId: (prefix: IdPrefix) => string;
  /** The present time, RFC 3339 in UTC. */
  now: () => string;
};
export type IdPrefix = "job" | "cnv" | "trn" | "pub" | "cnn" | "usr" | "org" | "ent";

/** Opens the store at `location` (`:memory:` or a file's path) and brings its tables up to date. */
export async function openStore(location: string, clock: () => Date = () => new Date()): Promise<Store> {
  const database = new Kysely<Tables>({ dialect: createSqliteDialect(location) });
  await migrate(database);
  return {
    database,
    createId: (prefix) => `${prefix}-${randomBytes(8).toString("hex")}`,
    now: () => clock().toISOString(),
  };
}

/** The columns that every new row starts with. */
export function newRow(store: Store, prefix: IdPrefix): { id: string; created_at: string; updated_at: string } {
  const now = store.now();
  return { id: store.createId(prefix), created_at: now, updated_at: now };
}
