import type { ConversationRow } from "../../drafting/conversation.ts";
import { readLinks } from "../../drafting/links.ts";
import { type AddEntry, addNotices, type DraftOrder } from "../../drafting/order.ts";
import { buildFailure, buildOrder, runTurn, type TurnOutcome } from "../../drafting/pipeline.ts";
import { openWorkspace, type Workspace } from "../../drafting/repositories/repositories.ts";
import { isCodeHostOutage } from "../../shared/errors.ts";
import { readContext } from "../connections/context.ts";
import { createReaderSelection, readRequester } from "../connections/link-readers.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { readWorkComments } from "../conversations/comments.ts";
import { readWithheld, sharePullRequest, type TurnRow } from "../conversations/conversations.ts";
import {
  endWaiting,
  insertEntries,
  readLastMessages,
  readRecordedDraft,
  showWaiting,
} from "../conversations/entries.ts";
import { openModel } from "../models/models.ts";
import type { DomainParts } from "../parts.ts";
import { type ReadPublication, readPublication } from "../publications/publications.ts";
import { writeAudit } from "../store/audit.ts";
import { parseDocRequest, parseTexts } from "../store/columns.ts";
import { readRecord, updateRecord } from "../store/store.ts";
import { insertReply } from "../webhooks/mentions/replies.ts";
import { actorOf, keepInTask } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { settleJob, startJob } from "./jobs.ts";

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
      const outcome = await runTurn({
        ...subject,
        open: async (addEntry) => {
          const publication = await readPublication(parts, publicationId ?? "");
          const workspace = await openSources(parts, subject.conversation, publication);
          const order = await readOrder(parts, subject, publication, { addEntry, signal: work.signal });
          return { workspace, publication, order };
        },
        keepOpenUrl: async (openUrl) => (await keepInTask(store, work.task, { openUrl })).openUrl ?? null,
        readLastMessages: (kinds) => readLastMessages(store, id, kinds),
        isRetried: isCodeHostOutage,
      });
      await recordTurn(store, work, subject, outcome);
    },
    onWaiting: async (within, { task }, message) => {
      const { id: turnId, conversation_id } = await readRecord(within, "turns", task.org_id, task.subject_id);
      await showWaiting(within, { conversationId: conversation_id, turnId }, message);
    },
    onExhausted: async (work, error) => recordTurn(store, work, await read(work), buildFailure(error)),
  };
}

/** Without a repository of its own, all of the publication's. */
export async function openSources(
  parts: DomainParts,
  { connection_id: connectionId }: Pick<ConversationRow, "connection_id">,
  { docs, sources }: ReadPublication,
): Promise<Workspace> {
  const ids = connectionId === null ? sources.repositories : [connectionId];
  const connected = await Promise.all(ids.map((id) => readConnectedRepository(parts, id)));
  const isOneOfSeveral = new Set([...ids, ...sources.repositories]).size > 1;
  return openWorkspace(parts.repositories, connected, docs, { isOneOfSeveral });
}

async function readOrder(
  parts: DomainParts,
  { turn, conversation }: Subject,
  { sources, config }: ReadPublication,
  { addEntry, signal }: { addEntry: AddEntry; signal: AbortSignal },
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
  return {
    ...buildOrder(conversation, request, addEntry),
    comments,
    excludedFiles: parseTexts(conversation.excluded_files_json),
    withheld: readWithheld(conversation),
    excludedAt: excludedAt === null ? undefined : new Date(excludedAt),
    links: read.links,
    model: await openModel(parts, conversation, { wanted: config.model, addEntry, signal }),
    readContext: (about) => readContext(parts, sources.context, about, signal),
    former:
      branch === null
        ? undefined
        : { branch, files: (await readRecordedDraft(store, id)).files.map(({ path }) => path) },
  };
}

async function recordTurn(
  store: DomainParts["store"],
  { task, finish }: Work,
  { turn, conversation }: Subject,
  outcome: TurnOutcome,
): Promise<void> {
  const actor = actorOf(task);
  await store.transaction(async (within) => {
    await endWaiting(within, { conversationId: conversation.id, turnId: turn.id });
    await insertEntries(within, { conversationId: conversation.id, turnId: turn.id }, outcome.entries);
    const now = await readRecord(within, "conversations", task.org_id, conversation.id);
    const change = keepPublished(conversation, now, outcome.conversation);
    await updateRecord(within, "conversations", conversation.id, change);
    await sharePullRequest(within, { ...now, ...change });
    await updateRecord(within, "turns", turn.id, { status: outcome.status, error_message: outcome.error });
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
    await finish(within);
  });
}

/** A draft that a caller published while the turn ran stays published. */
function keepPublished(before: ConversationRow, now: ConversationRow, change: Partial<ConversationRow>) {
  const isPublished = before.staged === 1 && now.staged === 0 && change.staged === 1;
  return isPublished ? { ...change, status: "open", staged: 0, output_url: now.output_url } : change;
}
