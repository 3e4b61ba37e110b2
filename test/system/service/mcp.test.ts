import { spawn, spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectAgent, listenTo, TRANSPORTS, textsOf } from "../../support/agents.ts";
import { ConversationFixture, lastOf } from "../../support/conversations.ts";
import { BUNDLE } from "../../support/program.ts";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";
import { memory } from "../../support/stores.ts";

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** Runs `mcp` with input that ends. */
function runOnce(environment: NodeJS.ProcessEnv, input = "", args: readonly string[] = []) {
  const env = { PATH: process.env.PATH, ...environment };
  const options = { env, input, encoding: "utf8", timeout: 20_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLE, "mcp", ...args], options);
  return { status, stdout, stderr };
}

/** Runs `mcp` until each message is answered; returns all that it printed. */
async function runOpen(environment: NodeJS.ProcessEnv, messages: readonly object[]): Promise<string> {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment };
  const child = spawn(process.execPath, [BUNDLE, "mcp"], { env });
  let [out, all] = ["", ""];
  child.stderr.on("data", (piece) => {
    all += piece;
  });
  child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join(""));
  for await (const piece of child.stdout) {
    out += piece;
    if (out.split("\n").length > messages.length) child.stdin.end();
  }
  return out + all;
}

describe("over standard input and output", () => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
    place = fixture;
  });

  test("an agent gets the same tools and results as over HTTP, and does the same", async () => {
    await using listening = await listenTo(place.organization.service);
    const { apiKey } = await place.organization.addKeyed({ role: "maintainer" });
    const { apiKey: readerKey } = await place.organization.addKeyed({ role: "reader" });
    await using http = await connectAgent(TRANSPORTS.http(listening.url, apiKey));
    await using stdio = await connectAgent(TRANSPORTS.stdio(`${listening.url}/api/v1/`, apiKey));
    await using reader = await connectAgent(TRANSPORTS.stdio(listening.url, readerKey));
    expect(await stdio.client.listTools()).toEqual(await http.client.listTools());
    const { id } = await stdio.read("start_conversation", {
      body: "Write.",
      changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
      stage: true,
    });
    await place.organization.service.idle();
    await stdio.read("request_work", { id, body: "Leave out #2." });
    await place.organization.service.idle();
    const diff = lastOf(await place.read(String(id)), "diff");
    expect(diff).toContain("Keep the last line");
    expect(textsOf(await stdio.use("get_diff", { id }))).toEqual([diff]);
    for (const [tool, args] of [
      ["list_conversations", { staged: true }],
      ["get_conversation", { id }],
      ["list_comments", { conversationId: id, workRequested: true }],
      ["list_turns", { id }],
      ["get_publication", { id: place.publicationId }],
      ["get_publication", { id: "pub-0" }],
      ["start_conversation", {}],
      ["retry_turn", { id: "trn-0" }],
    ] as const) {
      expect(await stdio.use(tool, args)).toEqual(await http.use(tool, args));
    }
    await expect(stdio.use("delete_everything")).rejects.toMatchObject({ code: -32602 });
    const refused = await reader.use("request_work", { id, body: "Leave out #3." });
    expect(refused.isError).toBe(true);
    expect(textsOf(refused).join()).toMatch(/^The service answered 403: .*comment:create/);
  });

  test("a key that is unknown is the API's error in each result", async () => {
    await using listening = await listenTo(place.organization.service);
    await using agent = await connectAgent(TRANSPORTS.stdio(listening.url, "rdk_unknown"));
    const result = await agent.use("list_publications");
    expect(result).toMatchObject({ isError: true });
    expect(textsOf(result)).toEqual(["The service answered 401: Unknown API key."]);
  });
});

describe("a service that is none", () => {
  let served: Scripted;
  let url: string;
  let answer: { status: number; headers?: Record<string, string>; body: string };
  let answers: (typeof answer)[];
  beforeEach(async () => {
    answers = [];
    served = await serveScripted((_, response) => {
      const { status, headers, body } = answers.shift() ?? answer;
      response.writeHead(status, headers);
      // In pieces, which a key does not fit in.
      for (let start = 0; start < Math.min(body.length, 300); start += 5) response.write(body.slice(start, start + 5));
      response.end(body.slice(300));
    });
    url = served.url;
  });
  afterEach(() => served[Symbol.asyncDispose]());
  const readKeys = () => served.received.map(({ headers }) => headers.authorization);

  test.each<[string, typeof answer, RegExp]>([
    [
      "another program",
      { status: 502, body: `<h1>${"Bad gateway\n".repeat(500)}` },
      /^The service answered 502: <h1>Bad/,
    ],
    ["a page", { status: 200, body: "<html>" }, /^The service sent an invalid answer: /],
    [
      "another record",
      { status: 200, body: '{"id": 5}' },
      /^The service sent an invalid answer: id must be text, not a number; orgId is required/,
    ],
    ["too much", { status: 200, body: "x".repeat(9 * 2 ** 20) }, /outbound\/too-large/],
    ["no answer", { status: 200, headers: { "content-length": "99" }, body: "" }, /outbound\/unreachable/],
  ])("is reported: %s", async (_, given, error) => {
    answer = given;
    await using agent = await connectAgent(TRANSPORTS.stdio(url, "rdk_secret"));
    const result = await agent.use("get_job", { id: "job-1" });
    expect(result.isError).toBe(true);
    expect(textsOf(result).join()).toMatch(error);
    expect(textsOf(result).join().length).toBeLessThan(1_200);
    expect(textsOf(result).join()).not.toContain("rdk_secret");
    expect(readKeys()).toEqual(["Bearer rdk_secret"]);
  });

  test("shows its key in no answer, whatever it repeats of it", async () => {
    const apiKey = `rdk_"${"aB3-_xY9".repeat(5)}`;
    const escaped = [...apiKey].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
    const json = JSON.stringify(apiKey).slice(1, -1);
    const record = (title: string) =>
      `{"id":"job-1","orgId":"org-1","type":"doc-request","state":"done","title":"${title}"}`;
    answers = [
      { status: 200, body: record(json) },
      { status: 200, body: record(escaped) },
      { status: 200, body: record("x".repeat(19_990) + json + "x".repeat(40_000)) },
      { status: 200, body: `{"id":"job-1","orgId":"org-1","type":"x","state":"done","${json}":["${json}"]}` },
      { status: 200, body: `{"id":5,"${json}":1}` },
      { status: 401, body: JSON.stringify({ error: `Unknown key ${apiKey}.` }) },
      { status: 403, body: `{"error":"${escaped}"}` },
      { status: 500, body: JSON.stringify({ error: "x".repeat(985) + apiKey }) },
      { status: 500, body: "x".repeat(985) + apiKey },
      { status: 502, body: `<html><a href="/?key=${encodeURIComponent(apiKey)}">${apiKey}</a>` },
      { status: 503, body: Buffer.from(apiKey).toString("base64") },
      { status: 400, body: Buffer.from(`Bearer ${apiKey}`).toString("base64url") },
      { status: 302, headers: { location: `/${encodeURIComponent(apiKey)}` }, body: apiKey },
      { status: 302, headers: { location: `ftp://${encodeURIComponent(apiKey)}/` }, body: "" },
    ];
    const count = answers.length;
    answer = { status: 500, body: apiKey };
    const calls = Array.from({ length: count }, (_, id) => ({
      ...{ jsonrpc: "2.0", id, method: "tools/call" },
      params: { name: "get_job", arguments: { id: "job-1" } },
    }));
    const unknown = { jsonrpc: "2.0", id: count, method: "tools/call", params: { name: apiKey, arguments: {} } };
    const said = await runOpen({ RELEASE_DOCS_URL: url, RELEASE_DOCS_KEY: apiKey }, [...calls, unknown]);
    expect(served.received.length).toBeGreaterThanOrEqual(count);
    expect(new Set(readKeys())).toEqual(new Set([`Bearer ${apiKey}`]));
    // Nor the beginning of one that is cut.
    const start = apiKey.slice(0, 12);
    const forms = [
      start,
      JSON.stringify(start).slice(1, -1),
      encodeURIComponent(start),
      Buffer.from(start).toString("base64"),
    ];
    for (const form of [...forms, apiKey.slice(-12), "aB3-_xY9"]) expect(said).not.toContain(form);
    expect(said.match(/\*\*\*/g)?.length).toBeGreaterThanOrEqual(count - 2);
  });

  test.each(["1234", "7", "true", "null", "job-1"])("answers with JSON, whatever its key is: %s", async (apiKey) => {
    const config = { [apiKey]: [apiKey, 1234, 51_234_567, 7, true, null], title: `The key is ${apiKey}.` };
    answer = { status: 200, body: JSON.stringify({ error: config, publications: 1234, id: 71_234 }) };
    answers = [{ status: 400, body: JSON.stringify({ error: `1234 of ${apiKey} and "1234" are 51234567`, n: 1234 }) }];
    const call = { jsonrpc: "2.0", method: "tools/call", params: { name: "get_job", arguments: { id: "job-2" } } };
    const messages = [1, 1234, 2].map((id) => ({ ...call, id }));
    const said = await runOpen({ RELEASE_DOCS_URL: url, RELEASE_DOCS_KEY: apiKey }, messages);
    const lines = said.trim().split("\n");
    const ids = lines.map((line) => (JSON.parse(line) as { id: number }).id);
    expect(ids.toSorted((a, b) => a - b)).toEqual([1, 2, 1234]);
    if (apiKey.length >= 4)
      expect(lines.map((line) => line.replace(/"id":1234/, "")).join()).not.toContain(`"${apiKey}"`);
  });

  test("may have accepted what it did not answer, which the agent learns", async () => {
    answer = { status: 201, headers: { "content-length": "99" }, body: "" };
    await using agent = await connectAgent(TRANSPORTS.stdio(url, "rdk_secret"));
    const said = async (tool: string, args: object) => textsOf(await agent.use(tool, { ...args })).join();
    expect(await said("start_conversation", { body: "Write." })).toContain("may have accepted this");
    expect(await said("get_job", { id: "job-1" })).not.toContain("may have accepted this");
    expect(served.received).toHaveLength(2);
  });

  test("does not get the key by a redirect", async () => {
    answer = { status: 302, headers: { location: `${url.replace("127.0.0.1", "localhost")}/elsewhere` }, body: "" };
    await using agent = await connectAgent(TRANSPORTS.stdio(url, "rdk_secret"));
    await agent.use("get_job", { id: "job-1" });
    await agent.use("start_conversation", { body: "Write." });
    expect(readKeys().filter((key) => key !== undefined)).toEqual(["Bearer rdk_secret", "Bearer rdk_secret"]);
  });
});

test.each<[string, NodeJS.ProcessEnv, string[], RegExp]>([
  ["no URL", { RELEASE_DOCS_KEY: "rdk_secret" }, [], /Give the URL of the service as --url or RELEASE_DOCS_URL\./],
  ["no key", {}, ["--url", "https://docs.example.org"], /Give the API key as RELEASE_DOCS_KEY\./],
  [
    "a URL that would show the key",
    { RELEASE_DOCS_URL: "http://docs.example.org", RELEASE_DOCS_KEY: "rdk_secret" },
    [],
    /https URL .*\(http only for loopback\)/,
  ],
])("%s is refused before anything starts", (_, environment, args, message) => {
  const { status, stdout, stderr } = runOnce(environment, `${JSON.stringify(LIST)}\n`, args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("rdk_secret");
});

test("standard output is the protocol only, and the program ends with its input", () => {
  const environment = { RELEASE_DOCS_URL: "https://docs.example.org", RELEASE_DOCS_KEY: "rdk_secret" };
  const { status, stdout, stderr } = runOnce(environment, `no message\n${JSON.stringify(LIST)}\n`);
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([{ jsonrpc: "2.0", id: 1, result: { tools: expect.any(Array) } }]);
  expect(stderr).toMatch(/JSON/);
});
