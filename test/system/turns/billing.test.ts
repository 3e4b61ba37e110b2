import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { operatorOf } from "../../../src/service/operator/operated-store.ts";
import { type Billing, changeBilling } from "../../../src/service/people/billing.ts";
import { ConversationFixture } from "../../support/conversations.ts";
import { TestService } from "../../support/service.ts";
import { databases, type StoreLocation } from "../../support/stores.ts";

const SUSPENDED = { state: "suspended", reason: "The invoice of October is not paid." } as const;
const REFUSED = {
  status: 402,
  body: { error: "This organization is suspended: The invoice of October is not paid." },
};

describe.each(databases)("billing checks on $name", ({ kind, createLocation }) => {
  let location: StoreLocation;
  let place: ConversationFixture;
  let time: Date;
  beforeEach(async () => {
    location = await createLocation();
    time = new Date("2026-11-30T23:59:59.999Z");
    place = await ConversationFixture.open(location, {}, () => time);
  });
  afterEach(async () => {
    await place[Symbol.asyncDispose]();
    await location[Symbol.asyncDispose]();
  });

  const decide = (change: Partial<Billing>) =>
    place.organization.store.transaction((within) =>
      changeBilling(within, operatorOf(place.organization.orgId), change),
    );
  const request = { title: "Notes", body: "Write.", sourceConnection: "widget" };
  const createJob = (headers = {}) => place.call("POST", "jobs", { docRequest: request }, headers);
  const converse = (headers = {}) =>
    place.call("POST", "conversations/", { body: "Write.", publication: "Widget" }, headers);
  const countRows = async (table: "jobs" | "turns" | "tasks" | "comments" | "conversations") =>
    (await place.organization.store.database.selectFrom(table).select("id").execute()).length;
  const errors = async () => (await place.organization.readAudits()).filter(({ type }) => type === "error");

  test("concurrent creates do not exceed the allowance, not even in two processes", async () => {
    await decide({ monthlyJobs: 3 });
    // SQLite in memory has one process.
    const other =
      kind === "postgres" ? await TestService.open(location.location, () => time, place.organization.parts) : undefined;
    const { apiKey } = await place.organization.addKeyed({ role: "owner" });
    const calls = [place.organization.callerOf(apiKey), ...(other === undefined ? [] : [other.callerOf(apiKey)])];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => calls[index % calls.length]?.("POST", "jobs", { docRequest: request })),
    );
    await other?.close();
    expect(answers.map((answer) => answer?.status).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 201),
      ...Array.from({ length: 7 }, () => 402),
    ]);
    expect(await countRows("jobs")).toBe(3);
  });

  // What is refused is the same on each database.
  if (kind !== "sqlite") return;

  test("a replay of a create that was made before is 201 with its record", async () => {
    const headers = { "idempotency-key": "once" };
    const job = await createJob(headers);
    const conversation = await converse({ "idempotency-key": "twice" });
    await place.organization.service.idle();
    await decide({ ...SUSPENDED, monthlyJobs: 0 });
    expect(await createJob(headers)).toMatchObject({ status: 201, body: { id: job.body.id } });
    expect(await converse({ "idempotency-key": "twice" })).toMatchObject({
      status: 201,
      body: { id: conversation.body.id },
    });
    expect(await errors()).toEqual([]);
  });

  test("a suspended organization queues no further work; discussion and reads stay", async () => {
    const { id } = await place.converse();
    const comments = `conversations/${id}/comments`;
    const discussed = await place.comment(id, { body: "Why?", workRequested: false });
    const [turn] = await place.readTurns();
    await place.organization.store.database.updateTable("turns").set({ status: "error" }).execute();
    await decide(SUSPENDED);
    const before = [await countRows("turns"), await countRows("jobs"), await countRows("comments")];
    for (const [path, body] of [
      [comments, { body: "Shorter." }],
      [`${comments}/sendBatch`, { itemCommentIds: [discussed.id] }],
      [`conversation_turns/${turn?.id}/retry`, undefined],
      [`publications/${place.publicationId}/sync`, {}],
      [`connections/${place.connectionId}/merges/summarize`, { number: 1 }],
    ] as const) {
      expect(await place.call("POST", path, body), path).toMatchObject(REFUSED);
    }
    expect([await countRows("turns"), await countRows("jobs"), await countRows("comments")]).toEqual(before);
    expect(await countRows("tasks")).toBe(0);
    expect(await errors()).toHaveLength(5);
    expect(await place.call("POST", comments, { body: "I see.", workRequested: false })).toMatchObject({ status: 201 });
    for (const path of [`conversations/${id}`, "jobs", "audit_logs", `publications/${place.publicationId}/health`]) {
      expect(await place.call("GET", path), path).toMatchObject({ status: 200 });
    }
  });

  test("an allowance counts the jobs of the calendar month in UTC, of all users", async () => {
    await decide({ monthlyJobs: 2 });
    // A sync is no job of the allowance.
    await place.call("POST", `publications/${place.publicationId}/sync`, {});
    expect(await createJob()).toMatchObject({ status: 201 });
    expect(await converse()).toMatchObject({ status: 201 });
    const error = "This organization has used its 2 jobs of November 2026; the next month begins on 2026-12-01.";
    expect(await createJob()).toMatchObject({ status: 402, body: { error } });
    time = new Date("2026-12-01T00:00:00.000Z");
    for (const status of [201, 201, 402]) expect(await createJob()).toMatchObject({ status });
    time = new Date("2026-12-31T00:00:00.000Z");
    expect((await createJob()).body.error).toContain("jobs of December 2026; the next month begins on 2027-01-01.");
    await decide({ monthlyJobs: null });
    expect(await createJob()).toMatchObject({ status: 201 });
  });

  test("a sync creates no job that the checks refuse, reports it and continues", async () => {
    const inputTriggers = { [place.connectionId]: ["releases"] };
    const config = { sourceRepos: [place.connectionId], docsRepo: place.connectionId, inputTriggers };
    await place.call("PUT", `publications/${place.publicationId}`, { name: "Widget", config });
    const sync = () => place.call("POST", `connections/${place.connectionId}/sync`, { wait: true });
    await sync();
    place.history.commit("feat: pause answers (#4)");
    place.history.tag("v1.2.0");
    await decide(SUSPENDED);
    await sync();
    expect(await countRows("jobs")).toBe(0);
    const { connectionId, publicationId } = place;
    expect(await errors()).toEqual([
      {
        type: "error",
        summary: "A job was not created",
        delta: REFUSED.body.error,
        config: { connectionId, publicationId, event: "releases", title: "Document v1.2.0" },
      },
    ]);
    expect((await place.organization.readAudits()).at(-1)).toMatchObject({ summary: "Synced a connection" });
  });
});
