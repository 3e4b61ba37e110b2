import type { CreateTableBuilder, Dialect, RawBuilder } from "kysely";

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
