import { LLMock } from "@copilotkit/aimock";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createModel, defineTool, type ModelAccess } from "../../../src/model/model.ts";
import { fastClock } from "../../support/clock.ts";
import { inside } from "../../support/inside.ts";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";

type Given = Partial<ModelAccess["settings"]> & Pick<Partial<ModelAccess>, "memory" | "redact" | "signal">;

/** Keeps responses as a run does. */
function createMemory() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: async (digest: string) => kept.get(digest),
    keep: async (digest: string, response: string) => void kept.set(digest, response),
    forget: async (digest: string) => void kept.delete(digest),
  };
}

function open(url: string, { memory = createMemory(), redact = (text) => text, signal, ...settings }: Given = {}) {
  const preset = { name: "octo/model", url: `${url}/v1`, key: "key-of-ada", budget: 200_000, stream: false };
  return createModel({ settings: { ...preset, ...settings }, send: inside, memory, redact, signal, clock: fastClock });
}

/** An exchange with one tool, which records what it is called with. */
function createWork(prompt = "Add 1 and 2.") {
  const calls: unknown[] = [];
  const add = defineTool("Adds two numbers.", z.object({ a: z.number(), b: z.number() }), async ({ a, b }) => {
    calls.push([a, b]);
    return String(a + b);
  });
  return { calls, exchange: { instructions: "Use the tool.", prompt, tools: { add }, isDone: () => false } };
}

/** A server that calls the tool once and then says "3". */
async function startAdder() {
  const mock = new LLMock({ port: 0 });
  mock.on({ hasToolResult: false }, { toolCalls: [{ name: "add", arguments: '{"a":1,"b":2}' }] });
  mock.on({ hasToolResult: true }, { content: "3" });
  await mock.start();
  return { mock, url: mock.url, [Symbol.asyncDispose]: async () => void (await mock.stop()) };
}

type Refusal = readonly [status: number, headers: Record<string, string>, body: unknown];

/** Answers each request with the next of these, the last one from then on. */
function refuseWith(...answers: readonly Refusal[]): Promise<Scripted> {
  let next = 0;
  return serveScripted((_, response) => {
    const [status, headers, body] = answers[Math.min(next, answers.length - 1)] ?? [500, {}, ""];
    next += 1;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
  });
}

const answerWith = (...bodies: readonly unknown[]) => refuseWith(...bodies.map((body): Refusal => [200, {}, body]));

const completion = (message: object, usage?: object) => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "octo/model",
  choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: "stop" }],
  ...(usage === undefined ? {} : { usage }),
});
const said = (content: string, usage?: object) => completion({ content }, usage);
const called = (name: string, args: string, id = "t1") =>
  completion({ tool_calls: [{ id, type: "function", function: { name, arguments: args } }] });

test.each([false, true])("the model calls a tool and ends, streaming %s", async (stream) => {
  await using server = await startAdder();
  const { calls, exchange } = createWork();
  const model = open(server.url, { stream });

  expect(await model.work(exchange)).toEqual({ reason: "stopped", text: "3" });
  expect(calls).toEqual([[1, 2]]);
  expect(model.usage).toMatchObject({ requests: 2, isEstimated: false, cost: undefined });
  const [first] = server.mock.getRequests();
  expect(first?.path).toBe("/v1/chat/completions");
});

test.each([false, true])("what was answered before is not asked again, streaming %s", async (stream) => {
  await using server = await startAdder();
  const memory = createMemory();
  await open(server.url, { stream, memory }).work(createWork().exchange);
  const again = createWork();
  const model = open(server.url, { stream, memory });

  expect(await model.work(again.exchange)).toEqual({ reason: "stopped", text: "3" });
  expect(again.calls).toEqual([[1, 2]]);
  expect(server.mock.getRequests()).toHaveLength(2);
  expect(model.usage).toMatchObject({ requests: 0, inputTokens: 0, outputTokens: 0 });
});

test("nothing is used of a response that could not be kept", async () => {
  await using server = await startAdder();
  const { calls, exchange } = createWork();
  const keep = () => Promise.reject(new Error("The disk is full."));
  const memory = { read: async () => undefined, keep, forget: async () => undefined };

  await expect(open(server.url, { memory }).work(exchange)).rejects.toThrow("The disk is full.");
  expect(calls).toEqual([]);
});

test("secrets do not leave, and the key goes to the model's server only as a bearer token", async () => {
  await using server = await answerWith(said("Done."));
  const redact = (text: string) => text.replaceAll("hunter2", "***");
  await open(server.url, { redact }).work(createWork("The password is hunter2.").exchange);

  const [request] = server.received;
  expect(request?.headers.authorization).toBe("Bearer key-of-ada");
  expect(request?.body).toContain("The password is ***.");
  expect(request?.body).not.toContain("key-of-ada");
  // A local server has none.
  await open(server.url, { key: undefined }).work(createWork().exchange);
  expect(server.received[1]?.headers).not.toHaveProperty("authorization");
});

test.each([
  ["too many requests", 429, 7, { error: { message: "Slow down" } }],
  ["a gateway without a server", 503, 0, "unavailable"],
])("%s: the request is sent again, once the server says", async (_, status, seconds, body) => {
  await using server = await refuseWith([status, { "retry-after": `${seconds}` }, body], [200, {}, said("Done.")]);
  const start = fastClock.now();

  expect(await open(server.url).work(createWork().exchange)).toMatchObject({ text: "Done." });
  expect(server.received).toHaveLength(2);
  expect(fastClock.now() - start).toBeGreaterThanOrEqual(seconds * 1000);
});

test.each([
  ["a key that is not known", [401, {}, { error: { message: "Incorrect API key: key-of-ada" } }], "model/refused"],
  ["no permission", [403, {}, { message: "models: read is missing" }], "model/refused"],
  ["a model that is not known", [404, {}, { error: "model 'octo/model' not found" }], "model/refused"],
  ["a model without tools", [400, {}, { error: { message: "does not support tools" } }], "model/refused"],
  ["a limit that ends tomorrow", [429, { "retry-after": "86400" }, { error: {} }], "model/rate-limited"],
] as const)("%s is an error at once", async (_, answer, code) => {
  await using server = await refuseWith([...answer]);
  const redact = (text: string) => text.replaceAll("key-of-ada", "***");
  const failed = open(server.url, { redact }).work(createWork().exchange);

  await expect(failed).rejects.toMatchObject({ code });
  await expect(failed).rejects.not.toThrow(/key-of-ada/);
  expect(server.received).toHaveLength(1);
});

test.each([
  ["text of a proxy", "<html>502 Bad Gateway</html>"],
  ["truncated JSON", JSON.stringify(said("Done.")).slice(0, 60)],
  ["an empty body", ""],
  ["another format", { answer: "Done." }],
  ["no choice", { ...said("Done."), choices: [] }],
  ["a list", [1, 2]],
  ["an error with the status 200", { error: { message: "overloaded" } }],
])("%s cannot be used", async (_, body) => {
  await using server = await answerWith(body);
  const { calls, exchange } = createWork();
  const memory = createMemory();

  await expect(open(server.url, { memory }).work(exchange)).rejects.toMatchObject({ code: "model/unusable" });
  expect(calls).toEqual([]);
  expect(memory.kept.size).toBe(0);
});

test.each([
  ["a stream that ends in the middle", true, 'data: {"id":"c1","choices":[{"index":0,"delta":{"content":"Do'],
  ["a stream that has an error", true, 'data: {"error":{"message":"overloaded"}}\n\ndata: [DONE]\n\n'],
  ["a response of 10 MB", false, said("x".repeat(10 * 2 ** 20))],
])("%s cannot be used", async (_, stream, body) => {
  await using server = await answerWith(body);
  const failed = open(server.url, { stream }).work(createWork().exchange);
  await expect(failed).rejects.toMatchObject({ code: "model/unusable" });
});

test("a connection that breaks off is tried again, and then is an error", async () => {
  await using server = await serveScripted((request) => request.socket.destroy());

  await expect(open(server.url).work(createWork().exchange)).rejects.toMatchObject({ code: "model/unreachable" });
  expect(server.received.length).toBeGreaterThan(1);
});

test.each([
  ["a tool that does not exist", called("remove_everything", "{}")],
  ["arguments of another type", called("add", '{"a":"one","b":2}')],
  ["truncated arguments", called("add", '{"a":1')],
])("%s: the model gets the problem, and the tool is not called", async (_, first) => {
  await using server = await answerWith(first, said("I give up."));
  const { calls, exchange } = createWork();

  expect(await open(server.url).work(exchange)).toEqual({ reason: "stopped", text: "I give up." });
  expect(calls).toEqual([]);
  expect(JSON.parse(server.received[1]?.body ?? "{}").messages.at(-1)).toMatchObject({ role: "tool" });
});

test("a model that calls tools without end is stopped after its steps", async () => {
  await using server = await answerWith(called("add", '{"a":1,"b":2}'));
  const model = open(server.url);

  expect(await model.work(createWork().exchange)).toMatchObject({ reason: "steps" });
  expect(server.received).toHaveLength(40);
});

test("the budget counts what the server reports, and ends the turn", async () => {
  const usage = { prompt_tokens: 900, completion_tokens: 200, total_tokens: 1100, cost: 0.25 };
  await using server = await answerWith({ ...called("add", '{"a":1,"b":2}'), usage });
  const model = open(server.url, { budget: 2000 });

  expect(await model.work(createWork().exchange)).toMatchObject({ reason: "budget" });
  const total = { requests: 2, inputTokens: 1800, outputTokens: 400, cost: 0.5, isEstimated: false };
  expect(model.usage).toEqual(total);
  expect(await model.work(createWork().exchange)).toEqual({ reason: "budget", text: "" });
  expect(server.received).toHaveLength(2);
});

test("tokens that the server does not count are estimated", async () => {
  await using server = await answerWith(said("Done."));
  const model = open(server.url);
  await model.work(createWork().exchange);

  expect(model.usage.isEstimated).toBe(true);
  expect(model.usage.inputTokens).toBeGreaterThan(50);
});

test("an error of a tool ends the exchange", async () => {
  await using server = await startAdder();
  const add = defineTool("Adds.", z.unknown(), () => Promise.reject(new Error("The database is gone.")));
  const failed = open(server.url).work({ ...createWork().exchange, tools: { add } });
  await expect(failed).rejects.toThrow("The database is gone.");
  expect(server.mock.getRequests()).toHaveLength(1);
});

test("an abort ends the waiting, with its reason", async () => {
  const abort = new AbortController();
  await using server = await serveScripted(() => abort.abort(new Error("The run was cancelled.")));

  const failed = open(server.url, { signal: abort.signal }).work(createWork().exchange);
  await expect(failed).rejects.toThrow("The run was cancelled.");
});
