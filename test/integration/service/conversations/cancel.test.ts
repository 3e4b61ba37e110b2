import { describe, expect, test } from "vitest";
import { ConversationFixture, lastOf } from "../../../support/conversations.ts";
import { create } from "../../../support/service.ts";
import { memory } from "../../../support/stores.ts";

const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];

let place: ConversationFixture;
ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
  place = fixture;
});

test("a failed job runs again with its turn, and ends as that does", async () => {
  const readJob = async () => (await place.call("GET", "jobs")).body.jobs[0];
  const changes = [{ tags: { start: "v1.0.0", end: "v1.2.0" } }];
  const id = await create(place.call, "conversations/", { body: "Write.", publication: "Widget", changes });
  await place.organization.service.idle();
  expect(await readJob()).toMatchObject({ state: "errored" });
  const retry = async () => {
    const [turn] = await place.readTurns();
    expect(await place.call("POST", `conversation_turns/${turn?.id}/retry`)).toMatchObject({ status: 200 });
    await place.organization.service.idle();
    return readJob();
  };
  expect(await retry()).toMatchObject({ state: "errored" });
  place.history.tag("v1.2.0");
  const job = await retry();
  expect([job?.state, job?.outcome]).toEqual(["done", undefined]);
  expect(await place.read(id)).toMatchObject({ status: "staged" });
});

describe("cancelling", () => {
  test("a first turn leaves a cancelled conversation and a job that is done; again it changes nothing", async () => {
    const id = await create(place.call, "conversations/", { body: "Write.", publication: "Widget", changes: CHANGES });
    const answer = await place.call("POST", `conversations/${id}/cancel`);
    expect(answer).toMatchObject({ status: 200, body: { status: "cancelled", summary: "Cancelled on request." } });
    await place.organization.service.idle();
    const cancelled = await place.read(id);
    expect(cancelled).toEqual(answer.body);
    expect(await place.readTurns()).toMatchObject([{ status: "cancelled", error_message: null }]);
    const { body } = await place.call("GET", "jobs");
    expect(body).toMatchObject({ jobs: [{ state: "done", outcome: "cancelled" }] });
    const audits = await place.organization.readAudits();
    expect(audits).toContainEqual(expect.objectContaining({ delta: 'status: "running" → "cancelled"' }));
    expect((await place.call("POST", `conversations/${id}/cancel`)).status).toBe(200);
    expect(await place.organization.readAudits()).toEqual(audits);
    expect(await place.call("POST", `conversations/${id}/comments`, { body: "More." })).toMatchObject({ status: 409 });
  });

  test("the turn of a comment keeps the draft, and later turns ignore the comment", async () => {
    const { id, status } = await place.converse();
    const commentId = await create(place.call, `conversations/${id}/comments`, { body: "Leave out #2." });
    const answer = await place.call("POST", `conversations/${id}/cancel`);
    expect(answer).toMatchObject({ status: 200, body: { status } });
    await place.organization.service.idle();
    const reply = await place.readReply(await place.readComment(commentId));
    expect(reply).toMatchObject({ message: "Cancelled on request.", source: "service" });
    await place.comment(id, { body: "Leave out #3." });
    const notes = lastOf(await place.read(id), "releaseNotes");
    expect(notes).toContain("Stream answers");
    expect(notes).not.toContain("Keep the last line");
  });

  test("is a 409 without a running turn and needs the permission to update", async () => {
    const before = await place.converse();
    const path = `conversations/${before.id}/cancel`;
    const error = expect.stringContaining("Only running work");
    expect(await place.call("POST", path)).toMatchObject({ status: 409, body: { error } });
    const reader = await place.organization.addCaller({ role: "reader" });
    expect(await reader("POST", path)).toMatchObject({ status: 403 });
    expect(await place.read(before.id)).toEqual(before);
  });
});
