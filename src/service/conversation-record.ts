import type { Insertable, Selectable } from "kysely";
import type { Conversation } from "../contract/conversations.ts";
import type { DocRequest } from "../contract/jobs.ts";
import { notFound } from "./refusal.ts";
import { newRow, type Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";

export type ConversationRow = Omit<Selectable<Tables["conversations"]>, "seq">;

/** Stores the conversation of one publication of a job; `running` until its first turn is over. */
export async function insertConversation(
  store: Store,
  job: { id: string; org_id: string; connection_id: string; request_json: string },
  publicationId: string,
  origin: { originType: "job" | "conversation"; staged: boolean },
): Promise<ConversationRow> {
  const request: DocRequest = JSON.parse(job.request_json);
  const publication = await store.database
    .selectFrom("publications")
    .select("name")
    .where("id", "=", publicationId)
    .executeTakeFirstOrThrow();
  const row: Insertable<Tables["conversations"]> & ConversationRow = {
    ...newRow(store, "cnv"),
    org_id: job.org_id,
    job_id: job.id,
    publication_id: publicationId,
    publication_name: publication.name,
    connection_id: job.connection_id,
    status: "running",
    staged: Number(origin.staged),
    branch: null,
    output_url: null,
    excluded_files_json: "[]",
    trigger_type: request.eventType ?? "manual",
    operation_type: "write",
    title: request.title,
    labels_json: JSON.stringify(request.labels ?? []),
    request_json: job.request_json,
    summary: null,
    origin_type: origin.originType,
    origin_url: null,
  };
  await store.database.insertInto("conversations").values(row).execute();
  return row;
}

/** The conversation with this ID in the organization; 404 when there is none. */
export async function readConversation(store: Store, orgId: string, id: string): Promise<ConversationRow> {
  const row = await store.database
    .selectFrom("conversations")
    .selectAll()
    .where("id", "=", id)
    .where("org_id", "=", orgId)
    .executeTakeFirst();
  if (row === undefined) throw notFound("conversation", id);
  return row;
}

/** Adds one line of what was done to a conversation; `id` is null where no turn did it. */
export async function insertEntry(
  store: Store,
  turn: { id: string | null; conversation_id: string },
  entry: { kind: string; status: "success" | "error"; message: string },
): Promise<void> {
  const row = { ...newRow(store, "ent"), conversation_id: turn.conversation_id, turn_id: turn.id, ...entry };
  await store.database.insertInto("entries").values(row).execute();
}

/** The conversation as answers show it, with its publication's name and its entries, the oldest first. */
export async function asConversation(store: Store, row: ConversationRow): Promise<Conversation> {
  const entries = await store.database
    .selectFrom("entries")
    .selectAll()
    .where("conversation_id", "=", row.id)
    .orderBy("seq")
    .execute();
  const excludedFiles: string[] = JSON.parse(row.excluded_files_json);
  const labels: string[] = JSON.parse(row.labels_json);
  return {
    id: row.id,
    orgId: row.org_id,
    jobId: row.job_id,
    publicationId: row.publication_id,
    publicationName: row.publication_name,
    connectionId: row.connection_id,
    status: row.status,
    staged: row.staged === 1,
    branch: row.branch,
    outputUrl: row.output_url,
    excludedFiles,
    triggerType: row.trigger_type,
    operationType: row.operation_type,
    title: row.title,
    labels,
    summary: row.summary,
    originType: row.origin_type,
    originURL: row.origin_url,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    entries: entries.map(({ id, kind, status, message, created_at }) => ({
      id,
      kind,
      status,
      message,
      createdAt: created_at,
    })),
  };
}
