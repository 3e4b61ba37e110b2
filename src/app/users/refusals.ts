import { useMemo } from "react";
import { ApiError } from "../shell/api.ts";

/** The refusal of a change of users or roles, as a form shows it. */
export function explainRefusal(error: Error | null): Error | null {
  if (!(error instanceof ApiError) || error.status !== 403) return error;
  return new Error(`You can give and take only what you may do yourself. ${error.message}`);
}

/** The same error for the same refusal, as a form moves the focus to a new one. */
export function useRefusal({ error, isPending }: { error: Error | null; isPending: boolean }) {
  return { error: useMemo(() => explainRefusal(error), [error]), isPending };
}
