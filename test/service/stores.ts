import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { readPostgresAddress } from "../fixtures/postgres-server.ts";

/** A place for a store that nobody used yet; what was put there goes with it. */
export type StoreLocation = AsyncDisposable & {
  /** For `openStore` and `createService`. */
  location: string;
};

/** A database that the store runs on. */
export type StoreKind = {
  name: string;
  kind: "sqlite" | "postgres";
  /** Whether what was stored is there when the location is opened again. */
  isKept: boolean;
  createLocation: () => Promise<StoreLocation>;
};

const memory: StoreKind = {
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

const postgres = (server: { bin: string; folder: string }): StoreKind => ({
  name: "PostgreSQL",
  kind: "postgres",
  isKept: true,
  createLocation: async () => {
    const name = `test_${randomBytes(6).toString("hex")}`;
    const run = async (statement: string) => {
      const client = new pg.Client(await readPostgresAddress(server.folder, server.bin));
      await client.connect();
      await client.query(statement).finally(() => client.end());
    };
    await run(`create database ${name} template template0`);
    return {
      location: await readPostgresAddress(server.folder, server.bin, name),
      [Symbol.asyncDispose]: () => run(`drop database ${name} with (force)`),
    };
  },
});

const server = inject("postgres");

/** Every kind of store that this machine has, for `describe.each`: `$name`. */
export const stores: readonly StoreKind[] = [memory, file, ...(server === undefined ? [] : [postgres(server)])];

/** Those that outlive the process. */
export const keptStores = stores.filter(({ isKept }) => isKept);
