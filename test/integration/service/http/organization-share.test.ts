import { beforeEach, expect, test } from "vitest";
import { openGateway } from "../../../support/gateway.ts";
import { ofTest } from "../../../support/of-test.ts";
import { insertConnection } from "../../../support/rows.ts";
import { type Caller, TestService } from "../../../support/service.ts";

let service: TestService;
let busy: { caller: Caller; connectionId: string };
let other: Caller;

/** Syncs wait, since no worker runs. */
beforeEach(async () => {
  service = ofTest(await TestService.open(":memory:", undefined, { work: { concurrency: 0 } }));
  const orgId = await service.addOrganization("busy");
  const connectionId = await insertConnection(service.store, orgId, { name: "widget" });
  busy = { caller: await service.addCaller(orgId, { role: "owner" }), connectionId };
  other = await service.addCaller(await service.addOrganization("other"), { role: "owner" });
});

function open(maxRequests: number, organizationShare: number) {
  const gateway = openGateway(service.service.fetch, { maxRequests, organizationShare });
  const call = async ({ apiKey }: Caller, path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${apiKey}`, "content-type": "application/json" };
    const sent = Promise.withResolvers<void>();
    const arrival = { address: "127.0.0.1", sent: sent.promise };
    const answer = await gateway(new Request(`http://service/api/v1/${path}`, { ...init, headers }), arrival);
    sent.resolve();
    return { status: answer.status, retryAfter: answer.headers.get("retry-after") };
  };
  const wait = (signal: AbortSignal) =>
    call(busy.caller, `connections/${busy.connectionId}/sync`, { method: "POST", body: '{"wait":true}', signal });
  const countTasks = async () => (await service.store.database.selectFrom("tasks").select("id").execute()).length;
  return { gateway, call, wait, countTasks };
}

test.each([
  [4, 75, 3],
  [3, 10, 1],
  [128, 75, 96],
])("of %i concurrent requests with a share of %i percent, one organization has %i", async (maximum, share, most) => {
  const { call, wait, countTasks } = open(maximum, share);
  const abort = new AbortController();
  const waiting = Array.from({ length: most }, () => wait(abort.signal));
  await expect.poll(countTasks).toBe(most);
  const refused = await Promise.all(Array.from({ length: maximum }, () => wait(abort.signal)));
  // The first are refused for their organization, and those that come with all slots used for all.
  expect(refused.every(({ status, retryAfter }) => [429, 503].includes(status) && retryAfter === "1")).toBe(true);
  expect(await call(busy.caller, "me")).toEqual({ status: 429, retryAfter: "1" });
  expect(await call(other, "me")).toEqual({ status: 200, retryAfter: null });
  expect(await countTasks()).toBe(most);
  abort.abort();
  await Promise.all(waiting);
  expect(await call(busy.caller, "me")).toEqual({ status: 200, retryAfter: null });
});

test("a call counts until its answer is sent, and calls without a key have a share together", async () => {
  const { gateway, call } = open(20, 40);
  const unread = Promise.withResolvers<void>();
  const read = async (address: string) => {
    const request = new Request("http://service/api/v1/openapi.yaml");
    return (await gateway(request, { address, sent: unread.promise })).status;
  };
  for (let count = 0; count < 6; count += 1) expect(await read("2001:db8::1")).toBe(200);
  expect(await read("2001:db8::2")).toBe(429);
  expect([await read("192.0.2.1"), await read("192.0.2.2")]).toEqual([200, 200]);
  expect(await read("192.0.2.4")).toBe(429);
  expect((await call(other, "me")).status).toBe(200);
  unread.resolve();
  await unread.promise;
  expect(await read("192.0.2.1")).toBe(200);
});
