import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import * as https from "node:https";
import type { AddressInfo, Socket } from "node:net";
import type { Certificate } from "./certificate.ts";

/** A request as it arrived. */
export type Received = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };
/** A server that listens, with everything that reached it. */
export type Scripted = AsyncDisposable & { url: string; received: Received[]; connections: Socket[] };

/** A server on `host` that records requests and answers by a script; with a certificate it serves `https`. */
export async function serveScripted(
  answer: RequestListener,
  { certificate, host = "127.0.0.1" }: { certificate?: Certificate; host?: string } = {},
): Promise<Scripted> {
  const received: Received[] = [];
  const connections: Socket[] = [];
  const listener: RequestListener = async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(pieces).toString("utf8") });
    answer(request, response);
  };
  const server = certificate === undefined ? createServer(listener) : https.createServer(certificate, listener);
  server.on("connection", (socket) => connections.push(socket));
  await once(server.listen(0, host.replace(/[[\]]/g, "")), "listening");
  return {
    url: `${certificate === undefined ? "http" : "https"}://${host}:${(server.address() as AddressInfo).port}`,
    received,
    connections,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
