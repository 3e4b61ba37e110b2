import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export type CallLimits = ReturnType<typeof createCallLimits>;

type PerMinute = { callsPerMinute: number; refusalsPerMinute: number; signInsPerMinute?: number };

/** 0 is no limit; each process counts alone. */
export function createCallLimits({ callsPerMinute, refusalsPerMinute, signInsPerMinute = 0 }: PerMinute) {
  return {
    /** Of a user. */
    calls: createLimiter(callsPerMinute),
    /** Of an address, or its webhooks. */
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
/** By which GitHub and Bitbucket name a webhook. */
const HOOK_ID = /^[\w{}-]{1,64}$/;

/**
 * Counts forged webhooks for their address, beyond which others from there wait before any work on them. A code host sends
 * those of all its users from the same addresses, so webhooks that were signed before do not wait.
 */
export function createSigners(failures: CallLimits["failures"]) {
  const known = new Set<string>();
  return (headers: Headers, address: string) => {
    const id = headers.get("x-github-hook-id") ?? headers.get("x-hook-uuid");
    const name = id !== null && HOOK_ID.test(id) ? `hook ${id}` : address;
    const all = `webhooks of ${address}`;
    return {
      check: async () => (known.has(name) ? undefined : failures.check(all)),
      count: async (status: number) => {
        if (status === 401) return failures.take(all);
        if (status === 202) touch(known, name);
        return undefined;
      },
    };
  };
}

/** Adds it as the last; what is returned is too much, and the oldest. */
function touch(names: Set<string>, name: string): string | undefined {
  names.delete(name);
  names.add(name);
  const [oldest] = names;
  if (oldest === undefined || names.size <= MAX_NAMES) return undefined;
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
    take: async (name: string): Promise<number | undefined> => {
      if (points === 0) return undefined;
      const oldest = touch(names, name);
      if (oldest !== undefined) await limiter.delete(oldest);
      try {
        await limiter.consume(name);
        return undefined;
      } catch (exceeded) {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        return toSeconds(exceeded);
      }
    },
  };
}
