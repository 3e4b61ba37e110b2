import type { Client } from "../../client/client.ts";
import { type RetryBudget, repeatUntilAnswered } from "../../client/retry.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { Task } from "../environment.ts";
import type { Reporter } from "../report/reporter.ts";
import { conversationKind, type Settled } from "../wait.ts";

/** A command that runs, with the service that it calls. */
export type Session = {
  task: Task;
  client: Client;
  where: string;
  budget: RetryBudget;
  reporter: Pick<Reporter, "info">;
  /** Called with what is known so far. */
  onChange: (current: Settled) => Promise<void>;
};

/** The conversations after the command, and the reply to a comment once they are settled. */
export type Performed = { conversations: Conversation[]; readReply?: () => Promise<string> };

export function readConversation({ client, budget }: Session, { id }: Conversation): Promise<Conversation> {
  return repeatUntilAnswered(() => client.conversations.get({ id }, { signal: budget.signal }), budget);
}

/** One after the other; what is changed is known even if a later change fails. */
export async function changeEach(
  session: Session,
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
