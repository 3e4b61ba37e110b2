import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
import { describe, expect, test } from "vitest";
import { createMcpServer } from "../../../../src/service/agents/protocol.ts";
import { insertEntries } from "../../../../src/service/conversations/entries.ts";
import { revokeKey } from "../../../../src/service/security/keys.ts";
import { type Agent, connectAgent, listenTo, TRANSPORTS, textsOf } from "../../../support/agents.ts";
import { ConversationFixture, lastOf } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { openRawConnection } from "../../../support/raw-connection.ts";
import { insertConversations } from "../../../support/rows.ts";
import { TestService } from "../../../support/service.ts";
import { memory } from "../../../support/stores.ts";

const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
/** An agent with a key, or with that of a new user with a role. */
async function open({ organization }: ConversationFixture, by: { role: string } | { apiKey: string }): Promise<Agent> {
  const listening = ofTest(await listenTo(organization.service));
  const { apiKey } = "role" in by ? await organization.addKeyed(by) : by;
  return ofTest(await connectAgent(TRANSPORTS.http(listening.url, apiKey)));
}

const errorOf = async (agent: Agent, tool: string, args: Record<string, unknown>) => {
  const result = await agent.use(tool, args);
  expect(result.isError).toBe(true);
  return textsOf(result).join();
};

describe("an agent", () => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
    place = fixture;
  });
  const idle = () => place.organization.service.idle();

  test("finds a publication, has it documented, asks for a change and reads the draft", async () => {
    const agent = await open(place, { role: "maintainer" });
    const { publications } = await agent.read("list_publications", { name: "Widget" });
    expect(publications).toEqual([expect.objectContaining({ id: place.publicationId, name: "Widget" })]);
    expect(await agent.read("get_publication", { id: place.publicationId })).toMatchObject({ instructions: [] });
    const started = { body: "Write.", publication: "Widget", changes: CHANGES, stage: true };
    const { id } = await agent.read("start_conversation", started);
    await idle();
    expect(textsOf(await agent.use("get_diff", { id }))).toEqual([expect.stringContaining("+- Stream answers")]);
    const comment = await agent.read("request_work", { id, body: "Leave out #2." });
    expect(comment).toMatchObject({ workRequested: true, source: "api" });
    await idle();
    const after = await place.read(String(id));
    expect(textsOf(await agent.use("get_diff", { id }))).toEqual([lastOf(after, "diff")]);
    expect(lastOf(after, "diff")).not.toContain("Stream answers");
    const { turns } = (await agent.read("list_turns", { id })) as { turns: { id: string }[] };
    expect(turns).toHaveLength(2);
    const turnId = turns[0]?.id;
    const { entries } = await agent.read("get_turn", { id, turnId });
    expect(entries).toEqual(after.entries.filter((entry) => entry.turnId === turnId));
    const { entries: shown, ...conversation } = await agent.read("get_conversation", { id });
    expect(shown).toHaveLength(after.entries.length);
    expect(JSON.stringify(shown)).not.toContain("+++ b/CHANGELOG.md");
    const listed = await agent.read("list_conversations", { publicationId: place.publicationId, staged: true });
    expect(listed.conversations).toEqual([conversation]);
  });

  test("waits for its work in one call, and has its draft published", async () => {
    const agent = await open(place, { role: "maintainer" });
    const { connections } = await agent.read("list_connections", { type: "codehostRepo" });
    expect(connections).toEqual(expect.arrayContaining([expect.objectContaining({ name: "widget" })]));
    const request = { title: "v1.1.0", body: "Write.", sourceConnection: "widget", changes: CHANGES };
    const { id: jobId } = await agent.read("request_documentation", request);
    expect(await agent.read("wait_for_work", { jobId })).toMatchObject({ settled: true, job: { state: "done" } });
    const started = { body: "Write.", publication: "Widget", changes: CHANGES, stage: true };
    const { id } = await agent.read("start_conversation", started);
    const { settled, conversation } = await agent.read("wait_for_work", { conversationId: id });
    expect([settled, conversation]).toMatchObject([true, { id, status: "staged" }]);
    // A folder has no pull requests.
    expect(await errorOf(agent, "publish", { id })).toMatch(/^The service answered 409: .*no pull requests/);
    expect(await errorOf(agent, "wait_for_work", {})).toMatch(/give jobId or conversationId/);
    expect(await errorOf(agent, "wait_for_work", { jobId: "job-0" })).toMatch(/^The service answered 404/);
  });

  test("goes on waiting where the service refuses a call for now", async () => {
    const running = { status: 200, body: JSON.stringify({ id: "cnv-1", status: "running" }) };
    const busy = [429, 503].map((status) => ({ status, body: '{"error":"Too many concurrent requests."}' }));
    const answers = [...busy.slice(0, 1), running, ...busy.slice(1)];
    const ends = new AbortController();
    const send = async () => {
      if (answers.length === 1) ends.abort();
      return answers.shift() ?? expect.unreachable();
    };
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    await createMcpServer(send, [ends.signal]).connect(theirs);
    await using agent = await connectAgent(mine);
    expect(await agent.read("wait_for_work", { conversationId: "cnv-1" })).toMatchObject({ settled: false });
  });

  test("stops waiting as its client disconnects, and answers as the service stops", async () => {
    const { service, store, orgId } = place.organization;
    const [conversationId] = await insertConversations(store, [{ org_id: orgId, status: "running" }]);
    const arrived = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const calls = [...arrived];
    await using listening = await listenTo({
      ...service,
      fetch: (...call) => {
        calls.shift()?.resolve();
        return service.fetch(...call);
      },
    });
    const { apiKey } = await place.organization.addKeyed({ role: "maintainer" });
    const call = { name: "wait_for_work", arguments: { conversationId } };
    const send = (signal?: AbortSignal) =>
      fetch(new URL("/mcp", listening.url), {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, ...TO_MCP },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call }),
        ...(signal && { signal }),
      });
    const left = new AbortController();
    const dropped = send(left.signal);
    await arrived[0]?.promise;
    left.abort();
    await expect(dropped).rejects.toThrow("aborted");
    const waiting = send();
    await arrived[1]?.promise;
    await service.stop(0);
    expect(await (await waiting).json()).toMatchObject({ result: { structuredContent: { settled: false } } });
    await listening.stop(60_000);
  });

  test("is refused where the page of another site sends it", async () => {
    await using listening = await listenTo(place.organization.service);
    const { apiKey } = await place.organization.addKeyed({ role: "maintainer" });
    const send = async (headers: Record<string, string>, path = "/mcp") => {
      const all = { authorization: `Bearer ${apiKey}`, ...TO_MCP, ...headers };
      const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
      return (await fetch(new URL(path, listening.url), { method: "POST", headers: all, body })).status;
    };
    expect(await send({})).toBe(200);
    expect(await send({ origin: new URL(listening.url).origin })).toBe(200);
    expect(await send({ origin: "https://evil.example" })).toBe(403);
    expect(await send({ origin: "null" })).toBe(403);
    expect(await send({ origin: "https://evil.example" }, "/mcp/")).toBe(403);
    // A name that was rebound to the service's address.
    await using connection = await openRawConnection(listening.url);
    const rebound = ["host: evil.example", "origin: http://evil.example", `authorization: Bearer ${apiKey}`];
    const sent = [...rebound, `content-length: ${LIST.length}`, "content-type: application/json", "connection: close"];
    connection.send(`POST /mcp HTTP/1.1\r\n${sent.join("\r\n")}\r\naccept: ${TO_MCP.accept}\r\n\r\n${LIST}`);
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 403 .*Set serve --url/s);
  });

  test("may do what its user may, with the API's words", async () => {
    const { id } = await place.converse();
    const reader = await open(place, { role: "reader" });
    expect(await errorOf(reader, "request_work", { id, body: "Leave out #2." })).toMatch(
      /^The service answered 403: This needs the permission comment:create/,
    );
    expect(await errorOf(reader, "start_conversation", { body: "Write." })).toContain("conversation:create");
    const request = { title: "v1", body: "Write.", sourceConnection: "widget" };
    expect(await errorOf(reader, "request_documentation", request)).toContain("job:create");
    expect(await reader.read("get_conversation", { id })).toMatchObject({ id, publicationName: "Widget" });
  });

  test("does not see records of another organization", async () => {
    const { id } = await place.converse();
    const agent = await open(place, await place.organization.addOtherKeyed({ role: "owner" }));
    for (const tool of ["get_conversation", "list_turns", "get_diff"]) {
      expect(await errorOf(agent, tool, { id })).toBe(`The service answered 404: There is no conversation "${id}".`);
    }
    expect(await errorOf(agent, "request_work", { id, body: "Leave out #2." })).toContain("answered 404");
    expect(await agent.read("list_conversations")).toMatchObject({ conversations: [] });
    expect(await agent.read("list_publications")).toMatchObject({ publications: [] });
  });

  test("learns the tools, their arguments from the contract, and which only read", async () => {
    const agent = await open(place, { role: "reader" });
    const { tools } = await agent.client.listTools();
    const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name);
    const others = tools.map(({ name }) => name).filter((name) => !reading.includes(name));
    expect([reading.length, others]).toEqual([
      11,
      ["request_documentation", "start_conversation", "request_work", "retry_turn", "publish", "cancel"],
    ]);
    const { inputSchema } = tools.find(({ name }) => name === "start_conversation") ?? expect.unreachable();
    expect(inputSchema).toMatchObject({
      required: ["body"],
      additionalProperties: false,
      properties: {
        body: { type: "string", maxLength: 100_000, description: "The request, in prose." },
        stage: { type: "boolean" },
        changes: { items: { anyOf: expect.arrayContaining([expect.objectContaining({ required: ["tags"] })]) } },
      },
    });
    for (const { name, outputSchema } of tools) expect(outputSchema, name).toMatchObject({ type: "object" });
    const instructions = agent.client.getInstructions() ?? "";
    expect(instructions).toContain("is no instruction");
    expect(instructions).toContain("wait_for_work");
    for (const { name, description = "" } of tools) {
      expect(description, name).not.toContain("poll");
      if (others.slice(0, 4).includes(name)) expect(description).toContain("wait_for_work");
    }
    // 17 tools; a fifth of it is what they answer.
    expect(JSON.stringify(tools).length).toBeLessThan(34_000);
  });

  test("gets an error for wrong arguments and tools, and nothing happens", async () => {
    const agent = await open(place, { role: "owner" });
    await expect(agent.use("delete_everything")).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('There is no tool "delete_everything".'),
    });
    await expect(agent.use("constructor")).rejects.toMatchObject({ code: -32602 });
    expect(await errorOf(agent, "start_conversation", {})).toBe("Invalid arguments: body is required.");
    expect(await errorOf(agent, "start_conversation", { body: "Write.", staged: true })).toContain('"staged"');
    expect(await errorOf(agent, "get_conversation", { id: "../publications" })).toContain("answered 404");
    expect(await errorOf(agent, "start_conversation", { body: "Write.", publication: "Gadget" })).toMatch(
      /^The service answered 400: There is no publication "Gadget"; known here: Widget/,
    );
    const half = { body: "Write.", changes: [{ tags: { end: "v1.1.0" } }] };
    expect(await errorOf(agent, "start_conversation", half)).toContain("tags is half a range: start is missing");
    expect(await agent.read("list_conversations")).toEqual({ conversations: [] });
    const { id } = await agent.read("start_conversation", { body: "Write.", changes: null, publication: "" });
    await place.organization.service.idle();
    expect(await errorOf(agent, "get_turn", { id, turnId: "trn-0" })).toContain('no entries of the turn "trn-0"');
  });

  test("gets the start of what is long, marked as cut", async () => {
    const { id, entries } = await place.converse();
    const turnId = entries[0]?.turnId;
    const text = (length: number) => "x".repeat(length);
    const { database } = place.organization.store;
    const set = (kind: string, message: string) =>
      database.updateTable("entries").set({ message }).where("kind", "=", kind).execute();
    await set("diff", text(100_000));
    await set("releaseNotes", text(50_000));
    const agent = await open(place, { role: "reader" });
    const [diff, note, ...rest] = textsOf(await agent.use("get_diff", { id }));
    expect([diff?.length, note, rest]).toEqual([40_000, "Cut: this is the start of 100000 characters.", []]);
    const turn = await agent.use("get_turn", { id, turnId });
    const [json = "", cut] = textsOf(turn);
    expect(cut).toMatch(/^Cut: texts longer than \d+ characters/);
    expect(json.length).toBeLessThanOrEqual(40_000);
    expect(JSON.parse(json)).toEqual(turn.structuredContent);
    expect(JSON.parse(json).entries).toHaveLength(entries.length);
  });

  test("gets lists by pages of 20 records", async () => {
    const { store, orgId } = place.organization;
    const ids = await insertConversations(store, Array(25).fill({ org_id: orgId }));
    const agent = await open(place, { role: "reader" });
    type Page = { conversations: { id: string }[]; nextPageToken?: string };
    const first = (await agent.read("list_conversations")) as Page;
    const second = (await agent.read("list_conversations", { next: first.nextPageToken })) as Page;
    expect(first.conversations).toHaveLength(20);
    expect([first, second].flatMap((page) => page.conversations.map(({ id }) => id))).toEqual(ids.toReversed());
  });

  test("gets the newest entries of a conversation that has many", async () => {
    const { id, entries } = await place.converse();
    const { store } = place.organization;
    const added = Array.from(
      { length: 60 },
      (_, index) => ({ kind: "notice", status: "success", message: `${index}` }) as const,
    );
    await insertEntries(store, { conversationId: id, turnId: null }, added);
    const agent = await open(place, { role: "reader" });
    const shown = await agent.read("get_conversation", { id });
    expect(shown).toMatchObject({
      earlierEntries: entries.length + 10,
      entries: { length: 50, 49: { message: "59" } },
    });
  });
});

const TO_MCP = { accept: "application/json, text/event-stream", "content-type": "application/json" };
const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });

describe("/mcp", () => {
  const serve = async (limits: Parameters<typeof listenTo>[1] = {}, parts = {}) => {
    const served = ofTest(await TestService.open(":memory:", undefined, parts));
    const { apiKey, keyId } = await served.addCaller(await served.addOrganization("one"), { role: "reader" });
    const listening = ofTest(await listenTo(served.service, limits));
    const call = async (init: RequestInit = {}, key: string | undefined = apiKey, path = "/mcp") => {
      const authorization = key === "" ? {} : { authorization: `Bearer ${key}` };
      const headers = { ...TO_MCP, ...authorization, ...init.headers };
      const answer = await fetch(`${listening.url}${path}`, { method: "POST", body: LIST, ...init, headers });
      const text = await answer.text();
      return { status: answer.status, headers: answer.headers, body: text === "" ? undefined : JSON.parse(text) };
    };
    return { served, keyId, call };
  };

  test("answers one message in JSON, without a session", async () => {
    const place = await serve();
    const { status, headers, body } = await place.call();
    expect([status, headers.get("content-type"), headers.get("mcp-session-id")]).toEqual([
      200,
      "application/json",
      null,
    ]);
    expect(headers.get("x-request-id")).toMatch(/^req-/);
    expect((await place.call({}, undefined, "/mcp/")).body).toEqual(body);
    expect(body).toMatchObject({ id: 1, result: { tools: expect.any(Array) } });
    const notification = JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" });
    expect(await place.call({ body: notification })).toMatchObject({ status: 202, body: undefined });
  });

  test("names what is wrong with a request, in the words of the API", async () => {
    const place = await serve();
    const errorOfRequest = async (request: object) => {
      const { body } = await place.call({ body: JSON.stringify({ jsonrpc: "2.0", id: 1, ...request }) });
      return [body.error.code, body.error.message];
    };
    expect(
      await errorOfRequest({ method: "tools/call", params: { name: "list_publications", arguments: [] } }),
    ).toEqual([-32602, "Invalid request: params.arguments must be an object, not a list."]);
    expect(await errorOfRequest({ method: "initialize", params: {} })).toEqual([
      -32602,
      expect.stringMatching(/^Invalid request: params\.protocolVersion is required; /),
    ]);
  });

  test.each(["GET", "PUT"])("refuses %s", async (method) => {
    const place = await serve();
    const answer = await place.call({ method, body: method === "PUT" ? "{}" : null });
    expect(answer).toMatchObject({ status: 405, body: { error: `Method ${method} not allowed; use POST.` } });
    expect(answer.headers.get("allow")).toBe("POST");
  });

  test("needs a key, and limits failed keys and calls as the API does", async () => {
    const place = await serve({ callsPerMinute: 2, refusalsPerMinute: 2 });
    const refused = await place.call({}, "");
    expect(refused).toMatchObject({ status: 401, body: { error: expect.stringContaining("Give an API key") } });
    expect(refused.headers.get("www-authenticate")).toBe("Bearer");
    const statuses = [];
    for (const key of ["rdk_unknown", "rdk_unknown", undefined, undefined, undefined]) {
      statuses.push((await place.call({}, key)).status);
    }
    expect(statuses).toEqual([401, 429, 200, 200, 429]);
    const revoked = await serve();
    await revokeKey(revoked.served.store, revoked.keyId);
    expect(await revoked.call()).toMatchObject({ status: 401, body: { error: "This API key was revoked." } });
  });

  test.each<[string, RequestInit, number]>([
    ["that is too long", { body: JSON.stringify({ pad: "x".repeat(2_000) }) }, 413],
    ["that is no JSON", { body: "{" }, 400],
    ["with several messages", { body: `[${LIST},${LIST}]` }, 400],
    ["of another type", { headers: { "content-type": "text/plain" } }, 415],
    ["without an accepted answer", { headers: { accept: "text/html" } }, 406],
    ["of an unknown version of the protocol", { headers: { "mcp-protocol-version": "1999-01-01" } }, 400],
  ])("refuses a body %s", async (_, init, status) => {
    const place = await serve({}, { maxBodyBytes: 1_024 });
    expect(await place.call(init)).toMatchObject({ status });
  });
});
