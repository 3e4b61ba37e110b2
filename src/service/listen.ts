import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

/** A service that listens: its base address, and how to stop it. */
export type Listening = AsyncDisposable & { url: string };

/** What is to be served. */
export type Served = { fetch: (request: Request) => Promise<Response>; close: () => Promise<void> };

/** Serves over HTTP on `host` (loopback unless told otherwise); port 0 takes a free one. */
export async function listen(service: Served, { port = 0, host = "127.0.0.1" } = {}): Promise<Listening> {
  const server = createServer(getRequestListener(service.fetch));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}`,
    [Symbol.asyncDispose]: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await service.close();
    },
  };
}
