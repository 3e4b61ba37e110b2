import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { insertOrganization, insertUser } from "../src/service/security/access.ts";
import { createApiKey, insertKey } from "../src/service/security/keys.ts";
import { openStore } from "../src/service/store/store.ts";
import { buildWebhook } from "../test/support/webhook-host.ts";
import { median } from "./median.ts";
import { createCaller, type Program, startProgram } from "./programs.ts";

const PROGRAM = "../dist/service.js";
const ROUNDS = 5;
const SECONDS = 1;
const ENV = { ...process.env, RELEASE_DOCS_SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") };

/** Times deliveries that are refused by `serve` on SQLite against a bare handler, with 1 and 100 apps of their repository. */
export async function benchRefusedWebhooks(): Promise<void> {
  process.stdout.write(`\nRefused webhooks, of the time of a bare node:http handler (median of ${ROUNDS})\n`);
  for (const apps of [1, 100]) {
    const data = mkdtempSync(join(tmpdir(), "bench-refused-"));
    try {
      await benchApps(apps, data);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  }
}

async function benchApps(apps: number, data: string): Promise<void> {
  const script = fileURLToPath(new URL(PROGRAM, import.meta.url));
  execFileSync(process.execPath, [script, "init", "--data", data], { env: ENV });
  const keys: string[] = [];
  const store = await openStore(join(data, "service.db"));
  for (let index = 0; index < Math.ceil(apps / 10); index += 1) {
    const user = { name: `user-${index}`, email: `user-${index}@example.org`, role: "admin" };
    const apiKey = createApiKey();
    await insertKey(
      store,
      await insertUser(store, await insertOrganization(store, `org-${index}`), user),
      apiKey,
      user,
    );
    keys.push(apiKey);
  }
  await store.close();
  const serve = (limit: string) => {
    const flags = ["--port", "0", "--data", data, "--allow-private", "--sync-every", "0", "--refusal-limit", limit];
    return startProgram(PROGRAM, ["serve", ...flags], ENV);
  };
  using bare = await startProgram("./bare-handler.ts", [], ENV);
  {
    using program = await serve("0");
    for (let index = 0; index < apps; index += 1) {
      await connect(createCaller(program.url, keys[Math.floor(index / 10)] ?? ""), index);
    }
    await compare("without a signature", { program, bare, status: 401, headers: { "x-hub-signature-256": "" } });
    await compare(`forged, ${apps} apps`, { program, bare, status: 401 });
  }
  using program = await serve("1");
  await compare(`429, ${apps} apps`, { program, bare, status: 429 });
}

async function connect(call: ReturnType<typeof createCaller>, index: number): Promise<void> {
  const post = async (config: object): Promise<string> => {
    const answer = await call(
      "POST",
      "/api/v1/connections",
      JSON.stringify({ name: `c-${index}`, paused: true, config }),
    );
    if (answer.status !== 201) throw new Error(`The connection was answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body).id;
  };
  const codehostApp = { token: "token", baseUrl: "http://127.0.0.1:9", webhookSecret: `secret-${index}` };
  const codehostAppConnectionId = await post({ codehostApp });
  await post({ codehostRepo: { codehostAppConnectionId, repositoryUrl: "https://github.com/octo/widget" } });
}

type Compared = { program: Program; bare: Program; status: number; headers?: Record<string, string> };

async function compare(name: string, { program, bare, status, headers = {} }: Compared): Promise<void> {
  const payload = '{"repository":{"full_name":"octo/widget"},"zen":0}';
  const sent = buildWebhook({ event: "ping", payload, secret: "forged", headers });
  const requests = [{ method: "POST", path: "/webhooks/github", body: sent.body, headers: sent.headers }] as const;
  const run = async (url: string): Promise<autocannon.Result> =>
    autocannon({ url, connections: 8, duration: SECONDS, requests: [...requests] });
  await run(program.url);
  const [ratios, times]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [reference, own] = [await run(bare.url), await run(program.url)];
    const others = Object.entries(own.statusCodeStats ?? {}).filter(([code]) => Number(code) !== status);
    if (others.reduce((sum, [, { count = 0 }]) => sum + count, 0) > 1)
      throw new Error(`${name}: ${JSON.stringify(others)}`);
    ratios.push(reference.requests.average / own.requests.average);
    times.push(1000 / own.requests.average);
  }
  const shown = `${median(ratios).toFixed(1).padStart(6)}  ${median(times).toFixed(3).padStart(8)} ms  ${name}`;
  process.stdout.write(`  ${shown}\n`);
}
