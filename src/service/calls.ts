import { type Context, Hono, type MiddlewareHandler } from "hono";
import { DomainError, notFound } from "../contract/refusals.ts";
import {
  EVENTS_PATH,
  GITHUB_APP_PAGES,
  OIDC_LOGIN,
  OIDC_LOGOUT,
  OIDC_PATH,
  routes,
  UNSUBSCRIBE_PATH,
} from "../contract/routes.ts";
import type { createEventFeed } from "./audit/events.ts";
import type { createHttpHandler } from "./handler.ts";
import { buildContext, type CallerAndAccess, type Proof, readProof, readSignIn } from "./http/caller.ts";
import { buildErrorAnswer, createRequestId, nameRequest, toHttpError } from "./http/error-answers.ts";
import type { Admission } from "./http/limits/admission.ts";
import type { OnFault } from "./http/log.ts";
import {
  ALIASES_DEPRECATED,
  DOCUMENT_PATHS,
  isStored,
  MCP_PATH,
  OIDC_CALLBACK,
  pathOf,
  refuseMethod,
  replaceAlias,
  WEBHOOK_PATHS,
} from "./http/procedures.ts";
import { createAnswerReads, createCallerReads, createSharedReads } from "./http/reads.ts";
import { readBody } from "./http/request-body.ts";
import type { ServiceParts } from "./parts.ts";
import { refuseExpired } from "./security/keys.ts";
import { refuseOtherSites } from "./security/session-cookie.ts";
import type { createUseRecorder, SessionTerms } from "./security/sessions.ts";
import type { createOidc } from "./sign-in/oidc.ts";
import type { OidcSettings } from "./sign-in/oidc-options.ts";
import type { WebhookReceiver } from "./webhooks/intake.ts";

/** What the gateway knows of a call; without one, nothing is limited. */
export type CallNotes = Partial<Pick<Admission, "admit" | "admitSignIn" | "accept">> & {
  requestId?: string;
  /** Of the service, as browsers reach it; that of the call unless given. */
  origin?: string | undefined;
  /** Whether the operator named the origin, or it is loopback: callers can send any `Host`. */
  isOwnOrigin?: boolean;
};

export type Fetch = (request: Request, notes?: CallNotes) => Promise<Response>;

type CallParts = Omit<ServiceParts, "sessionTerms"> & {
  oidc?: OidcSettings | undefined;
  script?: string | undefined;
  onFault: OnFault;
  sessionTerms: SessionTerms;
  maxBodyBytes: number;
  handle: ReturnType<typeof createHttpHandler>;
  uses: ReturnType<typeof createUseRecorder>;
  feed: ReturnType<typeof createEventFeed>;
  /** Aborted as the service stops. */
  stopping: AbortSignal;
};

/** An authenticated call. With a version of the database, what was read of it may be kept. */
type KnownCall = { proof: Proof; known: CallerAndAccess; version: string | undefined };
/** Throws `unauthenticated` and `forbidden`. */
type ReadKnown = (request: Request, proof: Proof) => Promise<KnownCall>;
type Notes = Omit<CallNotes, "origin"> & { requestId: string; origin: string; isOwnOrigin: boolean };
type Call = { Bindings: Notes; Variables: { call: KnownCall } };
type Step = MiddlewareHandler<Call>;

// As called: the paths of the interface have no escapes.
const options = { getPath: pathOf };
/** Paths that begin like those of a provider: unknown to all, with a key or without. */
const LIKE_OIDC = OIDC_PATH.replace("oidc", ":rest{oidc.*}");
/** A slash at the end does not count. */
const withSlash = (path: string) => [path, `${path}/`];

const RETRIED = new Set([429, 503]);
const RETRY_AFTER_SECONDS = "1";

/** Answers every call. What refuses a step is an answer too; other errors are a 500 without details. */
export function createCalls(parts: CallParts): Fetch {
  const app = routeCalls(parts);
  return async (request, { requestId = createRequestId(), ...notes } = {}) => {
    const pathname = pathOf(request);
    const { origin = new URL(request.url).origin, isOwnOrigin = true } = notes;
    const called = { ...notes, requestId, origin, isOwnOrigin };
    const answer = await app.fetch(request, called);
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
}

/** Open calls, webhooks and sign-ins have their own way in; all others authenticate, and are admitted as their caller. */
function routeCalls(parts: CallParts) {
  const app = new Hono<Call>(options).onError(createRefusals(parts));
  const admitOpen: Step = async ({ env }, next) => (await env.admit?.(undefined)) ?? next();
  for (const [path, form] of DOCUMENT_PATHS) {
    const answer = async ({ req }: Context<Call>) =>
      (await import("./http/documents.ts")).answerDocument(req.raw, form);
    app.on("GET", withSlash(path), admitOpen, answer);
  }
  app.get(OIDC_PATH, admitOpen, () => Response.json({ isAvailable: parts.oidc !== undefined }));
  const signInElsewhere = createProviderSteps(parts);
  app.on("GET", [OIDC_LOGIN, OIDC_CALLBACK], admitOpen, signInElsewhere);
  app.post(OIDC_LOGOUT, admitOpen, signInElsewhere);
  app.get(LIKE_OIDC, admitOpen, ({ req }) => refuseUnknown(req.raw));
  app.on(["GET", "POST"], UNSUBSCRIBE_PATH, admitOpen, async ({ req }) =>
    (await import("./notifications/email.ts")).answerUnsubscribe(parts, req.raw),
  );
  const { form, callback, installed } = GITHUB_APP_PAGES;
  app.on("GET", [form, callback, `${installed}:id`], admitOpen, async ({ req, env }) =>
    (await import("./connections/github-apps.ts")).answerGitHubAppPage(parts, { ...env, request: req.raw }),
  );
  const receive = createWebhooks(parts);
  for (const path of WEBHOOK_PATHS.keys()) app.all(path, receive);
  const calls = answerCalls(parts);
  app.on("POST", withSlash(routes.sessions.create.path), createSignIns(parts, calls));
  const read = createKnownReads(parts);
  app.use(createEntry(parts, read));
  app.on("GET", withSlash(EVENTS_PATH), openEvents(parts, read));
  app.on("POST", withSlash(MCP_PATH), createAgents(parts, calls, read));
  return app.all("*", ({ req, env, var: { call } }) => calls.answer(req.raw, env, call));
}

function createRefusals({ onFault }: CallParts) {
  return (error: unknown, { env: { requestId } }: { env: Notes }): Response => {
    const { status } = toHttpError(error);
    // What the service refuses by a rule is no failure.
    if (status >= 500 && !(error instanceof DomainError)) onFault(error, { requestId });
    return buildErrorAnswer(error, status === 401 ? { "www-authenticate": "Bearer" } : {});
  };
}

function refuseUnknown(request: Request): never {
  throw notFound("route", `${request.method} ${pathOf(request)}`);
}

function createProviderSteps({ oidc, sessionTerms: terms, ...parts }: CallParts) {
  let opened: Promise<ReturnType<typeof createOidc>> | undefined;
  return async ({ req: { raw: request }, env }: Context<Call>): Promise<Response> => {
    if (oidc === undefined) return refuseUnknown(request);
    opened ??= import("./sign-in/oidc.ts").then((loaded) => loaded.createOidc({ ...parts, oidc, terms }));
    const { origin, isOwnOrigin, requestId, admitSignIn } = env;
    return (await opened)({ request, origin, isOwnOrigin, requestId, admitSignIn });
  };
}

/** Loaded with the first webhook. */
function createWebhooks(parts: CallParts) {
  let receiver: Promise<WebhookReceiver> | undefined;
  return async ({ req: { raw: request }, env }: Context<Call>): Promise<Response> => {
    const host = WEBHOOK_PATHS.get(pathOf(request)) ?? refuseUnknown(request);
    const refusal = refuseMethod(request.method, ["POST"]);
    if (refusal !== undefined) return refusal;
    receiver ??= import("./webhooks/intake.ts").then((loaded) => loaded.createWebhookReceiver(parts));
    return (await receiver)(request, { ...env, host, admit: async () => env.admit?.(undefined) });
  };
}

/** A call that authenticates by its body has its place before that is read. */
function createSignIns({ store }: CallParts, calls: ReturnType<typeof answerCalls>) {
  return async ({ req: { raw: request }, env }: Context<Call>): Promise<Response> => {
    // Also without a session: another site's page could sign its visitor in as somebody else.
    refuseOtherSites(request, env.origin, { mayOmit: true });
    const refusal = (await env.admitSignIn?.("session")) ?? (await env.admit?.(undefined));
    if (refusal !== undefined) return refusal;
    const { body, known } = await readSignIn(store, request);
    return (await env.admit?.(known.caller)) ?? calls.change(request, body, env, known);
  };
}

/** Authenticates a call, and admits it as its caller. */
function createEntry({ uses }: CallParts, read: ReadKnown): Step {
  return async (c, next) => {
    const { req, env } = c;
    const call = await read(req.raw, readProof(req.raw, env.origin));
    const refusal = await env.admit?.(call.known.caller);
    if (refusal !== undefined) return refusal;
    uses.record(call.known.caller);
    c.set("call", call);
    return next();
  };
}

function createKnownReads({ store }: CallParts): ReadKnown {
  const readKnown = createCallerReads(store);
  const shareVersions = createSharedReads<string>(setImmediate);
  return async ({ method, url }, proof) => {
    const isKept = isStored(method, pathOf({ url }));
    const version = isKept ? await shareVersions("", store.readVersion) : undefined;
    const known = await readKnown(proof, version);
    refuseExpired(known.caller, store.now());
    return { proof, known, version };
  };
}

function openEvents({ feed }: CallParts, read: ReadKnown) {
  return ({ req, var: { call } }: Context<Call>): Response => {
    const readAccess = async () => (await read(req.raw, call.proof)).known.access;
    return feed.open({ ...call.known.caller, readAccess });
  };
}

/** The calls of an agent are its own: each finds whether the key is still valid, and has its place already. */
function createAgents(parts: CallParts, calls: ReturnType<typeof answerCalls>, read: ReadKnown) {
  const refuse = createRefusals(parts);
  return async ({ req: { raw: request }, env, var: { call } }: Context<Call>): Promise<Response> => {
    const { answerMcp } = await import("./agents/http.ts");
    const message = await readBody(request, parts.maxBodyBytes);
    const fetch = async (own: Request): Promise<Response> => {
      try {
        return await calls.answer(own, env, await read(own, call.proof));
      } catch (error) {
        return refuse(error, { env });
      }
    };
    return answerMcp(message, { headers: request.headers, fetch, ends: [request.signal, parts.stopping] });
  };
}

function answerCalls({ handle, maxBodyBytes }: CallParts) {
  const readAnswer = createAnswerReads();
  const change = async (request: Request, body: Request, env: Notes, known: CallerAndAccess): Promise<Response> => {
    const added = new Headers();
    const answer = await handle(body, buildContext(known, request, { ...env, added }));
    if (answer.ok) for (const [name, value] of added) answer.headers.append(name, value);
    return answer;
  };
  const answer = async (request: Request, env: Notes, { known, version }: KnownCall): Promise<Response> => {
    if (request.method !== "GET") return change(request, await readBody(request, maxBodyBytes), env, known);
    const context = buildContext(known, request, { ...env, added: new Headers() });
    // Without the signal of the first caller, who may not wait for the answer.
    return readAnswer(request, { ...known.caller, version }, () => handle(new Request(request.url), context));
  };
  return { change, answer };
}
