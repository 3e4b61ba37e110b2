import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Store } from "../../../src/service/store/store.ts";
import { createPublicationSyncHandler } from "../../../src/service/syncs/sync.ts";
import { findMissed } from "../../../src/service/webhooks/deliveries.ts";
import { finishTask, LeaseLostError, type TaskRow, takeTask } from "../../../src/service/worker/tasks.ts";
import { buildOnce, History } from "../../support/history.ts";
import { startSlack } from "../../support/products.ts";
import { type Call, create, TestOrganization } from "../../support/service.ts";
import { databases, type StoreLocation } from "../../support/stores.ts";

describe.each(databases)("on $name", ({ kind, createLocation }) => {
  let place: StoreLocation;
  let organization: TestOrganization;
  let call: Call;
  let source: History;
  let docs: History;
  beforeEach(async () => {
    place = await createLocation();
    organization = await TestOrganization.open(place.location);
    call = await organization.addCaller({ role: "owner" });
    const built = buildOnce("one commit", (history) => void history.commit("feat: answer (#1)"));
    [source, docs] = [new History("widget", built), new History("docs", built)];
  });
  afterEach(async () => {
    await organization[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
    for (const history of [source, docs]) history[Symbol.dispose]();
  });
  const connect = (name: string, history: History, more = {}) =>
    create(call, "connections", {
      name,
      config: { codehostRepo: { repositoryUrl: `file://${history.directory}` } },
      ...more,
    });
  const publish = async (more = {}) => {
    const [from, to] = [await connect("octo/widget", source), await connect("octo/docs", docs)];
    const config = { sourceRepos: [from], docsRepo: to, ...more };
    return { id: await create(call, "publications", { name: "Notes", config }), from, to };
  };
  const auditsOf = async (type: string) => (await organization.readAudits()).filter((audit) => audit.type === type);

  test("a sync with wait syncs every connection before it answers", async () => {
    const { id, from, to } = await publish();
    expect(await call("POST", `publications/${id}/sync`, { wait: true })).toEqual({ status: 202, body: undefined });
    const { syncedAt } = (await call("GET", `publications/${id}`)).body as { syncedAt?: string };
    expect(syncedAt).toMatch(/^20\d\d-/);
    for (const connection of [from, to]) {
      expect((await call("GET", `connections/${connection}`)).body).toMatchObject({ syncedAt: expect.any(String) });
    }
    expect((await auditsOf("connection-sync")).map(({ config }) => config.connectionId)).toEqual([to, from]);
    expect((await call("GET", "publications?syncedAtBefore=2999-01-01T00:00:00Z")).body.publications).toHaveLength(1);
  });

  // What a sync does is the same on each database.
  if (kind !== "sqlite") return;

  test("health checks the docs destination and every source, and is stored", async () => {
    const { id, from, to } = await publish();
    const { updatedAt } = (await call("GET", `publications/${id}`)).body;
    expect(await call("GET", `publications/${id}/health`)).toEqual({
      status: 200,
      body: {
        id,
        status: "healthy",
        connections: [
          { id: to, status: "healthy", message: "octo/docs is reached. It may be written to." },
          { id: from, status: "healthy", message: "octo/widget is reached. It may be written to." },
        ],
      },
    });
    source[Symbol.dispose]();
    const { status, body } = await call("GET", `publications/${id}/health`);
    expect({ status, health: body.status }).toEqual({ status: 200, health: "unhealthy" });
    expect(body.message).toMatch(/^octo\/widget: /);
    const shown = (await call("GET", `publications/${id}`)).body;
    expect(shown).toMatchObject({ healthy: false, healthMessage: body.message, updatedAt });
    expect((await call("GET", `connections/${from}`)).body.healthy).toBe(false);
    const checks = await auditsOf("publication-health-check");
    expect(checks.map(({ summary, config }) => [summary, config.publicationId])).toEqual([
      ["A publication is healthy", id],
      ["A publication is not healthy", id],
    ]);
    expect(checks[1]?.delta).toContain("healthy: true → false");
  });

  test("a paused source, a notifier that fails and a deleted one keep a publication from being healthy", async () => {
    await using slack = await startSlack({ channels: [{ id: "C1", name: "r" }] });
    const config = { chatApp: { token: slack.token, baseUrl: slack.url } };
    const chatAppConnectionId = await create(call, "connections", { name: "Slack", config });
    const channel = { name: "#r", config: { chatChannel: { chatAppConnectionId, channelId: "C1" } } };
    const { id, from, to } = await publish({ notifierConnection: await create(call, "connections", channel) });
    const messageOf = async () => (await call("GET", `publications/${id}/health`)).body.message;
    // The token was revoked.
    slack.answerNext({ body: { ok: false, error: "invalid_auth" } });
    expect(await messageOf()).toBe("#r: Slack did not tell whose token it is: invalid_auth.");
    const { config: kept } = (await call("GET", `connections/${from}`)).body;
    await call("PUT", `connections/${from}`, { config: kept, paused: true });
    expect(await messageOf()).toContain("octo/widget is paused");
    await call("DELETE", `connections/${to}?preserveDependencies=true`);
    expect(await messageOf()).toContain(`${to}: The connection was deleted.`);
  });

  test("a sync without wait runs in the background; the publication shows its result", async () => {
    const { id } = await publish();
    docs[Symbol.dispose]();
    expect(await call("POST", `publications/${id}/sync`, {})).toMatchObject({ status: 202 });
    await organization.service.idle();
    expect((await call("GET", `publications/${id}`)).body).toMatchObject({
      healthy: false,
      healthMessage: expect.stringMatching(/^octo\/docs: /),
    });
  });

  const readJobs = async () => {
    const { body } = await call("GET", "jobs");
    return (body as unknown as { jobs: { id: string; type: string; state: string; title: string }[] }).jobs;
  };

  test("a sync is a job without conversations, requested until it is done", async () => {
    const { id } = await publish();
    await call("POST", `publications/${id}/sync`, {});
    const [queued] = await readJobs();
    expect(queued).toMatchObject({ type: "publication-sync", title: "Sync Notes" });
    expect(["requested", "running"]).toContain(queued?.state);
    await organization.service.idle();
    expect((await call("GET", `jobs/${queued?.id}`)).body).toMatchObject({
      id: queued?.id,
      type: "publication-sync",
      state: "done",
    });
    expect((await call("GET", `conversations?jobId=${queued?.id}`)).body.conversations).toEqual([]);
    expect(await auditsOf("action-create")).toContainEqual(
      expect.objectContaining({ summary: "Created a job", config: { jobId: queued?.id, title: "Sync Notes" } }),
    );
  });

  test("it is errored if a connection cannot be synced or is deleted; a paused one is ignored", async () => {
    const { id, from, to } = await publish();
    const sync = async () => {
      await call("POST", `publications/${id}/sync`, { wait: true });
      return (await readJobs())[0]?.state;
    };
    const { config } = (await call("GET", `connections/${from}`)).body;
    await call("PUT", `connections/${from}`, { config, paused: true });
    expect(await sync()).toBe("done");
    await call("PUT", `connections/${from}`, { config, paused: false });
    source[Symbol.dispose]();
    expect(await sync()).toBe("errored");
    await call("PUT", `connections/${from}`, { config, paused: true });
    await call("DELETE", `connections/${to}?preserveDependencies=true`);
    expect(await sync()).toBe("errored");
  });

  test("a retried sync ends its job once, and one without attempts left is errored", async () => {
    const { id } = await publish();
    await organization.service.stop(0);
    for (let count = 0; count < 2; count += 1) await call("POST", `publications/${id}/sync`, {});
    const { store } = organization;
    const handler = createPublicationSyncHandler({ ...organization.parts, findMissed });
    const workOn = (task: TaskRow) => ({
      task,
      signal: new AbortController().signal,
      finish: (within: Store) => finishTask(within, task),
    });
    const lost = (await takeTask(store, "one", -1)) ?? expect.unreachable();
    const taken = (await takeTask(store, "two", 60_000)) ?? expect.unreachable();
    expect(taken.id).toBe(lost.id);
    await handler.run(workOn(taken));
    await expect(handler.run(workOn(lost))).rejects.toThrow(LeaseLostError);
    const second = (await takeTask(store, "three", 60_000)) ?? expect.unreachable();
    await handler.onExhausted(workOn(second), new Error("no memory"));
    expect((await readJobs()).map(({ state }) => state)).toEqual(["errored", "done"]);
    expect((await organization.readAudits()).filter(({ summary }) => summary === "Synced a publication")).toHaveLength(
      2,
    );
  });

  test("a wait ends at its timeout, and the sync continues", async () => {
    const { id } = await publish();
    expect(await call("POST", `publications/${id}/sync`, { wait: true, timeout: 1 })).toMatchObject({ status: 202 });
    await organization.service.idle();
    expect((await call("GET", `publications/${id}`)).body).toMatchObject({ syncedAt: expect.any(String) });
  });

  test("a publication that is deleted while its sync is queued leaves no job", async () => {
    const { id } = await publish();
    await Promise.all([call("POST", `publications/${id}/sync`, {}), call("DELETE", `publications/${id}`)]);
    await organization.service.idle();
    expect(await call("GET", `publications/${id}`)).toMatchObject({ status: 404 });
    for (const { state } of await readJobs()) expect(["done", "errored"]).toContain(state);
  });
});
