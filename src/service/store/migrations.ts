import type { Kysely } from "kysely";
import { defineIndexes, type Schema } from "./dialect.ts";

const FILTERS = [[], ["type"], ["substr(lower(summary), 1, 200)"]] as const;

/** Replaces the indexes of audit logs: lists page by time, then by `seq`, since any timestamp can be a page token. */
export async function indexAuditLogsByTime(schema: Schema): Promise<void> {
  await defineIndexes(
    schema,
    "audit_logs",
    FILTERS.map((filter) => ["org_id", ...filter, "created_at", "seq"]),
  );
  for (const middle of ["", "type_", "substr_lower_summary_1_200__"]) {
    await schema.database.schema.dropIndex(`audit_logs_by_org_id_${middle}seq`).execute();
  }
}

/** What of the tables of that time the step reads and writes. */
type Before = {
  conversations: { id: string; staged: number; output_url: string | null };
  comments: { id: string; anchor_json: string | null; anchored_lines: string | null };
  entries: { seq: number; conversation_id: string; kind: string; details_json: string | null };
};

/**
 * What excluded files would say and when the set of them was last given; what the lines of a comment were, apart from
 * its anchor; staged drafts with the page that compares them in their entry, since `output_url` is a pull request's.
 */
export async function addDraftSets({ database, dialect: { text } }: Schema): Promise<void> {
  await database.schema.alterTable("conversations").addColumn("withheld_json", text).execute();
  await database.schema.alterTable("conversations").addColumn("excluded_at", text).execute();
  await database.schema.alterTable("comments").addColumn("anchored_lines", text).execute();
  const before = database.withTables<Before>();
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

/** Adds what billing checks read: the state of an organization, its monthly allowance, and an index to count jobs by. */
export async function addOrganizationBilling(schema: Schema): Promise<void> {
  const { database, dialect } = schema;
  await database.schema
    .alterTable("organizations")
    .addColumn("state", dialect.text, (column) => column.notNull().defaultTo("active"))
    .execute();
  await database.schema.alterTable("organizations").addColumn("state_reason", dialect.text).execute();
  await database.schema.alterTable("organizations").addColumn("monthly_jobs", "integer").execute();
  await defineIndexes(schema, "jobs", [["org_id", "type", "created_at"]]);
}
