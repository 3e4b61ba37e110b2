import type { Anchor } from "../../contract/comments.ts";
import { useChange } from "../forms/use-change.ts";
import { api } from "../shell/api.ts";
import { useConversation } from "./conversation.ts";

/** A change of the conversation or of its comments; `done` says afterwards what happened. */
export function useConversationChange<Input = void>(
  call: (input: Input) => Promise<unknown>,
  done: string | ((answer: unknown, input: Input) => string),
) {
  return useChange({ call, resources: ["comments", "conversations"], done, readsAfterFailure: true });
}

/** Comments on a conversation, or on lines of its draft, with or without requesting work. */
export function useNewComment() {
  const { id } = useConversation();
  return useConversationChange(
    (comment: { body: string; workRequested: boolean; anchor?: Anchor }) => api.comments.create({ id, ...comment }),
    (_, { workRequested }) => (workRequested ? "The service is working on it." : "The comment is added."),
  );
}
