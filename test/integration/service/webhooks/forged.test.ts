import { expect, test } from "vitest";
import { openGateway } from "../../../support/gateway.ts";
import { ofTest } from "../../../support/of-test.ts";
import { create, TestOrganization, TestService } from "../../../support/service.ts";
import { keptStores, memory, type StoreKind } from "../../../support/stores.ts";
import { buildWebhook } from "../../../support/webhook-host.ts";

const APPS = 5;
const SECRET = "the-secret-of-app-4";

/** Two processes with one database and the apps of a repository; `count` says how many secrets they decrypted. */
async function openApps(database: StoreKind) {
  const { location } = ofTest(await database.createLocation());
  const organization = ofTest(await TestOrganization.open(location));
  const call = await organization.addCaller({ role: "owner" });
  const ids: string[] = [];
  for (let index = 0; index < APPS; index += 1) {
    const codehostApp = { token: "token", webhookSecret: `the-secret-of-app-${index}` };
    const id = await create(call, "connections", { name: `GitHub ${index}`, config: { codehostApp } });
    const codehostRepo = { codehostAppConnectionId: id, repositoryUrl: "https://github.com/octo/widget" };
    await create(call, "connections", { name: `widget ${index}`, config: { codehostRepo } });
    ids.push(id);
  }
  const { vault } = organization.parts;
  let count = 0;
  const counting: typeof vault = {
    ...vault,
    open: (sealed, place) => {
      count += 1;
      return vault.open(sealed, place);
    },
  };
  const open = async () => {
    // What is in memory only has one process.
    if (!database.isKept) return organization;
    return ofTest(await TestService.open(location, undefined, { ...organization.parts, vault: counting }));
  };
  return { call, ids, open, count: () => count };
}

const build = (secret: string, headers: Record<string, string> = {}) =>
  buildWebhook({ event: "ping", payload: { repository: { full_name: "octo/widget" } }, secret, headers });

test.each(keptStores)(
  "a secret is decrypted once, and a replaced one signs nothing in any process, on $name",
  async (database) => {
    const { call, ids, open, count } = await openApps(database);
    const processes = [await open(), await open()];
    const deliver = (secret: string) => {
      const sent = processes.map(async ({ service }) => {
        return (await service.fetch(new Request("http://service/webhooks/github", build(secret)))).status;
      });
      return Promise.all(sent);
    };
    for (let times = 0; times < 5; times += 1) {
      expect(await deliver("forged")).toEqual([401, 401]);
      expect(await deliver(SECRET)).toEqual([202, 202]);
    }
    expect(count()).toBe(2 * APPS);
    const { body } = await call("POST", `connections/${ids.at(-1)}/webhook/secret`, {});
    expect(await deliver(SECRET)).toEqual([401, 401]);
    expect(await deliver(String((body as unknown as { secret: string }).secret))).toEqual([202, 202]);
    expect(count()).toBe(2 * APPS + 2);
    expect((await call("DELETE", `connections/${ids.at(-2)}`)).status).toBe(204);
    expect(await deliver("the-secret-of-app-3")).toEqual([401, 401]);
  },
);

async function openLimited(refusalsPerMinute: number) {
  const { open } = await openApps(memory);
  const { service } = await open();
  const refused: string[] = [];
  const gateway = openGateway(service.fetch, {
    limits: { refusalsPerMinute },
    onRefusal: (reason) => refused.push(reason),
  });
  const deliver = async (secret: string, hook: string | undefined, address = "192.0.2.1") => {
    const sent = build(secret, hook === undefined ? {} : { "x-github-hook-id": hook });
    const request = new Request("http://service/webhooks/github", sent);
    return (await gateway(request, { address, sent: Promise.resolve() })).status;
  };
  return { gateway, deliver, refused };
}

test("a webhook that is forged again and again waits alone, also with the ID of one that was signed", async () => {
  const { deliver } = await openLimited(30);
  expect(await deliver(SECRET, "1")).toBe(202);
  for (const [hook, address] of [
    // Anyone can let the code host send what the service did not sign.
    ["666", "192.0.2.1"],
    ["1", "192.0.2.66"],
  ] as const) {
    const forged = [];
    for (let count = 0; count < 40; count += 1) forged.push(await deliver("forged", hook, address));
    expect(forged).toEqual([401, 401, 401, ...Array(37).fill(429)]);
  }
  expect([await deliver(SECRET, "1"), await deliver(SECRET, "2")]).toEqual([202, 202]);
  expect(await deliver(SECRET, "3", "192.0.2.66")).toBe(202);
});

test("an address that forges waits; not the webhooks that were signed before, nor keys, nor other addresses", async () => {
  const { gateway, deliver, refused } = await openLimited(3);
  // A code host sends those of everyone from the same address.
  expect(await deliver(SECRET, "1")).toBe(202);
  const forged = [];
  for (let index = 0; index < 6; index += 1) forged.push(await deliver("forged", `${100 + index}`));
  expect(forged).toEqual([401, 401, 401, 429, 429, 429]);
  expect(refused).toEqual(["failures", "failures", "failures"]);
  expect([await deliver(SECRET, "1"), await deliver(SECRET, "1", "192.0.2.7")]).toEqual([202, 202]);
  expect([await deliver(SECRET, "2"), await deliver(SECRET, undefined)]).toEqual([429, 429]);
  expect(await deliver(SECRET, "2", "192.0.2.2")).toBe(202);
  expect(await deliver(SECRET, "2")).toBe(202);
  // An ID that is none names nothing.
  expect(await deliver(SECRET, "x".repeat(100), "192.0.2.3")).toBe(202);
  expect(await deliver(SECRET, "x".repeat(100))).toBe(429);
  const me = new Request("http://service/api/v1/me", { headers: { authorization: "Bearer wrong" } });
  expect((await gateway(me, { address: "192.0.2.1", sent: Promise.resolve() })).status).toBe(401);
});
