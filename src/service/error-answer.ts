import { ORPCError, ValidationError } from "@orpc/server";
import { explainIssues } from "../contract/explain-issues.ts";

/** The body of every error: `{"error": "…"}` (design, "What the interface document leaves open"). */
export function buildErrorBody(error: ORPCError<string, unknown>): { error: string } {
  // A 500 has a cause of this kind too, when an answer breaks its own schema: that is nobody's business outside.
  const { status, cause, message } = error;
  return { error: status === 400 && cause instanceof ValidationError ? explainIssues(cause.issues) : message };
}

/** An error as a whole answer, for what is refused before a route is found. */
export function buildErrorAnswer(error: ORPCError<string, unknown>, headers: Record<string, string> = {}): Response {
  return Response.json(buildErrorBody(error), { status: error.status, headers });
}

/** What was thrown as an error with a status. `onFault` hears of one that is not meant for a caller. */
export function asAnswerable(error: unknown, onFault: (error: unknown) => void): ORPCError<string, unknown> {
  const answerable =
    error instanceof ORPCError
      ? error
      : new ORPCError("INTERNAL_SERVER_ERROR", { message: "The service failed on this request.", cause: error });
  if (answerable.status >= 500) onFault(error);
  return answerable;
}
