import type { Generated } from "kysely";

/** What every table of records starts with: `seq` is the order of creation, which lists page by. */
type Row = { seq: Generated<number>; id: string; created_at: string; updated_at: string };

/** A row of an organization. */
type OwnedRow = Row & { org_id: string };

/**
 * The tables, the same on SQLite and PostgreSQL. Times are RFC 3339 in UTC with milliseconds, columns that end in
 * `_json` hold JSON text, yes and no are 1 and 0.
 */
export type Tables = {
  organizations: Row & {
    name: string;
    state: Generated<"active" | "suspended">;
    /** Why it is suspended. */
    state_reason: string | null;
    /** How many jobs it may create in a calendar month of UTC; null without a limit. */
    monthly_jobs: number | null;
  };
  users: OwnedRow & { auth_id: string; email: string; name: string; invitation_accepted: number };
  roles: OwnedRow & { name: string; builtin: number; permissions_json: string };
  user_roles: { user_id: string; role_id: string };
  /** A permission on one record: `resource` and `verb` as in a role, and the record's ID. */
  grants: { user_id: string; resource: string; verb: string; record_id: string };
  /** `lookup` finds the key, `hash` decides; neither tells it. */
  keys: OwnedRow & {
    user_id: string;
    name: string;
    lookup: string;
    hash: string;
    expires_at: string | null;
    revoked_at: string | null;
  };
  connections: OwnedRow & {
    name: string;
    type: string;
    config_json: string;
    /** What of the configuration is secret, encrypted. */
    secrets: string | null;
    paused: number;
    healthy: number;
    health_message: string | null;
    health_error: string | null;
    synced_at: string | null;
    remaining_rate_limit_percent: number | null;
    /** A connection is not removed: what was done with it still names it. */
    deleted_at: string | null;
  };
  /** The repository of a connection as its last sync found it: what came since then is new. */
  connection_histories: { connection_id: string; head: string; tags_json: string };
  publications: OwnedRow & {
    name: string;
    branch_name: string | null;
    config_json: string;
    synced_at: string | null;
    healthy: number;
    health_message: string | null;
  };
  publication_connections: {
    publication_id: string;
    connection_id: string;
    role: "source" | "docs" | "notifier";
  };
  instructions: OwnedRow & {
    name: string;
    type: string;
    content: string;
    /** 1 for one of the library; 0 for one that only `publication_id` has. */
    global: number;
    publication_id: string | null;
  };
  instruction_links: OwnedRow & {
    instruction_id: string;
    publication_id: string;
    slot_type: string;
    position: number;
  };
  jobs: OwnedRow & {
    type: string;
    state: string;
    title: string;
    request_json: string;
    connection_id: string;
    publication_ids_json: string;
    user_id: string | null;
  };
  conversations: OwnedRow & {
    job_id: string | null;
    /** Null once the publication is deleted; `publication_name` stays. */
    publication_id: string | null;
    publication_name: string | null;
    connection_id: string | null;
    status: string;
    staged: number;
    branch: string | null;
    output_url: string | null;
    excluded_files_json: string;
    /** What excluded files would say, where that is known. */
    withheld_json: string | null;
    /** When a caller last gave the set of excluded files: what comments asked before has no say any more. */
    excluded_at: string | null;
    trigger_type: string;
    operation_type: string;
    title: string;
    labels_json: string;
    summary: string | null;
    request_json: string;
    origin_type: string;
    origin_url: string | null;
  };
  comments: OwnedRow & {
    conversation_id: string;
    connection_id: string | null;
    author_id: string | null;
    message: string;
    work_requested: number;
    anchor_json: string | null;
    /** What the lines of the anchor were, without the last line's end. */
    anchored_lines: string | null;
    file_path: string | null;
    source: string;
    external_id: string | null;
    request_json: string;
    reply_to_id: string | null;
  };
  /** Which comments were sent as one. */
  comment_batches: { aggregate_id: string; item_id: string };
  turns: OwnedRow & {
    conversation_id: string;
    status: string;
    error_message: string | null;
    retry_count: number;
    request_json: string;
    triggering_comment_id: string | null;
  };
  entries: Row & {
    conversation_id: string;
    turn_id: string | null;
    kind: string;
    status: string;
    message: string;
    /** What the message says, for programs. */
    details_json: string | null;
  };
  /** Work to do; `lease_token` is whose it is until `lease_until`. */
  tasks: OwnedRow & {
    kind: string;
    subject_id: string;
    conversation_id: string | null;
    payload_json: string;
    request_id: string | null;
    user_name: string | null;
    attempts: number;
    run_after: string;
    lease_token: string | null;
    lease_until: string | null;
  };
  /** Which record the create with an `Idempotency-Key` made; `body_hash` tells one body from another. */
  idempotency_keys: { org_id: string; key: string; body_hash: string; record_id: string; created_at: string };
  audit_logs: OwnedRow & {
    request_id: string | null;
    user_name: string | null;
    admin_user_name: string | null;
    type: string;
    summary: string;
    delta: string;
    config_json: string;
  };
};
