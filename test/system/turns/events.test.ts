import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConnection } from "../../../src/service/connections/connections.ts";
import { openRepository } from "../../../src/service/connections/health.ts";
import { readEvents, recordEvents } from "../../../src/service/syncs/events.ts";
import { createConnectionSyncHandler, recordSync, syncConnection } from "../../../src/service/syncs/sync.ts";
import { findMissed } from "../../../src/service/webhooks/deliveries.ts";
import { insertTask } from "../../../src/service/worker/queue.ts";
import { takeTask } from "../../../src/service/worker/tasks.ts";
import { History } from "../../support/history.ts";
import { type Call, create, TestOrganization } from "../../support/service.ts";
import { databases, type StoreLocation } from "../../support/stores.ts";

describe.each(databases)("on $name", ({ kind, createLocation }) => {
  let place: StoreLocation;
  let organization: TestOrganization;
  let call: Call;
  let source: History;
  let from: string;
  beforeEach(async () => {
    place = await createLocation();
    organization = await TestOrganization.open(place.location);
    call = await organization.addCaller({ role: "owner" });
    source = History.of("feat: answer (#1)", "v1.0.0");
    from = await create(call, "connections", repository("octo/widget"));
  });
  afterEach(async () => {
    await organization[Symbol.asyncDispose]();
    await place[Symbol.asyncDispose]();
    source[Symbol.dispose]();
  });
  const repository = (name: string) => ({
    name,
    config: { codehostRepo: { repositoryUrl: `file://${source.directory}` } },
  });
  const publish = (name: string, events: string[] | undefined) => {
    const inputTriggers = events === undefined ? {} : { inputTriggers: { [from]: events } };
    return create(call, "publications", { name, config: { sourceRepos: [from], docsRepo: from, ...inputTriggers } });
  };
  const sync = () => call("POST", `connections/${from}/sync`, { wait: true });
  const readRequests = async () => {
    const rows = await organization.store.database.selectFrom("jobs").selectAll().orderBy("seq").execute();
    return rows.map(({ request_json }) => JSON.parse(request_json));
  };

  test("a sync that finds a release or a merge starts the work that publications subscribed to, once", async () => {
    const releases = await publish("releases", ["releases"]);
    const both = await publish("both", ["releases", "pullRequests"]);
    await publish("neither", ["newIssues"]);
    await publish("none", undefined);
    await sync();
    expect(await readRequests()).toEqual([]);
    const parent = source.git("rev-parse", "HEAD");
    const merge = source.commit("feat: stream answers (#2)");
    source.add("chore: tidy up", "v1.1.0", "v1");
    await sync();
    const release = {
      title: "Document v1.1.0",
      eventType: "release",
      sourceConnection: from,
      labels: ["trigger:releases"],
      changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
    };
    const changes = [{ commits: { startSha: parent, endSha: merge, includeStartCommit: false } }];
    expect(await readRequests()).toMatchObject([
      { title: "Document #2", eventType: "merge", publications: [both], labels: ["trigger:pullRequests"], changes },
      { ...release, publications: [releases] },
      { ...release, publications: [both] },
    ]);
    await organization.service.idle();
    const { conversations } = (await call("GET", "conversations")).body;
    expect(conversations).toHaveLength(3);
    for (const { status } of conversations) expect(status).toBe("staged");
    await Promise.all([sync(), sync()]);
    expect(await readRequests()).toHaveLength(3);
  });

  test("of two concurrent syncs that see the same event, one starts the work", async () => {
    await publish("releases", ["releases"]);
    await sync();
    source.tag("v1.1.0");
    const { store, parts, orgId } = organization;
    const row = await readConnection(store, orgId, from);
    const { history } = await openRepository(parts, row);
    const news = await Promise.all([readEvents(store, row, history), readEvents(store, row, history)]);
    const actor = { orgId, requestId: null, userName: null };
    await Promise.all(news.map((one) => store.transaction((within) => recordEvents(within, actor, row, one))));
    expect(await readRequests()).toMatchObject([{ title: "Document v1.1.0" }]);
  });

  test("a sync that is killed before its outcome is stored leaves nothing, and the next one stores everything", async () => {
    await publish("releases", ["releases"]);
    await sync();
    source.add("feat: stream answers (#2)", "v1.1.0");
    await organization.service.stop(0);
    const { store, parts, orgId } = organization;
    const actor = { orgId, requestId: null, userName: null };
    await insertTask(store, actor, { kind: "connection-sync", subjectId: from });
    const task = await takeTask(store, "test", 60_000);
    if (task === undefined) return expect.unreachable();
    const audits = (await organization.readAudits()).length;
    const handler = createConnectionSyncHandler({ ...parts, findMissed });
    const { signal } = new AbortController();
    const killed = async () => Promise.reject(new Error("killed"));
    await expect(handler.run({ task, signal, finish: killed })).rejects.toThrow("killed");
    expect(await readRequests()).toEqual([]);
    expect(await organization.readAudits()).toHaveLength(audits);
    for (let time = 0; time < 2; time += 1) await handler.run({ task, signal, finish: async () => undefined });
    expect(await readRequests()).toMatchObject([{ title: "Document v1.1.0" }]);
    await store.database.deleteFrom("tasks").execute();
  });

  test("another address starts from scratch", async () => {
    await publish("releases", ["releases"]);
    await sync();
    using other = History.of("feat: begin (#1)", "v7.0.0");
    const codehostRepo = { repositoryUrl: `file://${other.directory}` };
    await call("PUT", `connections/${from}`, { config: { codehostRepo } });
    await sync();
    expect(await readRequests()).toEqual([]);
    other.add("feat: go on (#2)", "v7.1.0");
    await sync();
    expect(await readRequests()).toMatchObject([{ title: "Document v7.1.0" }]);
  });

  // What a sync finds is the same on each database.
  if (kind !== "sqlite") return;

  test("a first release is everything up to it, and a tag that comes again is not new", async () => {
    await publish("releases", ["releases"]);
    source.git("tag", "-d", "v1.0.0");
    await sync();
    const root = source.git("rev-list", "--max-parents=0", "HEAD");
    source.tag("v0.1.0");
    await sync();
    source.git("tag", "-d", "v0.1.0");
    await sync();
    source.tag("v0.1.0");
    await sync();
    const commits = { startSha: root, endSha: source.git("rev-parse", "HEAD"), includeStartCommit: true };
    expect(await readRequests()).toMatchObject([{ changes: [{ commits }] }]);
  });

  test("a rewritten branch triggers no merge event, and neither does a merged draft of ours", async () => {
    await publish("merges", ["pullRequests"]);
    await sync();
    source.git("commit", "--amend", "--quiet", "-m", "feat: answer better (#1)");
    await sync();
    source.add(
      "Document v1.0.0 (#3)\n\nRelease-Docs-Tree: 0123456789abcdef0123456789abcdef01234567",
      "Merge pull request #4 from octo/release-docs/v1.0.0",
    );
    await sync();
    expect(await readRequests()).toEqual([]);
  });

  test("a sync that started before the address or type changed records nothing", async () => {
    const row = await readConnection(organization.store, organization.orgId, from);
    const synced = await syncConnection({ ...organization.parts, findMissed }, row);
    expect(synced.newEvents).toBeDefined();
    await call("PUT", `connections/${from}`, { config: { notesTool: { integrationKey: "k" } } });
    const actor = { orgId: organization.orgId, requestId: null, userName: null };
    await organization.store.transaction((within) => recordSync(within, actor, synced));
    expect(await organization.store.database.selectFrom("connection_histories").selectAll().execute()).toEqual([]);
    expect(await readConnection(organization.store, organization.orgId, from)).toMatchObject({ synced_at: null });
  });
});
