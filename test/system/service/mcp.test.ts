import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectAgent, listenTo, TRANSPORTS, textsOf } from "../../support/agents.ts";
import { ConversationFixture, lastOf } from "../../support/conversations.ts";
import { BUNDLE } from "../../support/program.ts";
import { memory } from "../../support/stores.ts";

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

/** Runs `mcp` with input that ends. */
function runOnce(environment: NodeJS.ProcessEnv, input = "", args: readonly string[] = []) {
  const env = { PATH: process.env.PATH, ...environment };
  const options = { env, input, encoding: "utf8", timeout: 20_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUNDLE, "mcp", ...args], options);
  return { status, stdout, stderr };
}

describe("over standard input and output", () => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
    place = fixture;
  });

  test("an agent gets the same tools and results as over HTTP, and does the same", async () => {
    await using listening = await listenTo(place.organization.service);
    const { apiKey } = await place.organization.addKeyed({ role: "editor" });
    const { apiKey: viewerKey } = await place.organization.addKeyed({ role: "viewer" });
    await using http = await connectAgent(TRANSPORTS.http(listening.url, apiKey));
    await using stdio = await connectAgent(TRANSPORTS.stdio(`${listening.url}/api/v1/`, apiKey));
    await using viewer = await connectAgent(TRANSPORTS.stdio(listening.url, viewerKey));
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
    const refused = await viewer.use("request_work", { id, body: "Leave out #3." });
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
  let url: string;
  let received: string[];
  let answer: { status: number; headers?: Record<string, string>; body: string };
  const server = createServer((request, response) => {
    received.push(String(request.headers.authorization));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  beforeEach(async () => {
    received = [];
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

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
    expect(received).toEqual(["Bearer rdk_secret"]);
  });

  test("may have accepted what it did not answer, which the agent learns", async () => {
    answer = { status: 201, headers: { "content-length": "99" }, body: "" };
    await using agent = await connectAgent(TRANSPORTS.stdio(url, "rdk_secret"));
    const said = async (tool: string, args: object) => textsOf(await agent.use(tool, { ...args })).join();
    expect(await said("start_conversation", { body: "Write." })).toContain("may have accepted this");
    expect(await said("get_job", { id: "job-1" })).not.toContain("may have accepted this");
    expect(received).toHaveLength(2);
  });

  test("does not get the key by a redirect", async () => {
    answer = { status: 302, headers: { location: `${url.replace("127.0.0.1", "localhost")}/elsewhere` }, body: "" };
    await using agent = await connectAgent(TRANSPORTS.stdio(url, "rdk_secret"));
    await agent.use("get_job", { id: "job-1" });
    await agent.use("start_conversation", { body: "Write." });
    expect(received.filter((one) => one !== "undefined")).toEqual(["Bearer rdk_secret", "Bearer rdk_secret"]);
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
