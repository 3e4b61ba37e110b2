import { type Client, createOnce, type RetryBudget, repeatUntilAnswered } from "../../client/client.ts";
import { ApiError } from "../../client/http.ts";
import type { Comment } from "../../contract/resources/comments.ts";
import type { Conversation, Turn } from "../../contract/resources/conversations.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { joinParts } from "../../shared/text.ts";
import type { Task } from "../environment.ts";
import { pullRequestUrlOf } from "../outcome.ts";
import type { Reporter } from "../report/reporter.ts";
import { isSameText, keyOf } from "../submit/find-created.ts";
import { readIfListed } from "../submit/request.ts";
import { conversationKind, resultUrlOf, type Settled } from "../wait.ts";

/** A command that runs, with the service that it calls. */
export type CommandCalls = {
  task: Task;
  client: Client;
  where: string;
  budget: RetryBudget;
  reporter: Pick<Reporter, "info">;
  /** Called with what is known so far. */
  onChange: (current: Settled) => Promise<void>;
};

/** Whether the command started a turn. */
type IsOwn = (turn: Turn) => boolean;

/** The conversations after the command, and the reply to a comment once they are settled. */
export type Performed = { conversations: Conversation[]; isOwn?: IsOwn; readReply?: () => Promise<string> };

function readConversation({ client, budget }: CommandCalls, { id }: Conversation): Promise<Conversation> {
  return repeatUntilAnswered(() => client.conversations.get({ id }, { signal: budget.signal }), budget);
}

/** Those whose own turn was cancelled; none where the service lists no turns. */
export async function selectCancelled({ client, budget }: CommandCalls, all: readonly Conversation[], isOwn: IsOwn) {
  const read = ({ id }: Conversation) => client.turns.list({ id }, { signal: budget.signal });
  const listed = await Promise.all(all.map((one) => readIfListed(() => read(one), budget)));
  const isCancelled = (turn: Turn) => isOwn(turn) && turn.status === "cancelled";
  return all.filter((_, index) => listed[index]?.turns.some(isCancelled));
}

/** One after the other; what is changed is known even if a later change fails. */
async function changeEach(
  session: CommandCalls,
  found: readonly Conversation[],
  change: (conversation: Conversation) => Promise<Conversation>,
): Promise<Performed> {
  const conversations = [...found];
  for (const [index, conversation] of found.entries()) {
    conversations[index] = await change(conversation);
    await session.onChange({ job: undefined, conversations: [...conversations], settled: areSettled(conversations) });
  }
  return { conversations };
}

export function areSettled(conversations: readonly Conversation[]): boolean {
  return conversations.every(conversationKind.isSettled);
}

/** Opens the pull requests of staged drafts. A draft that was published before stays as it is. Throws `submit/no-draft`. */
export async function publish(session: CommandCalls, found: readonly Conversation[]): Promise<Performed> {
  const { client, budget, reporter } = session;
  if (!found.some((one) => isStaged(one) || pullRequestUrlOf(one) !== undefined)) throw noDraft(found);
  return changeEach(session, found, async (conversation) => {
    const { id } = conversation;
    if (!isStaged(conversation)) {
      await reporter.info(`${conversationKind.name(conversation)} has no staged draft; nothing to publish.`);
      return conversation;
    }
    return repeatUntilAnswered(
      () => client.conversations.update({ id, staged: false }, { signal: budget.signal }),
      budget,
    );
  });
}

/** The service says why a draft that is not written yet cannot be published. */
function isStaged(conversation: Conversation): boolean {
  const { staged, branch } = conversation;
  return staged === true && (Boolean(branch) || !conversationKind.isSettled(conversation));
}

function noDraft(found: readonly Conversation[]): ReleaseDocsError {
  const states = found.map((one) => `${conversationKind.name(one)} is ${conversationKind.state(one)}`).join(", ");
  return new ReleaseDocsError("submit/no-draft", `There is no staged draft to publish: ${states}.`);
}

/** Retries the last turn of conversations that failed. Others, also those that run again, stay as they are. */
export async function retry(session: CommandCalls, found: readonly Conversation[]): Promise<Performed> {
  const { client, where, budget, reporter } = session;
  const retried = new Set<string>();
  const performed = await changeEach(session, found, async (conversation) => {
    const id = failedTurnOf(conversation);
    const name = conversationKind.name(conversation);
    if (id === undefined) {
      await reporter.info(`${name} is ${conversationKind.state(conversation)}; nothing to retry.`);
      return conversation;
    }
    const look = async () => {
      const isRetried = !isUnchanged(conversation, await readConversation(session, conversation));
      return { own: isRetried ? [{ id }] : [], unclear: [] };
    };
    await createOnce<{ id: string }>(
      {
        what: `retry of turn ${id}`,
        where,
        send: () => client.turns.retry({ id }, { signal: budget.signal }),
        look,
        addressOf: () => name,
      },
      budget,
    );
    retried.add(id);
    await reporter.info(`Retrying turn ${id} of ${name}.`);
    return readConversation(session, conversation);
  });
  return { ...performed, isOwn: ({ id }) => retried.has(id) };
}

function failedTurnOf({ status, entries }: Conversation): string | undefined {
  const last = entries?.at(-1);
  return status !== "running" && last?.status === "error" ? last.turnId || undefined : undefined;
}

function isUnchanged(before: Conversation, now: Conversation): boolean {
  return before.status === now.status && before.entries?.at(-1)?.id === now.entries?.at(-1)?.id;
}

/** Ends running work. Conversations that do not run, also those that were cancelled before, stay as they are. */
export async function cancel(session: CommandCalls, found: readonly Conversation[]): Promise<Performed> {
  const { client, budget, reporter } = session;
  return changeEach(session, found, async (conversation) => {
    const { id } = conversation;
    if (!conversationKind.isSettled(conversation)) {
      const send = () => client.conversations.cancel({ id }, { signal: budget.signal });
      const cancelled = await repeatUntilAnswered(send, budget).catch((error: unknown) => {
        // It ended meanwhile, or by a request whose answer was lost.
        if (!(error instanceof ApiError && error.status === 409)) throw error;
      });
      if (cancelled !== undefined) return cancelled;
    }
    const now = await readConversation(session, conversation);
    await reporter.info(`${conversationKind.name(now)} is ${conversationKind.state(now)}; nothing to cancel.`);
    return now;
  });
}

/** Requests work with the input `body`, once per run: every attempt of a run sends the same idempotency key. */
export async function requestWork(session: CommandCalls, conversation: Conversation): Promise<Performed> {
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
async function readReply({ client, budget }: CommandCalls, { id, conversationId }: Comment): Promise<string> {
  const read = async (ids: string[]) => {
    const filter = { ids, conversationId: conversationId ?? undefined };
    const list = () => client.comments.list(filter, { signal: budget.signal });
    return ids.length === 0 ? [] : (await repeatUntilAnswered(list, budget)).comments;
  };
  const replies = await read((await read([id])).flatMap(({ replyIds }) => replyIds));
  const own = replies.filter(({ authorId }) => !authorId).reverse();
  return joinParts(own.map(({ message }) => message));
}
