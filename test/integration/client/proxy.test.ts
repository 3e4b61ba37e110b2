import { expect, test } from "vitest";
import { createHttpSend, type HttpRequest, UnreachableError } from "../../../src/client/http.ts";
import { createCertificate } from "../../support/certificate.ts";
import { serveConnectProxy } from "../../support/connect-proxy.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const HOST = "docs.example.com";
const READ: HttpRequest = { method: "GET", path: "/api/v1/jobs", headers: { authorization: "Bearer key-1" } };

async function failure(baseUrl: string, environment: NodeJS.ProcessEnv, signal?: AbortSignal) {
  const { send, close } = await createHttpSend(baseUrl, environment);
  const request = signal === undefined ? READ : { ...READ, signal };
  const error = await send(request).catch((error: unknown) => error);
  close();
  return error;
}

test("http requests the full URL from the proxy", async () => {
  await using proxy = await serveScripted((_, response) => void response.end("by proxy"));
  const { send, close } = await createHttpSend(`http://${HOST}:8080`, { http_proxy: proxy.url.replace("http://", "") });
  expect((await send(READ)).body).toBe("by proxy");
  close();
  expect(proxy.received.map(({ url }) => url)).toEqual([`http://${HOST}:8080/api/v1/jobs`]);
});

test("a loopback address is reached directly", async () => {
  await using server = await serveScripted((_, response) => void response.end("direct"));
  const { send, close } = await createHttpSend(server.url, { http_proxy: "http://127.0.0.1:9" });
  expect((await send(READ)).body).toBe("direct");
  close();
});

test.each([
  ["requires a user", "http://", "407 Proxy Authentication Required", /the proxy requires .*, status 407/],
  ["rejects the user", "http://me:hunter2@", "407 Auth", /the proxy rejects .*, status 407/],
  ["forbids the host", "http://me:hunter2@", "403 Forbidden", /the proxy refused .*, status 403/],
  ["sends no HTTP", "http://", "nonsense", /the proxy opened no tunnel/],
])("a proxy that %s is named without its credentials", async (_, scheme, statusLine, reason) => {
  await using proxy = await serveConnectProxy(9, statusLine);
  const error = await failure(`https://${HOST}`, { HTTPS_PROXY: `${scheme}127.0.0.1:${proxy.port}` });
  expect(error).toBeInstanceOf(UnreachableError);
  expect(error).toMatchObject({ code: "api/proxy", message: expect.stringMatching(reason) });
  expect(String(error)).toContain(
    `https://${HOST}:443 did not respond through the proxy http://127.0.0.1:${proxy.port} (HTTPS`,
  );
  expect(String(error)).not.toContain("hunter2");
  expect(proxy.requests.map(({ target }) => target)).toEqual([`${HOST}:443`]);
  expect(proxy.requests[0]?.headers).not.toHaveProperty("authorization");
});

test("a request through a proxy that never responds can be aborted", async () => {
  await using proxy = await serveConnectProxy(9, "");
  const controller = new AbortController();
  const failing = failure(`https://${HOST}`, { https_proxy: `127.0.0.1:${proxy.port}` }, controller.signal);
  while (proxy.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  controller.abort();
  expect(String(await failing)).toMatch(/abort/i);
});

test("an untrusted certificate is detected behind a proxy too, before the key is sent", async () => {
  await using server = await serveScripted((_, response) => void response.end("{}"), {
    certificate: createCertificate({ hosts: [HOST] }),
    host: "127.0.0.1",
  });
  await using proxy = await serveConnectProxy(Number(new URL(server.url).port));
  const error = await failure(`https://${HOST}`, { https_proxy: `http://127.0.0.1:${proxy.port}` });
  expect(error).toMatchObject({ code: "api/tls", hint: expect.stringContaining("NODE_EXTRA_CA_CERTS") });
  expect(server.received).toEqual([]);
});
