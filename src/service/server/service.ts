import { readFile } from "node:fs/promises";
import {
  buildErrorAnswer,
  type CallContext,
  createRequestId,
  findRoute,
  MCP_PATH,
  OPENAPI_PATH,
  toHttpError,
} from "../api/procedures.ts";
import { MAX_ATTEMPTS } from "../domain/pipeline.ts";
import type { ServiceParts } from "../domain/repositories/repositories.ts";
import { type Access, readAccess } from "../security/access.ts";
import { authenticate, type Caller, refuseExpired } from "../security/keys.ts";
import { checkIdempotencyKey } from "../store/idempotency.ts";
import type { Store } from "../store/store.ts";
import type { TaskProcesses } from "../worker/task-process.ts";
import type { LeaseTerms } from "../worker/tasks.ts";
import { createWorker, type TaskEnd } from "../worker/worker.ts";
import { createHttpHandler, createInterceptors, createRouter, type OnFault } from "./handler.ts";
import { createKeptReads } from "./kept-reads.ts";
import { readBody } from "./request-body.ts";
import { createSharedReads } from "./shared-reads.ts";
import { createTaskHandlers, isolateTasks } from "./tasks.ts";

export type ServiceOptions = Omit<ServiceParts, "worker"> & {
  work?: Partial<LeaseTerms & { concurrency: number; pollMs: number }>;
  /** Where tasks run; in this process unless given. */
  taskProcesses?: TaskProcesses;
  maxBodyBytes?: number;
  /** Called with internal errors that are hidden from the caller. */
  onFault: OnFault;
  onTaskEnd?: (end: TaskEnd) => void;
};

type CallNotes = {
  requestId?: string;
  /** Called once the key is accepted, or where none is needed; may refuse the call. */
  admit?: (caller: Caller | undefined) => Promise<Response | undefined>;
};

export type Service = ReturnType<typeof createService>;

const DEFAULT_WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, maxAttempts: MAX_ATTEMPTS, retryDelayMs: 1000 };

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
  const handle = createHttpHandler(createRouter({ ...options, worker }), createInterceptors(store, onFault));
  return {
    fetch: createFetch({ store, maxBodyBytes, onFault, handle }),
    idle: worker.idle,
    wake: worker.wake,
    stop: worker.stop,
  };
}

type FetchParts = {
  store: Store;
  maxBodyBytes: number;
  onFault: OnFault;
  handle: ReturnType<typeof createHttpHandler>;
};

function createFetch({ store, maxBodyBytes, onFault, handle }: FetchParts) {
  const shareCallers = createSharedReads<CallerAndAccess>(setImmediate);
  const shareVersions = createSharedReads<string>(setImmediate);
  const shareAnswers = createSharedReads<KeptAnswer>(process.nextTick);
  const keepCallers = createKeptReads<CallerAndAccess>(MAX_KEPT_CALLERS, () => 1);
  const keepAnswers = createKeptReads<KeptAnswer>(MAX_KEPT_BYTES, ({ status, bytes }) =>
    status === 200 ? bytes.length : Number.POSITIVE_INFINITY,
  );
  const answerCall = async (call: Request, requestId: string, { admit }: CallNotes): Promise<Response> => {
    const { pathname } = new URL(call.url);
    if (call.method === "GET" && pathname === OPENAPI_PATH) return (await admit?.(undefined)) ?? answerOpenApi();
    const authorization = call.headers.get("authorization");
    const readShared = () => shareCallers(String(authorization), () => readCaller(store, authorization));
    const version = isStored(call.method, pathname) ? await shareVersions("", store.readVersion) : undefined;
    const known = await (version === undefined
      ? readShared()
      : keepCallers(version, String(authorization), readShared));
    refuseExpired(known.caller, store.now());
    const refusal = await admit?.(known.caller);
    if (refusal !== undefined) return refusal;
    if (call.method === "POST" && pathname === MCP_PATH) {
      const { answerMcp } = await import("./mcp/http.ts");
      const message = await readBody(call, maxBodyBytes);
      return answerMcp(message, { headers: call.headers, fetch: (own) => fetch(own, { requestId }) });
    }
    const context = buildContext(known, requestId, call.headers.get("idempotency-key"));
    if (call.method !== "GET") return handle(await readBody(call, maxBodyBytes), context);
    const name = `${context.keyId} ${call.url}`;
    const read = () =>
      shareAnswers(name, async () => {
        // Without the signal of the first caller, who may not wait for the answer.
        const answer = await handle(new Request(call.url), context);
        return { bytes: Buffer.from(await answer.text()), status: answer.status, headers: [...answer.headers] };
      });
    const { bytes, ...init } = await (version === undefined ? read() : keepAnswers(version, name, read));
    return new Response(bytes, init);
  };
  const fetch = async (request: Request, notes: CallNotes = {}): Promise<Response> => {
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
  };
  return fetch;
}

// Of a version of the database: what callers poll.
const MAX_KEPT_CALLERS = 1000;
const MAX_KEPT_BYTES = 2 ** 24;

type KeptAnswer = { bytes: Uint8Array<ArrayBuffer>; status: number; headers: [string, string][] };

/** Whether the answer comes from the database alone; others ask products. */
function isStored(method: string, path: string): boolean {
  const { verb = "" } = (method === "GET" && findRoute(method, path)) || {};
  return ["get", "list", "me"].includes(verb);
}

type CallerAndAccess = { caller: Caller; access: Access };

/** Throws `unauthenticated`. */
async function readCaller(store: Store, authorization: string | null): Promise<CallerAndAccess> {
  const caller = await authenticate(store, authorization);
  return { caller, access: await readAccess(store, caller.userId) };
}

function buildContext(
  { caller, access }: CallerAndAccess,
  requestId: string,
  idempotencyKey: string | null | undefined,
): CallContext {
  const actor = { orgId: caller.orgId, requestId, userId: caller.userId, userName: caller.userName };
  return { ...caller, access, actor, idempotencyKey: checkIdempotencyKey(idempotencyKey) };
}

// An asset of the bundle, which `npm run generate` writes from the contract.
const OPENAPI_FILE = new URL("../../../openapi.yaml", import.meta.url);
let openApi: Promise<string> | undefined;

async function answerOpenApi(): Promise<Response> {
  openApi ??= readFile(OPENAPI_FILE, "utf8");
  return new Response(await openApi, { headers: { "content-type": "application/yaml" } });
}
