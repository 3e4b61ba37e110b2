import type { ConversationRow } from "../../../drafting/conversation.ts";
import type { ThreadApi } from "../../../hosts/code-host.ts";
import { neutralizeDirectives } from "../../../shared/directives.ts";
import { asRefusal, ReleaseDocsError } from "../../../shared/errors.ts";
import { containMarkdown, escapeMarkdown } from "../../../shared/escape.ts";
import { cutMarkdown } from "../../../shared/markdown.ts";
import { joinParts, quoteText } from "../../../shared/text.ts";
import { readConnectedRepository } from "../../connections/open.ts";
import { type CommentRow, insertComment } from "../../conversations/comments.ts";
import { endWaiting, insertEntries, showWaiting } from "../../conversations/entries.ts";
import type { DomainParts } from "../../parts.ts";
import { type Actor, writeAudit } from "../../store/audit.ts";
import { parseCommentRequest, type ThreadPlace } from "../../store/columns.ts";
import { insertRecords } from "../../store/prepared.ts";
import { type Store, updateRecord } from "../../store/store.ts";
import { buildTask } from "../../worker/queue.ts";
import { actorOf } from "../../worker/tasks.ts";
import type { TaskHandler, Work } from "../../worker/worker.ts";
import { parsePlace } from "./place.ts";

/** Undefined for a repository without an API. Throws as `openCodeHost` does. */
export async function openThreads(parts: DomainParts, connectionId: string): Promise<ThreadApi | undefined> {
  const connected = await readConnectedRepository(parts, connectionId);
  if (connected.app === undefined) return undefined;
  return (await parts.repositories.openCodeHost(connected)).threads;
}

const MAX_QUOTE = 200;
const MAX_MESSAGE = 3000;

type Reply = { message: string; asked?: string | undefined; url?: string | null };

/** Pings no one, closes nothing and contains no HTML. `asked` is quoted above. */
export function renderReply({ message, asked, url }: Reply): string {
  const quote = asked === undefined ? undefined : `> ${escapeMarkdown(quoteText(asked, MAX_QUOTE))}`;
  const text = containMarkdown(cutMarkdown(neutralizeDirectives(message), MAX_MESSAGE, "…"));
  return joinParts([quote, text, message.includes(url ?? "") ? undefined : url]);
}

/** The reply to a turn's request, which goes to the thread on a code host too if the request is from there. */
export async function insertReply(
  within: Store,
  actor: Actor,
  { conversation, triggerId, message }: { conversation: ConversationRow; triggerId: string | null; message: string },
): Promise<void> {
  const place = await readPlace(within, conversation, triggerId);
  if (triggerId === null && place === undefined) return;
  const reply = { conversation, authorId: null, message, workRequested: false, replyToId: triggerId };
  const id = await insertComment(within, actor, reply);
  // Not in the queue of the conversation, where it would wait for later turns.
  if (place !== undefined)
    await insertRecords(within, [buildTask(within, actor, { kind: "thread-reply", subjectId: id })]);
}

/** Without a comment that requested the turn, where the conversation began. */
async function readPlace(
  store: Store,
  { origin_url: url, connection_id: connectionId }: ConversationRow,
  triggerId: string | null,
): Promise<ThreadPlace | undefined> {
  if (triggerId === null) return url === null || connectionId === null ? undefined : { connectionId, url };
  const trigger = await readComment(store, triggerId);
  return trigger && parseCommentRequest(trigger.request_json).thread;
}

async function readComment({ database }: Store, id: string): Promise<CommentRow | undefined> {
  return database.selectFrom("comments").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Posts a reply of ours in its thread, once however often it runs. */
export function createThreadReplyHandler(parts: DomainParts): TaskHandler {
  const { store } = parts;
  return {
    run: async (work) => {
      const posted = await postReply(parts, work).catch(asRefusal);
      if (posted instanceof ReleaseDocsError) return recordFailure(store, work, posted);
      await store.transaction(async (within) => {
        const reply = await readComment(within, work.task.subject_id);
        if (reply !== undefined) await endWaiting(within, placeOf(reply));
        if (posted !== undefined) await updateRecord(within, "comments", work.task.subject_id, { external_id: posted });
        await work.finish(within);
      });
    },
    onWaiting: async (within, { task }, message) => {
      const reply = await readComment(within, task.subject_id);
      if (reply !== undefined) await showWaiting(within, placeOf(reply), message);
    },
    onExhausted: (work, error) => recordFailure(store, work, error),
  };
}

/** Returns its ID on the code host; undefined where the conversation or the connection's app is gone. */
async function postReply(parts: DomainParts, { task, signal }: Work): Promise<string | undefined> {
  const { store } = parts;
  const reply = await readComment(store, task.subject_id);
  if (reply === undefined) return undefined;
  const conversation = await store.database
    .selectFrom("conversations")
    .selectAll()
    .where("id", "=", reply.conversation_id)
    .executeTakeFirstOrThrow();
  const asked = await readPlace(store, conversation, reply.reply_to_id);
  const place = parsePlace(asked?.url ?? "");
  if (asked === undefined || place === undefined) return undefined;
  const threads = await openThreads(parts, asked.connectionId);
  const quoted = place.commentId === undefined ? await readQuoted(store, reply.reply_to_id) : undefined;
  signal.throwIfAborted();
  const body = renderReply({ message: reply.message, asked: quoted, url: conversation.output_url });
  return threads?.reply(place, { body, key: reply.id, since: hourBefore(reply.created_at) });
}

/** The clocks of both may differ. */
function hourBefore(time: string): string {
  return new Date(Date.parse(time) - 3_600_000).toISOString();
}

/** Undefined for a batch without words of its own. */
async function readQuoted(store: Store, triggerId: string | null): Promise<string | undefined> {
  const trigger = triggerId === null ? undefined : await readComment(store, triggerId);
  return trigger && parseCommentRequest(trigger.request_json).body;
}

const placeOf = (reply: CommentRow) => ({ conversationId: reply.conversation_id, turnId: null });

async function recordFailure(store: Store, { task, finish }: Work, error: unknown): Promise<void> {
  const why = error instanceof ReleaseDocsError ? error.explanation : String(error);
  const message = `The reply could not be posted. ${why}`;
  const reply = await readComment(store, task.subject_id);
  await store.transaction(async (within) => {
    if (reply !== undefined) {
      const { conversationId } = placeOf(reply);
      await endWaiting(within, placeOf(reply));
      await insertEntries(within, placeOf(reply), [{ kind: "notice", status: "error", message }]);
      const note = { type: "error", summary: "A reply was not posted", delta: message } as const;
      await writeAudit(within, actorOf(task), { ...note, config: { conversationId, commentId: reply.id } });
    }
    await finish(within);
  });
}
