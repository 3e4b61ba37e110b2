import { expect, test } from "vitest";
import { openOwnModel } from "../../../src/built-in/own-model.ts";
import { createModel } from "../../../src/model/model.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const KEY = "key-0123456789";
const TOKEN = `ghp_${"a1".repeat(18)}`;

const exchange = { instructions: "Answer.", tools: {}, isDone: () => false };

test("a model on loopback is asked once for the same words, with its key and without other secrets", async () => {
  await using server = await serveScripted((_, response) => {
    const choice = { index: 0, finish_reason: "stop", message: { role: "assistant", content: "yes" } };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices: [choice] }));
  });
  const settings = { name: "m", url: `${server.url}/v1`, key: KEY, budget: 100_000, stream: false };
  const responses = new Map<string, string>();
  const own = {
    settings,
    secrets: [KEY, "hunter2hunter2", "number-0123"],
    proxies: { http_proxy: "http://127.0.0.1:9" },
  };
  const open = () => createModel(openOwnModel(own, responses, new AbortController().signal));
  const prompt = `The password is\nhunter2hunter2 and the token\n${TOKEN}; the key is ${KEY}.\number-0123`;
  const [first, second] = [open(), open()];
  expect(await first.work({ ...exchange, prompt })).toEqual({ reason: "stopped", text: "yes" });
  expect(await second.work({ ...exchange, prompt })).toEqual({ reason: "stopped", text: "yes" });
  expect([first.usage.requests, second.usage.requests]).toEqual([1, 0]);
  expect(responses.size).toBe(1);
  expect(server.received).toMatchObject([{ url: "/v1/chat/completions", headers: { authorization: `Bearer ${KEY}` } }]);
  expect(server.received[0]?.body).toContain(
    String.raw`The password is\n*** and the token\n***; the key is ***.\number-0123`,
  );
  expect(JSON.parse(server.received[0]?.body ?? "").messages[1].content).toContain("\number-0123");
});
