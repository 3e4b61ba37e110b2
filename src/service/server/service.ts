import { readFile } from "node:fs/promises";
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
import { isBillingRefusal } from "../domain/billing.ts";
import type { ServiceParts } from "../domain/repositories/repositories.ts";
import { type Access, readAccess } from "../security/access.ts";
import { authenticate, type Caller } from "../security/keys.ts";
import { writeAudit } from "../store/audit.ts";
import { badRequest, DomainError, notFound } from "../store/errors.ts";
import { readIdempotencyKey } from "../store/idempotency.ts";
import { isOutage } from "../store/outage.ts";
import type { Store } from "../store/store.ts";
import type { TaskProcesses } from "../worker/task-process.ts";
import type { LeaseTerms } from "../worker/tasks.ts";
import { createWorker, type TaskEnd } from "../worker/worker.ts";
import { createSharedReads } from "./shared-reads.ts";
import { createTaskHandlers, isolateTasks } from "./tasks.ts";

export type ServiceOptions = Omit<ServiceParts, "worker"> & {
  work?: Partial<LeaseTerms & { concurrency: number; pollMs: number }>;
  /** Where tasks run; in this process unless given. */
  taskProcesses?: TaskProcesses;
  maxBodyBytes?: number;
  /** Called with internal errors that are hidden from the caller. */
  onFault: (error: unknown, origin?: { requestId?: string | null; taskId?: string }) => void;
  onTaskEnd?: (end: TaskEnd) => void;
};

type CallNotes = {
  requestId?: string;
  /** Called once the key is accepted, or where none is needed; may refuse the call. */
  admit?: (caller: Caller | undefined) => Promise<Response | undefined>;
};

export type Service = ReturnType<typeof createService>;

const DEFAULT_WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, maxAttempts: 5, retryDelayMs: 1000 };

const RETRIED = new Set([429, 503]);
const RETRY_AFTER_SECONDS = "1";

const DEFAULT_MAX_BODY_BYTES = 2 ** 20;

export function createService(options: ServiceOptions) {
  const { store, work, taskProcesses, onFault, onTaskEnd, maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = options;
  const inProcess = createTaskHandlers(options);
  const worker = createWorker({
    ...DEFAULT_WORK,
    ...work,
    store,
    onFault,
    taskHandlers: taskProcesses === undefined ? inProcess : isolateTasks(inProcess, taskProcesses),
    ...(onTaskEnd && { onTaskEnd }),
  });
  const handle = createHandler({ ...options, worker }, onFault);
  const shareCallers = createSharedReads<CallerAndAccess>(setImmediate);
  const shareAnswers = createSharedReads<{ text: string; status: number; headers: [string, string][] }>(
    process.nextTick,
  );
  const answerCall = async (call: Request, requestId: string, { admit }: CallNotes): Promise<Response> => {
    const isOpenApi = call.method === "GET" && new URL(call.url).pathname === OPENAPI_PATH;
    if (isOpenApi) return (await admit?.(undefined)) ?? answerOpenApi();
    const authorization = call.headers.get("authorization");
    const { caller, access } = await shareCallers(String(authorization), () => readCaller(store, authorization));
    const refusal = await admit?.(caller);
    if (refusal !== undefined) return refusal;
    const actor = { orgId: caller.orgId, requestId, userId: caller.userId, userName: caller.userName };
    const context = { ...caller, access, actor, idempotencyKey: readIdempotencyKey(call.headers) };
    if (call.method !== "GET") return handle(await readBody(call, maxBodyBytes), context);
    const { text, ...init } = await shareAnswers(`${caller.keyId} ${call.url}`, async () => {
      // Without the signal of the first caller, who may not wait for the answer.
      const answer = await handle(new Request(call.url), context);
      return { text: await answer.text(), status: answer.status, headers: [...answer.headers] };
    });
    return new Response(text, init);
  };
  return {
    fetch: async (request: Request, notes: CallNotes = {}): Promise<Response> => {
      const { requestId = createRequestId() } = notes;
      const answer = await answerCall(request, requestId, notes).catch((error: unknown) => {
        const { status } = toHttpError(error);
        if (status >= 500) onFault(error, { requestId });
        return buildErrorAnswer(error, status === 401 ? { "www-authenticate": "Bearer" } : {});
      });
      answer.headers.set("x-request-id", requestId);
      // Clients send again only what such an answer refused.
      if (RETRIED.has(answer.status) && !answer.headers.has("retry-after")) {
        answer.headers.set("retry-after", RETRY_AFTER_SECONDS);
      }
      return answer;
    },
    idle: worker.idle,
    stop: worker.stop,
  };
}

type CallerAndAccess = { caller: Caller; access: Access };

/** Throws `unauthenticated`. */
async function readCaller(store: Store, authorization: string | null): Promise<CallerAndAccess> {
  const caller = await authenticate(store, authorization);
  return { caller, access: await readAccess(store, caller.userId) };
}

// An asset of the bundle, which `npm run generate` writes from the contract.
const OPENAPI_FILE = new URL("../../../openapi.yaml", import.meta.url);
let openApi: Promise<string> | undefined;

async function answerOpenApi(): Promise<Response> {
  openApi ??= readFile(OPENAPI_FILE, "utf8");
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
        if (error instanceof DomainError || isOutage(error)) throw toHttpError(error);
      }),
      onError(async (error, { context, path }) => {
        if (!isBillingRefusal(error)) return;
        // Not in the transaction of the request, which was rolled back.
        const note = { type: "error", summary: "A billing check refused work", delta: error.message } as const;
        await writeAudit(parts.store, context.actor, { ...note, config: { operation: path.join(".") } });
      }),
      onError((error, { context, signal }) => {
        // The client disconnected: no failure of the service.
        if (signal?.aborted === true) return;
        if (toHttpError(error).status >= 500) onFault(error, { requestId: context.actor.requestId });
      }),
    ],
  });
  return async (request: Request, context: CallContext): Promise<Response> => {
    const url = replaceAlias(request.url);
    const refusal = refuseRoute(request.method, url.pathname);
    if (refusal !== undefined) return refusal;
    const canonical = url.href === request.url ? request : new Request(url, request);
    const { matched, response } = await handler.handle(canonical, { context });
    return matched ? response : buildErrorAnswer(notFound("route", `${request.method} ${url.pathname}`));
  };
}

/** `/automations` is an alias of `/publications`. */
function replaceAlias(address: string): URL {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/^\/api\/v1\/automations(?=\/|$)/, "/api/v1/publications");
  return url;
}

// As JSON escapes it. Neither database stores U+0000 in a text.
const NUL = /(?:^|[^\\])(?:\\\\)*\\u0000/;
// oRPC treats any other body as none, so that a request with optional fields only would pass.
const OBJECT = /^\s*\{/;

/** Throws 413, 415, and 400 for no JSON object, U+0000, and a client that disconnects. */
async function readBody(request: Request, maxBytes: number): Promise<Request> {
  const { url, method, signal, headers } = request;
  if (!["POST", "PUT", "PATCH", "DELETE"].includes(method)) return request;
  const body = await readBytes(request, maxBytes);
  if (body.length === 0) return new Request(url, { method, signal });
  if (headers.has("content-encoding")) {
    throw new DomainError("unsupported-media-type", "Send the body without Content-Encoding.");
  }
  if (!/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) {
    throw new DomainError("unsupported-media-type", "Send the body as JSON, with Content-Type: application/json.");
  }
  const text = Buffer.from(body).toString("latin1");
  if (!OBJECT.test(text)) throw badRequest("The body is not a JSON object.");
  if (NUL.test(text)) throw badRequest("A text contains the character U+0000.");
  // No other header decides how the body is read.
  return new Request(url, { method, signal, body, headers: { "content-type": "application/json" } });
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = request.headers.get("content-length");
  const refuse = () => new DomainError("too-large", `The body exceeds the maximum of ${maxBytes} bytes.`);
  if (Number(declared) > maxBytes) throw refuse();
  try {
    // Node's parser rejects a body that is longer than declared.
    if (declared !== null) return new Uint8Array(await request.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) throw refuse();
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    throw cause instanceof DomainError ? cause : badRequest("The body ended before it was complete.");
  }
}
