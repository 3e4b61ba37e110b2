import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { readConnectedRepository } from "../../../../src/service/connections/open.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { createStrangeKey, FakeGitHubApp } from "../../../support/github-app.ts";
import { FakeGitHubHost, HOSTED } from "../../../support/github-host.ts";
import { History } from "../../../support/history.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Call, create, TestOrganization } from "../../../support/service.ts";

const MASK = "********";

let app: FakeGitHubApp;
let github: FakeGitHub;
let organization: TestOrganization;
let call: Call;
beforeEach(async () => {
  app = new FakeGitHubApp();
  github = ofTest(await FakeGitHub.open({ "octo/widget": { "README.md": "# Widget\n" } }, app));
  organization = ofTest(await TestOrganization.open(":memory:"));
  call = await organization.addRemote({ role: "owner" });
});
const configOf = (more: object) => ({ codehostApp: { baseUrl: github.url, ...more } });
const connect = (more: object = {}) =>
  call("POST", "connections", { name: "GitHub", config: configOf({ ...app.config, ...more }) });

test("its key is stored encrypted, shown masked, and kept by an update with the mask", async () => {
  const { status, body } = await connect({ installationId: app.installationId });
  const shown = configOf({ appId: app.appId, installationId: app.installationId, privateKey: MASK });
  expect([status, body]).toMatchObject([201, { healthy: true, config: shown }]);
  const id = String(body.id);
  expect(await call("PUT", `connections/${id}`, { name: "Ours", config: shown })).toMatchObject({ status: 200 });
  expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({
    status: "healthy",
    message: "The app is installed on octo.",
  });
  const stored = await organization.readAll();
  const [, line = "", last = ""] = app.privateKey.split("\n");
  for (const secret of [line, last, app.issued[0]?.token ?? "", "PRIVATE KEY"]) expect(stored).not.toContain(secret);
});

test.each<[string, (pem: string) => string]>([
  ["as environment variables have it", (pem) => pem.replaceAll("\n", "\\n")],
  [
    "in another form, below a comment",
    (pem) => `The key of release-docs\n${createPrivateKey(pem).export({ type: "pkcs8", format: "pem" })}`,
  ],
])("a key %s works", async (_, form) => {
  const { body } = await connect({ privateKey: form(app.privateKey) });
  const config = { codehostRepo: { codehostAppConnectionId: body.id, repositoryUrl: `${github.url}/octo/widget` } };
  const id = await create(call, "connections", { name: "octo/widget", config });
  expect((await call("GET", `connections/${id}/health`)).body).toMatchObject({
    status: "healthy",
    message: "The code host shows octo/widget; its default branch is main. It may be written to.",
  });
});

test("the docs repository of a publication needs all permissions of the app", async () => {
  const { body } = await connect();
  const config = { codehostRepo: { codehostAppConnectionId: body.id, repositoryUrl: `${github.url}/octo/widget` } };
  app.permissions = { ...app.permissions, contents: "read" };
  const created = await call("POST", "connections", { name: "octo/widget", config });
  const healthMessage = expect.stringContaining("It may only be read");
  expect(created).toMatchObject({ status: 201, body: { healthy: true, healthMessage } });
  const publication = { name: "notes", config: { docsRepo: created.body.id } };
  const error = expect.stringMatching(/^Nothing may be written to octo\/widget, .* lacks `contents: write` on/);
  const refused = { status: 400, body: { error, code: "product/forbidden", issues: [{ path: "config.docsRepo" }] } };
  expect(await call("POST", "publications", publication)).toMatchObject(refused);
  app.permissions = { ...app.permissions, contents: "write" };
  expect(await call("POST", "publications", publication)).toMatchObject({ status: 201, body: { healthy: true } });
});

const generate = (type: "ed25519") => generateKeyPairSync(type);
const plain = { type: "pkcs8", format: "pem" } as const;
const encrypted = { type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "hunter2" } as const;

test.each<[string, object, RegExp]>([
  ["a text that is no key", { privateKey: "hunter2" }, /privateKey is no private key in PEM/],
  ["an encrypted key", { privateKey: generate("ed25519").privateKey.export(encrypted) }, /without a password/],
  ["another kind of key", { privateKey: generate("ed25519").privateKey.export(plain) }, /is a ed25519 key/],
  ["no ID of the app", { appId: "" }, /either a token, or appId and privateKey/],
  ["a token beside the app", { token: "ghp_1" }, /either a token, or appId and privateKey/],
  ["an installation that is no number", { installationId: "octo" }, /installationId is text of digits/],
  ["a number for the app's ID", { appId: 12345 }, /appId is text, such as 123456/],
])("%s is 400", async (_, more, fault) => {
  const { status, body } = await connect(more);
  expect([status, body.error]).toEqual([400, expect.stringMatching(fault)]);
  expect(body.error).not.toContain("hunter2");
});

test("a wrong key is refused when it is saved, and the stored one stays", async () => {
  const refused = { status: 400, body: { error: expect.stringContaining("does not accept the private key") } };
  expect(await connect({ privateKey: createStrangeKey() })).toMatchObject(refused);
  const { body } = await connect();
  const change = (more: object) =>
    call("PUT", `connections/${body.id}`, { config: configOf({ ...app.config, ...more }) });
  expect(await change({ privateKey: createStrangeKey() })).toMatchObject(refused);
  expect((await call("GET", `connections/${body.id}`)).body).toMatchObject({ healthy: true });
});

test("git fetches with the app's token, and with a new one where that was revoked", async () => {
  using source = new History();
  source.commit("feat: answer (#1)");
  const hostedApp = new FakeGitHubApp();
  await using host = await FakeGitHubHost.open(source, hostedApp);
  const { baseUrl } = host.app;
  const codehostApp = { ...hostedApp.config, baseUrl };
  const codehostAppConnectionId = await create(call, "connections", { name: "App", config: { codehostApp } });
  const codehostRepo = { codehostAppConnectionId, repositoryUrl: host.repositoryUrl };
  const id = await create(call, "connections", { name: HOSTED, config: { codehostRepo } });
  const fetchHead = async () => {
    const { history } = await organization.parts.repositories.open(
      await readConnectedRepository(organization.parts, id),
    );
    return history.head;
  };
  expect(await fetchHead()).toBe(source.git("rev-parse", "HEAD").trim());
  expect(hostedApp.issued).toHaveLength(1);
  hostedApp.revokeAll();
  const head = source.commit("feat: stream answers (#2)");
  host.push(source);
  expect(await fetchHead()).toBe(head);
  expect(hostedApp.issued).toHaveLength(2);
});
