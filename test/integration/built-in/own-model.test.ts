import { expect, test } from "vitest";
import { buildOutcome } from "../../../src/action/outcome.ts";
import { renderSummary } from "../../../src/action/report/summary.ts";
import { createBuiltInService } from "../../../src/built-in/built-in.ts";
import { openOwnModel } from "../../../src/built-in/own-model.ts";
import { createModel } from "../../../src/model/model.ts";
import { ScriptedModel, type Step } from "../../support/documents-model.ts";
import { createPlace } from "../../support/drafts.ts";
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

const REQUEST = "Describe streaming in the README.";
const edit: Step = [
  "edit_file",
  { path: "README.md", old: "# Widget", new: "# Widget\n\nIt streams answers.", why: "streaming", because: ["#2"] },
];

/** The outcome of a step whose model plays these steps. */
async function run(...steps: readonly Step[]) {
  using place = createPlace({ "README.md": "# Widget\n" });
  await using model = await ScriptedModel.start({ about: REQUEST, steps });
  const repository = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
  const service = await createBuiltInService({
    workspace: { directory: place.directory, repository, drafts: "branches" },
    model: { settings: model.access().settings, secrets: [], proxies: {} },
    onFault: (error) => expect.unreachable(String(error)),
  });
  const changes = [{ releases: { count: 1 } }];
  const request = { title: "Stream", body: REQUEST, sourceConnection: "octo/widget", changes };
  const { id } = await service.calls.jobs.create({ docRequest: request }, {});
  await service.idle();
  const job = await service.calls.jobs.get({ id });
  const { conversations } = await service.calls.conversations.list({ jobId: id });
  await service.close();
  const outcome = buildOutcome({ job, conversations, settled: true }, { changes, request });
  return {
    outcome,
    files: place.changed(conversations[0]?.branch ?? ""),
    summary: renderSummary(outcome, { repository: undefined, run: undefined }),
  };
}

test("a step writes documents without a configuration", async () => {
  const { outcome, files } = await run(edit, ["finish", { summary: "Done." }]);
  expect(outcome).toMatchObject({ state: "done" });
  expect(files).toEqual(["CHANGELOG.md", "README.md"]);
});

test("a step whose model fails has its notes on the branch, and says what failed", async () => {
  const { outcome, files, summary } = await run(edit, 401);
  expect(outcome).toMatchObject({ state: "errored", failure: expect.stringContaining("status 401") });
  expect(files).toEqual(["CHANGELOG.md"]);
  expect(summary).toContain("status 401");
  expect(summary).toContain("Keep the last line");
});

test("a step whose model asks fails, and shows the question", async () => {
  const { outcome, files } = await run(edit, ["ask", { question: "Which README?" }]);
  expect(outcome).toMatchObject({
    state: "done",
    code: "run/needs-attention",
    failure: expect.stringContaining('needs attention: "Which README?"'),
  });
  expect(files).toEqual(["CHANGELOG.md", "README.md"]);
});

test("the summary lists what was dropped", async () => {
  const wrong: Step = ["create_file", { path: "src/a.ts", content: "1", why: "code", because: ["#2"] }];
  const { outcome, summary } = await run(wrong, wrong, ["finish", { summary: "Done." }]);
  expect(outcome.state).toBe("done");
  expect(summary).toMatch(/An edit of src\/a\.ts was dropped/);
});
