import { describe, expect, test } from "vitest";
import { ConversationFixture, lastOf } from "../../support/conversations.ts";
import { databases } from "../../support/stores.ts";
import { excludedFilesOf } from "./exclusion.ts";

const CHANGELOG = "CHANGELOG.md";

describe.each(databases)("the files that a draft excludes, on $name", ({ kind, createLocation }) => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(createLocation, (fixture) => {
    place = fixture;
  });
  const { changed, exclude, show } = excludedFilesOf(() => place);

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

  // What a draft has is the same on each database.
  if (kind !== "sqlite") return;

  test("return with their text once they are no longer excluded", async () => {
    const { id, branch } = await place.converse({ stage: true });
    const before = show(branch, CHANGELOG);
    expect(await exclude(id, CHANGELOG)).toMatchObject({ excludedFiles: [CHANGELOG] });
    expect(changed(branch)).toEqual([]);
    const returned = await exclude(id);
    expect(returned.excludedFiles).toEqual([]);
    expect(show(branch, CHANGELOG)).toBe(before);
    expect(lastOf(returned, "draft")).toContain(CHANGELOG);
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
    const { history } = place;
    history.git("switch", "--quiet", branch);
    history.commit("Change the build", { "setup.py": "pass\n" });
    history.git("switch", "--quiet", "main");
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
    const { history } = place;
    history.git("switch", "--quiet", branch);
    history.commit("Add a guide", { "docs/guide.md": "Do this.\n" });
    history.git("switch", "--quiet", "main");
    await place.comment(id, { body: "Exclude docs/guide.md." });
    expect(changed(branch)).toEqual([CHANGELOG]);
    expect((await exclude(id, CHANGELOG, CHANGELOG)).excludedFiles).toEqual([CHANGELOG]);
    expect(changed(branch)).toEqual(["docs/guide.md"]);
    expect(show(branch, "docs/guide.md")).toBe("Do this.");
    await exclude(id, "docs/nothing.md");
    expect(changed(branch)).toEqual([CHANGELOG, "docs/guide.md"]);
  });
});
