import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import examples from "@octokit/webhooks-examples";
import { expect, onTestFinished, test } from "vitest";
import { measure } from "../../support/growth.ts";
import { serveData } from "../../support/program.ts";
import { buildWebhook, signBody } from "../../support/webhook-host.ts";
import { readPayload } from "../../support/webhooks.ts";

const SECRET = "a-secret-of-a-test";
const MB = 2 ** 20;

type Answer = { status: number; body: { status?: string; error?: string } };

/** Sends exactly these headers and bytes; `body` may be pieces, which are sent without a length. */
function post(url: string, headers: Record<string, string>, body: Buffer | readonly Buffer[]): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = Buffer.isBuffer(body) ? { "content-length": String(body.length) } : {};
    const sent = request(url, { method: "POST", headers: { ...length, ...headers } }, async (answer) => {
      const text = (await answer.toArray()).join("");
      resolve({ status: answer.statusCode ?? 0, body: text.startsWith("{") ? JSON.parse(text) : {} });
    });
    // The answer may come before the body is sent.
    sent.on("error", (error) => setTimeout(reject, 1000, error).unref());
    for (const piece of Buffer.isBuffer(body) ? [body] : body) sent.write(piece);
    sent.end();
  });
}

async function serve(environment: NodeJS.ProcessEnv = {}) {
  const stack = new AsyncDisposableStack();
  onTestFinished(() => stack.disposeAsync());
  const served = stack.use(await serveData(["--sync-every", "0", "--refusal-limit", "0"], environment));
  const { url: base, program, call } = served;
  const connect = async (name: string, config: object): Promise<string> =>
    (await call("POST", "connections", { name, config, paused: true })).id;
  const app = { token: "token", baseUrl: "http://127.0.0.1:9", webhookSecret: SECRET };
  const appId = await connect("GitHub", { codehostApp: app });
  await connect("Bitbucket", { codehostbApp: { ...app, workspace: "octo", webhookSecret: `${SECRET}-2` } });
  return { base, github: `${base}/webhooks/github`, program, connect, appId };
}

test("takes every payload of GitHub, and no forged, unsigned or broken one", async () => {
  const { base, github } = await serve();
  const deliver = (event: string, payload: unknown, headers: Record<string, string> = {}) => {
    const { body, headers: all } = buildWebhook({ event, payload, secret: SECRET, headers });
    return post(github, all, Buffer.from(body));
  };
  const known = examples as unknown as { name: string; examples: object[] }[];
  for (const { name, examples: payloads } of known) {
    const answers = await Promise.all(payloads.map((payload) => deliver(name, payload)));
    for (const answer of answers) expect(answer, name).toEqual({ status: 202, body: { status: "ignored" } });
  }
  const ping = readPayload("ping", () => true);
  const id = randomUUID();
  const again = { "x-github-delivery": id };
  expect((await deliver("ping", ping, again)).body.status).toBe("ignored");
  expect((await deliver("ping", ping, again)).body.status).toBe("known");

  const refuse = async (status: number, headers: Record<string, string>, payload: unknown = ping) => {
    const answer = await deliver("ping", payload, headers);
    expect([answer.status, typeof answer.body.error], JSON.stringify(headers)).toEqual([status, "string"]);
  };
  const text = JSON.stringify(ping);
  await refuse(401, { "x-hub-signature-256": "" });
  await refuse(401, { "x-hub-signature-256": signBody("another-secret", text) });
  await refuse(401, { "x-hub-signature-256": signBody(SECRET, `${text} `) });
  await refuse(401, { "x-hub-signature-256": signBody(SECRET, text).toUpperCase() });
  await refuse(401, { "x-hub-signature-256": signBody(SECRET, text).slice(0, -1) });
  await refuse(401, { "x-hub-signature-256": "", "x-hub-signature": signBody(SECRET, text) });
  await refuse(401, { "x-hub-signature-256": signBody(`${SECRET}-2`, text) });
  await refuse(400, { "x-github-event": "" });
  await refuse(400, { "x-github-event": "../ping" });
  await refuse(400, { "x-github-delivery": "" });
  await refuse(400, {}, "no JSON");
  await refuse(400, {}, "[]");
  await refuse(415, { "content-type": "application/x-www-form-urlencoded" });
  const broken = await deliver("release", { ...readPayload("release", () => true), action: "published", release: 1 });
  expect(broken.status).toBe(400);
  expect((await fetch(github)).status).toBe(405);
  expect((await fetch(`${base}/webhooks/gitlab`, { method: "POST" })).status).not.toBe(202);
  const bitbucket = buildWebhook({
    event: "x",
    payload: { repository: { full_name: "octo/widget" } },
    secret: `${SECRET}-2`,
  });
  const signed = {
    "x-hub-signature": bitbucket.headers["x-hub-signature-256"] ?? "",
    "content-type": "application/json",
  };
  const push = { ...signed, "x-event-key": "repo:refs_changed", "x-request-uuid": randomUUID() };
  expect((await post(`${base}/webhooks/bitbucket`, push, Buffer.from(bitbucket.body))).status).toBe(202);
});

test("parses deliveries of 25 MB beside the thread of calls, and refuses larger ones", async () => {
  const folder = mkdtempSync(join(tmpdir(), "watched-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const watched = join(folder, "longest");
  const watcher = `--import ${resolve("test/system/service/watch-loop.ts")}`;
  const { base, github, program } = await serve({ NODE_OPTIONS: watcher, WATCHED_LOOP: watched });
  const filler = { ...readPayload("ping", () => true), filler: "" };
  const space = 25 * MB - JSON.stringify(filler).length;
  // Much structure, which is slower to parse than one text.
  const items = `[${"[1],".repeat(Math.floor(space / 4) - 10)}0]`;
  const body = JSON.stringify(filler)
    .replace('"filler":""', `"filler":${items}`)
    .padEnd(25 * MB);
  expect(body).toHaveLength(25 * MB);
  const webhook = buildWebhook({ event: "ping", payload: body, secret: SECRET });
  program.kill("SIGUSR2");
  while (!existsSync(watched)) await sleep(20);
  expect((await post(github, webhook.headers, Buffer.from(body))).status).toBe(202);
  const forged = { ...webhook.headers, "x-hub-signature-256": signBody("forged", "") };
  expect((await post(github, forged, Buffer.from(body))).status).toBe(401);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  const parsing = await measure(() => JSON.parse(body));
  expect(Number(readFileSync(watched, "utf8"))).toBeLessThan(parsing / 6);
  expect((await post(github, webhook.headers, Buffer.from(`${body} `))).status).toBe(413);
  const unsized = await post(github, webhook.headers, [Buffer.alloc(MB, " "), Buffer.alloc(MB, " ")]);
  expect(unsized.status).toBe(413);
});

test("takes a large delivery that another app than the repository's signed", async () => {
  const { github, connect, appId } = await serve();
  const app = { token: "token", baseUrl: "http://127.0.0.1:9", webhookSecret: "secret-of-another-app" };
  await connect("Another", { codehostApp: app });
  const repository = { codehostAppConnectionId: appId, repositoryUrl: "http://127.0.0.1:9/octo/widget" };
  await connect("octo/widget", { codehostRepo: repository });
  const payload = { repository: { full_name: "octo/widget" }, filler: "x".repeat(MB) };
  for (const [secret, status] of [
    ["secret-of-another-app", 202],
    [SECRET, 202],
    ["forged", 401],
  ] as const) {
    const { headers, body } = buildWebhook({ event: "ping", payload, secret });
    expect((await post(github, headers, Buffer.from(body))).status).toBe(status);
  }
});
