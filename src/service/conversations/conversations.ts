import { type Selectable, sql } from "kysely";
import type { Conversation, Turn } from "../../contract/conversations.ts";
import { conflict } from "../../contract/refusals.ts";
import { type ConversationRow, showConversation, type WithheldFiles } from "../../drafting/conversation.ts";
import type { WithheldFile } from "../../drafting/documents/drafted-file.ts";
import type { PullRequestState } from "../../hosts/code-host.ts";
import { newRow, showColumns } from "../../shared/records.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseDetails, parseWithheld } from "../store/columns.ts";
import { bytesOf } from "../store/page.ts";
import type { NewRecord } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import { readRecord, type Store } from "../store/store.ts";
import { buildTask } from "../worker/queue.ts";
import { asEntry, ENTRY_BYTES, insertEntries, readEntries } from "./entries.ts";

export type TurnRow = Selectable<Tables["turns"]>;

/** Of its texts. */
export const CONVERSATION_ROW_BYTES = bytesOf("title", "labels_json", "request_json", "withheld_json");

/** Of its texts and its entries. */
export const CONVERSATION_BYTES = sql<number>`${CONVERSATION_ROW_BYTES} + (
  select coalesce(sum(${ENTRY_BYTES}), 0) from entries where entries.conversation_id = conversations.id)`;

export const TURN_BYTES = bytesOf("request_json", "error_message");

export async function asConversations(store: Store, rows: readonly ConversationRow[]): Promise<Conversation[]> {
  const ids = rows.map(({ id }) => id);
  const entries = await readEntries(store, ids);
  const entriesOf = Map.groupBy(entries, ({ conversation_id: id }) => id);
  return rows.map((row) => ({
    ...showConversation(row),
    entries: (entriesOf.get(row.id) ?? []).map(asEntry),
  }));
}

/** `open`: it was reopened. */
export type PullRequestStatus = { conversationId: string; state: PullRequestState };

/** After a failure or with a question a pull request can be open too. */
export const WITH_PULL_REQUEST = ["open", "needsAttention"];

/** The states that each state of a pull request follows; that it was reopened may not have been reported. */
const BEFORE = { open: ["closed"], closed: WITH_PULL_REQUEST, merged: [...WITH_PULL_REQUEST, "closed"] };

export async function recordPullRequestStatus(within: Store, actor: Actor, status: PullRequestStatus): Promise<void> {
  const { conversationId, state } = status;
  const { status: before } = await readRecord(within, "conversations", actor.orgId, conversationId);
  const updated = await within.database
    .updateTable("conversations")
    .set({ status: state, updated_at: within.now() })
    .where("id", "=", conversationId)
    .where("status", "in", BEFORE[state])
    .where("output_url", "is not", null)
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return;
  const message = `The pull request was ${state === "open" ? "reopened" : state}.`;
  const entry = { kind: "pullRequestState", status: "success", message } as const;
  await insertEntries(within, { conversationId, turnId: null }, [entry]);
  const note = { type: "action-update", summary: "Updated a conversation from its pull request" } as const;
  const delta = `status: "${before}" → "${state}"`;
  await writeAudit(within, actor, { ...note, delta, config: { conversationId } });
}

/** Conversations that write to one branch have its pull request together. */
export async function sharePullRequest(
  within: Store,
  { id, org_id, publication_id, branch, status, output_url }: ConversationRow,
): Promise<void> {
  if (status !== "open" || branch === null || publication_id === null || output_url === null) return;
  await within.database
    .updateTable("conversations")
    .set({ output_url, staged: 0, updated_at: within.now() })
    .set("status", sql<string>`case when status = 'staged' then 'open' else status end`)
    .where(({ and }) => and({ org_id, publication_id, branch }))
    .where("id", "!=", id)
    .where("status", "in", ["staged", "running", ...WITH_PULL_REQUEST])
    .execute();
}

/** A conversation that closed without a draft can still get one. */
export function isOpenForWork({ status, branch }: ConversationRow): boolean {
  return status !== "merged" && status !== "cancelled" && (status !== "closed" || branch === null);
}

/** 409 if no work is possible. */
export function checkOpenForWork(conversation: ConversationRow): void {
  const { status, publication_id: publicationId } = conversation;
  if (publicationId === null) throw conflict("This conversation has no publication, so no work can be done in it.");
  if (isOpenForWork(conversation)) return;
  throw conflict(
    `This conversation is ${status} and takes no more work. Start another one, or comment with workRequested false.`,
  );
}

export function readWithheld({ withheld_json }: Pick<ConversationRow, "withheld_json">): Map<string, WithheldFile> {
  return new Map(parseWithheld(withheld_json ?? "[]").map((one) => [one.file.path, one]));
}

/** Stores contents before the files are excluded on the branch, where a repeated call would not find them. */
export async function storeWithheld({ database }: Store, conversationId: string, files: WithheldFiles): Promise<void> {
  const withheld_json = JSON.stringify([...files.values()]);
  await database.updateTable("conversations").set({ withheld_json }).where("id", "=", conversationId).execute();
}

/** With its task, to be inserted after `checkQueue`. `commentId`: the comment that requested the turn. */
export function buildTurn(
  within: Store,
  actor: Actor,
  conversationId: string,
  { request, commentId = null }: { request: object; commentId?: string | null },
): NewRecord[] {
  const turn = {
    ...newRow(within, "trn"),
    org_id: actor.orgId,
    conversation_id: conversationId,
    status: "running",
    retry_count: 0,
    request_json: JSON.stringify(request),
    triggering_comment_id: commentId,
  };
  const task = buildTask(within, actor, { kind: "turn", subjectId: turn.id, conversationId });
  return [{ table: "turns", row: turn }, task];
}

export function asTurn(row: TurnRow): Turn {
  return {
    ...showColumns(row, "id", "conversation_id", "status", "error_message", "retry_count"),
    ...showColumns(row, "triggering_comment_id", "created_at", "updated_at"),
    request: parseDetails(row.request_json),
  };
}
