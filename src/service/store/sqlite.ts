import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { refuseNul, type StoreDialect } from "./dialect.ts";

/** Queries wait for a running transaction. With `synchronous = NORMAL`, power loss can lose the last commits. */
export function createSqliteDialect(location: string): StoreDialect {
  return {
    kind: "sqlite",
    kysely: {
      createDriver: () => new ImmediateSqliteDriver({ database: async () => asKyselyDatabase(openDatabase(location)) }),
      createAdapter: () => new TransactionalSqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (database) => new SqliteIntrospector(database),
    },
    text: "text",
    addSequence: (table) => table.addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement()),
    isRetryable: () => false,
  };
}

function openDatabase(location: string): DatabaseSync {
  const database = new DatabaseSync(location, { timeout: 10_000 });
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON");
  return database;
}

class ImmediateSqliteDriver extends SqliteDriver {
  // A transaction that reads before it writes would fail at once after a write of another process.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
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
      const statement = asKyselyStatement(database.prepare(sql));
      kept.set(sql, statement);
      return statement;
    },
  };
}

function asKyselyStatement(statement: StatementSync): SqliteStatement {
  const bind = (parameters: readonly unknown[]) => refuseNul(parameters) as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)) as IterableIterator<unknown>,
  };
}
