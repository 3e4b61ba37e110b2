import type { PublicationConfig } from "../../contract/publication-config.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { CallContext, ServiceParts } from "../procedures.ts";
import { openChat } from "../records/connection-product.ts";
import { type ConnectionRow, connectionsOf } from "../records/connection-record.ts";
import { type ConversationRow, readConversation } from "../records/conversation-record.ts";
import { insertEntries, readEntry, updateEntry } from "../records/entry-record.ts";
import { findPublication } from "../records/publication-record.ts";
import { readRecordedDraft } from "../records/read-drafted-files.ts";
import { conflict } from "../refusal.ts";
import { writeAudit } from "../store/audit.ts";
import { keepOnce } from "../store/idempotency.ts";
import type { Store } from "../store/store.ts";

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
  const conversation = await readConversation(store, context.orgId, id);
  const connection = await readNotifier(store, conversation);
  const { slack, channelId } = await openChat(parts, connection);
  if (channelId === undefined) throw conflict(`The connection ${connection.name} names no channel.`);
  const { id: entryId, isNew } = await keepOnce(store, context, { create: KIND, input: { id } }, (within) =>
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
  if (entry?.status === "success" && entry.details_json !== null) return JSON.parse(entry.details_json);
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
  const { name, config_json } = await findPublication(store, orgId, publicationId);
  const { notifierConnection }: PublicationConfig = JSON.parse(config_json);
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
