import { existsSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
  sql,
} from "kysely";
import { type ErrorCode, messageOf } from "../../../shared/errors.ts";
import { buildDamage, buildOutage, explainDiskError, isOutage } from "../outage.ts";
import { refuseNul, type StoreDialect } from "./dialect.ts";

const MEMORY = ":memory:";

/** Queries wait for a running transaction. With `synchronous = NORMAL`, power loss can lose the last commits. */
export function createSqliteDialect(location: string): StoreDialect {
  return {
    kind: "sqlite",
    kysely: {
      createDriver: () => new PatientSqliteDriver(openDatabase(location)),
      createAdapter: () => new TransactionalSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (database) => new SqliteIntrospector(database),
    },
    text: "text",
    addSequence: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),
    selectVersion: SELECT_VERSION,
    tryWriting: async (database) => {
      if (location !== MEMORY) await tryWritingBeside(location);
      await sql`pragma user_version = 0`.execute(database);
    },
  };
}

// The first counts commits of other connections, the second rows that this one changed.
const SELECT_VERSION: CompiledQuery<{ version: string }> = CompiledQuery.raw(
  "select data_version || ' ' || total_changes() as version from pragma_data_version",
);

// More than a transaction needs: after a failed one, the log of SQLite still has space for some pages.
const MIN_FREE_BYTES = 2 ** 20;

async function tryWritingBeside(location: string): Promise<void> {
  const path = `${location}.probe`;
  try {
    await writeFile(path, Buffer.alloc(MIN_FREE_BYTES), { flush: true });
  } catch (error) {
    throw explainDiskError(error);
  } finally {
    await rm(path, { force: true });
  }
}

/** Milliseconds, at the start: later ones wait in {@link PatientConnection}. */
const OPEN_TIMEOUT_MS = 10_000;

function openDatabase(location: string): DatabaseSync {
  return explained(() => {
    const database = new DatabaseSync(location, { timeout: OPEN_TIMEOUT_MS });
    const other = database.prepare(SELECT_OTHER_TABLE).get();
    if (other !== undefined) throw buildDamage(`it is that of another program, with a table ${other.name}`);
    writeAhead(database);
    database.exec("PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
    // 16 MB of log before it is copied to the database, and 32 MB of memory: each page is written less often.
    database.exec("PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -32768");
    // Each insert with a trigger opens a journal of its own, by default in a file.
    database.exec("PRAGMA temp_store = MEMORY; PRAGMA busy_timeout = 0");
    return database;
  });
}

// Kysely creates its own tables before ours.
const SELECT_OTHER_TABLE = `select name from sqlite_schema where type = 'table' and name not like 'kysely%'
  and not exists (select 1 from sqlite_schema where name = 'organizations')`;

const OPEN_PAUSE_MS = 5;

/** SQLite does not wait where another process sets this of a new database at the same moment. */
function writeAhead(database: DatabaseSync): void {
  const began = performance.now();
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (readSqliteCode(error) !== SQLITE_BUSY || performance.now() - began > OPEN_TIMEOUT_MS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPEN_PAUSE_MS);
    }
  }
}

/** Milliseconds that a statement waits for the write lock of another process. */
const MAX_LOCK_WAIT_MS = 10_000;
const MAX_LOCK_PAUSE_MS = 25;

class PatientSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  #connection: DatabaseConnection | undefined;

  constructor(database: DatabaseSync) {
    super({ database: asKyselyDatabase(database) });
    this.#database = database;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#connection ??= {
      executeQuery: (query) => this.#executeQuery(connection, query),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
    return this.#connection;
  }

  // A transaction that reads before it writes would fail at once after a write of another process.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite itself rolls back when its disk is full.
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }

  /** Waits for the lock without blocking the event loop, nor other queries on the connection. */
  async #executeQuery<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    const began = performance.now();
    for (let pause = 1; ; pause = Math.min(pause * 2, MAX_LOCK_PAUSE_MS)) {
      try {
        return await connection.executeQuery<Row>(query);
      } catch (error) {
        const isLocked = isOutage(error) && error.code === "store/busy" && !this.#database.isTransaction;
        if (!isLocked || performance.now() - began > MAX_LOCK_WAIT_MS) throw error;
      }
      await super.releaseConnection();
      await sleep(pause * (0.5 + Math.random()));
      await super.acquireConnection();
    }
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  // Off in Kysely; with it, a migration is one transaction.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const MAX_STATEMENTS = 200;

function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= MAX_STATEMENTS) kept.delete(oldest);
      const statement = asKyselyStatement(explained(() => database.prepare(sql)));
      kept.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => refuseNul(parameters) as SQLInputValue[];
  const names = statement.columns().map(({ name }) => name);
  // The objects that node:sqlite returns are hash tables, several times slower to read and copy than others.
  statement.setReturnArrays(true);
  const asRow = (values: unknown) => {
    const row: Record<string, unknown> = {};
    for (const [index, value] of (values as unknown[]).entries()) row[names[index] ?? ""] = value;
    return row;
  };
  return {
    reader: names.length > 0,
    all: (parameters) => explained(() => statement.all(...bind(parameters)).map(asRow)),
    run: (parameters) => explained(() => statement.run(...bind(parameters))),
    iterate: (parameters) => statement.iterate(...bind(parameters)) as IterableIterator<unknown>,
  };
}

// SQLite's primary result codes.
const OUTAGES: Readonly<Record<number, { code: ErrorCode; message: string }>> = {
  5: { code: "store/busy", message: "Another process holds the write lock of the database" },
  8: { code: "store/read-only", message: "The database cannot be written" },
  10: { code: "store/disk", message: "The files of the database cannot be read or written" },
  13: { code: "store/full", message: "No space is left for the database" },
  14: { code: "store/read-only", message: "The files of the database cannot be opened for writing" },
};

/** Throws what SQLite throws; outages and damage as those. */
export function explained<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const code = readSqliteCode(error);
    // Pages that contradict each other, and a file that is none of SQLite.
    if (code === 11 || code === 26) throw buildDamage(messageOf(error), error);
    const outage = OUTAGES[code];
    throw outage === undefined ? error : buildOutage(outage.code, `${outage.message}: ${messageOf(error)}.`, error);
  }
}

export const SQLITE_BUSY = 5;

/** The primary result code of an error of `node:sqlite`; 0 of others. */
export function readSqliteCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

/** Reads each page of a database before it is served, if there is one. Throws `store/damaged` and outages. */
export function checkAtStart(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size;
  const wasUsed = existsSync(`${path}-wal`) || existsSync(join(dirname(path), "repositories"));
  if (size === 0 && wasUsed) throw buildDamage(`${path} has no bytes, and was used.`);
  if (!size) return;
  // SQLite removes both, or neither; without its log, the database is older than what was answered.
  if (existsSync(`${path}-shm`) && !existsSync(`${path}-wal`)) {
    throw buildDamage(`${path}-wal is missing. Without a backup, delete ${path}-shm to start on what is left.`);
  }
  check(path, "pragma quick_check(1)");
}

/** Also compares rows with indexes and references, in a copy of the database. Throws `store/damaged`. */
export function checkCopy(file: string): void {
  // Immutable: SQLite would create files beside it.
  const copy = new URL(`${pathToFileURL(file)}?immutable=1`);
  check(copy, "pragma integrity_check(1)");
  check(copy, `select 'a row of ' || "table" || ' names none of ' || parent from pragma_foreign_key_check`);
}

function check(location: string | URL, query: string): void {
  using database = explained(() => new DatabaseSync(location, { readOnly: true, timeout: OPEN_TIMEOUT_MS }));
  const [fault = "ok"] = Object.values(explained(() => database.prepare(query).get()) ?? {});
  if (fault !== "ok") throw buildDamage(String(fault));
}
