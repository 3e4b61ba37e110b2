import { expect, test } from "vitest";
import type { Guard } from "../../../../src/shared/outbound/addresses.ts";
import type { OutboundRequest } from "../../../../src/shared/outbound/json-api.ts";
import { createOutbound } from "../../../../src/shared/outbound/outbound.ts";
import { createCertificate } from "../../../support/certificate.ts";
import { serveConnectProxy } from "../../../support/connect-proxy.ts";
import { serveScripted } from "../../../support/scripted-server.ts";

const inside = createOutbound({ allowPrivate: true, environment: {} });

const at = (...addresses: string[]) => addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));

async function failure(guard: Guard, address: string, request?: OutboundRequest, environment: NodeJS.ProcessEnv = {}) {
  return createOutbound({ ...guard, environment })(address, request).catch((error: unknown) => error);
}

test("sends the request and reads the response", async () => {
  await using server = await serveScripted((_, response) => void response.writeHead(201, { "x-y": "z" }).end("hello"));
  const request = { method: "POST", headers: { authorization: "Bearer key-1" }, body: "{}" };
  const answer = await inside(`${server.url}/path?query`, request);
  expect(answer).toMatchObject({ status: 201, headers: { "x-y": "z" }, url: { pathname: "/path" } });
  expect(answer.body.toString()).toBe("hello");
  expect(server.received).toMatchObject([{ method: "POST", url: "/path?query", headers: request.headers, body: "{}" }]);
});

test("a host with a public and a private address is refused, in either order", async () => {
  for (const addresses of [at("8.8.8.8", "127.0.0.1"), at("::1", "2606:4700::1111"), at("8.8.8.8", "nonsense")]) {
    const guard = { allowPrivate: false, lookup: async () => addresses };
    const error = await failure(guard, "http://rebind.test/");
    expect(error).toMatchObject({
      code: "outbound/private-address",
      message: expect.stringMatching(/^rebind\.test resolves to (a loopback|not an IP) address/),
    });
    expect(String(error)).not.toMatch(/127|::1/);
  }
});

test("it connects to the checked address although the DNS record changes (DNS rebinding)", async () => {
  await using checked = await serveScripted((_, response) => void response.end("the one that was checked"));
  const { port } = new URL(checked.url);
  const answers = [at("127.0.0.1"), at("127.0.0.2"), at("127.0.0.2")];
  const lookups: string[] = [];
  const lookup = async (host: string) => {
    lookups.push(host);
    return answers.shift() ?? [];
  };
  const outbound = createOutbound({ allowPrivate: true, environment: {}, lookup });
  const answer = await outbound(`http://rebind.test:${port}/`);
  expect(answer.body.toString()).toBe("the one that was checked");
  expect(checked.received[0]?.headers.host).toBe(`rebind.test:${port}`);
  expect(lookups).toEqual(["rebind.test"]);
});

test("an unknown host", async () => {
  const lookup = () => Promise.reject(Object.assign(new Error("getaddrinfo ENOTFOUND"), { code: "ENOTFOUND" }));
  const error = await failure({ allowPrivate: false, lookup }, "https://unknown.test/");
  expect(error).toMatchObject({ code: "outbound/unknown-host", message: expect.stringContaining("unknown.test") });
});

test("follows up to five redirects", async () => {
  await using server = await serveScripted(({ url = "" }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end("the end");
    else response.writeHead(302, { location: `/${left - 1}` }).end();
  });
  const answer = await inside(`${server.url}/5`, { headers: { authorization: "Bearer key-1" } });
  expect(answer).toMatchObject({ status: 200, url: { pathname: "/0" } });
  expect(server.received.every(({ headers }) => headers.authorization === "Bearer key-1")).toBe(true);
  expect(await failure({ allowPrivate: true }, `${server.url}/6`)).toMatchObject({ code: "outbound/redirected" });
});

test("a redirect to another origin drops secret headers, also on the way back", async () => {
  await using server = await serveScripted(({ url }, response) => {
    const to = url === "/start" ? `${other.url}/away` : undefined;
    response.writeHead(to === undefined ? 200 : 307, to === undefined ? {} : { location: to }).end("home");
  });
  await using other = await serveScripted((_, response) => {
    response.writeHead(301, { location: `${server.url}/back` }).end();
  });
  const headers = { authorization: "Bearer key-1", cookie: "a=b", "notion-version": "x", accept: "text/html" };
  await inside(`${server.url}/start`, { headers });
  expect(server.received[0]?.headers).toMatchObject(headers);
  for (const received of [other.received[0], server.received[1]]) {
    expect(received?.headers).toMatchObject({ accept: "text/html" });
    expect(JSON.stringify(received?.headers)).not.toMatch(/key-1|a=b|notion/);
  }
});

test.each([
  ["http://127.0.0.1/", "outbound/private-address"],
  ["http://169.254.169.254/latest/meta-data", "outbound/private-address"],
  ["//[::1]/", "outbound/private-address"],
  ["http://inside.test/", "outbound/private-address"],
  ["file:///etc/passwd", "outbound/bad-address"],
  ["https://me:hunter2@example.com/", "outbound/bad-address"],
])("a redirect to %s is not followed", async (location, code) => {
  // The proxy makes a local server look like a public host.
  await using proxy = await serveScripted((_, response) => void response.writeHead(302, { location }).end());
  const lookup = async (host: string) => at(host === "outside.test" ? "8.8.8.8" : "192.168.0.1");
  const error = await failure({ allowPrivate: false, lookup }, "http://outside.test/", {}, { http_proxy: proxy.url });
  expect(error).toMatchObject({ code });
  expect(String(error)).not.toContain("hunter2");
  expect(proxy.received.map(({ url }) => url)).toEqual(["http://outside.test/"]);
});

test("a redirect to the same host is checked again", async () => {
  await using proxy = await serveScripted((_, response) => void response.writeHead(302, { location: "/again" }).end());
  const answers = [at("8.8.8.8"), at("127.0.0.1")];
  const lookup = async () => answers.shift() ?? [];
  const error = await failure({ allowPrivate: false, lookup }, "http://rebind.test/", {}, { http_proxy: proxy.url });
  expect(error).toMatchObject({ code: "outbound/private-address" });
  expect(proxy.received).toHaveLength(1);
});

test("a redirect of a POST is not followed, since its body is for the first address", async () => {
  await using server = await serveScripted((_, response) => void response.writeHead(307, { location: "/x" }).end());
  expect(await inside(server.url, { method: "POST", body: "{}" })).toMatchObject({ status: 307 });
  expect(server.received).toHaveLength(1);
});

test("a body that is too long is refused while it is read, or truncated", async () => {
  await using server = await serveScripted((_, response) => {
    const write = () => void response.write("x".repeat(1024), (error) => error ?? setImmediate(write));
    write();
  });
  const error = await failure({ allowPrivate: true }, `${server.url}/?key=hunter2`);
  expect(error).toMatchObject({ code: "outbound/too-large", message: expect.stringContaining("1048576 bytes") });
  expect(String(error)).not.toContain("hunter2");
  const { body } = await inside(server.url, { longest: 5000, cut: true });
  expect(body.toString()).toBe("x".repeat(5000));
});

test("a compressed response is refused", async () => {
  await using server = await serveScripted((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip" }).end("x");
  });
  expect(await failure({ allowPrivate: true }, server.url)).toMatchObject({ code: "outbound/compressed" });
});

test.each<[string, Parameters<typeof serveScripted>[0]]>([
  ["sends nothing", () => undefined],
  [
    "trickles",
    (_, response) => {
      const timer = setInterval(() => response.write("x"), 5);
      response.on("close", () => clearInterval(timer));
    },
  ],
])("a server that %s times out", async (_, answer) => {
  await using server = await serveScripted(answer);
  const error = await failure({ allowPrivate: true }, server.url, { timeout: 50 });
  expect(error).toMatchObject({ code: "outbound/timeout", message: expect.stringContaining("within 0.05 s") });
});

test("the timeout includes the DNS lookup", async () => {
  const lookup = () => new Promise<never>(() => undefined);
  const error = await failure({ allowPrivate: false, lookup }, "https://slow.test/", { timeout: 20 });
  expect(error).toMatchObject({ code: "outbound/timeout" });
});

test("the caller's signal aborts the request with its reason", async () => {
  await using server = await serveScripted(() => undefined);
  const reason = new Error("the service stops");
  expect(await failure({ allowPrivate: true }, server.url, { signal: AbortSignal.abort(reason) })).toBe(reason);
});

test("a refused connection names the given address and the system's error code", async () => {
  const guard = { allowPrivate: true, lookup: async () => at("127.0.0.1") };
  const error = await failure(guard, "http://secret-network.test:9/page?key=hunter2");
  expect(error).toMatchObject({
    code: "outbound/unreachable",
    message: expect.stringMatching(/http:\/\/secret-network\.test:9\/page failed: ECONNREFUSED/),
  });
});

test("an untrusted certificate ends the request before anything is sent", async () => {
  await using server = await serveScripted((_, response) => void response.end(), {
    certificate: createCertificate({ hosts: ["docs.test"] }),
  });
  const guard = { allowPrivate: true, lookup: async () => at("127.0.0.1") };
  const error = await failure(guard, `https://docs.test:${new URL(server.url).port}/`);
  expect(error).toMatchObject({
    code: "outbound/unreachable",
    message: expect.stringContaining("DEPTH_ZERO_SELF_SIGNED_CERT"),
  });
  expect(server.received).toEqual([]);
});

test("an address is checked before the proxy gets a request for it", async () => {
  await using proxy = await serveConnectProxy(9);
  const guard = { allowPrivate: false, lookup: async () => at("10.1.2.3") };
  const environment = { https_proxy: `http://me:hunter2@127.0.0.1:${proxy.port}` };
  const refused = await failure(guard, "https://inside.test/", undefined, environment);
  expect(refused).toMatchObject({ code: "outbound/private-address" });
  expect(proxy.requests).toEqual([]);
  const error = await failure(
    { ...guard, lookup: async () => at("8.8.8.8") },
    "https://outside.test/",
    undefined,
    environment,
  );
  expect(proxy.requests).toMatchObject([{ target: "outside.test:443" }]);
  expect(error).toMatchObject({
    code: "outbound/unreachable",
    message: expect.stringContaining(`through the proxy http://127.0.0.1:${proxy.port} (https_proxy)`),
  });
  expect(String(error)).not.toContain("hunter2");
});
