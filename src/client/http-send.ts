import * as http from "node:http";
import type { Socket } from "node:net";
import { readProxy } from "../read-proxy.ts";
import { type Clock, startTimer, systemClock } from "./clock.ts";
import { AnswerLimitError, explainFault } from "./explain-fault.ts";
import type { HttpAnswer, HttpRequest, Send } from "./send.ts";

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
      const outgoing = start(url, options, (incoming) => readAnswer(incoming).then(resolve, fail));
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

async function readAnswer(incoming: http.IncomingMessage): Promise<HttpAnswer> {
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
