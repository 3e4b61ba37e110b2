import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { NumberedHistory } from "../test/support/histories.ts";
import { createData, startProgram } from "../test/support/program.ts";
import { buildWebhook, WebhookHost } from "../test/support/webhook-host.ts";
import { median } from "./median.ts";
import { readTagPayload } from "./webhooks.ts";

const SECRET = "the-secret-of-a-benchmark";
const SAMPLE_MS = 2000;
const WINDOWS = 10;
const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];

type Answer = { status: number; body: Record<string, unknown> };
type Soaked = { url: string; apiKey: string; isOver: () => boolean; counts: Map<string, number> };

/** Lets people, webhooks and attackers work on one `serve` for `minutes`, and says how flat its memory stays. */
export async function benchSoak(minutes: number): Promise<void> {
  using data = await createData();
  using history = new NumberedHistory();
  await using host = await WebhookHost.open(history);
  const flags = ["--data", data.folder, "--allow-private", "--concurrency", "2", "--rate-limit", "0"];
  await using program = startProgram(["serve", "--port", "0", ...flags]);
  const url = await program.ready;
  const until = performance.now() + minutes * 60_000;
  const soaked = { url, apiKey: data.apiKey, isOver: () => performance.now() > until, counts: new Map() };
  const connection = await prepare(soaked, host.url, history.directory);
  const work = [
    ...[1, 2].map(() => repeat(soaked, "jobs", 500, () => runJob(soaked, connection))),
    repeat(soaked, "reads", 20, () => read(soaked)),
    repeat(soaked, "changes", 200, () => change(soaked)),
    repeat(soaked, "streams", 1000, () => openStreams(soaked)),
    repeat(soaked, "sign-ins", 1000, () => signIn(soaked)),
    repeat(soaked, "signed deliveries", 500, () => deliver(soaked, SECRET, "127.0.0.1")),
    repeat(soaked, "forged deliveries", 50, () => deliver(soaked, "another-secret-of-it", "127.0.0.3")),
    repeat(soaked, "silent sockets", 10_000, () => openSilently(soaked, 300, "127.0.0.4")),
    repeat(soaked, "slow bodies", 10_000, () => openSilently(soaked, 40, "127.0.0.5", SLOW)),
  ];
  const samples: number[] = [];
  while (!soaked.isOver()) {
    await sleep(SAMPLE_MS);
    samples.push(readMegabytes(program.pid));
  }
  const failed = (await Promise.allSettled(work)).filter(({ status }) => status === "rejected");
  if (failed.length > 0) throw new AggregateError(failed.map((one) => "reason" in one && one.reason));
  report(samples, soaked.counts, countChildren(program.pid));
}

function report(samples: readonly number[], counts: Map<string, number>, children: number): void {
  const length = Math.ceil(samples.length / WINDOWS);
  const windows = Array.from({ length: WINDOWS }, (_, index) =>
    median(samples.slice(index * length, (index + 1) * length)),
  );
  const half = windows.slice(WINDOWS / 2);
  const spread = (Math.max(...half) - Math.min(...half)) / median(half);
  process.stdout.write(
    `\nMemory of serve in tenths of the time: ${windows.map((one) => Math.round(one)).join(", ")} MB; ` +
      `in the second half within ${(100 * spread).toFixed(1)} %; ${children} processes of tasks at the end\n` +
      `  ${[...counts].map(([name, count]) => `${count} ${name}`).join(", ")}\n`,
  );
}

async function repeat({ isOver, counts }: Soaked, name: string, pauseMs: number, work: () => Promise<number>) {
  while (!isOver()) {
    counts.set(name, (counts.get(name) ?? 0) + (await work()));
    await sleep(pauseMs);
  }
}

async function call({ url, apiKey }: Soaked, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetch(`${url}/api/v1/${path}`, init);
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return { status: answer.status, body: text === "" ? {} : JSON.parse(text) };
}

/** The ID of a connection to a repository that a publication documents; deliveries are of another one. */
async function prepare(soaked: Soaked, host: string, directory: string): Promise<string> {
  const create = async (path: string, body: unknown) => String((await call(soaked, "POST", path, body)).body.id);
  const app = { token: "token", baseUrl: `${host}/api/v3`, webhookSecret: SECRET };
  const appId = await create("connections", { name: "GitHub", config: { codehostApp: app } });
  const remote = { codehostAppConnectionId: appId, repositoryUrl: `${host}/octo/widget` };
  const source = await create("connections", { name: "octo/widget", config: { codehostRepo: remote } });
  const local = { codehostRepo: { repositoryUrl: `file://${directory}`, codehostAppConnectionId: "" } };
  const docs = await create("connections", { name: "docs", config: local });
  const config = { docsRepo: docs, sourceRepos: [source], inputTriggers: { [source]: ["releases"] } };
  await create("publications", { name: "releases", config });
  await create("publications", { name: "docs", config: { docsRepo: docs, writeReleaseNotes: true } });
  return docs;
}

async function runJob(soaked: Soaked, sourceConnection: string): Promise<number> {
  const docRequest = { title: "v1.1.0", body: "Write.", publication: "docs", sourceConnection, changes: CHANGES };
  const { body } = await call(soaked, "POST", "jobs", { docRequest });
  for (;;) {
    const job = await call(soaked, "GET", `jobs/${body.id}`);
    if (job.body.state === "done") break;
    if (job.body.state === "errored") throw new Error(`The job ${body.id} errored.`);
    await sleep(100);
  }
  const { conversations } = (await call(soaked, "GET", `conversations?jobId=${body.id}`)).body;
  for (const { id } of conversations as { id: string }[]) {
    await call(soaked, "POST", `conversations/${id}/comments`, { body: "Shorter.", workRequested: false });
  }
  return 1;
}

const LISTS = [
  "jobs",
  "conversations",
  "publications",
  "connections",
  "instructions",
  "conversation_comments",
  "users",
];

async function read(soaked: Soaked): Promise<number> {
  const pageSize = 1 + Math.floor(Math.random() * 50);
  await Promise.all(LISTS.map((list) => call(soaked, "GET", `${list}?pageSize=${pageSize}`)));
  return LISTS.length;
}

async function change(soaked: Soaked): Promise<number> {
  const instruction = { name: randomUUID(), type: "commit", content: "Be short.", global: true };
  const { body } = await call(soaked, "POST", "instructions", instruction);
  await call(soaked, "DELETE", `instructions/${body.id}`);
  return 2;
}

async function openStreams({ url, apiKey }: Soaked): Promise<number> {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${apiKey}` };
  const open = () => fetch(`${url}/api/v1/events`, { headers, signal: ending.signal });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(open));
  await sleep(2000);
  ending.abort();
  return answers.filter(({ ok }) => ok).length;
}

async function signIn({ url, apiKey }: Soaked): Promise<number> {
  const headers = { "content-type": "application/json", origin: url, "sec-fetch-site": "same-origin" };
  const { status } = await fetch(`${url}/api/v1/sessions`, {
    method: "POST",
    headers,
    body: JSON.stringify({ apiKey }),
  });
  return status === 201 ? 1 : 0;
}

function deliver({ url }: Soaked, secret: string, localAddress: string): Promise<number> {
  const tagged = readTagPayload();
  const payload = { ...tagged, repository: { ...tagged.repository, full_name: "octo/widget" } };
  const { body, ...sent } = buildWebhook({ event: "create", payload, secret });
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url}/webhooks/github`, { ...sent, localAddress }, (answer) => {
      answer.resume().on("end", () => resolve(1));
    });
    request.on("error", reject).end(body);
  });
}

const SLOW = `POST /webhooks/github HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;

/** They stay silent for half a minute, or until the service ends them. */
async function openSilently({ url }: Soaked, count: number, localAddress: string, text = ""): Promise<number> {
  const port = Number(new URL(url).port);
  const sockets = Array.from({ length: count }, (): Socket => {
    const socket = connect({ port, host: "127.0.0.1", localAddress }, () => socket.write(text));
    return socket.on("error", () => undefined);
  });
  await sleep(30_000);
  for (const socket of sockets) socket.destroy();
  return count;
}

function readMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

function countChildren(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8");
    return sum + children.split(" ").filter(Boolean).length;
  }, 0);
}
