import { createServer, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { createRequestId } from "../api/procedures.ts";

/** A service that listens: its base address, and how to stop it. */
export type Listening = AsyncDisposable & {
  url: string;
  /** Takes no more connections, and waits `graceMs` for the answers under way. */
  stop: (graceMs: number) => Promise<void>;
};

/** What is to be served. */
export type Served = {
  /** `address` is whom the connection is with. */
  fetch: (request: Request, address: string) => Promise<Response>;
  /** Called when the listening is disposed of. */
  close: () => Promise<void>;
};

/** How long a caller may take, in milliseconds, and how long headers may be, in bytes. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than proxies keep a connection, which would else send on one that is just being closed.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // How often the first two are looked at.
  connectionsCheckingInterval: 1_000,
};
export type HttpLimits = typeof LIMITS;

const MOST_CONNECTIONS = 2_000;

/** Serves over HTTP on `host` (loopback unless told otherwise); port 0 takes a free one. */
export async function listen(
  service: Served,
  { port = 0, host = "127.0.0.1", limits = {} }: { port?: number; host?: string; limits?: Partial<HttpLimits> } = {},
): Promise<Listening> {
  // What comes without a host is answered all the same.
  const options: ServerOptions = { ...LIMITS, ...limits, requireHostHeader: false };
  const server = createServer(options);
  server.maxConnections = MOST_CONNECTIONS;
  const underWay = answerRequests(server, service);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const stop = async (graceMs: number): Promise<void> => {
    for (const answer of underWay) answer.shouldKeepAlive = false;
    server.prependListener("request", (_, answer) => {
      answer.shouldKeepAlive = false;
    });
    const timer = setTimeout(() => server.closeAllConnections(), graceMs);
    await new Promise((resolve) => server.close(resolve));
    clearTimeout(timer);
  };
  return {
    url: `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop(0);
      await service.close();
    },
  };
}

/** Has the service answer; what is not answered yet. */
function answerRequests(server: Server, service: Served): ReadonlySet<ServerResponse> {
  const underWay = new Set<ServerResponse>();
  const answers = new WeakMap<Duplex, ServerResponse>();
  const answer = getRequestListener(
    (request, { incoming }) => service.fetch(request, incoming.socket.remoteAddress ?? ""),
    { hostname: "service", errorHandler: () => buildHttpRefusal() },
  );
  server.on("request", (incoming, outgoing) => {
    underWay.add(outgoing);
    answers.set(incoming.socket, outgoing);
    outgoing.once("close", () => underWay.delete(outgoing));
    answer(incoming, outgoing);
  });
  // What Node's parser or clock refuses never becomes a request, or never ends.
  server.on("clientError", async (error: NodeJS.ErrnoException, socket) => {
    const started = answers.get(socket);
    const isAnswered = started !== undefined && underWay.has(started) && started.headersSent;
    if (error.code === "ECONNRESET" || isAnswered) return socket.destroy();
    const refusal = await renderHttp(buildHttpRefusal(error.code));
    if (socket.writable) socket.end(refusal, () => socket.destroy());
  });
  return underWay;
}

/** What is said of a request that never became one, by the code of the error that Node's parser or clock gave. */
const REFUSALS: Readonly<Record<string, { status: number; error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: "The headers are too long." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: "The chunk extensions of the body are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: "The request took too long to arrive." },
};
const MALFORMED = { status: 400, error: "This is not a request that HTTP knows." };

/** The answer to what is no request: `{"error": …}`, with an ID as every answer has one. */
export function buildHttpRefusal(code = ""): Response {
  const { status, error } = REFUSALS[code] ?? MALFORMED;
  const headers = { "x-request-id": createRequestId(), connection: "close" };
  return Response.json({ error }, { status, headers });
}

/** An answer as it goes over the wire, for a connection that HTTP's own writer has given up. */
export async function renderHttp(answer: Response): Promise<string> {
  const body = await answer.text();
  answer.headers.set("content-length", String(Buffer.byteLength(body)));
  const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
  for (const [name, value] of answer.headers) lines.push(`${name}: ${value}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
