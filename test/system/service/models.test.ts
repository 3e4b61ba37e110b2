import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { BUNDLE, createData, createServedCall, startProgram } from "../../support/program.ts";
import { sayAlways } from "../../support/scripted-model.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const KEY = "key-0123456789-of-the-model";
const TOKEN = "token-0123456789-of-a-connection";
const SECRETS_KEY = Buffer.alloc(32, "secret").toString("base64");

let history: History;
beforeAll(() => {
  history = History.of(
    ["feat: answer (#1)", { "docs/guide.md": "# Guide\n" }],
    "v1.0.0",
    [`feat: log in with ${TOKEN} (#2)`, { "src/login.ts": "1\n" }],
    "v1.1.0",
  );
});
afterAll(() => history[Symbol.dispose]());

type Shown = { status: string; entries?: { kind: string; message: string }[] };

/** Serves an organization whose model is at `url`, and runs a conversation with it. */
async function converse(url: string, config: object) {
  using data = await createData();
  const environment = { RELEASE_DOCS_SECRETS_KEY: SECRETS_KEY };
  const set = ["models", "set", "--data", data.folder, "--name", "m", "--url", url];
  const env = { ...process.env, ...environment, RELEASE_DOCS_MODEL_KEY: KEY };
  execFileSync(process.execPath, [BUNDLE, ...set], { env });
  const flags = ["serve", "--port", "0", "--metrics-port", "0", "--data", data.folder, "--allow-private"];
  await using program = startProgram(flags, environment);
  const address = await program.ready;
  const call = createServedCall(() => address, data.apiKey);
  await call("POST", "connections", { name: "app", config: { codehostApp: { token: TOKEN } } });
  const codehostRepo = { repositoryUrl: `file://${history.directory}` };
  const { id: docsRepo } = await call("POST", "connections", { name: "widget", config: { codehostRepo } });
  await call("POST", "publications", { name: "Widget", config: { docsRepo, ...config } });
  const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
  const { id } = await call("POST", "conversations/", { body: "Document tokens.", publication: "Widget", changes });
  const read = () => call<Shown>("GET", `conversations/${id}`);
  await expect.poll(async () => (await read()).status).not.toMatch(/^(?:open|running)$/);
  const { metrics } = program.log()[0] ?? {};
  const text = await (await fetch(String(metrics))).text();
  const samples = text.split("\n").filter((line) => line.startsWith("release_docs_model_"));
  return { conversation: await read(), samples, log: program.stderr() };
}

test("a model works in the processes of tasks, with metrics, without the secrets of connections", async () => {
  await using server = await serveScripted(sayAlways([{ name: "finish", input: { summary: "Nothing to do." } }]));
  const { conversation, samples, log } = await converse(`${server.url}/v1`, { writeDocumentation: true });
  const count = server.received.length;
  expect(count).toBeGreaterThan(0);
  expect(samples).toEqual([
    `release_docs_model_requests_total{outcome="success"} ${count}`,
    `release_docs_model_tokens_total{direction="input"} ${100 * count}`,
    `release_docs_model_tokens_total{direction="output"} ${10 * count}`,
    `release_docs_model_cost_dollars_total ${0.5 * count}`,
  ]);
  expect(conversation.entries?.find(({ kind }) => kind === "model")?.message).toMatch(/^m: \d+ requests?, /);
  for (const { headers, body } of server.received) {
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toContain("log in with ***");
    for (const secret of [TOKEN, KEY, SECRETS_KEY]) expect(body).not.toContain(secret);
  }
  for (const secret of [TOKEN, KEY, SECRETS_KEY]) expect(log).not.toContain(secret);
});

test("a publication that wants none asks none", async () => {
  await using server = await serveScripted(sayAlways("Hello."));
  const config = { writeDocumentation: true, model: "none" };
  const { conversation, samples } = await converse(`${server.url}/v1`, config);
  expect(server.received).toEqual([]);
  expect(samples).toEqual(["release_docs_model_cost_dollars_total 0"]);
  expect(conversation.entries?.filter(({ kind }) => kind === "model")).toEqual([]);
});
