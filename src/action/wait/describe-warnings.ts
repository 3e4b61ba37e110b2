import type { Conversation } from "../../contract/conversations.ts";
import { quoteText } from "../../quote-text.ts";
import { resultUrlOf } from "../result-url.ts";
import { conversationKind } from "./record-kind.ts";

const LONGEST_QUESTION = 500;

/** What a person has to look at in conversations that ended without a fault, a sentence each. */
export function describeWarnings(conversations: readonly Conversation[]): string[] {
  return conversations.flatMap((conversation) => {
    const name = conversationKind.name(conversation);
    const { status, entries } = conversation;
    const url = resultUrlOf(conversation);
    if (status === "needsAttention") {
      // A failed entry is the failure itself, not a question.
      if (entries?.at(-1)?.status === "error") return [];
      const where = url !== undefined ? ` Answer it at ${quoteText(url)}` : "";
      return [`${name} needs attention: ${questionOf(conversation)}${where}`];
    }
    if (status === "cancelled") return [`${name} was cancelled at the service; it writes nothing more.`];
    if (conversationKind.isSettled(conversation) || url !== undefined) return [];
    return [`${name} is still ${conversationKind.state(conversation)} and has no pull request yet.`];
  });
}

/** The last entry of a conversation, which is what it waits for an answer to. */
function questionOf({ entries }: Conversation): string {
  const message = entries?.at(-1)?.message;
  return message ? `"${quoteText(message, LONGEST_QUESTION)}"` : "it does not say why.";
}
