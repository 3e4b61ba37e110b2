import * as http from "node:http";
import type { LookupFunction } from "node:net";
import { ReleaseDocsError } from "../errors.ts";
import { quoteText } from "../text.ts";
import { type Address, type Guard, nameAddress, parseWebAddress, readAddresses, untilAborted } from "./addresses.ts";
import type { Outbound, OutboundAnswer, OutboundRequest } from "./json-api.ts";
import { type ProxyAddress, readProxy } from "./proxy.ts";

type OutboundOptions = Guard & {
  environment: NodeJS.ProcessEnv;
  /** An origin from the operator, which may be at a private address. */
  trustedOrigin?: string;
};

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Connects only to checked addresses, against DNS rebinding. A proxy has to block private addresses itself. */
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
      if (!late.aborted) throw unreachable(url, readProxy(url, options.environment), cause);
      const message = `${nameAddress(url)} did not send a complete response within ${timeout / 1000} s.`;
      throw new ReleaseDocsError("outbound/timeout", message);
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
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const proxy = readProxy(url, options.environment);
    // A network behind a proxy may have no DNS server.
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
  const message = `${nameAddress(start)} redirects more than ${MAX_REDIRECTS} times.`;
  throw new ReleaseDocsError("outbound/redirected", message);
}

function unreachable(url: URL, proxy: ProxyAddress | undefined, cause: unknown): ReleaseDocsError {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  // The message of a system error contains the IP address.
  const reason = typeof code === "string" ? code : quoteText(cause instanceof Error ? cause.message : String(cause));
  const through = proxy === undefined ? "" : ` through the proxy ${proxy.url.origin} (${proxy.variable})`;
  const message = `The request to ${nameAddress(url)}${through} failed: ${reason}.`;
  return new ReleaseDocsError("outbound/unreachable", message, { cause });
}

type Way = { url: URL; addresses: readonly Address[]; proxy: ProxyAddress | undefined };

type WireRequest = Required<Omit<OutboundRequest, "body" | "signal" | "timeout">> & { body: string | undefined };

async function exchange(way: Way, request: WireRequest, signal: AbortSignal): Promise<OutboundAnswer> {
  const { url, addresses, proxy } = way;
  const { Agent, request: start } = url.protocol === "https:" ? await import("node:https") : http;
  const agent = new Agent({ proxyEnv: proxy === undefined ? {} : { [proxy.variable]: proxy.url.href } });
  const options = {
    method: request.method,
    headers: { ...request.headers, "accept-encoding": "identity", "user-agent": "release-docs" },
    agent,
    signal,
    ...(proxy === undefined ? { lookup: lookUpAmong(addresses) } : {}),
  };
  try {
    // destroy() emits nothing while the CONNECT tunnel is pending, so reject explicitly.
    return await untilAborted(
      signal,
      new Promise((resolve, reject) => {
        const outgoing = start(url, options, (incoming) =>
          readOutboundBody(url, incoming, request).then(resolve, reject),
        );
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

async function readOutboundBody(
  url: URL,
  incoming: http.IncomingMessage,
  { longest, cut }: WireRequest,
): Promise<OutboundAnswer> {
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const encoding = headers["content-encoding"] ?? "identity";
  // A small compressed body can decompress to any size.
  if (encoding !== "identity")
    throw unusable("outbound/compressed", url, "is compressed, although the request forbids it");
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    pieces.push(piece);
    if (size <= longest) continue;
    if (cut) break;
    throw unusable("outbound/too-large", url, `is longer than ${longest} bytes`);
  }
  return { url, status: incoming.statusCode ?? 0, headers, body: Buffer.concat(pieces).subarray(0, longest) };
}

function unusable(code: "outbound/compressed" | "outbound/too-large", url: URL, why: string): ReleaseDocsError {
  return new ReleaseDocsError(code, `The response of ${nameAddress(url)} ${why}.`);
}
