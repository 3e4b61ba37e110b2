import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";

/** A request as it arrived. */
export type Received = Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string };
/** A server that listens, with everything that reached it. */
export type Scripted = AsyncDisposable & { url: string; received: Received[]; connections: Socket[] };

/** A server on 127.0.0.1 that records what arrives and answers as told. */
export async function serveScripted(answer: RequestListener): Promise<Scripted> {
  const received: Received[] = [];
  const connections: Socket[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const { method, url, headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(pieces).toString("utf8") });
    answer(request, response);
  });
  server.on("connection", (socket) => connections.push(socket));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    connections,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
