import { defineIndexes, type Schema } from "./define-table.ts";

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
