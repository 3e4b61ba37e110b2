import type { Calls } from "../../../contract/contract.ts";
import { encodeRequest, type Route, routes } from "../../../contract/routes.ts";
import type { FieldIssue } from "../../../shared/issues.ts";
import { parseJson } from "../../../shared/text.ts";

type ErrorBody = { error: string; code: string; issues: readonly FieldIssue[]; requestId: string };

/** An error answer of the service, with the sentence that says what is wrong. */
export class ApiError extends Error {
  /** 0 without an answer. */
  readonly status: number;
  /** As in docs/errors.md. */
  readonly code: string | undefined;
  /** Names the call in the service's log. */
  readonly requestId: string | undefined;
  /** The refused fields. */
  readonly issues: readonly FieldIssue[];

  constructor(message: string, status: number, { code, requestId, issues = [] }: Partial<ErrorBody> = {}) {
    super(message);
    this.name = "ApiError";
    this.status = status;
    this.code = code;
    this.requestId = requestId;
    this.issues = issues;
  }
}

/** Whether the service did not know the caller, or wants a new sign-in for the call. */
export function isSignedOut(error: Error): boolean {
  return error instanceof ApiError && (error.status === 401 || error.code === "request/stale-sign-in");
}

export type CallOptions = { signal?: AbortSignal };

/** The service's operations. They throw {@link ApiError}. Answers are not checked: the service serves this app too. */
export const api = Object.fromEntries(
  Object.entries(routes).map(([resource, verbs]) => [
    resource,
    Object.fromEntries(Object.entries(verbs).map(([verb, route]) => [verb, createCall(route)])),
  ]),
) as unknown as Calls<CallOptions>;

function createCall(route: Route) {
  return async (input: Record<string, unknown> = {}, { signal }: CallOptions = {}): Promise<unknown> => {
    const { path, ...request } = encodeRequest(route, input);
    const headers: Record<string, string> = { accept: "application/json" };
    if (request.body !== undefined) headers["content-type"] = "application/json";
    if (route.successStatus === 201) headers["idempotency-key"] = crypto.getRandomValues(new Uint8Array(16)).join("-");
    const answer = await fetch(path, { ...request, headers, ...(signal && { signal }) }).catch((error: unknown) => {
      if (signal?.aborted === true) throw error;
      throw unreachable();
    });
    const text = await answer.text();
    if (answer.ok) return text === "" ? undefined : JSON.parse(text);
    throw parseError(text, answer.status);
  };
}

/** Whether a call got no answer. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}

const unreachable = () => new ApiError("The service does not respond. Check your network.", 0);

/** Milliseconds. */
const MAX_PROBE = 2_000;

/** Undefined where the service responds. */
export async function readUnreachable(): Promise<ApiError | undefined> {
  const isAlive = await fetch("/healthz", { signal: AbortSignal.timeout(MAX_PROBE) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return isAlive ? undefined : unreachable();
}

/** A proxy between browser and service may answer with a page of its own. */
function parseError(text: string, status: number): ApiError {
  const body = parseJson(text) as Partial<ErrorBody> | null | undefined;
  return new ApiError(body?.error ?? `The service answered with status ${status}.`, status, body ?? {});
}
