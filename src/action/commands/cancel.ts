import { ApiError } from "../../client/http.ts";
import { repeatUntilAnswered } from "../../client/retry.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { conversationKind } from "../wait.ts";
import { changeEach, type Performed, readConversation, type Session } from "./session.ts";

/** Ends running work. Conversations that do not run, also those that were cancelled before, stay as they are. */
export async function cancel(session: Session, found: readonly Conversation[]): Promise<Performed> {
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
