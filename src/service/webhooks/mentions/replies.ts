import type { Thread, ThreadApi } from "../../../hosts/code-host.ts";
import { asRefusal, ReleaseDocsError } from "../../../shared/errors.ts";
import { containMarkdown, escapeMarkdown } from "../../../shared/markdown/escape.ts";
import { cutMarkdown, neutralizeDirectives } from "../../../shared/markdown/markdown.ts";
import { after } from "../../../shared/records.ts";
import { joinParts, quoteText } from "../../../shared/text.ts";
import { readConnectedRepository } from "../../connections/open.ts";
import { type CommentRow, readComment, readReplyPlace } from "../../conversations/comments.ts";
import { endWaiting, insertEntries, showWaiting } from "../../conversations/entries.ts";
import type { DomainParts } from "../../parts.ts";
import { writeAudit } from "../../store/audit.ts";
import { parseCommentRequest } from "../../store/columns.ts";
import { type Store, updateRecord } from "../../store/store.ts";
import { actorOf } from "../../worker/tasks.ts";
import type { TaskHandler, Work } from "../../worker/worker.ts";
import type { ConversationEvent } from "../delivery.ts";

/** `page`: the URL of the issue or pull request. `url`: of the thread, which is the page or one of its comments. */
export type Place = Thread & { page: string; url: string };

const PAGE = /^https?:\/\/[^?#\s]{1,1000}\/(?:issues|pull|pull-requests)\/(\d{1,10})(?=$|[/?#])/;
const FRAGMENTS = { github: "discussion_r", bitbucket: "comment-" } as const;
const COMMENT = /#(?:discussion_r|comment-)(\d{1,20})$/;

/** Undefined for a URL of another form. */
function parsePlace(url: string): Place | undefined {
  const [page, number] = PAGE.exec(url) ?? [];
  if (page === undefined) return undefined;
  return { page, url, number: Number(number), commentId: COMMENT.exec(url)?.[1] };
}

/** Where an event was written: a review's comments are a thread of their own. */
export function selectPlace({ host, kind, url, id, inReplyTo = id }: ConversationEvent): Place | undefined {
  const place = parsePlace(url);
  if (place === undefined) return undefined;
  return parsePlace(kind === "reviewComment" ? `${place.page}#${FRAGMENTS[host]}${inReplyTo}` : place.page);
}

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
  const asked = await readReplyPlace(store, conversation, reply.reply_to_id);
  const place = parsePlace(asked?.url ?? "");
  if (asked === undefined || place === undefined) return undefined;
  const threads = await openThreads(parts, asked.connectionId);
  const quoted = place.commentId === undefined ? await readQuoted(store, reply.reply_to_id) : undefined;
  signal.throwIfAborted();
  const body = renderReply({ message: reply.message, asked: quoted, url: conversation.output_url });
  // The clocks of both may differ.
  return threads?.reply(place, { body, key: reply.id, since: after(reply.created_at, -3_600_000) });
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
