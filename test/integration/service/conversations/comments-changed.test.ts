import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConversationFixture } from "../../../support/conversations.ts";
import { create } from "../../../support/service.ts";

describe("comments that are changed", () => {
  let place: ConversationFixture;
  let id: string;
  beforeEach(async () => {
    place = await ConversationFixture.open({ location: ":memory:" });
    // Discussion needs no history.
    await place.organization.service.stop(0);
    const request = { body: "Write.", publication: "Widget" };
    id = await create(place.call, "conversations/", request);
  });
  afterEach(async () => {
    await place.organization.store.database.deleteFrom("tasks").execute();
    await place[Symbol.asyncDispose]();
  });

  const say = (body: string, more = {}) =>
    create(place.call, `conversations/${id}/comments`, { body, workRequested: false, ...more });

  test("only its author edits and deletes a comment", async () => {
    const comment = await say("Nice.");
    const path = `conversation_comments/${comment}`;
    const other = await place.organization.addCaller({ role: "owner" });
    const reader = await place.organization.addCaller({ role: "reader" });
    for (const [call, fault] of [
      [other, "author"],
      [reader, "comment:"],
    ] as const) {
      const edited = await call("PATCH", path, { message: "Not nice." });
      expect(edited).toMatchObject({ status: 403, body: { error: expect.stringContaining(fault) } });
      expect(await call("DELETE", path)).toMatchObject({ status: 403 });
    }
    expect(await place.call("PATCH", path, { message: "" })).toMatchObject({ status: 400 });
    expect(await place.call("PATCH", path, { message: "Very nice." })).toMatchObject({
      status: 200,
      body: { id: comment, message: "Very nice." },
    });
    expect(await place.call("DELETE", path)).toEqual({ status: 204, body: undefined });
    expect(await place.call("DELETE", path)).toMatchObject({ status: 404 });
    expect(await place.call("PATCH", path, { message: "Gone." })).toMatchObject({ status: 404 });
    const audits = (await place.organization.readAudits()).filter(({ config }) => config.commentId === comment);
    expect(audits).toMatchObject([
      { type: "action-create" },
      { type: "action-update", delta: 'message: "Nice." → "Very nice."' },
      { type: "action-delete" },
    ]);
  });

  test("an author who may no longer read the publication changes none", async () => {
    const author = await place.organization.addCaller({
      grants: [
        { permission: "comment:create", recordId: id },
        { permission: "conversation:get", recordId: id },
      ],
    });
    const { body } = await author("POST", `conversations/${id}/comments`, { body: "Nice.", workRequested: false });
    const path = `conversation_comments/${body.id}`;
    expect(await author("PATCH", path, { message: "Else." })).toMatchObject({ status: 403 });
    const { database } = place.organization.store;
    const { user_id } = await database.selectFrom("grants").select("user_id").executeTakeFirstOrThrow();
    const grant = (resource: string, verb: string, record_id: string) =>
      database.insertInto("grants").values({ user_id, resource, verb, record_id }).execute();
    await grant("comment", "update", body.id);
    const refused = await author("PATCH", path, { message: "Else." });
    expect(refused).toMatchObject({ status: 403, body: { error: expect.stringContaining("publication:get") } });
    await grant("publication", "get", place.publicationId);
    expect(await author("PATCH", path, { message: "Else." })).toMatchObject({ status: 200 });
    expect(await author("DELETE", path)).toMatchObject({ status: 403 });
  });

  test("request work only of who may start some, and cost nothing else", async () => {
    const path = `conversations/${id}/comments`;
    const tasks = () => place.organization.store.database.selectFrom("tasks").select("id").execute();
    const before = await tasks();
    const reviewer = await place.organization.addCaller({ role: "reviewer" });
    const said = await reviewer("POST", path, { body: "Nice.", workRequested: false });
    expect(said.status).toBe(201);
    const requests = [
      [path, { body: "Shorter." }],
      [path, { body: "Shorter.", workRequested: true }],
      [`${path}/sendBatch`, { itemCommentIds: [said.body.id] }],
    ] as const;
    for (const [to, body] of requests) {
      const error = expect.stringContaining("conversation:create or job:create");
      expect(await reviewer("POST", to, body)).toMatchObject({ status: 403, body: { error } });
    }
    expect(await tasks()).toEqual(before);
    const permissions = ["comment:create", "conversation:get", "job:create"] as const;
    const requester = await place.organization.addCaller({ permissions });
    for (const [to, body] of requests.slice(1)) expect((await requester("POST", to, body)).status).toBeLessThan(300);
    expect(await tasks()).toHaveLength(before.length + 2);
  });

  test("a batch and a list need permissions on the conversation and its publication", async () => {
    const comment = await say("One.");
    const reader = await place.organization.addCaller({ role: "reader" });
    const path = `conversations/${id}/comments/sendBatch`;
    expect(await reader("POST", path, { itemCommentIds: [comment] })).toMatchObject({ status: 403 });
    const list = `conversation_comments?conversationId=${id}`;
    const only = await place.organization.addCaller({ grants: [{ permission: "comment:get", recordId: comment }] });
    expect(await only("GET", list)).toMatchObject({ status: 403 });
  });

  test.each<[string, object]>([
    ["an anchor without a file", { body: "x", anchor: { startLine: 1 } }],
    ["an end before its start", { body: "x", anchor: { filePath: "a.md", startLine: 3, endLine: 2 } }],
    ["an end without a start", { body: "x", anchor: { filePath: "a.md", endLine: 2 } }],
  ])("one with %s is 400", async (_, request) => {
    const answer = await place.call("POST", `conversations/${id}/comments`, request);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  });
});
