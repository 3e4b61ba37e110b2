import { describe, expect, test } from "vitest";
import { ConversationFixture, lastOf } from "../../../support/conversations.ts";
import { memory } from "../../../support/stores.ts";

describe("turns and files", () => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
    place = fixture;
  });

  const parts = ["turns", "diff"];

  test("turns are listed newest first, in pages, with what was asked", async () => {
    const { id } = await place.converse();
    await place.comment(id, { body: "Leave out #2." });
    const { body } = await place.call("GET", `conversations/${id}/turns?pageSize=1`);
    expect(body).toMatchObject({
      turns: [{ conversationId: id, status: "success", request: { body: "Leave out #2." } }],
    });
    const { body: older } = await place.call("GET", `conversations/${id}/turns?next=${body.nextPageToken}`);
    expect(older).toMatchObject({ turns: [{ triggeringCommentId: null, request: { changes: expect.anything() } }] });
  });

  test("the files of the newest draft are those of its diff, all or one", async () => {
    const { id } = await place.converse();
    const diff = lastOf(await place.read(id), "diff");
    const { body } = await place.call("GET", `conversations/${id}/diff`);
    const files: { filePath: string; diff: string }[] = Object(body).files;
    expect(files.map((file) => file.diff).join("\n")).toBe(diff);
    const { body: one } = await place.call("GET", `conversations/${id}/diff?filePath=${files[0]?.filePath}`);
    expect(one).toEqual({ files: [files[0]] });
  });

  test("takes the permission to read the conversation, which others do not have", async () => {
    const { id } = await place.converse();
    const stranger = await place.organization.addCaller({ grants: [] });
    const reader = await place.organization.addCaller({ grants: [{ permission: "conversation:get", recordId: id }] });
    for (const part of parts) {
      expect(await stranger("GET", `conversations/${id}/${part}`)).toMatchObject({ status: 403 });
      expect(await reader("GET", `conversations/${id}/${part}`)).toMatchObject({ status: 200 });
      expect(await place.call("GET", `conversations/cnv-0000000000000000/${part}`)).toMatchObject({ status: 404 });
    }
  });
});
