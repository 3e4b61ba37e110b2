import * as http from "node:http";
import type { LookupFunction } from "node:net";
import type { ProxyAddress } from "../../read-proxy.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { nameAddress } from "./parse-web-address.ts";
import type { Address } from "./read-addresses.ts";
import { untilAborted } from "./until-aborted.ts";

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

/** What was answered, by the URL that answered in the end. Names of headers are in lower case. */
export type OutboundAnswer = { url: URL; status: number; headers: Readonly<Record<string, string>>; body: Buffer };

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
