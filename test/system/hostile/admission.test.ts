import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { describe, expect, test } from "vitest";
import { openRawConnection, type RawConnection } from "../../support/raw-connection.ts";
import { buildWebhook } from "../../support/webhook-host.ts";
import { AttackedProgram } from "./attacked-program.ts";

const SECRET = "a-secret-of-a-test";
const SIGNATURE = `sha256=${"0".repeat(64)}`;
/** Of the program, for answers; the rest of the time is that of the machine. */
const MAX_PROBE_MS = 250;

type Sent = { method?: string; headers?: Record<string, string>; body?: string; from?: string };

/** One call on a connection of its own, from another address of this machine if `from` is one. */
function send(
  url: string,
  { from = "127.0.0.1", body, ...sent }: Sent = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const made = request(url, { ...sent, localAddress: from, agent: new Agent() }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, text: (await answer.toArray()).join("") });
    });
    made.on("error", reject).end(body);
  });
}

const statusOf = (url: string, sent?: Sent) =>
  send(url, sent).then(
    ({ status }) => status,
    (error: Error) => error.message,
  );

/** Milliseconds of the fastest of five. */
async function probe(url: string, from: string): Promise<number> {
  const times = [];
  for (let count = 0; count < 5; count += 1) {
    const began = performance.now();
    expect(await statusOf(`${url}/healthz`, { from })).toBe(200);
    times.push(performance.now() - began);
  }
  return Math.min(...times);
}

/** With an app of the neighbour that signs webhooks. */
async function open(flags: readonly string[] = []) {
  const attacked = await AttackedProgram.open(["--sync-every", "0", "--metrics-port", "0", ...flags]);
  const { url, neighbour } = attacked;
  const codehostApp = { token: "token", baseUrl: "http://127.0.0.1:9", webhookSecret: SECRET };
  const app = await neighbour.call("POST", "connections", { name: "GitHub", config: { codehostApp }, paused: true });
  expect(app).toMatchObject({ status: 201 });
  const deliver = (from?: string, secret = SECRET) => {
    const sent = buildWebhook({ event: "ping", payload: { zen: "Keep it simple." }, secret });
    return statusOf(`${url}/webhooks/github`, { ...sent, ...(from && { from }) });
  };
  const readRefused = async () => {
    const { metrics } = attacked.program.log().find(({ event }) => event === "start") ?? {};
    const lines = (await send(String(metrics))).text.matchAll(
      /^release_docs_refused_total\{reason="([^"]+)"\} (\d+)$/gm,
    );
    return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]));
  };
  return { attacked, url, deliver, readRefused };
}

const range = <Item>(length: number, build: (index: number) => Item) =>
  Array.from({ length }, (_, index) => build(index));

const closeAll = (connections: readonly RawConnection[]) => connections.forEach(({ socket }) => void socket.destroy());

const SILENT = [
  "",
  "GET / HTTP/1.1\r\nhost: x\r\nx-half: ",
  "GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
  "POST /webhooks/git",
];

describe.concurrent("2,000 silent connections", () => {
  test.each<[string, (index: number) => string]>([
    ["of one address", () => "127.0.0.9"],
    ["of 500 addresses", (index) => `127.1.${index % 2}.${1 + (index % 250)}`],
  ])("%s keep out nobody", async (_, addressOf) => {
    const { attacked, url, deliver, readRefused } = await open();
    await using _program = attacked;
    const silent: RawConnection[] = [];
    for (let batch = 0; batch < 22; batch += 1) {
      const opened = range(100, async (index) => {
        const connection = await openRawConnection(url, addressOf(batch * 100 + index));
        connection.send(SILENT[index % SILENT.length] ?? "");
        return connection;
      });
      silent.push(...(await Promise.all(opened)));
    }
    expect(await probe(url, "127.0.0.2")).toBeLessThan(MAX_PROBE_MS);
    // Also of the very address: its own silent ones make space.
    expect(await probe(url, addressOf(0))).toBeLessThan(MAX_PROBE_MS);
    expect(await deliver("127.0.0.2")).toBe(202);
    expect((await readRefused()).connections).toBeGreaterThan(0);
    closeAll(silent);
  });
});

const headOf = (more: string) =>
  `POST /webhooks/github HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nx-github-event: ping\r\n` +
  `x-github-delivery: 1\r\nx-hub-signature-256: ${SIGNATURE}\r\n${more}\r\n\r\n`;

describe.concurrent("slow bodies", () => {
  const small = "content-length: 9999";
  const others: [string[], number, string][] = [
    [["127.0.0.8", "127.0.0.9"], 160, small],
    [range(160, (index) => `127.2.0.${1 + index}`), 160, small],
    [["127.0.0.7"], 160, "transfer-encoding: chunked"],
    [["127.0.0.6"], 4, "content-length: 2097152"],
  ];
  const own: typeof others = [
    [["127.0.0.2"], 160, "content-length: 99999"],
    [["127.0.0.2"], 4, "content-length: 9999999"],
  ];
  test.for<[string, typeof others]>([
    ["of other addresses", others],
    ["of the signer's address", own],
  ])("%s keep out no delivery, and end", async ([, attacks], { expect }) => {
    const { attacked, url, deliver, readRefused } = await open();
    await using _program = attacked;
    const begin = async (address: string, more: string) => {
      const connection = await openRawConnection(url, address);
      connection.send(headOf(more));
      return connection;
    };
    const begun = attacks.flatMap(([addresses, count, more]) =>
      range(count, (index) => begin(addresses[index % addresses.length] ?? "", more)),
    );
    const slow = await Promise.all(begun);
    const drip = setInterval(() => {
      for (const { socket } of slow) if (socket.writable) socket.write("1\r\n1\r\n");
    }, 100);
    const large = buildWebhook({ event: "ping", payload: { zen: "x".repeat(2 ** 21) }, secret: SECRET });
    const deliverLarge = () => statusOf(`${url}/webhooks/github`, { ...large, from: "127.0.0.2" });
    for (const one of [() => deliver("127.0.0.2"), deliverLarge]) {
      if (attacks === own) await expect.poll(one, { timeout: 20_000 }).toBe(202);
      else for (let tries = 0; tries < 3; tries += 1) expect(await one()).toBe(202);
    }
    const burst = await Promise.all(range(60, () => deliver("127.0.0.2")));
    expect(new Set(burst)).toEqual(new Set([202]));
    const answers = await Promise.all(slow.map(({ closed }) => closed));
    clearInterval(drip);
    // Without an answer where the client was still sending.
    const statuses = new Set(answers.map((text) => text.split(" ")[1] ?? "reset"));
    expect([...statuses].filter((status) => !["408", "429", "503", "reset"].includes(status))).toEqual([]);
    expect(statuses).toContain("408");
    expect((await readRefused())["slow-clients"]).toBeGreaterThan(0);
  });

  test("of sign-ins hold no more than the places of all", async ({ expect }) => {
    const { attacked, url, deliver } = await open(["--sign-in-limit", "0"]);
    await using _program = attacked;
    const json = "content-type: application/json\r\ncontent-length: 100";
    const slow = await Promise.all(range(600, (index) => openRawConnection(url, `127.3.0.${1 + (index % 100)}`)));
    for (const { send } of slow) send(`POST /api/v1/sessions HTTP/1.1\r\nhost: x\r\n${json}\r\n\r\n{`);
    const answered = () => slow.filter(({ socket }) => socket.bytesRead > 0);
    await expect.poll(() => answered().length).toBeGreaterThanOrEqual(600 - 128);
    const statuses = await Promise.all(answered().map(({ waitForText }) => waitForText(/ \d+ /)));
    expect(statuses.filter((text) => !/^HTTP\/1\.1 (?:429|503) /.test(text))).toEqual([]);
    expect(await probe(url, "127.0.0.2")).toBeLessThan(MAX_PROBE_MS);
    expect(await deliver("127.0.0.2")).toBe(202);
    const { apiKey } = attacked.neighbour;
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify({ apiKey }), from: "127.0.0.2" };
    expect(await statusOf(`${url}/api/v1/sessions`, sent)).toBe(201);
    closeAll(slow);
  });

  test("that are large are refused in a line without a stack, not one each", async ({ expect }) => {
    const { attacked, url, readRefused } = await open();
    await using _program = attacked;
    const slow = await Promise.all(range(60, () => openRawConnection(url, "127.0.0.9")));
    for (const connection of slow) connection.send(headOf("content-length: 2097152"));
    const countRefused = async () => {
      const { requests = 0, "slow-clients": ended = 0 } = await readRefused();
      return requests + ended;
    };
    await expect.poll(countRefused).toBeGreaterThanOrEqual(50);
    const log = attacked.program.log();
    expect(log.filter(({ event }) => event === "fault")).toEqual([]);
    expect(log.filter(({ path }) => path === "/webhooks/github")).toEqual([]);
    const refused = log.filter(({ event, reason }) => event === "refused" && reason === "requests");
    expect(refused).toHaveLength(1);
    closeAll(slow);
  });
});

test.concurrent("a user with 30 keys has neither all streams nor a limit for each key", async () => {
  const { attacked, url, readRefused } = await open(["--rate-limit", "700"]);
  await using _program = attacked;
  const { attacker, neighbour } = attacked;
  const mint = async (index: number) => (await attacker.call("POST", "api_keys", { name: `key ${index}` })).body.apiKey;
  const keys = (await Promise.all(range(30, mint))).map(String);
  const stop = new AbortController();
  const stream = async (apiKey: string) => {
    const headers = { authorization: `Bearer ${apiKey}` };
    return fetch(`${url}/api/v1/events`, { headers, signal: stop.signal });
  };
  const opened = await Promise.all(keys.flatMap((key) => range(20, () => stream(key))));
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(20);
  const others = await Promise.all(range(20, () => stream(neighbour.apiKey)));
  expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await readRefused()).toMatchObject({ streams: 580 });
  stop.abort();
  const callers = keys.map((key) => attacked.callerOf(key));
  const calls = await Promise.all(callers.flatMap(({ call }) => range(10, () => call("GET", "me"))));
  expect(calls.filter(({ status }) => status === 429)).not.toEqual([]);
  expect((await neighbour.call("GET", "me")).status).toBe(200);
});

test.concurrent("no failure of one endpoint closes another", async () => {
  const { attacked, url, deliver } = await open(["--refusal-limit", "5"]);
  await using _program = attacked;
  const { neighbour } = attacked;
  const signIn = () =>
    statusOf(`${url}/api/v1/sessions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ apiKey: neighbour.apiKey }),
    });
  const picture = { headers: { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" } };
  const form = {
    method: "POST",
    headers: { origin: "https://evil.example", "content-type": "text/plain" },
    body: "{}",
  };
  for (const path of ["callback?code=1&state=2", "callback?error=x", "callback", "callback/"]) {
    const statuses = await Promise.all(range(21, () => statusOf(`${url}/api/v1/oidc/${path}`, picture)));
    expect(new Set(statuses)).toEqual(new Set([404]));
  }
  expect(new Set(await Promise.all(range(21, () => statusOf(`${url}/api/v1/sessions`, form))))).toEqual(new Set([403]));
  const keyless = [picture, { headers: { ...picture.headers, cookie: "release-docs-session=guess" } }];
  for (const sent of keyless) {
    expect(new Set(await Promise.all(range(21, () => statusOf(`${url}/api/v1/me`, sent))))).toEqual(new Set([401]));
  }
  expect(await signIn()).toBe(201);
  // Known now, so that forged ones of its address do not close it.
  expect(await deliver()).toBe(202);
  const forged = [];
  for (let count = 0; count < 10; count += 1) forged.push(await deliver("127.0.0.3", "forged"));
  expect(forged).toEqual([...Array(5).fill(401), ...Array(5).fill(429)]);
  const headers = { authorization: "Bearer wrong" };
  expect(await statusOf(`${url}/api/v1/me`, { headers, from: "127.0.0.3" })).toBe(401);
  for (let count = 0; count < 10; count += 1) await deliver("127.0.0.1", "forged");
  expect(await deliver()).toBe(202);
});

describe.concurrent("a webhook is refused by its headers alone", () => {
  const BASE: Record<string, string> = {
    "content-type": "application/json",
    "x-github-event": "ping",
    "x-github-delivery": "1",
    "x-hub-signature-256": SIGNATURE,
  };
  test("whatever its body would be", async () => {
    const { attacked, url, deliver } = await open(["--refusal-limit", "5"]);
    await using _program = attacked;
    /** The body never comes. */
    const refuse = async (changed: Record<string, string>) => {
      await using connection = await openRawConnection(url, "127.0.0.9");
      const headers = Object.entries({ ...BASE, "content-length": "50", ...changed });
      const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join("");
      connection.send(`POST /webhooks/github HTTP/1.1\r\nhost: x\r\n${lines}\r\n`);
      return (await connection.waitForText(/\r\n\r\n/)).split(" ")[1];
    };
    expect(await refuse({ "content-type": "text/plain" })).toBe("415");
    expect(await refuse({ "content-length": String(26 * 2 ** 20) })).toBe("413");
    expect(await refuse({ "x-github-event": "" })).toBe("400");
    for (const signature of ["", "sha256=", `${SIGNATURE}0`, SIGNATURE.toUpperCase(), SIGNATURE.slice(0, -1)]) {
      expect(await refuse({ "x-hub-signature-256": signature })).toBe("401");
    }
    expect(await refuse({ "x-github-delivery": randomUUID() })).toBe("429");
    expect(await refuse({ "x-github-hook-id": "1" })).toBe("429");
    expect(await deliver("127.0.0.2")).toBe(202);
  });
});

test.concurrent("every answer forbids guessing its type", async () => {
  const { attacked, url } = await open();
  await using _program = attacked;
  const authorization = `authorization: Bearer ${attacked.attacker.apiKey}`;
  const answers = await Promise.all(
    [
      ...["GET /healthz", "GET /readyz", "GET /docs", "GET /openapi.json", "GET /api/v1/openapi.yaml", "GET /"],
      ...["GET /api/v1/me", "GET /api/v1/nothing", "POST /api/v1/jobs", "POST /mcp", "POST /webhooks/github"],
      ...["GET /api/v1/oidc", "GET /api/v1/events", "HEAD /api/v1/me", "DELETE /healthz", "FOO /", "GET  /"],
    ].map(async (line) => {
      await using connection = await openRawConnection(url);
      connection.send(`${line} HTTP/1.1\r\nhost: x\r\n${authorization}\r\n\r\n`);
      return [line, /^x-content-type-options: nosniff\r$/im.test(await connection.waitForText(/\r\n\r\n/))];
    }),
  );
  expect(answers.filter(([, isForbidden]) => isForbidden !== true)).toEqual([]);
});
