import { ReleaseDocsError } from "../../release-docs-error.ts";
import { publishDraft } from "../drafts/publish-draft.ts";
import { leaveOutFiles } from "../drafts/pull-request-text.ts";
import type { ServiceParts } from "../procedures.ts";
import {
  asConversations,
  type ConversationRow,
  insertEntries,
  type NewEntry,
  updateConversation,
} from "../records/conversation-record.ts";
import { readPublication } from "../records/read-publication.ts";
import { badRequest, conflict } from "../refusal.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";

/** What an update of a conversation may say. */
export type DraftUpdate = { staged?: boolean | undefined; excludedFiles?: string[] | undefined };

type Parts = Omit<ServiceParts, "worker">;
type Change = { to: Partial<ConversationRow>; entries: readonly NewEntry[] };

/**
 * Opens a staged draft as a pull request, or takes files back on its branch (interface, "Conversations", rule 4). 400
 * for both at once and for neither; 409 where the draft is not there to be changed, or its code host refuses.
 */
export async function updateDraft(
  parts: Parts,
  actor: Actor,
  row: ConversationRow,
  { staged, excludedFiles }: DraftUpdate,
): Promise<void> {
  if (staged !== undefined && excludedFiles !== undefined) {
    throw badRequest("Give staged or excludedFiles, not both in one update.");
  }
  if (staged === undefined && excludedFiles === undefined) throw badRequest("Give staged or excludedFiles.");
  if (row.status === "running") throw conflict("This conversation is being written: wait until it is not running.");
  const change = await (staged === undefined
    ? excludeFiles(parts, row, excludedFiles ?? [])
    : setStaged(parts, row, staged)
  ).catch((error: unknown) => {
    // What the code host refuses is told to the caller, who can mend it.
    throw error instanceof ReleaseDocsError ? conflict(`${error.message} ${error.hint}`) : error;
  });
  if (change === undefined) return;
  await parts.store.transaction(async (within) => {
    await insertEntries(within, { conversationId: row.id, turnId: null }, change.entries);
    await updateConversation(within, row.id, change.to);
    const delta = describeDelta(row, { ...row, ...change.to });
    const config = { conversationId: row.id };
    await writeAudit(within, actor, { type: "action-update", summary: "Updated a conversation", delta, config });
  });
}

async function setStaged(parts: Parts, row: ConversationRow, staged: boolean): Promise<Change | undefined> {
  if (staged === (row.staged === 1)) return undefined;
  if (staged) throw conflict("A draft that is not staged cannot be staged again.");
  if (row.branch === null) throw conflict("This conversation has no draft to publish yet.");
  const { draft, config } = await openDraft(parts, row, row.branch);
  if (draft.pullRequests === undefined) {
    throw conflict(`This code host has no pull requests: the draft stays on the branch ${row.branch}.`);
  }
  const [conversation] = await asConversations(parts.store, [row]);
  const told = conversation?.entries?.findLast(({ kind }) => kind === "pullRequest")?.message ?? "";
  const body = leaveOutFiles(told, JSON.parse(row.excluded_files_json));
  const entries: NewEntry[] = [];
  const tell = async (kind: string, message: string) => void entries.push({ kind, message, status: "success" });
  const output_url = await publishDraft(draft.pullRequests, config, { title: row.title, body }, tell);
  return { to: { status: "open", staged: 0, output_url }, entries };
}

async function excludeFiles(parts: Parts, row: ConversationRow, files: string[]): Promise<Change> {
  if (row.branch === null) throw conflict("This conversation has no draft to exclude files from.");
  const before: string[] = JSON.parse(row.excluded_files_json);
  const returned = before.filter((file) => !files.includes(file));
  if (returned.length > 0) throw conflict(`Excluded files cannot be taken in again: ${returned.join(", ")}.`);
  const { draft } = await openDraft(parts, row, row.branch);
  await draft.restoreFiles(files);
  return { to: { excluded_files_json: JSON.stringify(files) }, entries: [] };
}

async function openDraft(parts: Parts, row: ConversationRow, branch: string) {
  if (row.publication_id === null) throw conflict("The publication of this conversation is gone.");
  const { config, docs } = await readPublication(parts, row.publication_id);
  const host = await parts.places.openCodeHost(docs);
  return { config, draft: await host.openDraft(branch, { base: config.pullRequest?.base }) };
}
