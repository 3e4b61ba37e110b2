import { conflict } from "../../contract/refusals.ts";
import type { Step } from "../../contract/resources/conversations.ts";
import { type AddEntry, addNotices, type ConversationRow, type DraftOrder } from "../../drafting/conversation.ts";
import { readLinks } from "../../drafting/links.ts";
import { buildFailure, buildOrder, runTurn, type TurnOutcome } from "../../drafting/pipeline.ts";
import { addMergedTags } from "../../drafting/release/merged.ts";
import { openWorkspace, type Workspace } from "../../drafting/repositories/repositories.ts";
import { isCodeHostOutage } from "../../shared/errors.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { createReaderSelection, readContext, readRequester } from "../connections/reading.ts";
import { settleJob, startJob } from "../jobs/jobs.ts";
import { openModel } from "../models/models.ts";
import { insertNotifications, selectKind } from "../notifications/notifications.ts";
import { type DomainParts, GUIDE_URL } from "../parts.ts";
import { type ReadPublication, readPublication } from "../publications/publications.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseDocRequest, parseTexts } from "../store/columns.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { actorOf, keepInTask } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { queueChannelNotice } from "./channel.ts";
import { insertReply, readWorkComments } from "./comments.ts";
import { readWithheld, sharePullRequest, type TurnRow } from "./conversations.ts";
import { endWaiting, insertEntries, readLastMessages, readRecordedDraft, showWaiting } from "./entries.ts";
import { followProgress, type Progress } from "./progress.ts";
import { addRemedies, isWithoutModel } from "./remedies.ts";

/** As they were when the turn started. */
type Subject = { turn: TurnRow; conversation: ConversationRow };

/** Records entries with the outcome, so that a retry records nothing twice; it finds the branch and pull request. */
export function createTurnHandler(parts: DomainParts): TaskHandler {
  const { store } = parts;
  const read = async ({ task }: Work): Promise<Subject> => {
    const turn = await readRecord(store, "turns", task.org_id, task.subject_id);
    return { turn, conversation: await readRecord(store, "conversations", task.org_id, turn.conversation_id) };
  };
  return {
    run: async (work) => {
      const subject = await read(work);
      const { id, publication_id: publicationId, job_id: jobId } = subject.conversation;
      if (jobId !== null) await startJob(store, jobId);
      const place = { conversationId: id, turnId: subject.turn.id };
      const { staged, output_url: url } = subject.conversation;
      const skipped = staged === 1 && url === null ? (["pullRequest"] as const) : [];
      const progress = followProgress(store, work.task, place, ...skipped);
      const outcome = await runTurn({
        ...subject,
        onStep: progress.onStep,
        open: async (addEntry) => {
          const publication = await readPublication(parts, publicationId ?? "");
          const workspace = await openSources(parts, subject.conversation, publication);
          const order = await readOrder(parts, subject, publication, { addEntry, signal: work.signal, progress });
          return { workspace, publication, order };
        },
        keepOpenUrl: async (openUrl) => (await keepInTask(store, work.task, { openUrl })).openUrl ?? null,
        readLastMessages: (kinds) => readLastMessages(store, id, kinds),
        isRetried: isCodeHostOutage,
      }).finally(progress.end);
      await recordTurn(parts, work, subject, { ...outcome, steps: await progress.end() });
    },
    onWaiting: async (within, { task }, message) => {
      const { id: turnId, conversation_id } = await readRecord(within, "turns", task.org_id, task.subject_id);
      await showWaiting(within, { conversationId: conversation_id, turnId }, message);
    },
    onExhausted: async (work, error) => recordTurn(parts, work, await read(work), buildFailure(error)),
  };
}

/** Without a repository of its own, all of the publication's. */
export async function openSources(
  parts: DomainParts,
  { connection_id: connectionId }: Pick<ConversationRow, "connection_id">,
  publication: ReadPublication,
): Promise<Workspace> {
  const { docs, sources } = publication;
  const ids = connectionId === null ? sources.repositories : [connectionId];
  const connected = await Promise.all(ids.map((id) => readConnectedRepository(parts, id)));
  const isOneOfSeveral = new Set([...ids, ...sources.repositories]).size > 1;
  const workspace = await openWorkspace(parts.repositories, connected, docs, { isOneOfSeveral });
  return addMergedTags(workspace, publication);
}

async function readOrder(
  parts: DomainParts,
  { turn, conversation }: Subject,
  { sources, config }: ReadPublication,
  { addEntry, signal, progress }: { addEntry: AddEntry; signal: AbortSignal; progress: Progress },
): Promise<DraftOrder> {
  const { store } = parts;
  const { id, branch, excluded_at: excludedAt } = conversation;
  const request = parseDocRequest(conversation.request_json);
  const { comments, relevantLinks } = await readWorkComments(store, turn);
  const askedBy = await readRequester(store, conversation.job_id);
  const links = [...(request.relevantLinks ?? []).map((url) => ({ url, askedBy })), ...relevantLinks];
  const selectReaders = createReaderSelection(parts, conversation.org_id);
  const read = await readLinks(parts.outbound, links, { selectReaders, stop: signal });
  addNotices(addEntry, read.remarks);
  const wanted = isWithoutModel(turn) ? "none" : config.model;
  const model = await openModel(parts, conversation, { wanted, addEntry, signal });
  return {
    ...buildOrder(conversation, request, addEntry),
    comments,
    guideUrl: GUIDE_URL,
    excludedFiles: parseTexts(conversation.excluded_files_json),
    withheld: readWithheld(conversation),
    excludedAt: excludedAt === null ? undefined : new Date(excludedAt),
    links: read.links,
    model: model && progress.followModel(model),
    onStep: progress.onStep,
    readContext: (about) => readContext(parts, sources.context, about, signal),
    former:
      branch === null
        ? undefined
        : { branch, files: (await readRecordedDraft(store, id)).files.map(({ path }) => path) },
  };
}

async function recordTurn(
  { store, mail }: DomainParts,
  { task, finish }: Work,
  { turn, conversation }: Subject,
  outcome: TurnOutcome & { steps?: readonly Step[] },
): Promise<void> {
  const actor = actorOf(task);
  await store.transaction(async (within) => {
    const place = { conversationId: conversation.id, turnId: turn.id };
    await endWaiting(within, place);
    await insertEntries(within, place, addRemedies(outcome.entries, turn, conversation));
    const now = await readRecord(within, "conversations", task.org_id, conversation.id);
    const change = keepPublished(conversation, now, outcome.conversation);
    await updateRecord(within, "conversations", conversation.id, change);
    await sharePullRequest(within, { ...now, ...change });
    const { status, error: error_message, steps } = outcome;
    const steps_json = steps === undefined ? null : JSON.stringify(steps);
    await updateRecord(within, "turns", turn.id, { status, error_message, steps_json });
    const { id: conversationId, publication_id: publicationId, job_id: jobId } = conversation;
    const about = { conversationId, turnId: turn.id, publicationId, jobId };
    for (const { config, ...note } of outcome.notes) {
      await writeAudit(within, actor, { ...note, config: { ...about, ...config } });
    }
    await insertReply(within, actor, {
      conversation,
      triggerId: turn.triggering_comment_id,
      message: outcome.reply,
    });
    if (conversation.job_id !== null) await settleJob(within, conversation.job_id);
    const kind = selectKind(outcome.status, change.status ?? now.status);
    if (kind !== undefined) {
      await insertNotifications(within, now, { kind, canEmail: mail !== undefined });
      await queueChannelNotice(within, actor, now);
    }
    await finish(within);
  });
}

/** A draft that a caller published while the turn ran stays published. */
function keepPublished(before: ConversationRow, now: ConversationRow, change: Partial<ConversationRow>) {
  const isPublished = before.staged === 1 && now.staged === 0 && change.staged === 1;
  return isPublished ? { ...change, status: "open", staged: 0, output_url: now.output_url } : change;
}

const MESSAGE = "Cancelled on request.";

/** A worker that runs such a turn loses its lease with the task, and records nothing. 409 if no turn is running. */
export async function cancelWork(within: Store, actor: Actor, id: string): Promise<void> {
  // Locks the row, as the end of a turn does before its task: what ends first counts.
  const touched = within.database.updateTable("conversations").set({ updated_at: within.now() });
  const running = touched.where(({ and }) => and({ org_id: actor.orgId, id, status: "running" }));
  const locked = await running.executeTakeFirst();
  const conversation = await readRecord(within, "conversations", actor.orgId, id);
  if (locked.numUpdatedRows === 0n) {
    if (conversation.status === "cancelled") return;
    throw conflict(`Only running work can be cancelled; the status of this conversation is ${conversation.status}.`);
  }
  const turns = await cancelTurns(within, id);
  if (turns.length === 0) throw conflict("Only turns can be cancelled; this conversation runs none.");
  await within.database.deleteFrom("tasks").where("conversation_id", "=", id).where("kind", "=", "turn").execute();
  for (const turn of turns) {
    const place = { conversationId: id, turnId: turn.id };
    await endWaiting(within, place);
    await insertEntries(within, place, [{ kind: "notice", status: "success", message: MESSAGE }]);
    await insertReply(within, actor, { conversation, triggerId: turn.triggering_comment_id, message: MESSAGE });
  }
  const status = selectStatus(conversation);
  await updateRecord(within, "conversations", id, { status, ...(status === "cancelled" && { summary: MESSAGE }) });
  if (conversation.job_id !== null) await settleJob(within, conversation.job_id);
  const note = { type: "action-update", summary: "Cancelled the work of a conversation" } as const;
  await writeAudit(within, actor, {
    ...note,
    delta: `status: "running" → "${status}"`,
    config: { conversationId: id },
  });
}

async function cancelTurns({ database, now }: Store, conversationId: string) {
  const cancelled = await database
    .updateTable("turns")
    .set({ status: "cancelled", error_message: null, updated_at: now() })
    .where("conversation_id", "=", conversationId)
    .where("status", "=", "running")
    .returning(["id", "triggering_comment_id", "seq"])
    .execute();
  return cancelled.sort((one, other) => one.seq - other.seq);
}

/** The status that the draft of earlier turns has. */
function selectStatus({ branch, output_url: url, staged }: ConversationRow): string {
  if (branch === null) return "cancelled";
  if (url !== null) return "open";
  return staged === 1 ? "staged" : "needsAttention";
}
