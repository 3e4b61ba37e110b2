import {
  CompiledQuery,
  type DatabaseConnection,
  HandleEmptyInListsPlugin,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  replaceWithNoncontingentExpression,
  sql,
} from "kysely";
import pg, { type Pool, type PoolClient } from "pg";
import { badRequest } from "../../../contract/refusals.ts";
import { messageOf } from "../../../shared/errors.ts";
import { buildDamage, buildOutage, isOutage, type StoreOutage } from "../outage.ts";
import { refuseNul, type StoreDialect } from "./dialect.ts";

type PostgresOptions = {
  poolSize: number;
  /** Called with errors of idle connections. */
  onFault: (error: unknown) => void;
  /** Milliseconds; 0 for no limit. */
  queryTimeout?: number;
};

const INT8 = 20;
// serialization_failure and deadlock_detected: the transaction can be retried.
const RETRYABLE = new Set(["40001", "40P01"]);
// program_limit_exceeded (a text too long for an index) and numeric_value_out_of_range: the request is invalid.
const BEYOND_LIMITS = new Set(["54000", "22003"]);
const DISK_FULL = "53100";
const READ_ONLY_TRANSACTION = "25006";
// connection_exception, insufficient_resources, a shutdown or start, system_error.
const OUTAGE = /^(?:08|53|57P0[1-3]|58)/;

export function createPostgresDialect(address: string, options: PostgresOptions): StoreDialect {
  const limit = { milliseconds: 0 };
  let opened: Pool | undefined;
  const openKyselyPool = async (): Promise<PostgresPool> => {
    const pool = openPool(address, options);
    opened = pool;
    return { connect: async () => asKyselyClient(await connect(pool), limit), end: () => pool.end() };
  };
  return {
    kind: "postgres",
    kysely: {
      createDriver: () => new OutageDriver({ pool: openKyselyPool }),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (database) => new PostgresIntrospector(database),
    },
    // PostgreSQL rejects the empty list of `in ()`, which SQLite accepts.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    text: sql`text collate "C"`,
    addSequence: (table) =>
      table.addColumn("seq", "bigint", (column) => column.generatedAlwaysAsIdentity().primaryKey()),
    isConflict: (error) => RETRYABLE.has(codeOf(error)),
    limitQueries: () => {
      limit.milliseconds = options.queryTimeout ?? 0;
    },
    countConnections: () => opened && { open: opened.totalCount, idle: opened.idleCount, waiting: opened.waitingCount },
    selectVersion: SELECT_VERSION,
    tryWriting: async (database) => {
      await sql`do $$ begin
        create temporary table probe on commit drop as select md5(i::text) as filler from generate_series(1, 16000) as i;
      end $$`.execute(database);
    },
  };
}

// Which transactions a query sees: all that write have numbers.
const SELECT_VERSION: CompiledQuery<{ version: string }> = CompiledQuery.raw(
  "select pg_current_snapshot()::text as version",
);

class OutageDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      if (!isOutage(error) || error.code !== "store/unreachable") throw error;
      throw buildOutage(error.code, `${error.message} The change may have been stored.`, error);
    }
  }

  // The server rolls back itself what a lost connection began.
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
    });
  }
}

function openPool(address: string, { poolSize, onFault }: PostgresOptions): Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: "release-docs",
    types: {
      // `seq` and counts stay far below 2^53.
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // Without its second argument, the client, which holds the key that cancels its queries.
  pool.on("error", (error) => onFault(unreachable(error)));
  return pool;
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    throw unreachable(cause);
  }
}

function unreachable(cause: unknown): StoreOutage {
  const message = `The connection to PostgreSQL failed: ${codeOf(cause) || "no connection"}.`;
  return buildOutage("store/unreachable", message, cause);
}

// A server that never answers would hold every call.

function asKyselyClient(client: PoolClient, limit: { milliseconds: number }): PostgresPoolClient {
  let isLost = false;
  const lose = () => {
    isLost = true;
  };
  // The pool handles errors of idle clients only; those without a listener end the process.
  client.on("error", lose);
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    if (isLost) throw unreachable(undefined);
    try {
      const name = parameters.length > 0 ? nameStatement(text) : undefined;
      // The types lack `query_timeout` of a single query.
      const timed = { name, text, values: refuseNul(parameters), query_timeout: limit.milliseconds };
      return await client.query(timed);
    } catch (error) {
      const explained = isLost || isTimeout(error) ? unreachable(error) : explain(error);
      if (isOutage(explained) && explained.code === "store/unreachable") lose();
      throw explained;
    }
  };
  const release = () => {
    client.release(isLost);
    client.off("error", lose);
  };
  return { query: query as PostgresPoolClient["query"], release };
}

const MAX_STATEMENTS = 200;
const statements = new Map<string, string>();

/** The first statements are prepared once per connection; others are parsed each time. */
function nameStatement(text: string): string | undefined {
  const known = statements.get(text);
  if (known !== undefined || statements.size >= MAX_STATEMENTS) return known;
  const name = `statement-${statements.size}`;
  statements.set(text, name);
  return name;
}

function explain(error: unknown): unknown {
  const code = codeOf(error);
  if (BEYOND_LIMITS.has(code)) return badRequest("A text or number is too large to be stored.");
  if (code === DISK_FULL) return buildOutage("store/full", "No space is left for the database (PostgreSQL).", error);
  if (code === READ_ONLY_TRANSACTION) return buildOutage("store/read-only", "PostgreSQL is read-only.", error);
  // data_corrupted and index_corrupted.
  if (/^XX00[12]$/.test(code)) return buildDamage(messageOf(error), error);
  return OUTAGE.test(code) ? unreachable(error) : error;
}

/** Of `pg`, whose error has no code. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
