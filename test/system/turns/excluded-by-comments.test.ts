import { describe, expect, test } from "vitest";
import { ConversationFixture } from "../../support/conversations.ts";
import { memory } from "../../support/stores.ts";
import { excludedFilesOf } from "./exclusion.ts";

const CHANGELOG = "CHANGELOG.md";

describe("the files that a draft excludes by comments", () => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
    place = fixture;
  });
  const { changed, exclude, show } = excludedFilesOf(() => place);

  test("may include those that a comment excluded, which later turns then write too", async () => {
    const { id, branch } = await place.converse({ stage: true });
    await place.comment(id, { body: "Exclude CHANGELOG.md." });
    expect(await place.read(id)).toMatchObject({ excludedFiles: [CHANGELOG] });
    expect(changed(branch)).toEqual([]);
    await exclude(id);
    expect(changed(branch)).toEqual([CHANGELOG]);
    await place.comment(id, { body: "Reword #2: Answer at once." });
    expect(show(branch, CHANGELOG)).toContain("Answer at once");
    await place.comment(id, { body: "Exclude CHANGELOG.md." });
    expect(await place.read(id)).toMatchObject({ excludedFiles: [CHANGELOG] });
  });

  test("may be excluded by a batch that is sent after the set was given", async () => {
    const { id, branch } = await place.converse({ stage: true });
    const item = await place.comment(id, { body: "Exclude CHANGELOG.md.", workRequested: false });
    await exclude(id);
    const { status } = await place.call("POST", `conversations/${id}/comments/sendBatch`, {
      itemCommentIds: [item.id],
    });
    expect(status).toBe(200);
    await place.organization.service.idle();
    expect(await place.read(id)).toMatchObject({ excludedFiles: [CHANGELOG] });
    expect(changed(branch)).toEqual([]);
  });

  test("are excluded and restored by commands in comments, in the order of the comments", async () => {
    const { id, branch } = await place.converse({ stage: true });
    const before = show(branch, CHANGELOG);
    const { history } = place;
    history.git("switch", "--quiet", branch);
    history.commit("Add a guide", { "docs/guide.md": "Do this.\n" });
    history.git("switch", "--quiet", "main");
    await place.comment(id, { body: "/exclude CHANGELOG.md\n/exclude docs/guide.md" });
    expect((await place.read(id)).excludedFiles).toEqual([CHANGELOG, "docs/guide.md"]);
    expect(changed(branch)).toEqual([]);
    await place.comment(id, { body: "/restore CHANGELOG.md\n/restore docs/guide.md" });
    expect((await place.read(id)).excludedFiles).toEqual([]);
    expect(show(branch, CHANGELOG)).toBe(before);
    expect(show(branch, "docs/guide.md")).toBe("Do this.");
    await exclude(id, "docs/guide.md");
    await place.comment(id, { body: "/skip #2" });
    expect((await place.read(id)).excludedFiles).toEqual(["docs/guide.md"]);
    expect(changed(branch)).toEqual([CHANGELOG]);
  });

  test("are excluded by valid commands only; the reply to another shows its form", async () => {
    const { id, branch } = await place.converse({ stage: true });
    const comment = await place.comment(id, { body: "/exclude\n/drop CHANGELOG.md" });
    const { message } = await place.readReply(comment);
    expect(message).toMatch(/\/exclude \[path\].*"\/exclude".*\/restore path.*"\/drop CHANGELOG\.md"/);
    expect((await place.read(id)).excludedFiles).toEqual([]);
    await place.comment(id, { body: "/exclude", anchor: { filePath: CHANGELOG } });
    expect(changed(branch)).toEqual([]);
  });
});
