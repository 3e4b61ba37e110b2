import { type Compilable, CompiledQuery, type Insertable, type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "./schema.ts";

/** A store; the queries run in its transaction, where it has one. */
export type Queried = { kind: "sqlite" | "postgres"; database: Kysely<Tables> };

/** Stands for a parameter while a query is compiled. */
class Placeholder {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A query that is compiled once, as compiling costs more than running one that finds a single row. `build` is called once
 * per kind of database, so its parameters may become values of the query only, never decide what it is.
 */
export function prepare<Given extends readonly unknown[], Row>(
  build: (database: Kysely<Tables>, ...given: Given) => Compilable<Row>,
): (store: Queried, ...given: Given) => Promise<Row[]> {
  const compiled: Partial<Record<Queried["kind"], Compiled>> = {};
  return async ({ kind, database }, ...given) => {
    compiled[kind] ??= compile(build, database, given.length);
    const { text, parameters } = compiled[kind];
    const values = parameters.map((value) => (value instanceof Placeholder ? given[value.index] : value));
    const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, values));
    return rows;
  };
}

/** As {@link prepare}, one query per table. */
export function prepareEach<Table extends string, Given extends readonly unknown[], Row>(
  build: (database: Kysely<Tables>, table: Table, ...given: Given) => Compilable<Row>,
): (store: Queried, table: Table, ...given: Given) => Promise<Row[]> {
  const queries = new Map<Table, (store: Queried, ...given: Given) => Promise<Row[]>>();
  return (store, table, ...given) => {
    const query = queries.get(table) ?? prepare((database, ...values: Given) => build(database, table, ...values));
    queries.set(table, query);
    return query(store, ...given);
  };
}

type Compiled = { text: string; parameters: readonly unknown[] };

function compile<Given extends readonly unknown[]>(
  build: (database: Kysely<Tables>, ...given: Given) => Compilable,
  database: Kysely<Tables>,
  count: number,
): Compiled {
  const placeholders: unknown = Array.from({ length: count }, (_, index) => new Placeholder(index));
  const { sql: text, parameters } = build(database.withoutPlugins(), ...(placeholders as Given)).compile();
  return { text, parameters };
}

const inserts = new Map<string, string>();

export type RecordOf<Table extends keyof Tables> = { table: Table; row: Insertable<Tables[Table]> };

/** A row for {@link insertRecords}. All rows of a table have the same columns in the same order. */
export type NewRecord = { [Table in keyof Tables]: RecordOf<Table> }[keyof Tables];

// What a job with one publication inserts fits. More would give many long statements, each prepared and kept.
const MAX_TOGETHER = 8;

/**
 * Inserts rows with statements that are compiled once; a row follows those that it references. PostgreSQL gets several in
 * one statement, since there each statement costs more than a row.
 */
export async function insertRecords(store: Queried, records: readonly NewRecord[]): Promise<void> {
  const size = store.kind === "sqlite" ? 1 : MAX_TOGETHER;
  for (let start = 0; start < records.length; start += size) {
    await insertTogether(store, records.slice(start, start + size));
  }
}

async function insertTogether({ kind, database }: Queried, records: readonly NewRecord[]): Promise<void> {
  const tables = [...Map.groupBy(records, ({ table }) => table).values()];
  const shapes = tables.map((rows) => [rows[0]?.table, rows.length, ...Object.keys(rows[0]?.row ?? {})].join());
  const key = [kind, ...shapes].join(" ");
  const text = inserts.get(key) ?? buildInserts(tables).compile(database.withoutPlugins()).sql;
  inserts.set(key, text);
  const values = tables.flat().flatMap(({ row }) => Object.values(row));
  await database.executeQuery(CompiledQuery.raw(text, values));
}

function buildInserts(tables: readonly (readonly NewRecord[])[]): RawBuilder<unknown> {
  const inserts = tables.map(buildInsert);
  const [last, ...others] = inserts.toReversed();
  const before = others.toReversed().map((insert, index) => sql`${sql.raw(`inserted_${index}`)} as (${insert})`);
  return before.length === 0 ? sql`${last}` : sql`with ${sql.join(before)} ${last}`;
}

function buildInsert(records: readonly NewRecord[]): RawBuilder<unknown> {
  const [{ table, row } = { table: "", row: {} }] = records;
  const columns = Object.keys(row).map((column) => sql.ref(column));
  const rows = records.map((record) => sql`(${sql.join(Object.values(record.row))})`);
  return sql`insert into ${sql.table(table)} (${sql.join(columns)}) values ${sql.join(rows)}`;
}

/** Inserts one row, as {@link insertRecords}. */
export async function insertRecord<Table extends keyof Tables>(
  store: Queried,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  await insertRecords(store, [{ table, row } as NewRecord]);
}
