import { sql } from "kysely";
import type { Schema } from "./define-table.ts";

/**
 * What excluded files would say and when the set of them was last given, what the lines of a comment were, and staged
 * drafts without the address that compares them: `output_url` is a pull request's.
 */
export async function addDraftSets({ database, dialect: { text } }: Schema): Promise<void> {
  await database.schema.alterTable("conversations").addColumn("withheld_json", text).execute();
  await database.schema.alterTable("conversations").addColumn("excluded_at", text).execute();
  await database.schema.alterTable("comments").addColumn("anchored_lines", text).execute();
  await sql`update conversations set output_url = null where staged = 1`.execute(database);
}
