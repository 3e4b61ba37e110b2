import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { History } from "../../../support/history.ts";
import { type ProductServer, startGitHub } from "../../../support/products.ts";
import { type Call, create, TestOrganization } from "../../../support/service.ts";

const file = (history: History) => ({
  name: "octo/widget",
  config: { codehostRepo: { repositoryUrl: `file://${history.directory}` } },
});

let github: ProductServer;
beforeAll(async () => {
  github = await startGitHub({ files: ["src/index.ts", "src/deep/er/one.ts", "README.md"] });
});
afterAll(() => github[Symbol.asyncDispose]());

let organization: TestOrganization;
let call: Call;
let faults: unknown[];
beforeEach(async () => {
  faults = [];
  organization = await TestOrganization.open(":memory:", { onFault: (error) => void faults.push(error) });
  call = await organization.addCaller({ role: "owner" });
});
afterEach(async () => {
  await organization[Symbol.asyncDispose]();
  expect(faults).toEqual([]);
});
const connectGitHub = async () => {
  const app = await create(call, "connections", {
    name: "GitHub",
    config: { codehostApp: { token: github.token, baseUrl: github.url } },
  });
  const repositoryUrl = "https://github.com/octo/widget";
  const codehostRepo = { codehostAppConnectionId: app, repositoryUrl };
  return create(call, "connections", { name: "octo/widget", config: { codehostRepo } });
};
const syncs = async () => (await organization.readAudits()).filter(({ type }) => type === "connection-sync");

test("the connection shows a sync's error, and keeps the time of its last sync", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const id = await create(call, "connections", file(history));
  await call("POST", `connections/${id}/sync`, { wait: true });
  const { syncedAt } = (await call("GET", `connections/${id}`)).body as { syncedAt?: string };
  history[Symbol.dispose]();
  await call("POST", `connections/${id}/sync`, { wait: true });
  expect((await call("GET", `connections/${id}`)).body).toMatchObject({ healthy: false, syncedAt });
  expect(await syncs()).toMatchObject([{}, { summary: "Could not sync a connection", config: { healthy: false } }]);
});

test("a paused connection is not synced: 409", async () => {
  const config = { codehostApp: { token: "t" } };
  const id = await create(call, "connections", { name: "GitHub", config, paused: true });
  expect(await call("POST", `connections/${id}/sync`, {})).toMatchObject({ status: 409 });
  await organization.service.idle();
  expect(await syncs()).toEqual([]);
});

test("a connection that is deleted while its sync is queued leaves no record of it", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const id = await create(call, "connections", file(history));
  await Promise.all([call("POST", `connections/${id}/sync`, {}), call("DELETE", `connections/${id}`)]);
  await organization.service.idle();
  expect((await syncs()).length).toBeLessThan(2);
});

test("a merged pull request is summarized once, however often that is requested", async () => {
  const id = await connectGitHub();
  for (let time = 0; time < 3; time += 1) {
    expect(await call("POST", `connections/${id}/merges/summarize`, { number: 1 })).toEqual({
      status: 202,
      body: undefined,
    });
  }
  await organization.service.idle();
  const { conversations } = (await call("GET", "conversations?operationType=summarize&originType=merge")).body;
  const summary =
    "#1 is a new feature: Add the first. It is needed. " +
    "It changes 3 files: 1 in src, 1 in src/deep, 1 at the top. Written by octo.";
  expect(conversations).toEqual([
    expect.objectContaining({
      status: "closed",
      staged: false,
      title: "Summary of #1: Add the first",
      summary,
      connectionId: id,
      publicationId: null,
      originURL: expect.stringContaining("/octo/widget/pull/1"),
      entries: [expect.objectContaining({ kind: "summary", status: "success", message: summary })],
    }),
  ]);
  const made = (await organization.readAudits()).filter(({ config }) => config.number === 1);
  expect(made.map(({ type }) => type)).toEqual(["action-create"]);
});

test.each([
  { status: 403, headers: { "x-ratelimit-remaining": "0" }, body: { message: "API rate limit exceeded" } },
  { status: 503, body: { message: "Unavailable" } },
])("a summary that meets an outage is tried again: $status", async (outage) => {
  const id = await connectGitHub();
  github.answerNext(outage);
  await call("POST", `connections/${id}/merges/summarize`, { number: 1 });
  await organization.service.idle();
  expect((await call("GET", "conversations")).body.conversations).toMatchObject([{ operationType: "summarize" }]);
  expect(faults.splice(0)).toEqual([expect.objectContaining({ code: expect.stringMatching(/^product\//) })]);
});

test("a summary is refused for a connection without pull requests; an unmerged one is an audit log", async () => {
  const chat = await create(call, "connections", { name: "Slack", config: { chatApp: { token: "t" } } });
  expect(await call("POST", `connections/${chat}/merges/summarize`, { number: 1 })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("chatApp") },
  });
  const id = await connectGitHub();
  for (const number of [2, 99]) await call("POST", `connections/${id}/merges/summarize`, { number });
  await organization.service.idle();
  expect((await call("GET", "conversations")).body.conversations).toEqual([]);
  const errors = (await organization.readAudits()).filter(({ type }) => type === "error");
  expect(errors).toMatchObject([
    { delta: expect.stringContaining("Pull request 2 of octo/widget"), config: { number: 2 } },
    { delta: expect.stringContaining("404"), config: { number: 99 } },
  ]);
});
