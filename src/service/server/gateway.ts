import { hash } from "node:crypto";
import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { buildErrorAnswer, createRequestId } from "../api/procedures.ts";
import { type Caller, parseBearer } from "../security/keys.ts";
import { DomainError } from "../store/errors.ts";
import type { Log } from "./log.ts";
import type { Service } from "./service.ts";

type GatewayOptions = {
  fetch: Service["fetch"];
  /** Why the service cannot answer calls now; undefined if it is ready. */
  readinessError: () => Promise<string | undefined>;
  limits: CallLimits;
  /** Maximum concurrent calls, probes not counted. */
  maxRequests: number;
  log: Log;
};

/** Logs every answer but a good probe's. */
export function createGateway(options: GatewayOptions): (request: Request, address: string) => Promise<Response> {
  const answerCall = limitCalls(options);
  return async (request, address) => {
    const began = performance.now();
    const requestId = createRequestId();
    const { pathname } = new URL(request.url);
    const probe = PROBES[pathname];
    const { answer, caller } =
      probe === undefined
        ? await answerCall(request, { requestId, address })
        : { answer: await probe(options), caller: undefined };
    const { status } = answer;
    answer.headers.set("x-request-id", requestId);
    answer.headers.set("cache-control", "no-store");
    if (probe === undefined || status !== 200) {
      const ms = Math.round(performance.now() - began);
      const call = { requestId, method: request.method, path: pathname, status, ms, keyId: caller?.keyId };
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

type Answered = { answer: Response; caller: Caller | undefined };

function limitCalls({ fetch, limits, maxRequests }: GatewayOptions) {
  let running = 0;
  return async (request: Request, from: { requestId: string; address: string }): Promise<Answered> => {
    let caller: Caller | undefined;
    if (running >= maxRequests) return { answer: refuse("unavailable", "Too many concurrent requests.", 1), caller };
    running += 1;
    try {
      const incoming = { authorization: request.headers.get("authorization"), address: from.address };
      const wait = await limits.admit(incoming);
      if (wait !== undefined) return { answer: refuse("rate-limited", "Rate limit exceeded.", wait), caller };
      const onCaller = (known: Caller) => {
        caller = known;
      };
      const answer = await fetch(request, { requestId: from.requestId, onCaller });
      const unproved = answer.status === 401 ? "refused" : "unseen";
      await limits.settle(incoming, caller === undefined ? unproved : "good");
      return { answer, caller };
    } finally {
      running -= 1;
    }
  };
}

function refuse(code: "unavailable" | "rate-limited", message: string, retryAfterSeconds: number): Response {
  return buildErrorAnswer(new DomainError(code, message), { "retry-after": String(retryAfterSeconds) });
}

type Incoming = { authorization: string | null; address: string };
type CallLimits = ReturnType<typeof createCallLimits>;

/** 0 is no limit; each process counts alone. Unproved keys count against their address, which limits guessing. */
export function createCallLimits(perMinute: { callsPerMinute: number; refusalsPerMinute: number }) {
  const keys = createLimiter(perMinute.callsPerMinute);
  const addresses = createLimiter(perMinute.refusalsPerMinute);
  return {
    /** Returns the seconds to wait if the limit is exceeded. */
    admit: async ({ authorization, address }: Incoming): Promise<number | undefined> => {
      const key = digestKey(authorization);
      return keys.has(key) ? keys.take(key) : addresses.take(groupAddress(address));
    },
    settle: async ({ authorization, address }: Incoming, verdict: "good" | "refused" | "unseen"): Promise<void> => {
      const key = digestKey(authorization);
      if (verdict === "refused") return keys.remove(key);
      if (keys.has(key)) return;
      await addresses.giveBack(groupAddress(address));
      if (verdict === "good") await keys.take(key);
    },
  };
}

/** Keys are not kept, not even in memory. */
function digestKey(authorization: string | null): string {
  return hash("sha256", parseBearer(authorization) ?? "", "base64");
}

/** IPv6 addresses by their /64 network: one caller usually has all of it. */
function groupAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

const MAX_NAMES = 10_000;

/** The library forgets a name when its minute ends; the set bounds memory and remembers good keys for longer. */
function createLimiter(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  // The name that was used last is at the end.
  const names = new Set<string>();
  const remove = async (name: string): Promise<void> => {
    names.delete(name);
    await limiter.delete(name);
  };
  return {
    has: (name: string) => names.has(name),
    take: async (name: string): Promise<number | undefined> => {
      names.delete(name);
      names.add(name);
      const [oldest] = names;
      if (oldest !== undefined && names.size > MAX_NAMES) await remove(oldest);
      if (points === 0) return undefined;
      try {
        await limiter.consume(name);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        // A refused call does not count, else calls whose key proves good later would use the limit up.
        await limiter.reward(name);
        return Math.ceil(exceeded.msBeforeNext / 1000);
      }
    },
    giveBack: async (name: string): Promise<void> => {
      // A minute that ended during the call has nothing to give back.
      if (((await limiter.get(name))?.consumedPoints ?? 0) > 0) await limiter.reward(name);
    },
    remove,
  };
}
