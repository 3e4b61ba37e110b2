import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { openStore } from "../src/service/store/store.ts";
import { findPostgres, readPostgresAddress, stopPostgres } from "../test/support/postgres.ts";
import { buildWebhook } from "../test/support/webhook-host.ts";
import { median } from "./median.ts";
import { createCaller, startProgram } from "./programs.ts";
import { benchRefusedWebhooks } from "./refused-webhooks.ts";

const PROGRAM = "../dist/service.js";
const SCRIPT = fileURLToPath(new URL(PROGRAM, import.meta.url));
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 16;
const SECRET = "the-secret-of-a-benchmark";
const ENV = { ...process.env, RELEASE_DOCS_SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") };

/** Times signed deliveries of GitHub to `serve` with two workers, on both databases, against a bare handler; and refused ones. */
export async function benchWebhooks(): Promise<void> {
  await benchRefusedWebhooks();
  const create = (name: string) => mkdtempSync(join(tmpdir(), `bench-${name}-`));
  const [data, server] = [create("webhooks"), create("postgres")];
  try {
    await benchDatabase("SQLite", ["--data", data], join(data, "service.db"));
    const bin = findPostgres();
    if (bin === undefined)
      return void process.stdout.write("\nPostgreSQL is not installed: measured on SQLite only.\n");
    const address = await readPostgresAddress(server, bin);
    await benchDatabase("PostgreSQL", ["--database", address], address);
  } finally {
    await stopPostgres(server);
    for (const folder of [data, server]) rmSync(folder, { recursive: true, force: true });
  }
}

async function benchDatabase(name: string, location: readonly string[], database: string): Promise<void> {
  const made = execFileSync(process.execPath, [SCRIPT, "init", ...location, "--json"], { env: ENV, encoding: "utf8" });
  const { apiKey }: { apiKey: string } = JSON.parse(made);
  const flags = ["--allow-private", "--concurrency", "2", "--organization-queue", "0", "--sync-every", "0"];
  using program = await startProgram(PROGRAM, ["serve", "--port", "0", ...location, ...flags], ENV);
  using bare = await startProgram("./bare-handler.ts", [], ENV);
  await connect(createCaller(program.url, apiKey));
  await createCaller(bare.url, "")("PUT", "/", '{"status":"received"}');
  const payload = readTagPayload();
  const repository = { ...payload.repository, full_name: "octo/widget" };
  // Its task looks for a publication that asks for releases, and finds none.
  const sent = buildWebhook({ event: "create", payload: { ...payload, repository }, secret: SECRET });
  const setupRequest = (request: autocannon.Request) => {
    return { ...request, headers: { ...sent.headers, "x-github-delivery": randomUUID() } };
  };
  const run = async (url: string): Promise<autocannon.Result> => {
    const requests = [{ method: "POST", path: "/webhooks/github", body: sent.body, setupRequest }] as const;
    const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, requests: [...requests] });
    if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} refusals, ${result.errors} errors.`);
    return result;
  };
  await run(program.url);
  const [rates, waits, slowest, ratios]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [reference, own] = [await run(bare.url), await run(program.url)];
    rates.push(own.requests.average);
    slowest.push(own.latency.p99);
    ratios.push(reference.requests.average / own.requests.average);
    waits.push(own.latency.p99 / Math.max(1, reference.latency.p99));
  }
  const processed = await countProcessed(database);
  process.stdout.write(
    `\n${name}: ${Math.round(median(rates))} webhooks per second, p99 ${median(slowest)} ms; ` +
      `1/${median(ratios).toFixed(1)} of a bare handler's, ${median(waits).toFixed(1)} x its p99; ` +
      `${Math.round(processed)} processed per second by two workers (median of ${ROUNDS}, ${CONNECTIONS} connections)\n`,
  );
}

type Payload = { repository: object };

/** GitHub's example of a tag that was created, 7 kB. */
export function readTagPayload(): Payload {
  // Its JSON has no import attribute, which Node requires.
  const require = createRequire(import.meta.url);
  const examples: { name: string; examples: Payload[] }[] = require("@octokit/webhooks-examples");
  const [payload] = examples.find(({ name }) => name === "create")?.examples ?? [];
  if (payload === undefined) throw new Error("There is no example of a created tag.");
  return payload;
}

async function connect(call: ReturnType<typeof createCaller>): Promise<void> {
  const post = async (name: string, config: object): Promise<string> => {
    const answer = await call("POST", "/api/v1/connections", JSON.stringify({ name, config }));
    if (answer.status !== 201) throw new Error(`The connection was answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body).id;
  };
  // Nothing listens there.
  const codehostApp = { token: "token", baseUrl: "http://127.0.0.1:9", webhookSecret: SECRET };
  const codehostAppConnectionId = await post("GitHub", { codehostApp });
  const repositoryUrl = "https://github.com/octo/widget";
  await post("octo/widget", { codehostRepo: { codehostAppConnectionId, repositoryUrl } });
}

const WATCHED_MS = 3000;

/** Of the deliveries that wait: how many are done per second, while none comes in. */
async function countProcessed(location: string): Promise<number> {
  const store = await openStore(location);
  const count = async (): Promise<number> => {
    const waiting = store.database.selectFrom("webhook_deliveries").where("status", "=", "received");
    return (await waiting.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow()).count;
  };
  const began = performance.now();
  const before = await count();
  await sleep(WATCHED_MS);
  const done = before - (await count());
  await store.close();
  return (done * 1000) / (performance.now() - began);
}
