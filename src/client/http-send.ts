import * as http from "node:http";
import { UnreachableError } from "./api-error.ts";
import type { HttpAnswer, HttpRequest, Send } from "./send.ts";

const ANSWER_TIMEOUT = 30_000;
const LARGEST_ANSWER = 10 * 1024 * 1024;

/**
 * Sends to the service at `baseUrl` over one kept connection, through the proxy that the environment names.
 * Node's own request is used because `fetch` loads 12 to 17 ms of undici before the first byte leaves; TLS is
 * loaded for an https address alone, since it starts to parse every root certificate.
 * Redirects are not followed: the key belongs to this origin. An answer takes at most 30 s and 10 MB.
 */
export async function createHttpSend(
  baseUrl: string,
  environment: NodeJS.ProcessEnv,
): Promise<{ send: Send; close: () => void }> {
  const base = baseUrl.replace(/\/+$/, "");
  const { Agent, request: start } = base.startsWith("https:") ? await import("node:https") : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 1, proxyEnv: environment });
  const send: Send = (request) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const url = new URL(base + request.path);
      const headers = { ...request.headers, ...contentLength(request) };
      const options = { method: request.method, headers, agent, signal: request.signal ?? undefined };
      const fail = (cause: unknown) => reject(new UnreachableError(explain(url, cause), cause));
      const outgoing = start(url, options, (incoming) => readAnswer(incoming).then(resolve, fail));
      // A socket's own timeout starts anew with every byte, so a trickle would never end.
      const late = new Error(`no whole answer within ${ANSWER_TIMEOUT / 1000} s`);
      const timer = setTimeout(() => outgoing.destroy(late), ANSWER_TIMEOUT);
      outgoing.once("close", () => clearTimeout(timer));
      outgoing.once("error", fail);
      outgoing.end(request.body);
    });
  return { send, close: () => agent.destroy() };
}

function contentLength({ body }: HttpRequest): Record<string, string> {
  return body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
}

async function readAnswer(incoming: http.IncomingMessage): Promise<HttpAnswer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > LARGEST_ANSWER) throw new Error("the answer is larger than 10 MB");
    pieces.push(piece);
  }
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  return {
    status: incoming.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: Buffer.concat(pieces).toString("utf8"),
  };
}

function explain(url: URL, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? ` (${String(cause.code)})` : "";
  const reason = cause instanceof AggregateError || !(cause instanceof Error) ? "no connection" : cause.message;
  return `The service at ${url.origin} did not answer: ${reason}${code}.`;
}
