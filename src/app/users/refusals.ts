import { useMemo } from "react";
import { ApiError } from "../shell/api.ts";

/** The refusal of a change of users or roles, as a form shows it: a conflict at the field that it is about. */
export function explainRefusal(error: Error | null, conflictField: string): Error | null {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 409) return new Error(`${conflictField}: ${error?.message}`);
  if (status === 403) return new Error(`You can give and take only what you may do yourself. ${error?.message}`);
  return error;
}

/** The same error for the same refusal, as a form moves the focus to a new one. */
export function useRefusal(error: Error | null, conflictField: string): Error | null {
  return useMemo(() => explainRefusal(error, conflictField), [error, conflictField]);
}
