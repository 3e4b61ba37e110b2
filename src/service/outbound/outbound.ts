import { quoteText } from "../../quote-text.ts";
import { type ProxyAddress, readProxy } from "../../read-proxy.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { exchange, type OutboundAnswer } from "./exchange.ts";
import { nameAddress, parseWebAddress } from "./parse-web-address.ts";
import { type Guard, readAddresses } from "./read-addresses.ts";
import { untilAborted } from "./until-aborted.ts";

/** What is asked; every field may be left out. */
export type OutboundRequest = {
  /** GET unless given; only GET and HEAD follow redirects. */
  method?: string;
  /** Not sent to another origin that a redirect leads to, but for `accept`. */
  headers?: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
  /** Bytes of the answer's body that are taken, 1 MiB unless given. */
  longest?: number;
  /** Whether a longer body is cut there instead of being refused with `outbound/too-large`. */
  cut?: boolean;
  /** Milliseconds for the whole, 10 s unless given. */
  timeout?: number;
};

/** Sends a request on behalf of a caller, guarded as {@link createOutbound} says. Whatever the status, it is an answer. */
export type Outbound = (address: string, request?: OutboundRequest) => Promise<OutboundAnswer>;

/** What the service may reach, and the environment that can name a proxy. */
export type OutboundOptions = Guard & {
  environment: NodeJS.ProcessEnv;
  /** An origin that the operator names, not a caller: it may be at a private address. */
  trustedOrigin?: string;
};

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The one way by which the service asks an address that a caller gave (a link, the base address of a connection).
 * Unless `allowPrivate`, it reaches public addresses only: all addresses of a name are checked, and the connection goes
 * to one that was checked, so that a name that changes in between leads nowhere else. Each redirect is checked anew.
 * Where `environment` names a proxy, the proxy looks names up by itself: the check is made before, but a name that tells
 * the proxy something else, or a private network that only the proxy sees, has to be held back there.
 * Throws a `ReleaseDocsError` of `outbound/`, and the reason of `signal` where that ends it.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  return async (address, request = {}) => {
    const url = parseWebAddress(address);
    const timeout = request.timeout ?? 10_000;
    const late = AbortSignal.timeout(timeout);
    const signal = request.signal === undefined ? late : AbortSignal.any([late, request.signal]);
    try {
      return await follow(url, request, signal, options);
    } catch (cause) {
      if (request.signal?.aborted === true) throw request.signal.reason;
      if (cause instanceof ReleaseDocsError) throw cause;
      throw late.aborted ? tooSlow(url, timeout) : unreachable(url, readProxy(url, options.environment), cause);
    }
  };
}

async function follow(
  start: URL,
  { method = "GET", headers: given = {}, body, longest = 1024 * 1024, cut = false }: OutboundRequest,
  signal: AbortSignal,
  options: OutboundOptions,
): Promise<OutboundAnswer> {
  let url = start;
  let headers = given;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const proxy = readProxy(url, options.environment);
    // A network behind a proxy need not have a name server.
    const allowPrivate = options.allowPrivate || url.origin === options.trustedOrigin;
    const isChecked = proxy === undefined || !allowPrivate;
    const guard = { ...options, allowPrivate };
    const addresses = isChecked ? await untilAborted(signal, readAddresses(url, guard)) : [];
    const answer = await exchange({ url, addresses, proxy }, { method, headers, body, longest, cut }, signal);
    const { location } = answer.headers;
    const isFollowed = REDIRECTS.has(answer.status) && /^(GET|HEAD)$/.test(method);
    if (!isFollowed || location === undefined) return answer;
    const next = parseWebAddress(location, url);
    if (next.origin !== url.origin) headers = headers.accept === undefined ? {} : { accept: headers.accept };
    url = next;
  }
  throw new ReleaseDocsError({
    code: "outbound/redirected",
    message: `${nameAddress(start)} redirects more than ${MOST_REDIRECTS} times.`,
    hint: "Give the address that it leads to in the end.",
  });
}

function tooSlow(url: URL, timeout: number): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "outbound/timeout",
    message: `${nameAddress(url)} gave no whole answer within ${timeout / 1000} s.`,
    hint: "Try again later, or give another address.",
  });
}

function unreachable(url: URL, proxy: ProxyAddress | undefined, cause: unknown): ReleaseDocsError {
  const sign = cause instanceof Error && "code" in cause ? cause.code : undefined;
  // The words of a system name the address that a name has.
  const reason = typeof sign === "string" ? sign : quoteText(cause instanceof Error ? cause.message : String(cause));
  const through = proxy === undefined ? "" : ` through the proxy ${proxy.url.origin} (${proxy.variable})`;
  return new ReleaseDocsError({
    code: "outbound/unreachable",
    message: `${nameAddress(url)} could not be asked${through}: ${reason}.`,
    hint: "Check the address and its certificate, and that the service's network lets it connect.",
    cause,
  });
}
