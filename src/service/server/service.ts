import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { onError } from "@orpc/server";
import { implementAuditLogs } from "../api/audit-logs.ts";
import { implementComments } from "../api/comments.ts";
import { implementConnections } from "../api/connections.ts";
import { implementConversations, implementTurns } from "../api/conversations.ts";
import { implementInstructionLinks, implementInstructions } from "../api/instructions.ts";
import { implementJobs } from "../api/jobs.ts";
import {
  buildErrorAnswer,
  buildErrorBody,
  type CallContext,
  createRequestId,
  OPENAPI_PATH,
  procedures,
  refuseRoute,
  toHttpError,
} from "../api/procedures.ts";
import { implementPublications } from "../api/publications.ts";
import { implementUsers } from "../api/users.ts";
import { createAnnotationHandler } from "../domain/annotate.ts";
import { isBillingRefusal } from "../domain/billing.ts";
import type { ServiceParts } from "../domain/repositories/repositories.ts";
import { createMergeSummaryHandler } from "../domain/summarize-merge.ts";
import { createConnectionSyncHandler, createPublicationSyncHandler } from "../domain/sync.ts";
import { createTurnHandler } from "../domain/turn-task.ts";
import { readAccess } from "../security/access.ts";
import { authenticate, type Caller } from "../security/keys.ts";
import { writeAudit } from "../store/audit.ts";
import { badRequest, DomainError, notFound } from "../store/errors.ts";
import { readIdempotencyKey } from "../store/idempotency.ts";
import type { LeaseTerms, TaskKind } from "../worker/tasks.ts";
import { createWorker, type TaskEnd, type TaskHandler } from "../worker/worker.ts";

/** Where a fault came up. */
export type FaultOrigin = { requestId?: string | null; taskId?: string };

/** What a service is made from. */
export type ServiceOptions = Omit<ServiceParts, "worker"> & {
  /** How work in the background is done. */
  work?: Partial<LeaseTerms & { concurrency: number; pollMs: number }>;
  /** The most bytes that the body of a call may have; 1 MiB unless given. */
  maxBodyBytes?: number;
  /** Hears of faults that a caller is not told of. */
  onFault: (error: unknown, origin?: FaultOrigin) => void;
  /** Hears how each try at a task ended. */
  onTaskEnd?: (end: TaskEnd) => void;
};

/** What whoever serves decides of a call, and hears of it. */
export type CallNotes = {
  /** Made here unless given. */
  requestId?: string;
  /** Hears who calls, before the call is answered. */
  onCaller?: (caller: Caller) => void;
};

/** The interface, served: no socket, one function from request to answer. */
export type Service = {
  fetch: (request: Request, notes?: CallNotes) => Promise<Response>;
  /** Resolves once nothing is left to do. */
  idle: () => Promise<void>;
  /** Finishes the work under way, for `graceMs` at most, and gives the rest back to the store, which stays open. */
  stop: (graceMs: number) => Promise<void>;
};

const WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, mostAttempts: 5, retryDelayMs: 1000 };

const MIB = 2 ** 20;

/** Serves the interface on a store, and does the work that it finds there. */
export function createService(options: ServiceOptions): Service {
  const { store, work, onFault, onTaskEnd, maxBodyBytes = MIB } = options;
  const taskHandlers = createTaskHandlers(options);
  const worker = createWorker({ ...WORK, ...work, store, onFault, taskHandlers, ...(onTaskEnd && { onTaskEnd }) });
  const handle = createHandler({ ...options, worker }, onFault);
  const answerCall = async (call: Request, requestId: string, { onCaller }: CallNotes): Promise<Response> => {
    if (call.method === "GET" && new URL(call.url).pathname === OPENAPI_PATH) return answerOpenApi();
    const caller = await authenticate(store, call.headers.get("authorization"));
    onCaller?.(caller);
    const access = await readAccess(store, caller.userId);
    const actor = { orgId: caller.orgId, requestId, userName: caller.userName };
    const context = { ...caller, access, actor, idempotencyKey: readIdempotencyKey(call.headers) };
    return handle(await readBody(call, maxBodyBytes), context);
  };
  return {
    fetch: async (request, notes = {}) => {
      const { requestId = createRequestId() } = notes;
      const answer = await answerCall(request, requestId, notes).catch((error: unknown) => {
        const { status } = toHttpError(error);
        if (status >= 500) onFault(error, { requestId });
        return buildErrorAnswer(error, status === 401 ? { "www-authenticate": "Bearer" } : {});
      });
      answer.headers.set("x-request-id", requestId);
      return answer;
    },
    idle: worker.idle,
    stop: worker.stop,
  };
}

let openApi: Promise<string> | undefined;

/** The OpenAPI document, rendered once; what renders it is loaded only for that. */
async function answerOpenApi(): Promise<Response> {
  openApi ??= import("../../contract/openapi.ts").then(({ renderOpenApi }) => renderOpenApi());
  return new Response(await openApi, { headers: { "content-type": "application/yaml" } });
}

function createHandler(parts: ServiceParts, onFault: ServiceOptions["onFault"]) {
  const router = procedures.router({
    jobs: implementJobs(parts),
    conversations: implementConversations(parts),
    comments: implementComments(parts),
    turns: implementTurns(parts),
    publications: implementPublications(parts),
    connections: implementConnections(parts),
    users: implementUsers(parts),
    instructions: implementInstructions(parts),
    instructionLinks: implementInstructionLinks(parts),
    auditLogs: implementAuditLogs(parts),
  });
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: buildErrorBody,
    clientInterceptors: [
      onError((error) => {
        if (error instanceof DomainError) throw toHttpError(error);
      }),
      onError(async (error, { context, path }) => {
        if (!isBillingRefusal(error)) return;
        // The refused transaction was rolled back, so that the audit log needs one of its own.
        const note = { type: "error", summary: "A billing check refused work", delta: error.message } as const;
        await writeAudit(parts.store, context.actor, { ...note, config: { operation: path.join(".") } });
      }),
      onError((error, { context, signal }) => {
        // A caller who went away ends what waits for him; nobody failed.
        if (signal?.aborted === true) return;
        if (toHttpError(error).status >= 500) onFault(error, { requestId: context.actor.requestId });
      }),
    ],
  });
  return async (request: Request, context: CallContext): Promise<Response> => {
    const url = withPresentName(request.url);
    const refusal = refuseRoute(request.method, url.pathname);
    if (refusal !== undefined) return refusal;
    const present = url.href === request.url ? request : new Request(url, request);
    const { matched, response } = await handler.handle(present, { context });
    return matched ? response : buildErrorAnswer(notFound("route", `${request.method} ${url.pathname}`));
  };
}

/** Publications were called automations once (interface, "Versioning", 2). */
function withPresentName(address: string): URL {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/^\/api\/v1\/automations(?=\/|$)/, "/api/v1/publications");
  return url;
}

/** How each kind of task is done. */
export function createTaskHandlers(
  parts: Omit<ServiceParts, "worker"> & { onFault: (error: unknown) => void },
): Record<TaskKind, TaskHandler> {
  return {
    turn: createTurnHandler(parts),
    annotate: createAnnotationHandler(parts),
    "connection-sync": createConnectionSyncHandler(parts),
    "publication-sync": createPublicationSyncHandler(parts),
    "merge-summary": createMergeSummaryHandler(parts),
  };
}

// As JSON escapes it. The store refuses it too, but not within what it keeps as JSON, from where work would take it up.
const NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;

const BODIED = new Set(["POST", "PUT", "PATCH", "DELETE"]);

// Every body of the interface is an object. Whatever is not would count as none where every field is optional.
const OBJECT = /^\s*\{/;

/**
 * The call with its body read, at most `mostBytes` of it; counted while it is read where its length is not declared.
 * 413 for more, 415 for what is no JSON by its content type, 400 where it is no object, where a text holds U+0000, or
 * where the caller went away before the end.
 */
export async function readBody(request: Request, mostBytes: number): Promise<Request> {
  if (!BODIED.has(request.method)) return request;
  const { url, method, signal } = request;
  const body = await readBytes(request, mostBytes);
  if (body.length === 0) return new Request(url, { method, signal });
  const { headers } = request;
  if (headers.has("content-encoding"))
    throw new DomainError("unsupported-media-type", "Send the body as it is, without Content-Encoding.");
  if (!/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) {
    throw new DomainError("unsupported-media-type", "Send the body as JSON, with Content-Type: application/json.");
  }
  const written = Buffer.from(body).toString("latin1");
  if (!OBJECT.test(written)) throw badRequest("The body has to be a JSON object.");
  if (NUL.test(written)) throw badRequest("A text may not hold the character U+0000.");
  // Of the headers only this one says how the body is read.
  return new Request(url, { method, signal, body, headers: { "content-type": "application/json" } });
}

async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  if (Number(declared) > mostBytes) throw tooLarge(mostBytes);
  try {
    // Nobody can send more than was declared: HTTP's own parser sees to that.
    if (declared !== null) return new Uint8Array(await request.arrayBuffer());
    return await countBytes(request.body, mostBytes);
  } catch (cause) {
    throw cause instanceof DomainError ? cause : badRequest("The body ended before it was complete.");
  }
}

const tooLarge = (mostBytes: number) => new DomainError("too-large", `A body has at most ${mostBytes} bytes.`);

async function countBytes(body: Request["body"], mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > mostBytes) throw tooLarge(mostBytes);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
