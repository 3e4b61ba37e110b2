import { beforeEach, describe, expect, test } from "vitest";
import { openSettings, readModelRow } from "../../../../src/service/models/models.ts";
import { ofTest } from "../../../support/of-test.ts";
import { sayAlways } from "../../../support/scripted-model.ts";
import { serveScripted } from "../../../support/scripted-server.ts";
import { type Call, TestOrganization } from "../../../support/service.ts";

const KEY = "hunter2-hunter2";
const URL = "http://127.0.0.1:11434/v1";

describe("the language model", () => {
  let served: TestOrganization;
  let call: Call;
  beforeEach(async () => {
    served = ofTest(await TestOrganization.open(":memory:"));
    call = await served.addCaller({ role: "owner", name: "Ada" });
  });
  const readSettings = async () => {
    const row = await readModelRow(served.store, served.orgId);
    return row && openSettings(served.parts.vault, row);
  };
  const shown = { name: "m", url: URL, key: "********", budget: 200_000, stream: false };
  const set = (change: object) => call("PUT", "model", { name: "m", url: URL, ...change });

  test("is set, read with a masked key, and removed, each with an audit log", async () => {
    expect(await call("GET", "model")).toEqual({ status: 200, body: { model: null } });
    const first = await set({ url: `${URL}/`, key: KEY });
    const answer = { status: 200, body: { model: { ...shown, setAt: expect.any(String), userName: "Ada" } } };
    expect(first).toEqual(answer);
    expect(await call("GET", "model")).toEqual(answer);
    expect(await readSettings()).toEqual({ ...shown, key: KEY });
    const second = { model: { ...shown, budget: 5_000, stream: true } };
    expect((await set({ budget: 5_000, stream: true })).body).toMatchObject(second);
    expect(await readSettings()).toMatchObject({ key: KEY, budget: 5_000, stream: true });
    for (let times = 0; times < 2; times += 1) expect((await call("DELETE", "model")).status).toBe(204);
    expect((await call("GET", "model")).body).toEqual({ model: null });
    const logs = await served.readAudits();
    expect(logs.map(({ type, summary }) => `${type}: ${summary}`)).toEqual([
      "action-create: Set the language model",
      "action-update: Set the language model",
      "action-delete: Removed the language model",
    ]);
    const rows = await served.store.database.selectFrom("models").selectAll().execute();
    expect(JSON.stringify([logs, rows, await served.readAll()])).not.toContain(KEY);
  });

  test("keeps its key for the same URL only, also where it is sent back masked", async () => {
    await set({ key: KEY });
    expect((await set({ key: "********", name: "n" })).body).toMatchObject({ model: { name: "n", key: "********" } });
    expect(await readSettings()).toMatchObject({ key: KEY });
    const other = "http://127.0.0.1:11435/v1";
    expect(await set({ key: "********", url: other })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("Give the key") },
    });
    expect((await set({ url: other })).body).toMatchObject({ model: { url: other, key: null } });
    expect(await readSettings()).toMatchObject({ key: undefined });
  });

  test.each<[string, object]>([
    ["a key of two lines", { key: "a\nb" }],
    ["plain http to the internet", { url: "http://m.example/v1" }],
  ])("is a 400 with %s, which stores nothing", async (_, change) => {
    const { status, body } = await set({ key: KEY, ...change });
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^(name|url|key|budget)/)]);
    expect(await readSettings()).toBeUndefined();
  });

  test("is tested by one request with a tool, and says why a test fails", async () => {
    expect(await call("POST", "model/test")).toMatchObject({ status: 409, body: { error: /no model/ } });
    await using server = await serveScripted(sayAlways([{ name: "report", input: { ready: true } }]));
    await set({ url: `${server.url}/v1`, key: KEY });
    expect(await call("POST", "model/test")).toEqual({
      status: 200,
      body: { name: "m", milliseconds: expect.any(Number), inputTokens: 100, outputTokens: 10 },
    });
    expect(server.received).toMatchObject([
      { url: "/v1/chat/completions", headers: { authorization: `Bearer ${KEY}` } },
    ]);
    await using silent = await serveScripted(sayAlways("Hello!"));
    await set({ url: `${silent.url}/v1`, key: KEY });
    const failed = await call("POST", "model/test");
    expect([failed.status, failed.body.error]).toEqual([409, expect.stringContaining("without calling the tool")]);
    await using refusing = await serveScripted((request, response) => {
      response.writeHead(401).end(`wrong key: ${request.headers.authorization}`);
    });
    await set({ url: `${refusing.url}/v1`, key: KEY });
    const refused = await call("POST", "model/test");
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining("401")]);
    expect(refused.body.error).not.toContain(KEY);
  });

  test("is for who may change every connection, in its organization", async () => {
    await set({ key: KEY });
    const operations = [
      ["GET", "model"],
      ["PUT", "model", { name: "other", url: URL }],
      ["DELETE", "model"],
      ["POST", "model/test"],
    ] as const;
    const grants = [{ permission: "connection:update", recordId: "cnn-0000000000000000" }] as const;
    for (const may of [{ role: "reader" }, { role: "reviewer" }, { grants }]) {
      const by = await served.addCaller(may);
      for (const [method, path, body] of operations) expect((await by(method, path, body)).status).toBe(403);
    }
    const elsewhere = await served.addOther({ role: "owner" });
    expect((await elsewhere("GET", "model")).body).toEqual({ model: null });
    expect((await elsewhere("DELETE", "model")).status).toBe(204);
    expect((await elsewhere("POST", "model/test")).status).toBe(409);
    expect(await readSettings()).toMatchObject({ name: "m", key: KEY });
  });

  test("may not be at a private address, unless these are allowed", async () => {
    await using closed = await TestOrganization.open(":memory:", { allowPrivate: false });
    const admin = await closed.addCaller({ role: "owner" });
    const { status, body } = await admin("PUT", "model", { name: "m", url: URL });
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^url: .*loopback/)]);
    // By its name it is found out where the request goes only.
    expect((await admin("PUT", "model", { name: "m", url: "http://ollama.localhost.internal:1/v1" })).status).toBe(200);
    expect((await admin("POST", "model/test")).status).toBe(409);
  });
});
