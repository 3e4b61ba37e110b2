import type { TableDefinition } from "./databases/dialect.ts";
import { SUMMARY, VIEW } from "./indexed.ts";
import type { AddedOf, RecordColumns, RowOf } from "./table-types.ts";
import { PEOPLE_TABLES } from "./tables/people.ts";

const org_id = ["organizations.id", "cascade"] as const;
const user_id = ["users.id", "cascade"] as const;
const connection_id = ["connections.id", "cascade"] as const;
const publication_id = ["publications.id", "cascade"] as const;
const conversation_id = ["conversations.id", "cascade"] as const;

/** Released definitions never change: new columns and indexes go into `added`. Booleans are 1 and 0. */
export const TABLES = {
  ...PEOPLE_TABLES,
  // `secrets` is the secret part of the configuration, encrypted. A deleted row stays, since other records name it.
  connections: {
    texts: ["name", "type", "config_json", "secrets?", "health_message?", "health_error?", "synced_at?", "deleted_at?"],
    integers: ["paused", "healthy", "remaining_rate_limit_percent?"],
    references: { org_id },
    filters: ["name", "type"],
    // `sync_queued_at`: when the schedule last queued a sync, up to a tenth of its interval later. `events_until`: of a sync.
    added: {
      "2026-11-23-sync-schedule": { texts: ["sync_queued_at?"], integers: ["sync_failures?"] },
      "2026-11-23-webhooks": { indexes: [["type", "seq"]] },
      // Finds connections by what webhooks name; see `keyOfRepository`.
      "2026-11-26-webhook-repositories": { texts: ["repository?"], indexes: [["repository", "org_id", "seq"]] },
      "2026-11-29-lost-work": { texts: ["events_until?"] },
    },
  },
  connection_histories: {
    texts: ["head", "tags_json"],
    references: { connection_id },
    primaryKey: ["connection_id"],
  },
  // The releases and merges that were counted, by tag and number: each once, however they were found.
  connection_events: {
    created: "2026-11-23-webhooks",
    texts: ["event", "name"],
    references: { connection_id },
    primaryKey: ["connection_id", "event", "name"],
  },
  // Of the connection of an app. `facts_json` is what its task needs of the payload, also to process it again.
  webhook_deliveries: {
    created: "2026-11-23-webhooks",
    texts: ["delivery_id", "event", "action?", "status", "message?", "facts_json?"],
    references: { org_id, connection_id },
    unique: { columns: ["connection_id", "delivery_id"] },
    indexes: [["connection_id", "seq"], ["org_id"]],
    // `repository`: `owner/name`; `conversation_ids_json`: which it started or changed; `subject`: which text of people.
    added: {
      "2026-11-27-webhook-redeliveries": { texts: ["repository?", "conversation_ids_json?"] },
      "2026-11-29-lost-work": { texts: ["subject?"], indexes: [["connection_id", "subject"]] },
    },
  },
  publications: {
    texts: ["name", "branch_name?", "config_json", "synced_at?", "health_message?"],
    integers: ["healthy"],
    references: { org_id },
    unique: { columns: ["org_id", "name"] },
    filters: [],
    added: { "2026-11-23-sync-schedule": { texts: ["sync_queued_at?"] } },
  },
  publication_connections: {
    choices: { role: ["source", "docs", "notifier"] },
    references: { publication_id, connection_id },
    primaryKey: ["publication_id", "connection_id", "role"],
    indexes: [["connection_id", "role"]],
  },
  instructions: {
    texts: ["name", "type", "content"],
    integers: ["global"],
    references: { org_id, "publication_id?": publication_id },
    unique: { columns: ["org_id", "name", "type"], where: "global = 1" },
    filters: ["type", "global"],
    indexes: [["publication_id"]],
  },
  instruction_links: {
    texts: ["slot_type"],
    integers: ["position"],
    references: { org_id, instruction_id: ["instructions.id", "cascade"], publication_id },
    filters: ["slot_type"],
    indexes: [
      ["instruction_id", "seq"],
      ["publication_id", "seq"],
      ["publication_id", "slot_type", "position"],
    ],
  },
  jobs: {
    texts: ["type", "state", "title", "request_json", "publication_ids_json"],
    references: { org_id, connection_id: ["connections.id", "no action"], "user_id?": ["users.id", "set null"] },
    filters: [],
    added: {
      "2026-11-22-organization-billing": { indexes: [["org_id", "type", "created_at"]] },
      "2026-11-28-job-outcomes": { texts: ["outcome?"] },
    },
  },
  // `publication_name` outlives the publication.
  conversations: {
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
    filters: [
      ...["job_id", "publication_id", "status", "staged", "branch", "output_url"],
      ...["operation_type", "origin_type", "origin_url", SUMMARY],
    ],
    indexes: [["job_id"], ["publication_id"], ["connection_id"]],
    added: {
      // Comments before `excluded_at` do not change the excluded files.
      "2026-11-22-draft-sets": { texts: ["withheld_json?", "excluded_at?"] },
      // The app filters by both at once.
      "2026-11-27-list-filters": { indexes: [["org_id", "publication_id", "status", "seq"]] },
      "2026-11-30-inbox": {
        texts: ["dismissed_at?"],
        integers: ["changed_files?"],
        references: { "assignee_id?": ["users.id", "set null"] },
        indexes: [["assignee_id"], ["org_id", VIEW, "seq"]],
      },
      // `drafted_at`: the first time; `model_cost` in millionths of a USD.
      "2026-11-30-timeline": {
        texts: ["drafted_at?", "merged_at?"],
        integers: ["model_cost?"],
        indexes: ["created_at", "merged_at"].map((time) => ["org_id", time]),
      },
    },
  },
  // What a conversation documents: a tag, or while it is not known the newest commit of a first release.
  conversation_releases: {
    created: "2026-11-30-timeline",
    texts: ["revision"],
    references: { connection_id, conversation_id },
    primaryKey: ["connection_id", "revision", "conversation_id"],
    indexes: [["conversation_id"]],
  },
  comments: {
    texts: ["message", "anchor_json?", "file_path?", "source", "external_id?", "request_json"],
    integers: ["work_requested"],
    references: {
      org_id,
      conversation_id,
      "connection_id?": ["connections.id", "set null"],
      "author_id?": ["users.id", "set null"],
      "reply_to_id?": ["comments.id", "set null"],
    },
    filters: ["conversation_id", "connection_id", "work_requested", "source", "external_id", "file_path"],
    indexes: [["conversation_id", "seq"], ["reply_to_id"]],
    added: {
      "2026-11-22-draft-sets": { texts: ["anchored_lines?"] },
      "2026-11-30-reviews": { texts: ["resolved_at?"] },
    },
  },
  comment_batches: {
    references: { aggregate_id: ["comments.id", "cascade"], item_id: ["comments.id", "cascade"] },
    primaryKey: ["aggregate_id", "item_id"],
    indexes: [["item_id"]],
  },
  turns: {
    texts: ["status", "error_message?", "request_json"],
    integers: ["retry_count"],
    references: { org_id, conversation_id, "triggering_comment_id?": ["comments.id", "set null"] },
    indexes: [["conversation_id", "seq"], ["triggering_comment_id"]],
    added: { "2026-11-30-live-steps": { texts: ["steps_json?"] } },
  },
  entries: {
    texts: ["kind", "status", "message", "details_json?"],
    references: { conversation_id, "turn_id?": ["turns.id", "set null"] },
    indexes: [["conversation_id", "seq"], ["turn_id"]],
  },
  tasks: {
    texts: [
      ...["kind", "subject_id", "payload_json", "request_id?", "user_name?"],
      ...["run_after", "lease_token?", "lease_until?"],
    ],
    integers: ["attempts"],
    references: { org_id, "conversation_id?": conversation_id },
    indexes: [["run_after", "seq"], ["conversation_id", "seq"], ["subject_id"]],
    added: {
      "2026-11-22-fairness": {
        indexes: [
          ["org_id", "run_after", "seq"],
          ["org_id", "lease_until"],
        ],
      },
      "2026-11-29-lost-work": { integers: ["interruptions?"] },
    },
  },
  idempotency_keys: {
    texts: ["key", "body_hash", "record_id", "created_at"],
    references: { org_id },
    primaryKey: ["org_id", "key"],
    indexes: [["created_at"]],
  },
  audit_logs: {
    texts: ["request_id?", "user_name?", "admin_user_name?", "type", "summary", "delta", "config_json"],
    references: { org_id },
    // Their indexes are dropped by the migration that adds those below.
    filters: ["type", SUMMARY],
    added: {
      "2026-11-22-audit-log-times": {
        indexes: [
          ["org_id", "created_at", "seq"],
          ["org_id", "type", "created_at", "seq"],
          ["org_id", SUMMARY, "created_at", "seq"],
        ],
      },
    },
  },
  // The language model of an organization. `key` is encrypted.
  models: {
    created: "2026-11-22-writing-models",
    texts: ["name", "url", "key?"],
    integers: ["budget", "stream"],
    references: { org_id },
    primaryKey: ["org_id"],
  },
  model_responses: {
    created: "2026-11-22-writing-models",
    texts: ["digest", "response", "created_at"],
    references: { org_id, conversation_id },
    primaryKey: ["conversation_id", "digest"],
    indexes: [["created_at"]],
  },
  // One for each person and conversation, of its newest outcome. `mail`: `now` or `daily`, then `sent`.
  notifications: {
    created: "2026-11-30-notifications",
    texts: ["kind", "read_at?", "mail?"],
    references: { org_id, user_id, conversation_id },
    indexes: [["user_id", "seq"], ["conversation_id"], ["created_at"]],
  },
  // Work that one process does at a time.
  leases: {
    created: "2026-11-23-sync-schedule",
    texts: ["name", "token", "lease_until"],
    primaryKey: ["name"],
  },
} as const satisfies Record<string, TableDefinition>;

export type Tables = {
  [Name in keyof typeof TABLES]: RowOf<(typeof TABLES)[Name]> &
    AddedOf<(typeof TABLES)[Name]> &
    ((typeof TABLES)[Name] extends { primaryKey: unknown } ? unknown : RecordColumns);
};
