import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Webhook, WebhookDelivery } from "../../../src/contract/resources/connections/webhooks.ts";
import { type Billing, changeBilling } from "../../../src/service/people/billing.ts";
import { adapt, asRelease, asTag, openConnected, SECRET } from "../../support/connected-webhooks.ts";
import { type Call, create } from "../../support/service.ts";
import { databases, memory } from "../../support/stores.ts";
import { signBody } from "../../support/webhook-host.ts";

describe("webhooks of an app", () => {
  const open = async (events?: string[], database = memory, onFault?: (error: unknown) => void) => {
    const connected = await openConnected(database, events, onFault);
    const { served, call, appId, history, host } = connected;
    const path = `connections/${appId}/webhook`;
    const list = async (query = "", by: Call = call) => {
      await served.service.idle();
      const { status, body } = await by("GET", `${path}/deliveries${query}`);
      const page = body as unknown as { deliveries: WebhookDelivery[]; nextPageToken?: string };
      return { status, ...page };
    };
    const redeliver = async ({ id }: { id: string }, by: Call = call) => {
      const answer = await by("POST", `${path}/deliveries/${id}/redeliver`, {});
      await served.service.idle();
      return answer;
    };
    const newest = async () => {
      const [first] = (await list()).deliveries;
      return first ?? expect.unreachable("There is no delivery.");
    };
    const release = (tag: string) => {
      history.commit(`feat: before ${tag}`);
      history.tag(tag);
      host.push();
      return connected.deliver({ event: "release", payload: asRelease(tag) });
    };
    const bill = (change: Partial<Billing>) => {
      const actor = { orgId: served.orgId, requestId: null, userName: null };
      return served.store.transaction((within) => changeBilling(within, actor, change));
    };
    return { ...connected, path, list, redeliver, newest, release, bill };
  };

  test("show the path, and deliveries by page, with what each started", async () => {
    const { call, path, list, release, deliver, appId, served, newest } = await open();
    const read = async () => (await call("GET", path)).body as unknown as Webhook;
    expect(await read()).toEqual({
      connectionId: appId,
      path: "/webhooks/github",
      hasSecret: true,
      lastDelivery: null,
    });
    await deliver({ event: "ping", payload: adapt("ping"), id: "the-ping" });
    await release("v1.1.0");
    const [done, ping] = (await list()).deliveries;
    const conversations = (await call("GET", "conversations")).body.conversations.map(({ id }) => id);
    expect(conversations).toHaveLength(1);
    expect(done).toEqual({
      id: expect.stringMatching(/^dlv-[0-9a-f]{16}$/),
      orgId: served.orgId,
      connectionId: appId,
      deliveryId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      event: "release",
      action: "published",
      repository: "octo/widget",
      status: "done",
      message: "Started 1 conversation on the release v1.1.0 of octo/widget.",
      conversationIds: conversations,
      isRedeliverable: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(ping).toMatchObject({
      deliveryId: "the-ping",
      event: "ping",
      status: "ignored",
      message: "The event ping starts no work.",
      isRedeliverable: false,
    });
    expect((await read()).lastDelivery).toEqual(await newest());
    const first = await list("?pageSize=1");
    expect(first.deliveries).toEqual([done]);
    const second = await list(`?pageSize=1&next=${first.nextPageToken}`);
    expect([second.deliveries, second.nextPageToken]).toEqual([[ping], undefined]);
  });

  test("redelivered, start what could not be started before, and nothing twice", async () => {
    const { call, newest, redeliver, release, listJobs, publication, source, docsRepo, served } = await open([]);
    await release("v1.1.0");
    expect(await newest()).toMatchObject({
      status: "ignored",
      message: "No publication asks for releases of octo/widget.",
      conversationIds: [],
    });
    const config = { sourceRepos: [source], docsRepo, inputTriggers: { [source]: ["releases"] } };
    expect((await call("PUT", `publications/${publication}`, { name: "docs", config })).status).toBe(200);
    const ignored = await newest();
    expect(await redeliver(ignored)).toMatchObject({ status: 202, body: { status: "received" } });
    const started = await newest();
    expect(started).toMatchObject({
      id: ignored.id,
      status: "done",
      conversationIds: [expect.stringMatching(/^cnv-/)],
    });
    const jobs = await listJobs();
    expect(jobs).toMatchObject([{ title: "Document v1.1.0" }]);
    expect((await redeliver(started)).status).toBe(202);
    expect(await newest()).toMatchObject({
      status: "done",
      message: "Work on the release v1.1.0 of octo/widget was started before.",
      conversationIds: started.conversationIds,
    });
    expect(await listJobs()).toEqual(jobs);
    const audits = (await served.readAudits()).filter(({ summary }) => summary === "Redelivered a webhook");
    expect(audits.map(({ config: about }) => about)).toEqual(
      [ignored, started].map(({ connectionId, deliveryId }) => ({ connectionId, deliveryId, event: "release" })),
    );
  });

  test("start once what was refused while the organization was suspended", async () => {
    const { bill, release, deliver, list, redeliver, listJobs } = await open();
    await bill({ state: "suspended", reason: "unpaid" });
    await release("v1.1.0");
    await deliver({ event: "create", payload: asTag("v1.1.0") });
    const refused = (await list()).deliveries;
    const message =
      "No work on the release v1.1.0 of octo/widget was started: the audit log has the reason. Redeliver to try again.";
    expect(refused).toMatchObject([
      { event: "create", message, conversationIds: [] },
      { event: "release", message, conversationIds: [] },
    ]);
    await redeliver(refused[0] ?? expect.unreachable());
    expect((await list()).deliveries[0]).toMatchObject({ message });
    expect(await listJobs()).toEqual([]);
    await bill({ state: "active", reason: null });
    await Promise.all(refused.map((delivery) => redeliver(delivery)));
    expect(await listJobs()).toMatchObject([{ title: "Document v1.1.0" }]);
    expect((await list()).deliveries.map((delivery) => delivery.message).sort()).toEqual([
      "Started 1 conversation on the release v1.1.0 of octo/widget.",
      "Work on the release v1.1.0 of octo/widget was started before.",
    ]);
  });

  test("say that only some publications got their job", async () => {
    const { call, bill, release, newest, redeliver, listJobs, source, docsRepo } = await open();
    const config = { sourceRepos: [source], docsRepo, inputTriggers: { [source]: ["releases"] } };
    await create(call, "publications", { name: "more", config });
    await bill({ monthlyJobs: 1 });
    await release("v1.1.0");
    const delivery = await newest();
    expect(delivery.message).toBe(
      "Started 1 conversation on the release v1.1.0 of octo/widget. 1 publication got no job: the audit log has the reason.",
    );
    await bill({ monthlyJobs: null });
    await redeliver(delivery);
    expect(await listJobs()).toHaveLength(1);
  });

  test.each(databases)("that failed are tried again on $name, once for redeliveries at a time", async (database) => {
    const faults: unknown[] = [];
    const opened = await open(["releases"], database, (error) => faults.push(error));
    const { host, newest, redeliver, release, listJobs } = opened;
    host.isDown = true;
    await release("v1.1.0");
    const failed = await newest();
    expect(failed).toMatchObject({ status: "failed", isRedeliverable: true, conversationIds: [] });
    expect(failed.message).toContain("octo/widget");
    expect(String(faults)).toContain("503");
    host.isDown = false;
    const answers = await Promise.all([redeliver(failed), redeliver(failed), redeliver(failed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(await newest()).toMatchObject({ id: failed.id, status: "done", isRedeliverable: true });
    expect(await listJobs()).toMatchObject([{ title: "Document v1.1.0" }]);
  });

  test("keep neither signatures nor secrets, and no large text once settled", async () => {
    const { call, deliver, newest, redeliver, listDeliveries } = await open();
    const payload = adapt("issue_comment", (given) => {
      const comment = { ...(given as { comment?: object }).comment, body: "x".repeat(20_000) };
      return { comment };
    });
    await deliver({ event: "issue_comment", payload, id: "large" });
    const large = await newest();
    expect(large).toMatchObject({ status: "ignored", isRedeliverable: false });
    const { status, body } = await redeliver(large);
    expect([status, body.error]).toEqual([409, expect.stringContaining("is not stored")]);
    await deliver({ event: "create", payload: asTag("v1.0.0") });
    const stored = JSON.stringify(await listDeliveries());
    expect(stored.length).toBeLessThan(3_000);
    for (const secret of [SECRET, "sha256=", signBody(SECRET, JSON.stringify(payload))]) {
      expect(stored).not.toContain(secret);
    }
    expect(JSON.stringify(await call("GET", `connections/${large.connectionId}/webhook`))).not.toContain(SECRET);
  });

  test("have a secret that is replaced, and the old one signs nothing", async () => {
    const { call, path, deliver, served, appId } = await open();
    const ping = { event: "ping", payload: adapt("ping") };
    const replaced = await call("POST", `${path}/secret`, {});
    expect(replaced).toEqual({ status: 200, body: { secret: expect.stringMatching(/^[0-9a-f]{64}$/) } });
    const { secret } = replaced.body as unknown as { secret: string };
    expect((await deliver(ping)).status).toBe(401);
    expect((await deliver({ ...ping, secret, id: randomUUID() })).status).toBe(202);
    const again = (await call("POST", `${path}/secret`, {})).body as unknown as { secret: string };
    expect(again.secret).not.toBe(secret);
    expect((await deliver({ ...ping, secret })).status).toBe(401);
    expect(await served.readAll()).not.toContain(again.secret);
    const { codehostApp } = (await call("GET", `connections/${appId}`)).body.config;
    expect(codehostApp).toMatchObject({ token: "********", webhookSecret: "********" });
    const logs = (await served.readAudits()).filter(({ summary }) => summary === "Replaced a webhook secret");
    expect(logs).toMatchObject([
      { type: "action-update", config: { connectionId: appId } },
      { type: "action-update", config: { connectionId: appId } },
    ]);
  });

  test("are for who may change the connection, in its organization", async () => {
    const { served, appId, source, path, newest, list, redeliver, release, call } = await open();
    await release("v1.1.0");
    const delivery = await newest();
    const operations: [string, string][] = [
      ["GET", path],
      ["POST", `${path}/secret`],
      ["GET", `${path}/deliveries`],
      ["POST", `${path}/deliveries/${delivery.id}/redeliver`],
    ];
    const statuses = async (by: Call, change = (given: string) => given) => {
      const answers: number[] = [];
      for (const [method, given] of operations) {
        answers.push((await by(method, change(given), method === "POST" ? {} : undefined)).status);
      }
      return answers;
    };
    for (const role of ["reader", "reviewer"]) {
      expect(await statuses(await served.addCaller({ role }))).toEqual([403, 403, 403, 403]);
    }
    const elsewhere = await served.addOther({ role: "owner" });
    expect(await statuses(elsewhere)).toEqual([404, 404, 404, 404]);
    expect(await statuses(call, (given) => given.replace(appId, source))).toEqual([400, 400, 400, 400]);
    expect((await redeliver({ id: "dlv-0000000000000000" })).status).toBe(404);
    const granted = await served.addCaller({ grants: [{ permission: "connection:update", recordId: appId }] });
    expect((await list("", granted)).deliveries).toEqual([delivery]);
    expect((await redeliver(delivery, granted)).status).toBe(202);
  });
});
