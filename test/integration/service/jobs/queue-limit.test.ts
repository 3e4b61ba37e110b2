import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { insertJob } from "../../../../src/service/jobs/jobs.ts";
import { isQueueRefusal } from "../../../../src/service/worker/queue.ts";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { type Call, TestService } from "../../../support/service.ts";
import { keptStores } from "../../../support/stores.ts";

const MOST = 3;

// The second service needs what is kept; what is refused is the same on each database.
describe.each(keptStores.slice(0, 1))("the maximum of unfinished tasks on $name", ({ createLocation }) => {
  let place: ConversationFixture;
  let limited: TestService;
  let call: Call;
  let conversationId: string;

  /** A second service limits tasks and runs none. */
  beforeEach(async () => {
    const location = ofTest(await createLocation());
    place = ofTest(await ConversationFixture.open(location));
    conversationId = (await place.converse()).id;
    await place.organization.service.stop(0);
    const { apiKey } = await place.organization.addKeyed({ role: "owner" });
    const parts = { ...place.organization.parts, work: { concurrency: 0 } };
    limited = ofTest(await TestService.open(location.location, undefined, parts, { maxQueuedTasks: MOST }));
    call = limited.callerOf(apiKey);
  });
  afterEach(async () => {
    await limited.store.database.deleteFrom("tasks").execute();
  });

  const countRows = async (table: "tasks" | "jobs" | "comments" | "turns" | "connections" | "conversations") =>
    (await limited.store.database.selectFrom(table).select("id").execute()).length;
  const job = { docRequest: { title: "Notes", body: "Write.", sourceConnection: "widget" } };

  test("holds for every call that queues work, which then stores nothing", async () => {
    await limited.store.database.updateTable("turns").set({ status: "error" }).execute();
    const [turn] = await place.readTurns();
    for (let count = 0; count < MOST; count += 1)
      expect(await call("POST", "jobs", job)).toMatchObject({ status: 201 });
    const tables = ["tasks", "jobs", "comments", "turns", "connections", "conversations"] as const;
    const before = await Promise.all(tables.map(countRows));
    const config = { codehostRepo: { repositoryUrl: `file://${place.history.directory}` } };
    for (const [path, body] of [
      ["jobs", job],
      ["conversations/", { body: "Write.", publication: "Widget" }],
      [`conversations/${conversationId}/comments`, { body: "Shorter." }],
      [`conversations/${conversationId}/annotate`, {}],
      [`conversation_turns/${turn?.id}/retry`, undefined],
      [`publications/${place.publicationId}/sync`, { wait: true }],
      [`connections/${place.connectionId}/sync`, { wait: true }],
      [`connections/${place.connectionId}/merges/summarize`, { number: 1 }],
      ["connections", { name: "more", config, sync: true }],
    ] as const) {
      const error = "This organization may have 3 unfinished tasks and has 3. Retry when some are done.";
      expect(await call("POST", path, body), path).toMatchObject({ status: 429, body: { error } });
    }
    expect(await Promise.all(tables.map(countRows))).toEqual(before);
  });

  test("counts the tasks of a job with several publications, and not those of another organization", async () => {
    const config = { sourceRepos: [place.connectionId], docsRepo: place.connectionId };
    for (const name of ["Two", "Three"]) await call("POST", "publications", { name, config });
    expect(await call("POST", "jobs", job)).toMatchObject({ status: 201 });
    expect(await countRows("tasks")).toBe(MOST);
    const org_id = await limited.addOrganization("other");
    await limited.store.database.updateTable("tasks").set({ org_id }).execute();
    expect(await call("POST", "jobs", job)).toMatchObject({ status: 201 });
    expect(await call("POST", "jobs", job)).toMatchObject({ status: 429 });
    expect(await countRows("tasks")).toBe(2 * MOST);
  });

  test("a replay by Idempotency-Key stays 201, and a finished task makes place for another", async () => {
    const key = { "idempotency-key": "once" };
    const first = await call("POST", "jobs", job, key);
    for (let count = 1; count < MOST; count += 1) await call("POST", "jobs", job);
    expect(await call("POST", "jobs", job)).toMatchObject({ status: 429 });
    expect(await call("POST", "jobs", job, key)).toMatchObject({ status: 201, body: { id: first.body.id } });
    const { id } = await limited.store.database.selectFrom("tasks").select("id").limit(1).executeTakeFirstOrThrow();
    await limited.store.database.deleteFrom("tasks").where("id", "=", id).execute();
    expect(await call("POST", "jobs", job)).toMatchObject({ status: 201 });
  });

  test("a job that is refused within a transaction leaves the transaction intact", async () => {
    const { orgId } = place.organization;
    const actor = { orgId, requestId: null, userName: null };
    const publications = Array.from({ length: MOST + 1 }, () => ({ id: place.publicationId, name: "Widget" }));
    const before = await countRows("jobs");
    await limited.store.transaction(async (within) => {
      const refused = { actor, request: job.docRequest, connectionId: place.connectionId, publications };
      await expect(insertJob(within, refused)).rejects.toSatisfy(isQueueRefusal);
    });
    expect(await countRows("jobs")).toBe(before);
  });
});
