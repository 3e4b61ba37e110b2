import type * as http from "node:http";
import type { Socket } from "node:net";
import { type Clock, startTimer, systemClock } from "../shared/clock.ts";
import { type ErrorCode, type Failure, messageOf, ReleaseDocsError } from "../shared/errors.ts";
import { type ProxyAddress, readProxy } from "../shared/outbound/proxy.ts";
import { quoteText } from "../shared/text.ts";

export type HttpRequest = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal | undefined;
};

export type HttpAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/** Rejects only without a response. */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>;

export class ApiError extends ReleaseDocsError {
  readonly status: number;
  /** `Retry-After` in milliseconds from now. */
  readonly retryAfter: number | undefined;

  constructor(failure: Failure, status: number, retryAfter?: number) {
    super(failure.code, failure.message, failure);
    this.name = "ApiError";
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export class UnreachableError extends ReleaseDocsError {
  /** False only if no connection was made. */
  readonly sent: boolean;

  constructor(failure: Failure, sent = true) {
    super(failure.code, failure.message, failure);
    this.name = "UnreachableError";
    this.sent = sent;
  }
}

const RESPONSE_TIMEOUT = 30_000;
const MAX_RESPONSE_SIZE = 10 * 1024 * 1024;

/**
 * `fetch` loads 12 to 17 ms of undici. Redirects are not followed: the key is for this origin only. `sent` resolves when
 * the first create has left or failed.
 */
export async function createHttpSend(
  baseUrl: string,
  environment: NodeJS.ProcessEnv,
  clock: Clock = systemClock,
): Promise<{ send: Send; sent: Promise<void>; close: () => void }> {
  const base = baseUrl.replace(/(?<!\/)\/+$/, "");
  // Loaded here: the built-in service needs neither, and `node:https` parses every root certificate. An import() of
  // `node:http` would load undici too.
  const { Agent, request: start } = base.startsWith("https:")
    ? await import("node:https")
    : process.getBuiltinModule("node:http");
  const proxy = readProxy(new URL(base), environment);
  // The timeout is for CONNECT tunnels that never open; requests have their own timer.
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 1,
    timeout: RESPONSE_TIMEOUT,
    proxyEnv: proxy === undefined ? {} : { [proxy.variable]: proxy.url.href },
  });
  const { promise: sent, resolve: markSent } = Promise.withResolvers<void>();
  const sendNow: Send = (request) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const url = new URL(base + request.path);
      const { method, body, signal } = request;
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const options = { method, headers: { ...request.headers, ...length }, agent, signal };
      let connected = false;
      const fail = (cause: unknown) => reject(explainFault(url, proxy, cause, connected));
      const outgoing = start(url, options, (incoming) => readHttpResponse(incoming).then(resolve, fail));
      outgoing.once("socket", (socket) => onceConnected(socket, () => (connected = true)));
      // A socket's timeout restarts with every byte, so a slow response would never time out.
      const message = `no complete response within ${RESPONSE_TIMEOUT / 1000} s`;
      const late = new AnswerLimitError("api/timeout", message);
      // destroy() emits nothing while the CONNECT tunnel is pending, so reject explicitly.
      const timer = startTimer(clock, RESPONSE_TIMEOUT, () => {
        outgoing.destroy(late);
        fail(late);
      });
      const isCreate = method === "POST";
      if (isCreate) outgoing.once("finish", markSent);
      const stop = () => fail(signal?.reason);
      signal?.addEventListener("abort", stop);
      outgoing.once("close", () => {
        if (isCreate) markSent();
        timer[Symbol.dispose]();
        signal?.removeEventListener("abort", stop);
      });
      outgoing.once("error", fail);
      outgoing.end(body);
    });
  let last: Promise<unknown> = Promise.resolve();
  const send: Send = (request) => {
    // One at a time: the agent would open a tunnel for each waiting request.
    const answer = last.then(() => sendNow(request));
    last = answer.catch(() => undefined);
    return answer;
  };
  return { send, sent, close: () => agent.destroy() };
}

function onceConnected(socket: Socket, callback: () => void): void {
  const isTls = "secureConnecting" in socket;
  if (socket.connecting || (isTls && socket.secureConnecting))
    socket.once(isTls ? "secureConnect" : "connect", callback);
  else callback();
}

async function readHttpResponse(incoming: http.IncomingMessage): Promise<HttpAnswer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > MAX_RESPONSE_SIZE) throw new AnswerLimitError("api/too-large", "it is larger than 10 MB");
    pieces.push(piece);
  }
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces).toString("utf8"),
  };
}

class AnswerLimitError extends ReleaseDocsError {}

type Explanation = { code: ErrorCode; reason: string; hint?: string };

export function explainFault(url: URL, proxy: ProxyAddress | undefined, cause: unknown, sent = true): UnreachableError {
  const systemCode = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const { code, reason, hint } =
    explainLimit(cause) ??
    explainConnect(systemCode, url, proxy) ??
    explainTunnel(systemCode, proxy, cause) ??
    explainTls(systemCode, cause) ??
    explainOther(systemCode, cause);
  const through = proxy === undefined ? "" : ` through the proxy ${proxy.url.origin} (${proxy.variable})`;
  const shown = systemCode === "" || systemCode === code ? "" : ` (${systemCode})`;
  const what = code === "api/too-large" ? "sent an unusable response" : "did not respond";
  const service = url.port === "" ? `${url.origin}:${url.protocol === "https:" ? 443 : 80}` : url.origin;
  const message = `The service at ${service} ${what}${through}: ${reason}${shown}.`;
  return new UnreachableError({ code, message, hint, cause }, sent);
}

function explainLimit(cause: unknown): Explanation | undefined {
  return cause instanceof AnswerLimitError ? { code: cause.code, reason: cause.message } : undefined;
}

const CONNECT: Readonly<Record<string, string>> = {
  ENOTFOUND: "DNS lookup failed",
  EAI_AGAIN: "the DNS server did not respond",
  ECONNREFUSED: "connection refused",
  ETIMEDOUT: "connection timed out",
  EHOSTUNREACH: "no route to the host",
  ENETUNREACH: "no route to the host",
};

function explainConnect(systemCode: string, url: URL, proxy: ProxyAddress | undefined): Explanation | undefined {
  const reason = CONNECT[systemCode];
  if (reason === undefined) return undefined;
  if (proxy === undefined) return { code: "api/unreachable", reason };
  const hint = `Check ${proxy.variable}, or add ${url.hostname} to no_proxy to connect directly.`;
  return { code: "api/proxy", reason: `cannot connect to the proxy: ${reason}`, hint };
}

function explainTunnel(systemCode: string, proxy: ProxyAddress | undefined, cause: unknown): Explanation | undefined {
  if (proxy === undefined || systemCode !== "ERR_PROXY_TUNNEL") return undefined;
  const status = cause instanceof Error && "statusCode" in cause ? Number(cause.statusCode) : Number.NaN;
  const { variable, url } = proxy;
  if (status === 407) {
    const reason = `the proxy ${url.username === "" ? "requires a user and password" : "rejects the user and password"}, status 407`;
    return { code: "api/proxy", reason, hint: `Set them in ${variable}, as in http://user:password@host:port.` };
  }
  const reason = Number.isNaN(status)
    ? "the proxy opened no tunnel"
    : `the proxy refused the connection, status ${status}`;
  return { code: "api/proxy", reason, hint: `Allow this host in the proxy, or correct ${variable}.` };
}

const RENEW = "Renew the service's certificate; on a self-hosted runner, check the clock.";
const TLS: readonly (readonly [systemCode: RegExp, reason: string, hint: string])[] = [
  [/^CERT_HAS_EXPIRED$/, "the certificate has expired", RENEW],
  [/^CERT_NOT_YET_VALID$/, "the certificate is not valid yet", RENEW],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|CERT_UNTRUSTED|UNABLE_TO_\w+)$/,
    "the certificate is not signed by a trusted CA",
    "For a private CA, set the environment variable NODE_EXTRA_CA_CERTS to a PEM file with its certificate.",
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    "the certificate is for another host",
    "Set base-url to a host named in the certificate.",
  ],
  [/^(EPROTO|ERR_SSL_|ERR_TLS_)/, "the TLS handshake failed", "Check that the port of base-url is for https."],
];

function explainTls(systemCode: string, cause: unknown): Explanation | undefined {
  const known = TLS.find(([pattern]) => pattern.test(systemCode));
  if (known === undefined) return undefined;
  const [, reason, hint] = known;
  const names = cause instanceof Error && "reason" in cause ? `: ${quoteText(String(cause.reason))}` : "";
  return { code: "api/tls", reason: systemCode === "ERR_TLS_CERT_ALTNAME_INVALID" ? reason + names : reason, hint };
}

const RESET = /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/;

function explainOther(systemCode: string, cause: unknown): Explanation {
  if (systemCode.startsWith("HPE_")) {
    return { code: "api/unreadable", reason: "the response is not valid HTTP" };
  }
  const message = quoteText(messageOf(cause));
  const reason = RESET.test(systemCode) ? "the connection was reset before the response was complete" : message;
  return { code: "api/connection-reset", reason };
}
