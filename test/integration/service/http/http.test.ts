import { describe, expect, test } from "vitest";
import { type Arrival, type HttpLimits, type ListenOptions, listen } from "../../../../src/service/http/http.ts";
import type { WaitingCall } from "../../../../src/service/http/limits/waiting-call.ts";
import { openRawConnection, type RawConnection } from "../../../support/raw-connection.ts";

type Answer = (request: Request, arrival: Arrival) => Promise<Response>;

const echo: Answer = async (request, { address }) =>
  Response.json({ got: await request.text(), url: request.url, address });
const open = (fetch: Answer = echo, limits: Partial<HttpLimits> = {}, more: ListenOptions = {}) =>
  listen({ fetch, close: async () => undefined }, { limits, ...more });

const FEWER = { isOwn: false, hasFewer: true };
const AS_MANY = { isOwn: false, hasFewer: false };

/** The status of an answer off the wire, and its JSON. */
function parseAnswer(text: string) {
  const [head = "", body = ""] = text.split("\r\n\r\n");
  expect(head).toMatch(/^content-type: application\/json/im);
  expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  return { status: Number(head.split(" ")[1]), body: JSON.parse(body), head };
}

describe("an invalid request gets a JSON error with an ID, and the connection closes", () => {
  test.each<[string, string, number, RegExp]>([
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400, /exactly one Host/],
    ["two hosts", "GET / HTTP/1.1\r\nhost: x\r\nHost: y\r\nconnection: close\r\n\r\n", 400, /exactly one Host/],
    ["an expectation", "POST / HTTP/1.1\r\nhost: x\r\nexpect: foo\r\ncontent-length: 1\r\n\r\n", 417, /100-continue/],
    ["a broken header", "GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n", 400, /not a valid HTTP request/],
    ["long headers", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"x".repeat(70_000)}\r\n\r\n`, 431, /headers are too long/],
    [
      "a host that is none",
      "GET / HTTP/1.1\r\nhost: a b/c?d\r\nconnection: close\r\n\r\n",
      400,
      /not a valid HTTP request/,
    ],
  ])("%s", async (_, said, status, words) => {
    await using listening = await open();
    await using connection = await openRawConnection(listening.url);
    connection.send(said);
    const answer = parseAnswer(await connection.closed);
    const [, requestId] = /^x-request-id: (req-[0-9a-f]{16})$/m.exec(answer.head) ?? [];
    const named = { code: expect.stringMatching(/^request\//), docs: expect.stringMatching(/^https:/), requestId };
    expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(words), ...named } });
  });
});

describe("a slow client gets 408, and the connection closes", () => {
  const limits = { headersTimeout: 60, requestTimeout: 120, connectionsCheckingInterval: 10 };

  test.each<[string, string]>([
    ["saying nothing", ""],
    ["in the headers", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "],
    ["in the body", "POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345"],
    ["in a second request", "GET / HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhost: x\r\nx-slow: "],
  ])("%s", async (_, said) => {
    await using listening = await open(echo, limits);
    await using connection = await openRawConnection(listening.url);
    connection.send(said);
    const text = await connection.closed;
    const last = text.slice(text.lastIndexOf("HTTP/1.1"));
    expect(parseAnswer(last)).toMatchObject({ status: 408, body: { error: expect.stringMatching(/too long/) } });
  });

  test("even while it keeps sending", async () => {
    await using listening = await open(echo, limits);
    await using connection = await openRawConnection(listening.url);
    connection.send("GET / HTTP/1.1\r\nhost: x\r\nx-slow: ");
    const drip = setInterval(() => connection.send("x"), 5);
    expect(parseAnswer(await connection.closed)).toMatchObject({ status: 408 });
    clearInterval(drip);
  });

  test("unless the answer has already started", async () => {
    const begun = Promise.withResolvers<void>();
    const answer = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from("begun")) });
    const fetch: Answer = async () => {
      begun.resolve();
      return new Response(answer);
    };
    await using listening = await open(fetch, limits);
    await using connection = await openRawConnection(listening.url);
    connection.send("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345");
    await begun.promise;
    expect(await connection.closed).not.toContain("408");
  });
});

test("an HTTP/1.0 request without a host is answered", async () => {
  await using listening = await open();
  await using connection = await openRawConnection(listening.url);
  connection.send("GET /api HTTP/1.0\r\n\r\n");
  const { status, body } = parseAnswer(await connection.closed);
  expect({ status, body }).toEqual({ status: 200, body: { got: "", url: "http://service/api", address: "127.0.0.1" } });
});

describe("the client's address", () => {
  test.each<[string, string[], string | undefined, string]>([
    ["is the connection's where no trusted proxy connects", ["10.0.0.0/8"], "203.0.113.9", "127.0.0.1"],
    ["is before trusted hops", ["loopback", "10.0.0.0/8"], "6.6.6.6, 203.0.113.9, 10.1.2.3", "203.0.113.9"],
    ["is an IPv6 address", ["127.0.0.1"], "2001:db8::1", "2001:db8::1"],
    ["is the proxy's without a report", ["loopback"], undefined, "127.0.0.1"],
    ["is the proxy's for what is no address", ["loopback"], "203.0.113.9, unknown", "127.0.0.1"],
  ])("%s", async (_, trustedProxies, forwarded, address) => {
    await using listening = await listen({ fetch: echo, close: async () => undefined }, { trustedProxies });
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    const answer = await fetch(listening.url, { headers });
    expect(await answer.json()).toMatchObject({ address });
  });
});

describe("a client that does not read its answer", () => {
  const LARGE = "x".repeat(32 * 2 ** 20);
  const REQUEST = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";

  test("faster than a drip loses its connection", async () => {
    const closed = Promise.withResolvers<void>();
    const fetch: Answer = async (_request, { sent }) => {
      sent.then(closed.resolve, closed.reject);
      return new Response(LARGE);
    };
    await using listening = await open(fetch, { answerTimeout: 200 });
    await using connection = await openRawConnection(listening.url);
    const { socket } = connection;
    socket.pause();
    const timer = setInterval(() => socket.read(1), 10);
    socket.once("close", () => clearInterval(timer));
    connection.send(REQUEST);
    await closed.promise;
    socket.resume();
    expect((await connection.closed).length).toBeLessThan(LARGE.length);
  });

  test("makes way after a while for those with fewer places", async () => {
    const called = Promise.withResolvers<WaitingCall | undefined>();
    const fetch: Answer = async (_request, { waiting }) => {
      called.resolve(waiting);
      return new Response(LARGE);
    };
    await using listening = await open(fetch, { crowdedGrace: 40 });
    await using connection = await openRawConnection(listening.url);
    connection.socket.pause();
    connection.send(REQUEST);
    const waiting = await called.promise;
    expect(waiting?.yields(FEWER)).toBe(false);
    await expect.poll(() => waiting?.yields(FEWER)).toBe(true);
    expect([waiting?.yields(AS_MANY), waiting?.isSlow()]).toEqual([false, false]);
    waiting?.end();
    connection.socket.resume();
    expect((await connection.closed).length).toBeLessThan(LARGE.length);
  });

  test("keeps it if it reads in time", async () => {
    let sentAnswers = 0;
    const fetch: Answer = async (_request, { sent }) => {
      void sent.then(() => {
        sentAnswers += 1;
      });
      return new Response(LARGE, { headers: { connection: "close" } });
    };
    await using listening = await open(fetch, { answerTimeout: 10_000 });
    await using connection = await openRawConnection(listening.url);
    connection.socket.pause();
    connection.send(REQUEST);
    await using other = await openRawConnection(listening.url);
    other.send(REQUEST);
    await other.closed;
    expect(sentAnswers).toBe(1);
    connection.socket.resume();
    expect((await connection.closed).length).toBeGreaterThan(LARGE.length);
    expect(sentAnswers).toBe(2);
  });
});

test("a client that disconnects aborts the request", async () => {
  const begun = Promise.withResolvers<AbortSignal>();
  await using listening = await open(async ({ signal }) => {
    begun.resolve(signal);
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve(new Response())));
  });
  await using connection = await openRawConnection(listening.url);
  connection.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
  const signal = await begun.promise;
  connection.socket.destroy();
  await expect.poll(() => signal.aborted).toBe(true);
});

test("a connection with too many unanswered requests is closed", async () => {
  let calls = 0;
  const fetch: Answer = () => {
    calls += 1;
    return new Promise(() => undefined);
  };
  await using listening = await open(fetch);
  await using connection = await openRawConnection(listening.url);
  connection.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n".repeat(1000));
  expect(await connection.closed).toBe("");
  expect(calls).toBe(10);
});

describe("with all connections in use", () => {
  const REQUEST = "GET / HTTP/1.1\r\nhost: x\r\n\r\n";
  const MAX = { maxConnections: 3 };
  const connectAll = (url: string, addresses: readonly string[]) =>
    Promise.all(addresses.map((address) => openRawConnection(url, address)));
  /** The service answered it, so it is known to be open. */
  const call = async (url: string, from: string) => {
    const connection = await openRawConnection(url, from);
    connection.send(REQUEST);
    await connection.waitForText(/\}$/);
    return connection;
  };
  const isClosed = async ({ socket, closed }: RawConnection) => {
    await Promise.race([closed, new Promise(setImmediate)]);
    return socket.closed;
  };

  test.each<[string, string]>([
    ["saying nothing", ""],
    ["in the headers", "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "],
    ["idle after an answer", REQUEST],
  ])("the first of the address with the most makes way: %s", async (_, said) => {
    const refused: string[] = [];
    await using listening = await open(echo, MAX, { onRefusal: (reason) => refused.push(reason) });
    await using other = await call(listening.url, "127.0.0.4");
    await using first = await openRawConnection(listening.url, "127.0.0.3");
    first.send(said);
    await using second = await call(listening.url, "127.0.0.3");
    await using last = await call(listening.url, "127.0.0.2");
    await first.closed;
    expect(await Promise.all([other, second, last].map(isClosed))).toEqual([false, false, false]);
    expect(refused).toEqual(["connections"]);
  });

  test("none makes way on which the service works or sends events; who comes then is refused", async () => {
    const work = Promise.withResolvers<void>();
    let calls = 0;
    const fetch: Answer = async (request, arrival) => {
      calls += 1;
      if (request.url.endsWith("/events")) {
        const body = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(": open")) });
        return new Response(body, { headers: { "content-type": "text/event-stream" } });
      }
      await work.promise;
      return echo(request, arrival);
    };
    await using listening = await open(fetch, MAX);
    const busy = await connectAll(listening.url, ["127.0.0.3", "127.0.0.3", "127.0.0.3"]);
    for (const { send } of busy.slice(1)) send(REQUEST);
    busy[0]?.send("GET /events HTTP/1.1\r\nhost: x\r\n\r\n");
    await busy[0]?.waitForText(/: open/);
    await expect.poll(() => calls).toBe(3);
    await using late = await openRawConnection(listening.url, "127.0.0.2");
    expect(await late.closed).toBe("");
    work.resolve();
    await Promise.all(busy.slice(1).map(({ waitForText }) => waitForText(/\}$/)));
    await using next = await call(listening.url, "127.0.0.2");
    expect(await isClosed(next)).toBe(false);
    for (const { socket } of busy) socket.destroy();
  });

  test("those of a trusted proxy make way for the proxy only", async () => {
    await using listening = await open(echo, MAX, { trustedProxies: ["127.0.0.3"] });
    await using first = await call(listening.url, "127.0.0.3");
    await using second = await call(listening.url, "127.0.0.3");
    await using other = await call(listening.url, "127.0.0.4");
    await using late = await call(listening.url, "127.0.0.5");
    await other.closed;
    expect(await Promise.all([first, second, late].map(isClosed))).toEqual([false, false, false]);
    await using own = await call(listening.url, "127.0.0.3");
    await first.closed;
    expect(await Promise.all([second, late, own].map(isClosed))).toEqual([false, false, false]);
  });

  test("that of a trusted proxy does not make way for who has as many", async () => {
    await using listening = await open(echo, MAX, { trustedProxies: ["127.0.0.3"] });
    await using proxy = await call(listening.url, "127.0.0.3");
    await using _first = await call(listening.url, "127.0.0.4");
    await using second = await call(listening.url, "127.0.0.5");
    await using third = await call(listening.url, "127.0.0.5");
    expect(await Promise.all([proxy, second, third].map(isClosed))).toEqual([false, false, false]);
  });
});

describe("a slow body", () => {
  const HEAD = "POST / HTTP/1.1\r\nhost: x\r\n";
  test.each<[string, string]>([
    ["of a length", `${HEAD}content-length: 100000\r\n\r\n`],
    ["in pieces", `${HEAD}transfer-encoding: chunked\r\n\r\n`],
  ])("%s ends after its grace, also where it keeps coming", async (_, head) => {
    const refused: string[] = [];
    await using listening = await open(echo, { bodyGrace: 60 }, { onRefusal: (reason) => refused.push(reason) });
    await using connection = await openRawConnection(listening.url);
    connection.send(head);
    const drip = setInterval(() => connection.send("1\r\n1\r\n"), 5);
    expect(parseAnswer(await connection.closed)).toMatchObject({ status: 408 });
    clearInterval(drip);
    expect(refused).toEqual(["slow-clients"]);
  });

  test("is not one that the service does not read yet, nor one that comes fast", async () => {
    const begin = Promise.withResolvers<void>();
    const fetch: Answer = async (request, arrival) => {
      if (request.url.endsWith("/late")) await begin.promise;
      return Response.json({ got: (await request.text()).length, address: arrival.address });
    };
    await using listening = await open(fetch, { bodyGrace: 60 });
    await using late = await openRawConnection(listening.url);
    const length = "connection: close\r\ncontent-length: 400000\r\n\r\n";
    late.send(`POST /late HTTP/1.1\r\nhost: x\r\n${length}${"x".repeat(400_000)}`);
    await using fast = await openRawConnection(listening.url);
    fast.send(HEAD + length);
    const pieces = setInterval(() => fast.send("x".repeat(20_000)), 5);
    await using slow = await openRawConnection(listening.url);
    slow.send(`${HEAD}content-length: 9\r\n\r\n`);
    expect(parseAnswer(await slow.closed)).toMatchObject({ status: 408 });
    begin.resolve();
    for (const { closed } of [late, fast]) {
      expect(parseAnswer(await closed)).toMatchObject({ status: 200, body: { got: 400_000 } });
    }
    clearInterval(pieces);
  });
});

describe("a method that is not supported gets 405", () => {
  test.each(["CONNECT", "get", "FOO", "B-R_E.W~"])("%s", async (method) => {
    await using listening = await open();
    for (const target of ["/api/v1/automations", "x:443", "*"]) {
      await using connection = await openRawConnection(listening.url);
      connection.send(`${method} ${target} HTTP/1.1\r\nhost: x\r\n\r\n`);
      const { status, head } = parseAnswer(await connection.closed);
      expect({ target, status }).toEqual({ target, status: 405 });
      expect(head).toMatch(/^allow: GET, /m);
      expect(head).toMatch(/^x-request-id: req-[0-9a-f]{16}$/m);
    }
  });
});

describe("a stop", () => {
  const begin = async (url: string) => {
    const connection = await openRawConnection(url);
    connection.send("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n12345");
    return connection;
  };

  test("waits for running requests, then closes their connections and idle ones", async () => {
    const begun = Promise.withResolvers<void>();
    await using listening = await open(async (request, arrival) => {
      if (request.method === "POST") begun.resolve();
      return echo(request, arrival);
    });
    await using idle = await openRawConnection(listening.url);
    idle.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await idle.waitForText(/\}$/);
    await using busy = await begin(listening.url);
    await begun.promise;
    const stopped = listening.stop(10_000);
    await idle.closed;
    await expect(openRawConnection(listening.url)).rejects.toThrow("ECONNREFUSED");
    busy.send("67890");
    const { status, body, head } = parseAnswer(await busy.closed);
    expect({ status, body }).toMatchObject({ status: 200, body: { got: "1234567890" } });
    expect(head).toMatch(/^connection: close$/im);
    await stopped;
  });

  test("closes the connection of an answer that had begun once it ends", async () => {
    const end = Promise.withResolvers<void>();
    const body = new ReadableStream<Uint8Array>({
      start: async (controller) => {
        controller.enqueue(Buffer.from(": open"));
        await end.promise;
        controller.close();
      },
    });
    await using listening = await open(async () => new Response(body));
    await using streaming = await openRawConnection(listening.url);
    streaming.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await streaming.waitForText(/: open/);
    const stopped = listening.stop(60_000);
    end.resolve();
    await stopped;
    expect(await streaming.closed).toMatch(/^connection: keep-alive$/im);
  });

  test("waits for a request whose client left, as its work goes on", async () => {
    const [begun, work] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await using listening = await open(async (request, arrival) => {
      begun.resolve();
      await work.promise;
      return echo(request, arrival);
    });
    const leaver = await openRawConnection(listening.url);
    leaver.send("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    await begun.promise;
    await leaver[Symbol.asyncDispose]();
    const ends: string[] = [];
    const stopped = listening.stop(10_000).then(() => ends.push("stop"));
    await expect(globalThis.fetch(listening.url)).rejects.toThrow();
    ends.push("work");
    work.resolve();
    await stopped;
    expect(ends).toEqual(["work", "stop"]);
  });
});
