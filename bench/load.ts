import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { findPostgres, readPostgresAddress, stopPostgres } from "../test/support/postgres.ts";
import { median } from "./median.ts";
import { createCaller, type Program, startProgram } from "./programs.ts";

const PROGRAM = "../dist/service.js";
const SCRIPT = fileURLToPath(new URL(PROGRAM, import.meta.url));
const ROUNDS = 3;
const SECONDS = 3;
const ENV = { ...process.env, RELEASE_DOCS_SECRETS_KEY: Buffer.alloc(32, 7).toString("base64") };
// One organization and key, and as many connections as are measured.
const LIMITS = [
  "--allow-private",
  "--concurrency",
  "0",
  "--rate-limit",
  "0",
  "--organization-queue",
  "0",
  "--max-requests",
  "2000",
  "--organization-share",
  "100",
];

type Load = {
  name: string;
  connections: number;
  path: () => string;
  body?: string;
  /** Of creates meanwhile: nothing that was read before stays true. */
  changesPerSecond?: number;
};
type Programs = { program: Program; bare: Program; apiKey: string; create: string };

/** Times lists and creates under load in `serve`, on both databases, against a bare handler that sends the same bytes. */
export async function benchLoad(): Promise<void> {
  const create = (name: string) => mkdtempSync(join(tmpdir(), `bench-${name}-`));
  // Of its own for PostgreSQL, whose user gets it.
  const [data, server] = [create("data"), create("postgres")];
  try {
    await benchDatabase("SQLite", ["--data", data]);
    const bin = findPostgres();
    if (bin !== undefined) await benchDatabase("PostgreSQL", ["--database", await readPostgresAddress(server, bin)]);
    else process.stdout.write("\nPostgreSQL is not installed: measured on SQLite only.\n");
  } finally {
    await stopPostgres(server);
    for (const folder of [data, server]) rmSync(folder, { recursive: true, force: true });
  }
}

async function benchDatabase(database: string, location: readonly string[]): Promise<void> {
  const made = execFileSync(process.execPath, [SCRIPT, "init", ...location, "--json"], { env: ENV, encoding: "utf8" });
  const { apiKey }: { apiKey: string } = JSON.parse(made);
  using program = await startProgram(PROGRAM, ["serve", "--port", "0", ...location, ...LIMITS], ENV);
  using bare = await startProgram("./bare-handler.ts", [], ENV);
  const body = await prepareRequest(createCaller(program.url, apiKey));
  let count = 0;
  const list = { name: "a list of 50", path: () => "/api/v1/conversations" };
  const create = { name: "a create", path: () => "/api/v1/jobs", body };
  const sizes = () => `/api/v1/conversations?pageSize=${43 + (count++ % 16)}`;
  process.stdout.write(
    `\n${database}: a bare node:http handler with the same bytes, and the service (median of ${ROUNDS})\n`,
  );
  for (const load of [
    { ...list, connections: 16 },
    { name: "a list of 43 to 58, all different", path: sizes, connections: 16 },
    { ...list, name: "a list of 50 and 20 creates a second", connections: 16, changesPerSecond: 20 },
    { ...create, connections: 16 },
    { ...list, connections: 1000 },
    { ...create, connections: 1000 },
  ]) {
    await benchLoadOf(load, { program, bare, apiKey, create: body });
  }
}

/** The body of a create, in an organization that has 60 conversations. */
async function prepareRequest(call: ReturnType<typeof createCaller>): Promise<string> {
  const post = async (path: string, body: object): Promise<string> => {
    const answer = await call("POST", path, JSON.stringify(body));
    if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body).id;
  };
  const repositoryUrl = new URL("..", import.meta.url).href;
  const connection = await post("/api/v1/connections", { name: "widget", config: { codehostRepo: { repositoryUrl } } });
  await post("/api/v1/publications", { name: "docs", config: { docsRepo: connection, sourceRepos: [connection] } });
  const request = { docRequest: { title: "v1.2.0", body: "Write.", sourceConnection: connection } };
  for (let count = 0; count < 60; count += 1) await post("/api/v1/jobs", request);
  return JSON.stringify(request);
}

async function benchLoadOf(load: Load, { program, bare, apiKey, create }: Programs): Promise<void> {
  const { name, connections, path, body, changesPerSecond = 0 } = load;
  const method = body === undefined ? "GET" : "POST";
  const sample = await createCaller(program.url, apiKey)(method, path(), body);
  await createCaller(bare.url, "")("PUT", "/", sample.body);
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const setupRequest = (request: autocannon.Request) => ({ ...request, path: path() });
  const requests = [{ method, setupRequest, ...(body !== undefined && { body }) }] as const;
  const run = async (url: string): Promise<autocannon.Result> => {
    const result = await autocannon({ url, connections, duration: SECONDS, headers, requests: [...requests] });
    if (result.non2xx + result.errors > 0)
      throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors.`);
    return result;
  };
  const call = createCaller(program.url, apiKey);
  const changes: ReturnType<typeof call>[] = [];
  const change = () => changes.push(call("POST", "/api/v1/jobs", create));
  const changing = changesPerSecond > 0 ? setInterval(change, 1000 / changesPerSecond) : undefined;
  const rates: number[] = [];
  const waits: number[] = [];
  await run(program.url);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [reference, own] = [await run(bare.url), await run(program.url)];
    rates.push(reference.requests.average / own.requests.average);
    waits.push(own.latency.p99 / Math.max(1, reference.latency.p99));
  }
  clearInterval(changing);
  const failed = (await Promise.all(changes)).filter(({ status }) => status !== 201).length;
  if (failed > 0) throw new Error(`${name}: ${failed} creates were refused.`);
  const times = `1/${median(rates).toFixed(1)} of the requests per second`;
  process.stdout.write(`  ${times}, ${median(waits).toFixed(1)} x its p99: ${name}, ${connections} connections\n`);
}
