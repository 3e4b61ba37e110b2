import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { BitbucketRepository } from "../../../support/bitbucket-repository.ts";
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
  call = await organization.addCaller({ role: "admin" });
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

test("a sync with wait fetches the repository before it answers, and returns the time", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const id = await create(call, "connections", file(history));
  expect(await call("POST", `connections/${id}/sync`, { wait: true })).toEqual({ status: 202, body: undefined });
  const { body } = await call("GET", `connections/${id}`);
  expect(body).toMatchObject({ healthy: true, syncedAt: expect.stringMatching(/^20\d\d-/) });
  expect(await syncs()).toEqual([
    {
      type: "connection-sync",
      summary: "Synced a connection",
      delta: expect.stringContaining("syncedAt: null →"),
      config: { connectionId: id, healthy: true },
    },
  ]);
});

test("a sync without wait answers at once and runs in the background; so does a create's", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const id = await create(call, "connections", { ...file(history), sync: true });
  for (const body of [{}, { wait: false }]) {
    expect(await call("POST", `connections/${id}/sync`, body)).toMatchObject({ status: 202 });
  }
  await organization.service.idle();
  expect(await syncs()).toHaveLength(3);
});

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

test("a sync of an app stores its remaining rate limit", async () => {
  const config = { codehostApp: { token: github.token, baseUrl: github.url } };
  const id = await create(call, "connections", { name: "GitHub", config });
  await call("POST", `connections/${id}/sync`, { wait: true });
  expect((await call("GET", "connections?remainingRateLimitPercent=100")).body.connections).toMatchObject([{ id }]);
});

test("a paused connection is not synced: 409, and a wait that is no yes or no is 400", async () => {
  const config = { codehostApp: { token: "t" } };
  const id = await create(call, "connections", { name: "GitHub", config, paused: true });
  expect(await call("POST", `connections/${id}/sync`, {})).toMatchObject({ status: 409 });
  expect(await call("POST", `connections/${id}/sync`, { wait: "yes" })).toMatchObject({ status: 400 });
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

test.each<[string, unknown]>([
  ["no number", {}],
  ["half a number", { number: 1.5 }],
])("a summary with %s is 400", async (_, body) => {
  const id = await connectGitHub();
  expect(await call("POST", `connections/${id}/merges/summarize`, body)).toMatchObject({ status: 400 });
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

test("a private repository of the second code host is fetched with its app's token, which is stored nowhere else", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  await using bitbucket = await BitbucketRepository.open(history);
  await using organization = await TestOrganization.open(":memory:");
  const call = await organization.addCaller({ role: "admin" });
  const token = "token-of-a-test";
  const app = await create(call, "connections", {
    name: "Bitbucket",
    config: { codehostbApp: { workspace: "octo", token, baseUrl: `${bitbucket.url}/2.0` } },
  });
  const codehostRepo = { codehostAppConnectionId: app, repositoryUrl: bitbucket.repositoryUrl };
  const id = await create(call, "connections", { name: "octo/widget", config: { codehostRepo } });
  await call("POST", `connections/${id}/sync`, { wait: true });
  const { body } = await call("GET", `connections/${id}/health`);
  expect(body).toMatchObject({ status: "healthy", message: expect.stringContaining("octo/widget") });
  expect((await call("GET", `connections/${id}`)).body).toMatchObject({ syncedAt: expect.any(String) });
  expect(await organization.readAll()).not.toContain(token);
});
