import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import * as https from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Certificate } from "./certificate.ts";

/** A request as it arrived. */
export type Received = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };
/** A server that listens, with everything that reached it. */
export type Scripted = AsyncDisposable & { url: string; received: Received[]; connections: Socket[] };

type Place = { certificate?: Certificate; host?: string };

/** A server on a free port of `host`; with a certificate it serves `https`. */
export async function serveLocally(listener: RequestListener, { certificate, host = "127.0.0.1" }: Place = {}) {
  const server = certificate === undefined ? createServer(listener) : https.createServer(certificate, listener);
  await once(server.listen(0, host.replace(/[[\]]/g, "")), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    server,
    url: `${certificate === undefined ? "http" : "https"}://${host}:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A server that records requests and answers by a script. */
export async function serveScripted(answer: RequestListener, place: Place = {}): Promise<Scripted> {
  const received: Received[] = [];
  const connections: Socket[] = [];
  const { server, ...served } = await serveLocally(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(pieces).toString("utf8") });
    answer(request, response);
  }, place);
  server.on("connection", (socket) => connections.push(socket));
  return { ...served, received, connections };
}

const LIST = /^\/api\/v1\/(\w+)(?:\?|$)/;

/** Whether a request reads a list, as the lookup before a create does. */
export const isList = ({ method, url = "" }: IncomingMessage): boolean => method === "GET" && LIST.test(url);

/** Answers like a service without records that accepts every job. */
export const takeJobs: RequestListener = (request, response) => {
  const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };
  const list = LIST.exec(request.url ?? "")?.[1] ?? "";
  response.writeHead(request.method === "POST" ? 201 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(isList(request) ? { [list]: [] } : job));
};
