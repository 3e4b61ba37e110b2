import { conflict, DomainError } from "../../contract/refusals.ts";
import type { Notified } from "../../contract/resources/conversations.ts";
import type { ConversationRow } from "../../drafting/conversation.ts";
import { asRefusal, ReleaseDocsError } from "../../shared/errors.ts";
import { joinParts } from "../../shared/text.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import { openChat } from "../connections/open.ts";
import type { CallContext } from "../http/procedures.ts";
import type { DomainParts } from "../parts.ts";
import { type Actor, auditFailure, writeAudit } from "../store/audit.ts";
import { parseNotified, parsePublicationConfig } from "../store/columns.ts";
import { withIdempotencyKey } from "../store/idempotency.ts";
import { insertRecords } from "../store/prepared.ts";
import { readRecord, type Store } from "../store/store.ts";
import { buildTask } from "../worker/queue.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { insertEntries, readEntry, readRecordedDraft, updateEntry } from "./entries.ts";

const KIND = "notification";

type Notifying = Pick<CallContext, "orgId" | "actor" | "idempotencyKey" | "noteReplay">;

/** Stores an entry before posting, so that a reused key posts again only after a failure. 409 without a channel. */
export async function notify(parts: DomainParts, context: Notifying, id: string): Promise<Notified> {
  const { store, appUrl } = parts;
  const conversation = await readRecord(store, "conversations", context.orgId, id);
  const connection = await readNotifier(store, conversation);
  const { slack, channelId } = await openChat(parts, connection);
  if (channelId === undefined) throw conflict(`The connection ${connection.name} names no channel.`);
  // A reused key that posts again is no replay.
  const call = { ...context, noteReplay: () => undefined };
  const started = { kind: KIND, status: "running", message: `Posting to the channel of ${connection.name}.` } as const;
  const insert = async (within: Store) => {
    const [entryId = ""] = await insertEntries(within, { conversationId: id, turnId: null }, [started]);
    return { id: entryId };
  };
  const { id: entryId, isNew } = await withIdempotencyKey(store, call, { create: KIND, input: { id } }, insert);
  const before = isNew ? undefined : await readNotified(store, entryId);
  if (before !== undefined) {
    context.noteReplay();
    return before;
  }
  const { compareUrl } = await readRecordedDraft(store, id);
  const text = renderMessage(conversation, compareUrl, appUrl && `${appUrl}/conversations/${id}`);
  const posted = await slack.postMessage({ channelId, text }).catch(async (error) => {
    const fault = error instanceof ReleaseDocsError ? error.explanation : String(error);
    const failed = `Posting to the channel of ${connection.name} failed. ${fault}`;
    await updateEntry(store, entryId, { status: "error", message: failed });
    throw error;
  });
  const notified = { conversationId: id, connectionId: connection.id, channelId, messageId: posted.ts };
  await store.transaction(async (within) => {
    const done = `Posted to the channel of ${connection.name}.`;
    await updateEntry(within, entryId, { status: "success", message: done, details: notified });
    const note = { type: "action-update", summary: "Posted a notification to a channel", config: notified } as const;
    await writeAudit(within, context.actor, note);
  });
  return notified;
}

/** Queues the message that the channel of a publication gets without a request. */
export async function queueChannelNotice(within: Store, actor: Actor, conversation: ConversationRow): Promise<void> {
  const { id, org_id, publication_id: publicationId } = conversation;
  if (publicationId === null) return;
  const { config_json } = await readRecord(within, "publications", org_id, publicationId);
  const { notifierConnection, notifyAutomatically = true } = parsePublicationConfig(config_json);
  if (notifierConnection === undefined || !notifyAutomatically) return;
  // Not in the queue of the conversation: its turns do not wait for a chat.
  await insertRecords(within, [buildTask(within, actor, { kind: "channel-notice", subjectId: id })]);
}

/** Posts once however often it runs: the task is the key. */
export function createChannelHandler(parts: DomainParts): TaskHandler {
  const end = async ({ task, finish }: Work, failure?: unknown) =>
    parts.store.transaction(async (within) => {
      const about = { conversationId: task.subject_id };
      await auditFailure(within, actorOf(task), "Notifying a channel failed", failure, about);
      await finish(within);
    });
  return {
    run: async (work) => {
      const actor = actorOf(work.task);
      const call = { ...actor, actor, idempotencyKey: work.task.id, noteReplay: () => undefined };
      const posting = notify(parts, call, work.task.subject_id).then(() => undefined);
      await end(work, await posting.catch((error) => (error instanceof DomainError ? error : asRefusal(error))));
    },
    onExhausted: end,
  };
}

/** What the earlier call with this key posted; undefined if it failed. */
async function readNotified(store: Store, entryId: string): Promise<Notified | undefined> {
  const entry = await readEntry(store, entryId);
  if (entry?.status === "success" && entry.details_json !== null) return parseNotified(entry.details_json);
  const isTaken = await updateEntry(store, entryId, { status: "running", message: entry?.message ?? "" }, "error");
  if (isTaken) return undefined;
  throw conflict("It is unknown whether the first attempt posted. Check the channel; another key posts again.");
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

const STATES: Readonly<Record<string, string>> = { running: "Work in progress.", needsAttention: "Needs attention." };

function renderMessage(row: ConversationRow, compareUrl: string | undefined, link: string | undefined): string {
  const first = [row.publication_name, row.title].filter((part) => part !== null).join(": ");
  const staged = row.status === "staged" && compareUrl !== undefined ? `Staged draft: ${compareUrl}` : undefined;
  const where = row.output_url === null ? staged : `Pull request: ${row.output_url}`;
  return joinParts([first, row.summary, where, link, STATES[row.status]], "\n");
}
