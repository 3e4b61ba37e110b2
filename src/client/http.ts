import * as http from "node:http";
import type { Socket } from "node:net";
import { type Clock, startTimer, systemClock } from "../shared/clock.ts";
import type { ErrorCode } from "../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { type ProxyAddress, readProxy } from "../shared/proxy.ts";
import { quoteText } from "../shared/text.ts";

/** One HTTP request, whatever carries it; `path` is relative to the service's base address. */
export type HttpRequest = {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  signal?: AbortSignal;
};

/** The whole answer to one request. */
export type HttpAnswer = { status: number; headers: Readonly<Record<string, string>>; body: string };

/**
 * Carries one request to the service and brings its answer, whatever its status: over the network,
 * or to a service in this process. Rejects only when there is no answer.
 */
export type Send = (request: HttpRequest) => Promise<HttpAnswer>;

/** An answer of the service that is no success. */
export class ApiError extends ReleaseDocsError {
  readonly status: number;
  /** What `Retry-After` said, in milliseconds from now; undefined where it said nothing. */
  readonly retryAfter: number | undefined;

  constructor(
    failure: { code: ErrorCode; message: string; hint: string },
    status: number,
    retryAfter: number | undefined = undefined,
  ) {
    super(failure);
    this.name = "ApiError";
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The service could not be reached, or its answer broke off: nothing is known about the request. */
export class UnreachableError extends ReleaseDocsError {
  /** Whether the request can have arrived: false only where no connection was made. */
  readonly sent: boolean;

  constructor(message: string, cause: unknown, told: { code: ErrorCode; hint: string } = UNKNOWN, sent = true) {
    super({ ...told, message, cause });
    this.name = "UnreachableError";
    this.sent = sent;
  }
}

const UNKNOWN: { code: ErrorCode; hint: string } = {
  code: "api/unreachable",
  hint: "Check base-url and that this runner may reach it.",
};

const ANSWER_TIMEOUT = 30_000;
const LARGEST_ANSWER = 10 * 1024 * 1024;

/**
 * Sends to the service at `baseUrl` over one kept connection, through the proxy that the environment names.
 * Node's own request is used because `fetch` loads 12 to 17 ms of undici before the first byte leaves; TLS is
 * loaded for an https address alone, since it starts to parse every root certificate.
 * Redirects are not followed: the key belongs to this origin. An answer takes at most 30 s by `clock`, and 10 MB.
 */
export async function createHttpSend(
  baseUrl: string,
  environment: NodeJS.ProcessEnv,
  clock: Clock = systemClock,
): Promise<{ send: Send; close: () => void }> {
  const base = baseUrl.replace(/\/+$/, "");
  const { Agent, request: start } = base.startsWith("https:") ? await import("node:https") : http;
  const proxy = readProxy(new URL(base), environment);
  // The timeout ends a tunnel that a proxy never opens, which no request holds yet; requests have a timer of their own.
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 1,
    timeout: ANSWER_TIMEOUT,
    proxyEnv: proxy === undefined ? {} : { [proxy.variable]: proxy.url.href },
  });
  const sendNow: Send = (request) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const url = new URL(base + request.path);
      const headers = { ...request.headers, ...contentLength(request) };
      const options = { method: request.method, headers, agent, signal: request.signal ?? undefined };
      let connected = false;
      const fail = (cause: unknown) => reject(explainFault(url, proxy, cause, connected));
      const outgoing = start(url, options, (incoming) => readHttpResponse(incoming).then(resolve, fail));
      outgoing.once("socket", (socket) => onceConnected(socket, () => (connected = true)));
      // A socket's own timeout starts anew with every byte, so a trickle would never end.
      const late = new AnswerLimitError("api/timeout", `no whole answer within ${ANSWER_TIMEOUT / 1000} s`);
      // A request that waits for its tunnel does not tell of its end: it is failed beside being destroyed.
      const timer = startTimer(clock, ANSWER_TIMEOUT, () => {
        outgoing.destroy(late);
        fail(late);
      });
      const stop = () => fail(request.signal?.reason);
      request.signal?.addEventListener("abort", stop);
      outgoing.once("close", () => {
        timer[Symbol.dispose]();
        request.signal?.removeEventListener("abort", stop);
      });
      outgoing.once("error", fail);
      outgoing.end(request.body);
    });
  let last: Promise<unknown> = Promise.resolve();
  const send: Send = (request) => {
    // One after the other: an agent that has to open a tunnel first would open one for each that waits.
    const answer = last.then(() => sendNow(request));
    last = answer.catch(() => undefined);
    return answer;
  };
  return { send, close: () => agent.destroy() };
}

/** Tells when a request on this socket can reach the service: at once on a kept one, after the handshake with TLS. */
function onceConnected(socket: Socket, tell: () => void): void {
  const shaking = "secureConnecting" in socket;
  if (socket.connecting || (shaking && socket.secureConnecting))
    socket.once(shaking ? "secureConnect" : "connect", tell);
  else tell();
}

function contentLength({ body }: HttpRequest): Record<string, string> {
  return body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
}

async function readHttpResponse(incoming: http.IncomingMessage): Promise<HttpAnswer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > LARGEST_ANSWER) throw new AnswerLimitError("api/too-large", "it is larger than 10 MB");
    pieces.push(piece);
  }
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces).toString("utf8"),
  };
}

type Told = { code: ErrorCode; reason: string; hint: string };

/** A bound of ours that an answer did not keep. */
export class AnswerLimitError extends Error {
  readonly code: "api/timeout" | "api/too-large";

  constructor(code: AnswerLimitError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Says why there is no answer: which service, by which proxy, the likely cause and the next step; `sent` is whether the
 * request can have arrived.
 */
export function explainFault(url: URL, proxy: ProxyAddress | undefined, cause: unknown, sent = true): UnreachableError {
  const sign = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const { code, reason, hint } =
    explainLimit(cause) ??
    explainConnect(sign, url, proxy) ??
    explainTunnel(sign, proxy, cause) ??
    explainTls(sign, cause) ??
    explainRest(sign, cause);
  const through = proxy === undefined ? "" : ` through the proxy ${proxy.url.origin} (${proxy.variable})`;
  const shown = sign === "" || sign === code ? "" : ` (${sign})`;
  const what = code === "api/too-large" ? "gave no answer that can be taken" : "did not answer";
  const message = `The service at ${nameService(url)} ${what}${through}: ${reason}${shown}.`;
  return new UnreachableError(message, cause, { code, hint }, sent);
}

function nameService(url: URL): string {
  return url.port === "" ? `${url.origin}:${url.protocol === "https:" ? 443 : 80}` : url.origin;
}

function explainLimit(cause: unknown): Told | undefined {
  if (!(cause instanceof AnswerLimitError)) return undefined;
  const hint =
    cause.code === "api/timeout"
      ? "Whether the request arrived is not known; look whether the service is overloaded."
      : "Check that base-url is the address of a Release-Documentation service.";
  return { code: cause.code, reason: cause.message, hint };
}

const CHECK_NETWORK = "Check that the network of this runner (firewall, VPN, IPv6) lets it connect.";
const CONNECT: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOTFOUND: [
    "no address is known for the host's name",
    "Check the spelling of base-url, and that the name server of this runner knows the name.",
  ],
  EAI_AGAIN: ["the name server gave no answer about the host", "Run again, or check the name server of this runner."],
  ECONNREFUSED: ["the connection was refused", "Check host and port of base-url, and that the service is running."],
  ETIMEDOUT: ["nobody took up the connection", CHECK_NETWORK],
  EHOSTUNREACH: ["no route leads to the host", CHECK_NETWORK],
  ENETUNREACH: ["no route leads to the host", CHECK_NETWORK],
};

/** What fails before there is a connection; with a proxy that is the connection to it. */
function explainConnect(sign: string, url: URL, proxy: ProxyAddress | undefined): Told | undefined {
  const known = CONNECT[sign];
  if (known === undefined) return undefined;
  const [reason, hint] = known;
  if (proxy === undefined) return { code: "api/unreachable", reason, hint };
  const way = `Check ${proxy.variable}, or name ${url.hostname} in no_proxy to reach it directly.`;
  return { code: "api/proxy", reason: `to the proxy, ${reason}`, hint: way };
}

function explainTunnel(sign: string, proxy: ProxyAddress | undefined, cause: unknown): Told | undefined {
  if (proxy === undefined || sign !== "ERR_PROXY_TUNNEL") return undefined;
  const status = cause instanceof Error && "statusCode" in cause ? Number(cause.statusCode) : Number.NaN;
  const { variable } = proxy;
  if (status === 407) {
    const reason = `the proxy ${proxy.url.username === "" ? "wants a user and a password" : "refuses user and password"}, status 407`;
    return { code: "api/proxy", reason, hint: `Put them into ${variable}, as in http://user:password@host:port.` };
  }
  const reason = Number.isNaN(status) ? "the proxy opened no way to it" : `the proxy refuses, status ${status}`;
  return {
    code: "api/proxy",
    reason,
    hint: `Ask who runs the proxy to let this host through, or correct ${variable}.`,
  };
}

const UNTRUSTED = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|CERT_UNTRUSTED|UNABLE_TO_\w+)$/;

function explainTls(sign: string, cause: unknown): Told | undefined {
  const explained = (reason: string, hint: string): Told => ({ code: "api/tls", reason, hint });
  const renew = "It has to be renewed by who runs the service; check the clock of a self-hosted runner too.";
  if (sign === "CERT_HAS_EXPIRED") return explained("its certificate has expired", renew);
  if (sign === "CERT_NOT_YET_VALID") return explained("its certificate is not valid yet", renew);
  if (UNTRUSTED.test(sign)) {
    const hint =
      "If an authority of your own signs it, set NODE_EXTRA_CA_CERTS in the step's env to a PEM file with its certificate.";
    return explained("its certificate is signed by nobody whom this runner trusts", hint);
  }
  if (sign === "ERR_TLS_CERT_ALTNAME_INVALID") {
    const names = cause instanceof Error && "reason" in cause ? `: ${quoteText(String(cause.reason))}` : "";
    return explained(
      `its certificate is for another host${names}`,
      "Set base-url to a host that the certificate is for.",
    );
  }
  if (/^(EPROTO|ERR_SSL_|ERR_TLS_)/.test(sign)) {
    return explained("no safe connection could be agreed on", "Check that the port of base-url speaks https.");
  }
  return undefined;
}

const BROKEN = /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/;

function explainRest(sign: string, cause: unknown): Told {
  if (sign.startsWith("HPE_")) {
    const hint = "Check host and port of base-url: another program answers there.";
    return { code: "api/unreadable", reason: "what came back is no HTTP", hint };
  }
  const told = quoteText(cause instanceof Error ? cause.message : String(cause));
  const reason = BROKEN.test(sign) ? "the connection broke off before the whole answer was there" : told;
  const hint = "Whether the request arrived is not known; look at the service before you run again.";
  return { code: "api/broken-off", reason, hint };
}
