import { type LinkProps, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ConfirmButton } from "./confirm-button.tsx";
import { useChange } from "./use-change.ts";

type DeleteProps = {
  /** What the record is, such as "connection". */
  kind: string;
  name: string;
  call: () => Promise<unknown>;
  /** As of `useChange`. */
  resources: readonly string[];
  /** The list that it was in. */
  to: LinkProps["to"];
  children: ReactNode;
};

/** Deletes a record after a question, and leads to the list of the others. */
export function DeleteButton({ kind, name, call, resources, to, children }: DeleteProps) {
  const navigate = useNavigate();
  const deleting = useChange({
    ...{ call, resources },
    done: `Deleted the ${kind} ${name}`,
    onDone: () => navigate({ to }),
  });
  return (
    <ConfirmButton label="Delete" title={`Delete ${name}?`} change={deleting}>
      {children}
    </ConfirmButton>
  );
}
