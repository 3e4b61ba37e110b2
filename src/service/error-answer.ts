import { ORPCError, ValidationError } from "@orpc/server";
import { explainIssues } from "../contract/explain-issues.ts";

/** The body of every error: `{"error": "…"}` (design, "What the interface document leaves open"). */
export function buildErrorBody(error: ORPCError<string, unknown>): { error: string } {
  // A 500 has a cause of this kind too, when an answer breaks its own schema: that is nobody's business outside.
  const { status, cause, message } = error;
  return { error: status === 400 && cause instanceof ValidationError ? explainIssues(cause.issues) : message };
}

/** An error as a whole answer, for what is refused before a route is found. */
export function buildErrorAnswer(error: ORPCError<string, unknown>): Response {
  return Response.json(buildErrorBody(error), { status: error.status });
}

/** What a handler threw, as an error with a status; what is not meant for a caller stays out of it. */
export function asAnswerable(error: unknown): ORPCError<string, unknown> {
  return error instanceof ORPCError
    ? error
    : new ORPCError("INTERNAL_SERVER_ERROR", { message: "The service failed on this request.", cause: error });
}
