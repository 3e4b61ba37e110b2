import { beforeEach, describe, expect, test } from "vitest";
import { createApiKey, insertKey } from "../../../../src/service/security/keys.ts";
import type { Browser } from "../../../support/browser.ts";
import { ofTest } from "../../../support/of-test.ts";
import { ServedApp } from "../../../support/served-app.ts";
import type { Caller } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

const NOON = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;

type Shown = { id: string; name: string; userName: string; isCurrent: boolean; usedAt: string | null };

describe.each(databases)("API keys on $name", ({ kind, createLocation }) => {
  let now: number;
  let app: ServedApp;
  let orgId: string;
  let ann: Caller;
  let bob: Caller;
  let browser: Browser;
  beforeEach(async () => {
    now = NOON;
    const { location } = ofTest(await createLocation());
    app = ofTest(await ServedApp.open(location, { clock: () => new Date(now) }));
    orgId = await app.served.addOrganization("one");
    ann = await app.served.addCaller(orgId, { role: "owner", name: "Ann" });
    bob = await app.served.addCaller(orgId, { role: "reader", name: "Bob" });
    browser = await app.signIn(bob.userId);
  });
  const list = async (by: Browser | Caller): Promise<Shown[]> => {
    const { body } = await ("api" in by ? by.api("GET", "api_keys") : by.call("GET", "api_keys"));
    return (body as unknown as { apiKeys: Shown[] }).apiKeys;
  };
  const create = async (body: object, by = browser) => {
    const made = await by.api("POST", "api_keys", body);
    return { ...made, body: made.body as typeof made.body & { apiKey: string } };
  };
  const call = (apiKey: string) => app.served.callerOf(apiKey);

  test("of one user are at most 100", async () => {
    const createMany = (length: number) =>
      Promise.all(Array.from({ length }, async () => (await create({ name: "CI" })).status));
    const statuses = [...(await createMany(90)), ...(await createMany(12))];
    expect(statuses.filter((status) => status === 201)).toHaveLength(99);
    expect(new Set(statuses)).toEqual(new Set([201, 409]));
  });

  // The database decides nothing else.
  if (kind === "postgres") return;

  test("are created with a name, and shown once", async () => {
    const { status, body } = await create({ name: "CI" });
    expect([status, body]).toMatchObject([
      201,
      { userId: bob.userId, managesAccess: false, isConfirmed: true, expiresAt: null, usedAt: null },
    ]);
    expect(body.apiKey).toMatch(/^rdk_[\w-]{43}$/);
    const { apiKey, ...shown } = body;
    const listed = await list(browser);
    expect(listed).toEqual([shown, expect.objectContaining({ name: "test" })]);
    expect((await call(apiKey)("GET", "me")).body.id).toBe(bob.userId);
    expect(JSON.stringify(listed)).not.toContain(apiKey.slice(4));
    const [log] = (await ann.call("GET", "audit_logs")).body.auditLogs;
    expect(log).toMatchObject({ summary: "Created an API key", userName: "Bob", config: { keyId: body.id } });
  });

  test.each([
    ["without a name", {}],
    ["with a long name", { name: "x".repeat(300) }],
    ["that is expired", { name: "CI", expiresAt: new Date(NOON).toISOString() }],
  ])("%s are a 400", async (_, body) => {
    expect((await create(body)).status).toBe(400);
    expect(await list(browser)).toHaveLength(1);
  });

  test("that expire create none that outlives them, nor do the sessions that they begin", async () => {
    const expiresAt = new Date(NOON + MINUTE).toISOString();
    const apiKey = createApiKey();
    const { store } = app.served;
    await insertKey(store, { id: bob.userId, org_id: orgId }, apiKey, { name: "brief", expiresAt });
    const begun = app.browse();
    await begun.api("POST", "sessions", { apiKey });
    const later = new Date(NOON + MINUTE + 1).toISOString();
    for (const body of [{ name: "CI" }, { name: "CI", expiresAt: later }]) {
      expect((await create(body, begun)).status).toBe(403);
      expect((await call(apiKey)("POST", "api_keys", body)).status).toBe(403);
    }
    expect((await create({ name: "CI", expiresAt }, begun)).status).toBe(201);
    expect((await call(apiKey)("POST", "api_keys", { name: "CI", expiresAt })).status).toBe(201);
    now += MINUTE;
    expect((await call(apiKey)("GET", "me")).status).toBe(401);
  });

  test("are listed and revoked by their user, by an admin all of them", async () => {
    const { body } = await create({ name: "CI" });
    expect((await list(ann)).map(({ name, userName, isCurrent }) => [name, userName, isCurrent])).toEqual([
      ["CI", "Bob", false],
      ["test", "Bob", false],
      ["test", "Ann", true],
    ]);
    expect((await browser.api("DELETE", `api_keys/${ann.keyId}`)).status).toBe(404);
    expect((await ann.call("GET", "me")).status).toBe(200);
    expect((await browser.api("DELETE", `api_keys/${body.id}`)).status).toBe(204);
    expect((await browser.api("DELETE", `api_keys/${body.id}`)).status).toBe(404);
    expect((await call(body.apiKey)("GET", "me")).status).toBe(401);
    expect((await ann.call("DELETE", `api_keys/${bob.keyId}`)).status).toBe(204);
    expect((await bob.call("GET", "me")).status).toBe(401);
    expect(await list(browser)).toEqual([]);
    const logs = (await ann.call("GET", "audit_logs")).body.auditLogs;
    expect(logs.slice(0, 2)).toMatchObject([
      { summary: "Revoked an API key", config: { keyId: bob.keyId, userId: bob.userId } },
      { summary: "Revoked an API key", config: { keyId: body.id, userId: bob.userId } },
    ]);
  });

  test("of another organization are not there", async () => {
    const eve = await app.served.addCaller(await app.served.addOrganization("two"), { role: "owner", name: "Eve" });
    expect((await list(eve)).map(({ id }) => id)).toEqual([eve.keyId]);
    expect((await eve.call("DELETE", `api_keys/${bob.keyId}`)).status).toBe(404);
    expect((await bob.call("GET", "me")).status).toBe(200);
  });

  test("show when they were last used, within five minutes", async () => {
    const usedAt = async () => (await list(browser)).find(({ id }) => id === bob.keyId)?.usedAt;
    expect(await usedAt()).toBeNull();
    const used = [];
    for (const wait of [0, 5 * MINUTE - 1, 1, 60 * MINUTE]) {
      now += wait;
      for (let count = 0; count < 3; count += 1) expect((await bob.call("GET", "me")).status).toBe(200);
      await app.recorded();
      used.push(await usedAt());
    }
    const [first, , second, third] = [NOON, NOON, NOON + 5 * MINUTE, NOON + 65 * MINUTE].map((at) =>
      new Date(at).toISOString(),
    );
    expect(used).toEqual([first, first, second, third]);
  });
});
