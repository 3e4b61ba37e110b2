import { PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from "kysely";
import pg, { type Pool, type PoolClient } from "pg";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { refuseNul, type StoreDialect } from "./dialect.ts";
import { badRequest } from "./errors.ts";

type PostgresOptions = {
  poolSize: number;
  /** Called with errors of idle connections. */
  onFault: (error: unknown) => void;
};

const INT8 = 20;
// serialization_failure and deadlock_detected: the transaction can be retried.
const RETRYABLE = new Set(["40001", "40P01"]);
// program_limit_exceeded (a text too long for an index) and numeric_value_out_of_range: the request is invalid.
const BEYOND_LIMITS = new Set(["54000", "22003"]);

export function createPostgresDialect(address: string, options: PostgresOptions): StoreDialect {
  return {
    kind: "postgres",
    kysely: new PostgresDialect({ pool: async () => openPool(address, options) }),
    text: sql`text collate "C"`,
    addSequence: (table) =>
      table.addColumn("seq", "bigint", (column) => column.generatedAlwaysAsIdentity().primaryKey()),
    isRetryable: (error) => RETRYABLE.has(codeOf(error)),
  };
}

function openPool(address: string, { poolSize, onFault }: PostgresOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: address,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: "release-docs",
    types: {
      // `seq` and counts stay far below 2^53.
      getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  pool.on("error", onFault);
  return { connect: async () => asKyselyClient(await connect(pool)), end: () => pool.end() };
}

async function connect(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (cause) {
    const message = `The connection to PostgreSQL failed: ${codeOf(cause) || "no connection"}.`;
    throw new ReleaseDocsError("store/unreachable", message, { cause });
  }
}

function asKyselyClient(client: PoolClient): PostgresPoolClient {
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, refuseNul(parameters));
    } catch (error) {
      throw BEYOND_LIMITS.has(codeOf(error)) ? badRequest("A text or number is too large to be stored.") : error;
    }
  };
  return { query: query as PostgresPoolClient["query"], release: () => client.release() };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
