import { createOnce } from "../../client/create-once.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { conversationKind } from "../wait.ts";
import { changeEach, type Performed, readConversation, type Session } from "./session.ts";

/** Retries the last turn of conversations that failed. Others, also those that run again, stay as they are. */
export async function retry(session: Session, found: readonly Conversation[]): Promise<Performed> {
  const { client, where, budget, reporter } = session;
  return changeEach(session, found, async (conversation) => {
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
    await reporter.info(`Retrying turn ${id} of ${name}.`);
    return readConversation(session, conversation);
  });
}

function failedTurnOf({ status, entries }: Conversation): string | undefined {
  const last = entries?.at(-1);
  return status !== "running" && last?.status === "error" ? last.turnId || undefined : undefined;
}

function isUnchanged(before: Conversation, now: Conversation): boolean {
  return before.status === now.status && before.entries?.at(-1)?.id === now.entries?.at(-1)?.id;
}
