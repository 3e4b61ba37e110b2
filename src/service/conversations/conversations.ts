import { type Selectable, sql } from "kysely";
import { conflict } from "../../contract/refusals.ts";
import type { Turn } from "../../contract/resources/conversations.ts";
import type { ConversationRow, WithheldFiles } from "../../drafting/conversation.ts";
import type { WithheldFile } from "../../drafting/documents/drafted-file.ts";
import { parseRemote } from "../../git/repository.ts";
import type { PullRequestState } from "../../hosts/code-host.ts";
import { showColumns } from "../../shared/records.ts";
import { decodeUri } from "../../shared/text.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseConnectionFields, parseDetails, parseWithheld } from "../store/columns.ts";
import { bytesOf, containsText } from "../store/page.ts";
import type { Tables } from "../store/schema.ts";
import { readRecord, type Store } from "../store/store.ts";
import { ENTRY_BYTES, insertEntries } from "./entries.ts";

export type TurnRow = Selectable<Tables["turns"]>;

/** How many bytes its texts have. */
export const CONVERSATION_ROW_BYTES = bytesOf("title", "labels_json", "request_json", "withheld_json");

/** How many bytes its texts and its entries have. */
export const CONVERSATION_BYTES = sql<number>`${CONVERSATION_ROW_BYTES} + (
  select coalesce(sum(${ENTRY_BYTES}), 0) from entries where entries.conversation_id = conversations.id)`;

export const TURN_BYTES = bytesOf("request_json", "error_message");

/** `open`: it was reopened. */
export type PullRequestStatus = { conversationId: string; state: PullRequestState };

/** The statuses of a draft that a person has to decide on. */
export const WAITING: readonly string[] = ["staged", "open", "needsAttention"];

/** After a failure or with a question a pull request can be open too. */
const WITH_PULL_REQUEST = ["open", "needsAttention"];

/** The states that each state of a pull request follows; that it was reopened may not have been reported. */
const BEFORE = { open: ["closed"], closed: WITH_PULL_REQUEST, merged: [...WITH_PULL_REQUEST, "closed"] };

export async function recordPullRequestStatus(within: Store, actor: Actor, status: PullRequestStatus): Promise<void> {
  const { conversationId, state } = status;
  const { status: before } = await readRecord(within, "conversations", actor.orgId, conversationId);
  const updated = await within.database
    .updateTable("conversations")
    .set({ status: state, updated_at: within.now(), merged_at: state === "merged" ? within.now() : null })
    .where("id", "=", conversationId)
    .where("status", "in", BEFORE[state])
    .where("output_url", "is not", null)
    // What was dismissed is over, unless it is merged all the same.
    .$if(state === "open", (some) => some.where("dismissed_at", "is", null))
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

/** A conversation that closed without a draft can still get one, unless it was dismissed. */
export function isOpenForWork({ status, branch, dismissed_at }: ConversationRow): boolean {
  if (status === "merged" || status === "cancelled" || dismissed_at) return false;
  return status !== "closed" || branch === null;
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

export function asTurn(row: TurnRow): Turn {
  return {
    ...showColumns(row, "id", "conversation_id", "status", "error_message", "retry_count"),
    ...showColumns(row, "triggering_comment_id", "created_at", "updated_at"),
    request: parseDetails(row.request_json),
    // Not with zod: the answer's schema checks them too.
    steps: JSON.parse(row.steps_json ?? "null"),
  };
}

export type RepositoryDraft = { id: string; status: string; number: number; publicationId: string | null };

type DraftsOf = Pick<ConnectionRow, "org_id" | "config_json">;

const MAX_DRAFTS = 100;

/** The newest conversations whose open pull request is in the connection's repository, whatever their publication uses now. */
export async function readOpenDrafts(store: Store, row: DraftsOf): Promise<RepositoryDraft[]> {
  const open = await selectDrafts(store, row).where("status", "in", WITH_PULL_REQUEST).limit(MAX_DRAFTS).execute();
  return keepDrafts(row, open);
}

/** The newest conversations, of any status, with that pull request of the connection's repository. */
export async function readDraftsOf(store: Store, row: DraftsOf, number: number): Promise<RepositoryDraft[]> {
  const ending = await selectDrafts(store, row).where("output_url", "like", `%/${number}`).execute();
  return keepDrafts(row, ending)
    .filter((draft) => draft.number === number)
    .slice(0, MAX_DRAFTS);
}

/** With pull requests of similar repositories. */
function selectDrafts({ database }: Store, { org_id, config_json }: DraftsOf) {
  return database
    .selectFrom("conversations")
    .select(["id", "status", "output_url", "publication_id as publicationId"])
    .where("org_id", "=", org_id)
    .where("output_url", "is not", null)
    .where(containsText(["output_url"], `/${readName(config_json)}/pull`))
    .orderBy("seq", "desc");
}

function keepDrafts(
  { config_json }: DraftsOf,
  rows: readonly (Omit<RepositoryDraft, "number"> & { output_url: string | null })[],
): RepositoryDraft[] {
  const repository = readName(config_json).toLowerCase();
  return rows.flatMap(({ output_url, ...draft }) => {
    const { name, number } = PULL_REQUEST.exec(output_url ?? "")?.groups ?? {};
    const isOfIt = name !== undefined && decodeUri(name).toLowerCase() === repository;
    return isOfIt ? { ...draft, number: Number(number) } : [];
  });
}

/** Without the host, as in webhooks: git and the pages of a code host may have different ones. */
const PULL_REQUEST = /^https?:\/\/[^/]+\/(?<name>.+)\/(?:pull|pull-requests|pulls)\/(?<number>\d+)$/;

/** By the URL of a pull request; undefined for another. */
export function numberOfPullRequest(url: string | null): number | undefined {
  const { number } = PULL_REQUEST.exec(url ?? "")?.groups ?? {};
  return number === undefined ? undefined : Number(number);
}

/** `owner/name`; empty for a folder. */
function readName(config_json: string): string {
  return parseRemote(parseConnectionFields(config_json).repositoryUrl ?? "")?.name ?? "";
}
