import { describe, expect, test } from "vitest";
import { ConversationFixture, lastOf, type ShownConversation } from "../../support/conversations.ts";
import { memory } from "../../support/stores.ts";

const CHANGELOG = "CHANGELOG.md";

describe("the files that a draft excludes", () => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(memory.createLocation, (fixture) => {
    place = fixture;
  });

  const exclude = async (id: string, ...excludedFiles: string[]) => {
    const { status, body } = await place.call("PUT", `conversations/${id}`, { excludedFiles });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as ShownConversation;
  };
  const changed = (branch: string) =>
    place.history
      .git("diff", "--name-only", `main...${branch}`)
      .split("\n")
      .filter((path) => path !== "");
  const show = (branch: string, path: string) => place.history.git("show", `${branch}:${path}`);
  const commitTo = (branch: string, path: string) => {
    place.history.git("switch", "--quiet", branch);
    place.history.commit("By hand", { [path]: "Do this.\n" });
    place.history.git("switch", "--quiet", "main");
  };

  test("stay excluded, with their text, where a command restores them in a turn without commits", async () => {
    const { id, branch } = await place.converse({ stage: true });
    const before = show(branch, CHANGELOG);
    await place.comment(id, { body: "/exclude CHANGELOG.md" });
    const changes = [{ timeRange: { start: "2031-01-01T00:00:00Z", end: "2031-01-02T00:00:00Z" } }];
    await place.comment(id, { body: "/restore CHANGELOG.md", changes });
    expect((await place.read(id)).excludedFiles).toEqual([CHANGELOG]);
    await exclude(id);
    expect(show(branch, CHANGELOG)).toBe(before);
  });

  test("return with their current text if a turn ran meanwhile", async () => {
    const { id, branch } = await place.converse({ stage: true });
    await exclude(id, CHANGELOG);
    await place.comment(id, { body: "Reword #2: Answer at once." });
    expect(changed(branch)).toEqual([]);
    await exclude(id);
    expect(show(branch, CHANGELOG)).toContain("Answer at once");
  });

  test("stay excluded where a draft may not write them, which a 400 or a notice says", async () => {
    const { id, branch } = await place.converse({ stage: true });
    commitTo(branch, "setup.py");
    await exclude(id, "setup.py", CHANGELOG);
    expect(changed(branch)).toEqual([]);
    const refused = await place.call("PUT", `conversations/${id}`, { excludedFiles: [] });
    expect(refused).toMatchObject({ status: 400, body: { error: expect.stringContaining("setup.py") } });
    expect(changed(branch)).toEqual([]);
    await place.comment(id, { body: "/restore setup.py\n/restore CHANGELOG.md" });
    expect((await place.read(id)).excludedFiles).toEqual(["setup.py"]);
    expect(lastOf(await place.read(id), "notice")).toContain('"setup.py"');
    expect(changed(branch)).toEqual([CHANGELOG]);
  });

  test("stay as they are once the draft is merged or cancelled", async () => {
    const { id, branch } = await place.converse({ stage: true });
    await exclude(id, CHANGELOG);
    const { database } = place.organization.store;
    for (const to of ["merged", "closed", "cancelled"]) {
      await database.updateTable("conversations").set({ status: to }).where("id", "=", id).execute();
      const { status } = await place.call("PUT", `conversations/${id}`, { excludedFiles: [] });
      expect(status).toBe(409);
    }
    expect(changed(branch)).toEqual([]);
  });

  test("may be a person's own, and are a set: duplicates count once", async () => {
    const { id, branch } = await place.converse({ stage: true });
    commitTo(branch, "docs/guide.md");
    await place.comment(id, { body: "Exclude docs/guide.md." });
    expect(changed(branch)).toEqual([CHANGELOG]);
    expect((await exclude(id, CHANGELOG, CHANGELOG)).excludedFiles).toEqual([CHANGELOG]);
    expect(changed(branch)).toEqual(["docs/guide.md"]);
    expect(show(branch, "docs/guide.md")).toBe("Do this.");
    await exclude(id, "docs/nothing.md");
    expect(changed(branch)).toEqual([CHANGELOG, "docs/guide.md"]);
  });

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
    commitTo(branch, "docs/guide.md");
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
});
