import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApiKey, insertKey } from "../../../../src/service/security/keys.ts";
import { createCallLimits } from "../../../../src/service/server/call-limits.ts";
import { createGateway } from "../../../../src/service/server/gateway.ts";
import { createLog } from "../../../../src/service/server/log.ts";
import { TestService } from "../../../support/service.ts";
import { databases, type StoreLocation } from "../../../support/stores.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY", "PURGE"];

describe.each(databases)("the gateway on $name", ({ createLocation }) => {
  let place: StoreLocation;
  let served: TestService;
  let organization: string;
  let apiKey: string;
  let userId: string;
  beforeEach(async () => {
    place = await createLocation();
    served = await TestService.open(place.location);
    organization = await served.addOrganization("one");
    ({ apiKey, userId } = await served.addCaller(organization, { role: "admin" }));
  });
  afterEach(async () => {
    await served.close();
    await place[Symbol.asyncDispose]();
  });

  const open = ({ callsPerMinute = 0, refusalsPerMinute = 3, maxRequests = 100 } = {}) => {
    const gateway = createGateway({
      fetch: served.service.fetch,
      readinessError: async () => undefined,
      limits: createCallLimits({ callsPerMinute, refusalsPerMinute }),
      maxRequests,
      organizationShare: 100,
      log: createLog({ format: "json", write: () => undefined, secrets: [] }),
    });
    return async (key: string | undefined, { address = "192.0.2.1", path = "me", sent = Promise.resolve() } = {}) => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      const answer = await gateway(new Request(`http://service/api/v1/${path}`, { headers }), { address, sent });
      return answer.status;
    };
  };

  test("accepts a key that is new to it, whatever failed before and fails meanwhile", async () => {
    const call = open();
    const failed = [];
    for (let index = 0; index < 10; index += 1) failed.push(await call(index % 2 === 0 ? undefined : `bad-${index}`));
    expect(failed).toEqual([401, 401, 401, ...Array(7).fill(429)]);
    expect(await call(apiKey)).toBe(200);
    const all = await Promise.all(Array.from({ length: 300 }, (_, index) => call(index === 150 ? apiKey : "bad")));
    expect(all.filter((status) => status === 200)).toEqual([200]);
    expect(await call("bad", { address: "192.0.2.2" })).toBe(401);
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
    const other = await served.addCaller(organization, { role: "viewer" });
    expect(await call(other.apiKey)).toBe(200);
  });
});

test.each(["/healthz", "/readyz"])("only GET and HEAD of %s are allowed", async (path) => {
  const gateway = createGateway({
    fetch: async () => expect.unreachable(),
    readinessError: async () => undefined,
    limits: createCallLimits({ callsPerMinute: 0, refusalsPerMinute: 0 }),
    maxRequests: 1,
    organizationShare: 100,
    log: createLog({ format: "json", write: () => undefined, secrets: [] }),
  });
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
