import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { onError } from "@orpc/server";
import { authenticate, type Caller } from "./access/keys.ts";
import { readAccess } from "./access/read-access.ts";
import { asAnswerable, buildErrorAnswer, buildErrorBody } from "./error-answer.ts";
import { type CallContext, procedures, type ServiceParts } from "./procedures.ts";
import { readBody } from "./read-body.ts";
import { isBillingRefusal } from "./records/organization-billing.ts";
import { notFound } from "./refusal.ts";
import { OPENAPI_PATH, refuseRoute } from "./refuse-route.ts";
import { createRequestId } from "./request-id.ts";
import { implementAuditLogs } from "./resources/audit-logs.ts";
import { implementComments } from "./resources/comments.ts";
import { implementConnections } from "./resources/connections.ts";
import { implementConversations } from "./resources/conversations.ts";
import { implementInstructionLinks } from "./resources/instruction-links.ts";
import { implementInstructions } from "./resources/instructions.ts";
import { implementJobs } from "./resources/jobs.ts";
import { implementPublications } from "./resources/publications.ts";
import { implementTurns } from "./resources/turns.ts";
import { implementUsers } from "./resources/users.ts";
import { writeAudit } from "./store/audit.ts";
import { readIdempotencyKey } from "./store/idempotency.ts";
import type { LeaseTerms } from "./store/tasks.ts";
import { createPerformers } from "./work/performers.ts";
import { createWorker, type TaskEnd } from "./work/worker.ts";

/** Where a fault came up. */
export type FaultOrigin = { requestId?: string | null; taskId?: string };

/** What a service is made from. */
export type ServiceOptions = Omit<ServiceParts, "worker"> & {
  /** How work in the background is done. */
  work?: Partial<LeaseTerms & { concurrency: number; pollMs: number }>;
  /** The most bytes that the body of a call may have; 1 MiB unless given. */
  mostBodyBytes?: number;
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
  const { store, work, onFault, onTaskEnd, mostBodyBytes = MIB } = options;
  const performers = createPerformers(options);
  const worker = createWorker({ ...WORK, ...work, store, onFault, performers, ...(onTaskEnd && { onTaskEnd }) });
  const handle = createHandler({ ...options, worker }, onFault);
  const answerCall = async (call: Request, requestId: string, { onCaller }: CallNotes): Promise<Response> => {
    if (call.method === "GET" && new URL(call.url).pathname === OPENAPI_PATH) return answerOpenApi();
    const caller = await authenticate(store, call.headers.get("authorization"));
    onCaller?.(caller);
    const access = await readAccess(store, caller.userId);
    const actor = { orgId: caller.orgId, requestId, userName: caller.userName };
    const context = { ...caller, access, actor, idempotencyKey: readIdempotencyKey(call.headers) };
    return handle(await readBody(call, mostBodyBytes), context);
  };
  return {
    fetch: async (request, notes = {}) => {
      const { requestId = createRequestId() } = notes;
      const answer = await answerCall(request, requestId, notes).catch((error: unknown) => {
        const answerable = asAnswerable(error, (fault) => onFault(fault, { requestId }));
        return buildErrorAnswer(answerable, answerable.status === 401 ? { "www-authenticate": "Bearer" } : {});
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
  openApi ??= import("../contract/render-openapi.ts").then(({ renderOpenApi }) => renderOpenApi());
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
      onError(async (error, { context, path }) => {
        if (!isBillingRefusal(error)) return;
        // The refused transaction was rolled back, so that the audit log needs one of its own.
        const note = { type: "error", summary: "A billing check refused work", delta: error.message } as const;
        await writeAudit(parts.store, context.actor, { ...note, config: { operation: path.join(".") } });
      }),
      onError((error, { context, signal }) => {
        // A caller who went away ends what waits for him; nobody failed.
        if (signal?.aborted === true) return;
        asAnswerable(error, (fault) => onFault(fault, { requestId: context.actor.requestId }));
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
