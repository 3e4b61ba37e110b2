import { type Kysely, type Migration, sql } from "kysely";
import { createId, newRow } from "../../shared/records.ts";
import { keyOfRepository } from "./columns.ts";
import { createTable, extendTable, type Schema, type StoreDialect, type TableDefinition } from "./databases/dialect.ts";
import { TABLES, type Tables } from "./schema.ts";
import { addStoredBytes, countStoredByStatement, countTables } from "./storage.ts";

/** The migrations, which run in the order of their names. A released one never changes. */
export function listMigrations(dialect: StoreDialect): Record<string, Migration> {
  const migrate = (run: (schema: Schema) => Promise<void>): Migration => ({
    up: (database: Kysely<unknown>) => run({ database, dialect }),
  });
  const extend = (name: string) => ({ [name]: migrate((schema) => extendTables(schema, name)) });
  return {
    "2026-11-21-first-tables": migrate(createTables),
    "2026-11-22-audit-log-times": migrate(indexAuditLogsByTime),
    "2026-11-22-draft-sets": migrate(addDraftSets),
    ...extend("2026-11-22-organization-billing"),
    ...extend("2026-11-22-fairness"),
    "2026-11-22-stored-bytes": migrate(addStoredBytes),
    "2026-11-22-stored-bytes-by-statement": migrate(countStoredByStatement),
    "2026-11-22-writing-models": migrate(addModels),
    ...extend("2026-11-23-sync-schedule"),
    "2026-11-23-webhooks": migrate(addWebhooks),
    ...extend("2026-11-25-sign-in"),
    "2026-11-26-webhook-repositories": migrate(addWebhookRepositories),
    ...extend("2026-11-27-list-filters"),
    ...extend("2026-11-27-webhook-redeliveries"),
    ...extend("2026-11-28-job-outcomes"),
    ...extend("2026-11-29-lost-work"),
    "2026-11-29-own-credentials": migrate(addOwnCredentials),
    ...extend("2026-11-30-reviews"),
    "2026-11-30-four-roles": migrate(addFourRoles),
    ...extend("2026-11-30-links"),
    ...extend("2026-11-30-notifications"),
    ...extend("2026-11-30-inbox"),
    "2026-11-30-timeline": migrate(addTimeline),
    ...extend("2026-11-30-live-steps"),
  };
}

/** Those of the first migration. */
export async function createTables(schema: Schema): Promise<void> {
  for (const [name, definition] of Object.entries<TableDefinition>(TABLES)) {
    if (definition.created === undefined) await createTable(schema, name, definition);
  }
}

/** The tables that a later migration creates, and what it adds to others. */
export async function extendTables(schema: Schema, migration: string): Promise<void> {
  for (const [name, definition] of Object.entries<TableDefinition>(TABLES)) {
    const added = definition.added?.[migration];
    if (definition.created === migration) await createTable(schema, name, definition);
    if (added !== undefined) await extendTable(schema, name, added);
  }
}

/** Every tag that a sync has seen counts as counted. */
export async function addWebhooks(schema: Schema): Promise<void> {
  await extendTables(schema, "2026-11-23-webhooks");
  const database = schema.database.withTables<HistoriesBefore>();
  for (const { connection_id, tags_json } of await database.selectFrom("connection_histories").selectAll().execute()) {
    const tags: string[] = JSON.parse(tags_json);
    for (let start = 0; start < tags.length; start += MAX_VALUES) {
      const some = tags.slice(start, start + MAX_VALUES);
      const rows = some.map((name) => ({ connection_id, event: "releases", name }));
      await database.insertInto("connection_events").values(rows).execute();
    }
  }
}

// SQLite takes 32,766 parameters.
const MAX_VALUES = 1_000;

type HistoriesBefore = {
  connection_histories: { connection_id: string; tags_json: string };
  connection_events: { connection_id: string; event: string; name: string };
};

export async function addWebhookRepositories(schema: Schema): Promise<void> {
  await extendTables(schema, "2026-11-26-webhook-repositories");
  const database = schema.database.withTables<ConnectionsBefore>();
  const rows = await database
    .selectFrom("connections")
    .select(["id", "config_json"])
    .where("type", "=", "codehostRepo")
    .execute();
  for (const { id, config_json } of rows) {
    const repository = keyOfRepository(config_json);
    await database.updateTable("connections").set({ repository }).where("id", "=", id).execute();
  }
}

type ConnectionsBefore = {
  connections: { id: string; type: string; config_json: string; repository: string | null };
};

/**
 * Keys that the operator made keep all that they may; who made others is not known. Those of people who sign in by a
 * provider, made perhaps before they came, wait for them, and their sessions and links end.
 */
export async function addOwnCredentials(schema: Schema): Promise<void> {
  await extendTables(schema, "2026-11-29-own-credentials");
  await sql`with made as materialized (select config_json from audit_logs
      where admin_user_name is not null and summary like 'Created %')
    update keys set own = 1, manages_access = 1
    where exists (select 1 from made where config_json like '%"keyId":"' || keys.id || '"%')`.execute(schema.database);
  const bound = sql`user_id in (select id from users where auth_id <> id)`;
  await sql`update keys set unconfirmed = 1 where own is null and ${bound}`.execute(schema.database);
  for (const table of ["sessions", "sign_in_codes"]) {
    await sql`delete from ${sql.table(table)} where ${bound}`.execute(schema.database);
  }
}

const ADDED_ROLES: Readonly<Record<string, readonly [name: string, resource: string, verbs: readonly string[]]>> = {
  editor: ["maintainer", "connection", ["create", "update", "delete", "notify", "bulkCreate", "bulkDelete"]],
  viewer: ["reviewer", "comment", ["create", "update", "delete"]],
};

/**
 * Users keep exactly what they may do: `editor` is the organization's own from now on, since a `maintainer` may do more.
 * Names that the organization gave to roles of its own stay theirs.
 */
export async function addFourRoles(schema: Schema): Promise<void> {
  const database = schema.database.withTables<RolesBefore>();
  const before = database.selectFrom("roles").select(["org_id", "name", "permissions_json"]).where("builtin", "=", 1);
  for (const { org_id, name: like, permissions_json: held } of await before.execute()) {
    const [name, resource, verbs = []] = ADDED_ROLES[like] ?? [];
    if (name === undefined) continue;
    const permissions_json = JSON.stringify([...JSON.parse(held), ...verbs.map((verb) => `${resource}:${verb}`)]);
    const row = { ...newRow({ createId, now: () => new Date().toISOString() }, "rol"), org_id, name, permissions_json };
    const adding = database.insertInto("roles").values({ ...row, builtin: 1 });
    await adding.onConflict((conflict) => conflict.doNothing()).execute();
  }
  await database.updateTable("roles").set({ builtin: 0 }).where("name", "=", "editor").execute();
  for (const [from, name] of Object.entries({ admin: "owner", viewer: "reader" })) {
    const taken = database.selectFrom("roles").select("org_id").where("name", "=", name);
    const renaming = database.updateTable("roles").set({ name }).where("builtin", "=", 1).where("name", "=", from);
    await renaming.where("org_id", "not in", taken).execute();
  }
}

type RolesBefore = { roles: Omit<Tables["roles"], "seq"> };

async function addModels(schema: Schema): Promise<void> {
  await extendTables(schema, "2026-11-22-writing-models");
  await countTables(schema, ["model_responses"]);
}

/** Audit logs are listed by time, then by `seq`, since any timestamp can be a page token. */
async function indexAuditLogsByTime(schema: Schema): Promise<void> {
  await extendTables(schema, "2026-11-22-audit-log-times");
  for (const middle of ["", "type_", "substr_lower_summary_1_200__"]) {
    await schema.database.schema.dropIndex(`audit_logs_by_org_id_${middle}seq`).execute();
  }
}

// The columns as they were then.
type Before = {
  conversations: { id: string; staged: number; output_url: string | null };
  comments: { id: string; anchor_json: string | null; anchored_lines: string | null };
  entries: { seq: number; conversation_id: string; kind: string; details_json: string | null };
};

/** Since this version, `output_url` is a pull request's only. */
export async function addDraftSets(schema: Schema): Promise<void> {
  await extendTables(schema, "2026-11-22-draft-sets");
  const before = schema.database.withTables<Before>();
  await moveLines(before);
  await moveCompareUrls(before);
}

async function moveLines(database: Kysely<Before>): Promise<void> {
  const rows = await database
    .selectFrom("comments")
    .select(["id", "anchor_json"])
    .where("anchor_json", "like", '%"lines"%')
    .execute();
  for (const { id, anchor_json } of rows) {
    const { lines, ...anchor }: { lines?: string } = JSON.parse(anchor_json ?? "{}");
    if (lines === undefined) continue;
    const moved = { anchor_json: JSON.stringify(anchor), anchored_lines: lines };
    await database.updateTable("comments").set(moved).where("id", "=", id).execute();
  }
}

async function moveCompareUrls(database: Kysely<Before>): Promise<void> {
  const rows = await database
    .selectFrom("conversations")
    .select(["id", "output_url"])
    .where("staged", "=", 1)
    .where("output_url", "is not", null)
    .execute();
  for (const { id, output_url: compareUrl } of rows) {
    const draft = await database
      .selectFrom("entries")
      .select(["seq", "details_json"])
      .where("conversation_id", "=", id)
      .where("kind", "=", "draft")
      .orderBy("seq", "desc")
      .limit(1)
      .executeTakeFirst();
    if (draft !== undefined) {
      const details_json = JSON.stringify({ ...JSON.parse(draft.details_json ?? "{}"), compareUrl });
      await database.updateTable("entries").set({ details_json }).where("seq", "=", draft.seq).execute();
    }
    await database.updateTable("conversations").set({ output_url: null }).where("id", "=", id).execute();
  }
}

/** What the entries and requests of before say of it; costs count from now on. */
export async function addTimeline(schema: Schema): Promise<void> {
  await extendTables(schema, "2026-11-30-timeline");
  const { database } = schema;
  const first = sql`select min(created_at) from entries where conversation_id = conversations.id`;
  await sql`update conversations set drafted_at = (${first} and kind = 'draft'), merged_at = case when status = 'merged'
    then (${first} and kind = 'pullRequestState' and message like '%merged.') end`.execute(database);
  const before = database.withTables<Pick<Tables, "conversations">>();
  const asked = before.selectFrom("conversations").select(["id", "connection_id", "request_json"]);
  for (const { id, connection_id, request_json } of await asked.execute()) {
    const { changes = [], sourceConnection = "" }: Asked = JSON.parse(request_json);
    for (const revision of new Set(changes.flatMap(({ tags }) => tags?.end ?? []))) {
      await sql`insert into conversation_releases (revision, conversation_id, connection_id)
        select ${revision}, ${id}, id from connections where id = ${connection_id ?? sourceConnection}`.execute(
        database,
      );
    }
  }
}

type Asked = { changes?: { tags?: { end?: string } }[]; sourceConnection?: string };
