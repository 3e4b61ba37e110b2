import { describe, expect, test } from "vitest";
import { ConversationFixture, commentsOf, lastOf } from "../../support/conversations.ts";
import { memory } from "../../support/stores.ts";

describe("a comment", () => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
    place = fixture;
  });

  test("a batch without a message requests what its comments say, and nothing else", async () => {
    const { id } = await place.converse();
    const { id: item } = await place.comment(id, { body: "Leave out #2.", workRequested: false });
    await place.call("POST", `conversations/${id}/comments/sendBatch`, { itemCommentIds: [item] });
    await place.organization.service.idle();
    const [reply] = commentsOf(await place.call("GET", "conversation_comments?source=service"));
    expect(reply?.message).not.toContain("Not understood");
    expect(lastOf(await place.read(id), "diff")).not.toContain("Stream answers");
  });

  test("a batch takes no comment that is in one already, and no reply of the service", async () => {
    const { id } = await place.converse();
    const { id: item } = await place.comment(id, { body: "Leave out #2.", workRequested: false });
    const send = (itemCommentIds: unknown[]) =>
      place.call("POST", `conversations/${id}/comments/sendBatch`, { itemCommentIds });
    expect(await send([item])).toMatchObject({ status: 200 });
    await place.organization.service.idle();
    const [reply] = commentsOf(await place.call("GET", "conversation_comments?source=service"));
    for (const refused of [item, reply?.id ?? "none"]) {
      expect(await send([refused])).toMatchObject({ status: 400, body: { error: expect.stringContaining(refused) } });
    }
    expect(await send([])).toMatchObject({ status: 400 });
  });

  test("one that requests work changes the draft, and gets a reply with the result", async () => {
    const conversation = await place.converse();
    expect(lastOf(conversation, "diff")).toContain("+- Stream answers");
    const comment = await place.comment(conversation.id, { body: "Leave out #2." });
    expect(comment).toMatchObject({ message: "Leave out #2.", workRequested: true, source: "api", anchor: null });
    const after = await place.read(conversation.id);
    expect(after).toMatchObject({ status: "staged", branch: conversation.branch, staged: true });
    expect(lastOf(after, "diff")).not.toContain("Stream answers");
    expect(lastOf(after, "diff")).toContain("Keep the last line");
    expect(place.history.git("show", `${after.branch}:CHANGELOG.md`)).not.toContain("Stream answers");
    const reply = await place.readReply(comment);
    expect(reply).toMatchObject({ source: "service", authorId: null, workRequested: false });
    expect(reply.message).toMatch(/^Wrote CHANGELOG\.md for v1\.1\.0/);
    const [first, second] = await place.readTurns();
    expect(first).toMatchObject({ status: "success", triggering_comment_id: null });
    expect(second).toMatchObject({ status: "success", triggering_comment_id: comment.id });
  });

  test("one about lines of the draft replaces them with its suggestion", async () => {
    const { id, branch } = await place.converse();
    const lines = place.history.git("show", `${branch}:CHANGELOG.md`).split("\n");
    const startLine = lines.findIndex((line) => line.includes("Stream answers")) + 1;
    const anchor = { filePath: "CHANGELOG.md", startLine };
    const comment = await place.comment(id, { body: "```suggestion\n- Streams\n```", anchor });
    expect(comment.anchor).toEqual(anchor);
    expect(place.history.git("show", `${branch}:CHANGELOG.md`)).toContain("- Streams\n");
  });

  test("one that changes nothing ends with no changes, says so, and keeps the draft", async () => {
    const before = await place.converse();
    const comment = await place.comment(before.id, { body: "Thanks, looks good!" });
    expect((await place.readReply(comment)).message).toMatch(/^Nothing to change/);
    expect((await place.readTurns()).at(-1)).toMatchObject({ status: "no_changes", error_message: null });
    const after = await place.read(before.id);
    expect(after).toMatchObject({ status: "staged", branch: before.branch, summary: before.summary });
    expect(lastOf(after, "diff")).toBe(lastOf(before, "diff"));
  });

  test("one that leaves no change reverts the files on the branch", async () => {
    const before = await place.converse();
    const comment = await place.comment(before.id, { body: "Exclude CHANGELOG.md." });
    expect((await place.readReply(comment)).message).toMatch(/^Nothing to change .* empty/);
    const after = await place.read(before.id);
    expect(after).toMatchObject({ status: "staged", branch: before.branch, excludedFiles: ["CHANGELOG.md"] });
    expect(place.history.git("ls-tree", "--name-only", before.branch)).not.toContain("CHANGELOG.md");
    await place.comment(before.id, { body: "Reword #3: Kept." });
    expect((await place.readTurns()).at(-1)).toMatchObject({ status: "no_changes" });
  });

  test("one that fails ends the turn with its error, and a retry repeats it", async () => {
    const { id } = await place.converse();
    const changes = [{ tags: { start: "v1.0.0", end: "v1.2.0" } }];
    const comment = await place.comment(id, { body: "Take the next release in.", changes });
    expect((await place.readReply(comment)).message).toMatch(/^This failed.*v1\.2\.0/);
    expect(await place.read(id)).toMatchObject({ status: "needsAttention" });
    const turn = (await place.readTurns()).at(-1);
    expect(turn).toMatchObject({ status: "error", error_message: expect.stringContaining("v1.2.0") });
    place.history.commit("feat: more (#4)");
    place.history.tag("v1.2.0");
    const retried = await place.call("POST", `conversation_turns/${turn?.id}/retry`);
    expect(retried).toMatchObject({
      status: 200,
      body: { id: turn?.id, status: "running", errorMessage: null, retryCount: 1, triggeringCommentId: comment.id },
    });
    expect(retried.body).toMatchObject({ request: { body: "Take the next release in.", changes } });
    await place.organization.service.idle();
    expect((await place.readTurns()).at(-1)).toMatchObject({ status: "success", retry_count: 1 });
    expect(lastOf(await place.read(id), "diff")).toContain("More");
    const again = await place.call("POST", `conversation_turns/${turn?.id}/retry`);
    expect(again).toMatchObject({ status: 409, body: { error: expect.stringContaining("success") } });
    expect(await place.call("POST", "conversation_turns/trn-0000000000000000/retry")).toMatchObject({ status: 404 });
  });

  test("is refused for work in a closed conversation, and allowed as discussion", async () => {
    const { id } = await place.converse();
    const path = `conversations/${id}/comments`;
    for (const status of ["merged", "closed", "cancelled"]) {
      await place.organization.store.database
        .updateTable("conversations")
        .set({ status })
        .where("id", "=", id)
        .execute();
      const refused = await place.call("POST", path, { body: "More." });
      expect(refused).toMatchObject({ status: 409, body: { error: expect.stringContaining(status) } });
      expect(await place.call("POST", path, { body: "Thanks.", workRequested: false })).toMatchObject({ status: 201 });
    }
    expect(await place.readTurns()).toHaveLength(1);
  });

  test.each([
    ["publication", (at: ConversationFixture) => `publications/${at.publicationId}`],
    ["connection", (at: ConversationFixture) => `connections/${at.connectionId}?preserveDependencies=true`],
  ])("work whose %s is deleted by then ends cancelled", async (_, pathOf) => {
    const { id } = await place.converse({ changes: [{ tags: { start: "v1.0.0", end: "v1.2.0" } }] });
    expect(await place.call("DELETE", pathOf(place))).toMatchObject({ status: 204 });
    const [turn] = await place.readTurns();
    expect(await place.call("POST", `conversation_turns/${turn?.id}/retry`)).toMatchObject({ status: 200 });
    await place.organization.service.idle();
    expect(await place.readTurns()).toMatchObject([
      { status: "cancelled", error_message: expect.stringContaining("deleted") },
    ]);
    expect(await place.read(id)).toMatchObject({ status: "cancelled" });
    const errors = (await place.organization.readAudits()).filter(({ type }) => type === "error");
    expect(errors).toMatchObject([{ summary: "A turn failed", config: { turnId: turn?.id } }]);
    expect(await place.call("POST", `conversations/${id}/comments`, { body: "More." })).toMatchObject({ status: 409 });
  });
});
