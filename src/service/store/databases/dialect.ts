import {
  type ColumnDefinitionBuilder,
  type CompiledQuery,
  type CreateTableBuilder,
  type Dialect,
  type Kysely,
  type KyselyPlugin,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
} from "kysely";
import { badRequest } from "../../../contract/refusals.ts";

export type StoreDialect = {
  kind: "sqlite" | "postgres";
  kysely: Dialect;
  plugins?: KyselyPlugin[];
  /** The type of a text column, compared byte by byte on both. */
  text: "text" | RawBuilder<unknown>;
  addSequence: (table: CreateTableBuilder<string, never>) => CreateTableBuilder<string, string>;
  /** Whether a transaction failed because of a concurrent one, and can be retried. Undefined if none ever does. */
  isConflict?: (error: unknown) => boolean;
  /** Gives queries a timeout from now on; migrations have none. */
  limitQueries?: () => void;
  /** Undefined without a pool. */
  countConnections?: () => ConnectionCounts | undefined;
  /** Selects `version`; see `readVersion` of `Store`. */
  selectVersion: CompiledQuery<{ version: string }>;
  /** Writes and removes about 1 MB, so that small transactions will succeed too. Throws what writing throws. */
  tryWriting: (database: QueryExecutorProvider) => Promise<void>;
};

/** Of a pool of connections; `waiting` calls wait for one. */
export type ConnectionCounts = { open: number; idle: number; waiting: number };

export type Schema = { database: Kysely<unknown>; dialect: StoreDialect };

/** Columns by kind, in the order in which they are created; a name that ends in `?` is nullable. */
export type Columns = {
  /** Text columns with a default, the first value. */
  defaulted?: Readonly<Record<string, readonly [string, ...string[]]>>;
  choices?: Readonly<Record<string, readonly string[]>>;
  texts?: readonly string[];
  integers?: readonly string[];
  /** Column → the `table.column` that it references, and the action on delete. */
  references?: Readonly<Record<string, readonly [target: string, onDelete: "cascade" | "set null" | "no action"]>>;
  indexes?: readonly (readonly string[])[];
};

export type TableDefinition = Columns & {
  /** The migration that creates it, if not the first. */
  created?: string;
  /** Tables without one have `seq`, `id`, `created_at` and `updated_at`. */
  primaryKey?: readonly string[];
  unique?: { columns: readonly string[]; where?: string };
  /** What the list of an organization's records filters by: each gets an index, as does the list itself. */
  filters?: readonly string[];
  /** What later migrations add, by their names. */
  added?: Readonly<Record<string, Columns>>;
};

export async function createTable(schema: Schema, name: string, definition: TableDefinition): Promise<void> {
  const { database, dialect } = schema;
  const { primaryKey, unique, filters, indexes = [] } = definition;
  const created = database.schema.createTable(name);
  const isRecord = primaryKey === undefined;
  let table: CreateTableBuilder<string, string> = isRecord ? dialect.addSequence(created) : created;
  for (const column of isRecord ? listRecordColumns(dialect) : []) table = table.addColumn(...column);
  for (const column of listColumns(definition, dialect)) table = table.addColumn(...column);
  if (!isRecord) table = table.addPrimaryKeyConstraint(`${name}_primary`, [...primaryKey]);
  await table.execute();
  if (unique !== undefined) await createIndex(schema, name, unique.columns, unique);
  const lists = filters && [["org_id", "seq"], ...filters.map((column) => ["org_id", column, "seq"])];
  for (const index of [...(lists ?? []), ...indexes]) await createIndex(schema, name, index);
}

export async function extendTable(schema: Schema, name: string, added: Columns): Promise<void> {
  for (const column of listColumns(added, schema.dialect)) {
    await schema.database.schema
      .alterTable(name)
      .addColumn(...column)
      .execute();
  }
  for (const index of added.indexes ?? []) await createIndex(schema, name, index);
}

type Build = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;
type ColumnDefinition = [name: string, type: StoreDialect["text"] | "integer", build: Build];

function listRecordColumns({ text }: StoreDialect): ColumnDefinition[] {
  const id = define("id", text, (column) => column.unique());
  return [id, define("created_at", text), define("updated_at", text)];
}

function listColumns(columns: Columns, { text }: StoreDialect): ColumnDefinition[] {
  const { defaulted = {}, choices = {}, texts = [], integers = [], references = {} } = columns;
  return [
    ...Object.entries(defaulted).map(([name, [value]]) => define(name, text, (column) => column.defaultTo(value))),
    ...[...Object.keys(choices), ...texts].map((name) => define(name, text)),
    ...integers.map((name) => define(name, "integer")),
    ...Object.entries(references).map(([name, [target, onDelete]]) =>
      define(name, text, (column) => column.references(target).onDelete(onDelete)),
    ),
  ];
}

function define(name: string, type: ColumnDefinition[1], build: Build = (column) => column): ColumnDefinition {
  const required: Build = (column) => build(column).notNull();
  return name.endsWith("?") ? [name.slice(0, -1), type, build] : [name, type, required];
}

async function createIndex(
  { database }: Schema,
  table: string,
  columns: readonly string[],
  unique?: { where?: string },
): Promise<void> {
  const name = `${table}_by_${columns.map((column) => column.replaceAll(/\W+/g, "_")).join("_")}`;
  await sql`create ${sql.raw(unique ? "unique index" : "index")} ${sql.id(name)}
      on ${sql.table(table)} (${sql.raw(columns.join(", "))})
      ${sql.raw(unique?.where ? `where ${unique.where}` : "")}`.execute(database);
}

/** The parameters of a query; invalid where a text contains U+0000, which PostgreSQL cannot store. */
export function refuseNul(parameters: readonly unknown[]): unknown[] {
  if (parameters.some(hasNul)) {
    throw badRequest("A text may not contain the character U+0000.");
  }
  return [...parameters];
}

function hasNul(value: unknown): boolean {
  return Array.isArray(value) ? value.some(hasNul) : typeof value === "string" && value.includes("\0");
}
