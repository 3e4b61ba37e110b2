import type { ConversationRequest } from "../../contract/conversations.ts";
import type { DocRequest } from "../../contract/jobs.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { refuseSuspended } from "../domain/billing.ts";
import { type ConnectionRow, connectionsOf } from "../domain/connections/connections.ts";
import { openChat } from "../domain/connections/open.ts";
import {
  asConversations,
  asTurn,
  type ConversationRow,
  restartTurn,
  updateConversation,
} from "../domain/conversations.ts";
import { insertEntries, readEntry, readLastEntry, readRecordedDraft, updateEntry } from "../domain/entries.ts";
import { insertJob, resolveOnlyPublication, resolveRecord } from "../domain/jobs.ts";
import { readSources } from "../domain/publications/publications.ts";
import type { ServiceParts } from "../domain/repositories/repositories.ts";
import { updateDraft } from "../domain/update-draft.ts";
import { writeAudit } from "../store/audit.ts";
import { parseNotified, parsePublicationConfig } from "../store/columns.ts";
import { badRequest, conflict } from "../store/errors.ts";
import { withIdempotencyKey } from "../store/idempotency.ts";
import { matchesSummary, readPage } from "../store/page.ts";
import { readRecord, type Store } from "../store/store.ts";
import { insertTask } from "../worker/tasks.ts";
import { type CallContext, procedures } from "./procedures.ts";

/** Start, read, list and update conversations (interface, "Conversations", rules 1 to 4). */
export function implementConversations(parts: ServiceParts) {
  const { store, worker } = parts;
  const show = async (context: CallContext, id: string) => {
    const row = await readRecord(store, "conversations", context.orgId, id);
    const [shown] = await asConversations(store, [row]);
    return shown ?? { id, status: row.status };
  };
  return {
    create: procedures.conversations.create.handler(async ({ input, context }) => {
      context.access.check("conversation:create");
      const { id, isNew } = await withIdempotencyKey(store, context, { create: "conversation", input }, (within) =>
        insertAsked(within, context, input),
      );
      const answer = await show(context, id);
      if (isNew) worker.wake();
      return answer;
    }),
    get: procedures.conversations.get.handler(async ({ input, context }) => {
      context.access.check("conversation:get", input.id);
      return show(context, input.id);
    }),
    list: procedures.conversations.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, filtered(store, context, input));
      return { conversations: await asConversations(store, rows), ...tokens };
    }),
    update: procedures.conversations.update.handler(async ({ input, context }) => {
      context.access.check("conversation:update", input.id);
      await updateDraft(parts, context.actor, input.id, input);
      return show(context, input.id);
    }),
    annotate: procedures.conversations.annotate.handler(async ({ input, context }) => {
      context.access.check("conversation:update", input.id);
      const status = await store.transaction((within) => scheduleAnnotation(within, context, input.id));
      worker.wake();
      return { conversationId: input.id, status };
    }),
    notify: procedures.conversations.notify.handler(async ({ input, context }) => {
      context.access.check("conversation:notify", input.id);
      return notify(parts, context, input.id);
    }),
  };
}

/** Stores what a conversation's creation asks for: the job that does the work, and the conversation. Its ID. */
async function insertAsked(within: Store, context: CallContext, input: ConversationRequest): Promise<{ id: string }> {
  const { publication: named, stage = false, ...asked } = input;
  const publication = await (named === undefined
    ? resolveOnlyPublication(within, context)
    : resolveRecord(within, "publications", context, named));
  const config = parsePublicationConfig(publication.config_json);
  const { repositories } = await readSources(within, context.orgId, config);
  const [connectionId] = repositories;
  if (connectionId === undefined) throw badRequest(`The publication ${publication.name} has no source repository.`);
  const request: DocRequest = { ...asked, title: `Update ${publication.name}`, sourceConnection: connectionId };
  const origin = { type: "conversation", staged: stage } as const;
  const actor = { ...context.actor, userId: context.userId };
  const { conversationIds } = await insertJob(within, actor, {
    request,
    connectionId,
    fromAllSources: repositories.length > 1,
    publications: [publication],
    origin,
  });
  return { id: conversationIds.join() };
}

const FILTER_COLUMNS = {
  branch: "branch",
  outputUrl: "output_url",
  jobId: "job_id",
  publicationId: "publication_id",
  operationType: "operation_type",
  status: "status",
  originType: "origin_type",
  originURL: "origin_url",
} as const;

type Filter = { [Name in keyof typeof FILTER_COLUMNS]?: string | undefined } & {
  summary?: string | undefined;
  staged?: boolean | undefined;
};

function filtered(store: Store, { orgId, access }: CallContext, filter: Filter) {
  let query = store.database.selectFrom("conversations").selectAll().where("org_id", "=", orgId);
  const ids = access.narrow("conversation");
  if (ids !== undefined) query = query.where("id", "in", ids);
  for (const [name, column] of Object.entries(FILTER_COLUMNS)) {
    const value = filter[name as keyof typeof FILTER_COLUMNS];
    if (value !== undefined) query = query.where(column, "=", value);
  }
  if (filter.staged !== undefined) query = query.where("staged", "=", Number(filter.staged));
  if (filter.summary !== undefined) query = query.where(matchesSummary(filter.summary));
  return query;
}

/** Schedules the annotation of a draft (interface, "Conversations", rule 5); `skipped` where there is no draft. */
export async function scheduleAnnotation(
  within: Store,
  { orgId, actor }: CallContext,
  id: string,
): Promise<"scheduled" | "skipped"> {
  await readRecord(within, "conversations", orgId, id);
  const draft = await readLastEntry(within, id, "draft");
  if (draft === undefined) return "skipped";
  await insertTask(within, actor, { kind: "annotate", subjectId: id, conversationId: id });
  const note = { type: "action-update", summary: "Asked for a draft's annotations" } as const;
  await writeAudit(within, actor, { ...note, config: { conversationId: id } });
  return "scheduled";
}

/** What was posted, and where. */
export type Notified = { conversationId: string; connectionId: string; channelId: string; messageId: string };

const KIND = "notification";

/**
 * Tells the publication's channel of a conversation (interface, "Conversations", rule 8). 409 without a channel, and
 * where the chat app refuses. An entry records it, from before the message is posted: with an `Idempotency-Key` that was
 * used before nothing is posted again, unless the first time is known to have failed.
 */
export async function notify(parts: ServiceParts, context: CallContext, id: string): Promise<Notified> {
  const { store } = parts;
  const conversation = await readRecord(store, "conversations", context.orgId, id);
  const connection = await readNotifier(store, conversation);
  const { slack, channelId } = await openChat(parts, connection);
  if (channelId === undefined) throw conflict(`The connection ${connection.name} names no channel.`);
  const { id: entryId, isNew } = await withIdempotencyKey(store, context, { create: KIND, input: { id } }, (within) =>
    insertStarted(within, id, connection.name),
  );
  if (!isNew) {
    const before = await readNotified(store, entryId);
    if (before !== undefined) return before;
  }
  const { compareUrl } = await readRecordedDraft(store, id);
  const message = await slack
    .postMessage({ channelId, text: renderMessage(conversation, compareUrl) })
    .catch(async (error) => {
      const fault = error instanceof ReleaseDocsError ? `${error.message} ${error.hint}` : String(error);
      const failed = `The channel of ${connection.name} was not told. ${fault}`;
      await updateEntry(store, entryId, { status: "error", message: failed });
      throw error instanceof ReleaseDocsError ? conflict(fault) : error;
    });
  const notified = { conversationId: id, connectionId: connection.id, channelId, messageId: message.ts };
  await store.transaction(async (within) => {
    const told = `Told the channel of ${connection.name}.`;
    await updateEntry(within, entryId, { status: "success", message: told, details: notified });
    const note = { type: "action-update", summary: "Told a channel of a conversation", config: notified } as const;
    await writeAudit(within, context.actor, note);
  });
  return notified;
}

async function insertStarted(within: Store, conversationId: string, name: string): Promise<{ id: string }> {
  const entry = { kind: KIND, status: "running", message: `Telling the channel of ${name}.` } as const;
  const [id = ""] = await insertEntries(within, { conversationId, turnId: null }, [entry]);
  return { id };
}

/** What the call with the same key has posted; undefined where it failed, so that it is posted now. */
async function readNotified(store: Store, entryId: string): Promise<Notified | undefined> {
  const entry = await readEntry(store, entryId);
  if (entry?.status === "success" && entry.details_json !== null) return parseNotified(entry.details_json);
  const isTaken = await updateEntry(store, entryId, { status: "running", message: entry?.message ?? "" }, "error");
  if (isTaken) return undefined;
  throw conflict(
    "The call with this Idempotency-Key is under way, or ended before it was known whether its message was posted: look in the channel, and use another key to post again.",
  );
}

/** The channel of the conversation's publication; 409 where there is none. */
async function readNotifier(store: Store, conversation: ConversationRow): Promise<ConnectionRow> {
  const { publication_id: publicationId, org_id: orgId } = conversation;
  if (publicationId === null) throw conflict("The publication of this conversation is gone.");
  const { name, config_json } = await readRecord(store, "publications", orgId, publicationId);
  const { notifierConnection } = parsePublicationConfig(config_json);
  if (notifierConnection === undefined) throw conflict(`The publication ${name} has no notifierConnection.`);
  const connection = await connectionsOf(store, orgId).where("id", "=", notifierConnection).executeTakeFirst();
  if (connection === undefined) throw conflict(`The notifierConnection of the publication ${name} was deleted.`);
  if (connection.paused === 1) throw conflict(`The connection ${connection.name} is paused.`);
  return connection;
}

/** Plain text: what was written and where. */
export function renderMessage(
  row: Pick<ConversationRow, "publication_name" | "title" | "summary" | "output_url" | "status">,
  compareUrl?: string,
) {
  const first = [row.publication_name, row.title].filter((part) => part !== null).join(": ");
  const staged = row.status === "staged" && compareUrl !== undefined ? `Staged draft: ${compareUrl}` : undefined;
  const where = row.output_url === null ? staged : `Pull request: ${row.output_url}`;
  const state = row.status === "running" ? "This is still being written." : undefined;
  return [first, row.summary, where, state].filter((line) => line !== undefined && line !== null).join("\n");
}

/** Retry turns (interface, "Conversations", rule 11). */
export function implementTurns({ store, worker }: ServiceParts) {
  return {
    retry: procedures.turns.retry.handler(async ({ input, context }) => {
      context.access.check("turn:update", input.id);
      await store.transaction((within) => retryTurn(within, context, input.id));
      const turn = asTurn(await readRecord(store, "turns", context.orgId, input.id));
      worker.wake();
      return turn;
    }),
  };
}

/** 402 where the organization is suspended, 409 for a turn that did not fail. The job of the conversation stays as it settled. */
async function retryTurn(within: Store, { orgId, actor }: CallContext, id: string): Promise<void> {
  const turn = await readRecord(within, "turns", orgId, id);
  if (turn.status !== "error") throw conflict(`Only a turn that failed can be retried; this one is ${turn.status}.`);
  await refuseSuspended(within, orgId);
  await restartTurn(within, actor, turn);
  await updateConversation(within, turn.conversation_id, { status: "running" });
  const delta = `status: "error" → "running"; retryCount: ${turn.retry_count} → ${turn.retry_count + 1}`;
  const config = { turnId: id, conversationId: turn.conversation_id };
  await writeAudit(within, actor, { type: "action-update", summary: "Retried a turn", delta, config });
}
