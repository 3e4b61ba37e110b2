import type { Generated } from "kysely";

/** What every table starts with: `seq` is the order of creation, which lists page by. Times are RFC 3339 in UTC. */
type Row = { seq: Generated<number>; id: string; created_at: string; updated_at: string };

/** Columns that end in `_json` hold JSON text; `staged` and the like are 0 or 1. */
export type Tables = {
  users: Row & { org_id: string; name: string; email: string };
  keys: { hash: string; user_id: string };
  connections: Row & {
    org_id: string;
    name: string;
    type: string;
    config_json: string;
    paused: number;
    healthy: number;
    synced_at: string | null;
    remaining_rate_limit_percent: number | null;
  };
  publications: Row & { org_id: string; name: string; config_json: string; synced_at: string | null };
  jobs: Row & {
    org_id: string;
    type: string;
    state: string;
    request_json: string;
    connection_id: string;
    publication_ids_json: string;
  };
  conversations: Row & {
    org_id: string;
    job_id: string;
    publication_id: string;
    connection_id: string;
    status: string;
    staged: number;
    branch: string | null;
    output_url: string | null;
    excluded_files_json: string;
    trigger_type: string;
    operation_type: string;
    title: string;
    summary: string | null;
    origin_type: string;
    origin_url: string | null;
  };
  /** Which record the create with an `Idempotency-Key` made; `body_hash` tells one body from another. */
  idempotency_keys: { org_id: string; key: string; body_hash: string; record_id: string; created_at: string };
  turns: Row & {
    conversation_id: string;
    status: string;
    error_message: string | null;
    retry_count: number;
    request_json: string;
  };
  entries: Row & { conversation_id: string; turn_id: string | null; kind: string; status: string; message: string };
};
