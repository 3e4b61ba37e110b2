import { describe, expect, test } from "vitest";
import { BitbucketRepository } from "../../../support/bitbucket-repository.ts";
import { History } from "../../../support/history.ts";
import { ofTest } from "../../../support/of-test.ts";
import {
  type ProductServer,
  startBitbucket,
  startGitHub,
  startJira,
  startNotion,
  startSlack,
} from "../../../support/products.ts";
import { type Call, create, TestOrganization } from "../../../support/service.ts";

const channels = [
  { id: "C1", name: "releases" },
  { id: "C2", name: "random" },
];

const HOUR = 3_600_000;

const startChannels = () => startSlack({ channels });
const startWidget = () => startBitbucket({ repositories: [{ slug: "widget" }] });

async function open(options: Parameters<typeof TestOrganization.open>[1] = {}) {
  const organization = ofTest(await TestOrganization.open(":memory:", options));
  return { organization, call: await organization.addRemote({ role: "owner" }) };
}

const connect = (call: Call, name: string, type: string, config: object) =>
  create(call, "connections", { name, config: { [type]: config } });

/** What a product refuses, with its code and the field of the request. */
function refusedWith(code: string, path: string, cause: RegExp) {
  const message = expect.stringMatching(cause);
  return { status: 400, body: { error: message, code, issues: [{ path, message }] } };
}

describe("health", () => {
  test("is checked with the product now, and stored", async () => {
    await using github = await startGitHub();
    const { organization, call } = await open();
    const id = await connect(call, "GitHub", "codehostApp", { token: github.token, baseUrl: github.url });
    const healthy = { id, status: "healthy", message: expect.stringContaining("GitHub") };
    expect(await call("GET", `connections/${id}/health`)).toEqual({ status: 200, body: healthy });
    const { updatedAt } = (await call("GET", `connections/${id}`)).body;
    github.answerNext({ status: 401, body: { message: "Bad credentials" } });
    const { status, body } = await call("GET", `connections/${id}/health`);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id,
        status: "unhealthy",
        message: "The token is rejected. Make a new token in GitHub and store it in the connection.",
        error: "GitHub did not show its rate limits: status 401, Bad credentials",
      },
    });
    expect((await call("GET", "connections?healthy=false")).body.connections).toEqual([
      expect.objectContaining({ id, updatedAt }),
    ]);
    const checks = (await organization.readAudits()).filter(({ type }) => type === "connection-health-check");
    expect(checks.map(({ summary, config }) => [summary, config])).toEqual([
      ["A connection is healthy", { connectionId: id, status: "healthy" }],
      ["A connection is unhealthy", { connectionId: id, status: "unhealthy" }],
    ]);
    expect(checks[1]?.delta).toContain("healthy: true → false");
    expect(await organization.readAll()).not.toContain(github.token);
  });

  test("is that of the repository or channel itself, not of its app alone", async () => {
    await using github = await startGitHub();
    await using slack = await startSlack({ channels });
    const { call } = await open();
    const health = async (id: string) => (await call("GET", `connections/${id}/health`)).body;
    const gitHubApp = await connect(call, "a", "codehostApp", { token: github.token, baseUrl: github.url });
    const chatApp = await connect(call, "b", "chatApp", { token: slack.token, baseUrl: slack.url });
    const post = (name: string, config: object) => call("POST", "connections", { name, config });
    const postChannel = (channelId: string) => post("c", { chatChannel: { chatAppConnectionId: chatApp, channelId } });
    const postRepository = (name: string) => {
      const repositoryUrl = `https://github.com/${name}`;
      return post(name, { codehostRepo: { codehostAppConnectionId: gitHubApp, repositoryUrl } });
    };
    const channel = (await postChannel("C1")).body.id;
    expect(await health(channel)).toMatchObject({ status: "healthy", message: expect.stringContaining("#releases") });
    expect(await health((await postRepository("octo/widget")).body.id)).toMatchObject({
      message: "The code host shows octo/widget; its default branch is main. It may be written to.",
    });
    const refuse = (cause: string, path: string) => refusedWith("product/not-found", path, RegExp(cause));
    expect(await postChannel("C9")).toMatchObject(refuse("cannot see the channel C9. ", "config.chatChannel"));
    expect(await postRepository("octo/absent")).toMatchObject(refuse("octo/absent", "config.codehostRepo"));
    expect((await call("GET", "connections?name=octo/absent")).body.connections).toEqual([]);
    await call("DELETE", `connections/${chatApp}?preserveDependencies=true`);
    expect(await health(channel)).toMatchObject({ status: "unhealthy", error: expect.stringContaining("deleted") });
  });

  const SLACK_REFUSALS = [
    ...["invalid_auth", "not_authed", "account_inactive", "token_revoked", "token_expired", "missing_scope"],
    ...["no_permission", "not_allowed_token_type", "org_login_required", "team_access_not_granted", "access_denied"],
  ];
  const refuse = (status: number, message: string) => ({ status, body: { message } });
  const refusal = (status: number, message: string) => ({ status, body: { message, error: { message } } });
  const slack = (error: string) => ({ body: { ok: false, error } });
  test.each([
    ["codehostApp", startGitHub, {}, [refuse(401, "Bad credentials"), refuse(403, "Resource not accessible")]],
    ["codehostbApp", startBitbucket, { workspace: "octo" }, [refusal(401, "Invalid"), refusal(403, "No scope")]],
    ["notesTool", startNotion, {}, [refusal(401, "API token is invalid."), refusal(403, "Restricted")]],
    ["tracker", startJira, { email: "ada@example.com" }, [refusal(401, "Unauthorized"), refusal(403, "Captcha")]],
    ["chatApp", startSlack, {}, SLACK_REFUSALS.map(slack)],
  ])(
    "of a %s: a token that the product rejects is refused on creation and update, and unhealthy later",
    async (...row) => {
      const [type, start, fields, refusals] = row;
      await using product = await start();
      const { call } = await open();
      const configOf = (token: string) => {
        const secret = type === "notesTool" ? { integrationKey: token } : { token };
        return { [type]: { ...fields, ...secret, baseUrl: product.url } };
      };
      const create = (token: string) => call("POST", "connections", { name: "x", config: configOf(token) });
      const cause = / did not .*[^.]\. (?:The token is rejected\. Make a new token|Give the token)/;
      const code = expect.stringMatching(/^product\/(?:bad-token|forbidden)$/);
      const refused = refusedWith(code, `config.${type}`, cause);
      expect(await create("another")).toMatchObject(refused);
      const { status, body: healthy } = await create(product.token);
      expect([status, healthy]).toMatchObject([201, { healthy: true }]);
      const path = `connections/${healthy.id}`;
      for (const answer of refusals) {
        product.answerNext(answer);
        expect(await create(product.token), JSON.stringify(answer)).toMatchObject(refused);
        product.answerNext(answer);
        const { body } = await call("GET", `${path}/health`);
        expect(body).toMatchObject({ status: "unhealthy", error: expect.stringContaining(" did not ") });
        product.answerNext(answer);
        expect(await call("POST", `${path}/sync`, { wait: true })).toMatchObject({ status: 202 });
        expect((await call("GET", path)).body.healthy).toBe(false);
      }
      expect(await call("PUT", path, { config: configOf("revoked") })).toMatchObject(refused);
      const renewed = await call("PUT", path, {
        config: { [type]: { ...(healthy.config[type] as object) } },
        paused: true,
      });
      expect(renewed.body).toMatchObject({ healthy: false, paused: true });
      const resumed = await call("PUT", path, { config: configOf(product.token), paused: false });
      expect(resumed.body).toMatchObject({ healthy: true });
      expect((await call("GET", "connections")).body.connections).toHaveLength(1);
    },
  );

  type AppFields = { channelId?: string; repositoryUrl?: string };
  test.each<[app: string, type: string, start: () => Promise<ProductServer>, appFields: object, fields: AppFields]>([
    ["codehostApp", "codehostRepo", startGitHub, {}, { repositoryUrl: "https://github.com/octo/widget" }],
    ["codehostbApp", "codehostRepo", startWidget, { workspace: "octo" }, { repositoryUrl: "/octo/widget" }],
    ["chatApp", "chatChannel", startChannels, {}, { channelId: "C1" }],
  ])("of what uses the token of a %s is bad once the product rejects it: %s", async (appType, type, ...row) => {
    const [start, appFields, fields] = row;
    await using product = await start();
    const { call } = await open();
    const appField = type === "chatChannel" ? "chatAppConnectionId" : "codehostAppConnectionId";
    const connectApp = (token: string) => connect(call, "app", appType, { ...appFields, token, baseUrl: product.url });
    const { repositoryUrl } = fields;
    const at = repositoryUrl?.startsWith("/") ? { repositoryUrl: `${product.url}${repositoryUrl}` } : {};
    const configOf = (app: string) => ({ [type]: { ...fields, ...at, [appField]: app } });
    const good = await connectApp(product.token);
    const config = { [appType]: { ...appFields, token: "revoked", baseUrl: product.url } };
    const bad = await create(call, "connections", { name: "app", paused: true, config });
    const refused = refusedWith("product/bad-token", `config.${type}`, /\. The token is rejected\. Make a new token/);
    expect(await call("POST", "connections", { name: "x", config: configOf(bad) })).toMatchObject(refused);
    const created = await call("POST", "connections", { name: "y", config: configOf(good) });
    expect(created.body).toMatchObject({ healthy: true });
    const path = `connections/${created.body.id}`;
    const update = (change: object) => call("PUT", path, change);
    expect(await update({ config: configOf(bad) })).toMatchObject(refused);
    expect((await call("GET", path)).body).toMatchObject({ healthy: true, config: configOf(good) });
    expect(await update({ config: configOf(bad), paused: true })).toMatchObject({ body: { healthy: false } });
    expect(await update({ config: configOf(bad), paused: false })).toMatchObject(refused);
    expect(await update({ config: configOf(good), paused: false })).toMatchObject({ body: { healthy: true } });
    product.answerNext(type === "chatChannel" ? slack("invalid_auth") : refuse(401, "Unauthorized"));
    expect((await call("GET", `${path}/health`)).body).toMatchObject({
      status: "unhealthy",
      message: expect.stringMatching(/^The token is rejected\. Make a new token/),
    });
  });

  test.each([
    ["fails", { status: 503, body: "" }],
    ["has a rate limit", { status: 429, body: "" }],
    ["is another program", { body: "<p>Sign in</p>" }],
  ])("says that the token was not checked where the product %s", async (_, answer) => {
    await using product = await startSlack();
    const { call } = await open();
    const id = await connect(call, "Slack", "chatApp", { token: product.token, baseUrl: product.url });
    product.answerNext(answer);
    const message = expect.stringMatching(/^The token was not checked\. /);
    expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({ status: "unhealthy", message });
    await product[Symbol.asyncDispose]();
    expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({ status: "unhealthy", message });
  });

  test("is checked again with an Idempotency-Key that expired", async () => {
    await using slack = await startSlack();
    let now = Date.UTC(2026, 2, 1);
    const { call } = await open({ clock: () => new Date(now) });
    const post = (token: string) => {
      const body = { name: "Slack", config: { chatApp: { token, baseUrl: slack.url } } };
      return call("POST", "connections", body, { "idempotency-key": "once" });
    };
    const { body: first } = await post(slack.token);
    now += 23 * HOUR;
    expect(await post(slack.token)).toMatchObject({ status: 201, body: { id: first.id } });
    expect(await post("another")).toMatchObject({ status: 422 });
    now += 2 * HOUR;
    expect(await post("another")).toMatchObject({ status: 400 });
    expect((await call("GET", "connections")).body.connections).toMatchObject([{ id: first.id }]);
  });

  test("is not known while the product cannot be reached: nothing is refused", async () => {
    const { call } = await open();
    const config = { codehostApp: { token: "t", baseUrl: "http://127.0.0.1:9" } };
    const { status, body } = await call("POST", "connections", { name: "GitHub", config });
    const healthMessage = expect.stringMatching(/^Not checked yet\. The token was not checked\..*127\.0\.0\.1/);
    expect([status, body]).toMatchObject([201, { healthy: false, healthMessage }]);
    const repositoryUrl = "https://github.com/octo/widget";
    const codehostRepo = { codehostAppConnectionId: body.id, repositoryUrl };
    const repository = await call("POST", "connections", { name: "octo/widget", config: { codehostRepo } });
    expect(repository).toMatchObject({ status: 201, body: { healthy: false, healthMessage } });
    expect((await call("GET", `connections/${repository.body.id}`)).body).toMatchObject({
      healthy: false,
      healthMessage,
    });
  });

  test("of a docs repository needs write access, that of a source only reading", async () => {
    await using github = await startGitHub();
    const { call } = await open();
    const app = await connect(call, "GitHub", "codehostApp", { token: github.token, baseUrl: github.url });
    const codehostRepo = { codehostAppConnectionId: app, repositoryUrl: "https://github.com/octo/widget" };
    github.mayPush = false;
    const created = await call("POST", "connections", { name: "octo/widget", config: { codehostRepo } });
    const healthMessage = expect.stringContaining("It may only be read");
    expect(created).toMatchObject({ status: 201, body: { healthy: true, healthMessage } });
    const { id } = created.body;
    const cause = /^Nothing may be written to octo\/widget, the docs repository of a publication\. Give the token/;
    const notes = { name: "notes", config: { sourceRepos: [id], docsRepo: id } };
    const refuseAt = (path: string) => refusedWith("product/forbidden", path, cause);
    expect(await call("POST", "publications", notes)).toMatchObject(refuseAt("config.docsRepo"));
    github.mayPush = true;
    const publicationId = await create(call, "publications", notes);
    expect((await call("GET", `publications/${publicationId}`)).body).toMatchObject({ healthy: true });
    expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({
      status: "healthy",
      message: expect.stringContaining("It may be written to."),
    });
    github.mayPush = false;
    const error = expect.stringContaining("Nothing may be written to octo/widget");
    expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({ status: "unhealthy", error });
    const other = { codehostRepo: { ...codehostRepo, repositoryUrl: "https://github.com/octo/widget.git" } };
    expect(await call("PUT", `connections/${id}`, { config: other })).toMatchObject(refuseAt("config.codehostRepo"));
    github.answerNext({ status: 401, body: { message: "Bad credentials", status: "401" } });
    const { body } = await call("GET", `publications/${publicationId}/health`);
    expect(body.message).toMatch(/^octo\/widget: GitHub did not .* Bad credentials\.$/);
  });

  test("of a repository shows what its code host's git server lets the token write", async () => {
    using history = new History();
    history.commit("feat: answer (#1)");
    await using bitbucket = await BitbucketRepository.open(history);
    const { call } = await open();
    const access = { workspace: "octo", token: "token-of-a-test", baseUrl: `${bitbucket.url}/2.0` };
    const app = await connect(call, "Bitbucket", "codehostbApp", access);
    const codehostRepo = { codehostAppConnectionId: app, repositoryUrl: bitbucket.repositoryUrl };
    bitbucket.git("config", "http.receivepack", "false");
    const created = await call("POST", "connections", { name: "widget", config: { codehostRepo } });
    const healthMessage = expect.stringContaining("It may only be read");
    expect(created).toMatchObject({ status: 201, body: { healthy: true, healthMessage } });
    const { id } = created.body;
    const notes = { name: "notes", config: { sourceRepos: [id], docsRepo: id } };
    const refused = refusedWith("product/forbidden", "config.docsRepo", /^Nothing may be written to octo\/widget/);
    expect(await call("POST", "publications", notes)).toMatchObject(refused);
    bitbucket.git("config", "http.receivepack", "true");
    bitbucket.script = (_, path) => (path.startsWith("/octo/") ? { status: 503 } : undefined);
    const { status, body: unknown } = await call("POST", "publications", notes);
    expect([status, unknown]).toMatchObject([
      201,
      { healthy: false, healthMessage: expect.stringContaining("Bitbucket did not say whether octo/widget") },
    ]);
    bitbucket.script = (_, path) => (path.startsWith("/octo/") ? { status: 200, body: "Sign in" } : undefined);
    expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({ status: "unhealthy" });
    bitbucket.script = () => undefined;
    expect((await call("GET", `publications/${unknown.id}/health`)).body).toMatchObject({ status: "healthy" });
    expect((await call("GET", `connections/${id}`)).body).toMatchObject({
      healthMessage: expect.stringContaining("It may be written to."),
    });
  });

  test("of a publication is that of the connections it uses now", async () => {
    await using github = await startGitHub();
    const { call } = await open();
    const app = await connect(call, "GitHub", "codehostApp", { token: github.token, baseUrl: github.url });
    const repository = { codehostAppConnectionId: app, repositoryUrl: "https://github.com/octo/widget" };
    const docsRepo = await connect(call, "octo/widget", "codehostRepo", repository);
    const notes = await connect(call, "Notes", "notesTool", { integrationKey: "k", baseUrl: "http://127.0.0.1:9" });
    const path = `publications/${await create(call, "publications", { name: "n", config: { docsRepo } })}`;
    const update = async (...more: string[]) =>
      (await call("PUT", path, { name: "n", config: { docsRepo, sourceRepos: [docsRepo, ...more] } })).body;
    const unhealthy = { healthy: false, healthMessage: expect.stringMatching(/^Notes: .*127\.0\.0\.1/) };
    expect(await update(notes)).toMatchObject(unhealthy);
    expect(await update()).toMatchObject({ healthy: true, healthMessage: null });
    expect(await update(notes)).toMatchObject(unhealthy);
    await call("DELETE", `connections/${notes}`);
    expect((await call("GET", path)).body).toMatchObject({ healthy: true, healthMessage: null });
  });

  test("is checked where the same token goes to another address", async () => {
    await using product = await startSlack();
    await using other = await startSlack({ token: "another" });
    const { call } = await open();
    const id = await connect(call, "Slack", "chatApp", { token: product.token, baseUrl: product.url });
    const config = { chatApp: { token: product.token, baseUrl: other.url } };
    expect(await call("PUT", `connections/${id}`, { config })).toMatchObject({ status: 400 });
  });

  test("a server that is no GitHub is refused", async () => {
    await using github = await startGitHub();
    const { call } = await open();
    const config = { codehostApp: { token: github.token, baseUrl: `${github.url}/nothing` } };
    expect(await call("POST", "connections", { name: "x", config })).toMatchObject({ status: 400 });
  });

  test("an address of the service's own network is not called, by any name", async () => {
    const { organization, call } = await open({ allowPrivate: false });
    const id = await connect(call, "Slack", "chatApp", { token: "t", baseUrl: "https://loopback.invalid" });
    const { database } = organization.store;
    const config_json = JSON.stringify({ baseUrl: "http://127.0.0.1:1" });
    await database.updateTable("connections").set({ config_json }).where("id", "=", id).execute();
    expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({
      status: "unhealthy",
      error: expect.stringContaining("is a loopback address"),
    });
  });
});

test("channels that the app does not show are a conflict, and say what to do", async () => {
  await using slack = await startSlack({ channels });
  const { call } = await open();
  const app = await connect(call, "Slack", "chatApp", { token: slack.token, baseUrl: slack.url });
  slack.answerNext({ body: { ok: false, error: "invalid_auth" } });
  const error = expect.stringMatching(/Slack did not list its channels: invalid_auth.*Make a new token/);
  const refused = { status: 409, body: { error, code: "product/bad-token" } };
  expect(await call("GET", `connections/${app}/channels`)).toMatchObject(refused);
});

test("a token that lists repositories of the second code host is neither stored nor quoted", async () => {
  await using bitbucket = await startBitbucket({ repositories: [{ slug: "widget" }] });
  const { organization, call } = await open({ codehostbUrl: bitbucket.url });
  const by = (token: string) => call("GET", `codehostb/repos?workspace=octo&token=${token}`);
  expect(await by(bitbucket.token)).toMatchObject({ status: 200, body: { repos: [{ slug: "widget" }] } });
  const refused = await by("unknown-token");
  expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining("Token is invalid") } });
  expect(refused.body.error).not.toContain("unknown-token");
  expect(await organization.readAll()).not.toContain(bitbucket.token);
});
