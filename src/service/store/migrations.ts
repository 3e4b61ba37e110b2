import { type CreateTableBuilder, type Kysely, type Migration, Migrator } from "kysely";

type Table = CreateTableBuilder<string, string>;

const withRow = (table: Table): Table =>
  table
    .addColumn("seq", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull());

const withTexts = (table: Table, ...names: string[]): Table =>
  names.reduce((built, name) => built.addColumn(name, "text", (column) => column.notNull()), table);

const withFlags = (table: Table, ...names: string[]): Table =>
  names.reduce((built, name) => built.addColumn(name, "integer", (column) => column.notNull().defaultTo(0)), table);

const firstTables: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await withTexts(withRow(schema.createTable("users")), "org_id", "name", "email").execute();
    await schema
      .createTable("keys")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("user_id", "text", (column) => column.notNull().references("users.id"))
      .execute();
    const connections = withTexts(withRow(schema.createTable("connections")), "org_id", "name", "type", "config_json");
    await withFlags(connections, "paused", "healthy")
      .addColumn("synced_at", "text")
      .addColumn("remaining_rate_limit_percent", "integer")
      .execute();
    await withTexts(withRow(schema.createTable("publications")), "org_id", "name", "config_json")
      .addColumn("synced_at", "text")
      .execute();
    await withTexts(
      withRow(schema.createTable("jobs")),
      ...["org_id", "type", "state", "request_json", "connection_id", "publication_ids_json"],
    ).execute();
    await createWorkTables(schema);
  },
};

async function createWorkTables(schema: Kysely<unknown>["schema"]): Promise<void> {
  const conversations = withTexts(
    withRow(schema.createTable("conversations")),
    ...["org_id", "publication_id", "connection_id", "status", "excluded_files_json"],
    ...["trigger_type", "operation_type", "title", "origin_type"],
  )
    .addColumn("job_id", "text", (column) => column.notNull().references("jobs.id"))
    .addColumn("branch", "text")
    .addColumn("output_url", "text")
    .addColumn("origin_url", "text")
    .addColumn("summary", "text");
  await withFlags(conversations, "staged").execute();
  await schema.createIndex("conversations_by_job").on("conversations").column("job_id").execute();
  const turns = withTexts(withRow(schema.createTable("turns")), "status", "request_json")
    .addColumn("conversation_id", "text", (column) => column.notNull().references("conversations.id"))
    .addColumn("error_message", "text");
  await withFlags(turns, "retry_count").execute();
  await withTexts(withRow(schema.createTable("entries")), "kind", "status", "message")
    .addColumn("conversation_id", "text", (column) => column.notNull().references("conversations.id"))
    .addColumn("turn_id", "text")
    .execute();
  await schema.createIndex("entries_by_conversation").on("entries").column("conversation_id").execute();
}

const idempotencyKeys: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await withTexts(schema.createTable("idempotency_keys"), "org_id", "key", "body_hash", "record_id", "created_at")
      .addPrimaryKeyConstraint("idempotency_keys_primary", ["org_id", "key"])
      .execute();
  },
};

const MIGRATIONS = { "2026-11-21-first-tables": firstTables, "2026-11-22-idempotency-keys": idempotencyKeys };

/** Brings the database up to date, forward only. Throws what the first failing step threw. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db: database.withTables(),
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
