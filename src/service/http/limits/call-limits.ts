import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { digest } from "../../security/keys.ts";
import { isSignIn, pathOf, WEBHOOK_PATHS } from "../procedures.ts";

export type CallLimits = ReturnType<typeof createCallLimits>;

type PerMinute = { callsPerMinute: number; refusalsPerMinute: number; signInsPerMinute?: number };

/** 0 is no limit; each process counts alone. */
export function createCallLimits({ callsPerMinute, refusalsPerMinute, signInsPerMinute = 0 }: PerMinute) {
  return {
    /** Of a user. */
    calls: createLimiter(callsPerMinute),
    /** Of an address, or a sender there. */
    failures: createLimiter(refusalsPerMinute),
    /** Of a user, or a step of an address. */
    signIns: createLimiter(signInsPerMinute),
  };
}

/** IPv6 addresses by their /64 network: one caller usually has all of it. */
export function groupAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(":") : parsed.toString();
}

const MAX_NAMES = 10_000;
const MAX_KNOWN = 1_000;
/** How often a failure counts for its sender: each has a tenth of what its address has. */
const OF_SENDER = 10;
/** By which GitHub and Bitbucket name a webhook. */
const HOOK_ID = /^[\w{}-]{1,64}$/;

/**
 * Counts wrong keys, wrong sign-ins and forged webhooks for their sender and their address, beyond which others from there
 * wait before any work on them. A code host sends the webhooks of all its users from the same addresses, and people share
 * some, so senders that were accepted before do not wait for others. Each organization has a share of those.
 */
export function createClaims(failures: CallLimits["failures"]) {
  const known = new Map<string, Set<string>>();
  return (request: Request, address: string) => {
    const { kind, sender } = readClaim(request) ?? {};
    if (kind === undefined) return undefined;
    const all = `${kind} of ${address}`;
    const own = sender && `${sender} of ${address}`;
    const name = sender ?? all;
    const isKnown = () => [...known.values()].some((names) => names.has(name));
    return {
      check: async () => (own && (await failures.check(own))) || (isKnown() ? undefined : failures.check(all)),
      accept: (orgId: string) => {
        const names = known.get(orgId) ?? new Set();
        known.set(orgId, names);
        touch(names, name, MAX_KNOWN);
      },
      fail: async () => {
        if (own !== undefined) await failures.take(own, OF_SENDER);
        return failures.take(all);
      },
    };
  };
}

/** Undefined for a call whose failure counts for no one: pages of other sites cause those without a key. */
function readClaim({ method, url, headers }: Request): { kind: string; sender?: string | undefined } | undefined {
  const pathname = pathOf({ url });
  const id = headers.get("x-github-hook-id") ?? headers.get("x-hook-uuid") ?? "";
  if (WEBHOOK_PATHS.has(pathname)) return { kind: "webhooks", sender: HOOK_ID.test(id) ? `hook ${id}` : undefined };
  if (isSignIn(method, pathname)) return { kind: "sign-ins" };
  const key = headers.get("authorization") ?? "";
  return /^Bearer /i.test(key) ? { kind: "keys", sender: `key ${digest("lookup", key)}` } : undefined;
}

/** Adds it as the last; what is returned is too much, and the oldest. */
function touch(names: Set<string>, name: string, max: number): string | undefined {
  names.delete(name);
  names.add(name);
  const [oldest] = names;
  if (oldest === undefined || names.size <= max) return undefined;
  names.delete(oldest);
  return oldest;
}

/** The library forgets a name when its minute ends; the set bounds how many there are within one. */
function createLimiter(points: number) {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  // The name that was used last is at the end.
  const names = new Set<string>();
  const toSeconds = ({ msBeforeNext }: RateLimiterRes) => Math.ceil(msBeforeNext / 1000);
  return {
    /** Takes nothing; seconds to wait if the limit is reached. */
    check: async (name: string): Promise<number | undefined> => {
      const known = points === 0 ? null : await limiter.get(name);
      return known !== null && known.consumedPoints >= points ? toSeconds(known) : undefined;
    },
    /** Seconds to wait if the limit is exceeded. */
    take: async (name: string, count = 1): Promise<number | undefined> => {
      if (points === 0) return undefined;
      const oldest = touch(names, name, MAX_NAMES);
      if (oldest !== undefined) await limiter.delete(oldest);
      try {
        await limiter.consume(name, count);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        return toSeconds(exceeded);
      }
    },
  };
}
