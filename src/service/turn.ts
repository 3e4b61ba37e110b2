import type { DocRequest } from "../contract/jobs.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { type ConversationRow, insertEntry } from "./conversation-record.ts";
import { publishDraft } from "./drafts/publish-draft.ts";
import { type Tell, type WrittenDraft, writeDraft } from "./drafts/write-draft.ts";
import { readPublication } from "./read-publication.ts";
import { newRow, type Store } from "./store/store.ts";
import type { Workspace } from "./workspace.ts";

type Parts = { store: Store; workspace: Workspace };
type Turn = { id: string; conversation_id: string };
type Ended = Partial<Pick<ConversationRow, "status" | "staged" | "branch" | "output_url" | "title" | "summary">>;

/** Does one turn's work and records it; whether it ended well, with documents or with nothing to change. */
export async function performTurn(parts: Parts, conversation: ConversationRow, request: DocRequest): Promise<boolean> {
  const { store, workspace } = parts;
  const turn = await startTurn(store, conversation, request);
  const notices: string[] = [];
  const tell: Tell = (kind, message) => {
    if (kind === "notice") notices.push(message);
    return insertEntry(store, turn, { kind, message, status: "success" });
  };
  let ended: Ended = {};
  try {
    const publication = await readPublication(store, conversation.publication_id);
    const draft = await writeDraft(workspace, publication, { request, now: new Date(store.now()), tell });
    ended = describeDraft(draft);
    const { pullRequests } = draft;
    // A draft that has a pull request already is staged no more.
    const isPublished = conversation.staged === 0 || pullRequests?.openUrl !== undefined;
    if (draft.branch !== undefined && pullRequests !== undefined) {
      await tell("pullRequest", draft.body);
      if (isPublished) {
        const output_url = await publishDraft(pullRequests, draft.config, draft, tell);
        ended = { ...ended, status: "open", staged: 0, output_url };
      }
    }
    const summary = [draft.summary, ...notices].join(" ");
    await settle(store, turn, draft.branch === undefined ? "no_changes" : "success", null, { ...ended, summary });
    return true;
  } catch (error) {
    await recordFailure(store, turn, error, ended);
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

/** How the conversation stands with a draft that has no pull request yet, or with nothing to change. */
function describeDraft({ branch, title, summary, pullRequests }: WrittenDraft): Ended {
  if (branch === undefined) {
    return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
  }
  return { status: "staged", staged: 1, branch, output_url: pullRequests?.compareUrl ?? null, title, summary };
}

/** Records a failure; a draft that was left before it stays known. */
async function recordFailure(store: Store, turn: Turn, error: unknown, left: Ended): Promise<void> {
  const message =
    error instanceof ReleaseDocsError
      ? `${error.message} ${error.hint} (${error.code})`
      : `The service failed: ${String(error)}`;
  await insertEntry(store, turn, { kind: "error", status: "error", message });
  await settle(store, turn, "error", message, { ...left, status: "needsAttention", summary: message });
}

async function settle(
  store: Store,
  turn: Turn,
  status: "success" | "no_changes" | "error",
  errorMessage: string | null,
  conversation: Ended,
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
