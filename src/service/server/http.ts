import { createServer, type Server, type ServerOptions, type ServerResponse, STATUS_CODES } from "node:http";
import { type AddressInfo, isIPv6 } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { createRequestId } from "../api/procedures.ts";

export type Listening = Awaited<ReturnType<typeof listen>>;

type Served = {
  fetch: (request: Request, address: string) => Promise<Response>;
  close: () => Promise<void>;
};

/** Milliseconds, and bytes of headers. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  // Longer than proxies keep idle connections: else they send a request while this side closes.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // How often Node checks the first two.
  connectionsCheckingInterval: 1_000,
};
export type HttpLimits = typeof LIMITS;

const MAX_CONNECTIONS = 2_000;

export async function listen(
  service: Served,
  { port = 0, host = "127.0.0.1", limits = {} }: { port?: number; host?: string; limits?: Partial<HttpLimits> } = {},
) {
  // HTTP/1.0 requests have no host.
  const options: ServerOptions = { ...LIMITS, ...limits, requireHostHeader: false };
  const server = createServer(options);
  server.maxConnections = MAX_CONNECTIONS;
  const running = answerRequests(server, service);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  /** Refuses new connections and waits at most `graceMs` for running requests. */
  const stop = async (graceMs: number): Promise<void> => {
    for (const answer of running) answer.shouldKeepAlive = false;
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
    [Symbol.asyncDispose]: async (): Promise<void> => {
      await stop(0);
      await service.close();
    },
  };
}

function answerRequests(server: Server, service: Served): ReadonlySet<ServerResponse> {
  const running = new Set<ServerResponse>();
  const answers = new WeakMap<Duplex, ServerResponse>();
  const answer = getRequestListener(
    (request, { incoming }) => service.fetch(request, incoming.socket.remoteAddress ?? ""),
    { hostname: "service", errorHandler: () => buildHttpRefusal() },
  );
  server.on("request", (incoming, outgoing) => {
    running.add(outgoing);
    answers.set(incoming.socket, outgoing);
    outgoing.once("close", () => running.delete(outgoing));
    answer(incoming, outgoing);
  });
  // Requests that Node's parser or timeouts refuse.
  server.on("clientError", async (error: NodeJS.ErrnoException, socket) => {
    const started = answers.get(socket);
    const isAnswered = started !== undefined && running.has(started) && started.headersSent;
    if (error.code === "ECONNRESET" || isAnswered) return socket.destroy();
    const refusal = await renderHttp(buildHttpRefusal(error.code));
    if (socket.writable) socket.end(refusal, () => socket.destroy());
  });
  return running;
}

const REFUSALS: Readonly<Record<string, { status: number; error: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: "The headers are too long." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, error: "The chunk extensions of the body are too long." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: "The request took too long to arrive." },
};
const MALFORMED = { status: 400, error: "This is not a valid HTTP request." };

function buildHttpRefusal(code = ""): Response {
  const { status, error } = REFUSALS[code] ?? MALFORMED;
  const headers = { "x-request-id": createRequestId(), connection: "close" };
  return Response.json({ error }, { status, headers });
}

/** The bytes of an answer, for a connection that Node's HTTP writer no longer serves. */
async function renderHttp(answer: Response): Promise<string> {
  const body = await answer.text();
  answer.headers.set("content-length", String(Buffer.byteLength(body)));
  const lines = [`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`];
  for (const [name, value] of answer.headers) lines.push(`${name}: ${value}`);
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
