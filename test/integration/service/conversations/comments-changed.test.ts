import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConversationFixture, commentsOf } from "../../../support/conversations.ts";
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
  const list = (query: string) => place.call("GET", `conversation_comments?${query}`);

  test("only its author edits and deletes a comment", async () => {
    const comment = await say("Nice.");
    const path = `conversation_comments/${comment}`;
    const other = await place.organization.addCaller({ role: "admin" });
    const viewer = await place.organization.addCaller({ role: "viewer" });
    for (const [call, fault] of [
      [other, "author"],
      [viewer, "comment:"],
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

  test("a list shows permitted records: permissions on conversation and publication are both checked", async () => {
    const [shown] = [await say("One."), await say("Two.")];
    expect(await list("conversationId=cnv-0000000000000000")).toMatchObject({ status: 404 });
    const only = await place.organization.addCaller({ grants: [{ permission: "comment:get", recordId: shown ?? "" }] });
    expect(commentsOf(await only("GET", "conversation_comments"))).toMatchObject([{ id: shown }]);
    expect(await only("GET", `conversation_comments?conversationId=${id}`)).toMatchObject({ status: 403 });
    const reader = await place.organization.addCaller({ grants: [{ permission: "conversation:get", recordId: id }] });
    expect(await reader("GET", `conversation_comments?conversationId=${id}`)).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining("publication:get") },
    });
    const unprivileged = await place.organization.addCaller({ grants: [] });
    expect(commentsOf(await unprivileged("GET", "conversation_comments"))).toEqual([]);
  });

  test.each<[string, object]>([
    ["no text", { body: "" }],
    ["an anchor without a file", { body: "x", anchor: { startLine: 1 } }],
    ["an end before its start", { body: "x", anchor: { filePath: "a.md", startLine: 3, endLine: 2 } }],
    ["an end without a start", { body: "x", anchor: { filePath: "a.md", endLine: 2 } }],
    ["two variants in a selector", { body: "x", changes: [{ releases: { count: 1 }, timeRange: {} }] }],
  ])("one with %s is 400", async (_, request) => {
    const answer = await place.call("POST", `conversations/${id}/comments`, request);
    expect(answer).toMatchObject({ status: 400, body: { error: expect.any(String) } });
  });

  test("a comment without permission is refused, and one on an unknown conversation is not found", async () => {
    const viewer = await place.organization.addCaller({ role: "viewer" });
    const request = { body: "x", workRequested: false };
    expect(await viewer("POST", `conversations/${id}/comments`, request)).toMatchObject({ status: 403 });
    const sent = await viewer("POST", `conversations/${id}/comments/sendBatch`, { itemCommentIds: ["cmt-1"] });
    expect(sent).toMatchObject({ status: 403 });
    const absent = "conversations/cnv-0000000000000000/comments";
    expect(await place.call("POST", absent, request)).toMatchObject({ status: 404 });
    expect(await place.call("POST", `${absent}/sendBatch`, { itemCommentIds: ["cmt-1"] })).toMatchObject({
      status: 404,
    });
    const turn = await viewer("POST", "conversation_turns/trn-0000000000000000/retry");
    expect(turn).toMatchObject({ status: 403 });
  });
});
