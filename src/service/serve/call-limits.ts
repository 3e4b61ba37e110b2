import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { parseBearer } from "../access/keys.ts";
import { createTokenBuckets } from "./token-buckets.ts";

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
