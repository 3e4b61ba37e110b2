import type { Shown } from "./shown.ts";

/** What a conversation's newest entry of a kind says. */
export function messageOf(conversation: Shown | undefined, kind: string): string | undefined {
  return messagesOf(conversation, kind).at(-1);
}

/** What a conversation's entries of a kind say, the oldest first. */
export function messagesOf(conversation: Shown | undefined, kind: string): string[] {
  const entries = conversation?.entries ?? [];
  return entries.filter((entry) => entry.kind === kind).map(({ message }) => message ?? "");
}
