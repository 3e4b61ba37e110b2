import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { onError } from "@orpc/server";
import { authenticate } from "./access/keys.ts";
import { readAccess } from "./access/read-access.ts";
import { asAnswerable, buildErrorAnswer, buildErrorBody } from "./error-answer.ts";
import type { CallContext, ServiceParts } from "./procedures.ts";
import { notFound } from "./refusal.ts";
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
import { readIdempotencyKey } from "./store/idempotency.ts";
import { createPerformers } from "./work/performers.ts";
import type { LeaseTerms } from "./work/tasks.ts";
import { createWorker } from "./work/worker.ts";

/** What a service is made from. */
export type ServiceOptions = Omit<ServiceParts, "worker"> & {
  /** How work in the background is done. */
  work?: Partial<LeaseTerms & { concurrency: number; pollMs: number }>;
  /** Hears of faults that a caller is not told of. */
  onFault: (error: unknown) => void;
};

/** The interface, served: no socket, one function from request to answer. */
export type Service = {
  fetch: (request: Request) => Promise<Response>;
  /** Resolves once nothing is left to do. */
  idle: () => Promise<void>;
  /** Finishes the work under way, for `graceMs` at most, and gives the rest back to the store, which stays open. */
  stop: (graceMs: number) => Promise<void>;
};

const WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, mostAttempts: 5, retryDelayMs: 1000 };

/** Serves the interface on a store, and does the work that it finds there. */
export function createService({ work, onFault, ...options }: ServiceOptions): Service {
  const { store } = options;
  const worker = createWorker({
    ...WORK,
    ...work,
    store,
    onFault,
    performers: createPerformers({ ...options, onFault }),
  });
  const handle = createHandler({ ...options, worker }, onFault);
  return {
    fetch: async (request) => {
      const requestId = store.createId("req");
      const answer = await answerCall(request).catch((error: unknown) =>
        buildErrorAnswer(asAnswerable(error, onFault)),
      );
      answer.headers.set("x-request-id", requestId);
      return answer;

      async function answerCall(call: Request): Promise<Response> {
        const caller = await authenticate(store, call.headers.get("authorization"));
        const access = await readAccess(store, caller.userId);
        const actor = { orgId: caller.orgId, requestId, userName: caller.userName };
        return handle(call, { ...caller, access, actor, idempotencyKey: readIdempotencyKey(call.headers) });
      }
    },
    idle: worker.idle,
    stop: worker.stop,
  };
}

function createHandler(parts: ServiceParts, onFault: (error: unknown) => void) {
  const router = {
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
  };
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: buildErrorBody,
    clientInterceptors: [onError((error) => void asAnswerable(error, onFault))],
  });
  return async (request: Request, context: CallContext): Promise<Response> => {
    const { matched, response } = await handler.handle(withPresentName(request), { context });
    if (matched) return response;
    throw notFound("route", `${request.method} ${new URL(request.url).pathname}`);
  };
}

/** Publications were called automations once (interface, "Versioning", 2). */
function withPresentName(request: Request): Request {
  const url = new URL(request.url);
  const path = url.pathname.replace(/^\/api\/v1\/automations(?=\/|$)/, "/api/v1/publications");
  return path === url.pathname ? request : new Request(new URL(path + url.search, url), request);
}
