import { beforeEach, expect, test } from "vitest";
import { History } from "../../../support/history.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Call, create, TestOrganization } from "../../../support/service.ts";

const TOKEN = "ghs_a-secret-of-a-test";
const app = (more = {}) => ({ name: "GitHub", config: { codehostApp: { token: TOKEN, ...more } } });
const repository = (codehostAppConnectionId: string, name = "octo/widget") => ({
  name,
  config: { codehostRepo: { codehostAppConnectionId, repositoryUrl: `https://github.com/${name}` } },
});
const NOWHERE = "cnn-0123456789abcdef";

let organization: TestOrganization;
let call: Call;
beforeEach(async () => {
  organization = ofTest(await TestOrganization.open(":memory:"));
  call = await organization.addCaller({ role: "owner" });
});

test.each<[string, object]>([
  ["codehostApp", {}],
  ["codehostbApp", { workspace: "octo", baseUrl: "https://api.example.org/2.0" }],
  ["chatApp", {}],
  ["notesTool", {}],
  ["tracker", { baseUrl: "https://octo.atlassian.net", email: "ada@example.org" }],
])("a %s is created and read, its secret masked everywhere", async (type, fields) => {
  const secret = type === "notesTool" ? "integrationKey" : "token";
  const config = { ...fields, [secret]: TOKEN };
  const shown = { ...fields, [secret]: "********" };
  const created = await call("POST", "connections", { name: type, config: { [type]: config }, paused: true });
  const expected = { name: type, type, paused: true, healthy: false, config: { [type]: shown }, deletedAt: null };
  expect(created).toMatchObject({ status: 201, body: { ...expected, allowedTriggerEvents: [] } });
  const { webhookSecret, ...stored } = created.body as typeof created.body & { webhookSecret?: string };
  const { id } = stored;
  expect(id).toMatch(/^cnn-[0-9a-f]{16}$/);
  expect(await call("GET", `connections/${id}`)).toEqual({ status: 200, body: stored });
  expect((await call("GET", "connections")).body.connections).toEqual([stored]);
  expect(await organization.readAll()).not.toContain(TOKEN);
  expect(await organization.readAudits()).toEqual([
    expect.objectContaining({ type: "action-create", config: { connectionId: id, name: type, type } }),
    ...(webhookSecret === undefined ? [] : [expect.objectContaining({ summary: "Showed a webhook secret" })]),
  ]);
});

test.each<[string, unknown, RegExp]>([
  ["a mask for a secret", app({ token: "********" }), /codehostApp.token is masked/],
  ["no app", { name: "one", config: { codehostRepo: { repositoryUrl: "https://github.com/a/b" } } }, /codehostApp/],
  ["a user in an address", app({ baseUrl: "https://ada:secret@example.org" }), /user or a password/],
  ["an address of another scheme", app({ baseUrl: "ftp://example.org" }), /baseUrl: .*ftp:/],
  ["paused and sync", { ...app(), paused: true, sync: true }, /paused or sync/],
])("a create with %s is 400 and says why", async (_, body, fault) => {
  const answer = await call("POST", "connections", body);
  expect(answer).toMatchObject({ status: 400, body: { error: expect.stringMatching(fault) } });
  expect(answer.body.error).not.toContain("ada:secret");
  expect((await call("GET", "connections")).body.connections).toEqual([]);
});

test("an update changes the given fields, keeps a masked secret, and logs the change without it", async () => {
  const id = await create(call, "connections", app());
  const { secrets } = await readRow(id);
  const config = { codehostApp: { token: "********" } };
  const answer = await call("PUT", `connections/${id}`, { name: "Ours", paused: true, config });
  expect(answer).toMatchObject({ status: 200, body: { name: "Ours", paused: true, config } });
  expect((await readRow(id)).secrets).toBe(secrets);
  expect(await call("PUT", `connections/${id}`, { config })).toEqual(answer);
  await call("PUT", `connections/${id}`, { config: { codehostApp: { token: "ghs_another" } } });
  expect((await readRow(id)).secrets).not.toBe(secrets);
  const deltas = (await organization.readAudits()).slice(2).map(({ type, delta }) => [type, delta]);
  expect(deltas).toEqual([
    ["action-update", 'name: "GitHub" → "Ours"; paused: false → true'],
    ["action-update", "its secret: changed"],
  ]);
});

test("a stored secret goes to no other address: an update of the address requires the secret", async () => {
  const id = await create(call, "connections", app());
  const update = (token: string) => ({ config: { codehostApp: { token, baseUrl: "https://evil.example" } } });
  expect(await call("PUT", `connections/${id}`, update("********"))).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("give the secret again") },
  });
  expect(await call("PUT", `connections/${id}`, update(TOKEN))).toMatchObject({ status: 200 });
});

test("a reader and a reviewer change no connection, whether it is there or not", async () => {
  const first = await create(call, "connections", app());
  for (const role of ["reader", "reviewer"]) {
    const refused = await organization.addCaller({ role });
    expect(await refused("PUT", `connections/${first}`, app())).toMatchObject({ status: 403 });
    for (const id of [first, NOWHERE]) {
      expect(await refused("DELETE", `connections/${id}`)).toMatchObject({ status: 403 });
    }
  }
});

test("a delete removes dependent records, and clears optional references", async () => {
  const codeHost = await create(call, "connections", app());
  const one = await create(call, "connections", repository(codeHost, "octo/one"));
  const two = await create(call, "connections", repository(codeHost, "octo/two"));
  const publish = (name: string, config: object) => create(call, "publications", { name, config });
  const both = await publish("both", {
    sourceRepos: [one, two],
    docsRepo: two,
    inputTriggers: { [one]: ["releases"], [two]: ["pullRequests"] },
  });
  const onlySource = await publish("only source", { sourceRepos: [one], docsRepo: two });
  const docs = await publish("docs", { sourceRepos: [two], docsRepo: one });
  expect(await call("DELETE", `connections/${one}`)).toEqual({ status: 204, body: undefined });
  expect(await call("DELETE", `connections/${one}`)).toMatchObject({ status: 404 });
  expect(await call("GET", `connections/${one}`)).toMatchObject({ status: 404 });
  expect((await call("GET", `publications/${both}`)).body.config).toEqual({
    sourceRepos: [two],
    docsRepo: two,
    inputTriggers: { [two]: ["pullRequests"] },
  });
  for (const id of [onlySource, docs]) expect(await call("GET", `publications/${id}`)).toMatchObject({ status: 404 });
  expect(await call("DELETE", `connections/${codeHost}`)).toMatchObject({ status: 204 });
  expect((await call("GET", "connections")).body.connections).toEqual([]);
  expect((await call("GET", "publications")).body.publications).toEqual([]);
  expect((await readRow(codeHost)).secrets).toBeNull();
  const logs = (await organization.readAudits()).slice(7).map(({ type, config }) => [type, config.name]);
  expect(logs).toEqual([
    ["action-delete", "octo/one"],
    ["action-update", undefined],
    ["action-delete", "only source"],
    ["action-delete", "docs"],
    ["action-delete", "GitHub"],
    ["action-delete", "octo/two"],
    ["action-delete", "both"],
  ]);
});

test("of concurrent deletes, one succeeds and is logged", async () => {
  const id = await create(call, "connections", app());
  const answers = await Promise.all(Array.from({ length: 5 }, () => call("DELETE", `connections/${id}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  expect((await organization.readAudits()).filter(({ type }) => type === "action-delete")).toHaveLength(1);
});

async function readRow(id: string) {
  const { database } = organization.store;
  return database.selectFrom("connections").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

test.each([
  ["http://127.0.0.1:8080", "a loopback address"],
  ["http://2130706433/", "a loopback address"],
  ["http://localhost/", "a name of this machine"],
  ["https://10.0.0.7/", "a private address"],
  ["http://[::ffff:169.254.169.254]/", "a link-local address"],
])("the address %s is refused on create unless the operator allows it", async (address, kind) => {
  for (const [allowPrivate, status] of [
    [false, 400],
    [true, 201],
  ] as const) {
    await using organization = await TestOrganization.open(":memory:", { allowPrivate });
    const call = await organization.addCaller({ role: "owner" });
    const answer = await call("POST", "connections", app({ baseUrl: address }));
    expect(answer).toMatchObject({ status });
    if (!allowPrivate) expect(answer.body.error).toContain(kind);
  }
});

test("a folder is a repository only where the operator allows it, and then needs no app", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const folder = { name: "one", config: { codehostRepo: { repositoryUrl: `file://${history.directory}` } } };
  for (const [allowPrivate, status] of [
    [false, 400],
    [true, 201],
  ] as const) {
    await using organization = await TestOrganization.open(":memory:", { allowPrivate });
    const call = await organization.addCaller({ role: "owner" });
    expect(await call("POST", "connections", folder)).toMatchObject({ status });
  }
});
