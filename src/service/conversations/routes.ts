import { conflict, explainedBy } from "../../contract/refusals.ts";
import type { ConversationFilter, ConversationRequest, Notified } from "../../contract/resources/conversations.ts";
import { type ConversationRow, resolveConversation, showConversation } from "../../drafting/conversation.ts";
import { selectDiffFiles, splitDiff } from "../../drafting/guidance/suggestions.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import { openChat } from "../connections/open.ts";
import { readSources } from "../connections/uses.ts";
import { type CallContext, needs, needsFor, only, procedures } from "../http/procedures.ts";
import { insertJob, resolveOnlyPublication, resolveRecord, startJob } from "../jobs/jobs.ts";
import type { ServiceParts } from "../parts.ts";
import { refuseSuspended } from "../people/billing.ts";
import { writeAudit } from "../store/audit.ts";
import { parseNotified, parsePublicationConfig } from "../store/columns.ts";
import { withIdempotencyKey } from "../store/idempotency.ts";
import { filterBy, filterBySummary, readPage } from "../store/page.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { insertTask } from "../worker/queue.ts";
import { asConversations, asTurn, CONVERSATION_BYTES, CONVERSATION_ROW_BYTES, TURN_BYTES } from "./conversations.ts";
import { insertEntries, readEntry, readLastEntry, readRecordedDraft, updateEntry } from "./entries.ts";
import { editNotes, insertReview } from "./reviews.ts";
import { cancelWork } from "./turn.ts";
import { updateDraft } from "./update-draft.ts";

export function implementConversations(parts: ServiceParts) {
  const { store, worker } = parts;
  const { conversations } = procedures;
  const commenting = needsFor("comment:create", "conversation:get");
  const show = async ({ orgId }: CallContext, id: string) =>
    only(await asConversations(store, [await readRecord(store, "conversations", orgId, id)]));
  return {
    create: conversations.create.use(needs("conversation:create")).handler(async ({ input, context }) => {
      const { id, isNew } = await withIdempotencyKey(store, context, { create: "conversation", input }, (within) =>
        insertConversation(within, context, input),
      );
      const answer = await show(context, id);
      if (isNew) worker.wake();
      return answer;
    }),
    get: conversations.get.use(needsFor("conversation:get")).handler(({ input, context }) => show(context, input.id)),
    list: conversations.list.handler(async ({ input, context }) => {
      const { entries: hasEntries = true, ...filter } = input;
      const { query, scan } = selectConversations(store, context, filter);
      const bytes = hasEntries ? CONVERSATION_BYTES : CONVERSATION_ROW_BYTES;
      const { rows, ...tokens } = await readPage(input, query, { scan, bytes });
      return { conversations: hasEntries ? await asConversations(store, rows) : rows.map(showConversation), ...tokens };
    }),
    update: conversations.update.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      await updateDraft(parts, context.actor, input.id, input);
      return show(context, input.id);
    }),
    cancel: conversations.cancel.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => cancelWork(within, context.actor, input.id));
      return show(context, input.id);
    }),
    annotate: conversations.annotate.use(needsFor("conversation:update")).handler(async ({ input, context }) => {
      const status = await store.transaction((within) => scheduleAnnotation(within, context, input.id));
      worker.wake();
      return { conversationId: input.id, status };
    }),
    notify: conversations.notify.use(needsFor("conversation:notify")).handler(async ({ input, context }) => {
      return notify(parts, context, input.id);
    }),
    editNotes: conversations.editNotes.use(commenting).handler(async ({ input, context }) => {
      await store.transaction((within) => editNotes(within, context, input));
      worker.wake();
      return show(context, input.id);
    }),
    review: conversations.review.use(commenting).handler(async ({ input, context }) => {
      await store.transaction((within) => insertReview(within, context, input));
      return show(context, input.id);
    }),
    readDiff: conversations.readDiff.use(needsFor("conversation:get")).handler(async ({ input, context }) => {
      await readRecord(store, "conversations", context.orgId, input.id);
      const entry = await readLastEntry(store, input.id, "diff");
      return { files: selectDiffFiles(splitDiff(entry?.message ?? ""), input.filePath) };
    }),
  };
}

async function insertConversation(within: Store, context: CallContext, input: ConversationRequest) {
  const publication = await (input.publication === undefined
    ? resolveOnlyPublication(within, context)
    : resolveRecord(within, "publications", context, ["publication", input.publication]));
  const config = parsePublicationConfig(publication.config_json);
  const { repositories } = await readSources(within, context.orgId, config);
  const conversationIds = await insertJob(within, {
    ...resolveConversation(input, publication, repositories),
    actor: context.actor,
    publications: [publication],
  });
  return { id: conversationIds.join() };
}

function selectConversations({ database }: Store, { orgId, access }: CallContext, filter: ConversationFilter) {
  const { summary, branch, status, staged } = filter;
  const all = database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
  const query = filterBy(all, {
    id: access.narrow("conversation"),
    branch,
    output_url: filter.outputUrl,
    job_id: filter.jobId,
    publication_id: filter.publicationId,
    operation_type: filter.operationType,
    status,
    origin_type: filter.originType,
    origin_url: filter.originURL,
    staged,
  });
  return filterBySummary(query, all, summary, ["title"]);
}

/** `skipped` if the conversation has no draft. */
async function scheduleAnnotation(within: Store, { orgId, actor }: CallContext, id: string) {
  await readRecord(within, "conversations", orgId, id);
  const draft = await readLastEntry(within, id, "draft");
  if (draft === undefined) return "skipped";
  await insertTask(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
  const note = { type: "action-update", summary: "Requested annotations of a draft" } as const;
  await writeAudit(within, actor, { ...note, config: { conversationId: id } });
  return "scheduled";
}

const KIND = "notification";

/** Stores an entry before posting, so that a reused `Idempotency-Key` posts again only after a failure. */
export async function notify(parts: ServiceParts, context: CallContext, id: string): Promise<Notified> {
  const { store } = parts;
  const conversation = await readRecord(store, "conversations", context.orgId, id);
  const connection = await readNotifier(store, conversation);
  const { slack, channelId } = await openChat(parts, connection);
  if (channelId === undefined) throw conflict(`The connection ${connection.name} names no channel.`);
  // A reused key that posts again is no replay.
  const call = { ...context, noteReplay: () => undefined };
  const { id: entryId, isNew } = await withIdempotencyKey(store, call, { create: KIND, input: { id } }, (within) =>
    insertStarted(within, id, connection.name),
  );
  const before = isNew ? undefined : await readNotified(store, entryId);
  if (before !== undefined) {
    context.noteReplay();
    return before;
  }
  const { compareUrl } = await readRecordedDraft(store, id);
  const message = await slack
    .postMessage({ channelId, text: renderMessage(conversation, compareUrl) })
    .catch(async (error) => {
      const fault = error instanceof ReleaseDocsError ? error.explanation : String(error);
      const failed = `Posting to the channel of ${connection.name} failed. ${fault}`;
      await updateEntry(store, entryId, { status: "error", message: failed });
      throw error instanceof ReleaseDocsError ? explainedBy(error, "conflict") : error;
    });
  const notified = { conversationId: id, connectionId: connection.id, channelId, messageId: message.ts };
  await store.transaction(async (within) => {
    const posted = `Posted to the channel of ${connection.name}.`;
    await updateEntry(within, entryId, { status: "success", message: posted, details: notified });
    const note = { type: "action-update", summary: "Posted a notification to a channel", config: notified } as const;
    await writeAudit(within, context.actor, note);
  });
  return notified;
}

async function insertStarted(within: Store, conversationId: string, name: string): Promise<{ id: string }> {
  const entry = { kind: KIND, status: "running", message: `Posting to the channel of ${name}.` } as const;
  const [id = ""] = await insertEntries(within, { conversationId, turnId: null }, [entry]);
  return { id };
}

/** What the earlier call with this key posted; undefined if it failed. */
async function readNotified(store: Store, entryId: string): Promise<Notified | undefined> {
  const entry = await readEntry(store, entryId);
  if (entry?.status === "success" && entry.details_json !== null) return parseNotified(entry.details_json);
  const isTaken = await updateEntry(store, entryId, { status: "running", message: entry?.message ?? "" }, "error");
  if (isTaken) return undefined;
  throw conflict(
    "The result of the earlier call with this Idempotency-Key is unknown. Check the channel, and use another key to post again.",
  );
}

async function readNotifier(store: Store, conversation: ConversationRow): Promise<ConnectionRow> {
  const { publication_id: publicationId, org_id: orgId } = conversation;
  if (publicationId === null) throw conflict("The publication of this conversation was deleted.");
  const { name, config_json } = await readRecord(store, "publications", orgId, publicationId);
  const { notifierConnection } = parsePublicationConfig(config_json);
  if (notifierConnection === undefined) throw conflict(`The publication ${name} has no notifierConnection.`);
  const connection = await connectionsOf(store, orgId).where("id", "=", notifierConnection).executeTakeFirst();
  if (connection === undefined) throw conflict(`The notifierConnection of the publication ${name} was deleted.`);
  if (connection.paused === 1) throw conflict(`The connection ${connection.name} is paused.`);
  return connection;
}

function renderMessage(row: ConversationRow, compareUrl: string | undefined): string {
  const first = [row.publication_name, row.title].filter((part) => part !== null).join(": ");
  const staged = row.status === "staged" && compareUrl !== undefined ? `Staged draft: ${compareUrl}` : undefined;
  const where = row.output_url === null ? staged : `Pull request: ${row.output_url}`;
  const state = row.status === "running" ? "Work in progress." : undefined;
  return [first, row.summary, where, state].filter((line) => line !== undefined && line !== null).join("\n");
}

export function implementTurns({ store, worker }: ServiceParts) {
  return {
    retry: procedures.turns.retry.use(needsFor("turn:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => retryTurn(within, context, input.id));
      const turn = asTurn(await readRecord(store, "turns", context.orgId, input.id));
      worker.wake();
      return turn;
    }),
    list: procedures.turns.list.use(needsFor("conversation:get")).handler(async ({ input, context }) => {
      await readRecord(store, "conversations", context.orgId, input.id);
      const own = store.database.selectFrom("turns").selectAll().where("conversation_id", "=", input.id);
      const { rows, ...tokens } = await readPage(input, own, { bytes: TURN_BYTES });
      return { turns: rows.map(asTurn), ...tokens };
    }),
  };
}

/** With a job's own turn the job runs again. */
async function retryTurn(within: Store, { orgId, actor }: CallContext, id: string): Promise<void> {
  const turn = await readRecord(within, "turns", orgId, id);
  if (turn.status !== "error")
    throw conflict(`Only a failed turn can be retried; the status of this one is ${turn.status}.`);
  await refuseSuspended(within, orgId);
  const { conversation_id: conversationId, retry_count: before } = turn;
  await updateRecord(within, "turns", id, { status: "running", error_message: null, retry_count: before + 1 });
  await insertTask(within, actor, { kind: "turn", subjectId: id, conversationId });
  await updateRecord(within, "conversations", conversationId, { status: "running" });
  const { job_id: jobId } = await readRecord(within, "conversations", orgId, conversationId);
  if (jobId !== null && turn.triggering_comment_id === null) await startJob(within, jobId, "errored");
  const delta = `status: "error" → "running"; retryCount: ${before} → ${before + 1}`;
  const config = { turnId: id, conversationId };
  await writeAudit(within, actor, { type: "action-update", summary: "Retried a turn", delta, config });
}
