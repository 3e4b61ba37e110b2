import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { timed } from "./phases.ts";
import { readPostgresAddress } from "./postgres.ts";

/** A new location for a store; disposing of it deletes its data. */
export type StoreLocation = AsyncDisposable & {
  /** For `openStore` and `createService`. */
  location: string;
};

/** A database that the store runs on. */
export type StoreKind = {
  name: string;
  kind: "sqlite" | "postgres";
  /** Whether the data persists when the location is reopened. */
  isKept: boolean;
  /** `isNew`: without tables; else PostgreSQL may give an empty database whose tables are there. */
  createLocation: (options?: { isNew?: boolean }) => Promise<StoreLocation>;
};

/** For what the store does not decide. */
export const memory: StoreKind = {
  name: "SQLite in memory",
  kind: "sqlite",
  isKept: false,
  createLocation: async () => ({ location: ":memory:", [Symbol.asyncDispose]: async () => undefined }),
};

const file: StoreKind = {
  name: "SQLite in a file",
  kind: "sqlite",
  isKept: true,
  createLocation: async () => {
    const folder = mkdtempSync(join(tmpdir(), "store-"));
    const remove = async () => rmSync(folder, { recursive: true, force: true });
    return { location: join(folder, "service.db"), [Symbol.asyncDispose]: remove };
  },
};

type Server = { bin: string; folder: string };

const postgres = (server: Server): StoreKind => ({
  name: "PostgreSQL",
  kind: "postgres",
  isKept: true,
  createLocation: async ({ isNew = false } = {}) => {
    const name = (isNew ? undefined : emptied.pop()) ?? (await timed("databases", () => createDatabase(server)));
    return {
      location: await readPostgresAddress(server.folder, server.bin, name),
      [Symbol.asyncDispose]: async () => {
        if (isNew) return run(server, "postgres", `drop database ${name} with (force)`);
        await timed("databases", () => run(server, name, EMPTY));
        emptied.push(name);
      },
    };
  },
});

// To create a database and its tables takes half a second, to empty it some milliseconds: all rows hang on these.
const emptied: string[] = [];
const EMPTY = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  do $$ begin delete from organizations; delete from leases; exception when undefined_table then null; end $$`;

async function createDatabase(server: Server): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await run(server, "postgres", `create database ${name} template template0`);
  return name;
}

async function run({ folder, bin }: Server, database: string, statements: string): Promise<void> {
  const client = new pg.Client(await readPostgresAddress(folder, bin, database));
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

const server = inject("postgres");

/** Every kind of store that this machine has, for `describe.each`: `$name`. */
export const stores: readonly StoreKind[] = [memory, file, ...(server === undefined ? [] : [postgres(server)])];

/** One of each database, for what does not depend on whether SQLite has a file: the tests of the store cover that. */
export const databases = stores.filter(({ name }) => name !== file.name);

/** The stores that persist beyond the process. */
export const keptStores = stores.filter(({ isKept }) => isKept);
