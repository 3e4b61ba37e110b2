import type { RequestListener } from "node:http";
import { networkInterfaces } from "node:os";
import { describe, expect, test } from "vitest";
import { createHttpSend, type HttpRequest, UnreachableError } from "../../../src/client/http.ts";
import { createTickingClock } from "../../support/clock.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const READ: HttpRequest = { method: "GET", path: "/api/v1/jobs", headers: { authorization: "Bearer key-1" } };

const sayOk: RequestListener = (_, response) => void response.end("{}");

/** Sends one request to `baseUrl` with a sender of its own. */
async function sendOnce(baseUrl: string, request: HttpRequest = READ, environment: NodeJS.ProcessEnv = {}) {
  const { send, close } = await createHttpSend(baseUrl, environment);
  try {
    return await send(request);
  } finally {
    close();
  }
}

describe("the request arrives as it was sent", () => {
  test("method, path with its query, headers and a body outside ASCII", async () => {
    await using server = await serveScripted(sayOk);
    const body = JSON.stringify({ title: "Größe – 大きさ" });
    const headers = { authorization: "Bearer key-1", "content-type": "application/json", "idempotency-key": "once" };
    await sendOnce(server.url, { method: "POST", path: "/api/v1/jobs?dry=a%2Fb", headers, body });
    expect(server.received).toEqual([
      {
        method: "POST",
        url: "/api/v1/jobs?dry=a%2Fb",
        headers: expect.objectContaining({ ...headers, "content-length": String(Buffer.byteLength(body)) }),
        body,
      },
    ]);
  });

  test.each([
    ["/docs", "/docs/api/v1/jobs"],
    ["/docs/team//", "/docs/team/api/v1/jobs"],
    ["/", "/api/v1/jobs"],
  ])("the base path %s is kept", async (base, expected) => {
    await using server = await serveScripted(sayOk);
    await sendOnce(server.url + base);
    expect(server.received.map(({ url }) => url)).toEqual([expected]);
  });
});

test("the complete answer is returned, whatever its status", async () => {
  await using server = await serveScripted((_, response) => {
    response.writeHead(418, { "Retry-After": "3", "Content-Type": "text/plain; charset=utf-8" });
    response.write("half a tea");
    response.end("pot: ½");
  });
  expect(await sendOnce(server.url)).toMatchObject({
    status: 418,
    headers: { "retry-after": "3" },
    body: "half a teapot: ½",
  });
});

test("several requests share one kept connection", async () => {
  await using server = await serveScripted(sayOk);
  const { send, close } = await createHttpSend(server.url, {});
  await send(READ);
  await Promise.all([send(READ), send({ ...READ, method: "POST", body: "{}" })]);
  close();
  expect(server.received).toHaveLength(3);
  expect(server.connections).toHaveLength(1);
});

test("a redirect is returned, and the key goes nowhere else", async () => {
  await using elsewhere = await serveScripted(sayOk);
  await using server = await serveScripted((_, response) => {
    response.writeHead(307, { location: `${elsewhere.url}/api/v1/jobs` }).end();
  });
  const answer = await sendOnce(server.url, { ...READ, method: "POST", body: "{}" });
  expect(answer).toMatchObject({ status: 307, headers: { location: `${elsewhere.url}/api/v1/jobs` } });
  expect(server.received).toHaveLength(1);
  expect(elsewhere.received).toEqual([]);
});

const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

test.runIf(hasIpv6)("an IPv6 host is reached, and named as an address names it", async () => {
  await using server = await serveScripted(sayOk, { host: "[::1]" });
  expect(await sendOnce(server.url)).toMatchObject({ status: 200 });
  expect(server.received[0]?.headers.host).toBe(new URL(server.url).host);
});

test("requests no compressed answer: it could exceed the maximum size", async () => {
  await using server = await serveScripted(sayOk);
  await sendOnce(server.url);
  expect(server.received[0]?.headers).not.toHaveProperty("accept-encoding");
});

const MEGABYTE = "x".repeat(1024 * 1024);

test("an answer of 10 MB is read", async () => {
  await using server = await serveScripted((_, response) => void response.end(MEGABYTE.repeat(10)));
  expect((await sendOnce(server.url)).body).toHaveLength(10 * 1024 * 1024);
});

describe("no response is an UnreachableError that names the host", () => {
  test.each<[string, RequestListener, RegExp]>([
    ["an answer over 10 MB", (_, response) => void response.end(`${MEGABYTE.repeat(10)}x`), /larger than 10 MB/],
    ["a connection dropped before the answer", (request) => void request.socket.destroy(), /ECONNRESET/],
    [
      "a truncated body",
      (_, response) => {
        response.writeHead(200, { "content-length": "100" });
        response.write('{"id":', () => response.socket?.destroy());
      },
      /ECONNRESET|aborted/,
    ],
    ["an answer that is no HTTP", (request) => void request.socket.end("220 mail.example.com ESMTP\r\n\r\n"), /HPE_/],
  ])("%s", async (_, answer, reason) => {
    await using server = await serveScripted(answer);
    const failure = await sendOnce(server.url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreachableError);
    expect(String(failure)).toContain(server.url);
    expect(String(failure)).toMatch(reason);
    expect(String(failure)).not.toContain("key-1");
  });

  test("a refused connection", async () => {
    const { url } = await closed();
    const failure = await sendOnce(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreachableError);
    expect(failure).toMatchObject({ code: "api/unreachable", message: expect.stringContaining(url) });
    expect(String(failure)).toContain("ECONNREFUSED");
  });
});

describe("whether the request may have arrived", () => {
  const failureOf = (url: string, environment: NodeJS.ProcessEnv = {}) =>
    sendOnce(url, { ...READ, method: "POST", body: "{}" }, environment).catch((error: unknown) => error);

  test.each([
    ["a refused connection", async () => (await closed()).url, {}],
    ["an unknown host name", async () => "http://nowhere.invalid", {}],
    ["a proxy that refuses", async () => "https://docs.invalid", { https_proxy: "http://127.0.0.1:9" }],
  ])("no: %s", async (_, urlOf, environment) => {
    expect(await failureOf(await urlOf(), environment)).toMatchObject({ sent: false });
  });

  test("no: a handshake that failed", async () => {
    await using server = await serveScripted(sayOk);
    expect(await failureOf(server.url.replace("http:", "https:"))).toMatchObject({ sent: false });
    expect(server.received).toEqual([]);
  });

  test("no: a proxy that opens no tunnel", async () => {
    await using proxy = await serveScripted(sayOk);
    expect(await failureOf("https://docs.invalid", { https_proxy: proxy.url })).toMatchObject({ sent: false });
  });

  test("maybe: a kept connection that was dropped", async () => {
    await using server = await serveScripted((request, response) => {
      if (request.method === "GET") response.end("{}");
      else request.socket.destroy();
    });
    const { send, close } = await createHttpSend(server.url, {});
    await send(READ);
    const failure = await send({ ...READ, method: "POST", body: "{}" }).catch((error: unknown) => error);
    close();
    expect(failure).toMatchObject({ sent: true });
    expect(server.connections).toHaveLength(1);
  });

  test("maybe: no response within 30 s", async () => {
    using clock = createTickingClock(1000);
    await using server = await serveScripted(() => undefined);
    const { send, close } = await createHttpSend(server.url, {}, clock);
    const start = clock.now();
    const failure = await send(READ).catch((error: unknown) => error);
    close();
    expect(failure).toMatchObject({ sent: true, message: expect.stringContaining("within 30 s") });
    expect(clock.now() - start).toBeGreaterThanOrEqual(30_000);
  });
});

test("a request after a dropped connection opens another one", async () => {
  let dropped = false;
  await using server = await serveScripted((request, response) => {
    if (dropped) response.end("{}");
    else request.socket.destroy();
    dropped = true;
  });
  const { send, close } = await createHttpSend(server.url, {});
  await expect(send(READ)).rejects.toBeInstanceOf(UnreachableError);
  expect(await send(READ)).toMatchObject({ status: 200 });
  close();
});

describe("an abort signal stops a request", () => {
  test("that is aborted before it starts", async () => {
    await using server = await serveScripted(sayOk);
    await expect(sendOnce(server.url, { ...READ, signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
    expect(server.received).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ["that waits for its answer", () => undefined],
    ["whose answer is on its way", (_, response) => void response.write('{"id":')],
  ])("%s", async (_, answer) => {
    const controller = new AbortController();
    await using server = await serveScripted((request, response) => {
      answer(request, response);
      setImmediate(() => controller.abort());
    });
    await expect(sendOnce(server.url, { ...READ, signal: controller.signal })).rejects.toThrow(/abort/i);
  });
});

/** A URL without a listener. */
async function closed(): Promise<{ url: string }> {
  await using server = await serveScripted(sayOk);
  return { url: server.url };
}
