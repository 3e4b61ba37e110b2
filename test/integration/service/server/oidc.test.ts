import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { insertUser } from "../../../../src/service/security/access.ts";
import { createOutbound } from "../../../../src/service/security/outbound.ts";
import { createEphemeralVault } from "../../../../src/service/security/vault.ts";
import { Browser } from "../../../support/browser.ts";
import { ServedApp } from "../../../support/served-app.ts";
import { CLIENT, SignInProvider } from "../../../support/sign-in-provider.ts";

const DOMAIN = "example.org";
const PEOPLE = {
  ann: { email: "ann@example.org", email_verified: true, name: "Ann", groups: ["admin", "staff"] },
  bob: { email: "Bob@Example.org", email_verified: true, name: "Bob", groups: "staff" },
  eve: { email: "eve@example.org.evil.example", email_verified: true, name: "Eve", groups: ["admin"] },
  unverified: { email: "ann@example.org", email_verified: false, name: "Ann", groups: ["admin"] },
  unstated: { email: "ann@example.org", name: "Ann", groups: ["admin"] },
  double: { email: "ann@example.org", email_verified: true, name: "Other Ann", groups: ["admin"] },
  nobody: { name: "Nobody" },
};

describe("a sign-in provider", () => {
  let app: ServedApp;
  let provider: SignInProvider;
  let orgId: string;
  let faults: unknown[];
  const vault = createEphemeralVault();
  const open = async (given: { domains?: string[] } = {}) => {
    faults = [];
    // The provider wants the address of the service first, and the service that of the provider.
    const reserved = await ServedApp.open(":memory:");
    const port = Number(new URL(reserved.url).port);
    await reserved[Symbol.asyncDispose]();
    provider = await SignInProvider.open(`${new URL(`http://127.0.0.1:${port}`).origin}/api/v1/oidc/callback`, PEOPLE);
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
  const signIn = async (login: string, to = "/") => {
    const browser = new Browser(app.url);
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

  test("makes a viewer of others", async () => {
    const { browser } = await signIn("bob");
    const { permissions } = (await browser.api("GET", "session")).body as unknown as { permissions: string[] };
    expect([permissions.includes("job:get"), permissions.includes("job:create")]).toEqual([true, false]);
  });

  test("signs in the user who was invited with the address", async () => {
    const invited = await insertUser(app.served.store, orgId, {
      name: "Robert",
      email: "bob@example.org",
      role: "editor",
      isInvited: true,
    });
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
    ["unsigned, in JSON", (_, begun) => encodeURIComponent(JSON.stringify(begun))],
    ["with its first byte changed", (sealed) => `${sealed[0] === "A" ? "B" : "A"}${sealed.slice(1)}`],
    [
      "with a byte in the middle changed",
      (sealed) => `${sealed.slice(0, 99)}${sealed[99] === "A" ? "B" : "A"}${sealed.slice(100)}`,
    ],
    ["cut", (sealed) => sealed.slice(0, 60)],
    ["with more behind it", (sealed) => `${sealed.replace(/=+$/, "")}AAAA`],
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

  test.each([
    "https://evil.example/x",
    "/.//evil.example/x",
    "//evil.example/x",
    "/\\evil.example/x",
    "javascript:alert(1)",
    "/\t/evil.example/x",
  ])("leads to no other site: %j", async (to) => {
    expect((await signIn("ann", to)).ended.location).toBe("/");
  });

  test("that is down, or not set, leads back to the sign-in page", async () => {
    expect((await new Browser(app.url).api("GET", "oidc")).body).toEqual({ isAvailable: true });
    await provider[Symbol.asyncDispose]();
    const { location } = await new Browser(app.url).navigate("/api/v1/oidc/login");
    expect(location).toMatch(/^\/sign-in#error=[a-z]+$/);
    expect(faults).toHaveLength(1);
    await using plain = await ServedApp.open(":memory:");
    expect((await plain.browse().api("GET", "oidc")).body).toEqual({ isAvailable: false });
    expect((await plain.browse().api("GET", "oidc/login")).status).toBe(404);
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
