import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { History } from "../../../support/history.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Call, create, TestOrganization } from "../../../support/service.ts";

const TOKEN = "ghs_a-secret-of-a-test";

describe("an update to another type", () => {
  let organization: TestOrganization;
  let call: Call;
  let history: History;
  beforeEach(async () => {
    organization = ofTest(await TestOrganization.open(":memory:"));
    call = await organization.addCaller({ role: "owner" });
    history = new History();
    history.commit("feat: answer (#1)");
  });
  afterEach(() => history[Symbol.dispose]());

  const folder = () => ({ codehostRepo: { repositoryUrl: `file://${history.directory}` } });
  const connect = (name: string, config: object) => create(call, "connections", { name, config });
  const change = (id: string, config: object) => call("PUT", `connections/${id}`, { config });
  const publish = (name: string, config: object) => create(call, "publications", { name, config });
  const readRow = (id: string) =>
    organization.store.database.selectFrom("connections").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

  test("replaces the config, drops the old secret, and resets what was synced", async () => {
    const id = await connect("one", { codehostApp: { token: TOKEN } });
    const found = { healthy: 0, health_error: "401", synced_at: "2026-03-01T12:00:00.000Z" };
    await organization.store.database.updateTable("connections").set(found).where("id", "=", id).execute();
    const answer = await change(id, folder());
    expect(answer).toMatchObject({
      status: 200,
      body: { id, type: "codehostRepo", healthy: true, syncedAt: null, config: folder() },
    });
    expect(answer.body.config).toEqual(folder());
    expect(await readRow(id)).toMatchObject({ secrets: null, health_error: null });
    expect((await organization.readAudits()).at(-1)).toMatchObject({
      type: "action-update",
      delta: expect.stringMatching(/type: "codehostApp" → "codehostRepo".*; its secret: changed$/),
    });
    await call("POST", `connections/${id}/sync`, { wait: true });
    const seen = organization.store.database.selectFrom("connection_histories").selectAll();
    expect(await seen.execute()).toHaveLength(1);
    await change(id, { notesTool: { integrationKey: TOKEN } });
    expect((await call("GET", `connections/${id}`)).body).toMatchObject({ syncedAt: null, allowedTriggerEvents: [] });
    expect(await seen.execute()).toEqual([]);
    expect(await organization.readAll()).not.toContain(TOKEN);
  });

  test("is 409 where a publication uses it in a place that the new type does not fit, and names it", async () => {
    const [source, docs] = [await connect("octo/widget", folder()), await connect("octo/docs", folder())];
    const chat = await connect("Slack", { chatApp: { token: "t" } });
    const channel = await connect("#r", { chatChannel: { chatAppConnectionId: chat, channelId: "C1" } });
    const notes = { notesTool: { integrationKey: "k" } };
    const used = { sourceRepos: [source], docsRepo: docs, notifierConnection: channel };
    const id = await publish("Notes", { ...used, inputTriggers: { [source]: ["releases", "newIssues"] } });
    const errorOf = async (connection: string, config: object) => {
      const { status, body } = await change(connection, config);
      expect(status).toBe(409);
      return body.error;
    };
    expect(await errorOf(docs, notes)).toBe(
      "The connection octo/docs is a codehostRepo and cannot become a notesTool: the publication Notes names it as " +
        "docsRepo, which takes a codehostRepo. Change these first.",
    );
    expect(await errorOf(source, { chatApp: { token: "t" } })).toContain(
      "sourceRepos, which takes a codehostRepo, notesTool or tracker",
    );
    expect(await errorOf(source, notes)).toContain("the publication Notes is triggered by its releases, newIssues");
    expect(await errorOf(channel, notes)).toContain("notifierConnection, which takes a chatChannel");
    const restricted = await organization.addCaller({ permissions: ["connection:update"] });
    const { body } = await restricted("PUT", `connections/${docs}`, { config: notes });
    expect(body.error).toContain(`the publication ${id} names`);
    await call("PUT", `publications/${id}`, { name: "Notes", config: { sourceRepos: [source], docsRepo: docs } });
    expect(await change(source, notes)).toMatchObject({ status: 200, body: { type: "notesTool" } });
    expect(await change(channel, notes)).toMatchObject({ status: 200 });
  });

  test("is 409 where it is the app of another connection, unless the new type is an app for that too", async () => {
    const codeHost = await connect("GitHub", { codehostApp: { token: "t" } });
    const repository = { codehostAppConnectionId: codeHost, repositoryUrl: "https://github.com/octo/widget" };
    await connect("octo/widget", { codehostRepo: repository });
    const chat = await connect("Slack", { chatApp: { token: "t" } });
    const channel = { chatAppConnectionId: chat, channelId: "C1" };
    await connect("#r", { chatChannel: channel });
    expect(await change(codeHost, { chatApp: { token: "t" } })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("the connection octo/widget names it as codehostAppConnectionId") },
    });
    expect(await change(codeHost, { codehostbApp: { workspace: "octo", token: "t" } })).toMatchObject({ status: 200 });
    expect(await change(chat, { codehostApp: { token: "t" } })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("the connection #r names it as chatAppConnectionId") },
    });
    expect(await change(chat, { chatChannel: channel })).toMatchObject({
      status: 400,
      body: { error: "config.chatChannel.chatAppConnectionId: a connection cannot name itself." },
    });
  });

  test("fails later work in a conversation about the old repository, and says why", async () => {
    const [source, docs] = [await connect("octo/widget", folder()), await connect("octo/docs", folder())];
    await publish("Notes", { sourceRepos: [source], docsRepo: docs });
    const id = await create(call, "conversations/", { body: "Write.", publication: "Notes" });
    await organization.service.idle();
    expect(await change(source, { notesTool: { integrationKey: "k" } })).toMatchObject({ status: 200 });
    await create(call, `conversations/${id}/comments`, { body: "Shorter." });
    await organization.service.idle();
    expect((await call("GET", `conversations/${id}`)).body).toMatchObject({
      status: "needsAttention",
      summary: expect.stringContaining("The connection octo/widget is a notesTool, not a repository."),
    });
  });
});
