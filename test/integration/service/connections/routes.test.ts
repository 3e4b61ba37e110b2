import { afterEach, beforeEach, expect, test } from "vitest";
import { History } from "../../../support/history.ts";
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
  organization = await TestOrganization.open(":memory:");
  call = await organization.addCaller({ role: "admin" });
});
afterEach(() => organization[Symbol.asyncDispose]());

test.each<[string, object, object, string[]]>([
  ["codehostApp", { token: TOKEN }, { token: "********" }, []],
  [
    "codehostbApp",
    { workspace: "octo", token: TOKEN, baseUrl: "https://api.example.org/2.0" },
    { workspace: "octo", token: "********", baseUrl: "https://api.example.org/2.0" },
    [],
  ],
  ["chatApp", { token: TOKEN }, { token: "********" }, []],
  ["notesTool", { integrationKey: TOKEN }, { integrationKey: "********" }, []],
  [
    "tracker",
    { baseUrl: "https://octo.atlassian.net", email: "ada@example.org", token: TOKEN },
    { baseUrl: "https://octo.atlassian.net", email: "ada@example.org", token: "********" },
    [],
  ],
])("a %s is created and read, its secret masked everywhere", async (type, config, shown, events) => {
  const created = await call("POST", "connections", { name: type, config: { [type]: config }, paused: true });
  const expected = { name: type, type, paused: true, healthy: false, config: { [type]: shown }, deletedAt: null };
  expect(created).toMatchObject({ status: 201, body: { ...expected, allowedTriggerEvents: events } });
  const { webhookSecret: secret, ...stored } = created.body as typeof created.body & { webhookSecret?: string };
  const { id } = stored;
  expect(id).toMatch(/^cnn-[0-9a-f]{16}$/);
  expect(await call("GET", `connections/${id}`)).toEqual({ status: 200, body: stored });
  expect((await call("GET", "connections")).body.connections).toEqual([stored]);
  expect(await organization.readAll()).not.toContain(TOKEN);
  expect(await organization.readAudits()).toEqual([
    expect.objectContaining({ type: "action-create", config: { connectionId: id, name: type, type } }),
    ...(secret === undefined ? [] : [expect.objectContaining({ summary: "Showed a webhook secret" })]),
  ]);
});

test("a repository and a channel name their app, and a repository lists its trigger events", async () => {
  const codeHost = await create(call, "connections", app());
  const chat = await create(call, "connections", { name: "Slack", config: { chatApp: { token: TOKEN } } });
  const created = await call("POST", "connections", repository(codeHost));
  const allowedTriggerEvents = ["pullRequests", "newIssues", "issueComments", "releases"];
  expect(created).toMatchObject({ status: 201, body: { type: "codehostRepo", allowedTriggerEvents } });
  const channel = { name: "#releases", config: { chatChannel: { chatAppConnectionId: chat, channelId: "C1" } } };
  expect(await call("POST", "connections", channel)).toMatchObject({
    status: 201,
    body: { allowedTriggerEvents: [], config: channel.config },
  });
  expect(await call("POST", "connections", repository(chat))).toMatchObject({
    status: 400,
    body: { error: expect.stringMatching(/Slack is a chatApp; give a codehostApp or codehostbApp/) },
  });
});

test.each<[string, unknown, RegExp]>([
  ["no name", { config: { codehostApp: { token: "t" } } }, /name/],
  ["no config", { name: "one" }, /config is missing/],
  ["two variants", { name: "one", config: { codehostApp: { token: "t" }, chatApp: { token: "t" } } }, /exactly one/],
  ["no variant", { name: "one", config: {} }, /has none/],
  ["an unknown type", { name: "one", config: { gopher: {} } }, /gopher is no connection type/],
  ["a field too many", { name: "one", config: { codehostApp: { token: "t", tokn: "u" } } }, /tokn/],
  ["a mask for a secret", app({ token: "********" }), /codehostApp.token is masked/],
  ["an app that is not there", repository(NOWHERE), /no connection "cnn-0123456789abcdef"/],
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

test.each(["paused=maybe", "type=gopher", "remainingRateLimitPercent=101"])("the filter %s is 400", async (query) => {
  expect(await call("GET", `connections?${query}`)).toMatchObject({ status: 400 });
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

test("an update is validated like a create", async () => {
  const id = await create(call, "connections", app());
  const chat = { config: { chatApp: { token: "********" } } };
  expect(await call("PUT", `connections/${id}`, chat)).toMatchObject({
    status: 400,
    body: { error: "config.chatApp.token: give the secret, since the stored one is that of a codehostApp." },
  });
  expect(await call("PUT", `connections/${id}`, { name: "one" })).toMatchObject({ status: 400 });
  expect(await call("PUT", `connections/${NOWHERE}`, chat)).toMatchObject({ status: 404 });
});

test.each<[string, string]>([
  ["GET", ""],
  ["GET", "/health"],
  ["GET", "/tracker/statuses"],
  ["DELETE", ""],
])("%s connections/{id}%s: an invalid ID is 400, an unknown one 404", async (method, path) => {
  for (const id of ["x", "cnn-0123", "pub-0123456789abcdef", "CNN-0123456789ABCDEF"]) {
    expect(await call(method, `connections/${id}${path}`)).toMatchObject({ status: 400 });
  }
  expect(await call(method, `connections/${NOWHERE}${path}`)).toMatchObject({ status: 404 });
});

test("permissions: a viewer reads, a grant narrows the list, others are refused", async () => {
  const [first, second] = [
    await create(call, "connections", app()),
    await create(call, "connections", { ...app(), name: "other" }),
  ];
  const viewer = await organization.addCaller({ role: "viewer" });
  const editor = await organization.addCaller({ role: "editor" });
  const granted = await organization.addCaller({ grants: [{ permission: "connection:get", recordId: first }] });
  expect(await viewer("GET", `connections/${second}`)).toMatchObject({ status: 200 });
  for (const refused of [viewer, editor]) {
    expect(await refused("POST", "connections", app())).toMatchObject({ status: 403 });
    expect(await refused("PUT", `connections/${first}`, app())).toMatchObject({ status: 403 });
    expect(await refused("DELETE", `connections/${first}`)).toMatchObject({ status: 403 });
    expect(await refused("POST", `connections/${first}/sync`, {})).toMatchObject({ status: 403 });
  }
  expect((await granted("GET", "connections")).body.connections.map(({ id }) => id)).toEqual([first]);
  expect(await granted("GET", `connections/${first}`)).toMatchObject({ status: 200 });
  for (const id of [second, NOWHERE]) {
    expect(await granted("GET", `connections/${id}`)).toMatchObject({ status: 403 });
  }
});

test("a delete removes dependent records, and clears optional references", async () => {
  const codeHost = await create(call, "connections", app());
  const [one, two] = [
    await create(call, "connections", repository(codeHost, "octo/one")),
    await create(call, "connections", repository(codeHost, "octo/two")),
  ];
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

test("a delete with preserveDependencies keeps them as they are", async () => {
  const codeHost = await create(call, "connections", app());
  const source = await create(call, "connections", repository(codeHost));
  const config = { sourceRepos: [source], docsRepo: source };
  const publication = await create(call, "publications", { name: "notes", config });
  expect(await call("DELETE", `connections/${codeHost}?preserveDependencies=true`)).toMatchObject({ status: 204 });
  expect(await call("DELETE", `connections/${source}?preserveDependencies=true`)).toMatchObject({ status: 204 });
  expect((await call("GET", `publications/${publication}`)).body.config).toEqual(config);
  expect(await call("GET", `publications/${publication}/health`)).toMatchObject({
    status: 200,
    body: { status: "unhealthy", message: expect.stringContaining("was deleted") },
  });
  expect(await call("DELETE", `connections/${source}?preserveDependencies=perhaps`)).toMatchObject({ status: 400 });
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
    const call = await organization.addCaller({ role: "admin" });
    const answer = await call("POST", "connections", app({ baseUrl: address }));
    expect(answer).toMatchObject({ status });
    if (!allowPrivate) expect(answer.body.error).toContain(kind);
  }
});

test("a folder or ssh is a repository only where the operator allows it, and then a folder needs no app", async () => {
  using history = new History();
  history.commit("feat: answer (#1)");
  const folder = { name: "one", config: { codehostRepo: { repositoryUrl: `file://${history.directory}` } } };
  for (const [allowPrivate, status] of [
    [false, 400],
    [true, 201],
  ] as const) {
    await using organization = await TestOrganization.open(":memory:", { allowPrivate });
    const call = await organization.addCaller({ role: "admin" });
    expect(await call("POST", "connections", folder)).toMatchObject({ status });
  }
});
