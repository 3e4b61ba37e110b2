import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "../../../../src/contract/resources/members.ts";
import { insertRole } from "../../../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../../../src/service/security/keys.ts";
import type { Browser } from "../../../support/browser.ts";
import { ofTest } from "../../../support/of-test.ts";
import { ServedApp } from "../../../support/served-app.ts";
import type { Caller } from "../../../support/service.ts";

const DAY = 24 * 3_600_000;
type Link = { signInUrl: string; expiresAt: string };
const EVE = { name: "Eve", email: "eve@example.org" };

const FOREIGN_HOSTS = [
  ...["evil.example", "evil.example:443", "EVIL.example.", "127.0.0.1.evil.example", "localhost.evil.example:8080"],
  ...["127.1.evil.example", "[::2]", "[fd00::1]:8080", "192.0.2.1", "0.0.0.0", "xn--localhost-.example", "localhost."],
];

describe("people", () => {
  let app: ServedApp;
  let orgId: string;
  let now: number;
  let ann: Caller;
  let bob: Caller;
  let admin: Browser;
  beforeEach(async () => {
    now = Date.now();
    app = ofTest(await ServedApp.open(":memory:", { clock: () => new Date(now) }));
    orgId = await app.served.addOrganization("one");
    ann = await app.served.addCaller(orgId, { role: "owner", name: "Ann" });
    bob = await app.served.addCaller(orgId, { role: "reader", name: "Bob" });
    admin = await app.signIn(ann.userId);
  });
  const members = async (by: Caller | Browser = admin) => {
    const { body } = await ("api" in by ? by.api("GET", "members") : by.call("GET", "members"));
    const listed = (body as unknown as { members: { name: string; roles: string[]; grants: string[] }[] }).members;
    return Object.fromEntries(listed.map(({ name, roles, grants }) => [name, [...roles, ...grants]]));
  };
  const enter = async (signInUrl: string) => {
    const browser = app.browse();
    await browser.api("POST", "sessions", { code: signInUrl.split("#code=")[1] });
    return browser;
  };
  const invite = async (body: object, by = admin) => {
    const made = await by.api("POST", "users", body);
    return { ...made, body: made.body as typeof made.body & { signInUrl: string } };
  };

  test("are invited by a link of the address that the admin uses", async () => {
    const { status, body } = await invite({ ...EVE, roles: ["maintainer"] });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { ...EVE, orgId, roles: ["maintainer"], grants: [], invitationAccepted: false },
    });
    expect(body.signInUrl).toMatch(new RegExp(`^${RegExp.escape(app.url)}/sign-in#code=[\\w-]{43}$`));
    const eve = await enter(body.signInUrl);
    expect((await eve.api("GET", "me")).body).toMatchObject({ id: body.id, invitationAccepted: true });
    expect(await members()).toEqual({ Ann: ["owner"], Bob: ["reader"], Eve: ["maintainer"] });
    const again = await invite({ ...EVE, email: "EVE@example.org", roles: ["reader"] });
    expect(again).toMatchObject({ status: 409, body: { error: expect.stringContaining("EVE@example.org") } });
    const [log] = (await ann.call("GET", "audit_logs?summary=Created a user")).body.auditLogs;
    expect(log).toMatchObject({ userName: "Ann", config: { userId: body.id, roles: ["maintainer"] } });
    expect(JSON.stringify((await ann.call("GET", "audit_logs")).body)).not.toContain("#code");
  });

  const open = async (signInUrl: string) => {
    const { status, body } = await app.browse().api("POST", "sessions", { code: signInUrl.split("#code=")[1] });
    return [status, body.error];
  };
  const stateOf = async (id: string) => (await ann.call("GET", `members/${id}`)).body as Partial<Member>;

  test("have 7 days for the first sign-in, by the newest link only, and learn whom to ask for another", async () => {
    const { id, signInUrl: first, ...made } = (await invite({ ...EVE, roles: ["reviewer"] })).body;
    const until = new Date(now + 7 * DAY).toISOString();
    expect(made).toMatchObject({ expiresAt: until, invitationExpiresAt: until });
    now += 7 * DAY - 1;
    expect((await stateOf(id)).invitationExpiresAt).toBe(until);
    now += 1;
    expect((await stateOf(id)).invitationExpiresAt).toBeNull();
    expect(await open(first)).toEqual([401, "This sign-in link has expired. Ask Ann for a new one."]);
    const link = async () => (await ann.call("POST", `users/${id}/sign_in_links`)).body as unknown as Link;
    const [second, third] = [await link(), await link()];
    expect(third.expiresAt).toBe(new Date(now + 7 * DAY).toISOString());
    const over = [401, "This sign-in link was used already, or has ended. Ask Ann for a new one."];
    expect(await open(second.signInUrl)).toEqual(over);
    expect(await open(third.signInUrl)).toEqual([201, undefined]);
    expect(await open(third.signInUrl)).toEqual(over);
    expect(await stateOf(id)).toMatchObject({ invitationAccepted: true, invitationExpiresAt: null });
    expect((await link()).expiresAt).toBe(new Date(now + 15 * 60_000).toISOString());
    now += 31 * DAY;
    await link();
    expect(await open(first)).toEqual([401, expect.not.stringContaining("Ann")]);
    expect(await open("#code=never")).toEqual([401, expect.not.stringContaining("Ann")]);
  });

  test("who signed in by a key meanwhile have no invitation any more", async () => {
    const { id, signInUrl } = (await invite({ ...EVE, roles: ["reviewer"] })).body;
    const apiKey = createApiKey();
    await insertKey(app.served.store, { id, org_id: orgId }, apiKey, { name: "CI" });
    expect((await app.browse().api("POST", "sessions", { apiKey })).status).toBe(201);
    expect((await open(signInUrl))[0]).toBe(401);
    expect(await stateOf(id)).toMatchObject({ invitationAccepted: true, invitationExpiresAt: null });
  });

  const inviteAt = (headers: Record<string, string>, at = app, email = EVE.email) => {
    const sent = { authorization: `Bearer ${ann.apiKey}`, origin: null, ...headers };
    return at.browse().api("POST", "users", { name: "Eve", email, roles: ["maintainer"] }, sent);
  };

  test("get no link to a host that only the call names", async () => {
    for (const host of FOREIGN_HOSTS) {
      const forged = { host, "x-forwarded-host": host, "x-forwarded-proto": "https" };
      const refused = await inviteAt(forged);
      expect(refused, host).toMatchObject({ status: 400, body: { error: expect.stringContaining("--url") } });
      const headers = { authorization: `Bearer ${ann.apiKey}`, origin: null, ...forged };
      const link = await app.browse().api("POST", `users/${bob.userId}/sign_in_links`, undefined, headers);
      expect(link.status, host).toBe(400);
    }
    expect(Object.keys(await members())).toEqual(["Bob", "Ann"]);
    for (const [index, host] of ["localhost:9", "127.0.0.2", "[::1]:8080"].entries()) {
      const made = await inviteAt({ host }, app, `eve${index}@example.org`);
      expect(made).toMatchObject({ status: 201, body: { signInUrl: expect.stringContaining(`http://${host}/`) } });
    }
    expect((await ann.call("GET", "audit_logs?summary=Created a sign-in link")).body.auditLogs).toEqual([]);
  });

  test("get links to the configured address, whatever a call names", async () => {
    await using own = await ServedApp.open(":memory:", { origin: "https://docs.example.org" });
    const by = await own.served.addCaller(await own.served.addOrganization("one"), { role: "owner" });
    const made = await inviteAt({ host: "evil.example", authorization: `Bearer ${by.apiKey}` }, own);
    expect(made.body).toMatchObject({
      signInUrl: expect.stringMatching(/^https:\/\/docs\.example\.org\/sign-in#code=/),
    });
  });

  test.each<[string, object, number]>([
    ["without roles and grants", EVE, 400],
    ["with an unknown role", { ...EVE, roles: ["boss"] }, 404],
    ["with a permission for no single record", { ...EVE, grants: [{ permission: "job:create", recordId: "x" }] }, 400],
    ["with a grant on an unknown record", { ...EVE, grants: [{ permission: "job:get", recordId: "job-1" }] }, 404],
  ])("are not invited %s", async (_, body, status) => {
    expect((await invite(body)).status).toBe(status);
    expect(Object.keys(await members())).toEqual(["Bob", "Ann"]);
  });

  test("change their roles and grants, from the next call", async () => {
    const session = await app.signIn(bob.userId);
    const INSTRUCTION = { name: "Tone", type: "commit", content: "Be short." };
    const write = async () => (await session.api("POST", "instructions", INSTRUCTION)).status;
    expect(await write()).toBe(403);
    const grants = [{ permission: "user:update", recordId: bob.userId }];
    const changed = await admin.api("PATCH", `users/${bob.userId}`, { roles: ["maintainer"], grants });
    expect(changed).toMatchObject({
      status: 200,
      body: { roles: ["maintainer"], grants: [`user:update:${bob.userId}`] },
    });
    expect(await write()).toBe(201);
    expect((await admin.api("PATCH", `users/${bob.userId}`, { roles: [] })).body).toMatchObject({ roles: [] });
    expect(await members()).toEqual({ Ann: ["owner"], Bob: [`user:update:${bob.userId}`] });
    expect((await admin.api("PATCH", `users/${bob.userId}`, { grants: [] })).body).toMatchObject({ grants: [] });
    expect((await session.api("GET", "instructions")).status).toBe(403);
    expect((await admin.api("PATCH", "users/usr-0000000000000000", { roles: [] })).status).toBe(404);
    const deltas = (await ann.call("GET", "audit_logs?summary=Updated a user")).body.auditLogs.map(
      ({ delta }) => delta,
    );
    expect(deltas).toEqual([
      `grants: ["user:update:${bob.userId}"] → []`,
      'roles: ["maintainer"] → []',
      `roles: ["reader"] → ["maintainer"]; grants: [] → ["user:update:${bob.userId}"]`,
    ]);
  });

  test("who may not, see and change no user", async () => {
    const eve = await app.served.addCaller(orgId, { name: "Eve" });
    expect(await members(eve)).toEqual({});
    for (const caller of [bob, eve]) {
      expect((await caller.call("POST", "users", { ...EVE, roles: ["reader"] })).status).toBe(403);
      expect((await caller.call("PATCH", `users/${caller.userId}`, { roles: ["owner"] })).status).toBe(403);
      expect((await caller.call("POST", `users/${ann.userId}/sign_in_links`)).status).toBe(403);
    }
    expect([(await bob.call("GET", "roles")).status, (await eve.call("GET", "roles")).status]).toEqual([200, 403]);
  });

  test("give, take and become nothing that they may not do themselves", async () => {
    const own = ["user:list", "user:get", "user:create", "user:update", "instruction:create"] as const;
    await insertRole(app.served.store, orgId, { name: "scribe", permissions: ["instruction:create"] });
    const clerk = await app.served.addCaller(orgId, { name: "Clerk", permissions: own });
    const patch = async (userId: string, body: object) => (await clerk.call("PATCH", `users/${userId}`, body)).status;
    expect(await patch(clerk.userId, { roles: ["owner"] })).toBe(403);
    expect(await patch(bob.userId, { roles: ["reader", "maintainer"] })).toBe(403);
    expect(await patch(ann.userId, { roles: [] })).toBe(403);
    expect((await clerk.call("POST", "users", { ...EVE, roles: ["owner"] })).status).toBe(403);
    const grants = [{ permission: "user:delete", recordId: bob.userId }];
    expect((await clerk.call("POST", "users", { ...EVE, grants })).status).toBe(403);
    expect((await clerk.call("POST", `users/${ann.userId}/sign_in_links`)).status).toBe(403);
    expect(await patch(bob.userId, { roles: ["reader", "scribe"] })).toBe(200);
    expect((await clerk.call("POST", "users", { ...EVE, roles: ["scribe"] })).status).toBe(201);
  });

  test("who may do more keep their keys and sessions", async () => {
    const own = ["user:list", "user:get", "user:update"] as const;
    const clerk = await app.served.addCaller(orgId, { name: "Clerk", permissions: own });
    const { sessionId } = (await admin.api("GET", "session")).body as unknown as { sessionId: string };
    expect((await clerk.call("DELETE", `api_keys/${ann.keyId}`)).status).toBe(403);
    expect((await clerk.call("DELETE", `sessions/${sessionId}`)).status).toBe(403);
    expect((await admin.api("GET", "me")).status).toBe(200);
    expect((await ann.call("DELETE", `api_keys/${clerk.keyId}`)).status).toBe(204);
  });

  test("get no link by a key that expires: their session would outlive it", async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const made = await ann.call("POST", "api_keys", { name: "brief", expiresAt });
    const { apiKey } = made.body as typeof made.body & { apiKey: string };
    const brief = app.browse();
    await brief.api("POST", "sessions", { apiKey });
    expect((await brief.api("POST", `users/${ann.userId}/sign_in_links`)).status).toBe(403);
    expect((await brief.api("POST", "users", { ...EVE, roles: ["owner"] })).status).toBe(403);
    expect((await admin.api("POST", `users/${ann.userId}/sign_in_links`)).status).toBe(201);
  });

  test("keep somebody who may update users", async () => {
    expect((await admin.api("PATCH", `users/${ann.userId}`, { roles: ["reader"] })).status).toBe(409);
    await admin.api("PATCH", `users/${bob.userId}`, { roles: ["owner"] });
    expect((await admin.api("PATCH", `users/${ann.userId}`, { roles: ["reader"] })).status).toBe(200);
  });

  test("of another organization are not there", async () => {
    const other = await app.served.addCaller(await app.served.addOrganization("two"), { role: "owner", name: "Zoe" });
    expect(Object.keys(await members(other))).toEqual(["Zoe"]);
    expect((await other.call("PATCH", `users/${bob.userId}`, { roles: [] })).status).toBe(404);
    expect((await other.call("POST", `users/${bob.userId}/sign_in_links`)).status).toBe(404);
    const grants = [{ permission: "user:get", recordId: bob.userId }];
    expect((await other.call("PATCH", `users/${other.userId}`, { grants })).status).toBe(404);
  });
});
