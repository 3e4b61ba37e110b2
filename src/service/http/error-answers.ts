import { ORPCError, ValidationError } from "@orpc/server";
import { badInput, DomainError, STATUSES } from "../../contract/refusals.ts";
import { type ErrorCode, errorPageOf } from "../../shared/errors.ts";
import type { FieldIssue, Issue } from "../../shared/issues.ts";
import { createId } from "../../shared/records.ts";
import { parseJson } from "../../shared/text.ts";
import { FILES } from "../parts.ts";
import { isOutage } from "../store/outage.ts";

type HttpError = ORPCError<string, unknown>;

/** Other errors become a 500 without details. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof ORPCError) return error;
  if (isOutage(error))
    return new ORPCError("unavailable", { status: STATUSES.unavailable, message: error.message, cause: error });
  if (!(error instanceof DomainError)) {
    return new ORPCError("INTERNAL_SERVER_ERROR", { message: "The service failed on this request.", cause: error });
  }
  return new ORPCError(error.code, { status: STATUSES[error.code], message: error.message, cause: error });
}

/** The body of every error answer, but for the ID of the request. */
export function describeError(error: string, code: ErrorCode, issues: readonly FieldIssue[] = []) {
  return { error, code, ...(issues.length > 0 && { issues }), docs: errorPageOf(code, FILES) };
}

/** A call with its parameters in `query`, such as a delete, names them as others do. */
function withoutPlace({ path = [], message }: Issue): Issue {
  return { message, path: path.length > 1 && path[0] === "query" ? path.slice(1) : path };
}

export function buildErrorBody({ status, cause, message }: HttpError) {
  // A 500 has a ValidationError too if an answer does not match its schema; that stays internal.
  const reason = status === 400 && cause instanceof ValidationError ? badInput(cause.issues.map(withoutPlace)) : cause;
  if (reason instanceof DomainError) return describeError(reason.message, reason.errorCode, reason.issues);
  if (isOutage(reason)) return describeError(message, reason.code);
  return describeError(message, status === 400 ? "request/invalid" : "request/failed");
}

export function buildErrorAnswer(error: unknown, headers: Record<string, string> = {}): Response {
  const httpError = toHttpError(error);
  return Response.json(buildErrorBody(httpError), { status: httpError.status, headers });
}

export const createRequestId = (): string => createId("req");

/** Adds the ID of the request: a header, and a field of an error. Not before, since callers share answers. */
export async function nameRequest(answer: Response, requestId: string): Promise<Response> {
  const { status, headers } = answer;
  if (headers.get("x-request-id") === requestId) return answer;
  headers.set("x-request-id", requestId);
  if (status < 400 || answer.body === null) return answer;
  const text = await answer.text();
  const body = parseJson(text);
  const isError = typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
  return new Response(isError ? JSON.stringify({ ...body, requestId }) : text, { status, headers });
}
