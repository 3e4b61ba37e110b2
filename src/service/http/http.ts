import {
  createServer,
  IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import proxyaddr from "@fastify/proxy-addr";
import { getRequestListener } from "@hono/node-server";
import ipaddr from "ipaddr.js";
import type { ErrorCode } from "../../shared/errors.ts";
import { createRequestId, describeError } from "./error-answers.ts";
import { type IsTrusted, shareConnections } from "./limits/connections.ts";
import type { OnRefusal } from "./limits/refusals.ts";
import { type WaitingCall, watchCall } from "./limits/waiting-call.ts";

export type Listening = Awaited<ReturnType<typeof listen>>;

export type Arrival = {
  /** The client's, as trusted proxies report it. */
  address: string;
  /** Of the service, as the client called it; with the protocol that a trusted proxy reports. */
  origin?: string;
  /** Fulfilled when the answer is sent, or the connection has closed. */
  sent: Promise<void>;
  waiting?: WaitingCall;
};

type Served = {
  fetch: (request: Request, arrival: Arrival) => Promise<Response>;
  close: () => Promise<void>;
};

/** Milliseconds, and bytes of headers. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than proxies keep idle connections: else they send a request while this side closes.
  keepAliveTimeout: 65_000,
  // The filters of GET /conversations, each at its maximum length and percent-encoded, have 49,000 bytes.
  maxHeaderSize: 65_536,
  // How often Node checks the first two.
  connectionsCheckingInterval: 1_000,
  // From when an answer is ready until it is sent.
  answerTimeout: 30_000,
  // How long a body may be slow: while others wait for its place, and in any case.
  crowdedGrace: 500,
  bodyGrace: 5_000,
  maxConnections: 2_000,
};
export type HttpLimits = typeof LIMITS;

export const EVENT_STREAM = "text/event-stream";

// Unanswered requests of one connection. Node parses pipelined requests without a limit.
const MAX_PIPELINED = 10;

export type ListenOptions = {
  port?: number | undefined;
  host?: string;
  limits?: Partial<HttpLimits>;
  /** Addresses, CIDR ranges and names such as `loopback`. */
  trustedProxies?: string[];
  onRefusal?: OnRefusal | undefined;
};

export async function listen(
  service: Served,
  { port = 0, host = "127.0.0.1", limits, trustedProxies = [], onRefusal }: ListenOptions = {},
) {
  const isTrusted = proxyaddr.compile(trustedProxies);
  const terms = { ...LIMITS, ...limits, isTrusted, onRefusal };
  // HTTP/1.0 requests have no host; others without one are refused in words.
  const options: ServerOptions = { ...terms, requireHostHeader: false };
  const server = createServer(options);
  const { running, calls } = answerRequests(server, service, terms);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  /** Refuses new connections and waits at most `graceMs` for running requests, also those whose client left. */
  const stop = async (graceMs: number): Promise<void> => {
    for (const answer of running) {
      answer.shouldKeepAlive = false;
      // An answer that has begun, such as a stream of events, promised to keep its connection.
      answer.once("close", () => setImmediate(() => server.closeIdleConnections()));
    }
    server.prependListener("request", (_, answer) => {
      answer.shouldKeepAlive = false;
    });
    const isOver = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      server.closeAllConnections();
      isOver.resolve();
    }, graceMs);
    await new Promise((resolve) => server.close(resolve));
    await Promise.race([Promise.allSettled(calls), isOver.promise]);
    clearTimeout(timer);
  };
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`,
    stop,
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await stop(0);
      await service.close();
    },
  };
}

type AnswerTerms = HttpLimits & { isTrusted: IsTrusted; onRefusal: OnRefusal | undefined };

function answerRequests(server: Server, service: Served, terms: AnswerTerms) {
  const running = new Set<ServerResponse>();
  const calls = new Set<Promise<Response>>();
  const { unanswered: answers, streams } = shareConnections(server, terms);
  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const hosts = incoming.rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length;
      if (hosts > 1 || (hosts === 0 && incoming.httpVersion === "1.1")) return buildHttpRefusal("HOST");
      const isHead = request.method === "HEAD";
      const sent = new Promise<void>((resolve) => outgoing.once("close", resolve));
      const from = { address: readAddress(incoming, terms.isTrusted), origin: readOrigin(request, incoming, terms) };
      // An answer without its body, as HTTP has it for everything that can be read.
      const asked = isHead ? new Request(request, { method: "GET" }) : request;
      const waiting = watchCall(incoming, terms, (refusal) => {
        terms.onRefusal?.("slow-clients");
        return outgoing.headersSent ? incoming.socket.destroy() : refuse(incoming.socket, buildHttpRefusal(refusal));
      });
      const call = service.fetch(asked, { ...from, sent, waiting });
      calls.add(call);
      const full = await call.finally(() => calls.delete(call));
      waiting.answeredAt = performance.now();
      if (isHead) await full.body?.cancel();
      const answered = isHead ? new Response(null, full) : full;
      // Events are sent as long as the client reads them.
      if (answered.headers.get("content-type") === EVENT_STREAM) streams.add(outgoing);
      if (streams.has(outgoing)) return answered;
      const timer = setTimeout(() => incoming.socket.destroy(), terms.answerTimeout);
      void sent.then(() => clearTimeout(timer));
      return answered;
    },
    { hostname: "service", errorHandler: () => buildHttpRefusal() },
  );
  server.on("request", (incoming, outgoing) => {
    const { socket } = incoming;
    const unanswered = answers.get(socket) ?? new Set();
    answers.set(socket, unanswered.add(outgoing));
    running.add(outgoing);
    outgoing.once("close", () => {
      running.delete(outgoing);
      unanswered.delete(outgoing);
    });
    // Browsers take an answer for what it says that it is.
    outgoing.setHeader("x-content-type-options", "nosniff");
    if (unanswered.size > MAX_PIPELINED) socket.destroy();
    else answer(incoming, outgoing);
  });
  // Node closes the connection unless something listens.
  server.on("connect", (_, socket) => refuse(socket, buildHttpRefusal("HPE_INVALID_METHOD")));
  server.on("checkExpectation", ({ socket }) => refuse(socket, buildHttpRefusal("EXPECTATION")));
  // Requests that Node's parser or timeouts refuse.
  server.on("clientError", async (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket) => {
    const isAnswered = [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (error.code === "ECONNRESET" || isAnswered) return socket.destroy();
    const isMalformed = error.code === "HPE_INVALID_METHOD" && !REQUEST_LINE.test(String(error.rawPacket));
    return refuse(socket, buildHttpRefusal(isMalformed ? "" : error.code));
  });
  return { running, calls };
}

/** Read from the right, past trusted proxies. What is no address counts for the proxy that reports it. */
function readAddress(incoming: object, isTrusted: IsTrusted): string {
  if (!(incoming instanceof IncomingMessage)) return "";
  return proxyaddr.all(incoming, isTrusted).findLast((address) => ipaddr.isValid(address)) ?? "";
}

function readOrigin({ url }: Request, incoming: object, { isTrusted }: AnswerTerms): string {
  const { origin, host } = new URL(url);
  if (!(incoming instanceof IncomingMessage) || !isTrusted(incoming.socket.remoteAddress ?? "", 0)) return origin;
  return incoming.headers["x-forwarded-proto"] === "https" ? `https://${host}` : origin;
}

async function refuse(socket: Duplex, refusal: Response): Promise<void> {
  const text = await renderHttp(refusal);
  if (socket.writable) socket.end(text, () => socket.destroy());
}

// Of a request with a method that Node does not know: 405, since clients send again what a 501 answers.
const REQUEST_LINE = /^[!#$%&'*+.^`|~\w-]{1,100} \S{1,2000} HTTP\/1\.[01]\r\n/;

const REFUSALS: Readonly<Record<string, readonly [status: number, code: ErrorCode, error: string]>> = {
  HPE_HEADER_OVERFLOW: [431, "request/too-large", "The headers are too long."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "request/too-large", "The chunk extensions of the body are too long."],
  HPE_INVALID_METHOD: [405, "request/method-not-allowed", "The service does not support this method."],
  HOST: [400, "request/invalid", "A request has exactly one Host header."],
  EXPECTATION: [417, "request/invalid", "The service meets only the expectation 100-continue."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "request/invalid", "The request took too long to arrive."],
  BUSY: [503, "request/unavailable", "Too many concurrent requests."],
};
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE";
const MALFORMED = [400, "request/invalid", "This is not a valid HTTP request."] as const;

function buildHttpRefusal(kind = ""): Response {
  const [status, code, error] = REFUSALS[kind] ?? MALFORMED;
  const more = { ...(status === 405 && { allow: METHODS }), ...(status === 503 && { "retry-after": "1" }) };
  const requestId = createRequestId();
  const common = { "x-content-type-options": "nosniff", "x-request-id": requestId, connection: "close" };
  return Response.json({ ...describeError(error, code), requestId }, { status, headers: { ...more, ...common } });
}

/** The bytes of an answer, for a connection that Node's HTTP writer no longer serves. */
async function renderHttp(answer: Response): Promise<string> {
  const body = await answer.text();
  answer.headers.set("content-length", String(Buffer.byteLength(body)));
  const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
  for (const [name, value] of answer.headers) lines.push(`${name}: ${value}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
