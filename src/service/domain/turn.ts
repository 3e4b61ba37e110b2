import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { writeAudit } from "../store/audit.ts";
import { parseDocRequest, parseTexts } from "../store/columns.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { actorOf, keepInTask } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { insertComment, readWorkComments } from "./comments/comments.ts";
import { readConnectedRepository } from "./connections/open.ts";
import { readContext } from "./context.ts";
import { type ConversationRow, readWithheld } from "./conversations.ts";
import { type DraftOrder, type WrittenDraft, writeDraft } from "./draft.ts";
import {
  type AddEntry,
  addNotices,
  collectEntries,
  insertEntries,
  type NewEntry,
  readRecordedDraft,
} from "./entries.ts";
import { settleJob, startJob } from "./jobs.ts";
import { readRequester } from "./link-readers.ts";
import { readLinks } from "./links.ts";
import { type ReadPublication, readPublication } from "./publications/publications.ts";
import { publishDraft } from "./pull-request.ts";
import { openWorkspace, type ServiceParts, type Workspace } from "./repositories/repositories.ts";
import {
  buildCancelled,
  buildFailure,
  type Published,
  settleTurn,
  type TurnOutcome,
  type TurnSubject,
} from "./turn-outcome.ts";

type TurnParts = Omit<ServiceParts, "worker">;

/** Records entries with the outcome, so that a retry records nothing twice; it finds the branch and pull request. */
export function createTurnHandler(parts: TurnParts): TaskHandler {
  const { store } = parts;
  const read = async ({ task }: Work): Promise<TurnSubject> => {
    const turn = await readRecord(store, "turns", task.org_id, task.subject_id);
    return { turn, conversation: await readRecord(store, "conversations", task.org_id, turn.conversation_id) };
  };
  return {
    run: async (work) => {
      const subject = await read(work);
      const { job_id: jobId } = subject.conversation;
      if (jobId !== null) await startJob(store, jobId);
      await recordTurn(store, work, subject, await runTurn(parts, work, subject));
    },
    onExhausted: async (work, error) => recordTurn(store, work, await read(work), buildFailure(error)),
  };
}

/** GitHub's rate limits are retried where GitHub is called. */
const RETRYABLE: ReadonlySet<ErrorCode> = new Set(["git/remote-unreachable"]);

/** The pipeline of a turn: request → notes → draft on a branch → pull request → outcome. */
async function runTurn(parts: TurnParts, work: Work, subject: TurnSubject): Promise<TurnOutcome> {
  const { conversation } = subject;
  const entries: NewEntry[] = [];
  const addEntry = collectEntries(entries);
  let draft: WrittenDraft | undefined;
  try {
    if (conversation.publication_id === null) {
      return buildCancelled("The publication was deleted before this turn ran.");
    }
    const publication = await readPublication(parts, conversation.publication_id);
    const workspace = await openSources(parts, conversation, publication);
    const order = await readOrder(parts, subject, publication, { addEntry, signal: work.signal });
    draft = await writeDraft(workspace, publication, order);
    const published = await publishTurn(parts.store, work, { conversation, draft, addEntry });
    return await settleTurn(parts.store, subject, { draft, entries, published });
  } catch (error) {
    // A person has to fix the cause of every other error of ours: another attempt would fail alike.
    if (!(error instanceof ReleaseDocsError) || RETRYABLE.has(error.code)) throw error;
    if (error.code === "codehost/connection-deleted") return buildCancelled(error.message);
    return buildFailure(error, entries, draft?.branch === undefined ? {} : describeDraft(draft));
  }
}

/** Without a repository of its own, all of the publication's. */
async function openSources(
  parts: TurnParts,
  { connection_id: connectionId }: ConversationRow,
  { docs, sources }: ReadPublication,
): Promise<Workspace> {
  const ids = connectionId === null ? sources.repositories : [connectionId];
  const connected = await Promise.all(ids.map((id) => readConnectedRepository(parts, id)));
  const isOneOfSeveral = new Set([...ids, ...sources.repositories]).size > 1;
  return openWorkspace(parts.repositories, connected, docs, { isOneOfSeveral });
}

async function readOrder(
  parts: TurnParts,
  { turn, conversation }: TurnSubject,
  { sources }: ReadPublication,
  { addEntry, signal }: { addEntry: AddEntry; signal: AbortSignal },
): Promise<DraftOrder> {
  const { store } = parts;
  const { id, branch, excluded_at: excludedAt } = conversation;
  const request = parseDocRequest(conversation.request_json);
  const { comments, relevantLinks } = await readWorkComments(store, turn);
  const askedBy = await readRequester(store, conversation.job_id);
  const links = [...(request.relevantLinks ?? []).map((url) => ({ url, askedBy })), ...relevantLinks];
  const read = await readLinks(parts, links, { orgId: conversation.org_id, stop: signal });
  addNotices(addEntry, read.remarks);
  return {
    request,
    // A conversation is created without a title.
    title: conversation.origin_type === "job" ? request.title : undefined,
    now: new Date(request.time ?? conversation.created_at),
    addEntry,
    comments,
    excludedFiles: parseTexts(conversation.excluded_files_json),
    withheld: readWithheld(conversation),
    excludedAt: excludedAt === null ? undefined : new Date(excludedAt),
    links: read.links,
    readContext: (about) => readContext(parts, sources.context, about, signal),
    former:
      branch === null
        ? undefined
        : { branch, files: (await readRecordedDraft(store, id)).files.map(({ path }) => path) },
  };
}

/** A staged draft without a pull request stays staged. */
async function publishTurn(
  store: Store,
  { task }: Work,
  { conversation, draft, addEntry }: { conversation: ConversationRow; draft: WrittenDraft; addEntry: AddEntry },
): Promise<Published> {
  const change = describeDraft(draft);
  const unpublished = { change, isJoined: false };
  const { pullRequests } = draft;
  if (draft.branch === undefined || pullRequests === undefined) return unpublished;
  addEntry("pullRequest", draft.body);
  // Kept before opening one: an attempt after a kill must not mistake this turn's own pull request for an older one.
  const { openUrl = null } = await keepInTask(store, task, { openUrl: pullRequests.openUrl ?? null });
  if (conversation.staged === 1 && pullRequests.openUrl === undefined) return unpublished;
  const output_url = await publishDraft(pullRequests, draft.config, { ...draft, isOurs: openUrl === null }, addEntry);
  const isJoined = openUrl !== null && openUrl !== conversation.output_url;
  return { change: { ...change, status: "open", staged: 0, output_url }, isJoined };
}

function describeDraft({ branch, title, summary, pullRequests }: WrittenDraft): Partial<ConversationRow> {
  if (branch === undefined) {
    return { status: "closed", staged: 0, branch: null, output_url: pullRequests?.openUrl ?? null, title, summary };
  }
  return { status: "staged", staged: 1, branch, output_url: null, title, summary };
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
    const now = await readRecord(within, "conversations", task.org_id, conversation.id);
    const change = keepPublished(conversation, now, outcome.conversation);
    await updateRecord(within, "conversations", conversation.id, change);
    await updateRecord(within, "turns", turn.id, { status: outcome.status, error_message: outcome.error });
    const { id: conversationId, publication_id: publicationId, job_id: jobId } = conversation;
    const about = { conversationId, turnId: turn.id, publicationId, jobId };
    for (const { config, ...note } of outcome.notes) {
      await writeAudit(within, actor, { ...note, config: { ...about, ...config } });
    }
    if (turn.triggering_comment_id !== null) {
      const replyToId = turn.triggering_comment_id;
      const reply = { conversation, authorId: null, message: outcome.reply, workRequested: false, replyToId };
      await insertComment(within, actor, reply);
    }
    if (conversation.job_id !== null) await settleJob(within, conversation.job_id);
    await finish(within);
  });
}

/** A draft that a caller published while the turn ran stays published. */
function keepPublished(before: ConversationRow, now: ConversationRow, change: Partial<ConversationRow>) {
  const isPublished = before.staged === 1 && now.staged === 0 && change.staged === 1;
  return isPublished ? { ...change, status: "open", staged: 0, output_url: now.output_url } : change;
}
