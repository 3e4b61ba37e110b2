import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { showDone, showFailure } from "../shell/toasts.tsx";

export type Change<Input, Answer> = {
  call: (input: Input) => Promise<Answer>;
  /** The first part of the keys of what is read again. */
  resources: readonly string[];
  /** Said afterwards. */
  done?: string | ((answer: Answer, input: Input) => string | undefined) | undefined;
  /** Ends before anything is read again: a page that is left is not. */
  onDone?: (answer: Answer) => void | Promise<void>;
  /** A form shows its own errors. */
  hasForm?: boolean;
  /** Reads again after a failure too: the record may have changed meanwhile. */
  readsAfterFailure?: boolean;
};

/** A call that changes something, after which what is shown of it is read again. */
export function useChange<Input = void, Answer = unknown>({
  call,
  resources,
  done,
  onDone,
  hasForm = false,
  readsAfterFailure = false,
}: Change<Input, Answer>): UseMutationResult<Answer, Error, Input> {
  const queryClient = useQueryClient();
  const readAgain = () =>
    Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
  return useMutation({
    mutationFn: call,
    onSuccess: async (answer, input) => {
      const said = typeof done === "function" ? done(answer, input) : done;
      if (said !== undefined) showDone(said);
      await onDone?.(answer);
      await readAgain();
    },
    onError: (error) => {
      if (!hasForm) showFailure(error);
      if (readsAfterFailure) void readAgain();
    },
    onSettled: catchFocus,
  });
}

/**
 * Gives the focus to the page once the control that had it is gone, such as a button that was pressed: keys would do
 * nothing otherwise. Waits until the page shows what has changed.
 */
function catchFocus(): void {
  requestAnimationFrame(() => requestAnimationFrame(focusPage));
}

function focusPage(): void {
  if (document.activeElement === document.body) document.getElementById("content")?.focus({ preventScroll: true });
}
