import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { sealConfig } from "../../../../src/service/connections/connections.ts";
import { createWebhookHandler } from "../../../../src/service/webhooks/handler.ts";
import { newRow } from "../../../../src/shared/records.ts";
import {
  adapt,
  asClosed,
  asPull,
  asPushed,
  asRelease,
  asTag,
  openConnected,
  SECRET,
} from "../../../support/connected-webhooks.ts";
import { create } from "../../../support/service.ts";
import { databases, memory } from "../../../support/stores.ts";
import { buildWebhook } from "../../../support/webhook-host.ts";
import { readPayload } from "../../../support/webhooks.ts";

test.each(databases)("a release counts once on $name, however many events report it", async (database) => {
  const { served, history, host, source, call, deliver, listJobs, listDeliveries } = await openConnected(database);
  history.commit("feat: stream answers (#2)");
  history.tag("v1.1.0");
  host.push();
  const id = randomUUID();
  expect(await deliver({ event: "create", payload: asTag("v1.1.0"), id })).toEqual({ status: 202, result: "received" });
  expect(await deliver({ event: "create", payload: asTag("v1.1.0"), id })).toEqual({ status: 202, result: "known" });
  await deliver({ event: "release", payload: asRelease("v1.1.0") });
  await deliver({ event: "push", payload: asPushed("v1.1.0") });
  expect(await listJobs()).toMatchObject([
    { title: "Document v1.1.0", eventType: "release", changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] },
  ]);
  for (let syncs = 0; syncs < 2; syncs += 1) {
    expect((await call("POST", `connections/${source}/sync`, {})).status).toBe(202);
    await served.service.idle();
  }
  expect(await listJobs()).toHaveLength(1);
  expect((await listDeliveries()).map(({ event, status }) => [event, status])).toEqual([
    ["create", "done"],
    ["release", "done"],
    ["push", "done"],
  ]);
});

test("a merge counts once, also where it was rebased", async () => {
  const { served, history, host, source, call, deliver, listJobs } = await openConnected(memory);
  const squash = history.commit("feat: stream answers (#2)");
  history.commit("feat: first of a rebase");
  const rebased = history.commit("feat: last of a rebase");
  host.push();
  for (const [number, commit] of [
    [2, squash],
    [3, rebased],
  ] as const) {
    await deliver({ event: "pull_request", payload: asClosed(number, commit) });
    await deliver({ event: "pull_request", payload: asClosed(number, commit) });
  }
  await deliver({ event: "pull_request", payload: asClosed(4, squash, { base: "next" }) });
  await deliver({ event: "pull_request", payload: asClosed(5, "0123456789".repeat(4)) });
  const expected = [squash, rebased].map((endSha, index) => {
    const startSha = history.git("rev-parse", `${endSha}~1`).trim();
    const changes = [{ commits: { startSha, endSha, includeStartCommit: false } }];
    return { title: `Document #${index + 2}`, eventType: "merge", changes };
  });
  expect(await listJobs()).toMatchObject(expected);
  expect((await call("POST", `connections/${source}/sync`, { wait: true })).status).toBe(202);
  await served.service.idle();
  expect(await listJobs()).toHaveLength(2);
});

test("counts what a sync found first no second time, and asks of no publication what it did not ask for", async () => {
  const { served, history, host, source, call, deliver, listJobs, listDeliveries } = await openConnected(memory, [
    "releases",
  ]);
  const sync = async () => {
    expect((await call("POST", `connections/${source}/sync`, {})).status).toBe(202);
    await served.service.idle();
  };
  await sync();
  const commit = history.commit("feat: stream answers (#2)");
  history.tag("v1.1.0");
  history.tag("v1");
  host.push();
  await sync();
  expect(await listJobs()).toMatchObject([{ title: "Document v1.1.0" }]);
  await deliver({ event: "release", payload: asRelease("v1.1.0") });
  await deliver({ event: "create", payload: asTag("v1") });
  await deliver({ event: "create", payload: asTag("v9.9.9") });
  await deliver({ event: "pull_request", payload: asClosed(2, commit) });
  await served.service.idle();
  expect(await listJobs()).toHaveLength(1);
  const ends = (await listDeliveries()).map(({ status, message }) => `${status} ${message}`);
  expect(ends[0]).toMatch(/^done /);
  expect(ends.slice(1).every((end) => end.startsWith("ignored "))).toBe(true);
});

test("a draft follows its pull request, and what it is now decides", async () => {
  const { served, history, host, source, call, deliver, publication: docs } = await openConnected(memory);
  const { store } = served;
  const config = { sourceRepos: [source], docsRepo: source };
  const publication = await create(call, "publications", { name: "of the widget", config });
  const conversation = await create(call, "conversations", { body: "Say that it streams.", publication: docs });
  await served.service.idle();
  const url = `${host.url}/octo/widget/pull/7`;
  const open = { status: "open", branch: "release-docs/unreleased", output_url: url, publication_id: publication };
  await store.database.updateTable("conversations").set(open).where("id", "=", conversation).execute();
  const show = async () => {
    await served.service.idle();
    const { body } = await call("GET", `conversations/${conversation}`);
    const entries = (body as unknown as { entries: { kind: string; message: string }[] }).entries;
    return {
      status: body.status,
      messages: entries.flatMap((one) => (one.kind === "pullRequestState" ? [one.message] : [])),
    };
  };
  const report = (action: string, pull: object = {}) => {
    return deliver({ event: "pull_request", payload: asPull(action, { number: 7, merged: false, ...pull }) });
  };
  const example = readPayload("pull_request", () => true).pull_request;
  const state = (given: object) =>
    host.pulls.set(7, { ...example, number: 7, state: "open", merged: false, merged_at: null, ...given });

  state({});
  await report("closed");
  expect(await show()).toEqual({ status: "open", messages: [] });
  state({ state: "closed" });
  await report("closed");
  expect(await show()).toEqual({ status: "closed", messages: ["The pull request was closed."] });
  state({});
  await report("reopened");
  await report("reopened");
  expect((await show()).status).toBe("open");
  history.git("checkout", "-q", "-b", "release-docs/unreleased");
  const pushed = history.commit("docs: say it better");
  const own = history.commit(`docs: update\n\nRelease-Docs-Tree: ${"a".repeat(40)}`);
  host.push();
  await report("synchronize", { head: { sha: pushed } });
  await report("synchronize", { head: { sha: pushed } });
  await report("synchronize", { head: { sha: own } });
  await served.service.idle();
  await store.database.updateTable("conversations").set({ status: "running" }).where("id", "=", conversation).execute();
  state({ state: "closed", merged: true, merged_at: "2026-01-01T00:00:00Z" });
  // As a turn that another process runs.
  const lease = { lease_token: "other", lease_until: new Date(Date.now() + 300_000).toISOString() };
  const subject = { org_id: served.orgId, kind: "turn", subject_id: "trn-1", conversation_id: conversation };
  await store.database
    .insertInto("tasks")
    .values({ ...newRow(store, "tsk"), ...subject, ...lease, payload_json: "{}", attempts: 1, run_after: store.now() })
    .execute();
  await report("closed", { merged: true, merge_commit_sha: own });
  const waiting = store.database.selectFrom("tasks").select("conversation_id").where("kind", "=", "webhook");
  const isWaiting = async () => expect(await waiting.execute()).toEqual([{ conversation_id: conversation }]);
  await vi.waitFor(isWaiting, { timeout: 20_000, interval: 10 });
  await store.database.deleteFrom("tasks").where("kind", "=", "turn").execute();
  await store.database.updateTable("conversations").set(open).where("id", "=", conversation).execute();
  const { status, messages } = await show();
  expect(status).toBe("merged");
  expect(messages).toEqual([
    "The pull request was closed.",
    "The pull request was reopened.",
    expect.stringMatching(new RegExp(`^Codertocat pushed ${pushed.slice(0, 7)} to the draft: docs: say it better`)),
    "The pull request was merged.",
  ]);
  const audits = (await served.readAudits()).filter(
    ({ summary }) => summary === "Updated a conversation from its pull request",
  );
  expect(audits).toHaveLength(4);
});

test("the secret is generated, masked, sealed and kept, and another one replaces it", async () => {
  const { served, call, appId, deliver } = await openConnected(memory);
  const masked = { token: "********", webhookSecret: "********" };
  expect((await call("GET", `connections/${appId}`)).body.config.codehostApp).toMatchObject(masked);
  expect(await served.readAll()).not.toContain(SECRET);
  const { codehostApp } = (await call("GET", `connections/${appId}`)).body.config as {
    codehostApp: Record<string, string>;
  };
  const update = async (fields: object) => {
    const config = { codehostApp: { ...codehostApp, webhookSecret: undefined, ...fields } };
    expect((await call("PUT", `connections/${appId}`, { name: "GitHub", config })).status).toBe(200);
  };
  const ping = adapt("ping");
  await update({});
  expect((await deliver({ event: "ping", payload: ping })).status).toBe(202);
  await update({ webhookSecret: "another-secret-of-a-test" });
  expect((await deliver({ event: "ping", payload: ping })).status).toBe(401);
  expect((await deliver({ event: "ping", payload: ping, secret: "another-secret-of-a-test" })).status).toBe(202);
});

test("a generated secret is in the answer of the call that makes it, and in no other", async () => {
  const { served, call, deliver, host } = await openConnected(memory);
  const codehostApp = { token: "token", baseUrl: `${host.url}/api/v3` };
  const given = { name: "New", config: { codehostApp } };
  const headers = { "idempotency-key": "once" };
  const { status, body } = await call("POST", "connections", given, headers);
  const { webhookSecret: secret = "", id } = body as typeof body & { webhookSecret?: string };
  expect([status, secret]).toEqual([201, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  const ping = adapt("ping");
  expect((await deliver({ event: "ping", payload: ping, secret })).status).toBe(202);
  const later = [
    await call("POST", "connections", given, headers),
    await call("GET", `connections/${id}`),
    await call("PUT", `connections/${id}`, { ...given, name: "Renamed" }),
    await call("GET", "connections"),
  ];
  expect(later.map((one) => one.status)).toEqual([201, 200, 200, 200]);
  expect(JSON.stringify(later)).not.toContain(secret);
  expect(await served.readAll()).not.toContain(secret);
  const own = { ...given, config: { codehostApp: { ...codehostApp, webhookSecret: "own-secret-of-a-test" } } };
  expect((await call("POST", "connections", own)).body).not.toHaveProperty("webhookSecret");
  // As an earlier version stored it.
  const connections = served.store.database.updateTable("connections").where("id", "=", id);
  await connections.set({ secrets: null }).execute();
  const { body: updated } = await call("PUT", `connections/${id}`, given);
  expect(updated).toMatchObject({ webhookSecret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await call("PUT", `connections/${id}`, given)).not.toHaveProperty("body.webhookSecret");
  const shown = (await served.readAudits()).filter(({ summary }) => summary === "Showed a webhook secret");
  expect(shown.map(({ config }) => config)).toEqual([{ connectionId: id }, { connectionId: id }]);
});

test("a secret of few characters is refused", async () => {
  const { served, call, appId, host, deliver } = await openConnected(memory);
  const github = { token: "token", baseUrl: `${host.url}/api/v3` };
  for (const webhookSecret of ["x", " ", "secret", "fifteen letters", "********x", "*******", "é".repeat(15)]) {
    for (const type of ["codehostApp", "codehostbApp"]) {
      const config = { [type]: { ...github, webhookSecret, ...(type === "codehostbApp" && { workspace: "octo" }) } };
      const issues = [{ path: `config.${type}.webhookSecret`, message: expect.stringContaining("16 characters") }];
      const refused = { status: 400, body: { issues } };
      expect(await call("POST", "connections", { name: "Short", config })).toMatchObject(refused);
      expect(await call("PUT", `connections/${appId}`, { name: "Short", config })).toMatchObject(refused);
    }
  }
  expect((await deliver({ event: "ping", payload: adapt("ping") })).status).toBe(202);
  const named = served.store.database.selectFrom("connections").select("id").where("name", "=", "Short");
  expect(await named.execute()).toEqual([]);
});

test("a short secret of an earlier version works, and the health names it", async () => {
  const { served, call, appId, host, deliver } = await openConnected(memory);
  const seal = (webhookSecret: string) => {
    const secrets = sealConfig(served.parts.vault, appId, { token: "token", webhookSecret }).secrets;
    return served.store.database.updateTable("connections").set({ secrets }).where("id", "=", appId).execute();
  };
  await seal("short");
  const readHealth = async () => (await call("GET", `connections/${appId}/health`)).body;
  const deliverShort = async () => (await deliver({ event: "ping", payload: adapt("ping"), secret: "short" })).status;
  const named = {
    status: "healthy",
    message: expect.stringMatching(/accepts the token.*webhook secret.*16 characters/),
  };
  expect([await deliverShort(), await readHealth()]).toEqual([202, expect.objectContaining(named)]);
  // An update with the mask keeps it.
  const config = { codehostApp: { token: "********", baseUrl: `${host.url}/api/v3`, webhookSecret: "********" } };
  expect((await call("PUT", `connections/${appId}`, { name: "Renamed", config })).status).toBe(200);
  expect(await deliverShort()).toBe(202);
  await seal(SECRET);
  expect((await readHealth()).message).not.toContain("webhook");
});

test("a delivery of another app than the repository's is ignored, and starts no work", async () => {
  const { call, deliver, history, host, listJobs, listDeliveries, send } = await openConnected(memory);
  const other = {
    codehostApp: { token: "token", baseUrl: `${host.url}/api/v3`, webhookSecret: "secret-of-another-app" },
  };
  const another = await create(call, "connections", { name: "Another", config: other });
  history.commit("feat: stream answers (#2)");
  history.tag("v1.1.0");
  host.push();
  const forOther = { event: "create", payload: asTag("v1.1.0"), secret: "secret-of-another-app" };
  expect(await deliver(forOther)).toEqual({ status: 202, result: "ignored" });
  expect((await deliver({ ...forOther, secret: "of-no-app" })).status).toBe(401);
  expect((await send("/webhooks/bitbucket", buildWebhook({ ...forOther, secret: SECRET }))).status).toBe(401);
  expect(await listJobs()).toEqual([]);
  expect(await listDeliveries()).toMatchObject([{ connection_id: another, status: "ignored" }]);
});

test("a delivery that fails each time says why, in an audit log too", async () => {
  const { served, deliver, listDeliveries } = await openConnected(memory);
  const { store } = served;
  await deliver({ event: "ping", payload: adapt("ping"), id: "delivery-1" });
  await store.database.updateTable("webhook_deliveries").set({ status: "received", facts_json: "{}" }).execute();
  const [delivery] = await listDeliveries();
  const about = { kind: "webhook", subject_id: delivery?.id ?? "", org_id: served.orgId, payload_json: "{}" };
  const task = { ...newRow(store, "tsk"), ...about, seq: 0, attempts: 5, interruptions: 0, run_after: store.now() };
  const open = { conversation_id: null, request_id: null, user_name: null, lease_token: null, lease_until: null };
  let isFinished = false;
  const finish = async () => {
    isFinished = true;
  };
  const work = { task: { ...task, ...open }, finish, signal: new AbortController().signal };
  await createWebhookHandler(served.parts).onExhausted(work, new Error("GitHub is down."));
  expect(isFinished).toBe(true);
  expect(await listDeliveries()).toMatchObject([{ status: "failed", message: "GitHub is down.", facts_json: "{}" }]);
  expect((await served.readAudits()).at(-1)).toMatchObject({
    type: "error",
    delta: "GitHub is down.",
    config: { deliveryId: "delivery-1", event: "ping" },
  });
});
