import * as http from "node:http";
import type { LookupFunction } from "node:net";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Outbound, OutboundAnswer, OutboundRequest } from "../../shared/json-api.ts";
import { type ProxyAddress, readProxy } from "../../shared/proxy.ts";
import { quoteText } from "../../shared/text.ts";
import { type Address, type Guard, nameAddress, parseWebAddress, readAddresses, untilAborted } from "./addresses.ts";

/** What is asked; every field may be left out. */

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

/** Where a request goes: to these addresses of the URL's host, or to the proxy, which finds its own. */
export type Way = { url: URL; addresses: readonly Address[]; proxy: ProxyAddress | undefined };

/** A request as it is written on the wire. */
export type WireRequest = {
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
  /** Bytes of the answer's body that are read. */
  longest: number;
  /** Whether a longer body is cut there instead of being refused. */
  cut: boolean;
};

/** Sends one request over a connection of its own and reads the answer; follows nothing. */
export async function exchange(way: Way, request: WireRequest, signal: AbortSignal): Promise<OutboundAnswer> {
  const { url, addresses, proxy } = way;
  const { Agent, request: start } = url.protocol === "https:" ? await import("node:https") : http;
  const agent = new Agent({ proxyEnv: proxy === undefined ? {} : { [proxy.variable]: proxy.url.href } });
  const options = {
    method: request.method,
    headers: { ...request.headers, "accept-encoding": "identity", "user-agent": "release-docs" },
    agent,
    signal,
    // With a proxy the name to look up is the proxy's own.
    ...(proxy === undefined ? { lookup: lookUpAmong(addresses) } : {}),
  };
  try {
    // Raced, since a request that waits for a tunnel does not tell of its end.
    return await untilAborted(
      signal,
      new Promise((resolve, reject) => {
        const outgoing = start(url, options, (incoming) => readAnswer(url, incoming, request).then(resolve, reject));
        outgoing.on("error", reject);
        outgoing.end(request.body);
      }),
    );
  } finally {
    agent.destroy();
  }
}

function lookUpAmong(addresses: readonly Address[]): LookupFunction {
  const [first] = addresses;
  return (_, { all }, answer) => {
    if (all === true) answer(null, [...addresses]);
    else answer(null, first?.address ?? "", first?.family);
  };
}

async function readAnswer(
  url: URL,
  incoming: http.IncomingMessage,
  { longest, cut }: WireRequest,
): Promise<OutboundAnswer> {
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const encoding = headers["content-encoding"] ?? "identity";
  // Unpacked, a small answer can be of any size.
  if (encoding !== "identity") throw notTaken("outbound/compressed", url, "is compressed, which was not asked for");
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    pieces.push(piece);
    if (size <= longest) continue;
    if (cut) break;
    throw notTaken("outbound/too-large", url, `is longer than ${longest} bytes`);
  }
  return { url, status: incoming.statusCode ?? 0, headers, body: Buffer.concat(pieces).subarray(0, longest) };
}

function notTaken(code: "outbound/compressed" | "outbound/too-large", url: URL, why: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code,
    message: `The answer of ${nameAddress(url)} was not taken: it ${why}.`,
    hint: "Check that this is the address that is meant.",
  });
}
