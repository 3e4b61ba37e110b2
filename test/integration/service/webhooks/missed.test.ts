import { expect, test, vi } from "vitest";
import { readConnection } from "../../../../src/service/connections/connections.ts";
import { findMissed } from "../../../../src/service/webhooks/deliveries.ts";
import { FakeGitHubApp } from "../../../support/github-app.ts";
import { HOSTED } from "../../../support/github-host.ts";
import type { EmulatedComment } from "../../../support/github-threads.ts";
import { MentionFixture } from "../../../support/mentions.ts";
import { ofTest } from "../../../support/of-test.ts";

const AT = `/repos/${HOSTED}`;
const HELP = { body: "@release-docs help" };

async function open(app?: FakeGitHubApp) {
  const fixture = ofTest(await MentionFixture.open({ location: ":memory:" }, undefined, app));
  const { call, host, organization } = fixture;
  const relay = await fixture.relay();
  relay.refuse = () => 503;
  const asked = () =>
    host.api.received.filter(({ method }) => method === "GET").map(({ url = "" }) => url.split("?")[0]);
  return {
    ...{ fixture, relay },
    /** As ada; waits for the delivery. */
    write: async <Answer = EmulatedComment & { number: number; created_at: string }>(path: string, body: object) => {
      const before = relay.deliveries.length;
      const written = await host.api.call<Answer>("POST", AT + path, body, "token-of-ada");
      await vi.waitFor(() => expect(relay.deliveries.length).toBeGreaterThan(before), { timeout: 20_000, interval: 5 });
      return written;
    },
    /** The paths that it read of GitHub's API, besides those of every sync. */
    sync: async (id: string) => {
      host.api.received.length = 0;
      expect((await call("POST", `connections/${id}/sync`, { wait: true })).status).toBe(202);
      const all = asked();
      await organization.service.idle();
      return all.filter((path) => /\/hook|\/issues|\/comments|\/reviews/.test(path ?? ""));
    },
    listDeliveries: async () => {
      const { database: rows } = organization.store;
      const all = await rows.selectFrom("webhook_deliveries").selectAll().orderBy("seq").execute();
      return all.map(({ event, status, message }) => `${event} ${status}: ${message}`);
    },
  };
}

test("the failed deliveries of an app are found once", async () => {
  const { fixture, relay, write, sync, listDeliveries } = await open(new FakeGitHubApp());
  relay.shows = "app";
  expect(await sync(fixture.appId)).toEqual(["/api/v3/app/hook/deliveries"]);
  const issue = await write("/issues", { title: "Answers", body: "@release-docs help" });
  await write(`/issues/${issue.number}/comments`, { body: "Nothing for you." });
  const repository = { full_name: HOSTED };
  await relay.deliver("issues", { action: "opened", repository, issue: { title: "of another form" } });
  await relay.deliver("push", { ref: "refs/tags/v9", repository, commits: "too large".repeat(2 ** 18) });
  await relay.deliver("issues", { action: "pinned", repository });
  relay.refuse = ({ event }) => (event === "issue_comment" ? "reset" : undefined);
  await write("/issues", { title: "Arrives", body: "They stop." });
  await write(`/issues/${issue.number}/comments`, HELP);
  await fixture.organization.service.idle();
  const replied = "done: Replied with what can be asked.";
  const found = [
    "issues ignored: It requests no work.",
    `issues ${replied}`,
    "issue_comment ignored: It requests no work.",
    `issue_comment ${replied}`,
  ];
  await sync(fixture.appId);
  expect(await listDeliveries()).toEqual(found);
  expect((await fixture.call("GET", `connections/${fixture.appId}`)).body).toMatchObject({ healthy: true });
  // GitHub shows them for some days, and people redeliver them there.
  relay.refuse = () => undefined;
  const whole = relay.deliveries.filter(({ payload }) => "sender" in payload);
  for (const { event, payload, guid } of whole) await relay.deliver(event, payload, guid);
  await sync(fixture.appId);
  expect(await sync(fixture.connectionId)).toContain("/api/v3/repos/octo/hosted/issues");
  const replies = Array.from({ length: 2 }, () => "issue_comment ignored: It is a reply of the service.");
  expect(await listDeliveries()).toEqual([...found, ...replies]);
});

test("what people wrote since the connection was created is found once, without any delivery", async () => {
  const { fixture, write, sync, listDeliveries } = await open();
  const { host, organization, connectionId } = fixture;
  const { database, now } = organization.store;
  const old = await write("/issues", { title: "Old", ...HELP });
  const edited = await write(`/issues/${old.number}/comments`, { body: "@release-docs" });
  // As a connection that is created now, or of an earlier version.
  await vi.waitFor(() => expect(now() > edited.created_at).toBe(true), { interval: 1 });
  await database.updateTable("connections").set({ events_until: null }).execute();
  await sync(connectionId);
  await host.api.call("PATCH", `${AT}/issues/comments/${edited.id}`, HELP, "token-of-ada");
  await write(`/issues/${old.number}/comments`, HELP);
  await write("/pulls/1/comments", { path: "src/stream.ts", line: 1, body: "Too long." });
  await write("/pulls/1/reviews", { event: "COMMENT", ...HELP });
  const found = [
    "issue_comment done: Replied with what can be asked.",
    "pull_request_review done: Replied with what can be asked.",
    "pull_request_review_comment ignored: It requests no work.",
  ];
  await sync(connectionId);
  expect((await listDeliveries()).toSorted()).toEqual(found);
  await sync(connectionId);
  const isOwn = (delivery: string) => delivery.endsWith("It is a reply of the service.");
  expect((await listDeliveries()).filter((one) => !isOwn(one)).toSorted()).toEqual(found);
  await database.updateTable("connections").set({ events_until: "2100-01-01T00:00:00.000Z" }).execute();
  expect(await sync(connectionId)).toEqual(["/api/v3/repos/octo/hosted/issues"]);
  await database.updateTable("publications").set({ config_json: '{"docsRepo":"none"}' }).execute();
  expect(await sync(connectionId)).toEqual([]);
});

test("neither a full queue nor a failure of GitHub loses a repository's deliveries", async () => {
  const { fixture, relay, write, sync, listDeliveries } = await open();
  const { host, organization, connectionId, call } = fixture;
  const { parts, store, orgId } = organization;
  relay.shows = "repository";
  const { number } = await write("/issues", { title: "Answers", body: "help" });
  await write(`/issues/${number}/labels`, { labels: ["release-docs"] });
  const { script } = host.api;
  host.api.script = (received) => {
    return received.url?.includes("/deliveries/") ? { status: 500, body: {}, origin: "fault" } : script(received);
  };
  await sync(connectionId);
  expect((await call("GET", `connections/${connectionId}`)).body).toMatchObject({ healthy: false });
  host.api.script = script;
  const row = await readConnection(store, orgId, connectionId);
  const record = (await findMissed(parts, row)) ?? expect.unreachable();
  const actor = { orgId, requestId: null, userName: null };
  await store.transaction((within) => record({ ...within, maxQueuedTasks: 1 }, actor));
  await organization.service.idle();
  expect(await listDeliveries()).toEqual(["issues ignored: It requests no work."]);
  await sync(connectionId);
  expect(await listDeliveries()).toEqual([
    "issues ignored: It requests no work.",
    "issues done: Replied with what can be asked.",
  ]);
});
