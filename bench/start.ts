import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { printRatios } from "./median.ts";

const ROUNDS = 21;
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Times a process from its start to its first request and to its create, against scripts that only send one. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-start-"));
  const service = await startService();
  const environment = buildEnvironment(folder, service.url);
  const candidates = new Map([
    ["a minimal script with fetch", [file("minimal-fetch.mjs")]],
    ["a minimal script with node:http", [file("minimal-request.mjs")]],
    ["the step, changes given", [file("../dist/index.js")]],
  ]);
  const firsts = new Map([...candidates.keys()].map((name): [string, number[]] => [name, []]));
  const creates = new Map([...candidates.keys()].map((name): [string, number[]] => [name, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, args] of candidates) {
      const { first, create } = await timeRequests(args, environment, service.nextRequests());
      if (round < 0) continue;
      firsts.get(name)?.push(first);
      creates.get(name)?.push(create);
    }
  }
  service.close();
  rmSync(folder, { recursive: true });
  printRatios("Start to first request", firsts);
  printRatios("Start to create", creates);
}

function buildEnvironment(folder: string, url: string): NodeJS.ProcessEnv {
  writeFileSync(join(folder, "event.json"), "{}");
  for (const name of ["output", "summary"]) writeFileSync(join(folder, name), "");
  return {
    PATH: process.env.PATH,
    GITHUB_ACTIONS: "true",
    GITHUB_EVENT_NAME: "workflow_dispatch",
    GITHUB_EVENT_PATH: join(folder, "event.json"),
    GITHUB_REPOSITORY: "owner/repo",
    GITHUB_RUN_ID: "1",
    GITHUB_OUTPUT: join(folder, "output"),
    GITHUB_STEP_SUMMARY: join(folder, "summary"),
    "INPUT_BASE-URL": url,
    "INPUT_API-KEY": "bench",
    INPUT_CHANGES: "v1.2.0..v1.3.0",
  };
}

type Arrivals = { first: Promise<number>; create: Promise<number> };

/** In milliseconds from the start of the process. */
async function timeRequests(args: readonly string[], env: NodeJS.ProcessEnv, { first, create }: Arrivals) {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env, stdio: "ignore" });
  const exit = once(child, "exit");
  const arrived = await Promise.race([
    Promise.all([first, create]),
    exit.then(([code]) => `exited with ${code} before its create`),
  ]);
  if (typeof arrived === "string") throw new Error(`${args.join(" ")} ${arrived}`);
  await exit;
  return { first: arrived[0] - start, create: arrived[1] - start };
}

async function startService() {
  let arrive: (method: string | undefined) => void = () => undefined;
  const server = createServer((request, response) => {
    arrive(request.method);
    request.resume();
    response.setHeader("content-type", "application/json");
    if (request.method === "POST") response.statusCode = 201;
    const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "done" };
    const isList = request.method === "GET" && !request.url?.includes("/job-1");
    response.end(JSON.stringify(isList ? { connections: [], jobs: [], conversations: [] } : job));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nextRequests: (): Arrivals => {
      const [first, create] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
      arrive = (method) => {
        first.resolve(performance.now());
        if (method === "POST") create.resolve(performance.now());
      };
      return { first: first.promise, create: create.promise };
    },
    close: () => server.close(),
  };
}
