import { type Compilable, CompiledQuery, type Insertable, type Kysely, type RawBuilder } from "kysely";
import type { Tables } from "./schema.ts";

/** A store; the queries run in its transaction, where it has one. */
type Queried = { kind: "sqlite" | "postgres"; database: Kysely<Tables> };

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

/** Inserts one row, with a statement that is compiled once per table and set of columns. */
export async function insertRecord<Table extends keyof Tables>(
  store: Queried,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<void> {
  const compile = () => store.database.withoutPlugins().insertInto(table).values(row).compile();
  await insert(store, [table, ...Object.keys(row)].join(), row, compile);
}

/** As {@link insertRecord}; returns the value of an expression without parameters, the same one in every call for a table. */
export async function insertRecordReturning<Table extends keyof Tables, Value>(
  store: Queried,
  table: Table,
  row: Insertable<Tables[Table]>,
  expression: RawBuilder<Value>,
): Promise<Value> {
  const compile = () =>
    store.database.withoutPlugins().insertInto(table).values(row).returning(expression.as("value")).compile();
  const [inserted] = await insert<{ value: Value }>(
    store,
    ["returning", table, ...Object.keys(row)].join(),
    row,
    compile,
  );
  if (inserted === undefined) throw new Error(`An insert into ${table} returned nothing.`);
  return inserted.value;
}

async function insert<Row>(
  { kind, database }: Queried,
  name: string,
  row: object,
  compile: () => { sql: string },
): Promise<Row[]> {
  const key = `${kind} ${name}`;
  const text = inserts.get(key) ?? compile().sql;
  inserts.set(key, text);
  const { rows } = await database.executeQuery<Row>(CompiledQuery.raw(text, Object.values(row)));
  return rows;
}
