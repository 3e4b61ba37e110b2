import { type Compilable, CompiledQuery, type Insertable, type Kysely, type RawBuilder, sql } from "kysely";
import type { TableDefinition } from "./databases/dialect.ts";
import { TABLES, type Tables } from "./schema.ts";

/** A store; the queries run in its transaction, where it has one. */
export type Queried = {
  kind: "sqlite" | "postgres";
  database: Kysely<Tables>;
  /** Of prepared queries; see {@link rememberReads}. */
  remembered?: Map<string, Promise<unknown[]>>;
};

/** A store whose equal prepared queries are asked once, for reads between two changes. */
export function rememberReads<Source extends Queried>(store: Source): Source {
  return { ...store, remembered: new Map() };
}

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
  const compiled: Partial<Record<Queried["kind"], CompiledQuery>> = {};
  return async ({ kind, database, remembered }, ...given) => {
    compiled[kind] ??= compile(build, database, given.length);
    const { sql: text, parameters } = compiled[kind];
    const values = parameters.map((value) => (value instanceof Placeholder ? given[value.index] : value));
    const read = async () => (await database.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
    if (remembered === undefined) return read();
    const name = JSON.stringify([text, values]);
    const known = remembered.get(name) ?? read();
    remembered.set(name, known);
    return known as Promise<Row[]>;
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

function compile<Given extends readonly unknown[]>(
  build: (database: Kysely<Tables>, ...given: Given) => Compilable,
  database: Kysely<Tables>,
  count: number,
): CompiledQuery {
  const placeholders: unknown = Array.from({ length: count }, (_, index) => new Placeholder(index));
  return build(database.withoutPlugins(), ...(placeholders as Given)).compile();
}

const inserts = new Map<string, string>();

export type RecordOf<Table extends keyof Tables> = { table: Table; row: Insertable<Tables[Table]> };

/** A row for {@link insertRecords}. All rows of a table have the same columns in the same order. */
export type NewRecord = { [Table in keyof Tables]: RecordOf<Table> }[keyof Tables];

// What a job with one publication inserts fits. More would give many long statements, each prepared and kept.
const MAX_LISTED = 8;
// Of one statement; a single row can have more characters.
const MAX_TOGETHER = 200;
const MAX_CHARACTERS = 2 ** 20;

/**
 * Inserts rows with statements that are compiled once; a row follows those that it references. PostgreSQL gets several in
 * one statement, since there each statement costs more than a row.
 */
export async function insertRecords(store: Queried, records: readonly NewRecord[]): Promise<void> {
  const maxRows = store.kind === "sqlite" ? 1 : MAX_TOGETHER;
  let [start, size] = [0, 0];
  for (const [index, { row }] of records.entries()) {
    let more = 0;
    for (const value of Object.values(row)) more += typeof value === "string" ? value.length : 0;
    if (index > start && (index - start >= maxRows || size + more > MAX_CHARACTERS)) {
      await insertTogether(store, records.slice(start, index));
      [start, size] = [index, 0];
    }
    size += more;
  }
  if (records.length > start) await insertTogether(store, records.slice(start));
}

async function insertTogether({ kind, database }: Queried, records: readonly NewRecord[]): Promise<void> {
  const tables = [...Map.groupBy(records, ({ table }) => table).values()];
  const isListed = records.length <= MAX_LISTED;
  const shapes = tables.map((rows) =>
    [rows[0]?.table, isListed && rows.length, ...Object.keys(rows[0]?.row ?? {})].join(),
  );
  const key = [kind, ...shapes].join(" ");
  const build = isListed ? buildInsert : buildArrayInsert;
  const text = inserts.get(key) ?? joinInserts(tables.map(build)).compile(database.withoutPlugins()).sql;
  inserts.set(key, text);
  const values = isListed
    ? tables.flat().flatMap(({ row }) => Object.values(row))
    : tables.flatMap((rows) => transpose(rows.map(({ row }) => Object.values(row))));
  await database.executeQuery(CompiledQuery.raw(text, values));
}

function joinInserts(inserts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const [last, ...others] = inserts.toReversed();
  const before = others.toReversed().map((insert, index) => sql`${sql.raw(`inserted_${index}`)} as (${insert})`);
  return before.length === 0 ? sql`${last}` : sql`with ${sql.join(before)} ${last}`;
}

function buildInsert(records: readonly NewRecord[]): RawBuilder<unknown> {
  const rows = records.map((record) => sql`(${sql.join(Object.values(record.row))})`);
  return sql`${insertInto(records)} values ${sql.join(rows)}`;
}

/** An array per column, so that the text is the same for any number of rows. */
function buildArrayInsert(records: readonly NewRecord[]): RawBuilder<unknown> {
  const [{ table, row } = { table: "jobs" as const, row: {} }] = records;
  const arrays = Object.keys(row).map((column) => {
    return sql`${[]}::${sql.raw(isIntegerColumn(table, column) ? "integer[]" : "text[]")}`;
  });
  return sql`${insertInto(records)} select * from unnest(${sql.join(arrays)})`;
}

function isIntegerColumn(table: keyof Tables, column: string): boolean {
  const { added = {}, ...first }: TableDefinition = TABLES[table];
  return [first, ...Object.values(added)].some(({ integers = [] }) =>
    integers.some((name) => name === column || name === `${column}?`),
  );
}

function insertInto([first]: readonly NewRecord[]): RawBuilder<unknown> {
  const { table = "", row = {} } = first ?? {};
  return sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})`;
}

/** Rows of values → columns of values. */
function transpose(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, index) => rows.map((row) => row[index]));
}

/** Inserts one row, as {@link insertRecords}. */
export async function insertRecord<Table extends keyof Tables>(
  store: Queried,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  await insertRecords(store, [{ table, row } as NewRecord]);
}
