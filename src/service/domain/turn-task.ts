import { type Actor, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { insertComment } from "./comments/comments.ts";
import { type ConversationRow, readConversation, updateConversation } from "./conversations.ts";
import { insertEntries } from "./entries.ts";
import { settleJob, startJob } from "./jobs.ts";
import { type TurnParts, type TurnSubject, writeTurn } from "./turn.ts";
import { buildFailure, type Ended, selectAssessments, type TurnOutcome } from "./turn-outcome.ts";
import { endTurn, readTurn } from "./turns.ts";

/**
 * Does turns: a draft is written, and published where it is not staged. What was told and how it ended are recorded
 * at once, so that a turn that is begun again tells nothing twice; branch and pull request are found again.
 */
export function createTurnHandler(parts: TurnParts): TaskHandler {
  const { store } = parts;
  const read = async ({ task }: Work): Promise<TurnSubject> => {
    const turn = await readTurn(store, task.org_id, task.subject_id);
    return { turn, conversation: await readConversation(store, task.org_id, turn.conversation_id) };
  };
  return {
    run: async (work) => {
      const subject = await read(work);
      const { job_id: jobId } = subject.conversation;
      if (jobId !== null) await startJob(store, jobId);
      await recordTurn(store, work, subject, await writeTurn(parts, work, subject));
    },
    onExhausted: async (work, error) => {
      await recordTurn(store, work, await read(work), buildFailure(error, { entries: [], left: {} }));
    },
  };
}

async function recordTurn(
  store: Store,
  { task, finish }: Work,
  { turn, conversation }: TurnSubject,
  outcome: TurnOutcome,
): Promise<void> {
  const actor = actorOf(task);
  await store.transaction(async (within) => {
    await insertEntries(within, { conversationId: conversation.id, turnId: turn.id }, outcome.entries);
    const now = await readConversation(within, task.org_id, conversation.id);
    await updateConversation(within, conversation.id, keepPublished(conversation, now, outcome.conversation));
    await endTurn(within, turn.id, outcome.status, outcome.error);
    await auditTurn(within, actor, { turn, conversation }, outcome);
    if (turn.triggering_comment_id !== null) {
      const replyToId = turn.triggering_comment_id;
      const reply = { conversation, authorId: null, message: outcome.reply, workRequested: false, replyToId };
      await insertComment(within, actor, reply);
    }
    if (conversation.job_id !== null) await settleJob(within, conversation.job_id);
    await finish(within);
  });
}

/** Where somebody published the staged draft while the turn was done, it stays published. */
function keepPublished(before: ConversationRow, now: ConversationRow, ended: Ended): Ended {
  const isPublished = before.staged === 1 && now.staged === 0 && ended.staged === 1;
  return isPublished ? { ...ended, status: "open", staged: 0, output_url: now.output_url } : ended;
}

async function auditTurn(
  within: Store,
  actor: Actor,
  { turn, conversation }: TurnSubject,
  { status, error, conversation: ended, assessed }: TurnOutcome,
): Promise<void> {
  const { id: conversationId, publication_id: publicationId, job_id: jobId } = conversation;
  const about = { conversationId, turnId: turn.id, publicationId, jobId };
  if (status === "error") {
    const note = { type: "error", summary: "A turn failed", delta: error ?? "" } as const;
    await writeAudit(within, actor, { ...note, config: about });
  }
  const isWaiting = status === "success" && ended.status === "staged";
  for (const { config, ...note } of selectAssessments(assessed, isWaiting)) {
    await writeAudit(within, actor, { ...note, config: { ...about, ...config } });
  }
}
