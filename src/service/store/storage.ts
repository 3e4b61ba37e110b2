import { type ColumnDefinitionBuilder, sql } from "kysely";
import { DomainError } from "../../contract/refusals.ts";
import type { Schema } from "./databases/dialect.ts";
import { prepare, type Queried } from "./prepared.ts";

/** What an organization can grow: tables with their long texts, counted by triggers. A change needs a migration. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  audit_logs: ["summary", "delta", "config_json"],
  comments: ["message", "anchor_json", "anchored_lines", "request_json"],
  connections: ["config_json", "secrets"],
  conversations: ["title", "labels_json", "request_json", "withheld_json"],
  entries: ["message", "details_json"],
  instruction_links: [],
  instructions: ["name", "content"],
  jobs: ["title", "request_json", "publication_ids_json"],
  publications: ["name", "config_json"],
  turns: ["request_json", "error_message"],
  model_responses: ["response"],
};

/** Those of the migrations that began to count. */
const FIRST = Object.keys(COUNTED).filter((table) => table !== "model_responses");

/** Short columns and indexes of a row, about. */
const ROW_BYTES = 256;

/**
 * The bytes of each organization are the sum of its parts. On PostgreSQL a connection changes one part, so that
 * concurrent transactions do not wait for one counter.
 */
const PARTS = { sqlite: 1, postgres: 16 };

export async function addStoredBytes(schema: Schema): Promise<void> {
  const { database, dialect } = schema;
  const cascade = (column: ColumnDefinitionBuilder) =>
    column.notNull().references("organizations.id").onDelete("cascade");
  await database.schema
    .createTable("stored_bytes")
    .addColumn("org_id", dialect.text, cascade)
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("stored_bytes_primary", ["org_id", "part"])
    .execute();
  await countTables(schema, FIRST);
  const begin = dialect.kind === "sqlite" ? SQLITE_BEGIN : POSTGRES_BEGIN;
  for (const statement of [...begin, addParts(dialect.kind, "organizations"), ...FIRST.map(countRows)]) {
    await sql.raw(statement).execute(database);
  }
}

/** Counts what is inserted into the tables, changed and deleted from now on. */
export async function countTables({ database, dialect }: Schema, tables: readonly string[]): Promise<void> {
  const describe = dialect.kind === "sqlite" ? describeSqliteTriggers : describePostgresTrigger;
  for (const statement of tables.flatMap(describe)) await sql.raw(statement).execute(database);
}

const bytesIn = (table: string, row: string) =>
  ["0", ...(COUNTED[table] ?? []).map((column) => `coalesce(octet_length(${row}.${column}), 0)`)].join(" + ");

/** The organization of a row; null for entries of a deleted conversation. */
const ownerOf = (table: string, row: string) =>
  table === "entries" ? `(select org_id from conversations where id = ${row}.conversation_id)` : `${row}.org_id`;

const addParts = (kind: keyof typeof PARTS, organizations: string) =>
  `insert into stored_bytes (org_id, part, bytes)
    with recursive parts(part) as (select 0 union all select part + 1 from parts where part < ${PARTS[kind] - 1})
    select id, part, 0 from ${organizations}, parts`;

const SQLITE_BEGIN = [
  `create trigger stored_organizations after insert on organizations begin
    ${addParts("sqlite", "(select new.id as id)")};
  end`,
];
const POSTGRES_BEGIN = [
  `create function count_stored_organizations() returns trigger language plpgsql as $$
  begin
    ${addParts("postgres", "(select new.id as id) as added")};
    return null;
  end $$`,
  `create trigger stored_organizations after insert on organizations
    for each row execute function count_stored_organizations()`,
];

const countRows = (table: string) => addBytes(table, { from: table, part: "0" });

/** Adds the rows of `from`, which has the columns of `table`. */
function addBytes(table: string, { from, part }: { from: string; part: string }): string {
  return `update stored_bytes set bytes = stored_bytes.bytes + counted.bytes
    from (select ${ownerOf(table, from)} as owner, sum(${bytesIn(table, from)} + ${ROW_BYTES}) as bytes from ${from} group by 1)
    as counted where stored_bytes.org_id = counted.owner and stored_bytes.part = ${part}`;
}

function describeSqliteTriggers(table: string): string[] {
  const columns = COUNTED[table] ?? [];
  const trigger = (event: string, row: string, bytes: string) =>
    `create trigger stored_${table}_${event.slice(0, 6)} after ${event} on ${table} begin
      update stored_bytes set bytes = bytes + ${bytes} where org_id = ${ownerOf(table, row)} and part = 0;
    end`;
  const update = `update of ${columns.join(", ")}`;
  return [
    trigger("insert", "new", `${bytesIn(table, "new")} + ${ROW_BYTES}`),
    trigger("delete", "old", `-(${bytesIn(table, "old")} + ${ROW_BYTES})`),
    ...(columns.length === 0 ? [] : [trigger(update, "new", `${bytesIn(table, "new")} - (${bytesIn(table, "old")})`)]),
  ];
}

function describePostgresTrigger(table: string): string[] {
  const columns = COUNTED[table] ?? [];
  const update = columns.length === 0 ? "" : `or update of ${columns.join(", ")}`;
  // All fields of `old` are null on insert, those of `new` on delete.
  return [
    `create function count_stored_${table}() returns trigger language plpgsql as $$
    begin
      update stored_bytes set bytes = bytes + ${bytesIn(table, "new")} - (${bytesIn(table, "old")})
        + case tg_op when 'INSERT' then ${ROW_BYTES} when 'DELETE' then -${ROW_BYTES} else 0 end
        where part = pg_backend_pid() % ${PARTS.postgres}
        and org_id = coalesce(${ownerOf(table, "new")}, ${ownerOf(table, "old")});
      return null;
    end $$`,
    `create trigger stored_${table} after insert or delete ${update} on ${table}
      for each row execute function count_stored_${table}()`,
  ];
}

/** On PostgreSQL: one change of `stored_bytes` per statement and not per row, which costs as much as the row. */
export async function countStoredByStatement({ database, dialect }: Schema): Promise<void> {
  if (dialect.kind === "sqlite") return;
  for (const statement of FIRST.flatMap(describeInsertTrigger)) await sql.raw(statement).execute(database);
}

function describeInsertTrigger(table: string): string[] {
  const columns = COUNTED[table] ?? [];
  const update = columns.length === 0 ? "" : `or update of ${columns.join(", ")}`;
  return [
    `create function count_stored_added_${table}() returns trigger language plpgsql as $$
    begin
      ${addBytes(table, { from: "added", part: `pg_backend_pid() % ${PARTS.postgres}` })};
      return null;
    end $$`,
    `drop trigger stored_${table} on ${table}`,
    `create trigger stored_${table} after delete ${update} on ${table}
      for each row execute function count_stored_${table}()`,
    `create trigger stored_added_${table} after insert on ${table} referencing new table as added
      for each statement execute function count_stored_added_${table}()`,
  ];
}

const selectStoredBytes = prepare((database, orgId: string) =>
  database.selectNoFrom(
    sql<number>`(select cast(coalesce(sum(bytes), 0) as bigint) from stored_bytes where org_id = ${orgId})`.as(
      "stored",
    ),
  ),
);

/** 413 if the organization exceeds what it may store; the changes of the transaction count. */
export async function checkStoredBytes(within: Queried & { maxStoredBytes: number }, orgId: string): Promise<void> {
  const { maxStoredBytes } = within;
  if (maxStoredBytes === 0) return;
  const [{ stored } = { stored: 0 }] = await selectStoredBytes(within, orgId);
  if (stored <= maxStoredBytes) return;
  const message =
    `This organization may store ${maxStoredBytes} bytes and would have ${stored}. Delete instructions, publications or ` +
    "comments, or let the operator raise --organization-storage.";
  throw new DomainError("too-large", message);
}
