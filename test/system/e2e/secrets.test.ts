import type { IncomingMessage, RequestListener } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveConnectProxy } from "../../support/connect-proxy.ts";
import { History } from "../../support/history.ts";
import { serveScripted } from "../../support/scripted-server.ts";
import { runCommand, runStep } from "./run-step.ts";

// With signs that JSON and addresses write in another way.
const KEY = 'sk/0123"4567+89ab=';
const TOKEN = "ghs_0123456789abcdef";
const PASSWORD = "hunter2hunter2";
const BASE64 = Buffer.from(KEY).toString("base64");

let history: History;
beforeAll(() => {
  history = new History();
  history.commit("feat: answer (#1)");
});
afterAll(() => history[Symbol.dispose]());

function keyOf({ headers }: Pick<IncomingMessage, "headers">): string {
  return headers.authorization?.replace("Bearer ", "") ?? "";
}

/** Repeats the key in every text of an answer, in each form that it can have there. */
function repeat(request: Pick<IncomingMessage, "headers">): string {
  const key = keyOf(request);
  return `Bearer ${key} ${encodeURIComponent(key)} ${Buffer.from(key).toString("base64")}`;
}

const asJson =
  (status: number, build: (echo: string, url: string) => unknown): RequestListener =>
  (request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(build(repeat(request), `${request.method} ${request.url?.split("?")[0]}`)));
  };

const settled = (state: string, entry: { kind: string; status: string }): RequestListener =>
  asJson(200, (echo, url) => {
    const job = { id: "job-1", orgId: "org-1", type: "doc-request", state, title: echo };
    const echoes = { title: echo, summary: echo, branch: echo, publicationName: echo };
    const entries = [{ id: "ent-1", message: echo, createdAt: "2026-01-01T00:00:00Z", ...entry }];
    const conversation = { id: "cnv-1", status: "closed", outputUrl: `https://x.example/${echo}`, ...echoes, entries };
    if (url.includes("/jobs")) return url.endsWith("jobs") && url.startsWith("GET") ? { jobs: [job] } : job;
    if (url.endsWith("/conversations")) return { conversations: [conversation] };
    if (url.endsWith("/cnv-1")) return conversation;
    return { publications: [], connections: [] };
  });

const services: [string, RequestListener, echoed?: "not at all"][] = [
  ["an error", asJson(400, (echo) => ({ error: echo }))],
  ["an error without a message", asJson(500, (echo) => ({ fault: echo.repeat(20) }))],
  ["a page", (request, response) => void response.end(`<html>${"x".repeat(180)}${repeat(request)}`)],
  [
    "a redirect",
    (request, response) =>
      void response
        .writeHead(302, { location: `/x/${encodeURI(keyOf(request))}/${encodeURIComponent(keyOf(request))}?${BASE64}` })
        .end(),
  ],
  ["what is no HTTP", (request) => void request.socket.end(`220 ${repeat(request)}\r\n\r\n`), "not at all"],
  ["records of another kind", asJson(200, (echo) => ({ [echo]: echo })), "not at all"],
  ["the records of a job that is done", settled("done", { kind: "releaseNotes", status: "success" })],
  ["the records of a job that failed", settled("errored", { kind: "error", status: "error" })],
];

/** What a step requests again until its timeout; other services end it early, later on a busy machine. */
const RETRIED = new Set(["an error without a message", "a page", "records of another kind"]);
const timeoutFor = (name: string) => (RETRIED.has(name) ? "8s" : "60s");

/** A step in debug mode prints what another prints, and more. */
const PLAIN = new Set(["an error", "the records of a job that is done"]);

describe.concurrent.each(services)("a key that a service repeats in %s", (name, service, echoed) => {
  test.each(PLAIN.has(name) ? [{}, { RUNNER_DEBUG: "1" }] : [{ RUNNER_DEBUG: "1" }])(
    "appears in nothing that a step leaves, with %o",
    async (environment) => {
      await using server = await serveScripted(service);
      const { log, files } = await runStep({
        workspace: history.directory,
        inputs: { "base-url": server.url, "api-key": KEY, "github-token": TOKEN, timeout: timeoutFor(name) },
        environment,
      });
      expect(server.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
      const [first = "", ...said] = log.split(`::add-mask::${KEY}\n`);
      expect(first).toBe("");
      expectHidden(said.join("").replace(`::add-mask::${TOKEN}\n`, "") + files);
      expect(echoed === undefined).toBe((said.join("") + files).includes("***"));
    },
  );

  test("appears in no output of a command", async () => {
    await using server = await serveScripted(service);
    const inputs = [
      `--base-url=${server.url}`,
      `--api-key=${KEY}`,
      `--github-token=${TOKEN}`,
      `--timeout=${timeoutFor(name)}`,
    ];
    const { log } = await runCommand(history.directory, ...inputs);
    expect(server.received.length).toBeGreaterThan(0);
    expectHidden(log);
  });
});

test.concurrent("a proxy's password appears in nothing that a step leaves", async () => {
  await using proxy = await serveConnectProxy(9, "407 Proxy Authentication Required");
  const { log, files } = await runStep({
    workspace: history.directory,
    inputs: { "base-url": "https://docs.example.com", "api-key": KEY, timeout: "60s" },
    environment: { RUNNER_DEBUG: "1", https_proxy: `http://me:${PASSWORD}@127.0.0.1:${proxy.port}` },
  });
  expect(proxy.requests[0]?.headers["proxy-authorization"]).toMatch(/^Basic /);
  expectHidden(log.replaceAll(/^::add-mask::.*\n/gm, "") + files);
  expect(log).toMatch(
    /::error title=[^:]*::.*through the proxy http:\/\/127\.0\.0\.1:\d+ \(https_proxy\): the proxy rejects the user and/,
  );
});

test.concurrent("an invalid key is masked before the step reports it", async () => {
  const { log, files, code } = await runStep({
    workspace: history.directory,
    inputs: { "base-url": "https://docs.example.com", "api-key": `Bearer ${PASSWORD}\nsecond-line-of-it` },
  });
  expect(log).toMatch(
    /^::add-mask::Bearer hunter2hunter2\n::add-mask::second-line-of-it\n::error title=[^:]*::The input api-key /,
  );
  expectHidden(log.replaceAll(/^::add-mask::.*\n/gm, "") + files);
  expect(code).toBe(1);
});

function expectHidden(text: string): void {
  const forms = [
    KEY,
    JSON.stringify(KEY).slice(1, -1),
    encodeURIComponent(KEY),
    BASE64,
    TOKEN,
    PASSWORD,
    "second-line",
  ];
  expect(forms.filter((form) => text.includes(form))).toEqual([]);
  // Nor a half of it, where something was cut.
  expect(text).not.toMatch(/sk\/0123|c2svMDEy/);
}
