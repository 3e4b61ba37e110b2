import { DomainError, notFound } from "../contract/refusals.ts";
import { EVENTS_PATH, OIDC_LOGIN, OIDC_LOGOUT, OIDC_PATH } from "../contract/routes.ts";
import { MAX_ATTEMPTS } from "../drafting/pipeline.ts";
import { createEventFeed } from "./audit/events.ts";
import { createHttpHandler, createInterceptors, createRouter } from "./handler.ts";
import type { Admission } from "./http/admission.ts";
import { buildContext, type CallerAndAccess, type Proof, readCaller, readProof, readSignIn } from "./http/caller.ts";
import { buildErrorAnswer, createRequestId, nameRequest, toHttpError } from "./http/error-answers.ts";
import { createEtag, isKnownEtag } from "./http/etag.ts";
import { createKeptReads } from "./http/kept-reads.ts";
import type { OnFault } from "./http/log.ts";
import {
  ALIASES_DEPRECATED,
  findDocument,
  findRoute,
  isMcp,
  isSignIn,
  OIDC_CALLBACK,
  refuseMethod,
  replaceAlias,
  trimSlash,
  WEBHOOK_PATHS,
} from "./http/procedures.ts";
import type { OnRefusal } from "./http/refusals.ts";
import { readBody } from "./http/request-body.ts";
import { createSharedReads } from "./http/shared-reads.ts";
import type { ServiceParts } from "./parts.ts";
import { createTaskHandlers, isolateTasks } from "./program/tasks.ts";
import { type Caller, refuseExpired } from "./security/keys.ts";
import { refuseOtherSites } from "./security/session-cookie.ts";
import { createUseRecorder, DEFAULT_SESSION_TERMS } from "./security/sessions.ts";
import type { createOidc, OidcCall } from "./sign-in/oidc.ts";
import type { OidcSettings } from "./sign-in/oidc-options.ts";
import type { Store } from "./store/store.ts";
import type { WebhookReceiver } from "./webhooks/intake.ts";
import type { TaskProcesses } from "./worker/task-process.ts";
import type { LeaseTerms } from "./worker/tasks.ts";
import { createWorker, type TaskEnd } from "./worker/worker.ts";

export type ServiceOptions = Omit<ServiceParts, "worker"> & {
  work?: Partial<LeaseTerms & { concurrency: number; pollMs: number }>;
  /** Where tasks run; in this process unless given. */
  taskProcesses?: TaskProcesses;
  maxBodyBytes?: number;
  oidc?: OidcSettings | undefined;
  /** The program, for threads of it; without it everything runs in the thread of the service. */
  script?: string | undefined;
  /** Milliseconds between looks for changes, and between signs of life. */
  events?: { pollMs: number; heartbeatMs: number };
  onRefusal?: OnRefusal;
  /** Called with internal errors that are hidden from the caller. */
  onFault: OnFault;
  onTaskEnd?: (end: TaskEnd) => void;
};

type CallNotes = Partial<Pick<Admission, "admit" | "admitSignIn" | "accept">> & {
  requestId?: string;
  /** Of the service, as browsers reach it; that of the call unless given. */
  origin?: string | undefined;
  /** Whether the operator named the origin, or it is loopback: callers can send any `Host`. */
  isOwnOrigin?: boolean;
};

export type Service = ReturnType<typeof createService>;

const DEFAULT_WORK = { concurrency: 1, pollMs: 1000, leaseMs: 60_000, maxAttempts: MAX_ATTEMPTS, retryDelayMs: 1000 };

const RETRIED = new Set([429, 503]);
const RETRY_AFTER_SECONDS = "1";

const DEFAULT_MAX_BODY_BYTES = 2 ** 20;

export function createService(options: ServiceOptions) {
  const { store, work, taskProcesses, onFault, onTaskEnd } = options;
  const inProcess = createTaskHandlers(options);
  const worker = createWorker({
    ...DEFAULT_WORK,
    ...work,
    store,
    onFault,
    taskHandlers: taskProcesses === undefined ? inProcess : isolateTasks(inProcess, taskProcesses),
    ...(onTaskEnd && { onTaskEnd }),
  });
  const parts = createFetchParts({ ...options, worker });
  const { uses, events, stopping } = parts;
  return {
    fetch: createFetch(parts),
    idle: async () => {
      await Promise.all([worker.idle(), uses.idle()]);
    },
    wake: worker.wake,
    stop: async (graceMs: number) => {
      stopping.abort();
      await Promise.all([events.stop(), worker.stop(graceMs), uses.idle()]);
    },
  };
}

type FetchParts = ReturnType<typeof createFetchParts>;

function createFetchParts(options: ServiceOptions & Pick<ServiceParts, "worker">) {
  const { store, onFault, sessionTerms = DEFAULT_SESSION_TERMS, maxBodyBytes = DEFAULT_MAX_BODY_BYTES } = options;
  let receiver: Promise<WebhookReceiver> | undefined;
  return {
    store,
    maxBodyBytes,
    onFault,
    /** Loaded with the first webhook. */
    receiveWebhook: () => {
      receiver ??= import("./webhooks/intake.ts").then((loaded) => loaded.createWebhookReceiver(options));
      return receiver;
    },
    handle: createHttpHandler(createRouter(options), createInterceptors(store, onFault)),
    uses: createUseRecorder(store, sessionTerms, onFault),
    events: createEventFeed(options),
    /** Aborted as the service stops. */
    stopping: new AbortController(),
    /** Answers calls without a caller. */
    answerOpen: createOpenAnswers(options),
  };
}

type Fetch = (request: Request, notes?: CallNotes) => Promise<Response>;

/** Throws what refuses the call. `fetch` is for the calls of agents. */
function createAnswerCall(parts: FetchParts, fetch: Fetch) {
  const { store, receiveWebhook, maxBodyBytes, handle, uses, events, stopping, answerOpen } = parts;
  const readKnown = createCallerReads(store);
  const shareVersions = createSharedReads<string>(setImmediate);
  const readAnswer = createAnswerReads();
  return async (call: Request, requestId: string, notes: CallNotes): Promise<Response> => {
    const { pathname, origin: asCalled } = new URL(call.url);
    const { admit, admitSignIn, origin = asCalled, isOwnOrigin = true } = notes;
    const isRead = call.method === "GET" && (findDocument(pathname) !== undefined || pathname.startsWith(OIDC_PATH));
    const isOpen = isRead || OIDC_STEPS.has(`${call.method} ${pathname}`);
    const asked = { request: call, origin, isOwnOrigin, requestId, admitSignIn };
    if (isOpen) return (await admit?.(undefined)) ?? answerOpen(asked);
    const host = WEBHOOK_PATHS.get(pathname);
    if (host !== undefined) {
      const arrived = { ...notes, host, requestId, admit: async () => admit?.(undefined) };
      return refuseMethod(call.method, ["POST"]) ?? (await receiveWebhook())(call, arrived);
    }
    const added = new Headers();
    const contextOf = (known: CallerAndAccess) => buildContext(known, call, { ...asked, added });
    const change = async (body: Request, known: CallerAndAccess) => {
      const answer = await handle(body, contextOf(known));
      if (answer.ok) for (const [name, value] of added) answer.headers.append(name, value);
      return answer;
    };
    if (isSignIn(call.method, pathname)) {
      // Also without a session: another site's page could sign its visitor in as somebody else.
      refuseOtherSites(call, origin, { mayOmit: true });
      const sign = async () => {
        const { body, known } = await readSignIn(store, call);
        return (await admit?.(known.caller)) ?? change(body, known);
      };
      return (await admitSignIn?.("session")) ?? (await admit?.(undefined)) ?? sign();
    }
    const proof = readProof(call, origin);
    const version = isStored(call.method, pathname) ? await shareVersions("", store.readVersion) : undefined;
    const known = await readKnown(proof, version);
    refuseExpired(known.caller, store.now());
    const refusal = await admit?.(known.caller);
    if (refusal !== undefined) return refusal;
    uses.record(known.caller);
    if (call.method === "GET" && trimSlash(pathname) === EVENTS_PATH) {
      const readAccess = async () => {
        const { caller, access } = await readKnown(proof, undefined);
        refuseExpired(caller, store.now());
        return access;
      };
      return events.open({ ...known.caller, readAccess });
    }
    if (call.method === "POST" && isMcp(pathname)) {
      const { answerMcp } = await import("./agents/http.ts");
      const message = await readBody(call, maxBodyBytes);
      const ends = [call.signal, stopping.signal];
      return answerMcp(message, { headers: call.headers, fetch: (own) => fetch(own, { requestId }), ends });
    }
    if (call.method !== "GET") return change(await readBody(call, maxBodyBytes), known);
    const context = contextOf(known);
    // Without the signal of the first caller, who may not wait for the answer.
    return readAnswer(call, { ...known.caller, version }, () => handle(new Request(call.url), context));
  };
}

function createFetch(parts: FetchParts): Fetch {
  const fetch: Fetch = async (request, notes = {}) => {
    const { requestId = createRequestId() } = notes;
    const answer = await answerCall(request, requestId, notes).catch((error: unknown) => {
      const { status } = toHttpError(error);
      // What the service refuses by a rule is no failure.
      if (status >= 500 && !(error instanceof DomainError)) parts.onFault(error, { requestId });
      return buildErrorAnswer(error, status === 401 ? { "www-authenticate": "Bearer" } : {});
    });
    const { pathname } = new URL(request.url);
    const successor = replaceAlias(pathname);
    if (successor !== pathname) {
      answer.headers.set("deprecation", ALIASES_DEPRECATED);
      answer.headers.set("link", `<${successor}>; rel="successor-version"`);
    }
    // Clients send again only what such an answer refused.
    if (RETRIED.has(answer.status) && !answer.headers.has("retry-after")) {
      answer.headers.set("retry-after", RETRY_AFTER_SECONDS);
    }
    return nameRequest(answer, requestId);
  };
  const answerCall = createAnswerCall(parts, fetch);
  return fetch;
}

// Of a version of the database: what callers poll.
const MAX_KEPT_CALLERS = 1000;
const MAX_KEPT_BYTES = 2 ** 24;

/** With a version of the database, what was read of it; else it is read again. */
function createCallerReads(store: Store) {
  const share = createSharedReads<CallerAndAccess>(setImmediate);
  const keep = createKeptReads<CallerAndAccess>(MAX_KEPT_CALLERS, () => 1);
  return (proof: Proof, version: string | undefined): Promise<CallerAndAccess> => {
    const name = JSON.stringify(proof);
    const read = () => share(name, () => readCaller(store, proof));
    return version === undefined ? read() : keep(version, name, read);
  };
}

type AnswerRead = Pick<Caller, "kind" | "keyId"> & { version: string | undefined };

// Caches ask each time, so that a key that is revoked reads nothing. Browsers keep nothing of a session.
const REVALIDATED = "private, no-cache";

/** With a version of the database, what was answered from it, or a 304 for what the caller has; else it is answered again. */
function createAnswerReads() {
  const share = createSharedReads<KeptAnswer>(process.nextTick);
  const keep = createKeptReads<KeptAnswer>(MAX_KEPT_BYTES, ({ status, bytes }) =>
    status === 200 ? bytes.length : Number.POSITIVE_INFINITY,
  );
  return async (
    { url, headers: asked }: Request,
    { kind, keyId, version }: AnswerRead,
    answerCall: () => Promise<Response>,
  ) => {
    const name = `${keyId} ${url}`;
    const read = () =>
      share(name, async () => {
        const answer = await answerCall();
        const bytes = Buffer.from(await answer.text());
        if (version !== undefined && answer.status === 200) {
          answer.headers.set("etag", createEtag(bytes));
          if (kind === "key") answer.headers.set("cache-control", REVALIDATED);
        }
        return { bytes, status: answer.status, headers: [...answer.headers] };
      });
    const { bytes, ...init } = await (version === undefined ? read() : keep(version, name, read));
    const answer = new Response(bytes, init);
    const etag = answer.headers.get("etag");
    if (etag === null || !isKnownEtag(asked, etag)) return answer;
    answer.headers.delete("content-type");
    return new Response(null, { status: 304, headers: answer.headers });
  };
}

type KeptAnswer = { bytes: Uint8Array<ArrayBuffer>; status: number; headers: [string, string][] };

/** Whether the answer comes from the database alone; others ask products. */
export function isStored(method: string, path: string): boolean {
  const { verb = "" } = (method === "GET" && findRoute(method, path)) || {};
  return ["get", "list", "me"].includes(verb);
}

const OIDC_STEPS = new Set([`GET ${OIDC_LOGIN}`, `GET ${OIDC_CALLBACK}`, `POST ${OIDC_LOGOUT}`]);

/** The OpenAPI document, whether there is a sign-in provider, and the steps of a sign-in by it. */
function createOpenAnswers({ oidc, sessionTerms: terms = DEFAULT_SESSION_TERMS, ...options }: ServiceOptions) {
  let opened: Promise<ReturnType<typeof createOidc>> | undefined;
  return async (call: OidcCall): Promise<Response> => {
    const { pathname } = new URL(call.request.url);
    const form = findDocument(pathname);
    if (form !== undefined) return (await import("./http/documents.ts")).answerDocument(call.request, form);
    if (pathname === OIDC_PATH) return Response.json({ isAvailable: oidc !== undefined });
    const step = `${call.request.method} ${pathname}`;
    if (oidc === undefined || !OIDC_STEPS.has(step)) throw notFound("route", step);
    opened ??= import("./sign-in/oidc.ts").then((loaded) => loaded.createOidc({ ...options, oidc, terms }));
    return (await opened)(call);
  };
}
