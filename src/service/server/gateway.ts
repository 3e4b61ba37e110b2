import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { buildErrorAnswer, createRequestId } from "../api/procedures.ts";
import { type Caller, parseBearer } from "../security/keys.ts";
import { DomainError } from "../store/errors.ts";
import type { Log } from "./log.ts";
import type { Service } from "./service.ts";

/** What stands before a service that anybody can reach. */
export type FrontOptions = {
  fetch: Service["fetch"];
  /** Why calls cannot be answered now; undefined where they can. */
  readinessError: () => Promise<string | undefined>;
  limits: CallLimits;
  /** The most calls at a time; what asks for the program's health is not counted. */
  mostCalls: number;
  log: Log;
};

/**
 * Answers every request: whether the program lives (`/healthz`) and can be used (`/readyz`), both without a key, and as
 * many calls of the interface as there may be. Each answer bears `x-request-id` and is told in the log, good health apart.
 */
export function createFront(options: FrontOptions): (request: Request, address: string) => Promise<Response> {
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

const PROBES: Readonly<Record<string, (options: FrontOptions) => Promise<Response>>> = {
  "/healthz": async () => Response.json({ status: "alive" }),
  "/readyz": async ({ readinessError }) => {
    const reason = await readinessError();
    return reason === undefined
      ? Response.json({ status: "ready" })
      : refuse(new DomainError("unavailable", reason), 1);
  },
};

type Answered = { answer: Response; caller: Caller | undefined };

function limitCalls({ fetch, limits, mostCalls }: FrontOptions) {
  let underWay = 0;
  return async (request: Request, from: { requestId: string; address: string }): Promise<Answered> => {
    let caller: Caller | undefined;
    if (underWay >= mostCalls)
      return { answer: refuse(new DomainError("unavailable", "Too many calls are under way."), 1), caller };
    const incoming = { authorization: request.headers.get("authorization"), address: from.address };
    const wait = limits.admit(incoming);
    if (wait !== undefined)
      return { answer: refuse(new DomainError("rate-limited", "There were too many calls."), wait), caller };
    underWay += 1;
    const onCaller = (known: Caller) => {
      caller = known;
    };
    const answer = await fetch(request, { requestId: from.requestId, onCaller }).finally(() => {
      underWay -= 1;
    });
    const unproved = answer.status === 401 ? "refused" : "unseen";
    limits.settle(incoming, caller === undefined ? unproved : "good");
    return { answer, caller };
  };
}

/** Says after how many seconds to try again. */
function refuse(error: DomainError, seconds: number): Response {
  return buildErrorAnswer(error, { "retry-after": String(seconds) });
}

/** Who calls, as far as is seen from outside. */
export type Incoming = { authorization: string | null; address: string };

/** How often keys and addresses may call. It is counted in this process: several processes each count for themselves. */
export type CallLimits = {
  /** Takes a call up; where there were too many, the whole seconds after which to try again. */
  admit: (incoming: Incoming) => number | undefined;
  /** Hears whether the key of a call that was taken up was good, refused, or never looked at. */
  settle: (incoming: Incoming, key: "good" | "refused" | "unseen") => void;
};

/**
 * Keys that were good before have `callsPerMinute` each. All else counts against the address that it comes from until
 * its key has proved good, so that nobody tries keys at will, while callers who share an address do not suffer from
 * one whose key has expired. 0 is no limit.
 */
export function createCallLimits(
  { callsPerMinute, refusalsPerMinute }: { callsPerMinute: number; refusalsPerMinute: number },
  now: () => number = () => performance.now(),
): CallLimits {
  const keys = createTokenBuckets(callsPerMinute, now);
  const addresses = createTokenBuckets(refusalsPerMinute, now);
  return {
    admit: ({ authorization, address }) => {
      const key = digestKey(authorization);
      return keys.has(key) ? keys.take(key) : addresses.take(groupAddress(address));
    },
    settle: ({ authorization, address }, verdict) => {
      const key = digestKey(authorization);
      if (verdict === "refused") return keys.remove(key);
      if (keys.has(key)) return;
      addresses.giveBack(groupAddress(address));
      if (verdict === "good") keys.take(key);
    },
  };
}

/** No key is kept, in memory neither. */
function digestKey(authorization: string | null): string {
  return createHash("sha256")
    .update(parseBearer(authorization) ?? "")
    .digest("base64");
}

/** Whoever has one address of IPv6 has the 2^64 beside it. */
function groupAddress(address: string): string {
  const ipv4 = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (ipv4 !== undefined || !isIPv6(address)) return ipv4 ?? address;
  const [first = [], last = []] = address.split("::").map((half) => (half === "" ? [] : half.split(":")));
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  return [...first, ...zeros, ...last].slice(0, 4).join(":");
}

/** Counts calls by name: each name has `perMinute` of them at once, and gets as many back in a minute. */
export type TokenBuckets = {
  /** Takes one call; where there is none left, the whole seconds until there is. */
  take: (name: string) => number | undefined;
  /** Puts a call back that was taken in vain. */
  giveBack: (name: string) => void;
  has: (name: string) => boolean;
  remove: (name: string) => void;
};

const MINUTE = 60_000;
/** How many names are remembered: whoever calls under ever new ones must not fill the memory. */
const MOST_NAMES = 10_000;

/** Buckets that are full; `now` is in milliseconds and never goes back. With `perMinute` 0 there is no limit. */
export function createTokenBuckets(perMinute: number, now: () => number): TokenBuckets {
  const each = perMinute === 0 ? 0 : MINUTE / perMinute;
  // When each bucket is full again, the one that was used last at the end.
  const fullAt = new Map<string, number>();
  const note = (name: string, time: number): void => {
    fullAt.delete(name);
    fullAt.set(name, time);
    const [oldest] = fullAt.keys();
    if (oldest !== undefined && fullAt.size > MOST_NAMES) fullAt.delete(oldest);
  };
  return {
    take: (name) => {
      const present = now();
      const full = Math.max(present, fullAt.get(name) ?? 0);
      const wait = full + each - present - MINUTE;
      note(name, wait > 0 ? full : full + each);
      return wait > 0 ? Math.ceil(wait / 1000) : undefined;
    },
    giveBack: (name) => note(name, (fullAt.get(name) ?? 0) - each),
    has: (name) => fullAt.has(name),
    remove: (name) => void fullAt.delete(name),
  };
}
