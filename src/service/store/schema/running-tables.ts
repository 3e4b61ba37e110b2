import { defineIndexes, defineTable, type Schema } from "./define-table.ts";

/** What the service runs by: work to do, creates that are made once, and what was changed by whom. */
export async function createRunningTables(schema: Schema): Promise<void> {
  const org_id = ["organizations.id", "cascade"] as const;
  await defineTable(schema, "tasks", {
    isRecord: true,
    texts: [
      ...["kind", "subject_id", "payload_json", "request_id?", "user_name?"],
      ...["run_after", "lease_token?", "lease_until?"],
    ],
    integers: ["attempts"],
    references: {
      org_id,
      "conversation_id?": ["conversations.id", "cascade"],
    },
  });
  await defineIndexes(schema, "tasks", [["run_after", "seq"], ["conversation_id", "seq"], ["subject_id"]]);
  await defineTable(schema, "idempotency_keys", {
    texts: ["key", "body_hash", "record_id", "created_at"],
    references: { org_id },
    primaryKey: ["org_id", "key"],
  });
  await defineIndexes(schema, "idempotency_keys", [["created_at"]]);
  await defineTable(schema, "audit_logs", {
    isRecord: true,
    texts: ["request_id?", "user_name?", "admin_user_name?", "type", "summary", "delta", "config_json"],
    references: { org_id },
  });
  await defineIndexes(schema, "audit_logs", [
    ["org_id", "seq"],
    ["org_id", "type", "seq"],
    ["org_id", "substr(lower(summary), 1, 200)", "seq"],
  ]);
}
