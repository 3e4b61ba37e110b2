import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPlace, type DraftFixture, type Order, say } from "../../support/drafts.ts";

const BRANCH = "release-docs/v1.1.0";
const CHANGELOG = "CHANGELOG.md";
const NOTES = "notes/1.1.0.md";
const ORDER: Order = {
  publication: {
    config: {
      writeChangelogs: true,
      writeReleaseNotes: true,
      styleGuide: { releaseNotes: { path: "notes/{version}.md" } },
    },
  },
};

let place: DraftFixture;
beforeEach(async () => {
  place = createPlace({ "src/more.ts": "1\n" });
  await place.write(ORDER);
});
afterEach(() => place[Symbol.dispose]());

const again = (order: Order = {}) => place.write({ ...ORDER, ...order });
/** Where a run says what it says: the two files, the text of the pull request, and its own notes. */
async function readPlaces(order?: Order): Promise<Record<string, string>> {
  const { body, entries } = await again(order);
  const notes = entries.get("releaseNotes")?.join("\n") ?? "";
  return { changelog: place.show(BRANCH, CHANGELOG), notesFile: place.show(BRANCH, NOTES), body, notes };
}

describe("an entry has one text", () => {
  test.each([
    ["the changelog", CHANGELOG],
    ["the release notes", NOTES],
  ])("where a person rewords it in %s", async (_, path) => {
    place.edit(BRANCH, path, (text) => text.replace("Stream answers", "Stream [all](https://example.org) `answers`"));
    for (const text of Object.values(await readPlaces())) {
      expect(text).toMatch(/Stream (?:\[all\]\(\S+\)|all) `answers`/);
      expect(text).not.toContain("Stream answers");
    }
    // Also in a run after a rebase, and after another edit.
    place.git("switch", "--quiet", BRANCH);
    place.git("rebase", "--quiet", "main");
    place.git("switch", "--quiet", "main");
    place.edit(BRANCH, path, (text) =>
      text.replace("Stream [all](https://example.org) `answers`", "Stream everything"),
    );
    for (const text of Object.values(await readPlaces())) expect(text).toContain("Stream everything");
    for (const text of Object.values(await readPlaces())) expect(text).toContain("Stream everything");
  });

  test("where a person deletes it", async () => {
    place.edit(BRANCH, CHANGELOG, (text) => text.replace(/- Stream answers.*\n/, ""));
    for (const text of Object.values(await readPlaces())) expect(text).not.toContain("Stream answers");
    place.edit(BRANCH, CHANGELOG, (text) => text.replace(/(- Keep the last line.*\n)/, "$1- Stream answers (#2)\n"));
    for (const text of Object.values(await readPlaces())) expect(text).toContain("Stream answers");
  });

  test("where a comment suggests it", async () => {
    const startLine =
      place
        .show(BRANCH, CHANGELOG)
        .split("\n")
        .findIndex((line) => line.includes("Stream answers")) + 1;
    const anchor = { filePath: CHANGELOG, startLine, anchoredFileSha: place.blob(BRANCH, CHANGELOG) };
    const comments = [say("```suggestion\n- Stream all answers\n```", { anchor })];
    for (const text of Object.values(await readPlaces({ comments }))) expect(text).toContain("Stream all answers");
    expect(place.show(BRANCH, CHANGELOG)).toContain("- Stream all answers\n");
  });

  test("where a person rewords what a comment had reworded", async () => {
    const comments = [say("Reword #2: Stream some answers")];
    for (const text of Object.values(await readPlaces({ comments }))) expect(text).toContain("Stream some answers");
    place.edit(BRANCH, NOTES, (text) => text.replace("Stream some answers", "Stream every answer"));
    for (const text of Object.values(await readPlaces({ comments }))) expect(text).toContain("Stream every answer");
  });

  test("where a person rewords it again and again", async () => {
    const comments = [say("Reword #2: Stream some answers")];
    await readPlaces({ comments });
    for (const [before, after] of [
      ["some answers", "every answer"],
      ["every answer", "any answer"],
    ] as const) {
      place.edit(BRANCH, CHANGELOG, (text) => text.replace(before, after));
      for (const text of Object.values(await readPlaces({ comments }))) expect(text).toContain(`Stream ${after}`);
    }
  });

  test("that several changes have", async () => {
    place.add("feat: draw charts (#6)", "feat: draw charts (#7)", "fix: draw charts (#8)");
    place.git("tag", "--force", "v1.1.0");
    await again();
    place.edit(BRANCH, CHANGELOG, (text) => text.replace(/- Draw charts(?=.*#7)/, "- Draw all charts"));
    for (const text of Object.values(await readPlaces())) {
      expect(text).toMatch(/- Draw all charts \(.*#7.*#6/);
      expect(text.match(/- Draw charts/g)).toHaveLength(1);
    }
    place.edit(BRANCH, NOTES, (text) => text.replace(/- Draw all charts.*\n/, ""));
    for (const text of Object.values(await readPlaces())) {
      expect(text).not.toMatch(/#[67]\b/);
      expect(text).toMatch(/- Draw charts \(.*#8/);
    }
    place.edit(BRANCH, NOTES, (text) => text.replace(/- Draw charts.*\n/, ""));
    for (const text of Object.values(await readPlaces())) expect(text).not.toContain("charts");
  });

  test("while its two changes of equal words are told apart by their numbers", async () => {
    place.add("feat: draw charts (#6)", "fix: draw charts (#7)");
    place.git("tag", "--force", "v1.1.0");
    await again();
    place.edit(BRANCH, CHANGELOG, (text) => text.replace(/- Draw charts \(.*#6.*\n/, ""));
    for (const text of Object.values(await readPlaces())) {
      expect(text).not.toMatch(/Draw charts.*#6/);
      expect(text).toMatch(/Draw charts.*#7/);
    }
  });

  test("unless two places were reworded differently", async () => {
    place.edit(BRANCH, CHANGELOG, (text) => text.replace("Stream answers", "Stream for readers of code"));
    place.edit(BRANCH, NOTES, (text) => text.replace("Stream answers", "Stream for everybody"));
    const { changelog, notesFile } = await readPlaces();
    expect(changelog).toContain("Stream for readers of code");
    expect(notesFile).toContain("Stream for everybody");
  });

  test("and of two new ones a person's stays, and the other is shown until a person changes the file", async () => {
    place.edit(BRANCH, CHANGELOG, (text) => text.replace("Stream answers", "Stream for everybody"));
    const comments = [say("Reword #2: Stream in parts")];
    for (const run of ["first", "second"]) {
      const { body, entries } = await again({ comments });
      expect(body, run).toMatch(/CHANGELOG.+Stream for everybody.+Stream in parts/);
      expect(entries.get("notice")?.join(), run).toContain("Stream in parts");
      expect(place.show(BRANCH, CHANGELOG)).toContain("Stream for everybody");
    }
    place.edit(BRANCH, CHANGELOG, (text) => text.replace("Stream for everybody", "Stream for all, in parts"));
    expect((await again({ comments })).entries.get("notice")).toBeUndefined();
  });

  test("but who empties a file means that file", async () => {
    place.edit(BRANCH, CHANGELOG, () => "# Changelog\n\nSee the releases.\n");
    const { changelog, notes, notesFile } = await readPlaces();
    expect(changelog).toBe("# Changelog\n\nSee the releases.\n");
    for (const text of [notes, notesFile]) expect(text).toContain("Stream answers");
  });
});
