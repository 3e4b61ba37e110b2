import { createOnce } from "../../client/create-once.ts";
import { repeatUntilAnswered } from "../../client/retry.ts";
import type { Comment } from "../../contract/comments.ts";
import type { Conversation, Turn } from "../../contract/conversations.ts";
import { joinParts } from "../../shared/text.ts";
import { isSameText, keyOf } from "../submit/find-created.ts";
import { readIfListed } from "../submit/look-ahead.ts";
import { conversationKind, resultUrlOf } from "../wait.ts";
import { type Performed, readConversation, type Session } from "./change.ts";

/** Requests work with the input `body`, once per run: every attempt of a run sends the same idempotency key. */
export async function requestWork(session: Session, conversation: Conversation): Promise<Performed> {
  const { client, where, budget, reporter, task } = session;
  const { body, labels, "relevant-links": relevantLinks } = task.inputs;
  const { id } = conversation;
  const { signal } = budget;
  const request = { id, body, labels, relevantLinks };
  const list = () => client.comments.list({ conversationId: id }, { signal });
  const before = await readIfListed(list, budget);
  const known = before && new Set(before.comments.map((comment) => comment.id));
  const look = async () => {
    const { comments } = await list();
    const similar = comments.filter(({ workRequested, message }) => workRequested && isSameText(message, body));
    const fresh = similar.filter((comment) => known?.has(comment.id) === false);
    return known === undefined ? { own: [], unclear: similar } : { own: fresh, unclear: [] };
  };
  const { event } = task;
  const run = event.run && { ...event.run, attempt: "any" };
  const callOptions = { signal, idempotencyKey: keyOf(request, { ...event, run }) };
  const comment = await createOnce(
    {
      what: `comment on ${conversationKind.name(conversation)}`,
      where,
      send: () => client.comments.create(request, callOptions),
      look,
      addressOf: () => resultUrlOf(conversation) ?? `${where}/api/v1/conversations/${id}`,
    },
    budget,
  );
  await reporter.info(`Requested work on ${conversationKind.name(conversation)} with comment ${comment.id}.`);
  const conversations = [await readConversation(session, conversation)];
  const isOwn = ({ triggeringCommentId }: Turn) => triggeringCommentId === comment.id;
  return { conversations, isOwn, readReply: () => readReply(session, comment) };
}

/** Empty if the service did not reply. */
async function readReply({ client, budget }: Session, { id, conversationId }: Comment): Promise<string> {
  const read = async (ids: string[]) => {
    const filter = { ids, conversationId: conversationId ?? undefined };
    const list = () => client.comments.list(filter, { signal: budget.signal });
    return ids.length === 0 ? [] : (await repeatUntilAnswered(list, budget)).comments;
  };
  const replies = await read((await read([id])).flatMap(({ replyIds }) => replyIds));
  const own = replies.filter(({ authorId }) => !authorId).reverse();
  return joinParts(own.map(({ message }) => message));
}
