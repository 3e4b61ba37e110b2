import { beforeEach, describe, expect, test } from "vitest";
import { createApiKey, insertKey, revokeKey } from "../../../src/service/security/keys.ts";
import { openGateway } from "../../support/gateway.ts";
import { ofTest } from "../../support/of-test.ts";
import { TestService } from "../../support/service.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY", "PURGE"];

describe("the gateway", () => {
  let served: TestService;
  let organization: string;
  let apiKey: string;
  let userId: string;
  let keyId: string;
  let reached: number;
  beforeEach(async () => {
    served = ofTest(await TestService.open(":memory:"));
    organization = await served.addOrganization("one");
    ({ apiKey, userId, keyId } = await served.addCaller(organization, { role: "owner" }));
  });
  const open = ({ callsPerMinute = 0, refusalsPerMinute = 3, maxRequests = 100 } = {}) => {
    reached = 0;
    const counted: TestService["service"]["fetch"] = (request, notes) => {
      reached += 1;
      return served.service.fetch(request, notes);
    };
    const gateway = openGateway(counted, { limits: { callsPerMinute, refusalsPerMinute }, maxRequests });
    type Sent = RequestInit & { address?: string; path?: string; sent?: Promise<void> };
    return async (key: string | undefined, sending: Sent = {}) => {
      const { address = "192.0.2.1", path = "me", sent = Promise.resolve(), ...init } = sending;
      const headers = { ...init.headers, ...(key !== undefined && { authorization: `Bearer ${key}` }) };
      const request = new Request(`http://service/api/v1/${path}`, { ...init, headers });
      return (await gateway(request, { address, sent })).status;
    };
  };

  const bad = (count: number) => Array.from({ length: count }, (_, index) => `bad-${index}`);

  test("lets those wait who fail, before any work on their calls; not a key that it has accepted", async () => {
    const call = open();
    expect(await call(apiKey)).toBe(200);
    const failed = [];
    for (const key of bad(10)) failed.push(await call(key));
    expect(failed).toEqual([401, 401, 401, ...Array(7).fill(429)]);
    expect(reached).toBe(4);
    const all = await Promise.all([apiKey, ...bad(300), apiKey].map((key) => call(key)));
    expect(all).toEqual([200, ...Array(300).fill(429), 200]);
    expect(reached).toBe(6);
    const { apiKey: other } = await served.addCaller(organization, { role: "reader" });
    expect([await call(other), await call(other, { address: "192.0.2.2" }), await call(other)]).toEqual([
      429, 200, 200,
    ]);
    expect(await call("bad", { address: "192.0.2.2" })).toBe(401);
  });

  test("lets no one wait for calls without a key, which pages of other sites cause", async () => {
    const call = open();
    const cookie = { cookie: "release-docs-session=guess" };
    for (const headers of [{}, cookie, { authorization: "Basic dXNlcjpwdw==" }]) {
      const statuses = await Promise.all(Array.from({ length: 50 }, () => call(undefined, { headers })));
      expect(new Set(statuses)).toEqual(new Set([401]));
    }
    expect([await call("bad"), await call(apiKey)]).toEqual([401, 200]);
  });

  test("lets one key that fails again and again wait alone", async () => {
    const call = open({ refusalsPerMinute: 30 });
    const failed = [];
    for (let count = 0; count < 40; count += 1) failed.push(await call("bad"));
    expect(failed).toEqual([401, 401, 401, ...Array(37).fill(429)]);
    expect([await call("bad-1"), await call(apiKey)]).toEqual([401, 200]);
    // Also one that was accepted.
    await revokeKey(served.store, keyId);
    const revoked = [];
    for (let count = 0; count < 5; count += 1) revoked.push(await call(apiKey));
    expect(revoked).toEqual([401, 401, 401, 429, 429]);
  });

  test("lets those wait who fail to sign in, with no other call", async () => {
    const call = open();
    const signIn = async (key: string) => {
      const init = { method: "POST", headers: { "content-type": "application/json" } };
      return call(undefined, { ...init, path: "sessions", body: JSON.stringify({ apiKey: key }) });
    };
    const failed = [];
    for (const key of bad(5)) failed.push(await signIn(key));
    expect(failed).toEqual([401, 401, 401, 429, 429]);
    expect(reached).toBe(3);
    expect([await call("bad"), await call(apiKey)]).toEqual([401, 200]);
  });

  test("does not count failed keys as requests", async () => {
    const call = open({ maxRequests: 1 });
    const flood = Array.from({ length: 200 }, () => call("bad"));
    expect(await call(apiKey)).toBe(200);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401, 429]));
  });

  test("counts a request until its answer is sent", async () => {
    const call = open({ maxRequests: 2 });
    const unread = Promise.withResolvers<void>();
    const { promise: sent } = unread;
    expect(await call(apiKey, { sent })).toBe(200);
    expect(await call(undefined, { sent, path: "openapi.yaml" })).toBe(200);
    expect([await call(apiKey), await call(undefined, { path: "openapi.yaml" })]).toEqual([503, 503]);
    unread.resolve();
    await sent;
    expect(await call(apiKey)).toBe(200);
  });

  test("limits a user, with any key and from any address", async () => {
    const call = open({ callsPerMinute: 2 });
    const second = createApiKey();
    await insertKey(served.store, { id: userId, org_id: organization }, second, { name: "second" });
    expect([await call(apiKey), await call(second), await call(apiKey, { address: "192.0.2.2" })]).toEqual([
      200, 200, 429,
    ]);
    expect(await call(second)).toBe(429);
    const other = await served.addCaller(organization, { role: "reader" });
    expect(await call(other.apiKey)).toBe(200);
  });
});

test.each(["/healthz", "/readyz"])("only GET and HEAD of %s are allowed", async (path) => {
  const gateway = openGateway(async () => expect.unreachable());
  const arrival = { address: "192.0.2.1", sent: Promise.resolve() };
  for (const method of METHODS.filter((one) => one !== "TRACE")) {
    const { status, headers } = await gateway(new Request(`http://service${path}`, { method }), arrival);
    const isAllowed = method === "GET" || method === "HEAD";
    expect([method, status, headers.get("allow")]).toEqual([
      method,
      isAllowed ? 200 : 405,
      isAllowed ? null : "GET, HEAD",
    ]);
  }
});
