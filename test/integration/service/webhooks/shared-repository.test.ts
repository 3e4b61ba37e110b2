import { expect, test } from "vitest";
import { ofTest } from "../../../support/of-test.ts";
import { create, TestOrganization, TestService } from "../../../support/service.ts";
import { keptStores, type StoreKind } from "../../../support/stores.ts";
import { buildWebhook } from "../../../support/webhook-host.ts";
import { readPayload } from "../../../support/webhooks.ts";

const SECRET = "a-secret-of-a-test";
const MAX_QUEUED = 2;

/** A service that runs no tasks, with two organizations. */
async function openShared(database: StoreKind) {
  const { location } = ofTest(await database.createLocation());
  const { parts, service } = ofTest(await TestOrganization.open(location));
  await service.stop(0);
  const idle = { ...parts, work: { concurrency: 0 } };
  const served = ofTest(await TestService.open(location, undefined, idle, { maxQueuedTasks: MAX_QUEUED }));
  ofTest({ close: async () => void (await served.store.database.deleteFrom("tasks").execute()) });
  const addOrganization = async (name: string) => {
    const orgId = await served.addOrganization(name);
    const { call } = await served.addCaller(orgId, { role: "owner" });
    const connect = async (webhookSecret: string, repositoryUrl: string) => {
      const app = { codehostApp: { token: "token", webhookSecret } };
      const codehostAppConnectionId = await create(call, "connections", { name: "GitHub", config: app });
      const config = { codehostRepo: { codehostAppConnectionId, repositoryUrl } };
      return create(call, "connections", { name: "widget", config });
    };
    return { orgId, connect, call };
  };
  const deliver = async (event: string, repository: string, secret = SECRET) => {
    const payload = readPayload(event, ({ ref }) => event !== "create" || ref !== undefined);
    const changed = { ...payload, ref_type: "tag", repository: { ...payload.repository, full_name: repository } };
    const sent = buildWebhook({ event, payload: changed, secret });
    return (await served.service.fetch(new Request("http://service/webhooks/github", sent))).status;
  };
  const listDeliveries = () =>
    served.store.database.selectFrom("webhook_deliveries").select(["org_id", "status"]).orderBy("seq").execute();
  const listTasks = () => served.store.database.selectFrom("tasks").select("org_id").execute();
  return { ada: await addOrganization("ada"), eve: await addOrganization("eve"), deliver, listDeliveries, listTasks };
}

const URL = "https://github.com/Octo/Widget.git";

// To connect so many takes long, and their order is the same on each database.
test.each(keptStores.slice(0, 1))("apps of another organization push out no secret, on $name", async (database) => {
  const { ada, eve, deliver, listDeliveries } = await openShared(database);
  await ada.connect(SECRET, URL);
  const many = Array.from({ length: 100 }, (_, count) => eve.connect(`secret-of-eve-${count}-of-a-test`, URL));
  await Promise.all(many);
  await eve.connect("secret-of-eve-100-of-a-test", URL);
  expect(await deliver("ping", "octo/widget")).toBe(202);
  expect(await deliver("ping", "octo/unknown")).toBe(202);
  expect((await listDeliveries()).map(({ org_id }) => org_id)).toEqual([ada.orgId, ada.orgId]);
  expect(await deliver("ping", "octo/widget", "secret-of-eve-100-of-a-test")).toBe(202);
  expect(await deliver("ping", "octo/widget", "of-nobody")).toBe(401);
});

test.each(keptStores)("a full queue keeps no delivery from another organization, on $name", async (database) => {
  const { ada, eve, deliver, listDeliveries, listTasks } = await openShared(database);
  await eve.connect(SECRET, URL);
  for (let count = 0; count < MAX_QUEUED; count += 1) expect(await deliver("create", "OCTO/widget")).toBe(202);
  expect(await deliver("create", "octo/widget")).toBe(429);
  await ada.connect(SECRET, URL);
  expect(await deliver("create", "octo/widget")).toBe(202);
  expect((await listDeliveries()).map(({ org_id }) => org_id)).toEqual([eve.orgId, eve.orgId, ada.orgId]);
  expect((await listTasks()).map(({ org_id }) => org_id)).toContain(ada.orgId);
});

test("a repository is found by its present URL only", async () => {
  const [database = expect.unreachable()] = keptStores;
  const { ada, deliver, listDeliveries } = await openShared(database);
  const id = await ada.connect(SECRET, URL);
  expect(await deliver("create", "octo/widget")).toBe(202);
  const before = (await ada.call("GET", `connections/${id}`)).body;
  const config = {
    codehostRepo: { ...(before.config.codehostRepo as object), repositoryUrl: `${URL.slice(0, -4)}s/` },
  };
  expect((await ada.call("PUT", `connections/${id}`, { name: "widget", config })).status).toBe(200);
  expect(await deliver("create", "octo/widgets")).toBe(202);
  expect(await deliver("create", "octo/widget")).toBe(202);
  expect((await listDeliveries()).map(({ status }) => status)).toEqual(["received", "received", "ignored"]);
});
