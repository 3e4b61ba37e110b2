import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Listening, listen } from "../../../src/service/http/http.ts";
import { type CheckoutService, createCheckoutService } from "../../support/checkout-service.ts";
import { createTickingClock } from "../../support/clock.ts";
import { type FaultyProxy, openFaultyProxy } from "../../support/faulty-proxy.ts";
import { History } from "../../support/history.ts";
import { runStep } from "../../support/step.ts";
import type { Fault } from "../../system/faults/fault.ts";

const KEY = "key-of-a-test";
const TWO_PUBLICATIONS = "publications:\n  - name: Log\n    config: { writeReleaseNotes: false }\n  - name: Notes\n";

const clock = createTickingClock(20);
afterAll(() => clock[Symbol.dispose]());

let history: History;
let service: CheckoutService;
let listening: Listening;
let proxy: FaultyProxy;
let draw: (method: string, path: string) => Fault;
let strip: (body: string) => string;

beforeEach(async () => {
  history = new History();
  history.commit("feat: answer (#1)", { ".github/release-docs.yml": TWO_PUBLICATIONS });
  history.tag("v1.0.0");
  history.tag("v1.1.0");
  service = await createCheckoutService({
    workspace: {
      directory: history.directory,
      repository: { name: "octo/widget", webUrl: "https://github.com/octo/widget" },
      drafts: "scratch",
    },
    apiKey: KEY,
    onFault: (error) => expect.unreachable(String(error)),
  });
  listening = await listen(service);
  [draw, strip] = [() => ({ kind: "none" }), (body) => body];
  proxy = await openFaultyProxy({
    upstream: listening.url,
    draw: ({ method, path }) => draw(method, path),
    strip: (body) => strip(body),
    passesKeys: true,
    clock,
  });
});
afterEach(async () => {
  await proxy[Symbol.asyncDispose]();
  await listening[Symbol.asyncDispose]();
  history[Symbol.dispose]();
});

/** Runs the step as an attempt of one run. */
async function attempt(number: number, inputs: Parameters<typeof runStep>[0] = {}, runId = "4711") {
  const variables = { GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: String(number) };
  const given = { "base-url": proxy.url, "api-key": KEY, changes: "v1.0.0..v1.1.0", wait: "false", ...inputs };
  const ended = await runStep(given, { clock, variables, drafts: "scratch" });
  await service.idle();
  return ended;
}

type Listed = { id: string; title: string; labels: string[]; publicationName: string };
async function list(what: "jobs" | "conversations"): Promise<Listed[]> {
  const headers = { authorization: `Bearer ${KEY}` };
  const answer = await service.fetch(new Request(`http://service/api/v1/${what}`, { headers }));
  return ((await answer.json()) as Record<string, Listed[]>)[what] ?? [];
}

/** Accepts the first creates and refuses the rest. */
function refuseCreatesFrom(first: number): (method: string) => Fault {
  let creates = 0;
  const answer = { status: 403, body: '{"error":"conversations: create is missing"}' };
  return (method) => {
    if (method !== "POST" || ++creates < first) return { kind: "none" };
    return { kind: "answer", reaches: false, answer };
  };
}

describe("a request has the marks of its run", () => {
  test("beside the user's own labels, and the output holds what was sent", async () => {
    const { outputs } = await attempt(1, { labels: "docs" });
    const [job] = await list("jobs");
    expect(job?.labels).toEqual(["docs", "run:octo/widget/4711", expect.stringMatching(/^request:[0-9a-f]{12}$/)]);
    expect(JSON.parse(outputs.request ?? "").labels).toEqual(job?.labels);
  });

  test("but not outside Actions, where there is no run", async () => {
    await attempt(1, {}, "");
    expect((await list("jobs")).map(({ labels }) => labels)).toEqual([[]]);
  });
});

describe("a run that is started again", () => {
  test("waits for what its first attempt created, and says so", async () => {
    const first = await attempt(1);
    const second = await attempt(2, { wait: "true" });
    expect(second.outcome).toMatchObject({ state: "done", job: { id: first.outcome?.job?.id } });
    expect(second.said).toContain(`An earlier attempt of this run created job ${first.outcome?.job?.id}`);
    expect(second.outputs["job-id"]).toBe(first.outcome?.job?.id);
    expect(await list("jobs")).toHaveLength(1);
  });

  test("finds it by its conversations where jobs show no labels", async () => {
    const first = await attempt(1);
    strip = (body) => body.replace(/("type":"doc-request".*?)"labels":\[[^\]]*\]/g, '$1"labels":[]');
    const second = await attempt(2);
    expect(second.outcome?.job?.id).toBe(first.outcome?.job?.id);
    expect(await list("jobs")).toHaveLength(1);
  });

  test("does the same for each conversation", async () => {
    const first = await attempt(1, { stage: "true" });
    const second = await attempt(2, { stage: "true" });
    const ids = first.outcome?.conversations.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(second.outcome?.conversations.map(({ id }) => id)).toEqual(ids);
    expect(await list("conversations")).toHaveLength(2);
  });

  test("creates the conversations that its first attempt did not reach", async () => {
    draw = refuseCreatesFrom(2);
    const first = await attempt(1, { stage: "true" });
    draw = () => ({ kind: "none" });
    const second = await attempt(2, { stage: "true" });
    const [created, ...more] = JSON.parse(first.outputs["conversation-ids"] ?? "");
    expect(more).toEqual([]);
    expect(second.outcome?.conversations).toMatchObject([{ id: created }, { publicationName: expect.any(String) }]);
    expect((await list("conversations")).map(({ publicationName }) => publicationName).sort()).toEqual([
      "Log",
      "Notes",
    ]);
  });

  test.each<[string, number, Record<string, string>, string]>([
    ["what another run created", 2, {}, "4712"],
    ["the request of another step of the run", 2, { title: "Another" }, "4711"],
  ])("does not take %s", async (_, number, inputs, runId) => {
    await attempt(1);
    const second = await attempt(number, inputs, runId);
    expect(second.failure).toBeUndefined();
    expect(await list("jobs")).toHaveLength(2);
  });

  test.each<[string, Record<string, string>, "jobs" | "conversations", number]>([
    ["a job that errored", {}, "jobs", 2],
    ["conversations that failed", { stage: "true" }, "conversations", 4],
  ])("does not take %s", async (_, inputs, what, expected) => {
    const broken = { ...inputs, changes: "v1.0.0..v9.9.9" };
    await attempt(1, broken);
    await attempt(2, broken);
    expect(await list(what)).toHaveLength(expected);
  });
});

test.each<[string, string, string, object, "jobs" | "conversations", number]>([
  ["a job that was cancelled", '"state":"done"', '"state":"done","outcome":"cancelled"', {}, "jobs", 2],
  ["a job whose conversations were cancelled", '"status":"closed"', '"status":"cancelled"', {}, "jobs", 2],
  ["conversations that errored", '"status":"closed"', '"status":"errored"', { stage: "true" }, "conversations", 4],
])("a rerun creates %s again", async (_, from, to, inputs, what, expected) => {
  await attempt(1, inputs);
  strip = (body) => body.replaceAll(from, to);
  await attempt(2, inputs);
  expect(await list(what)).toHaveLength(expected);
});

test("a source that the list does not contain is a warning, and the service decides", async () => {
  strip = (body) => body.replaceAll('"name":"octo/widget"', '"name":"octo/gadget"');
  const { outcome, said } = await attempt(1);
  expect(outcome?.state).toBe("requested");
  expect(said).toMatch(/no connection "octo\/widget"; nearest: octo\/gadget/);
  expect(await list("jobs")).toHaveLength(1);
});

test("a conversation that fails in the middle leaves the ones before in the outputs and in the error", async () => {
  draw = refuseCreatesFrom(2);
  const { failure, outputs } = await attempt(1, { stage: "true" });
  const [created] = await list("conversations");
  expect(failure).toMatchObject({
    code: "api/403",
    message: expect.stringMatching(`create is missing\n.*accepted.*: ${created?.id} `),
  });
  expect(JSON.parse(outputs["conversation-ids"] ?? "")).toEqual([created?.id]);
});

describe("the look before the create", () => {
  test("that the key does not permit is skipped silently", async () => {
    draw = (method) =>
      method === "POST" ? { kind: "none" } : { kind: "answer", reaches: false, answer: { status: 403, body: "{}" } };
    const { outcome, said } = await attempt(1, { publications: "Notes" });
    expect(outcome?.state).toBe("requested");
    expect(said).not.toMatch(/403|may not/);
  });

  test("costs a request for each list that is needed, before the create", async () => {
    await attempt(1, { publications: "Notes" });
    expect(proxy.log.map((line) => line.split(":")[0])).toEqual([
      "GET /api/v1/connections",
      "GET /api/v1/publications",
      "GET /api/v1/jobs",
      "POST /api/v1/jobs",
    ]);
  });

  test.each<[string, Record<string, string>, string, RegExp]>([
    ["an unknown publication", { publications: "Note" }, "submit/unknown-publication", /nearest: Notes/],
    [
      "an unknown connection that selects the publications",
      { "source-connection": "octo/wigdet", stage: "true" },
      "submit/unknown-connection",
      /nearest: octo\/widget/,
    ],
    ["a bad key", { "api-key": "another" }, "api/401", /401/],
  ])("names %s, and nothing is sent", async (_, inputs, code, message) => {
    const { failure } = await attempt(1, inputs);
    expect(failure).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(proxy.log.some((line) => line.startsWith("POST"))).toBe(false);
  });
});

describe("a lost answer is found again", () => {
  const BARE = /("type":"doc-request".*?)"title":"[^"]*","labels":\[[^\]]*\],/g;
  test.each<[string, (body: string) => string, RegExp]>([
    ["by its marks", (body) => body, /GET \/api\/v1\/jobs:/],
    ["by its title", (body) => body.replace(/"labels":\[[^\]]*\],?/g, ""), /GET \/api\/v1\/jobs:/],
    ["by the marks of its conversations", (body) => body.replace(BARE, "$1"), /GET \/api\/v1\/conversations\?jobId=/],
  ])("%s", async (_, stripping, lastLook) => {
    strip = stripping;
    draw = (method) => (method === "POST" ? { kind: "drop", reaches: true } : { kind: "none" });
    const { outcome, failure } = await attempt(1, { title: "Version 1.1.0" });
    expect(failure).toBeUndefined();
    expect((await list("jobs")).map(({ id }) => id)).toEqual([outcome?.job?.id]);
    expect(proxy.log.at(-1)).toMatch(lastLook);
  });
});

test("a command in a body that an event type makes context alone is a warning, and text of the event is none", async () => {
  const inputs = { "event-type": "release", wait: "true" };
  const { outcome } = await attempt(1, { ...inputs, body: "For our users.\nLeave out #1." });
  expect(outcome?.state).toBe("done");
  expect(outcome?.warnings).toEqual([expect.stringMatching(/`event-type: none`.*: "Leave out #1\."\.$/)]);
  const other = await attempt(1, { ...inputs, body: "For our users." }, "4712");
  expect(other.outcome).not.toHaveProperty("warnings");
});

test("what is context alone is not taken as words to follow in a conversation either", async () => {
  const inputs = { stage: "true", title: "Our best one", body: "Make it pop!\n\nLeave out #1." };
  await attempt(1, { ...inputs, "event-type": "release" });
  const shown = await list("conversations");
  expect(shown.length).toBeGreaterThan(0);
  for (const { id } of shown) {
    const answer = await fetch(`${listening.url}/api/v1/conversations/${id}`, {
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(await answer.text()).not.toMatch(/not understood|left out on request/);
  }
});
