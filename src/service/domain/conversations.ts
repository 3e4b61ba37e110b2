import type { Insertable, Selectable } from "kysely";
import type { Conversation } from "../../contract/conversations.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import type { PullRequestState } from "../../hosts/code-host.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { conflict, notFound } from "../store/errors.ts";
import type { Tables } from "../store/schema.ts";
import { newRow, type Store } from "../store/store.ts";
import { asEntry, type EntryRow, insertEntries, readEntries } from "./entries.ts";

export type ConversationRow = Omit<Selectable<Tables["conversations"]>, "seq">;

/** Stores the conversation of one publication of a job; `running` until its first turn is over. Its ID. */
export async function insertConversation(
  within: Store,
  actor: Actor,
  asked: {
    jobId: string;
    request: DocRequest;
    connectionId: string;
    fromAllSources?: boolean;
    publication: { id: string; name: string };
    origin: { type: "job" | "conversation"; staged: boolean };
  },
): Promise<string> {
  const { request, publication, origin } = asked;
  const row: Insertable<Tables["conversations"]> = {
    ...newRow(within, "cnv"),
    org_id: actor.orgId,
    job_id: asked.jobId,
    publication_id: publication.id,
    publication_name: publication.name,
    connection_id: asked.fromAllSources === true ? null : asked.connectionId,
    status: "running",
    staged: Number(origin.staged),
    branch: null,
    output_url: null,
    excluded_files_json: "[]",
    trigger_type: request.eventType ?? "manual",
    operation_type: "write",
    title: request.title,
    labels_json: JSON.stringify(request.labels ?? []),
    request_json: JSON.stringify(request),
    summary: null,
    origin_type: origin.type,
    origin_url: null,
  };
  await within.database.insertInto("conversations").values(row).execute();
  const config = { conversationId: row.id, jobId: asked.jobId, publicationId: publication.id };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a conversation", config });
  return row.id;
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

/** Changes a conversation. */
export async function updateConversation(within: Store, id: string, to: Partial<ConversationRow>): Promise<void> {
  await within.database
    .updateTable("conversations")
    .set({ ...to, updated_at: within.now() })
    .where("id", "=", id)
    .execute();
}

/** Conversations as answers show them, each with its entries, the oldest first. */
export async function asConversations(store: Store, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const entries = await readEntries(store, ids);
  const grouped = Map.groupBy(entries, (entry) => entry.conversation_id);
  return rows.map((row) => asConversation(row, grouped.get(row.id) ?? []));
}

function asConversation(row: ConversationRow, entries: readonly EntryRow[]): Conversation {
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
    entries: entries.map(asEntry),
  };
}

/** A conversation whose pull request is open no more. */
export type PullRequestStatus = { conversationId: string; state: Exclude<PullRequestState, "open"> };

const MOST_DRAFTS = 100;
const NUMBER = /\/(?:pull|pull-requests|pulls)\/(\d+)$/;

/** The newest 100 conversations with an open pull request in the repository of a docs connection. */
export async function readOpenDrafts(
  { database }: Store,
  connection: { id: string; org_id: string },
): Promise<Pick<ConversationRow, "id" | "output_url">[]> {
  return database
    .selectFrom("conversations")
    .select(["id", "output_url"])
    .where("org_id", "=", connection.org_id)
    .where("status", "=", "open")
    .where("output_url", "is not", null)
    .where("publication_id", "in", (documented) =>
      documented
        .selectFrom("publication_connections")
        .select("publication_id")
        .where("connection_id", "=", connection.id)
        .where("role", "=", "docs"),
    )
    .orderBy("seq", "desc")
    .limit(MOST_DRAFTS)
    .execute();
}

/** The number at the end of a pull request's address. */
export function selectPullRequestNumber(url: string | null): number | undefined {
  const [, number] = NUMBER.exec(url ?? "") ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Gives conversations the status of their pull requests, unless something else happened to them meanwhile. */
export async function recordPullRequestStatuses(
  within: Store,
  actor: Actor,
  fates: readonly PullRequestStatus[],
): Promise<void> {
  for (const { conversationId, state } of fates) {
    const moved = await within.database
      .updateTable("conversations")
      .set({ status: state, updated_at: within.now() })
      .where("id", "=", conversationId)
      .where("status", "=", "open")
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) continue;
    const entry = { kind: "pullRequestState", status: "success", message: `The pull request was ${state}.` } as const;
    await insertEntries(within, { conversationId, turnId: null }, [entry]);
    const note = { type: "action-update", summary: "Saw what became of a pull request" } as const;
    const delta = `status: "open" → "${state}"`;
    await writeAudit(within, actor, { ...note, delta, config: { conversationId } });
  }
}

/** A conversation that closed since there was nothing to write has no draft, and may get one. */
export function checkOpenForWork({ status, branch, publication_id: publicationId }: ConversationRow): void {
  if (publicationId === null) throw conflict("This conversation has no publication, so no work can be done in it.");
  const isOver = status === "merged" || status === "cancelled" || (status === "closed" && branch !== null);
  if (!isOver) return;
  throw conflict(
    `This conversation is ${status}, so no more work is done in it: start another one, or comment with workRequested false.`,
  );
}
