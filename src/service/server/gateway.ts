import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isLoopback } from "../../shared/proxy.ts";
import { Tally } from "../../shared/tally.ts";
import { buildErrorAnswer, createRequestId, nameRequest } from "../api/error-answers.ts";
import { findRoute, isMcp, isSignIn, OIDC_CALLBACK, refuseMethod, WEBHOOK_PATHS } from "../api/procedures.ts";
import type { Caller } from "../security/keys.ts";
import { DomainError } from "../store/errors.ts";
import type { App } from "./app.ts";
import { type Arrival, EVENT_STREAM } from "./http.ts";
import type { Log } from "./log.ts";
import type { Service } from "./service.ts";

type GatewayOptions = {
  fetch: Service["fetch"];
  /** Why the service cannot answer calls now; undefined if it is ready. */
  readinessError: () => Promise<string | undefined>;
  limits: CallLimits;
  /** Of the service, as browsers reach it; that of each call unless given. */
  origin?: string | undefined;
  /** Maximum concurrent calls, probes not counted. */
  maxRequests: number;
  /** Percent of them that one organization may use. */
  organizationShare: number;
  log: Log;
  onAnswer?: ((answered: AnsweredCall) => void) | undefined;
  /** The browser app; without it there is none. */
  app?: App;
};

/** `route` as in the contract, or a probe's path; undefined if there is none. */
export type AnsweredCall = { method: string; route: string | undefined; status: number; milliseconds: number };

/** Logs every answer but a good probe's. */
export function createGateway(options: GatewayOptions): (request: Request, arrival: Arrival) => Promise<Response> {
  const answerCall = limitCalls(options);
  return async (request, arrival) => {
    const page = await options.app?.(request);
    if (page !== undefined) return page;
    const began = performance.now();
    const requestId = createRequestId();
    const { pathname } = new URL(request.url);
    const probe = PROBES[pathname];
    const { answer: unnamed, caller } =
      probe === undefined
        ? await answerCall(request, { ...arrival, requestId })
        : { answer: refuseMethod(request.method, ["GET"]) ?? (await probe(options)), caller: undefined };
    const answer = await nameRequest(unnamed, requestId);
    const { status } = answer;
    if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
    const milliseconds = performance.now() - began;
    const { method } = request;
    options.onAnswer?.({
      method,
      route: probe === undefined && !WEBHOOK_PATHS.has(pathname) ? findRoute(method, pathname)?.path : pathname,
      status,
      milliseconds,
    });
    if (probe === undefined || status !== 200) {
      const ms = Math.round(milliseconds);
      const call = { requestId, method, path: pathname, status, ms, keyId: caller?.keyId };
      options.log[status >= 500 ? "error" : "info"]("request", call);
    }
    return answer;
  };
}

const PROBES: Readonly<Record<string, (options: GatewayOptions) => Promise<Response>>> = {
  "/healthz": async () => Response.json({ status: "alive" }),
  "/readyz": async ({ readinessError }) => {
    const reason = await readinessError();
    return reason === undefined ? Response.json({ status: "ready" }) : refuse("unavailable", reason, 1);
  },
};

/** Of what calls without a key have together. A code host sends bursts of webhooks from one address. */
const ADDRESS_SHARE = 0.75;

const OTHER_SITE = "Pages may not call /mcp here. Set serve --url to the service's own address.";

type Answered = { answer: Response; caller: Caller | undefined };

/** A call counts from when its key is accepted, so that failed keys use nothing up, until its answer is sent. */
function limitCalls({ fetch, limits, maxRequests, organizationShare, origin: configured }: GatewayOptions) {
  let running = 0;
  const organizations = new Tally();
  const addresses = new Tally();
  const maxOfOne = Math.max(1, Math.floor((maxRequests * organizationShare) / 100));
  // A few slow clients without a key would else refuse the webhooks of all others.
  const maxOfAddress = organizationShare === 100 ? maxRequests : Math.max(1, Math.floor(maxOfOne * ADDRESS_SHARE));
  return async (request: Request, arrival: Arrival & { requestId: string }): Promise<Answered> => {
    const { requestId, address, sent } = arrival;
    const origin = configured ?? arrival.origin;
    const { pathname } = new URL(request.url);
    // A caller can send any `Host`, and a page can rebind its name to the service's address (DNS rebinding).
    const isOwnOrigin = configured !== undefined || isLoopback(new URL(origin ?? request.url).hostname);
    if (isMcp(pathname) && !isOwnOrigin && request.headers.has("origin")) {
      return { answer: buildErrorAnswer(new DomainError("forbidden", OTHER_SITE)), caller: undefined };
    }
    const signsIn = isSignIn(request.method, pathname) || pathname === OIDC_CALLBACK;
    let caller: Caller | undefined;
    let leave = (): void => undefined;
    let isStream = false;
    const admit = async (known: Caller | undefined): Promise<Response | undefined> => {
      caller = known;
      const wait = known && (await (signsIn ? limits.takeSignIn(known.keyId) : limits.takeCall(nameOf(known))));
      if (wait !== undefined) return refuse("rate-limited", "Rate limit exceeded.", wait);
      if (running >= maxRequests) return refuse("unavailable", "Too many concurrent requests.", 1);
      // Calls without a key count together, and for their address.
      const name = known?.orgId ?? "";
      if (organizations.count(name) >= maxOfOne) {
        const whose = known === undefined ? "without a key" : "of this organization";
        return refuse("rate-limited", `Too many concurrent requests ${whose}.`, 1);
      }
      const group = known === undefined ? groupAddress(address) : undefined;
      if (group !== undefined && addresses.count(group) >= maxOfAddress) {
        return refuse("rate-limited", "Too many concurrent requests without a key of this address.", 1);
      }
      running += 1;
      const ends = [organizations.enter(name), group === undefined ? undefined : addresses.enter(group)];
      leave = () => {
        running -= 1;
        for (const end of ends) end?.();
      };
      return undefined;
    };
    try {
      const delay = signsIn ? await limits.takeSignIn(groupAddress(address)) : undefined;
      if (delay !== undefined) return { answer: refuse("rate-limited", "Too many sign-ins.", delay), caller };
      const answer = await fetch(request, { requestId, origin, isOwnOrigin, admit });
      // Has a limit of its own.
      isStream = answer.headers.get("content-type") === EVENT_STREAM;
      const wait = answer.status === 401 ? await limits.takeFailure(address) : undefined;
      return { answer: wait === undefined ? answer : refuse("rate-limited", "Too many failed keys.", wait), caller };
    } finally {
      if (isStream) leave();
      else void sent.then(() => leave());
    }
  };
}

function refuse(code: "unavailable" | "rate-limited", message: string, retryAfterSeconds: number): Response {
  return buildErrorAnswer(new DomainError(code, message), { "retry-after": String(retryAfterSeconds) });
}

/** All sessions of a user count together. */
function nameOf({ kind, keyId, userId }: Caller): string {
  return kind === "session" ? userId : keyId;
}

type CallLimits = ReturnType<typeof createCallLimits>;

/** 0 is no limit; each process counts alone. Both return the seconds to wait if the limit is exceeded. */
export function createCallLimits(perMinute: {
  callsPerMinute: number;
  refusalsPerMinute: number;
  signInsPerMinute?: number;
}) {
  const calls = createLimiter(perMinute.callsPerMinute);
  const failures = createLimiter(perMinute.refusalsPerMinute);
  const signIns = createLimiter(perMinute.signInsPerMinute ?? 0);
  return {
    /** Of an address, a code or a key. */
    takeSignIn: (name: string) => signIns.take(name),
    takeCall: (keyId: string) => calls.take(keyId),
    takeFailure: (address: string) => failures.take(groupAddress(address)),
  };
}

/** IPv6 addresses by their /64 network: one caller usually has all of it. */
function groupAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

const MAX_NAMES = 10_000;

/** The library forgets a name when its minute ends; the set bounds how many there are within one. */
function createLimiter(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  // The name that was used last is at the end.
  const names = new Set<string>();
  return {
    take: async (name: string): Promise<number | undefined> => {
      if (points === 0) return undefined;
      names.delete(name);
      names.add(name);
      const [oldest] = names;
      if (oldest !== undefined && names.size > MAX_NAMES) {
        names.delete(oldest);
        await limiter.delete(oldest);
      }
      try {
        await limiter.consume(name);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        return Math.ceil(exceeded.msBeforeNext / 1000);
      }
    },
  };
}
