import type { DocRequest } from "../../contract/jobs.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { publishDraft } from "../drafts/publish-draft.ts";
import { type Tell, type WrittenDraft, writeDraft } from "../drafts/write-draft.ts";
import { openWorkspace } from "../places/open-workspace.ts";
import type { Places } from "../places/place.ts";
import {
  type ConversationRow,
  insertEntries,
  type NewEntry,
  readConversation,
  updateConversation,
} from "../records/conversation-record.ts";
import { settleJob, startJob } from "../records/job-record.ts";
import { type ConnectedParts, readConnectedRepository } from "../records/read-connected-repository.ts";
import { readPublication } from "../records/read-publication.ts";
import { endTurn, readTurn, type TurnEnd, type TurnRow } from "../records/turn-record.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { actorOf } from "./tasks.ts";
import type { Performer, Work } from "./worker.ts";

type Parts = ConnectedParts & { places: Places; onFault: (error: unknown) => void };
type Ended = Partial<Pick<ConversationRow, "status" | "staged" | "branch" | "output_url" | "title" | "summary">>;
type Outcome = { status: TurnEnd; error: string | null; conversation: Ended; entries: readonly NewEntry[] };

/**
 * Does turns: a draft is written, and published where it is not staged. What was told and how it ended are recorded
 * at once, so that a turn that is begun again tells nothing twice; branch and pull request are found again.
 */
export function createTurnPerformer(parts: Parts): Performer {
  const { store } = parts;
  const read = async ({ task }: Work) => {
    const turn = await readTurn(store, task.subject_id);
    return { turn, conversation: await readConversation(store, task.org_id, turn.conversation_id) };
  };
  return {
    perform: async (work) => {
      const { turn, conversation } = await read(work);
      if (conversation.job_id !== null) await startJob(store, conversation.job_id);
      await record(store, work, { turn, conversation }, await performTurn(parts, turn, conversation));
    },
    giveUp: async (work, error) => {
      const subject = await read(work);
      await record(store, work, subject, describeFailure(error, { told: [], left: {} }));
    },
  };
}

async function performTurn(parts: Parts, turn: TurnRow, conversation: ConversationRow): Promise<Outcome> {
  const { store, places } = parts;
  const request: DocRequest = JSON.parse(turn.request_json);
  const entries: NewEntry[] = [];
  const tell: Tell = async (kind, message) => void entries.push({ kind, message, status: "success" });
  let ended: Ended = {};
  try {
    if (conversation.publication_id === null) return CANCELLED;
    const publication = await readPublication(parts, conversation.publication_id);
    const source = await readConnectedRepository(parts, conversation.connection_id ?? "");
    const workspace = await openWorkspace(places, source, publication.docs);
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
    const notices = entries.filter(({ kind }) => kind === "notice").map(({ message }) => message);
    const summary = [draft.summary, ...notices].join(" ");
    const status = draft.branch === undefined ? "no_changes" : "success";
    return { status, error: null, conversation: { ...ended, summary }, entries };
  } catch (error) {
    // What a person has to mend is not mended by another attempt.
    if (!(error instanceof ReleaseDocsError)) throw error;
    return describeFailure(error, { told: entries, left: ended });
  }
}

const CANCELLED: Outcome = {
  status: "cancelled",
  error: "The publication was deleted.",
  conversation: { status: "cancelled", summary: "The publication was deleted before this was written." },
  entries: [{ kind: "error", status: "error", message: "The publication was deleted before this was written." }],
};

/** How the conversation stands with a draft that has no pull request yet, or with nothing to change. */
function describeDraft({ branch, title, summary, pullRequests }: WrittenDraft): Ended {
  if (branch === undefined) {
    return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
  }
  return { status: "staged", staged: 1, branch, output_url: pullRequests?.compareUrl ?? null, title, summary };
}

/** A failure as an outcome; a draft that was left before it stays known. */
function describeFailure(error: unknown, { told, left }: { told: readonly NewEntry[]; left: Ended }): Outcome {
  const message =
    error instanceof ReleaseDocsError
      ? `${error.message} ${error.hint} (${error.code})`
      : `The service failed: ${String(error)}`;
  return {
    status: "error",
    error: message,
    conversation: { ...left, status: "needsAttention", summary: message },
    entries: [...told, { kind: "error", status: "error", message }],
  };
}

async function record(
  store: Store,
  { task, finish }: Work,
  { turn, conversation }: { turn: TurnRow; conversation: ConversationRow },
  { status, error, entries, conversation: ended }: Outcome,
): Promise<void> {
  await store.transaction(async (within) => {
    await insertEntries(within, { conversationId: conversation.id, turnId: turn.id }, entries);
    await updateConversation(within, conversation.id, ended);
    await endTurn(within, turn.id, status, error);
    const config = { conversationId: conversation.id, turnId: turn.id };
    if (error !== null) {
      await writeAudit(within, actorOf(task), { type: "error", summary: "A turn failed", delta: error, config });
    }
    if (conversation.job_id !== null) await settleJob(within, conversation.job_id);
    await finish(within);
  });
}
