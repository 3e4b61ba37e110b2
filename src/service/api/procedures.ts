import { randomBytes } from "node:crypto";
import { implement, ORPCError, ValidationError } from "@orpc/server";
import { contract } from "../../contract/contract.ts";
import { routes } from "../../contract/routes.ts";
import { explainIssues } from "../../shared/text.ts";
import type { Access } from "../security/access.ts";
import type { Caller } from "../security/keys.ts";
import type { Actor } from "../store/audit.ts";
import { notFound, wrongMethod } from "../store/errors.ts";

/** Who calls, what that user may do, and the `Idempotency-Key` of the call where it has one. */
export type CallContext = Caller & { access: Access; actor: Actor; idempotencyKey: string | undefined };

/** The contract's routes, each waiting for its handler. */
export const procedures = implement(contract).$context<CallContext>();

/** What the handlers of every resource work with. */

/** How the service reaches what callers name. */

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

/** Where the interface's OpenAPI document is, for everybody. */
export const OPENAPI_PATH = "/api/v1/openapi.yaml";

const known = [
  ...Object.values(routes).flatMap((resource) => Object.values(resource)),
  { method: "GET", path: OPENAPI_PATH },
].map(({ method, path }) => {
  const pattern = path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[^/]+");
  return { method, isLiteral: !path.includes("{"), pattern: new RegExp(`^${pattern}/?$`) };
});

/**
 * The answer to a call that no route takes: 405 with `Allow` where the path takes other methods, else 404; undefined
 * where a route takes it. A path that is written out in the interface is never the `{id}` of another.
 */
export function refuseRoute(method: string, path: string): Response | undefined {
  const matching = known.filter(({ pattern }) => pattern.test(path));
  const literal = matching.filter(({ isLiteral }) => isLiteral);
  const methods = (literal.length > 0 ? literal : matching).map((route) => route.method);
  if (methods.length === 0) return buildErrorAnswer(notFound("route", `${method} ${path}`));
  if (methods.includes(method)) return undefined;
  const allow = [...new Set(methods)].sort().join(", ");
  return buildErrorAnswer(wrongMethod(method, allow), { allow });
}

/** A new ID of a request, which its answer, its log lines and its audit logs bear. */
export function createRequestId(): string {
  return `req-${randomBytes(8).toString("hex")}`;
}
