import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import type { Clock } from "../../src/shared/clock.ts";
import type { Fault } from "../system/faults/fault.ts";

type Arrived = { method: string; path: string; headers: IncomingMessage["headers"]; body: Buffer };
type Forwarded = { status: number; body: string };

/** How a proxy behaves: the fault for each request, a change of answers, and its clock. */
export type Behaviour = {
  upstream: string;
  draw: (arrived: Pick<Arrived, "method" | "path">) => Fault;
  /** Removes information from an answer of the service. */
  strip: (body: string) => string;
  passesKeys: boolean;
  clock: Clock;
};

/** A proxy that listens, with what it did. */
export type FaultyProxy = AsyncDisposable & { url: string; log: string[] };

/** A proxy between a client and a service that applies a drawn fault to each request. */
export async function openFaultyProxy(behaviour: Behaviour): Promise<FaultyProxy> {
  const { draw, strip, passesKeys, clock } = behaviour;
  const log: string[] = [];
  const held: { later: number; release: () => void }[] = [];
  const pending = new Set<Promise<unknown>>();
  const sleep = (seconds: number) => clock.sleep(seconds * 1000);
  const forward = (arrived: Arrived) => {
    const { "idempotency-key": key, connection: _, host: __, ...headers } = arrived.headers;
    const passed = passesKeys && key !== undefined ? { ...headers, "idempotency-key": key } : headers;
    const sent = forwardTo(behaviour.upstream, { ...arrived, headers: passed });
    pending.add(sent);
    sent.finally(() => pending.delete(sent)).catch(() => undefined);
    return sent;
  };
  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const arrived = await readArrived(incoming);
    for (const waiting of held) waiting.later -= 1;
    for (const waiting of held.filter(({ later }) => later <= 0)) waiting.release();
    const fault = draw(arrived);
    log.push(`${arrived.method} ${arrived.path}: ${JSON.stringify(fault)}`);
    const answer = ({ status, body }: Forwarded) => {
      const text = strip(body);
      response.writeHead(status, { "content-type": "application/json", "content-length": Buffer.byteLength(text) });
      response.end(text);
    };
    switch (fault.kind) {
      case "none":
        return answer(await forward(arrived));
      case "drop":
        if (fault.reaches) await forward(arrived);
        return response.destroy();
      case "truncate":
        return truncate(response, strip((await forward(arrived)).body));
      case "garble": {
        const { status, body } = await forward(arrived);
        return answer({ status, body: body.slice(0, body.length / 2) });
      }
      case "delay": {
        const early = fault.reaches ? await forward(arrived) : undefined;
        await sleep(fault.seconds);
        // An aborted request never reaches the service: a late arrival is the fault "hold".
        if (response.destroyed) return;
        return answer(early ?? (await forward(arrived)));
      }
      case "answer":
        if (fault.reaches) await forward(arrived);
        response.writeHead(fault.answer.status, fault.answer.headers);
        return response.end(fault.answer.body);
      case "outage":
        server.close();
        server.closeAllConnections();
        await sleep(fault.seconds);
        return void server.listen(port, "127.0.0.1");
      case "close":
        answer(await forward(arrived));
        return response.once("finish", () => incoming.socket.destroySoon());
      case "duplicate": {
        const [first] = await Promise.all([forward(arrived), forward(arrived)]);
        return answer(first);
      }
      case "hold":
        await new Promise<void>((resolve) => {
          held.push({ later: fault.later, release: resolve });
          void sleep(120).then(resolve);
        });
        return answer(await forward(arrived));
    }
  };
  const server = createServer((incoming, response) => {
    // A client that aborted its request is not an error of the proxy.
    handle(incoming, response).catch((error) => response.destroy(error));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    log,
    [Symbol.asyncDispose]: async () => {
      for (const { release } of held) release();
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.allSettled(pending);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readArrived(incoming: IncomingMessage): Promise<Arrived> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece);
  const { method = "", url = "", headers } = incoming;
  return { method, path: url, headers, body: Buffer.concat(pieces) };
}

function truncate(response: ServerResponse, body: string): void {
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

function forwardTo(upstream: string, { method, path, headers, body }: Arrived): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const outgoing = send(`${upstream}${path}`, { method, headers, agent: false }, async (incoming) => {
      const { body: read } = await readArrived(incoming);
      resolve({ status: incoming.statusCode ?? 0, body: read.toString() });
    });
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
