import { type CreateTableBuilder, type Dialect, type Kysely, type RawBuilder, sql } from "kysely";
import { badRequest } from "./errors.ts";

/** A database that the store runs on, and the little that a schema has to know of it. */
export type StoreDialect = {
  kind: "sqlite" | "postgres";
  kysely: Dialect;
  /** The type of a text column, compared byte by byte on both. */
  text: "text" | RawBuilder<unknown>;
  /** Adds the primary key `seq`, which the database counts up. */
  addSequence: (table: CreateTableBuilder<string, never>) => CreateTableBuilder<string, string>;
  /** Whether a transaction that failed with this may be tried again. */
  isPassing: (error: unknown) => boolean;
};

type Table = CreateTableBuilder<string, string>;
type Deleted = "cascade" | "set null" | "no action";

/** What a migration builds with. */
export type Schema = { database: Kysely<unknown>; dialect: StoreDialect };

/** Columns of a table by their kind; a name that ends in `?` may be null. */
export type Columns = {
  /** With `seq`, `id`, `created_at` and `updated_at`. */
  isRecord?: boolean;
  texts?: readonly string[];
  integers?: readonly string[];
  /** Column → `table.column` that it refers to, and what becomes of the row when that one goes. */
  references?: Record<string, readonly [target: string, deleted: Deleted]>;
  primaryKey?: readonly string[];
};

/** Creates a table, the same on both databases but for the dialect's types. */
export async function defineTable({ database, dialect }: Schema, name: string, columns: Columns): Promise<void> {
  const created = database.schema.createTable(name);
  let table: Table = columns.isRecord ? withRecord(dialect.addSequence(created), dialect) : created;
  for (const given of columns.texts ?? []) table = addColumn(table, given, dialect.text);
  for (const given of columns.integers ?? []) table = addColumn(table, given, "integer");
  for (const [given, [target, deleted]] of Object.entries(columns.references ?? {})) {
    const column = given.replace(/\?$/, "");
    table = table.addColumn(column, dialect.text, (built) => {
      const referring = built.references(target).onDelete(deleted);
      return column === given ? referring.notNull() : referring;
    });
  }
  if (columns.primaryKey !== undefined) {
    table = table.addPrimaryKeyConstraint(`${name}_primary`, [...columns.primaryKey]);
  }
  await table.execute();
}

function withRecord(table: Table, { text }: StoreDialect): Table {
  return table
    .addColumn("id", text, (column) => column.notNull().unique())
    .addColumn("created_at", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull());
}

function addColumn(table: Table, given: string, type: StoreDialect["text"] | "integer"): Table {
  const column = given.replace(/\?$/, "");
  return table.addColumn(column, type, (built) => (column === given ? built.notNull() : built));
}

/** Creates an index for each list of columns or expressions, `where` a condition holds if it is given. */
export async function defineIndexes(
  { database }: Schema,
  table: string,
  indexes: readonly (readonly string[])[],
  options: { unique?: boolean; where?: string } = {},
): Promise<void> {
  for (const columns of indexes) {
    const name = `${table}_by_${columns.map((column) => column.replaceAll(/\W+/g, "_")).join("_")}`;
    await sql`create ${sql.raw(options.unique ? "unique index" : "index")} ${sql.id(name)}
      on ${sql.table(table)} (${sql.raw(columns.join(", "))})
      ${sql.raw(options.where === undefined ? "" : `where ${options.where}`)}`.execute(database);
  }
}

/** The parameters of a query as they are; 400 where a text holds U+0000, which PostgreSQL cannot keep. */
export function refuseNul(parameters: readonly unknown[]): unknown[] {
  if (parameters.some((value) => typeof value === "string" && value.includes("\0"))) {
    throw badRequest("A text may not hold the character U+0000.");
  }
  return [...parameters];
}
