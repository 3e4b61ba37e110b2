import { beforeEach, describe, expect, test } from "vitest";
import { createApiKey, insertKey, revokeKey } from "../../../../src/service/security/keys.ts";
import type { Browser } from "../../../support/browser.ts";
import { ofTest } from "../../../support/of-test.ts";
import { ServedApp } from "../../../support/served-app.ts";
import type { Caller } from "../../../support/service.ts";
import { databases, keptStores } from "../../../support/stores.ts";

const NOON = Date.UTC(2026, 2, 1, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const INSTRUCTION = { name: "Tone", type: "commit", content: "Be short." };

let now: number;
const clock = () => new Date(now);
type Options = Parameters<typeof ServedApp.open>[1];

/** What a list of sessions shows. */
async function list(browser: Browser): Promise<{ id: string; userName: string; isCurrent: boolean }[]> {
  const { body } = await browser.api("GET", "sessions");
  return (body as unknown as { sessions: { id: string; userName: string; isCurrent: boolean }[] }).sessions;
}

describe.each(databases)("sessions on $name", ({ kind, createLocation }) => {
  let app: ServedApp;
  let orgId: string;
  let ann: Caller;
  let bob: Caller;
  const open = async (options: Options = {}) => {
    const { location } = ofTest(await createLocation());
    app = ofTest(await ServedApp.open(location, { clock, ...options }));
    orgId = await app.served.addOrganization("one");
    ann = await app.served.addCaller(orgId, { role: "owner", name: "Ann" });
    bob = await app.served.addCaller(orgId, { role: "reader", name: "Bob" });
  };
  beforeEach(async () => {
    now = NOON;
    await open();
  });

  test("of concurrent sign-ins with one code, one succeeds", async () => {
    const code = await app.createCode(bob.userId);
    const all = await Promise.all(Array.from({ length: 8 }, () => app.browse().api("POST", "sessions", { code })));
    expect(all.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(401)]);
  });

  // The database decides nothing else.
  if (kind === "postgres") return;

  test("a code signs in once, with a cookie that no script reads", async () => {
    const browser = app.browse();
    const code = await app.createCode(bob.userId);
    const made = await browser.api("POST", "sessions", { code }, { "user-agent": `Firefox ${"x".repeat(1000)}` });
    const times = {
      idleAt: new Date(NOON + 7 * DAY).toISOString(),
      expiresAt: new Date(NOON + 30 * DAY).toISOString(),
    };
    const userAgent = expect.stringMatching(/^Firefox x{292}$/);
    expect(made).toMatchObject({
      status: 201,
      body: { userId: bob.userId, orgId, userAgent, isCurrent: true, ...times },
    });
    expect(made.cookies).toEqual([
      expect.stringMatching(
        /^release-docs-session=[\w-]{43}; Expires=Tue, 31 Mar 2026 12:00:00 GMT; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect((await browser.api("GET", "me")).body.id).toBe(bob.userId);
    const again = await app.browse().api("POST", "sessions", { code });
    expect(again).toMatchObject({ status: 401, cookies: [], body: { error: expect.stringContaining("used already") } });
  });

  test("a code expires after 15 minutes", async () => {
    const code = await app.createCode(bob.userId);
    now += 15 * MINUTE;
    const late = await app.browse().api("POST", "sessions", { code });
    expect(late).toMatchObject({ status: 401, cookies: [], body: { error: expect.stringContaining("expired") } });
    now -= 1;
    expect((await app.browse().api("POST", "sessions", { code })).status).toBe(201);
  });

  test.each([
    ["both", { code: "x", apiKey: "y" }, 400],
    ["an unknown code", { code: "x" }, 401],
    ["an unknown key", { apiKey: "rdk_x" }, 401],
    ["a long body", { code: "x".repeat(5000) }, 413],
  ])("%s signs nobody in", async (_, body, status) => {
    expect(await app.browse().api("POST", "sessions", body)).toMatchObject({ status, cookies: [] });
    expect(await app.served.store.database.selectFrom("sessions").selectAll().execute()).toEqual([]);
  });

  test("an API key signs in, and its end is the session's", async () => {
    const [browser, other] = [app.browse(), app.browse()];
    expect((await browser.api("POST", "sessions", { apiKey: bob.apiKey })).status).toBe(201);
    expect((await other.api("POST", "sessions", { apiKey: ann.apiKey })).status).toBe(201);
    expect((await browser.api("GET", "session")).body).toMatchObject({ user: { id: bob.userId } });
    await revokeKey(app.served.store, bob.keyId);
    expect((await browser.api("GET", "session")).status).toBe(401);
    expect((await other.api("GET", "session")).status).toBe(200);
    const expires_at = "2026-03-01T15:00:00+02:00";
    await app.served.store.database.updateTable("keys").set({ expires_at }).where("id", "=", ann.keyId).execute();
    const brief = await app.browse().api("POST", "sessions", { apiKey: ann.apiKey });
    expect(brief.body).toMatchObject({ expiresAt: "2026-03-01T13:00:00.000Z" });
  });

  test("tell who the caller is and what is permitted, as an API key does", async () => {
    const grant = { permission: "user:update", recordId: bob.userId } as const;
    const eve = await app.served.addCaller(orgId, { name: "Eve", permissions: ["job:get"], grants: [grant] });
    const shown = await (await app.signIn(eve.userId)).api("GET", "session");
    expect(shown.body).toMatchObject({
      user: { id: eve.userId, name: "Eve" },
      organization: { id: orgId, name: "one" },
      permissions: ["job:get"],
      grants: [grant],
    });
    const { sessionId, ...others } = shown.body as typeof shown.body & { sessionId: string };
    expect(sessionId).toMatch(/^ses-/);
    expect((await eve.call("GET", "session")).body).toEqual(others);
  });

  test("end when they are idle for 7 days, and 30 days after the sign-in", async () => {
    const browser = await app.signIn(bob.userId);
    for (let days = 0; days < 4; days += 1) {
      now += 7 * DAY - 1;
      expect((await browser.api("GET", "me")).status).toBe(200);
      await app.recorded();
    }
    now = NOON + 30 * DAY - 1;
    expect((await browser.api("GET", "me")).status).toBe(200);
    now += 1;
    expect((await browser.api("GET", "me")).status).toBe(401);
    const idle = await app.signIn(bob.userId);
    expect((await idle.api("GET", "me")).status).toBe(200);
    now += 7 * DAY;
    expect((await idle.api("GET", "me")).status).toBe(401);
  });

  test("last as long as the operator says", async () => {
    await open({ sessionTerms: { idleMs: 2000, absoluteMs: 5000 } });
    const browser = await app.signIn(bob.userId);
    const statuses = [];
    for (const wait of [1500, 1500, 1500, 500]) {
      now += wait;
      statuses.push((await browser.api("GET", "me")).status);
      await app.recorded();
    }
    expect(statuses).toEqual([200, 200, 200, 401]);
  });

  test("are listed and ended by their user; by an admin all of them", async () => {
    const [first, second] = [await app.signIn(bob.userId), await app.signIn(bob.userId)];
    const admin = await app.signIn(ann.userId);
    const [newer, older] = await list(second);
    expect([newer, older]).toMatchObject([{ isCurrent: true }, { isCurrent: false }]);
    const all = await list(admin);
    expect(all.map(({ userName, isCurrent }) => [userName, isCurrent])).toEqual([
      ["Ann", true],
      ["Bob", false],
      ["Bob", false],
    ]);
    expect((await second.api("DELETE", `sessions/${all[0]?.id}`)).status).toBe(404);
    expect(await second.api("DELETE", `sessions/${older?.id}`)).toMatchObject({ status: 204, cookies: [] });
    expect((await first.api("GET", "me")).status).toBe(401);
    expect((await admin.api("DELETE", `sessions/${newer?.id}`)).status).toBe(204);
    expect((await second.api("GET", "me")).status).toBe(401);
    const out = await admin.api("DELETE", `sessions/${all[0]?.id}`);
    expect(out).toMatchObject({ status: 204, cookies: [expect.stringContaining("=; Expires=Thu, 01 Jan 1970")] });
    const logs = (await ann.call("GET", "audit_logs")).body.auditLogs.map(({ summary }) => summary);
    expect(logs).toEqual(["Signed out", "Signed out", "Signed out", "Signed in", "Signed in", "Signed in"]);
  });

  test("of another organization are not there", async () => {
    const other = await app.served.addCaller(await app.served.addOrganization("two"), { role: "owner", name: "Eve" });
    const [browser, foreign] = [await app.signIn(ann.userId), await app.signIn(other.userId)];
    const [own] = await list(foreign);
    expect((await list(browser)).map(({ userName }) => userName)).toEqual(["Ann"]);
    expect((await browser.api("DELETE", `sessions/${own?.id}`)).status).toBe(404);
    expect((await foreign.api("GET", "me")).status).toBe(200);
  });

  test("of one user are at most 100: another sign-in ends the one that was used longest ago", async () => {
    const first = await app.signIn(bob.userId);
    now += 1;
    const second = await app.signIn(bob.userId);
    for (let count = 0; count < 99; count += 1) {
      now += 1;
      await app.signIn(bob.userId);
    }
    expect([(await first.api("GET", "me")).status, (await second.api("GET", "me")).status]).toEqual([401, 200]);
  });

  describe("with a page of another site", () => {
    test.each<[string, Record<string, string | null>]>([
      ["with its origin, on another port", { origin: "http://127.0.0.1:1" }],
      ["that hides its origin", { origin: "null" }],
      ["without an origin", { origin: null }],
      ["without an origin, by its site", { origin: null, "sec-fetch-site": "same-site" }],
      ["that is typed, without an origin", { origin: null, "sec-fetch-site": "none" }],
    ])("a call that changes something is refused: %s", async (_, headers) => {
      const browser = await app.signIn(ann.userId);
      const call = () => browser.api("POST", "instructions", INSTRUCTION, headers);
      expect(await call()).toMatchObject({ status: 403, body: { error: expect.stringContaining("another site") } });
      expect((await ann.call("GET", "instructions")).body.instructions).toEqual([]);
      // The cookie is not what authenticates this one.
      const authorization = `Bearer ${ann.apiKey}`;
      expect((await browser.api("POST", "instructions", INSTRUCTION, { ...headers, authorization })).status).toBe(201);
    });

    test.each<[Record<string, string>, number]>([
      [{ "sec-fetch-site": "same-site" }, 403],
      [{ origin: "https://evil.example" }, 403],
      [{ "sec-fetch-site": "same-origin" }, 200],
      [{ "sec-fetch-site": "none" }, 200],
      [{}, 200],
    ])("a read with %j gets %d", async (headers, status) => {
      const browser = await app.signIn(ann.userId);
      expect((await browser.api("GET", "me", undefined, headers)).status).toBe(status);
    });

    test("it signs no one in", async () => {
      const browser = app.browse();
      const code = await app.createCode(bob.userId);
      for (const headers of [{ origin: "https://evil.example" }, { origin: null, "sec-fetch-site": "cross-site" }]) {
        expect(await browser.api("POST", "sessions", { code }, headers)).toMatchObject({ status: 403, cookies: [] });
      }
      expect((await browser.api("POST", "sessions", { code }, { origin: null })).status).toBe(201);
    });
  });

  test("over TLS have a cookie that other hosts cannot set and plain HTTP does not send", async () => {
    const browser = app.browse();
    const origin = app.url.replace("http:", "https:");
    const proxied = { origin, "x-forwarded-proto": "https" };
    const code = await app.createCode(bob.userId);
    const { cookies } = await browser.api("POST", "sessions", { code }, proxied);
    expect(cookies).toEqual([
      expect.stringMatching(/^__Host-release-docs-session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect((await browser.api("GET", "me", undefined, proxied)).status).toBe(200);
    const plain = browser.cookie.replace("__Host-", "");
    expect((await browser.api("GET", "me", undefined, { ...proxied, cookie: plain })).status).toBe(401);
    expect((await browser.api("GET", "me")).status).toBe(401);
    await open({ origin: "https://docs.example.org" });
    const other = app.browse();
    const own = { origin: "https://docs.example.org" };
    const made = await other.api("POST", "sessions", { code: await app.createCode(bob.userId) }, own);
    expect(made.cookies).toEqual([expect.stringContaining("; Secure")]);
    expect((await other.api("DELETE", `sessions/${made.body.id}`)).status).toBe(403);
    expect((await other.api("DELETE", `sessions/${made.body.id}`, undefined, own)).status).toBe(204);
  });

  test("are not for agents", async () => {
    const browser = await app.signIn(ann.userId);
    expect((await browser.call("POST", "/mcp", { jsonrpc: "2.0", id: 1, method: "tools/list" })).status).toBe(401);
  });

  test("sign-ins are limited per address and user", async () => {
    await open({ limits: { signInsPerMinute: 3 } });
    const tryFrom = async (client: string, body: object) => {
      const { status } = await app.browse().api("POST", "sessions", body, { "x-forwarded-for": client });
      return status;
    };
    const [statuses, others]: [number[], number[]] = [[], []];
    for (let count = 0; count < 5; count += 1) statuses.push(await tryFrom("192.0.2.1", { code: `guess ${count}` }));
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    for (let count = 0; count < 5; count += 1) others.push(await tryFrom(`192.0.2.1${count}`, { apiKey: bob.apiKey }));
    expect(others).toEqual([201, 201, 201, 429, 429]);
    expect(await tryFrom("192.0.2.20", { apiKey: ann.apiKey })).toBe(201);
    const second = createApiKey();
    await insertKey(app.served.store, { id: bob.userId, org_id: orgId }, second, { name: "second" });
    expect(await tryFrom("192.0.2.21", { apiKey: second })).toBe(429);
  });

  test("that pages of other sites try use up no sign-in", async () => {
    await open({ limits: { signInsPerMinute: 3 } });
    const forge = { origin: "https://evil.example", "content-type": "text/plain" };
    for (let count = 0; count < 9; count += 1) {
      expect((await app.browse().api("POST", "sessions", {}, forge)).status).toBe(403);
    }
    expect((await app.browse().api("POST", "sessions", { apiKey: ann.apiKey })).status).toBe(201);
  });

  test("of one user share the limit of calls", async () => {
    await open({ limits: { callsPerMinute: 4 } });
    const [first, second] = [await app.signIn(bob.userId), await app.signIn(bob.userId)];
    const other = await app.signIn(ann.userId);
    const statuses = [];
    for (const browser of [first, second, first, second, first, second])
      statuses.push((await browser.api("GET", "me")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await other.api("GET", "me")).status).toBe(200);
  });

  test("neither codes nor cookies are stored", async () => {
    const code = await app.createCode(bob.userId);
    const open = await app.createCode(ann.userId);
    const browser = app.browse();
    await browser.api("POST", "sessions", { code });
    const { database } = app.served.store;
    const stored = JSON.stringify([
      await database.selectFrom("sessions").selectAll().execute(),
      await database.selectFrom("sign_in_codes").selectAll().execute(),
      await database.selectFrom("audit_logs").selectAll().execute(),
    ]);
    for (const secret of [code, open, browser.cookie.split("=")[1]]) expect(stored).not.toContain(secret);
  });

  test("end with their user", async () => {
    const browser = await app.signIn(bob.userId);
    await app.served.store.database.deleteFrom("users").where("id", "=", bob.userId).execute();
    expect((await browser.api("GET", "me")).status).toBe(401);
  });
});

describe.each(keptStores)("sessions of two processes on $name", ({ createLocation }) => {
  test("end where the other one ends them or takes a role, however often they were answered", async () => {
    now = NOON;
    await using place = await createLocation();
    await using here = await ServedApp.open(place.location, { clock });
    await using there = await ServedApp.open(place.location, { clock });
    const orgId = await here.served.addOrganization("one");
    const { userId } = await here.served.addCaller(orgId, { role: "reader" });
    const browser = await here.signIn(userId);
    const status = async () => (await browser.api("GET", "instructions")).status;
    for (let count = 0; count < 3; count += 1) expect(await status()).toBe(200);
    await there.served.store.database.deleteFrom("user_roles").where("user_id", "=", userId).execute();
    expect(await status()).toBe(403);
    for (let count = 0; count < 3; count += 1) expect((await browser.api("GET", "me")).status).toBe(200);
    const elsewhere = await there.signIn(userId);
    const own = (await list(elsewhere)).find(({ isCurrent }) => !isCurrent);
    expect((await elsewhere.api("DELETE", `sessions/${own?.id}`)).status).toBe(204);
    expect((await browser.api("GET", "me")).status).toBe(401);
    now += 7 * DAY;
    expect((await elsewhere.api("GET", "me")).status).toBe(401);
  });
});
