import { type LinkProps, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { ConfirmButton } from "./confirm-button.tsx";
import type { Change } from "./use-change.ts";

type DeleteProps = Pick<Change<void, unknown>, "call" | "resources"> & {
  /** What the record is, such as "connection". */
  kind: string;
  name: string;
  /** The list that it was in. */
  to: LinkProps["to"];
  children: ReactNode;
};

/** Deletes a record after a question, and leads to the list of the others. */
export function DeleteButton({ kind, name, to, children, ...change }: DeleteProps) {
  const navigate = useNavigate();
  const deletes = { ...change, done: `Deleted the ${kind} ${name}`, onDone: () => navigate({ to }) };
  return (
    <ConfirmButton label="Delete" title={`Delete ${name}?`} change={deletes}>
      {children}
    </ConfirmButton>
  );
}
