import { Kysely, Migrator, type Selectable, type Transaction, type Updateable } from "kysely";
import { notFound } from "../../contract/refusals.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { createId, type RowSource } from "../../shared/records.ts";
import type { ConnectionCounts, StoreDialect } from "./databases/dialect.ts";
import { createSqliteDialect } from "./databases/sqlite.ts";
import { createGroupCommit } from "./group-commit.ts";
import { listMigrations } from "./migrations.ts";
import { prepareEach } from "./prepared.ts";
import type { Tables } from "./schema.ts";

export type Store = RowSource & {
  kind: "sqlite" | "postgres";
  database: Kysely<Tables>;
  /** Maximum unfinished tasks of one organization; 0 for no limit. */
  maxQueuedTasks: number;
  /** Maximum bytes that one organization stores; 0 for no limit. */
  maxStoredBytes: number;
  /** `work` uses only the given store, and has no other effects: PostgreSQL repeats it after a serialization failure. */
  transaction: <Result>(work: (within: Store) => Promise<Result>) => Promise<Result>;
  /** Another text after every change that was committed to the database, by whatever process. */
  readVersion: () => Promise<string>;
  /** Throws the outage (`store/outage.ts`) that prevents writing. */
  tryWriting: () => Promise<void>;
  /** Of PostgreSQL's pool. */
  countConnections: () => ConnectionCounts | undefined;
  close: () => Promise<void>;
};

/** Longer than any query of a call takes. */
const QUERY_TIMEOUT_MS = 20_000;

/** All but the limits are for PostgreSQL. `isMigrated` by this process's parent: only migrations wait without a timeout. */
export type StoreOptions = {
  queryTimeout?: number;
  isMigrated?: boolean;
  poolSize?: number | undefined;
  onFault?: (error: unknown) => void;
  maxQueuedTasks?: number | undefined;
  maxStoredBytes?: number | undefined;
};

/** `location` is `:memory:`, a path or a `postgres://` address. Throws `store/newer` and outages (`store/outage.ts`). */
export async function openStore(
  location: string,
  clock: () => Date = () => new Date(),
  options: StoreOptions = {},
): Promise<Store> {
  const dialect = await openDialect(location, options);
  const database = new Kysely<Tables>({
    dialect: dialect.kysely,
    ...(dialect.plugins && { plugins: dialect.plugins }),
  });
  try {
    if (options.isMigrated !== true) await migrate(database, dialect);
    dialect.limitQueries?.();
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const base = {
    kind: dialect.kind,
    createId,
    now: () => clock().toISOString(),
    readVersion: async () => String((await database.executeQuery(dialect.selectVersion)).rows[0]?.version),
    tryWriting: () => dialect.tryWriting(database),
    countConnections: () => dialect.countConnections?.(),
    maxQueuedTasks: options.maxQueuedTasks ?? 0,
    maxStoredBytes: options.maxStoredBytes ?? 0,
  };
  const commit = dialect.isConflict ? retryConflicts(database, dialect.isConflict) : createGroupCommit(database);
  return {
    ...base,
    database,
    transaction: (work) =>
      commit((within) => {
        const close = () => Promise.reject(new Error("A store cannot be closed from within its transaction."));
        const joined: Store = { ...base, database: within, transaction: (more) => more(joined), close };
        return work(joined);
      }),
    close: () => database.destroy(),
  };
}

const POSTGRES = /^postgres(ql)?:\/\//;

async function openDialect(location: string, options: StoreOptions) {
  const { poolSize = 10, queryTimeout = QUERY_TIMEOUT_MS, onFault = () => undefined } = options;
  if (!POSTGRES.test(location)) return createSqliteDialect(location);
  const { createPostgresDialect } = await import("./databases/postgres.ts");
  return createPostgresDialect(location, { poolSize, queryTimeout, onFault });
}

const ATTEMPTS = 6;

function retryConflicts(database: Kysely<Tables>, isConflict: (error: unknown) => boolean) {
  return async <Result>(work: (within: Transaction<Tables>) => Promise<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await database.transaction().execute(work);
      } catch (error) {
        if (attempt >= ATTEMPTS || !isConflict(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
      }
    }
  };
}

/** One transaction; a second process waits. */
export async function migrate(database: Kysely<Tables>, dialect: StoreDialect): Promise<void> {
  const known = listMigrations(dialect);
  const migrator = new Migrator({ db: database.withTables(), provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const applied = database.withTables<{ kysely_migration: { name: string } }>().selectFrom("kysely_migration");
  const names = await applied
    .select("name")
    .execute()
    .catch(() => []);
  const newer = names.map(({ name }) => name).findLast((name) => known[name] === undefined);
  if (newer === undefined) throw error;
  const message = `A newer release-docs migrated the database to ${newer}, which this version does not support.`;
  throw new ReleaseDocsError("store/newer", message, { cause: error });
}

/** Until the transaction ends. SQLite locks the whole database anyway. */
export async function lockOrganization(within: Store, orgId: string): Promise<void> {
  if (within.kind === "sqlite") return;
  await within.database
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", orgId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

const RECORD_NAMES = {
  comments: "comment",
  conversations: "conversation",
  instructions: "instruction",
  instruction_links: "instruction link",
  jobs: "job",
  publications: "publication",
  turns: "turn",
  roles: "role",
  users: "user",
} as const satisfies Partial<Record<keyof Tables, string>>;

type RecordTable = keyof typeof RECORD_NAMES;

const selectRecord = prepareEach((database, table: RecordTable, orgId: string, id: string) =>
  database.selectFrom(table).selectAll().where("org_id", "=", orgId).where("id", "=", id),
);

export async function readRecord<Table extends RecordTable>(
  store: Store,
  table: Table,
  orgId: string,
  id: string,
): Promise<Selectable<Tables[Table]>> {
  const [row] = await selectRecord(store, table, orgId, id);
  if (row === undefined) throw notFound(RECORD_NAMES[table], id);
  return row as Selectable<Tables[Table]>;
}

export async function updateRecord<Table extends RecordTable>(
  within: Store,
  table: Table,
  id: string,
  to: Updateable<Tables[Table]>,
): Promise<void> {
  await within.database
    .updateTable<RecordTable>(table)
    .set({ ...to, updated_at: within.now() })
    .where("id", "=", id)
    .execute();
}
