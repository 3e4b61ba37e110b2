import { expect, test } from "vitest";
import { createHttpSend, explainFault, UnreachableError } from "../../../src/client/http.ts";
import { type CertificateOptions, createCertificate } from "../../support/certificate.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const SERVICE = new URL("https://docs.example.com/api/v1/jobs");
const withCode = (code: string) => Object.assign(new Error(`it failed, ${code}`), { code });

// Errors that need a network of their own.
test.each([
  ["CERT_NOT_YET_VALID", "api/tls", /not valid yet/],
  ["SELF_SIGNED_CERT_IN_CHAIN", "api/tls", /not signed by a trusted CA/],
  ["EPIPE", "api/connection-reset", /connection was reset/],
  ["EWHATEVER", "api/connection-reset", /it failed, EWHATEVER \(EWHATEVER\)/],
])("%s has the code %s", (code, expected, sentence) => {
  const error = explainFault(SERVICE, undefined, withCode(code));
  expect(error).toMatchObject({ code: expected, message: expect.stringMatching(sentence), cause: { code } });
});

test("an error on the way to a proxy is the proxy's", () => {
  const proxy = { variable: "https_proxy", url: new URL("http://me:hunter2@proxy.example.com:3128") };
  const error = explainFault(SERVICE, proxy, withCode("ENOTFOUND"));
  expect(error.code).toBe("api/proxy");
  expect(error.message).toBe(
    "The service at https://docs.example.com:443 did not respond through the proxy http://proxy.example.com:3128 " +
      "(https_proxy): cannot connect to the proxy: DNS lookup failed (ENOTFOUND).",
  );
  expect(error.hint).toMatch(/https_proxy.*docs\.example\.com.*no_proxy/);
});

test("an AggregateError has the code that its errors share", () => {
  const cause = Object.assign(new AggregateError([withCode("ECONNREFUSED"), withCode("ECONNREFUSED")]), {
    code: "ECONNREFUSED",
  });
  expect(explainFault(SERVICE, undefined, cause).message).toMatch(/: connection refused \(ECONNREFUSED\)/);
});

const authority = createCertificate({ subject: "An authority of the test" });

test.each<[string, CertificateOptions, RegExp, RegExp]>([
  ["is self-signed", {}, /not signed by a trusted CA \(DEPTH_ZERO/, /NODE_EXTRA_CA_CERTS/],
  ["an unknown CA signs", { issuer: authority }, /not signed by a trusted CA/, /NODE_EXTRA_CA_CERTS/],
])("a certificate that %s", async (_, options, sentence, hint) => {
  const error = await failAt(createCertificate(options));
  expect(error).toMatchObject({ code: "api/tls", hint: expect.stringMatching(hint) });
  expect(String(error)).toMatch(sentence);
});

test("a port without TLS", async () => {
  await using server = await serveScripted((_, response) => void response.end("{}"));
  const error = await send(server.url.replace("http:", "https:"));
  expect(error).toMatchObject({ code: "api/tls", hint: expect.stringContaining("port of base-url") });
});

async function failAt(certificate: ReturnType<typeof createCertificate>): Promise<unknown> {
  await using server = await serveScripted((_, response) => void response.end("{}"), {
    certificate,
    host: "localhost",
  });
  const error = await send(server.url);
  expect(error).toBeInstanceOf(UnreachableError);
  expect(server.received).toEqual([]);
  return error;
}

async function send(baseUrl: string): Promise<unknown> {
  const { send, close } = await createHttpSend(baseUrl, {});
  const request = { method: "GET", path: "/api/v1/jobs", headers: { authorization: "Bearer key-1" } };
  const error = await send(request).catch((error: unknown) => error);
  close();
  return error;
}
