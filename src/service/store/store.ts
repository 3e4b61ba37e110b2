import { randomBytes } from "node:crypto";
import {
  HandleEmptyInListsPlugin,
  Kysely,
  type Migration,
  Migrator,
  replaceWithNoncontingentExpression,
  type Transaction,
} from "kysely";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { StoreDialect } from "./dialect.ts";
import { listMigrations } from "./migrations.ts";
import type { Tables } from "./schema.ts";
import { createSqliteDialect } from "./sqlite.ts";

/** The database together with what gives its rows their identity and time. */
export type Store = {
  kind: "sqlite" | "postgres";
  database: Kysely<Tables>;
  /** A new identifier: the prefix and 16 hexadecimal digits, `job-0123456789abcdef`. */
  createId: (prefix: IdPrefix) => string;
  /** The present time, RFC 3339 in UTC with milliseconds. */
  now: () => string;
  /**
   * Does work all or not at all. The work is given the store to use and may use no other: on SQLite the outer one waits
   * until the transaction is over. On PostgreSQL it is done again where another transaction came in between, so it
   * may do nothing but read and write the store. Within a transaction it joins that one.
   */
  transaction: <Result>(work: (within: Store) => Promise<Result>) => Promise<Result>;
  /** Lets go of the database, once the queries under way are done. */
  close: () => Promise<void>;
};
export type IdPrefix =
  | ("job" | "cnv" | "trn" | "cmt" | "pub" | "cnn" | "ins" | "inl" | "usr" | "adl")
  | ("org" | "req" | "key" | "rol" | "ent" | "tsk");

/** What PostgreSQL alone needs: see `PostgresOptions`. */
export type StoreOptions = { poolSize?: number | undefined; onFault?: (error: unknown) => void };

/**
 * Opens the store at `location` (`:memory:`, a file's path or a `postgres://` address) and brings its tables up to
 * date. Throws `store/newer` and `store/unreachable`.
 */
export async function openStore(
  location: string,
  clock: () => Date = () => new Date(),
  options: StoreOptions = {},
): Promise<Store> {
  const dialect = await openDialect(location, options);
  // `in ()` finds nothing, `not in ()` everything: PostgreSQL does not take the empty list that SQLite takes.
  const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
  const database = new Kysely<Tables>({ dialect: dialect.kysely, plugins: [emptyLists] });
  try {
    await migrate(database, dialect);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const base = {
    kind: dialect.kind,
    createId: (prefix: IdPrefix) => `${prefix}-${randomBytes(8).toString("hex")}`,
    now: () => clock().toISOString(),
  };
  return {
    ...base,
    database,
    transaction: (work) =>
      transact(database, dialect, (within) => {
        const joined: Store = { ...base, database: within, transaction: (more) => more(joined), close: failToClose };
        return work(joined);
      }),
    close: () => database.destroy(),
  };
}

const POSTGRES = /^postgres(ql)?:\/\//;

async function openDialect(location: string, { poolSize = 10, onFault = () => undefined }: StoreOptions) {
  if (!POSTGRES.test(location)) return createSqliteDialect(location);
  // Loaded only where it is used.
  const { createPostgresDialect } = await import("./postgres.ts");
  return createPostgresDialect(location, { poolSize, onFault });
}

const ATTEMPTS = 6;

async function transact<Result>(
  database: Kysely<Tables>,
  { isRetryable }: StoreDialect,
  work: (within: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

async function failToClose(): Promise<never> {
  throw new Error("A store cannot be closed from within its transaction.");
}

/** The columns that every new row starts with. */
export function newRow(store: Store, prefix: IdPrefix): { id: string; created_at: string; updated_at: string } {
  const now = store.now();
  return { id: store.createId(prefix), created_at: now, updated_at: now };
}

/**
 * Brings the database up to date, forward only, all of it or nothing; of two processes one does it and the other waits.
 * Throws `store/newer` where a later program was here before, else what the first failing step threw.
 */
export async function migrate(database: Kysely<Tables>, dialect: StoreDialect): Promise<void> {
  const known = listMigrations(dialect);
  const migrator = new Migrator({ db: database.withTables(), provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const newer = await findUnknown(database.withTables(), known).catch(() => undefined);
  if (newer === undefined) throw error;
  throw new ReleaseDocsError({
    code: "store/newer",
    message: `The database was brought up to ${newer} by a newer release-docs; this one does not know it.`,
    hint: "Start the newer program, or give this one a database of its own.",
    cause: error,
  });
}

type Migrated = { kysely_migration: { name: string } };

async function findUnknown(database: Kysely<Migrated>, known: Record<string, Migration>): Promise<string | undefined> {
  const done = await database.selectFrom("kysely_migration").select("name").execute();
  return done.map(({ name }) => name).findLast((name) => known[name] === undefined);
}

/**
 * Holds an organization until the transaction `within` is over: for what has to be unique in it or still there, and is
 * looked for before something else is stored. On SQLite a transaction has the whole database to itself.
 */
export async function lockOrganization(within: Store, orgId: string): Promise<void> {
  if (within.kind === "sqlite") return;
  await within.database
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", orgId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
