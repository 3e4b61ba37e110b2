import { defineIndexes, defineTable, type Schema } from "./define-table.ts";

const org_id = ["organizations.id", "cascade"] as const;
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
