import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCertificate } from "../../support/certificate.ts";
import { serveConnectProxy } from "../../support/connect-proxy.ts";
import { History } from "../../support/history.ts";
import { type Scripted, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { runStep, type StepResult } from "./run-step.ts";

const KEY = "key-of-a-test";
const HOST = "docs.example.com";
const authority = createCertificate({ subject: "An authority of the test" });

let history: History;
let folder: string;
let trusting: Record<string, string>;
beforeAll(() => {
  history = new History();
  history.commit("feat: answer (#1)");
  folder = mkdtempSync(join(tmpdir(), "authority-"));
  trusting = { NODE_EXTRA_CA_CERTS: join(folder, "authority.pem") };
  writeFileSync(join(folder, "authority.pem"), authority.cert);
});
afterAll(() => {
  history[Symbol.dispose]();
  rmSync(folder, { recursive: true });
});

/** A service that accepts any request, with a certificate for `hosts`. */
function serve(hosts: string[], days: [number, number] = [-1, 1], host = "localhost"): Promise<Scripted> {
  const certificate = createCertificate({ hosts, days, issuer: authority });
  return serveScripted(takeJobs, { certificate, host });
}

function run(baseUrl: string, environment: Record<string, string>, timeout = "60s"): Promise<StepResult> {
  const inputs = { "base-url": baseUrl, "api-key": KEY, wait: "false", timeout };
  return runStep({ workspace: history.directory, inputs, environment });
}

const portOf = ({ url }: Scripted) => Number(new URL(url).port);

test.concurrent("a private CA is trusted by NODE_EXTRA_CA_CERTS, and by nothing else", async () => {
  await using server = await serve(["localhost"]);
  const refused = await run(server.url, {});
  expect(refused.log).toMatch(/::error title=[^:]*::.*not signed by a trusted CA.*NODE_EXTRA_CA_CERTS.*api\/tls/);
  expect(refused.code).toBe(1);
  expect(server.received).toEqual([]);
  const { code, outputs } = await run(server.url, trusting);
  expect({ code, job: outputs["job-id"] }).toEqual({ code: 0, job: "job-1" });
  expect(server.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
});

test.concurrent.each<[string, string[], [number, number], RegExp]>([
  ["has expired", ["localhost"], [-9, -1], /the certificate has expired \(CERT_HAS_EXPIRED\)\.%0ARenew/],
  ["is for another host", [HOST], [-1, 1], /is for another host: .*DNS:docs\.example\.com.*%0ASet base-url to a host/],
])("a certificate that %s is named, and the key is not sent", async (_, hosts, days, sentence) => {
  await using server = await serve(hosts, days);
  const { code, log } = await run(server.url, trusting);
  expect(log).toMatch(sentence);
  expect(code).toBe(1);
  expect(server.received).toEqual([]);
});

test.concurrent.each(["https_proxy", "HTTPS_PROXY"])(
  "%s carries an https service in a tunnel that it cannot read",
  async (name) => {
    await using server = await serve([HOST], [-1, 1], "127.0.0.1");
    await using proxy = await serveConnectProxy(portOf(server));
    const environment = { ...trusting, [name]: `http://me:hunter2@127.0.0.1:${proxy.port}` };
    const { code, outputs } = await run(`https://${HOST}`, environment);
    expect({ code, job: outputs["job-id"] }).toEqual({ code: 0, job: "job-1" });
    expect(proxy.requests.map(({ target }) => target)).toEqual([`${HOST}:443`]);
    expect(proxy.requests[0]?.headers).toMatchObject({
      "proxy-authorization": `Basic ${Buffer.from("me:hunter2").toString("base64")}`,
    });
    expect(proxy.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(server.received[0]?.headers).toMatchObject({ host: HOST, authorization: `Bearer ${KEY}` });
  },
);

test.concurrent("no_proxy bypasses the proxy", async () => {
  await using server = await serve(["localhost.localdomain"], [-1, 1], "localhost");
  await using proxy = await serveConnectProxy(portOf(server));
  const way = { https_proxy: `http://127.0.0.1:${proxy.port}`, no_proxy: "localdomain" };
  const { log } = await run(`https://localhost.localdomain:${portOf(server)}`, { ...trusting, ...way }, "6s");
  // Whether or not this machine can resolve the name: the proxy gets no request for it.
  expect(log).not.toContain("through the proxy");
  expect(proxy.requests).toEqual([]);
});
