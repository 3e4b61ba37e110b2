import type { DocRequest } from "../contract/jobs.ts";
import type { PublicationConfig } from "../contract/publications.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { type ConversationRow, insertEntry } from "./conversation-record.ts";
import { newRow, type Store } from "./store/store.ts";
import type { Workspace } from "./workspace.ts";
import { type WrittenDraft, writeDraft } from "./write-draft.ts";

type Parts = { store: Store; workspace: Workspace };
type Turn = { id: string; conversation_id: string };

/** Does one turn's work and records it; whether it ended well, with documents or with nothing to change. */
export async function performTurn(parts: Parts, conversation: ConversationRow, request: DocRequest): Promise<boolean> {
  const { store, workspace } = parts;
  const turn = await startTurn(store, conversation, request);
  try {
    const publication = await readPublication(store, conversation.publication_id);
    const draft = await writeDraft(workspace, publication, request, new Date(store.now()));
    await recordDraft(store, turn, draft);
    return true;
  } catch (error) {
    await recordFailure(store, turn, error);
    return false;
  }
}

/** A new turn; or the one that an earlier process was killed in, begun again. */
async function startTurn(store: Store, conversation: ConversationRow, request: DocRequest): Promise<Turn> {
  const interrupted = await store.database
    .selectFrom("turns")
    .select(["id", "conversation_id"])
    .where("conversation_id", "=", conversation.id)
    .where("status", "=", "running")
    .executeTakeFirst();
  if (interrupted !== undefined) {
    await store.database.deleteFrom("entries").where("turn_id", "=", interrupted.id).execute();
    return interrupted;
  }
  const turn = {
    ...newRow(store, "trn"),
    conversation_id: conversation.id,
    status: "running",
    error_message: null,
    retry_count: 0,
    request_json: JSON.stringify(request),
  };
  await store.database.insertInto("turns").values(turn).execute();
  return turn;
}

async function readPublication(store: Store, id: string): Promise<{ name: string; config: PublicationConfig }> {
  const row = await store.database
    .selectFrom("publications")
    .select(["name", "config_json"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { name: row.name, config: JSON.parse(row.config_json) };
}

async function recordDraft(store: Store, turn: Turn, draft: WrittenDraft): Promise<void> {
  for (const { kind, message } of draft.entries) await insertEntry(store, turn, { kind, message, status: "success" });
  await settle(store, turn, draft.branch === undefined ? "no_changes" : "success", null, {
    // A repository on disk has no pull requests: its drafts wait as branches, which is what staged means.
    status: draft.branch === undefined ? "closed" : "staged",
    staged: Number(draft.branch !== undefined),
    branch: draft.branch ?? null,
    title: draft.title,
    summary: draft.summary,
  });
}

async function recordFailure(store: Store, turn: Turn, error: unknown): Promise<void> {
  const message =
    error instanceof ReleaseDocsError
      ? `${error.message} ${error.hint} (${error.code})`
      : `The service failed: ${String(error)}`;
  await insertEntry(store, turn, { kind: "error", status: "error", message });
  await settle(store, turn, "error", message, { status: "needsAttention", summary: message });
}

async function settle(
  store: Store,
  turn: Turn,
  status: "success" | "no_changes" | "error",
  errorMessage: string | null,
  conversation: Partial<Pick<ConversationRow, "status" | "staged" | "branch" | "title" | "summary">>,
): Promise<void> {
  const updated_at = store.now();
  await store.database
    .updateTable("turns")
    .set({ status, error_message: errorMessage, updated_at })
    .where("id", "=", turn.id)
    .execute();
  await store.database
    .updateTable("conversations")
    .set({ ...conversation, updated_at })
    .where("id", "=", turn.conversation_id)
    .execute();
}
