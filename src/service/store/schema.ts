import { defineIndexes, defineTable, type Schema } from "./dialect.ts";

/** Organizations, their users, and what each user may do and with which keys. */
export async function createAccountTables(schema: Schema): Promise<void> {
  const org_id = ["organizations.id", "cascade"] as const;
  const user_id = ["users.id", "cascade"] as const;
  await defineTable(schema, "organizations", { isRecord: true, texts: ["name"] });
  await defineTable(schema, "users", {
    isRecord: true,
    texts: ["auth_id", "email", "name"],
    integers: ["invitation_accepted"],
    references: { org_id },
  });
  await defineIndexes(schema, "users", [
    ["org_id", "seq"],
    ["org_id", "email", "seq"],
    ["org_id", "name", "seq"],
    ["org_id", "auth_id", "seq"],
  ]);
  await defineTable(schema, "roles", {
    isRecord: true,
    texts: ["name", "permissions_json"],
    integers: ["builtin"],
    references: { org_id },
  });
  await defineIndexes(schema, "roles", [["org_id", "name"]], { unique: true });
  await defineTable(schema, "user_roles", {
    references: { user_id, role_id: ["roles.id", "cascade"] },
    primaryKey: ["user_id", "role_id"],
  });
  await defineIndexes(schema, "user_roles", [["role_id"]]);
  await defineTable(schema, "grants", {
    texts: ["resource", "verb", "record_id"],
    references: { user_id },
    primaryKey: ["user_id", "resource", "verb", "record_id"],
  });
  await defineTable(schema, "keys", {
    isRecord: true,
    texts: ["name", "lookup", "hash", "expires_at?", "revoked_at?"],
    references: { org_id, user_id },
  });
  await defineIndexes(schema, "keys", [["lookup"]], { unique: true });
  await defineIndexes(schema, "keys", [["org_id", "seq"], ["user_id"]]);
}

export const org_id = ["organizations.id", "cascade"] as const;

/** Connections, the publications that are made of them, and the instructions that publications follow. */
export async function createPublicationTables(schema: Schema): Promise<void> {
  await defineTable(schema, "connections", {
    isRecord: true,
    texts: ["name", "type", "config_json", "secrets?", "health_message?", "health_error?", "synced_at?", "deleted_at?"],
    integers: ["paused", "healthy", "remaining_rate_limit_percent?"],
    references: { org_id },
  });
  await defineIndexes(schema, "connections", [
    ["org_id", "seq"],
    ["org_id", "name", "seq"],
    ["org_id", "type", "seq"],
  ]);
  await defineTable(schema, "connection_histories", {
    texts: ["head", "tags_json"],
    references: { connection_id: ["connections.id", "cascade"] },
    primaryKey: ["connection_id"],
  });
  await defineTable(schema, "publications", {
    isRecord: true,
    texts: ["name", "branch_name?", "config_json", "synced_at?", "health_message?"],
    integers: ["healthy"],
    references: { org_id },
  });
  await defineIndexes(schema, "publications", [["org_id", "name"]], { unique: true });
  await defineIndexes(schema, "publications", [["org_id", "seq"]]);
  await defineTable(schema, "publication_connections", {
    texts: ["role"],
    references: { publication_id: ["publications.id", "cascade"], connection_id: ["connections.id", "cascade"] },
    primaryKey: ["publication_id", "connection_id", "role"],
  });
  await defineIndexes(schema, "publication_connections", [["connection_id", "role"]]);
  await createInstructionTables(schema);
}

async function createInstructionTables(schema: Schema): Promise<void> {
  await defineTable(schema, "instructions", {
    isRecord: true,
    texts: ["name", "type", "content"],
    integers: ["global"],
    references: { org_id, "publication_id?": ["publications.id", "cascade"] },
  });
  await defineIndexes(schema, "instructions", [["org_id", "name", "type"]], { unique: true, where: "global = 1" });
  await defineIndexes(schema, "instructions", [
    ["org_id", "seq"],
    ["org_id", "type", "seq"],
    ["org_id", "global", "seq"],
    ["publication_id"],
  ]);
  await defineTable(schema, "instruction_links", {
    isRecord: true,
    texts: ["slot_type"],
    integers: ["position"],
    references: {
      org_id,
      instruction_id: ["instructions.id", "cascade"],
      publication_id: ["publications.id", "cascade"],
    },
  });
  await defineIndexes(schema, "instruction_links", [
    ["org_id", "seq"],
    ["org_id", "slot_type", "seq"],
    ["instruction_id", "seq"],
    ["publication_id", "seq"],
    ["publication_id", "slot_type", "position"],
  ]);
}

const conversation_id = ["conversations.id", "cascade"] as const;

// PostgreSQL takes no more than 2.7 kB into an index; what is longer is told apart by the row itself.
const SUMMARY = "substr(lower(summary), 1, 200)";

/** Jobs, the conversations that they lead to, and what was said and done in those. */
export async function createWorkTables(schema: Schema): Promise<void> {
  await defineTable(schema, "jobs", {
    isRecord: true,
    texts: ["type", "state", "title", "request_json", "publication_ids_json"],
    references: {
      org_id,
      connection_id: ["connections.id", "no action"],
      "user_id?": ["users.id", "set null"],
    },
  });
  await defineIndexes(schema, "jobs", [["org_id", "seq"]]);
  await createConversations(schema);
  await createComments(schema);
  await defineTable(schema, "turns", {
    isRecord: true,
    texts: ["status", "error_message?", "request_json"],
    integers: ["retry_count"],
    references: { org_id, conversation_id, "triggering_comment_id?": ["comments.id", "set null"] },
  });
  await defineIndexes(schema, "turns", [["conversation_id", "seq"], ["triggering_comment_id"]]);
  await defineTable(schema, "entries", {
    isRecord: true,
    texts: ["kind", "status", "message", "details_json?"],
    references: { conversation_id, "turn_id?": ["turns.id", "set null"] },
  });
  await defineIndexes(schema, "entries", [["conversation_id", "seq"], ["turn_id"]]);
}

async function createConversations(schema: Schema): Promise<void> {
  await defineTable(schema, "conversations", {
    isRecord: true,
    texts: [
      ...["publication_name?", "status", "branch?", "output_url?", "excluded_files_json", "trigger_type"],
      ...["operation_type", "title", "labels_json", "summary?", "request_json", "origin_type", "origin_url?"],
    ],
    integers: ["staged"],
    references: {
      org_id,
      "job_id?": ["jobs.id", "set null"],
      "publication_id?": ["publications.id", "set null"],
      "connection_id?": ["connections.id", "set null"],
    },
  });
  const filters = [
    ...["job_id", "publication_id", "status", "staged", "branch", "output_url"],
    ...["operation_type", "origin_type", "origin_url", SUMMARY],
  ];
  await defineIndexes(schema, "conversations", [
    ["org_id", "seq"],
    ...filters.map((column) => ["org_id", column, "seq"]),
    // For what the database does itself when a job, publication or connection goes.
    ["job_id"],
    ["publication_id"],
    ["connection_id"],
  ]);
}

async function createComments(schema: Schema): Promise<void> {
  await defineTable(schema, "comments", {
    isRecord: true,
    texts: ["message", "anchor_json?", "file_path?", "source", "external_id?", "request_json"],
    integers: ["work_requested"],
    references: {
      org_id,
      conversation_id,
      "connection_id?": ["connections.id", "set null"],
      "author_id?": ["users.id", "set null"],
      "reply_to_id?": ["comments.id", "set null"],
    },
  });
  const filters = ["conversation_id", "connection_id", "work_requested", "source", "external_id", "file_path"];
  await defineIndexes(schema, "comments", [
    ["org_id", "seq"],
    ...filters.map((column) => ["org_id", column, "seq"]),
    ["conversation_id", "seq"],
    ["reply_to_id"],
  ]);
  await defineTable(schema, "comment_batches", {
    references: { aggregate_id: ["comments.id", "cascade"], item_id: ["comments.id", "cascade"] },
    primaryKey: ["aggregate_id", "item_id"],
  });
  await defineIndexes(schema, "comment_batches", [["item_id"]]);
}

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
