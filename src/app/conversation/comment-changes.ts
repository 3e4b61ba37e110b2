import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Anchor } from "../../contract/comments.ts";
import { api } from "../shell/api.ts";
import { catchFocus } from "../shell/focus.ts";
import { showDone, showFailure } from "../shell/toasts.tsx";

/** A change of a comment; the change of a comment is no change of its conversation. */
export function useCommentChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  done: string | ((input: Input) => string),
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (_, input) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: ["comments"] }),
        client.invalidateQueries({ queryKey: ["conversations"] }),
      ]);
      showDone(typeof done === "string" ? done : done(input));
    },
    onError: showFailure,
    onSettled: catchFocus,
  });
}

/** Comments on a conversation, or on lines of its draft, with or without requesting work. */
export function useNewComment(conversationId: string) {
  return useCommentChange(
    (comment: { body: string; workRequested: boolean; anchor?: Anchor }) =>
      api.comments.create({ id: conversationId, ...comment }),
    ({ workRequested }) => (workRequested ? "The service is working on it." : "The comment is added."),
  );
}
