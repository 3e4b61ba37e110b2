import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { chmodSync, existsSync, globSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, test } from "vitest";
import packageJson from "../../../package.json" with { type: "json" };
import { BUNDLE, createData, startProgram } from "../../support/program.ts";
import { openRawConnection } from "../../support/raw-connection.ts";
import { stores } from "../../support/stores.ts";

const get = (address: string, apiKey?: string) =>
  fetch(address, apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } });
const serveIn = (folder: string, ...args: string[]) => ["serve", "--port", "0", "--data", folder, ...args];

describe.concurrent("the program", () => {
  test("prints its address and nothing else, answers, and ends with 0 on SIGTERM", async ({ expect }) => {
    using data = await createData();
    await using program = startProgram(serveIn(data.folder));
    const address = await program.ready;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await get(`${address}/api/v1/me`, data.apiKey);
    expect(await answer.json()).toMatchObject({ name: "Ada", email: "ada@example.com" });
    program.kill("SIGTERM");
    expect(await program.ended).toMatchObject({ code: 0, stdout: `${address}\n` });
    expect(program.log().map(({ event }) => event)).toEqual(["start", "request", "stop", "end"]);
  });

  test("answers probes without a key and without a log line, and ends with 0 on SIGINT", async ({ expect }) => {
    using data = await createData();
    await using program = startProgram(serveIn(data.folder));
    for (const [path, body] of [
      ["/healthz", { status: "alive" }],
      ["/readyz", { status: "ready" }],
    ] as const) {
      const answer = await get(`${await program.ready}${path}`);
      expect([answer.status, await answer.json()]).toEqual([200, body]);
      expect(answer.headers.get("x-request-id")).toMatch(/^req-[0-9a-f]{16}$/);
    }
    program.kill("SIGINT");
    expect(await program.ended).toMatchObject({ code: 0, stderr: expect.not.stringMatching(/healthz|readyz/) });
  });

  test("writes text lines with --log text, and has no metrics by default", async ({ expect }) => {
    using data = await createData();
    await using program = startProgram(serveIn(data.folder, "--log", "text"));
    expect((await get(`${await program.ready}/metrics`)).status).toBe(401);
    program.kill("SIGTERM");
    expect((await program.ended).stderr).toMatch(/^[\d:.TZ-]+ info {2}start address=http:\S+\n[^{]*$/);
  });

  test("logs each call with the key's ID and without a secret", async ({ expect }) => {
    using data = await createData();
    const { folder, apiKey } = data;
    const secretsKey = Buffer.alloc(32, "secret").toString("base64");
    await using program = startProgram(serveIn(folder), { RELEASE_DOCS_SECRETS_KEY: secretsKey });
    const address = await program.ready;
    const token = "ghp_hunter2hunter2";
    const codehostApp = { type: "github", baseUrl: "https://github.example/api/v3", token };
    const answer = await fetch(`${address}/api/v1/connections?token=${token}`, {
      method: "POST",
      headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
      body: JSON.stringify({ name: "app", config: { codehostApp } }),
    });
    await get(`${address}/api/v1/jobs/${apiKey}`, apiKey);
    await get(`${address}/api/v1/jobs`, `${apiKey}x`);
    program.kill("SIGTERM");
    const { stderr } = await program.ended;
    for (const secret of [apiKey, token, "hunter2", secretsKey]) expect(stderr).not.toContain(secret);
    const calls = program.log().filter(({ event }) => event === "request");
    expect(calls).toMatchObject([
      { level: expect.any(String), method: "POST", path: "/api/v1/connections", keyId: expect.stringMatching(/^key-/) },
      { method: "GET", path: "/api/v1/jobs/rdk_***", status: 404, ms: expect.any(Number) },
      { method: "GET", path: "/api/v1/jobs", status: 401 },
    ]);
    expect(calls[0]).toMatchObject({ requestId: answer.headers.get("x-request-id"), status: answer.status });
    expect(calls[2]).not.toHaveProperty("keyId");
  });
});

describe.concurrent("metrics", () => {
  test("have their own port and need no key; a caller cannot create a label", async ({ expect }) => {
    using data = await createData();
    await using program = startProgram(serveIn(data.folder, "--metrics-port", "0"));
    const address = await program.ready;
    await get(`${address}/api/v1/jobs/job-1?x=1`, data.apiKey);
    await get(`${address}/api/v1/automations/pub-1`, data.apiKey);
    await get(`${address}/api/v1/${"x".repeat(50)}`, data.apiKey);
    await get(`${address}/readyz`);
    const { metrics } = program.log()[0] ?? {};
    expect(metrics).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
    await using connection = await openRawConnection(String(metrics));
    connection.send("GET /metrics HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    const [head = "", text = ""] = (await connection.closed).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 200 [\s\S]*content-type: text\/plain; version=0\.0\.4; charset=utf-8/);
    const counts = text
      .split("\n")
      .flatMap((line) => /^release_docs_request_\w+_count\{(.*)\} \d+$/.exec(line)?.[1] ?? []);
    expect(counts).toEqual([
      'method="GET",route="/api/v1/jobs/{id}",status="404"',
      'method="GET",route="/api/v1/publications/{id}",status="404"',
      'method="other",route="other",status="404"',
      'method="GET",route="/readyz",status="200"',
    ]);
    expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    for (const [path, status] of [
      ["/metrics?x", 200],
      ["/", 404],
      ["/api/v1/me", 404],
    ] as const) {
      expect((await get(new URL(path, String(metrics)).href)).status).toBe(status);
    }
    program.kill("SIGTERM");
    expect(await program.ended).toMatchObject({ code: 0 });
  });
});

describe.concurrent("a stop", () => {
  /** The program with a request whose body is still sent, and told to stop. */
  async function stopDuringRequest(...flags: string[]) {
    await using opened = new AsyncDisposableStack();
    const data = opened.use(await createData());
    const program = opened.use(startProgram(serveIn(data.folder, ...flags)));
    const address = await program.ready;
    const connection = opened.use(await openRawConnection(address));
    const fields = `authorization: Bearer ${data.apiKey}\r\ncontent-type: application/json\r\ncontent-length: 4`;
    connection.send(`POST /api/v1/jobs HTTP/1.1\r\nhost: x\r\n${fields}\r\n\r\n{"a`);
    await get(`${address}/readyz`);
    program.kill("SIGTERM");
    const resources = opened.move();
    const stops = () => program.log().some(({ event }) => event === "stop");
    return { program, connection, stops, [Symbol.asyncDispose]: () => resources.disposeAsync() };
  }

  test("waits for a running request", async ({ expect }) => {
    await using stopped = await stopDuringRequest();
    await expect.poll(stopped.stops).toBe(true);
    stopped.connection.send("}");
    expect(await stopped.connection.closed).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close/i);
    expect(await stopped.program.ended).toMatchObject({ code: 0 });
  });

  test("waits no longer than --grace", async ({ expect }) => {
    await using stopped = await stopDuringRequest("--grace", "0");
    expect(await stopped.connection.closed).toBe("");
    expect(await stopped.program.ended).toMatchObject({ code: 0 });
  });

  test("is immediate at the second signal", async ({ expect }) => {
    await using stopped = await stopDuringRequest("--grace", "60");
    await expect.poll(stopped.stops).toBe(true);
    stopped.program.kill("SIGINT");
    expect(await stopped.program.ended).toMatchObject({ code: 130 });
  });
});

describe.concurrent("a limit", () => {
  test("of calls per user is a 429 with Retry-After, and does not affect other keys", async ({ expect }) => {
    using data = await createData();
    await using program = startProgram(serveIn(data.folder, "--rate-limit", "2", "--refusal-limit", "1"));
    const address = await program.ready;
    const call = (key?: string) => get(`${address}/api/v1/me`, key);
    expect([await call(data.apiKey), await call(data.apiKey)].map(({ status }) => status)).toEqual([200, 200]);
    const third = await call(data.apiKey);
    expect([third.status, third.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await third.json()).toMatchObject({ error: expect.any(String), code: "request/rate-limited" });
    expect([await call(), await call("wrong"), await call("bad")].map(({ status }) => status)).toEqual([401, 401, 429]);
  });

  test("of concurrent calls is a 503 with Retry-After, and does not count probes", async ({ expect }) => {
    using data = await createData();
    await using program = startProgram(serveIn(data.folder, "--max-requests", "1"));
    const address = await program.ready;
    await using connection = await openRawConnection(address);
    connection.send(
      `POST /api/v1/jobs HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${data.apiKey}\r\ncontent-length: 900000\r\n\r\n`,
    );
    // A slow body would make way.
    let left = 900_000 - "null".length;
    const drip = setInterval(() => {
      connection.send(" ".repeat(Math.min(left, 5_000)));
      left -= Math.min(left, 5_000);
    }, 20);
    expect((await get(`${address}/readyz`)).status).toBe(200);
    const second = await get(`${address}/api/v1/me`, data.apiKey);
    expect([second.status, second.headers.get("retry-after")]).toEqual([503, "1"]);
    clearInterval(drip);
    connection.send(" ".repeat(left));
    connection.send("null");
    await connection.waitForText(/ 415 /);
    expect((await get(`${address}/api/v1/me`, data.apiKey)).status).toBe(200);
  });

  test("of a body", async ({ expect }) => {
    using data = await createData();
    await using program = startProgram(serveIn(data.folder), { RELEASE_DOCS_MAX_BODY: "1024" });
    const headers = { authorization: `Bearer ${data.apiKey}`, "content-type": "application/json" };
    const sent = { method: "POST", headers, body: "x".repeat(1025) };
    expect((await fetch(`${await program.ready}/api/v1/jobs`, sent)).status).toBe(413);
  });
});

describe.concurrent("a start fails with 1 and a message", () => {
  const failure = async (args: string[], environment: NodeJS.ProcessEnv = {}) => {
    await using program = startProgram(args, environment);
    const { code, stdout } = await program.ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    return program.log().at(-1);
  };

  test("if another process serves from the folder", async ({ expect }) => {
    using data = await createData();
    await using first = startProgram(serveIn(data.folder));
    await first.ready;
    expect(await failure(serveIn(data.folder))).toMatchObject({
      level: "error",
      code: "store/locked",
      message: `Another process serves from ${data.folder}.`,
      hint: expect.stringMatching(/Stop that process first.*--database/),
    });
    first.kill("SIGKILL");
    await first.ended;
    await using next = startProgram(serveIn(data.folder));
    await next.ready;
  });

  test.each(["", "short"])("with the secrets key %j", async (key) => {
    using data = await createData();
    const failed = await failure(serveIn(data.folder), { RELEASE_DOCS_SECRETS_KEY: key });
    expect(failed).toMatchObject({
      code: "store/no-secrets-key",
      hint: expect.stringContaining("openssl rand -base64 32"),
    });
  });

  test("if the port is in use", async ({ expect }) => {
    using data = await createData();
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const failed = await failure(["serve", "--port", String(port), "--data", data.folder]);
    expect(failed).toMatchObject({ code: "program/address", message: expect.stringContaining("EADDRINUSE") });
    other.close();
  });

  test("if the folder is a file", async ({ expect }) => {
    using data = await createData();
    expect(await failure(serveIn(join(data.folder, "service.db")))).toMatchObject({ code: "program/data" });
  });

  test("if PostgreSQL does not answer, without its password", async ({ expect }) => {
    const failed = await failure(["serve", "--port", "0"], {
      RELEASE_DOCS_DATABASE: "postgres://u:hunter2@127.0.0.1:1/d",
    });
    expect(failed).toMatchObject({ code: "store/unreachable" });
    expect(JSON.stringify(failed)).not.toContain("hunter2");
  });
});

test.concurrent.each([
  [["serve", "--nope"], 2, "", "'--nope'"],
  [["serve", "--prot", "0"], 2, "", "--port"],
  [["serve", "--data", "d", "--log", "jsonl"], 2, "", "Did you mean json?"],
  [["nope"], 2, "", "'nope'"],
  [["user", "list"], 2, "", "users"],
  [[], 2, "", "Usage: release-docs-service"],
  [["--version"], 0, `${packageJson.version}\n`, ""],
  [["--help"], 0, "Usage: release-docs-service", ""],
  [["serve", "--help"], 0, "RELEASE_DOCS_MAX_REQUESTS", ""],
])("%j is %d", async (args, code, out, err) => {
  await using program = startProgram(args);
  const { stdout, stderr, ...ended } = await program.ended;
  expect(ended).toEqual({ code });
  expect([stdout, stderr]).toEqual([expect.stringContaining(out), expect.stringContaining(err)]);
  expect([stdout === "", stderr === ""]).toEqual([out === "", err === ""]);
});

test.concurrent("serves on if the reader of its address has gone", async ({ expect }) => {
  using data = await createData();
  const env = { PATH: process.env.PATH, RELEASE_DOCS_SECRETS_KEY: randomBytes(32).toString("base64") };
  const child = spawn(process.execPath, [BUNDLE, ...serveIn(data.folder)], { env, stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  const [line] = await once(createInterface(child.stderr), "line");
  const { event, address } = JSON.parse(line);
  expect(event).toBe("start");
  expect((await get(`${address}/healthz`)).status).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "close")).toEqual([0, null]);
});

test.concurrent("a new folder and its files are readable by the owner only", async ({ expect }) => {
  using data = await createData();
  const folder = join(data.folder, "inner", "folder");
  await using program = startProgram(serveIn(folder));
  await program.ready;
  for (const path of [folder, ...globSync(`${folder}/*`)]) expect(statSync(path).mode & 0o077, path).toBe(0);
  await expect.poll(program.log).toContainEqual(expect.objectContaining({ level: "warn", event: "empty" }));
});

test.concurrent("a folder that others can read is a warning", async ({ expect }) => {
  using data = await createData();
  chmodSync(data.folder, 0o755);
  await using program = startProgram(serveIn(data.folder));
  await program.ready;
  const warning = { level: "warn", message: expect.stringMatching(/chmod 700 \//) };
  await expect.poll(program.log).toContainEqual(expect.objectContaining(warning));
});

const postgres = stores.find(({ kind }) => kind === "postgres");

test
  .skipIf(postgres === undefined)
  .concurrent("two processes serve from one PostgreSQL database, and leave no folder", async () => {
    await using location = await postgres?.createLocation();
    using data = await createData(location?.location);
    const environment = { RELEASE_DOCS_DATABASE: location?.location, TMPDIR: data.folder };
    await using first = startProgram(["serve", "--port", "0"], environment);
    await using second = startProgram(["serve", "--port", "0"], environment);
    for (const address of [await first.ready, await second.ready]) {
      expect((await get(`${address}/api/v1/me`, data.apiKey)).status).toBe(200);
    }
    for (const program of [first, second]) program.kill("SIGTERM");
    for (const program of [first, second]) expect(await program.ended).toMatchObject({ code: 0 });
    expect(existsSync(join(data.folder, "service.db"))).toBe(false);
    expect(globSync(`${data.folder}/*`)).toEqual([]);
  });
