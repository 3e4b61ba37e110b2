import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Tally } from "../../shared/tally.ts";
import { buildErrorAnswer, createRequestId, findRoute, refuseMethod } from "../api/procedures.ts";
import type { Caller } from "../security/keys.ts";
import { DomainError } from "../store/errors.ts";
import type { Arrival } from "./http.ts";
import type { Log } from "./log.ts";
import type { Service } from "./service.ts";

type GatewayOptions = {
  fetch: Service["fetch"];
  /** Why the service cannot answer calls now; undefined if it is ready. */
  readinessError: () => Promise<string | undefined>;
  limits: CallLimits;
  /** Maximum concurrent calls, probes not counted. */
  maxRequests: number;
  /** Percent of them that one organization may use. */
  organizationShare: number;
  log: Log;
  onAnswer?: ((answered: AnsweredCall) => void) | undefined;
};

/** `route` as in the contract, or a probe's path; undefined if there is none. */
export type AnsweredCall = { method: string; route: string | undefined; status: number; milliseconds: number };

/** Logs every answer but a good probe's. */
export function createGateway(options: GatewayOptions): (request: Request, arrival: Arrival) => Promise<Response> {
  const answerCall = limitCalls(options);
  return async (request, arrival) => {
    const began = performance.now();
    const requestId = createRequestId();
    const { pathname } = new URL(request.url);
    const probe = PROBES[pathname];
    const { answer, caller } =
      probe === undefined
        ? await answerCall(request, { ...arrival, requestId })
        : { answer: refuseMethod(request.method, PROBE_METHODS) ?? (await probe(options)), caller: undefined };
    const { status } = answer;
    answer.headers.set("x-request-id", requestId);
    answer.headers.set("cache-control", "no-store");
    const milliseconds = performance.now() - began;
    const { method } = request;
    options.onAnswer?.({
      method,
      route: probe === undefined ? findRoute(method, pathname)?.path : pathname,
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

const PROBE_METHODS = ["GET", "HEAD"];

const PROBES: Readonly<Record<string, (options: GatewayOptions) => Promise<Response>>> = {
  "/healthz": async () => Response.json({ status: "alive" }),
  "/readyz": async ({ readinessError }) => {
    const reason = await readinessError();
    return reason === undefined ? Response.json({ status: "ready" }) : refuse("unavailable", reason, 1);
  },
};

type Answered = { answer: Response; caller: Caller | undefined };

/** A call counts from when its key is accepted, so that failed keys use nothing up, until its answer is sent. */
function limitCalls({ fetch, limits, maxRequests, organizationShare }: GatewayOptions) {
  let running = 0;
  const organizations = new Tally();
  const maxOfOne = Math.max(1, Math.floor((maxRequests * organizationShare) / 100));
  return async (request: Request, { requestId, address, sent }: Arrival & { requestId: string }): Promise<Answered> => {
    let caller: Caller | undefined;
    let leave = (): void => undefined;
    const admit = async (known: Caller | undefined): Promise<Response | undefined> => {
      caller = known;
      const wait = known && (await limits.takeCall(known.keyId));
      if (wait !== undefined) return refuse("rate-limited", "Rate limit exceeded.", wait);
      if (running >= maxRequests) return refuse("unavailable", "Too many concurrent requests.", 1);
      // Calls without a key count together.
      const name = known?.orgId ?? "";
      if (organizations.count(name) >= maxOfOne) {
        return refuse("rate-limited", "Too many concurrent requests of this organization.", 1);
      }
      running += 1;
      const end = organizations.enter(name);
      leave = () => {
        running -= 1;
        end();
      };
      return undefined;
    };
    try {
      const answer = await fetch(request, { requestId, admit });
      const wait = answer.status === 401 ? await limits.takeFailure(address) : undefined;
      return { answer: wait === undefined ? answer : refuse("rate-limited", "Too many failed keys.", wait), caller };
    } finally {
      void sent.then(() => leave());
    }
  };
}

function refuse(code: "unavailable" | "rate-limited", message: string, retryAfterSeconds: number): Response {
  return buildErrorAnswer(new DomainError(code, message), { "retry-after": String(retryAfterSeconds) });
}

type CallLimits = ReturnType<typeof createCallLimits>;

/** 0 is no limit; each process counts alone. Both return the seconds to wait if the limit is exceeded. */
export function createCallLimits(perMinute: { callsPerMinute: number; refusalsPerMinute: number }) {
  const calls = createLimiter(perMinute.callsPerMinute);
  const failures = createLimiter(perMinute.refusalsPerMinute);
  return {
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
