import { generateKeyPair } from "jose";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { operatorOf } from "../../../../src/service/operator/operated-store.ts";
import { changeMember } from "../../../../src/service/people/members.ts";
import { insertRole, insertUser } from "../../../../src/service/security/access.ts";
import { createApiKey, insertKey } from "../../../../src/service/security/keys.ts";
import { createEphemeralVault } from "../../../../src/service/security/vault.ts";
import { createOutbound } from "../../../../src/shared/outbound/outbound.ts";
import { Browser } from "../../../support/browser.ts";
import { findFreePort } from "../../../support/program.ts";
import { ServedApp } from "../../../support/served-app.ts";
import { CLIENT, SignInProvider } from "../../../support/sign-in-provider.ts";

const DOMAIN = "example.org";
const PEOPLE = {
  ann: { email: "ann@example.org", email_verified: true, name: "Ann", groups: ["owner", "staff"] },
  bob: { email: "Bob@Example.org", email_verified: true, name: "Bob", groups: "staff" },
  eve: { email: "eve@example.org.evil.example", email_verified: true, name: "Eve", groups: ["owner"] },
  unverified: { email: "ann@example.org", email_verified: false, name: "Ann", groups: ["owner"] },
  unstated: { email: "ann@example.org", name: "Ann", groups: ["owner"] },
  double: { email: "ann@example.org", email_verified: true, name: "Other Ann", groups: ["owner"] },
  nobody: { name: "Nobody" },
};
type People = Record<string, Record<string, unknown>>;
const LOGOUT = "http://schemas.openid.net/event/backchannel-logout";
const MINUTE = 60;

describe("a sign-in provider", () => {
  let app: ServedApp;
  let provider: SignInProvider;
  let orgId: string;
  let faults: unknown[];
  const vault = createEphemeralVault();
  let people: People;
  const open = async ({ signInsPerMinute, ...given }: { domains?: string[]; signInsPerMinute?: number } = {}) => {
    faults = [];
    people = structuredClone<People>(PEOPLE);
    // The provider wants the address of the service first, and the service that of the provider.
    const port = Number(await findFreePort());
    provider = await SignInProvider.open(`http://127.0.0.1:${port}/api/v1/oidc/callback`, people);
    const settings = {
      ...CLIENT,
      issuer: provider.issuer,
      domains: [DOMAIN],
      rolesClaim: "groups",
      organization: undefined,
      send: createOutbound({ allowPrivate: true, environment: {} }),
    };
    app = await ServedApp.open(":memory:", {
      port,
      vault,
      ...(signInsPerMinute !== undefined && { limits: { signInsPerMinute } }),
      oidc: { ...settings, ...given },
      onFault: (error) => faults.push(error),
    });
    orgId = await app.served.addOrganization("one");
  };
  beforeEach(async () => {
    // What a provider in production should set.
    for (const say of ["warn", "info"] as const) vi.spyOn(console, say).mockImplementation(() => undefined);
    await open();
  });
  afterEach(async () => {
    await app[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
  });

  /** Signs in by the provider, as a browser does; what the service answers in the end. */
  const signIn = async (login: string, to = "/", browser = new Browser(app.url)) => {
    const begun = await browser.navigate(`/api/v1/oidc/login?to=${encodeURIComponent(to)}`);
    const back = await provider.enter(begun.location, login);
    const { pathname, search } = new URL(back);
    return { browser, back, ended: await browser.navigate(pathname + search) };
  };
  const users = async () => {
    const { database } = app.served.store;
    return database.selectFrom("users").select(["name", "email", "auth_id"]).orderBy("seq").execute();
  };

  test("signs in people of the domain, with the roles of the claim", async () => {
    const { browser, ended } = await signIn("ann", "/publications?name=x");
    expect(ended).toMatchObject({ status: 303, location: "/publications?name=x" });
    expect((await browser.api("GET", "session")).body).toMatchObject({
      user: {
        name: "Ann",
        email: "ann@example.org",
        authId: `${provider.issuer} ann`,
        invitationAccepted: true,
        orgId,
      },
      permissions: expect.arrayContaining(["user:update"]),
    });
    const again = await signIn("ann");
    expect((await again.browser.api("GET", "me")).status).toBe(200);
    expect(await users()).toHaveLength(1);
    expect(faults).toEqual([]);
  });

  test("signs in the user who was invited with the address", async () => {
    const invited = await invite("bob@example.org");
    const { browser } = await signIn("bob");
    expect((await browser.api("GET", "me")).body).toMatchObject({ id: invited.id, invitationAccepted: true });
    expect((await browser.api("GET", "session")).body).toMatchObject({
      permissions: expect.arrayContaining(["job:create"]),
    });
  });

  test.each([
    ["eve", "domain"],
    ["unverified", "email"],
    ["unstated", "email"],
    ["nobody", "email"],
  ])("refuses %s, and creates no user", async (login, failure) => {
    const { browser, ended } = await signIn(login);
    expect(ended).toMatchObject({ status: 303, location: `/sign-in#error=${failure}` });
    expect((await browser.api("GET", "me")).status).toBe(401);
    expect(await users()).toEqual([]);
  });

  test("gives no user to another identity with the same address", async () => {
    await signIn("ann");
    const { browser, ended } = await signIn("double");
    expect(ended.location).toBe("/sign-in#error=identity");
    expect((await browser.api("GET", "me")).status).toBe(401);
  });

  test("completes a sign-in only in the browser that began it, and once", async () => {
    const { browser, back } = await signIn("ann");
    const { pathname, search } = new URL(back);
    const other = new Browser(app.url);
    expect((await other.navigate(pathname + search)).location).toMatch(/^\/sign-in#error=[a-z]+$/);
    const begun = new Browser(app.url);
    await begun.navigate("/api/v1/oidc/login");
    expect((await begun.navigate(pathname + search)).location).toMatch(/^\/sign-in#error=[a-z]+$/);
    for (const one of [other, begun]) expect((await one.api("GET", "me")).status).toBe(401);
    expect((await browser.navigate(pathname + search)).location).toMatch(/^\/sign-in#error=[a-z]+$/);
  });

  /** With the value of the cookie that the service set replaced. */
  const signInWith = async (forge: (sealed: string, begun: object) => string) => {
    const browser = new Browser(app.url);
    const begun = await browser.navigate("/api/v1/oidc/login?to=/users");
    const back = new URL(await provider.enter(begun.location, "ann"));
    const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(begun.cookies[0] ?? "") ?? [];
    const content = { state: back.searchParams.get("state"), nonce: "n", verifier: "v", to: "https://evil.example/x" };
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const cookie = `${name}=${forge(value, { ...content, ...read(value), to: content.to, expiresAt })}`;
    return browser.call("GET", back.pathname + back.search, undefined, { cookie });
  };
  /** What is in the cookie; an unsigned one is base64. */
  const read = (value: string): object => {
    try {
      return JSON.parse(Buffer.from(value, "base64").toString());
    } catch {
      return JSON.parse(vault.open(value, { id: "sign-in", field: "release-docs-oidc" }));
    }
  };
  const own = { id: "sign-in", field: "release-docs-oidc" };

  test.each<[string, (sealed: string, begun: object) => string]>([
    ["unsigned", (_, begun) => Buffer.from(JSON.stringify(begun)).toString("base64url")],
    [
      "with a byte in the middle changed",
      (sealed) => `${sealed.slice(0, 99)}${sealed[99] === "A" ? "B" : "A"}${sealed.slice(100)}`,
    ],
    ["cut", (sealed) => sealed.slice(0, 60)],
    ["of another key", (_, begun) => createEphemeralVault().seal(JSON.stringify(begun), own)],
    ["of another secret of ours", (_, begun) => vault.seal(JSON.stringify(begun), { ...own, field: "token" })],
    ["that expired", (_, begun) => vault.seal(JSON.stringify({ ...begun, expiresAt: new Date(0).toISOString() }), own)],
    ["that is empty", () => ""],
  ])("a cookie %s is ignored", async (_, forge) => {
    expect((await signInWith(forge)).location).toBe("/sign-in#error=expired");
    expect(await users()).toEqual([]);
    expect(faults).toEqual([]);
  });

  test("does not begin or end for a host that only the call names", async () => {
    for (const host of ["evil.example", "127.0.0.1.evil.example", "localhost.", "0x7f.1.evil.example:80", "[::2]"]) {
      const forged = { host, "x-forwarded-host": host };
      const begun = await app.browse().call("GET", "/api/v1/oidc/login", undefined, forged);
      expect(begun, host).toMatchObject({ status: 303, location: "/sign-in#error=address" });
      const ended = await app.browse().call("GET", "/api/v1/oidc/callback?code=x&state=y", undefined, forged);
      expect(ended, host).toMatchObject({ status: 303, location: "/sign-in#error=address" });
    }
  });

  test("is not kept from people by pictures that call its answer, with or without a login that began", async () => {
    const browser = new Browser(app.url);
    const begun = await browser.navigate("/api/v1/oidc/login");
    const back = new URL(await provider.enter(begun.location, "ann"));
    for (let count = 0; count < 5; count += 1) {
      for (const one of [browser, new Browser(app.url)]) {
        for (const search of ["", "?code=1&state=2", "?error=access_denied&state=", "?state=null"]) {
          const answer = await one.navigate(`/api/v1/oidc/callback${search}`);
          expect(answer).toMatchObject({
            status: 303,
            location: expect.stringMatching(/^\/sign-in#error=/),
            cookies: [],
          });
        }
      }
    }
    expect(await browser.navigate(back.pathname + back.search)).toMatchObject({ status: 303, location: "/" });
    expect((await browser.api("GET", "me")).status).toBe(200);
    expect(faults).toEqual([]);
  });

  test("is asked at most so often for an address, which closes no other way to sign in", async () => {
    await app[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
    await open({ signInsPerMinute: 3 });
    const { apiKey } = await app.served.addCaller(orgId, { role: "reader" });
    const forge = () => {
      const expiresAt = new Date(Date.now() + 60_000).toISOString();
      const begun = { state: "s", nonce: "n", verifier: "v", to: "/", expiresAt };
      const cookie = `release-docs-oidc=${vault.seal(JSON.stringify(begun), own)}`;
      return new Browser(app.url).api("GET", "oidc/callback?code=c&state=s", undefined, { cookie });
    };
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await forge()).status);
    expect(statuses).toEqual([303, 303, 303, 429, 429]);
    expect((await new Browser(app.url).api("POST", "sessions", { apiKey })).status).toBe(201);
  });

  test.each([
    "/.//evil.example/x",
    "//evil.example/x",
    "/\\evil.example/x",
    "javascript:alert(1)",
    "/\t/evil.example/x",
  ])("leads to no other site: %j", async (to) => {
    expect((await signIn("ann", to)).ended.location).toBe("/");
  });

  const invite = (email: string) =>
    insertUser(app.served.store, orgId, { name: "Robert", email, role: "maintainer", isInvited: true });
  const addKey = async ({ id }: { id: string }) => {
    const apiKey = createApiKey();
    const keyId = await insertKey(app.served.store, { id, org_id: orgId }, apiKey, { name: "of the operator" });
    return { keyId, apiKey, call: app.served.callerOf(apiKey) };
  };
  const idOf = async ({ browser }: { browser: Browser }) => (await browser.api("GET", "me")).body.id;
  const status = async ({ browser }: { browser: Browser }) => (await browser.api("GET", "me")).status;
  type Keys = { apiKeys: { id: string; isConfirmed: boolean }[] };

  test("makes its person confirm the keys of before", async () => {
    const { id } = await invite("bob@example.org");
    const before = await app.signIn(id);
    const { keyId, call } = await addKey({ id });
    const admin = await app.served.addCaller(orgId, { role: "owner" });
    expect((await call("GET", "me")).status).toBe(200);
    const bob = await signIn("bob");
    expect(await status({ browser: before })).toBe(401);
    expect(await call("GET", "me")).toMatchObject({ status: 401, body: { error: expect.stringContaining("confirm") } });
    expect(await app.browse().api("POST", "sessions", { apiKey: (await addKey({ id })).apiKey })).toMatchObject({
      status: 201,
    });
    const keys = async () => ((await bob.browser.api("GET", "api_keys")).body as unknown as Keys).apiKeys;
    expect((await keys()).map(({ isConfirmed }) => isConfirmed)).toEqual([true, false]);
    const confirm = async (by: { browser: Browser }) =>
      (await by.browser.api("POST", `api_keys/${keyId}/confirm`)).status;
    const made = await admin.call("POST", `users/${id}/sign_in_links`);
    const { signInUrl } = made.body as typeof made.body & { signInUrl: string };
    const byLink = app.browse();
    await byLink.api("POST", "sessions", { code: signInUrl.split("#code=")[1] });
    expect(await confirm({ browser: byLink })).toBe(403);
    expect(await confirm({ browser: await app.signIn(admin.userId) })).toBe(403);
    expect(await confirm(await signIn("ann"))).toBe(403);
    expect((await admin.call("POST", `api_keys/${keyId}/confirm`)).status).toBe(403);
    expect((await call("GET", "me")).status).toBe(401);
    expect(await confirm(bob)).toBe(200);
    expect([(await call("GET", "me")).status, (await keys())[1]?.isConfirmed]).toEqual([200, true]);
    // Once: the next sign-in asks for nothing.
    await signIn("bob");
    expect([(await call("GET", "me")).status, await status(bob)]).toEqual([200, 200]);
  });

  test("lets nobody in who is not of the domain any more, and ends their sessions and links", async () => {
    const CHANGES = [
      { email: "bob@elsewhere.example" },
      { email: "bob@not-example.org" },
      { email: "bob@example.org.evil.example" },
      { email: undefined },
      { email_verified: false },
      { email_verified: undefined },
    ];
    const ann = await signIn("ann");
    const ofAnn = await addKey({ id: await idOf(ann) });
    for (const changed of CHANGES) {
      // Nothing is said of the person where a claim is absent.
      const ofKeys = Object.values(changed).includes(undefined) ? 200 : 401;
      people.bob = { ...PEOPLE.bob };
      const bob = await signIn("bob");
      const made = await bob.browser.api("POST", "api_keys", { name: "own" });
      const { apiKey } = made.body as typeof made.body & { apiKey: string };
      const { call, keyId } = await addKey({ id: await idOf(bob) });
      const code = await app.createCode(await idOf(bob));
      Object.assign(people.bob, changed);
      const { ended, browser } = await signIn("bob");
      expect([ended.location, await status({ browser })]).toEqual([expect.stringMatching(/^\/sign-in#error=/), 401]);
      const keys = [call, app.served.callerOf(apiKey)].map(async (api) => (await api("GET", "me")).status);
      expect([changed, await status(bob), await Promise.all(keys)]).toEqual([changed, 401, [ofKeys, ofKeys]]);
      expect((await app.browse().api("POST", "sessions", { code })).status).toBe(401);
      // The person who gets in again confirms a key, which works as before.
      people.bob = { ...PEOPLE.bob };
      const again = await signIn("bob");
      expect((await again.browser.api("POST", `api_keys/${keyId}/confirm`)).status).toBe(200);
      expect([changed, (await call("GET", "me")).status]).toEqual([changed, 200]);
    }
    expect([await status(ann), (await ofAnn.call("GET", "me")).status]).toEqual([200, 200]);
  });

  describe("whose claim names roles", () => {
    const rolesOf = async (user: { browser: Browser }) => {
      const { apiKey } = await app.served.addCaller(orgId, { role: "owner" });
      const { body } = await app.served.callerOf(apiKey)("GET", `members/${await idOf(user)}`);
      return (body as unknown as { roles: string[] }).roles.toSorted();
    };
    const enter = async (groups: unknown) => {
      people.bob = { ...PEOPLE.bob, groups };
      return signIn("bob");
    };
    const change = async (user: { browser: Browser }, given: { give?: string[]; take?: string[] }) => {
      const id = await idOf(user);
      await app.served.store.transaction((within) =>
        changeMember(within, operatorOf(orgId), id, { give: { roles: given.give }, take: { roles: given.take } }),
      );
    };

    test.each<[string, unknown, string[]]>([
      ["another", ["maintainer"], ["maintainer"]],
      ["none of ours", ["staff"], ["reader"]],
      ["no text", [5, null, { admin: true }], ["reader"]],
      ["and is absent", undefined, ["reader"]],
    ])("replaces those that it gave by those that it names now: %s", async (_, groups, expected) => {
      expect(await rolesOf(await enter(["owner", "staff"]))).toEqual(["owner"]);
      expect(await rolesOf(await enter(groups))).toEqual(expected);
      expect(await rolesOf(await enter(["owner"]))).toEqual(["owner"]);
    });

    test("may name built-in roles as before, unless the organization has a role of that name", async () => {
      expect(await rolesOf(await enter(["admin"]))).toEqual(["owner"]);
      await insertRole(app.served.store, orgId, { name: "admin", permissions: ["job:get"] });
      expect(await rolesOf(await enter(["admin"]))).toEqual(["admin"]);
    });

    test("takes none that somebody gave by hand, and gives none for it", async () => {
      const bob = await enter(["owner"]);
      await change(bob, { give: ["maintainer"] });
      expect(await rolesOf(await enter(["staff"]))).toEqual(["maintainer", "reader"]);
      await invite("carl@example.org");
      people.carl = { email: "carl@example.org", email_verified: true, name: "Carl", groups: ["staff"] };
      expect(await rolesOf(await signIn("carl"))).toEqual(["maintainer"]);
      people.carl = { ...people.carl, groups: ["owner"] };
      expect(await rolesOf(await signIn("carl"))).toEqual(["maintainer", "owner"]);
    });

    test("takes rights from the next call on, in every session, and ends what others made as it gives some", async () => {
      const admin = await enter(["owner"]);
      const list = async () => (await admin.browser.api("GET", "audit_logs")).body.auditLogs;
      expect(await list()).not.toEqual([]);
      const other = await enter(["staff"]);
      expect(await list()).toEqual([]);
      const apiKey = createApiKey();
      const owner = { id: await idOf(other), org_id: orgId };
      await insertKey(app.served.store, owner, apiKey, { name: "planted", isOwn: false });
      expect((await app.served.callerOf(apiKey)("GET", "me")).status).toBe(200);
      await enter(["owner"]);
      expect((await app.served.callerOf(apiKey)("GET", "me")).status).toBe(401);
    });
  });

  test("ends the session that the browser had before", async () => {
    const { browser } = await signIn("ann");
    const [before, other] = [browser.cookie, await signIn("ann")];
    await signIn("bob", "/", browser);
    expect((await new Browser(app.url).api("GET", "me", undefined, { cookie: before })).status).toBe(401);
    expect([await status({ browser }), await status(other)]).toEqual([200, 200]);
  });

  describe("that ends sessions", () => {
    const now = () => Math.floor(Date.now() / 1000);
    const claim = (more: Record<string, unknown> = {}) => ({
      iss: provider.issuer,
      aud: CLIENT.clientId,
      iat: now(),
      exp: now() + 2 * MINUTE,
      jti: crypto.randomUUID(),
      events: { [LOGOUT]: {} },
      sub: "bob",
      ...more,
    });
    type Change = (own: ReturnType<typeof claim>) => Record<string, unknown>;
    const send = async (logout_token: string) => {
      const body = new URLSearchParams({ logout_token });
      return (await fetch(`${app.url}/api/v1/oidc/logout`, { method: "POST", body })).status;
    };

    test("tells the service as its person signs out there", async () => {
      const [first, ann] = [await signIn("bob"), await signIn("ann")];
      const second = await signIn("bob");
      const linked = await app.signIn(await idOf(second));
      const key = await addKey({ id: await idOf(second) });
      await provider.leave("bob");
      expect(await status(second)).toBe(401);
      // The first is another session of the provider. What a link began could have begun in the second.
      expect([await status(first), await status({ browser: linked })]).toEqual([200, 401]);
      // Of the subject, not of a session of the provider.
      const code = await app.createCode(await idOf(first));
      expect(await send(await provider.sign(claim()))).toBe(200);
      expect([await status(first), (await app.browse().api("POST", "sessions", { code })).status]).toEqual([401, 401]);
      expect([await status(ann), (await key.call("GET", "me")).status]).toEqual([200, 200]);
    });

    test("finds the person of a session that has ended here, by `sid` alone", async () => {
      const first = await signIn("bob");
      const { database } = app.served.store;
      const sessions = database.selectFrom("sessions").select("provider_session");
      const { provider_session: sid } = await sessions.executeTakeFirstOrThrow();
      const [linked, ann] = [await app.signIn(await idOf(first)), await signIn("ann")];
      const { sessionId } = (await first.browser.api("GET", "session")).body as { sessionId?: string };
      expect((await first.browser.api("DELETE", `sessions/${sessionId}`)).status).toBe(204);
      const { sub: _, ...ofSession } = claim({ sid });
      expect(await send(await provider.sign(ofSession))).toBe(200);
      expect([await status({ browser: linked }), await status(ann)]).toEqual([401, 200]);
    });

    test("refuses tokens of anything but a recent logout of somebody by this provider", async () => {
      const refused: Record<string, Change> = {
        "of another issuer": (own) => ({ ...own, iss: "https://evil.example" }),
        "for another client": (own) => ({ ...own, aud: "another" }),
        "that is old": (own) => ({ ...own, iat: own.iat - 7 * MINUTE }),
        "of the future": (own) => ({ ...own, iat: own.iat + 2 * MINUTE, exp: own.exp + 9 * MINUTE }),
        "that has expired": (own) => ({ ...own, exp: own.iat - 2 * MINUTE }),
        "without an ID": ({ jti: _, ...own }) => own,
        "without the event": ({ events: _, ...own }) => own,
        "whose event is no object": (own) => ({ ...own, events: { [LOGOUT]: true } }),
        "with a nonce, as an ID token": (own) => ({ ...own, nonce: "x" }),
        "of nobody": ({ sub: _, ...own }) => own,
      };
      const bob = await signIn("bob");
      for (const [name, change] of Object.entries(refused)) {
        const answered = await send(await provider.sign(change(claim())));
        expect([name, answered]).toEqual([name, 400]);
      }
      expect([await status(bob), faults]).toEqual([200, []]);
    });

    test("refuses tokens that it did not sign", async () => {
      const bob = await signIn("bob");
      const { privateKey } = await generateKeyPair("ES256");
      const good = await provider.sign(claim());
      const [header = "", body = "", signature = ""] = good.split(".");
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const tokens = [
        await provider.sign(claim(), privateKey),
        `${encode({ alg: "none", typ: "logout+jwt" })}.${body}.`,
        `${header}.${encode(claim())}.${signature}`,
        `${header}.${body}.`,
      ];
      for (const token of tokens) expect(await send(token)).toBe(400);
      expect(await send("x".repeat(20_000))).toBe(413);
      expect([await status(bob), faults]).toEqual([200, []]);
      // Only as a POST, and with a provider.
      expect((await fetch(`${app.url}/api/v1/oidc/logout?logout_token=${good}`)).status).toBe(404);
      await using plain = await ServedApp.open(":memory:");
      expect((await fetch(`${plain.url}/api/v1/oidc/logout`, { method: "POST" })).status).toBe(404);
      expect(await send(good)).toBe(200);
    });
  });

  test("that is down, or not set, leads back to the sign-in page", async () => {
    expect((await new Browser(app.url).api("GET", "oidc")).body).toEqual({ isAvailable: true });
    await provider[Symbol.asyncDispose]();
    const { location } = await new Browser(app.url).navigate("/api/v1/oidc/login");
    expect(location).toMatch(/^\/sign-in#error=[a-z]+$/);
    expect(faults).toHaveLength(1);
    await using plain = await ServedApp.open(":memory:");
    expect((await plain.browse().api("GET", "oidc")).body).toEqual({ isAvailable: false });
    for (const path of ["oidc/login", "oidc/other/path", "oidc-other"]) {
      expect((await plain.browse().api("GET", path)).status, path).toBe(404);
    }
    expect((await plain.browse().api("GET", "other")).status).toBe(401);
  });

  test("is reached through the operator's proxy", async () => {
    const named = "http://login.invalid";
    await using proxied = await SignInProvider.open(`${app.url}/api/v1/oidc/callback`, PEOPLE, named);
    const send = createOutbound({ allowPrivate: true, environment: { http_proxy: proxied.address } });
    const oidc = { ...CLIENT, issuer: named, domains: [DOMAIN], rolesClaim: undefined, organization: undefined, send };
    await using behind = await ServedApp.open(":memory:", { oidc });
    const { location } = await behind.browse().navigate("/api/v1/oidc/login");
    expect(location).toMatch(/^http:\/\/login\.invalid\/auth\?.*code_challenge_method=S256/);
  });
});
